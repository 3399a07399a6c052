/// Turns changes to a file's values into edits of its text, in the file's own layout: block or brackets, quotes,
/// indentation, line ends.
///
/// A writer changes nothing itself. It gives edits, which may be shown, gathered, or made with
/// `SourceFile.stored(applying:)`; several calls about different places of one tree may be made together. A change that
/// the text has no room for is refused with a reason. A caller that must be sure reads the result again: the edits of a
/// sound file give a sound file.
public struct SyntaxWriter {
  /// The reason for which a change can't be written.
  public enum Refusal: Error, Hashable, Sendable {
    /// The text to be changed stands somewhere else, and other places refer to it.
    case shared
    /// The place could not be read, or is not of the kind that the change needs.
    case unreadable
    /// The text is laid out in a way that takes no such change.
    case layout

    public var message: Message {
      switch self {
      case .shared:
        Message(en: "it is an alias, and other places would change too", zhHans: "此处是别名，修改会影响其他位置")
      case .unreadable: Message(en: "it can't be read", zhHans: "此处无法读取")
      case .layout: Message(en: "its layout leaves no place for the change", zhHans: "此处的排版容不下这一修改")
      }
    }
  }

  package let tree: SyntaxTree
  package let values: ValueSpelling
  package let text: [UInt8]
  /// The file's line break, as after its first line: `\n`, `\r\n` or `\r`.
  let lineBreak: String
  /// The ranges between brackets.
  private let flow: OutermostRanges

  /// - Parameter isJSON: Whether only JSON may be written.
  public init(_ tree: SyntaxTree, isJSON: Bool) {
    self.tree = tree
    values = ValueSpelling(isJSON: isJSON)
    text = tree.source.text
    flow = OutermostRanges(
      tree.nodes.lazy.filter { ($0.kind == .mapping || $0.kind == .sequence) && $0.style == .flow }.map(\.range))
    let first = text.firstIndex { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
    lineBreak =
      first.map { i in
        guard tree.source.text[i] == ASCII.carriageReturn else { return "\n" }
        return i + 1 < tree.source.text.count && tree.source.text[i + 1] == ASCII.lineFeed ? "\r\n" : "\r"
      } ?? "\n"
  }

  // MARK: Changes

  /// Puts a value in the place of another one; a text keeps the quotes of the one before.
  public func replace(_ node: NodeIndex, with value: WrittenValue) throws(Refusal) -> [TextEdit] {
    let old = tree[node]
    guard old.kind != .error, !old.range.isEmpty else { throw .unreadable }
    var range = old.range
    // A block scalar ends behind a line break, which stays.
    while range.count > 1, Self.isBreak(text[Int(range.end) - 1]) { range.end -= 1 }
    if case .string(let string) = value, old.kind == .scalar {
      return [TextEdit(range, values.scalar(string, inStyleOf: old.style, inFlow: isInFlow(old.range)))]
    }
    return [TextEdit(range, values.inline(value))]
  }

  /// Replaces a part of a scalar's decoded text, given in UTF-8 offsets. The rest of the scalar stays as it is written.
  public func replaceText(
    _ part: Range<Int>, in scalar: NodeIndex, with replacement: String
  ) throws(Refusal) -> [TextEdit] {
    let node = tree[scalar]
    guard node.kind == .scalar else { throw node.kind == .alias ? .shared : .unreadable }
    guard node.first == .none, node.style != .xml else { throw .layout }
    let bytes = tree.withBytes(of: scalar, Array.init)
    guard part.lowerBound >= 0, part.upperBound <= bytes.count else { throw .unreadable }
    let whole = String(
      decoding: bytes[..<part.lowerBound] + replacement.utf8 + bytes[part.upperBound...], as: UTF8.self)
    let piece: String
    switch node.style {
    case .plain:
      guard ValueSpelling.isPlain(whole, inFlow: isInFlow(node.range)) else {
        return try replace(scalar, with: .string(whole))
      }
      piece = replacement
    case .literal, .folded:
      guard !replacement.utf8.contains(where: Self.isBreak) else { throw .layout }
      piece = replacement
    default:
      let quoted = values.scalar(replacement, inStyleOf: node.style, inFlow: true)
      guard quoted.utf8.first == text[Int(node.range.start)] else {
        return try replace(scalar, with: .string(whole))
      }
      piece = String(quoted.unicodeScalars.dropFirst().dropLast())
    }
    var range = tree.sourceRange(of: part, in: scalar)
    // A part at the end of a text ends before the closing quote.
    let isQuoted = node.style == .singleQuoted || node.style == .doubleQuoted || node.style == .jsonString
    if isQuoted, range.end == node.range.end {
      range = SourceRange(start: min(range.start, range.end - 1), end: range.end - 1)
    }
    return [TextEdit(range, piece)]
  }

  /// States fields of a mapping: one that is there gets another value in its place, others come last. Then takes out
  /// those of `removed` that are there.
  public func set(
    _ fields: [WrittenField], of mapping: NodeIndex, removing removed: [String] = []
  ) throws(Refusal) -> [TextEdit] {
    let node = tree[mapping]
    guard node.kind == .mapping else { throw node.kind == .alias ? .shared : .unreadable }
    var edits: [TextEdit] = []
    var new: [WrittenField] = []
    let entries = SyntaxTree.Entries(unmerged: mapping, in: tree).map { $0 }
    for field in fields {
      guard let entry = entries.first(where: { tree.text(of: $0.key) == field.key }) else {
        new.append(field)
        continue
      }
      if tree[entry.value].range.isEmpty {
        edits.append(TextEdit(at: try afterColon(of: entry.key), valueText(field.value, in: node)))
      } else {
        edits += try replace(entry.value, with: field.value)
      }
    }
    let isFlow = node.style == .flow
    for (index, entry) in entries.enumerated() where removed.contains(tree.text(of: entry.key)) {
      let (before, after) = (index > 0 ? entries[index - 1] : nil, index + 1 < entries.count ? entries[index + 1] : nil)
      edits.append(try removal(of: entry, after: before, before: after, inFlow: isFlow))
    }
    guard !new.isEmpty else { return edits }
    return edits
      + (try isFlow ? flowInsertion(of: new, into: mapping) : blockInsertion(of: new, into: mapping, leaving: removed))
  }

  /// Adds items at the end of a list.
  public func append(_ items: [WrittenValue], to list: NodeIndex) throws(Refusal) -> [TextEdit] {
    let node = tree[list]
    guard node.kind == .sequence else { throw node.kind == .alias ? .shared : .unreadable }
    guard !items.isEmpty else { return [] }
    return node.style == .flow ? try flowInsertion(of: items, into: list) : try blockInsertion(of: items, into: list)
  }

  // MARK: Places

  /// Whether a place lies between brackets, where a comma ends a text without quotes.
  package func isInFlow(_ range: SourceRange) -> Bool { flow.contains(range) }

  static func isBreak(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || byte == ASCII.carriageReturn }
  package static func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }

