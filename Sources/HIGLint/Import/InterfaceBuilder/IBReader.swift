import HIGCore
import HIGLanguage
import HIGReading

/// Reads one Interface Builder file into the words of a spec.
///
/// A fact that code may change before anyone sees it is unknown here: the text of a label with an outlet, the place of a
/// view in a stack, the font of a class with attributes of its own. Facts that are left out were not stated.
final class IBReader {
  typealias Entry = SpecTreeWriter.Entry

  let file: IBFile
  let surroundings: ImportSurroundings
  let connections: IBConnections
  let navigation: IBNavigation
  var writer: SpecTreeWriter
  /// The views and constraints that are not installed in the size class shown.
  let uninstalled: Set<String>
  /// The colours of `<resources>`, by name, as Interface Builder last saw them.
  let resourceColors: [String: IBElement]
  /// The constants that single constraints give a view's width and height.
  private var lengths: [String: FixedSize] = [:]
  /// Whether the file uses colours that adapt to the appearance: those that UIKit takes by itself then adapt, too.
  let isAdaptive: Bool
  /// Whether the file names colours of the catalog: components beside them may only stand in for others.
  let namesColors: Bool
  /// The views that are drawn below others of the same container, by id.
  private(set) var covered: Set<String> = []
  /// The controls that lie on another one that code can reach, too: it shows them in turn.
  private(set) var shownInTurn: Set<String> = []
  /// The named colours being looked up; guards against a colour that names itself.
  var colorsInProgress: Set<String> = []

  /// A size that constraints fix.
  struct FixedSize {
    /// A length, with the constant that states it.
    struct Length {
      var value: Double
      /// The place of the constant; nil where another view's, or a stack's, is the same.
      var place: SourceRange?
      /// The id of the constraint.
      var constraint: String?
    }

    var width: Length?
    var height: Length?
  }

  init(_ document: XMLDocument, surroundings: ImportSurroundings) {
    file = IBFile(document)
    self.surroundings = surroundings
    connections = IBConnections(file)
    navigation = IBNavigation(file, connections: connections, outline: surroundings.outline)
    writer = SpecTreeWriter(document.source)
    writer.tree.comments = document.comments
    var colors: [String: IBElement] = [:]
    var isAdaptive = false
    var namesColors = false
    for element in file.elements {
      if element.is("color"), element.attribute("systemColor") != nil { isAdaptive = true }
      if element.is("color"), let name = element["name"], surroundings.colorNames.contains(name) { namesColors = true }
      if element.is("namedColor") || element.is("systemColor"), element.parent?.is("resources") == true,
        let name = element["name"], let color = element.child("color")
      {
        colors[name] = color
      }
    }
    uninstalled = file.uninstalled()
    resourceColors = colors
    self.isAdaptive = isAdaptive
    self.namesColors = namesColors
    gatherLengths()
    gatherCovered()
  }

  // MARK: What lies below

  /// The number of views above one in its container that it is compared with.
  private static let mostSiblings = 200

  private func gatherCovered() {
    for subviews in file.elements where subviews.is("subviews") && subviews.parent?.is("stackView") == false {
      let views = subviews.children
      let frames = views.map { $0.child("rect", key: "frame").flatMap(rectangle) }
      for (index, view) in views.enumerated() {
        guard let id = view.id, paints(view), let frame = frames[index] else { continue }
        let above = frames[(index + 1)...].prefix(Self.mostSiblings)
        if above.contains(where: { upper in upper.map { overlap($0, frame) } ?? true }) { covered.insert(id) }
      }
      gatherTurns(views, frames)
    }
  }

  private func gatherTurns(_ views: [IBElement], _ frames: [Rectangle?]) {
    let controls = views.indices.filter { isBound(views[$0]) && ViewFacts.controls.contains(kind(of: views[$0])) }
    for (position, index) in controls.enumerated() {
      for other in controls[(position + 1)...].prefix(Self.mostSiblings) {
        guard let own = frames[index], let next = frames[other], isMostlyCovered(own, next) else { continue }
        for view in [views[index], views[other]] { if let id = view.id { shownInTurn.insert(id) } }
      }
    }
  }

  /// Whether half of one of two rectangles lies in the other.
  private func isMostlyCovered(_ a: Rectangle, _ b: Rectangle) -> Bool {
    let width = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    let height = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    return width > 0 && height > 0 && width * height * 2 >= min(a.width * a.height, b.width * b.height)
  }

  /// Whether a view shows something of its own and is no control.
  private func paints(_ view: IBElement) -> Bool {
    if view.is("imageView") || view.is("visualEffectView") { return true }
    guard view.is("view") || view.is("containerView") else { return false }
    if view.customClass != nil { return true }
    return view.child("color", key: "backgroundColor").map { !isClear($0) } ?? false
  }

  private typealias Rectangle = (x: Double, y: Double, width: Double, height: Double)

  private func rectangle(_ rect: IBElement) -> Rectangle? {
    guard let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return (x, y, width, height)
  }

