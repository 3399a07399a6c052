import HIGCore
import HIGImport
import HIGLanguage
import HIGLint
import HIGReading

/// The text of an open file as the features of an editor look at it: its tree, what the format makes of it, its names and
/// its model. Each is made when first asked for.
final class DocumentReading {
  /// What a file is to higlint.
  enum Kind { case spec, settings, rules, imported, other }

  let document: TextDocument
  let path: String
  let kind: Kind
  let tree: SyntaxTree
  /// The definitions that hold for the file, its own among them.
  let definitions: Definitions
  private(set) lazy var outline = SpecOutline(tree)
  private(set) lazy var names =
    switch kind {
    case .settings: FileNames(settings: tree)
    case .rules: FileNames(rules: tree)
    default: FileNames(outline)
    }
  /// The file's screens.
  private(set) lazy var model = ModelBuilder.screens(of: tree, definitions: definitions)
  private(set) lazy var nodes = NodePlaces(model, in: tree.source)
  /// The components of the file, each as a model of its own.
  private(set) lazy var components: [Model] = definitions.componentNames(in: tree).prefix(200).map {
    ModelBuilder.component(named: $0, definitions: definitions)
  }
  /// The bytes of a mark before the text, which is no part of the tree's text.
  var prefix: Int { tree.source.prefix }

  init(_ document: TextDocument, in folder: ProjectFolder?) {
    self.document = document
    path = document.place?.path ?? FileAddress.path(document.uri).map(Path.lastComponent) ?? "untitled.yaml"
    if FileName.isImported(path) {
      let reading = folder?.results.reading(path, bytes: document.text)
      tree = reading?.tree ?? SyntaxTree.reading(path, bytes: document.text)
      definitions = reading?.definitions ?? .none
      kind = .imported
      return
    }
    let source = SourceFile(path: path, stored: document.text)
    let format = FileFormat(name: path).flatMap { $0.isWritten ? $0 : nil } ?? .yaml
    let written = format.read(source)
    if ConfigurationLookup.fileNames.contains(Path.lastComponent(path)) {
      (tree, definitions, kind) = (written, .none, .settings)
    } else if Self.holdsRules(written) {
      (tree, definitions, kind) = (written, .none, .rules)
    } else if let reading = folder?.results.reading(path, bytes: document.text) {
      (tree, definitions, kind) = (reading.tree, reading.definitions, .spec)
    } else {
      tree = written.composed().tree
      definitions = Definitions(trees: [tree])
      kind = FileFormat(name: path)?.isWritten ?? false ? .spec : .other
    }
  }

  /// Whether a file is a list of rules, or a mapping with such a list.
  static func holdsRules(_ tree: SyntaxTree) -> Bool {
    guard let document = tree.documents.first, document.root != .none else { return false }
    var list = tree.target(of: document.root)
    guard list != .none else { return false }
    if tree[list].kind == .mapping {
      let keys = tree.entries(of: list).map { (tree.text(of: $0.key), $0.value) }
      if keys.contains(where: { ["define", "words", "acts", "grammar"].contains($0.0) }) { return true }
      guard let rules = keys.first(where: { $0.0 == "rules" }) else { return false }
      list = tree.target(of: rules.1)
    }
    guard list != .none, tree[list].kind == .sequence, let first = tree.children(of: list).first(where: { _ in true })
    else { return false }
    let keys = Set(tree.entries(of: first).map { tree.text(of: $0.key) })
    return keys.contains("id") && !keys.isDisjoint(with: ["select", "require", "checks", "why", "when", "message"])
  }

  /// Returns the offset in the tree's text of one in the document's.
  func offset(_ position: TextPosition, _ encoding: PositionEncoding) -> Int {
    max(0, document.offset(of: position, encoding) - prefix)
  }

  func json(_ range: SourceRange, _ encoding: PositionEncoding) -> JSONValue {
    document.json(Int(range.start) + prefix..<Int(range.end) + prefix, encoding)
  }

  func json(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONValue {
    json(SourceRange(range.lowerBound, range.upperBound), encoding)
  }
}

/// The nodes of a model by where they are written in one file.
struct NodePlaces {
  private var byStart: [UInt32: [NodeReference]] = [:]
  private let model: Model

  init(_ model: Model, in source: SourceFile) {
    self.model = model
    for index in 0..<model.nodeCount {
      let node = NodeReference(index)
      let location = model.location(of: node)
      guard location.file === source else { continue }
      byStart[location.range.start, default: []].append(node)
    }
  }

  /// Returns the node that is written in a range: the one of the base screen, if there are several.
  func node(_ range: SourceRange, ofType type: Int? = nil) -> NodeReference? {
    byStart[range.start]?.first { node in
      (type == nil || model.typeIndex(of: node) == type) && model.location(of: node).range == range
    }
  }
}
