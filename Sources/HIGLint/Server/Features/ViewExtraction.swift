import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// Making a component of a view: what it is in one place, its id and its frame, stays there, and so do its texts, as
/// arguments.
extension LanguageServer {
  func extractedView(_ reading: DocumentReading, at offset: Int) -> Extraction? {
    let outline = reading.outline
    let tree = outline.tree
    guard tree.problems.isEmpty, let inner = outline.place(at: offset),
      let index = outline.chain(from: inner).first(where: { outline.objectType(of: $0) == NodeTypes.view }),
      // Inside of a component its parameters would be out of reach.
      outline.component(around: index) == nil, outline.places[index].key == .none,
      outline.child("use", of: index) == nil, let kind = outline.text("kind", of: index),
      case let value = outline.places[index].value, tree[value].kind == .mapping, tree[value].properties == .max,
      let root = outline.chain(from: index).last.map({ outline.places[$0].value }), root != .none,
      tree[root].kind == .mapping
    else { return nil }
    let base = outline.text("id", of: index) ?? kind
    let name = unusedName(Self.camelCase(base), among: Set(reading.definitions.components.keys))
    let view = ExtractedView(outline, index, name: name, isJSON: FileFormat(name: reading.path) == .json)
    guard let use = view.use else { return nil }
    // Where others stand, if they stand somewhere else: unless the view is tied to its file by an alias.
    var home = tree
    if Self.mapping(of: .components, in: tree) == nil, !view.hasReferences, let folder = folder(of: reading.document) {
      home =
        reading.definitions.trees.first {
          $0.source.path != reading.path && Self.mapping(of: .components, in: $0) != nil
            && isCurrent($0.source, in: folder)
        } ?? tree
    }
    guard let definition = view.definition(in: home, root: home.source === tree.source ? root : nil) else { return nil }
    var edits: [String: [JSONValue]] = [
      reading.document.uri: [["range": reading.json(view.range, encoding), "newText": .string(use)]]
    ]
    for edit in definition {
      guard home.source !== tree.source, let folder = folder(of: reading.document) else {
        guard !edit.range.bounds.overlaps(view.range) else { return nil }
        edits[reading.document.uri, default: []].append(
          ["range": reading.json(edit.range, encoding), "newText": .string(edit.replacement)])
        continue
      }
      let place = json(Location(file: home.source, range: edit.range), in: folder)
      edits[folder.uri(of: home.source.path), default: []].append(
        ["range": place["range"], "newText": .string(edit.replacement)])
    }
    return (text("Extract the view into a component", "将视图提取为组件"), edits)
  }

  /// Returns a name such as `PayButton` for `pay-button`, or `payButton`.
  fileprivate static func camelCase(_ text: String, isUpper: Bool = true) -> String {
    var result = ""
    var raises = isUpper
    for scalar in text.unicodeScalars {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        raises = !result.isEmpty || isUpper
        continue
      }
      result += raises ? scalar.properties.uppercaseMapping : String(scalar)
      raises = false
    }
    return result.unicodeScalars.first?.properties.isAlphabetic ?? false ? result : (isUpper ? "View" : "view") + result
  }
}

/// A view as a component, and as a use of it.
private struct ExtractedView {
  let outline: SpecOutline
  let index: Int
  let name: String
  let isJSON: Bool
  /// The texts that become parameters, in their order, and the names of these.
  private var parameters: [(node: NodeIndex, name: String)] = []

  private var tree: SyntaxTree { outline.tree }
  private var view: NodeIndex { outline.places[index].value }
  private var isFlow: Bool { tree[view].style == .flow }

  private static let mostParameters = 12
  private static let texts: Set<String> = ["text", "title", "placeholder"]
  /// The keys that belong to the place where it is used.
  private static let ownKeys: Set<String> = ["id", "frame"]

  init(_ outline: SpecOutline, _ index: Int, name: String, isJSON: Bool) {
    self.outline = outline
    self.index = index
    self.name = name
    self.isJSON = isJSON
    var names: Set<String> = []
    for place in index + 1..<outline.places[index].end where parameters.count < Self.mostParameters {
      let field = outline.places[place]
      guard field.owner == NodeTypes.view, let text = field.field?.name, Self.texts.contains(text),
        isSimple(field.value)
      else { continue }
      let isOwn = field.parent == index
      let base =
        isOwn ? text : outline.text("id", of: field.parent).map { LanguageServer.camelCase($0, isUpper: false) }
      var name = base ?? text
      var number = 2
      while !names.insert(name).inserted {
        name = "\(base ?? text)\(number)"
        number += 1
      }
      parameters.append((field.value, name))
    }
  }

