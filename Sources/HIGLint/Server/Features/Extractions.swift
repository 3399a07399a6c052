import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// Giving a colour a name of its own.
extension LanguageServer {
  typealias Extraction = (title: String, edits: [String: [JSONValue]])

  /// Returns the literal colour at an offset, outside of a palette.
  private func writtenColor(_ reading: DocumentReading, at offset: Int) -> (value: NodeIndex, color: DynamicColor)? {
    let outline = reading.outline
    let tree = outline.tree
    guard let index = outline.place(at: offset), case .color? = outline.scalarType(of: index),
      case let value = outline.places[index].value, value != .none, tree[value].kind == .scalar,
      tree[value].range.contains(SourceRange(at: offset))
    else { return nil }
    let text = tree.text(of: value)
    guard !text.hasPrefix("$"), let color = try? DynamicColor.parse(text) else { return nil }
    if outline.places[index].parent >= 0, case .names(.palette) = outline.places[outline.places[index].parent].content {
      return nil
    }
    return (value, color)
  }

  /// Returns the edit that names a written colour by the palette that has it already.
  func namedColor(_ reading: DocumentReading, at offset: Int) -> Extraction? {
    guard let (value, color) = writtenColor(reading, at: offset) else { return nil }
    let names = reading.definitions.palette.filter { _, definition in
      let (tree, value) = (reading.definitions.trees[definition.tree], definition.value)
      return tree[value].kind == .scalar && (try? DynamicColor.parse(tree.text(of: value))) == color
    }.keys
    guard let name = names.min(by: Path.precedes) else { return nil }
    let quoted = ValueSpelling(isJSON: FileFormat(name: reading.path) == .json).scalar("$" + name, inFlow: true)
    let use: JSONValue = [
      "range": reading.json(reading.tree[value].range, encoding), "newText": .string(quoted),
    ]
    return (text("Use `$\(name)`", "使用 `$\(name)`"), [reading.document.uri: [use]])
  }

  /// Returns the edits that put a written colour into the palette.
  func extractedColor(_ reading: DocumentReading, at offset: Int) -> Extraction? {
    guard let (value, _) = writtenColor(reading, at: offset) else { return nil }
    let tree = reading.tree
    let text = tree.text(of: value)
    let isJSON = FileFormat(name: reading.path) == .json
    let name = unusedName("color", among: Set(reading.definitions.palette.keys))
    let field = WrittenField(name, .string(text))
    let quoted = ValueSpelling(isJSON: isJSON).scalar("$" + name, inFlow: true)
    let use: JSONValue = ["range": reading.json(tree[value].range, encoding), "newText": .string(quoted)]
    let title = self.text("Extract the colour into the palette", "将颜色提取到调色板")
    // The nearest palette takes it; else this file gets one.
    if let folder = folder(of: reading.document),
      let home = reading.definitions.trees.first(where: {
        $0.source.path != reading.path && Self.palette(in: $0) != nil && isCurrent($0.source, in: folder)
      }),
      Self.palette(in: tree) == nil, Path.contains(".", home.source.path), let palette = Self.palette(in: home)
    {
      let writer = SyntaxWriter(home, isJSON: FileFormat(name: home.source.path) == .json)
      guard let edits = try? writer.set([field], of: palette) else { return nil }
      let uri = folder.uri(of: home.source.path)
      let changes = edits.map { edit -> JSONValue in
        let place = json(Location(file: home.source, range: edit.range), in: folder)
        return ["range": place["range"], "newText": .string(edit.replacement)]
      }
      return (title, [reading.document.uri: [use], uri: changes])
    }
    let writer = SyntaxWriter(tree, isJSON: isJSON)
    let edits: [TextEdit]?
    if let palette = Self.palette(in: tree) {
      edits = try? writer.set([field], of: palette)
    } else if let root = tree.documents.first.map({ tree.target(of: $0.root) }), root != .none {
      edits = try? writer.set([WrittenField("palette", .mapping([field]))], of: root)
    } else {
      edits = nil
    }
    guard let edits, !edits.contains(where: { $0.range.overlaps(tree[value].range) }) else { return nil }
    let changes = edits.map { edit -> JSONValue in
      ["range": reading.json(edit.range, encoding), "newText": .string(edit.replacement)]
    }
    return (title, [reading.document.uri: [use] + changes])
  }

  /// Returns the mapping of a file's palette.
  private static func palette(in tree: SyntaxTree) -> NodeIndex? { mapping(of: .palette, in: tree) }

  /// Returns the mapping that is a section of a file.
  static func mapping(of section: SpecSection, in tree: SyntaxTree) -> NodeIndex? {
    for document in tree.documents {
      for entry in tree.entries(of: document.root) where tree.section(of: entry.key) == section {
        let value = tree.target(of: entry.value)
        if value != .none, tree[value].kind == .mapping { return value }
      }
    }
    return nil
  }

  func unusedName(_ base: String, among names: Set<String>) -> String {
    var number = 1
    while names.contains(number == 1 ? base : "\(base)\(number)") { number += 1 }
    return number == 1 ? base : "\(base)\(number)"
  }
}