  func lineStart(_ offset: Int) -> Int {
    var i = offset
    while i > 0, !Self.isBreak(text[i - 1]) { i -= 1 }
    return i
  }

  func lineEnd(_ offset: Int) -> Int {
    var i = offset
    while i < text.count, !Self.isBreak(text[i]) { i += 1 }
    return i
  }

  /// Returns the offset behind the break of a line that ends at an offset.
  func afterBreak(_ offset: Int) -> Int {
    guard offset < text.count else { return offset }
    let isPair = text[offset] == ASCII.carriageReturn && offset + 1 < text.count && text[offset + 1] == ASCII.lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// Returns the text between the beginning of a line and an offset in it, if that is white space.
  package func indentation(before offset: Int) -> String? {
    // No farther than need be: a file may be one long line.
    var start = offset
    while start > 0, Self.isBlank(text[start - 1]) { start -= 1 }
    guard start == 0 || Self.isBreak(text[start - 1]) else { return nil }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  /// Returns the offset behind the colon that follows a key.
  func afterColon(of key: NodeIndex) throws(Refusal) -> Int {
    var i = Int(tree[key].range.end)
    while i < text.count, Self.isBlank(text[i]) { i += 1 }
    guard i < text.count, text[i] == ASCII.colon else { throw .layout }
    return i + 1
  }

  /// Returns the end of an entry.
  package func end(of entry: SyntaxTree.Entry) throws(Refusal) -> Int {
    let value = tree[entry.value].range
    return value.isEmpty ? try afterColon(of: entry.key) : Int(value.end)
  }
}
