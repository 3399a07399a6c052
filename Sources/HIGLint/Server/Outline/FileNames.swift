import HIGImport
import HIGLanguage
import HIGReading

/// What has a name that other places use.
enum NameKind: String, Hashable, Sendable, CaseIterable {
  case screen, view, component, parameter, color, textStyle
  /// Of rule files: rules, their parameters, lists of words and named expressions.
  case rule, ruleParameter, wordList, expression

  /// Whether expressions of rules read it by its name.
  var isVariable: Bool { self == .ruleParameter || self == .wordList || self == .expression }
}

/// A place where a name is defined or used.
struct NamePlace: Hashable, Sendable {
  var kind: NameKind
  var name: String
  /// What the name belongs to: of views and parameters the screen, component or rule, of lists and expressions the file.
  var scope: String?
  var isDefinition: Bool
  /// The range of the name itself, without quotes and marks.
  var range: SourceRange
  /// The range of what it names; for a use the name's.
  var whole: SourceRange
}

/// The names that a file defines and uses.
final class FileNames: Sendable {
  let source: SourceFile
  let places: [NamePlace]
  /// The screens that it defines: these are asked for most.
  let screens: [NamePlace]

  convenience init(path: String, bytes: [UInt8]) {
    let source = SourceFile(path: path, stored: bytes)
    guard let format = FileFormat(name: path), format.isWritten else {
      self.init(source, [])
      return
    }
    self.init(SpecOutline(format.read(source)))
  }

  convenience init(_ outline: SpecOutline) {
    var reader = NameReader(outline: outline)
    reader.read()
    self.init(outline.tree.source, reader.found)
  }

  init(_ source: SourceFile, _ places: [NamePlace]) {
    self.source = source
    self.places = places
    screens = places.filter { $0.kind == .screen && $0.isDefinition }
  }

  /// Returns the name at an offset.
  func place(at offset: Int) -> NamePlace? {
    places.first { Int($0.range.start) <= offset && offset <= Int($0.range.end) }
  }
}

/// The names of all files of a folder.
struct NameIndex {
  let files: [String: FileNames]

  init(_ files: [String: FileNames]) { self.files = files }

  /// Returns the places of what a name means, sorted by path and place.
  func places(of name: NamePlace) -> [(path: String, place: NamePlace)] {
    var found: [(path: String, place: NamePlace)] = []
    var scopes: Set<String?> = [name.scope]
    for (path, file) in files {
      for place in file.places where place.kind == name.kind && place.name == name.name {
        found.append((path, place))
        if place.isDefinition { scopes.insert(place.scope) }
      }
    }
    // Settings may name a view without its screen, and a named expression reads a parameter of whatever rule uses it:
    // where only one has one of that name, it is this one.
    let isOnly = (name.kind == .view || name.kind == .ruleParameter) && scopes.subtracting([nil]).count == 1
    found.removeAll { $0.place.scope != name.scope && !(isOnly && ($0.place.scope == nil || name.scope == nil)) }
    return found.sorted { a, b in
      a.path == b.path ? a.place.range < b.place.range : Path.precedes(a.path, b.path)
    }
  }

  /// Returns the definitions of a kind, sorted by name.
  func definitions(_ kind: NameKind, scope: String? = nil) -> [(path: String, place: NamePlace)] {
    var found: [(path: String, place: NamePlace)] = []
    for (path, file) in files {
      for place in kind == .screen ? file.screens : file.places
      where place.kind == kind && place.isDefinition && (scope == nil || place.scope == scope) {
        found.append((path, place))
      }
    }
    return found.sorted { a, b in
      a.place.name == b.place.name
        ? a.path == b.path ? a.place.range < b.place.range : Path.precedes(a.path, b.path)
        : Path.precedes(a.place.name, b.place.name)
    }
  }
}

/// Finds the names of a file.
private struct NameReader {
  let outline: SpecOutline
  var found: [NamePlace] = []

  private var tree: SyntaxTree { outline.tree }

  mutating func read() {
    for index in outline.places.indices { read(index) }
  }