  private func overlap(_ a: Rectangle, _ b: Rectangle) -> Bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  }

  // MARK: Sizes that constraints fix

  private func gatherLengths() {
    /// Pairs of lengths that are the same: as wide as high, or as another view.
    var same: [(Side, Side)] = []
    for constraint in file.elements where constraint.is("constraint") {
      guard let axis = constraint["firstAttribute"].flatMap(Axis.init), constraint.attribute("relation") == nil
      else { continue }
      // A constraint that may give way fixes nothing.
      if let priority = constraint.number("priority"), priority < 1000 { continue }
      if let id = constraint.id, uninstalled.contains(id) || connections.bound.contains(id) { continue }
      guard let view = constraint["firstItem"] ?? constraint.parent?.parent?.id else { continue }
      let multiplier = constraint["multiplier"]
      if let second = constraint["secondItem"] {
        guard multiplier == nil || multiplier == "1" || multiplier == "1:1", constraint.number("constant") ?? 0 == 0,
          let other = constraint["secondAttribute"].flatMap(Axis.init)
        else { continue }
        same.append(((view, axis), (second, other)))
      } else if multiplier == nil, let constant = constraint.number("constant"), constant > 0 {
        lengths[view, default: FixedSize()][keyPath: axis.path] = FixedSize.Length(
          value: constant, place: constraint.place(of: "constant"), constraint: constraint.id)
      }
    }
    spread(same)
  }

  private typealias Side = (view: String, axis: Axis)

  private enum Axis: String {
    case width, height

    var path: WritableKeyPath<FixedSize, FixedSize.Length?> { self == .width ? \.width : \.height }
  }

  /// Gives the lengths that are fixed to those that are the same.
  private func spread(_ same: [(Side, Side)]) {
    // Twice, for one that is the same as one that is the same; more are rare.
    for _ in 0..<2 {
      for (a, b) in same {
        for (from, to) in [(a, b), (b, a)] {
          guard var known = lengths[from.view]?[keyPath: from.axis.path] else { continue }
          if from.view != to.view { known.place = nil }
          if lengths[to.view]?[keyPath: to.axis.path] == nil {
            lengths[to.view, default: FixedSize()][keyPath: to.axis.path] = known
          }
        }
      }
    }
  }

  /// Adds the lengths that the view around a view fixes of it.
  func fix(_ view: IBElement, to arranged: FixedSize) -> FixedSize {
    var fixed = fixedSize(of: view)
    fixed.width = fixed.width ?? arranged.width
    fixed.height = fixed.height ?? arranged.height
    if let id = view.id { lengths[id] = fixed }
    return fixed
  }

  func fixedSize(of view: IBElement) -> FixedSize { view.id.flatMap { lengths[$0] } ?? FixedSize() }

  // MARK: Small parts

  func word(_ name: String, _ place: SourceRange) -> NodeIndex { writer.word(name, at: place) }

  /// Returns the text of an attribute in the form that it is written in.
  func string(_ attribute: XMLAttribute) -> NodeIndex {
    attribute.value.isEmpty
      ? writer.text("", at: attribute.nameRange) : writer.written(attribute.value, isVerbatim: attribute.isVerbatim)
  }

  /// Returns a number that an attribute states, with the attribute's place.
  func number(_ value: Double, of name: String, in element: IBElement) -> NodeIndex {
    writer.number(value, at: element.place(of: name))
  }

  /// Returns the origin of an imported node.
  func source(of element: IBElement, name: String) -> Entry? {
    guard let id = element.id else { return nil }
    let place = element.place(of: "id")
    var entries = [
      (word("object", place), writer.text(id, at: place)), (word("name", place), writer.text(name, at: place)),
    ]
    if shownInTurn.contains(id) { entries.append((word("inTurn", place), writer.flag(true, at: place))) }
    let fixed = fixedSize(of: element)
    for (name, length) in [("widthConstraint", fixed.width), ("heightConstraint", fixed.height)] {
      guard let constraint = length?.constraint else { continue }
      entries.append((word(name, place), writer.text(constraint, at: place)))
    }
    return (word("source", place), writer.mapping(at: place, entries))
  }

  /// Whether code can reach the object and change it.
  func isBound(_ element: IBElement) -> Bool {
    if let id = element.id, connections.bound.contains(id) { return true }
    return element.number("tag").map { $0 != 0 } ?? false
  }
}

/// The entries of a mapping in the making.
struct IBEntries {
  let reader: IBReader
  private(set) var list: [IBReader.Entry] = []

  init(_ reader: IBReader) { self.reader = reader }

  var isEmpty: Bool { list.isEmpty }

  mutating func add(_ name: String, at place: SourceRange, _ value: NodeIndex?) {
    guard let value else { return }
    list.append((reader.word(name, place), value))
  }

  mutating func add(_ entry: IBReader.Entry?) {
    if let entry { list.append(entry) }
  }

  /// Adds a word of the format.
  mutating func add(_ name: String, word: String?, at place: SourceRange) {
    if let word { add(name, at: place, reader.word(word, place)) }
  }

  mutating func add(_ name: String, flag: Bool?, at place: SourceRange) {
    if let flag { add(name, at: place, reader.writer.flag(flag, at: place)) }
  }

  mutating func add(_ name: String, number: Double?, at place: SourceRange) {
    if let number { add(name, at: place, reader.writer.number(number, at: place)) }
  }

  mutating func add(_ name: String, items: [NodeIndex], at place: SourceRange) {
    if !items.isEmpty { add(name, at: place, reader.writer.sequence(at: place, items)) }
  }

  func mapping(at place: SourceRange) -> NodeIndex { reader.writer.mapping(at: place, list) }
}
