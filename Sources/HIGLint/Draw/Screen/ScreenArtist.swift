import HIGCore
import HIGLanguage
import HIGReading

/// Draws one screen: what lies where comes from its `Scene`, what is drawn behind what from the `LayerPainter` and the
/// colours of texts from `Contrast`, as rules see them.
struct ScreenArtist {
  let model: Model
  let scene: Scene
  let screen: NodeReference
  let options: DrawingOptions
  let appearance: Appearance
  let painter: LayerPainter
  /// The language of the texts; nil where nothing tells one.
  let language: String?
  /// Whether the interface runs from right to left.
  let isMirrored: Bool
  /// The place of the text size that is drawn among those of Settings; nil where texts keep their usual size.
  let textSize: Int?
  /// What is drawn: a screen, or what stands on none of the app's.
  let subject: DrawnSubject
  /// The screen's own rectangle.
  var bounds: Rect
  /// The part that the bars leave.
  let area: Rect
  /// Where the views of a widget lie in its picture; of a screen all of it.
  var content: Rect
  var placement: Placement
  var canvas: Canvas
  private(set) var gaps: [DrawingGap] = []
  private var knownGaps: Set<DrawingGap> = []
  /// The places of what is drawn and is no view: items of bars, titles, buttons of alerts.
  var parts: [(node: NodeReference, rect: Rect)] = []
  /// The findings that are marked.
  var pins: [DrawingOptions.Pin] = []
  /// The number of blurs that show what lies below them.
  var blurs = 0
  /// Where the content begins in the drawing, and the number of scroll views that are open.
  private(set) var contentStart = 0
  private(set) var openClips = 0

  /// The size that a screen is drawn at where nothing states one: that of the iPhone 6.
  private static let usualSize = (width: 375.0, height: 667.0)