  private mutating func read(_ index: Int) {
    let place = outline.places[index]
    if place.parent >= 0, place.key != .none, case .names(let named) = outline.places[place.parent].content {
      readNamed(named, index)
    }
    guard place.value != .none, tree[place.value].kind == .scalar else { return }
    readMarked(index)
    guard let (field, owner) = outline.scalarField(of: index) else { return }
    let name = tree.text(of: place.value)
    guard !name.isEmpty else { return }
    if owner == NodeTypes.screen, field.name == "id" {
      // A state or a variant keeps the screen's.
      add(.screen, name, at: place.value, isDefinition: true, whole: place.parent)
    } else if place.field?.name == "screen", place.parent >= 0, case .document = outline.places[place.parent].content {
      add(.screen, name, at: place.value, isDefinition: true, whole: place.parent)
    } else if field.name == "id", Self.viewTypes.contains(outline.vocabulary.types[owner].name) {
      add(
        .view, name, at: place.value, scope: scope(around: index), isDefinition: true,
        whole: place.parent)
    } else if owner == NodeTypes.view, field.name == "use" {
      add(.component, name, at: place.value)
    } else if field.name == "of", outline.vocabulary.types[owner].name == Self.answer {
      found += tree.namesInPath(tree.target(of: place.value))
    } else if field.name == "rule", outline.vocabulary.types[owner].name == Self.answer {
      add(.rule, name, at: place.value)
    } else if let kind = NameKind(naming: field.name, of: outline.vocabulary.types[owner].name) {
      add(kind, name, at: place.value, scope: kind == .view ? scope(around: index) : nil)
    }
  }

  private static let answer = "reviewAnswer"
  private static let viewTypes: Set<String> = ["view", "barItem", "navigationBar", "toolbar", "tabBar", "searchBar"]

  private func scope(around index: Int) -> String? {
    outline.component(around: index).map { "components/" + $0 } ?? outline.screen(around: index)
  }

  private mutating func readNamed(_ named: SpecPlace.NamedContent, _ index: Int) {
    let key = outline.places[index].key
    let name = tree.text(of: key)
    guard !name.isEmpty else { return }
    switch named {
    case .palette: add(.color, name, at: key, isDefinition: true, whole: index)
    case .textStyles: add(.textStyle, name, at: key, isDefinition: true, whole: index)
    case .components: add(.component, name, at: key, isDefinition: true, whole: index)
    case .parameters:
      add(.parameter, name, at: key, scope: outline.component(around: index), isDefinition: true, whole: index)
    case .arguments:
      let view = outline.places[outline.places[index].parent].parent
      guard view >= 0, let component = outline.text("use", of: view) else { return }
      add(.parameter, name, at: key, scope: component)
    case .overrides: add(.view, name, at: key, scope: outline.screen(around: index))
    case .answers: add(.rule, name, at: key)
    case .states, .languages, .appearances, .values: break
    }
  }

  /// Reads `$name` and `$(name)`.
  private mutating func readMarked(_ index: Int) {
    let value = outline.places[index].value
    let content = tree.contentRange(of: value).bounds
    guard content.count > 1, tree.source.text[content.lowerBound] == UInt8(ascii: "$") else { return }
    let text = tree.text(of: value)
    guard tree[value].isVerbatim, text.utf8.count == content.count else { return }
    if text.hasPrefix("$("), text.hasSuffix(")"), text.utf8.count > 3, let component = outline.component(around: index)
    {
      found.append(
        NamePlace(
          kind: .parameter, name: String(text.dropFirst(2).dropLast()), scope: component, isDefinition: false,
          range: SourceRange(content.lowerBound + 2, content.upperBound - 1),
          whole: SourceRange(content.lowerBound + 2, content.upperBound - 1)))
      return
    }
    let kind: NameKind
    switch outline.scalarType(of: index) {
    case .color: kind = .color
    case .word(.textStyle): kind = .textStyle
    // The argument of a component, or the default of a parameter: what its parameter takes is known elsewhere.
    case .opaque: kind = isFont(index) ? .textStyle : .color
    default: return
    }
    let range = SourceRange(content.lowerBound + 1, content.upperBound)
    found.append(
      NamePlace(
        kind: kind, name: String(text.dropFirst()), scope: nil, isDefinition: false, range: range, whole: range))
  }

  private func isFont(_ index: Int) -> Bool {
    let place = outline.places[index]
    guard place.key != .none else { return false }
    if case .parameter = place.parent >= 0 ? outline.places[place.parent].content : .other {
      return outline.text("type", of: place.parent) == "font"
    }
    return tree.text(of: place.key).lowercased().hasSuffix("font")
  }

  private mutating func add(
    _ kind: NameKind, _ name: String, at node: NodeIndex, scope: String? = nil, isDefinition: Bool = false,
    whole: Int? = nil
  ) {
    let range = tree.contentRange(of: node)
    let bounds = whole.map { outline.range(of: $0) }
    found.append(
      NamePlace(
        kind: kind, name: name, scope: scope, isDefinition: isDefinition, range: range,
        whole: bounds.map { SourceRange($0.lowerBound, $0.upperBound) } ?? range))
  }
}

extension NameKind {
  /// Creates the kind of thing that a field names.
  init?(naming field: String, of type: String) {
    switch (type, field) {
    case (_, "opens"), ("link", "to"), ("app", "entry"), ("backItem", "target"), ("loading", "ahead"): self = .screen
    case ("link", "by"), ("popover", "from"), ("view", "inputView"), ("modal", "covers"), ("tabBar", "selected"):
      self = .view
    default: return nil
    }
  }
}