  /// Whether a value is a text in one line that says itself what it says.
  private func isSimple(_ value: NodeIndex) -> Bool {
    guard value != .none, tree[value].kind == .scalar, tree[value].properties == .max, tree[value].isVerbatim,
      !tree[value].range.isEmpty
    else { return false }
    let text = tree.text(of: value)
    return !text.hasPrefix("$") && !["none", "unknown", "null", "~"].contains(text) && !text.utf8.contains { $0 < 0x20 }
  }

  /// Whether it has an anchor or an alias in it.
  var hasReferences: Bool {
    let range = tree[view].range.bounds
    return tree.nodes.contains {
      range.contains(Int($0.range.start)) && ($0.kind == .alias || $0.properties != .max)
    }
  }

  /// The range that the use takes.
  var range: Range<Int> {
    var range = tree[view].range.bounds
    while range.count > 1, tree.source.text[range.upperBound - 1] <= ASCII.space {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  private var lineBreak: String { tree.source.text.contains(ASCII.carriageReturn) ? "\r\n" : "\n" }

  private func isOwn(_ entry: SyntaxTree.Entry) -> Bool { Self.ownKeys.contains(tree.text(of: entry.key)) }

  // MARK: The use

  /// What stands in its place; nil where its layout is one that nobody has.
  var use: String? {
    let spelling = ValueSpelling(isJSON: isJSON)
    let arguments = parameters.map { WrittenField($0.name, .string(tree.text(of: $0.node))) }
    var lines = [spelling.field(WrittenField("use", .string(name)))]
    let own = SyntaxTree.Entries(unmerged: view, in: tree).filter(isOwn)
    // First what it is called, last where it lies.
    let with = arguments.isEmpty ? [] : [spelling.field(WrittenField("with", .mapping(arguments)))]
    let kept = own.map { (tree.text(of: $0.key), written($0)) }
    lines += kept.filter { $0.0 == "id" }.map(\.1) + with + kept.filter { $0.0 != "id" }.map(\.1)
    guard isFlow else {
      return lines.joined(separator: lineBreak + String(repeating: " ", count: Int(tree[view].indentation)))
    }
    return "{" + lines.joined(separator: ", ") + "}"
  }

  private func written(_ entry: SyntaxTree.Entry) -> String {
    let start = Int(tree[entry.key].range.start)
    var end = max(Int(tree[entry.key].range.end), Int(tree[entry.value].range.end))
    while end > start, tree.source.text[end - 1] <= ASCII.space { end -= 1 }
    return String(decoding: tree.source.text[start..<end], as: UTF8.self)
  }

  // MARK: The definition

  /// Returns the edits that define the component in a file.
  ///
  /// - Parameter root: The mapping that gets a section where there is none; nil if there is one.
  func definition(in home: SyntaxTree, root: NodeIndex?) -> [TextEdit]? {
    let isJSON = FileFormat(name: home.source.path) == .json
    let section = LanguageServer.mapping(of: .components, in: home)
    guard let place = section ?? root else { return nil }
    let isBlock = home[place].style == .block
    guard isBlock, !isJSON else {
      guard let value = value(of: view) else { return nil }
      let component = WrittenField(name, .mapping(parameterFields + [WrittenField("view", value)]))
      let field = section == nil ? WrittenField("components", .mapping([component])) : component
      return try? SyntaxWriter(home, isJSON: isJSON).set([field], of: place)
    }
    let margin = Int(home[place].indentation)
    guard section != nil || margin == 0 else { return nil }
    let text = home.source.text
    let lineBreak = text.contains(ASCII.carriageReturn) ? "\r\n" : "\n"
    let spelling = ValueSpelling(isJSON: false)
    let indentation = section == nil ? 2 : margin
    func line(_ depth: Int, _ text: String) -> String {
      lineBreak + String(repeating: " ", count: indentation + depth) + text
    }
    var lines = section == nil ? lineBreak + "components:" : ""
    lines += line(0, spelling.key(name) + ":")
    for field in parameterFields { lines += line(2, spelling.field(field)) }
    if isFlow {
      lines += line(2, "view: " + body(indentation: indentation + 2, lineBreak))
    } else {
      lines += line(2, "view:") + line(4, body(indentation: indentation + 4, lineBreak))
    }
    var end = Int(home[place].range.end)
    while end > 0, text[end - 1] <= ASCII.space { end -= 1 }
    // A comment behind the last value stays there.
    while end < text.count, text[end] != ASCII.lineFeed, text[end] != ASCII.carriageReturn { end += 1 }
    return [TextEdit(at: end, lines)]
  }

  private var parameterFields: [WrittenField] {
    guard !parameters.isEmpty else { return [] }
    return [WrittenField("parameters", .mapping(parameters.map { WrittenField($0.name, .string("text")) }))]
  }

  /// Returns the view's text without what stays where it was, with its texts as parameters.
  private func body(indentation: Int, _ lineBreak: String) -> String {
    let entries = Array(SyntaxTree.Entries(unmerged: view, in: tree))
    let text = tree.source.text
    let range = self.range
    var result = ""
    if isFlow {
      // Each entry with what stands before it, but for the first, which has none before it any more.
      var before = range.lowerBound + 1
      for entry in entries {
        let start = Int(tree[entry.key].range.start)
        let end = max(Int(tree[entry.key].range.end), Int(tree[entry.value].range.end))
        if !isOwn(entry) { result += result.isEmpty ? changed(start..<end) : changed(before..<end) }
        before = end
      }
      result = "{" + result + String(decoding: text[before..<range.upperBound], as: UTF8.self)
    } else {
      // Each entry with the comments above it, up to the end of its line.
      for (number, entry) in entries.enumerated() where !isOwn(entry) {
        let start = number == 0 ? range.lowerBound : lineStart(before: entry, after: entries[number - 1])
        let end =
          number + 1 < entries.count ? lineStart(before: entries[number + 1], after: entry) : range.upperBound
        result += changed(start..<end)
      }
      while result.utf8.last.map({ $0 <= ASCII.space }) ?? false { result.unicodeScalars.removeLast() }
      result = String(result.drop { $0 == " " })
    }
    return Self.reindented(
      Array(result.utf8), by: Int(tree[view].indentation), to: indentation, isFlow: isFlow)
  }

  /// Returns the start of the line behind that in which an entry ends.
  private func lineStart(before entry: SyntaxTree.Entry, after previous: SyntaxTree.Entry) -> Int {
    let text = tree.source.text
    let limit = Int(tree[entry.key].range.start)
    var i = max(Int(tree[previous.key].range.end), Int(tree[previous.value].range.end))
    if i > 0, text[i - 1] == ASCII.lineFeed { return i }
    while i < limit, text[i] != ASCII.lineFeed { i += 1 }
    return min(i + 1, limit)
  }

  /// Returns a part of the text with its texts as parameters.
  private func changed(_ range: Range<Int>) -> String {
    let text = tree.source.text
    var result = ""
    var start = range.lowerBound
    for (node, name) in parameters {
      let place = tree[node].range.bounds
      guard place.lowerBound >= start, place.upperBound <= range.upperBound else { continue }
      result += String(decoding: text[start..<place.lowerBound], as: UTF8.self) + "$(\(name))"
      start = place.upperBound
    }
    return result + String(decoding: text[start..<range.upperBound], as: UTF8.self)
  }

  /// Returns the view as a value, comments left out; nil for one that has something else in it.
  private func value(of node: NodeIndex, depth: Int = 0) -> WrittenValue? {
    guard depth < 100 else { return nil }
    switch tree[node].kind {
    case .mapping:
      var fields: [WrittenField] = []
      for entry in SyntaxTree.Entries(unmerged: node, in: tree) where node != view || !isOwn(entry) {
        guard let value = value(of: entry.value, depth: depth + 1) else { return nil }
        fields.append(WrittenField(tree.text(of: entry.key), value))
      }
      return .mapping(fields)
    case .sequence:
      var items: [WrittenValue] = []
      for item in tree.children(of: node) {
        guard let value = value(of: item, depth: depth + 1) else { return nil }
        items.append(value)
      }
      return .list(items)
    case .scalar:
      if let parameter = parameters.first(where: { $0.node == node }) { return .string("$(\(parameter.name))") }
      let text = tree.text(of: node)
      switch tree.scalarValue(of: node) {
      case .string: return .string(text)
      case .null: return .verbatim("null")
      case .bool(let value): return .verbatim("\(value)")
      default: return tree[node].style == .plain ? .verbatim(text) : .string(text)
      }
    case .alias, .error: return nil
    }
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
}