  init(_ screen: NodeReference, in model: Model, options: DrawingOptions) {
    self.model = model
    self.screen = screen
    self.options = options
    let scene = model.scene(of: screen) ?? Scene(model: model, screen: screen)
    self.scene = scene
    appearance = options.appearance ?? Drawing.statedAppearances(of: screen, in: model).first ?? .light
    painter = LayerPainter(model: model, appearance: appearance)
    language = options.language ?? Self.firstLanguage(of: model)
    isMirrored = language.map(Self.isRightToLeft) ?? false
    textSize = Self.textSize(of: screen, in: model, asked: options.textSize)
    canvas = Canvas(prefix: options.prefix)
    subject = DrawnSubject(screen, in: model)
    let (bounds, isKnown) =
      subject.bounds(of: scene, device: options.device) ?? Self.bounds(of: scene, device: options.device)
    self.bounds = bounds
    content = bounds
    if subject != .screen {
      area = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
      views = subject == .widget ? Self.viewsOfWidget(screen, in: scene) : []
      placement = Placement(scene, of: [], size: bounds, area: area, popover: nil) { _, _, _ in
        NaturalSize(width: 0, height: 0)
      }
      if subject == .widget { placeWidget(isKnown: isKnown) }
      return
    }
    let content = scene.contentArea
    let below = scene.size.height.flatMap { height in content.height.map { height - (content.y ?? 0) - $0 } }
    let top = model.typeIndex(of: screen) == NodeTypes.component ? 0 : content.y ?? 0
    area = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - (below ?? 0)))
    let popoverNode = model.node(Self.popoverName, of: screen)
    views = popoverNode == nil ? scene.views : scene.views.filter { !Self.isIn(popoverNode, $0, model) }
    popoverViews = popoverNode == nil ? [] : scene.views.filter { Self.isIn(popoverNode, $0, model) }
    // A first, empty one: the sizes of views are asked of the artist.
    placement = Placement(scene, size: bounds, area: area, popover: nil) { _, _, _ in NaturalSize(width: 0, height: 0) }
    let popover = popoverFrame()
    let artist = self
    placement = Placement(scene, size: bounds, area: area, popover: popover?.content) { view, column, width in
      artist.naturalSize(of: view, column: column, width: width)
    }
    if isComponent {
      self.bounds = componentBounds()
    } else if !isKnown {
      note(.size, screen)
    } else if let device = options.device, let own = model.string(Names.device, of: screen), own != device {
      note(.device, screen)
    }
  }

  private static let languagesRightToLeft: Set<String> = ["ar", "he", "fa", "ur", "iw", "ps", "yi", "ug", "dv"]

  static func isRightToLeft(_ language: String) -> Bool {
    languagesRightToLeft.contains(language.lowercased().split(separator: "-").first.map(String.init) ?? "")
  }

  private static func firstLanguage(of model: Model) -> String? {
    guard model.app != .none, case .list(let languages) = model.value(of: Names.languages, at: model.app),
      case .string(let first)? = languages.first
    else { return nil }
    return first
  }

  /// Returns the screen's rectangle, and whether its size is known.
  fileprivate static func bounds(of scene: Scene, device: String?) -> (Rect, Bool) {
    var width = scene.size.width
    var height = scene.size.height
    if let device = device.flatMap({ Device.table[$0] }) {
      let isLandscape =
        (scene.model.string(Names.orientation, of: scene.screen)?.hasPrefix("landscape") ?? false)
        || (width ?? 0) > (height ?? .infinity)
      (width, height) = isLandscape ? (device.height, device.width) : (device.width, device.height)
    }
    let isKnown = width != nil && height != nil
    // A picture that nobody could open helps nobody.
    func bounded(_ length: Double?, _ usual: Double) -> Double { min(max(length ?? usual, 1), 20_000) }
    return (
      Rect(x: 0, y: 0, width: bounded(width, usualSize.width), height: bounded(height, usualSize.height)), isKnown
    )
  }

  /// The number of views around one another that a path names: deeper ones go by the path of the view around them, as
  /// the names of thousands of views in a thousand others would be longer than all else.
  private static let deepestPath = 48

  /// Returns the path of a node, or of the view around it that has one.
  func path(of node: NodeReference) -> String {
    var depth = 0
    var current = model.parent(of: node)
    while current != .none {
      depth += 1
      current = model.parent(of: current)
    }
    var named = node
    while depth > Self.deepestPath {
      named = model.parent(of: named)
      depth -= 1
    }
    return model.path(of: named)
  }

  /// Remembers what a spec does not state.
  mutating func note(_ kind: DrawingGap.Kind, _ node: NodeReference) {
    let gap = DrawingGap(kind: kind, path: path(of: node))
    if knownGaps.insert(gap).inserted { gaps.append(gap) }
  }

  // MARK: The whole

  mutating func drawing() -> Drawing {
    switch subject {
    case .screen: drawScreen()
    case .pass: drawPass()
    case .widget: drawWidget()
    }
    // What else is marked is marked of screens.
    if subject == .screen || options.annotations == .findings { drawAnnotations() }
    var height = bounds.height
    if options.hasLegend { height += drawLegend(below: height) }
    let path = self.path(of: screen)
    var marks: [DrawingOptions.Annotations: [DrawnMark]] = [:]
    if options.wantsMarks {
      for kind in [DrawingOptions.Annotations.targets, .contrast, .frames] { marks[kind] = self.marks(kind) }
    }
    return Drawing(
      path: path, screen: ScreenArtist.screenID(of: screen, in: model), state: stateName,
      svg: canvas.file(width: bounds.width, height: height, title: path), size: (bounds.width, height),
      screenSize: (bounds.width, bounds.height), pins: pins,
      places: options.pins.isEmpty ? [] : placesOfPins(), marks: marks, gaps: gaps)
  }

  private mutating func drawScreen() {
    canvas.beginClip(bounds, radius: cornerRadius)
    contentStart = canvas.position
    drawGround()
    let (below, inBars) = viewsBelowAndInBars()
    draw(below)
    if !isComponent { drawBars() }
    draw(inBars)
    drawPresented()
    canvas.endGroup()
  }

  /// The name of the state, the variant or what lies over the screen; a variant may have one of its own.
  private var stateName: String? {
    let base = ScreenVariantFacts.base(of: screen, in: model)
    let own = base == screen ? nil : model.string(Names.id, of: screen)
    let name = model.stateNames[screen.index].map { state in
      own.flatMap { $0 == model.string(Names.id, of: base) ? nil : $0 } ?? state
    }
    let parts = [name, options.presented?.rawValue].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  /// Returns the id of a screen, which a state shares with the screen that it is of.
  static func screenID(of screen: NodeReference, in model: Model) -> String {
    if model.typeIndex(of: screen) == NodeTypes.component { return model.path(of: screen) }
    if let name = DrawnSubject(screen, in: model).name(of: screen, in: model) { return name }
    let base = ScreenVariantFacts.base(of: screen, in: model)
    return model.string(Names.id, of: base) ?? "screen"
  }

  /// The radius of the screen's corners: only the iPhone X has round ones.
  private var cornerRadius: Double { deviceName == "iphoneX" ? 39 : 0 }

  var deviceName: String? { options.device ?? model.string(Names.device, of: screen) }

  var isPad: Bool { deviceName?.hasPrefix("ipad") ?? (min(bounds.width, bounds.height) >= 700) }

  /// Whether a component is drawn by itself, on no screen.
  var isComponent: Bool { model.typeIndex(of: screen) == NodeTypes.component }

  /// The room around a component.
  private static let componentMargin = 8.0

  /// Returns the place that a component takes, and some room below it.
  private func componentBounds() -> Rect {
    let bottom = scene.views.map { placement.rect(of: $0).maxY }.max() ?? 44
    let right = scene.views.map { placement.rect(of: $0).maxX }.max() ?? bounds.width
    return Rect(
      x: 0, y: 0, width: min(max(right, 44), 20_000), height: min(max(bottom + Self.componentMargin, 44), 20_000))
  }

  private mutating func drawGround() {
    guard !isComponent else { return canvas.rect(bounds, fill: paint.grouped) }
    let layer = painter.background(of: screen, type: NodeTypes.screen, isContainer: true)
    if case .unknown = layer.layer {
      canvas.rect(bounds, fill: paint.ground)
      if !drawPictureOfBackground(of: screen, in: bounds, radius: 0, shadow: nil) { note(.background, screen) }
    } else {
      draw(layer, in: bounds)
    }
  }

  // MARK: Views

  /// What follows when all views inside of another are drawn.
  private enum Ending {
    case group
    case border(NodeReference, Rect)
  }

  /// The views of the screen itself, and those in its popover.
  private(set) var views: [NodeReference] = []
  private(set) var popoverViews: [NodeReference] = []

  /// The views that are in the picture.
  var shownViews: [NodeReference] { options.presented == .popover ? views + popoverViews : views }

  static let popoverName = Vocabulary.shared.nameID(of: "popover")

  private static func isIn(_ outer: NodeReference?, _ view: NodeReference, _ model: Model) -> Bool {
    guard let outer else { return false }
    return view.index > outer.index && view.index < model.nodes[Int(outer.index)].end
  }

  /// Returns the views that bars lie over, and those that lie in a bar: a title made of views is seen.
  private func viewsBelowAndInBars() -> (below: [NodeReference], inBars: [NodeReference]) {
    let hasTop = bar(Names.navigationBar) != nil || bar(Names.searchBar) != nil
    let hasBottom = bar(Names.toolbar) != nil || bar(Names.tabBar) != nil
    guard hasTop || hasBottom else { return (views, []) }
    var below: [NodeReference] = []
    var inBars: [NodeReference] = []
    /// The end of a view in a bar, with those inside of it.
    var end: UInt32 = 0
    for view in views {
      if view.index >= end, model.parent(of: view) == screen {
        let rect = placement.rect(of: view)
        if hasTop && rect.maxY <= area.y + 0.5 || hasBottom && rect.y >= area.maxY - 0.5 {
          end = model.nodes[Int(view.index)].end
        }
      }
      if view.index < end { inBars.append(view) } else { below.append(view) }
    }
    return (below, inBars)
  }

  /// Draws views in their order, each with those inside of it.
  mutating func draw(_ views: [NodeReference]) {
    var open: [(end: UInt32, ending: Ending)] = []
    var skipped: UInt32 = 0
    for view in views {
      while let last = open.last, view.index >= last.end { end(open.removeLast().ending) }
      guard view.index >= skipped else { continue }
      let last = model.nodes[Int(view.index)].end
      if isUnseen(view) {
        skipped = last
        continue
      }
      let rect = placement.rect(of: view)
      drawView(view, in: rect)
      if hasBorder(view) { open.append((last, .border(view, rect))) }
      guard last > view.index + 1 else { continue }
      if scene.scrolls(view) {
        canvas.beginClip(rect, radius: model.number(Names.cornerRadius, of: view) ?? 0)
        open.append((last, .group))
        openClips += 1
      }
    }
    while let last = open.popLast() { end(last.ending) }
  }

  private mutating func end(_ ending: Ending) {
    switch ending {
    case .group:
      canvas.endGroup()
      openClips -= 1
    case .border(let view, let rect): drawBorder(of: view, in: rect)
    }
  }

  private func isUnseen(_ view: NodeReference) -> Bool {
    if case .bool(true) = model.value(of: Names.hidden, at: view) { return true }
    return model.number(Names.alpha, of: view).map { $0 <= 0 } ?? false
  }

  /// Draws one view without those inside of it.
  private mutating func drawView(_ node: NodeReference, in rect: Rect) {
    let view = DrawnView(
      node: node, kind: model.string(Names.kind, of: node) ?? "", rect: rect,
      opacity: painter.opacity(of: node).upperBound, isEnabled: !isDisabled(node),
      isSelected: { if case .bool(true) = model.value(of: Names.selected, at: node) { true } else { false } }())
    drawBelowBlur(of: node, in: rect)
    canvas.beginNode(path(of: node))
    drawBackground(of: view)
    drawContent(of: view)
    drawHeaderAndFooter(of: view)
    noteOpenNames(of: node)
    if !placement.isStated(node) {
      note(.frame, node)
      canvas.rect(rect, stroke: .init(color: Annotation.guess, width: 1, dash: (4, 3)))
    }
    canvas.endGroup()
  }

  /// Notes a kind that no view has, and a component that nobody defines or that contains itself.
  private mutating func noteOpenNames(of node: NodeReference) {
    guard let kind = model.slot(Names.kind, of: node) else {
      if model.slot(Names.use, of: node) != nil { note(.component, node) }
      return
    }
    if kind.kind == .unknown, !model.saysUnknown(kind) { note(.kind, node) }
  }

  private func isDisabled(_ node: NodeReference) -> Bool {
    if case .bool(false) = model.value(of: Names.enabled, at: node) { return true }
    return false
  }
}

/// A view in the picture.
struct DrawnView {
  let node: NodeReference
  let kind: String
  let rect: Rect
  /// The product of its alpha and those of the views around it.
  let opacity: Double
  let isEnabled: Bool
  let isSelected: Bool
}
