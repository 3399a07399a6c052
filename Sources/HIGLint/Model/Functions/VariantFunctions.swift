/// The functions of the rule language about a screen and its variants.
public enum VariantFunctions {
  public static let all: [Function] = [
    function(
      "uncoveredSizeClasses", gives: .list(.string),
      """
      The size classes that the app's devices and orientations give and for which neither the screen nor a variant of it \
      is drawn: `regular × regular`. A large iPhone on its side counts as an iPhone.
      """
    ) { uncovered($0, in: $1) },
    function(
      "kindChanges", [.list(.string)], gives: GeometryFunctions.found,
      """
      The views of a variant whose id has another kind in the base state: `view` and `base`. Views of the kinds given hold \
      others together and are passed over.
      """
    ) { kindChanges(of: $0, in: $1, passing: $2) },
    function(
      "orderChanges", gives: GeometryFunctions.found,
      """
      Of the top-level views of a variant one that comes before another (above it, or beside it on the left), while in the \
      base state the other comes first: `view` and `other`. A list of at most one; views without a known frame are left out.
      """
    ) { screen, model, _ in orderChanges(of: screen, in: model) },
    function(
      "builtOtherwise", gives: .list(.node(["screen"])),
      """
      The first of the base state and the earlier variants that has the size classes of a variant on another device, and \
      views of other kinds at the top level, or in another order. A list of at most one.
      """
    ) { screen, model, _ in builtOtherwise(screen, in: model) },
  ]

  private static func function(
    _ name: String, _ parameters: [ValueType] = [], gives result: ValueType, _ summary: String,
    _ answer: @escaping @Sendable (NodeReference, Model, Set<String>) -> Value
  ) -> Function {
    Function(name, [.init([.node(["screen"])] + parameters, result)], summary: summary) { arguments, context in
      guard let model = context.model, case .node(let screen)? = arguments.first, screen != .none else {
        return .unknown(Unknown("screen", .parameter))
      }
      var words: Set<String> = []
      if arguments.count > 1, case .list(let items) = arguments[1] {
        for case .string(let word) in items { words.insert(word) }
      }
      return answer(screen, model, words)
    }
  }

  private static func function(
    _ name: String, gives result: ValueType, _ summary: String,
    _ answer: @escaping @Sendable (NodeReference, Model) -> Value
  ) -> Function {
    function(name, [], gives: result, summary) { screen, model, _ in answer(screen, model) }
  }

  // MARK: Size classes

  private static let devices = Vocabulary.shared.nameID(of: "devices")
  private static let orientations = Vocabulary.shared.nameID(of: "orientations")

  private static func uncovered(_ screen: NodeReference, in model: Model) -> Value {
    guard let devices = words(devices, in: model) else { return .unknown(Unknown("devices", .notStated)) }
    var needed: [SizeClasses] = []
    if devices.contains("iphone") || devices.contains("ipod") {
      guard let held = words(orientations, in: model) else { return .unknown(Unknown("orientations", .notStated)) }
      if held.contains(where: { $0.hasPrefix("portrait") }) { needed.append(.uprightPhone) }
      if held.contains(where: { $0.hasPrefix("landscape") }) { needed.append(.sidewaysPhone) }
    }
    if devices.contains("ipad") { needed.append(.pad) }
    var drawn: Set<SizeClasses> = []
    for state in ScreenVariantFacts.withVariants(screen, in: model) {
      guard let classes = ScreenVariantFacts.classes(of: state, in: model) else {
        return .unknown(Unknown("sizeClass", .notStated))
      }
      drawn.insert(classes == .sidewaysLargePhone ? .sidewaysPhone : classes)
    }
    return .list(needed.filter { !drawn.contains($0) }.map { .string($0.description) })
  }

  private static func words(_ field: NameID, in model: Model) -> Set<String>? {
    guard model.app != .none, let slot = model.slot(field, of: model.app), slot.kind == .list else { return nil }
    return Set(model.items(of: slot).compactMap { $0.kind == .string ? model.string(of: $0) : nil })
  }

