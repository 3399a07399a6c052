import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// Giving a colour or a view a name of its own.
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
        $0.source.path != reading.path && Self.palette(in: $0) != nil
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
  private static func palette(in tree: SyntaxTree) -> NodeIndex? {
    for document in tree.documents {
      for entry in tree.entries(of: document.root) where tree.section(of: entry.key) == .palette {
        let value = tree.target(of: entry.value)
        if value != .none, tree[value].kind == .mapping { return value }
      }
    }
    return nil
  }

  private func unusedName(_ base: String, among names: Set<String>) -> String {
    var number = 1
    while names.contains(number == 1 ? base : "\(base)\(number)") { number += 1 }
    return number == 1 ? base : "\(base)\(number)"
  }

  /// Returns the edits that make a component of a view, and use it in its place.
  func extractedView(_ reading: DocumentReading, at offset: Int) -> Extraction? {
    let outline = reading.outline
    let tree = outline.tree
    guard FileFormat(name: reading.path) != .json, tree.problems.isEmpty, let inner = outline.place(at: offset),
      let index = outline.chain(from: inner).first(where: { outline.objectType(of: $0) == NodeTypes.view }),
      // Inside of a component its parameters would be out of reach.
      outline.component(around: index) == nil, outline.places[index].key == .none,
      outline.child("use", of: index) == nil, let kind = outline.text("kind", of: index)
    else { return nil }
    let view = outline.places[index].value
    guard tree[view].kind == .mapping, tree[view].properties == .max,
      let root = outline.chain(from: index).last, case let document = outline.places[root].value,
      document != .none, tree[document].kind == .mapping, tree[document].style == .block,
      tree[document].indentation == 0
    else { return nil }
    let text = tree.source.text
    let base = outline.text("id", of: index) ?? kind
    let name = unusedName(Self.camelCase(base), among: Set(reading.definitions.components.keys))
    let range = tree[view].range.bounds
    var last = range.upperBound
    while last > range.lowerBound, text[last - 1] <= ASCII.space { last -= 1 }
    let body = Self.reindented(
      Array(text[range.lowerBound..<last]), by: Int(tree[view].indentation), to: 6, isFlow: tree[view].style == .flow)
    let lineBreak = text.contains(ASCII.carriageReturn) ? "\r\n" : "\n"
    var component = "  \(name):" + lineBreak + "    view:"
    component += tree[view].style == .flow ? " " + body : lineBreak + "      " + body
    let use: JSONValue = [
      "range": reading.json(range.lowerBound..<last, encoding),
      "newText": .string(tree[view].style == .flow ? "{use: \(name)}" : "use: \(name)"),
    ]
    let insertion: JSONValue
    if let section = outline.child("components", of: root), outline.places[section].value != .none,
      tree[outline.places[section].value].kind == .mapping, tree[outline.places[section].value].style == .block,
      tree[outline.places[section].value].indentation == 2
    {
      let line = tree.source.range(ofLine: tree.source.line(at: Int(tree[outline.places[section].key].range.start)))
      insertion = [
        "range": reading.json(line.upperBound..<line.upperBound, encoding), "newText": .string(lineBreak + component),
      ]
    } else if outline.child("components", of: root) == nil {
      var end = Int(tree[document].range.end)
      while end > 0, text[end - 1] <= ASCII.space { end -= 1 }
      // A comment behind the last value stays there.
      while end < text.count, text[end] != ASCII.lineFeed, text[end] != ASCII.carriageReturn { end += 1 }
      insertion = [
        "range": reading.json(end..<end, encoding),
        "newText": .string(lineBreak + "components:" + lineBreak + component),
      ]
    } else {
      return nil
    }
    return (
      self.text("Extract the view into a component", "将视图提取为组件"), [reading.document.uri: [use, insertion]]
    )
  }

  /// Returns the lines of a mapping with another indentation.
  private static func reindented(_ text: [UInt8], by old: Int, to new: Int, isFlow: Bool) -> String {
    var result: [UInt8] = []
    var i = 0
    while i < text.count {
      let byte = text[i]
      result.append(byte)
      i += 1
      guard byte == ASCII.lineFeed, i < text.count else { continue }
      var spaces = 0
      while i < text.count, text[i] == ASCII.space, spaces < old || isFlow {
        i += 1
        spaces += 1
      }
      if i < text.count, text[i] != ASCII.lineFeed, text[i] != ASCII.carriageReturn {
        result += [UInt8](repeating: ASCII.space, count: isFlow ? new + 2 : new)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a name such as `PayButton` for `pay-button`.
  private static func camelCase(_ text: String) -> String {
    var result = ""
    var raises = true
    for scalar in text.unicodeScalars {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        raises = true
        continue
      }
      result += raises ? scalar.properties.uppercaseMapping : String(scalar)
      raises = false
    }
    return result.unicodeScalars.first?.properties.isAlphabetic ?? false ? result : "View" + result
  }
}