  // MARK: Views

  /// Returns the views of a screen by id, which is unique within it.
  private static func viewsByID(of screen: NodeReference, in model: Model) -> [String: NodeReference] {
    var views: [String: NodeReference] = [:]
    for view in model.scene(of: screen)?.views ?? [] {
      if let id = model.string(Names.id, of: view), views[id] == nil { views[id] = view }
    }
    return views
  }

  private static func kindChanges(
    of screen: NodeReference, in model: Model, passing holders: Set<String>
  ) -> Value {
    let base = ScreenVariantFacts.base(of: screen, in: model)
    guard base != screen else { return .list([]) }
    let before = viewsByID(of: base, in: model)
    return .list(
      (model.scene(of: screen)?.views ?? []).compactMap { view in
        guard let id = model.string(Names.id, of: view), let other = before[id],
          let kind = model.string(Names.kind, of: view), let otherKind = model.string(Names.kind, of: other),
          kind != otherKind, !(holders.contains(kind) && holders.contains(otherKind))
        else { return nil }
        return GeometryFunctions.map(["view": .node(view), "base": .node(other)])
      })
  }

  /// The number of views at the top level, or of variants, up to which they are compared.
  private static let mostCompared = 64

  private static func orderChanges(of screen: NodeReference, in model: Model) -> Value {
    let base = ScreenVariantFacts.base(of: screen, in: model)
    guard base != screen, let now = model.scene(of: screen), let then = model.scene(of: base) else { return .list([]) }
    let before = viewsByID(of: base, in: model)
    let shared = model.nodeList(Names.views, of: screen).prefix(mostCompared).compactMap {
      view -> (view: NodeReference, now: Rect, then: Rect)? in
      guard let id = model.string(Names.id, of: view), let other = before[id], model.parent(of: other) == base,
        let nowRect = now.box(of: view).rect, let thenRect = then.box(of: other).rect
      else { return nil }
      return (view, nowRect, thenRect)
    }
    for first in shared {
      for second in shared where comes(first.now, before: second.now) && comes(second.then, before: first.then) {
        return .list([GeometryFunctions.map(["view": .node(first.view), "other": .node(second.view)])])
      }
    }
    return .list([])
  }

  private static func comes(_ a: Rect, before b: Rect) -> Bool {
    if a.y + a.height <= b.y { return true }
    return a.y < b.y + b.height && a.x + a.width <= b.x
  }

  private static func builtOtherwise(_ screen: NodeReference, in model: Model) -> Value {
    guard ScreenVariantFacts.isVariant(screen, in: model) else { return .list([]) }
    guard let classes = ScreenVariantFacts.classes(of: screen, in: model),
      let device = model.string(Names.device, of: screen)
    else { return .unknown(Unknown("sizeClass", .notStated)) }
    let own = kinds(of: screen, in: model)
    guard !own.isEmpty else { return .list([]) }
    for other in ScreenVariantFacts.withVariants(screen, in: model).prefix(mostCompared) {
      if other == screen { break }
      guard ScreenVariantFacts.classes(of: other, in: model) == classes,
        let otherDevice = model.string(Names.device, of: other), otherDevice != device
      else { continue }
      let kinds = kinds(of: other, in: model)
      if !kinds.isEmpty, kinds != own { return .list([.node(other)]) }
    }
    return .list([])
  }

  /// Returns the kinds at the top level, equal neighbours as one: the number of rows does not belong to the layout.
  private static func kinds(of screen: NodeReference, in model: Model) -> [String] {
    var kinds: [String] = []
    for view in model.nodeList(Names.views, of: screen) where !ViewFacts.isDecorative(view, in: model) {
      if let kind = model.string(Names.kind, of: view), kinds.last != kind { kinds.append(kind) }
    }
    return kinds
  }
}
