import HIGImport
import HIGLanguage
import HIGReading

/// The place where something is to be completed: the file is read once more with a word of its own at the cursor, so that
/// a line that is only begun has its place in the whole.
struct CompletionSite {
  /// The range that a completion replaces, in the text as it is.
  let replaced: Range<Int>
  /// The part of the word before the cursor.
  let prefix: String
  let outline: SpecOutline
  /// The place whose key or value the word is.
  let index: Int
  /// Whether the word is a key.
  let isKey: Bool
  /// Whether the value stands between brackets, where a line is not to be broken.
  let isInFlow: Bool
  let isJSON: Bool
  /// Whether the word stands between quotes already.
  let isQuoted: Bool
  /// Whether a colon follows already.
  let hasColon: Bool

  /// The word that stands for what is to come.
  private static let word = "zqCursor0"

  init?(_ text: [UInt8], at offset: Int, path: String, isJSON: Bool) {
    let range = Self.wordRange(around: offset, in: text)
    let quote = range.lowerBound > 0 ? text[range.lowerBound - 1] : 0
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let rest = text[range.upperBound...].prefix { $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn }
    let isClosed = isQuoted && rest.first == quote
    let behind = (isClosed ? rest.dropFirst() : rest).first { $0 != ASCII.space && $0 != ASCII.tab }
    hasColon = behind == ASCII.colon
    self.isQuoted = isQuoted
    self.isJSON = isJSON
    replaced = range.lowerBound..<offset
    prefix = String(decoding: text[range.lowerBound..<offset], as: UTF8.self)
    var changed: [UInt8]
    // Where the word stands in the changed text.
    var start = range.lowerBound
    if isJSON {
      changed = Array(text[..<range.lowerBound])
      changed += Self.json(text, range, isQuoted: isQuoted, isClosed: isClosed, hasColon: hasColon)
      changed += text[(range.upperBound + (isClosed ? 1 : 0))...]
    } else {
      let brackets = OpenBrackets(
        in: text, around: range.lowerBound - (isQuoted ? 1 : 0), range.upperBound + (isClosed ? 1 : 0))
      let insertion = Self.yaml(
        text, range, quote: isQuoted ? quote : nil, isClosed: isClosed, behind: behind, bracket: brackets.atPlace.last)
      changed = []
      var end = 0
      for (offset, bytes) in brackets.missing where offset < range.lowerBound {
        changed += text[end..<offset]
        changed += bytes
        end = offset
        start += bytes.count
      }
      changed += text[end..<range.lowerBound]
      changed += insertion
      end = range.upperBound
      for (offset, bytes) in brackets.missing where offset >= range.upperBound {
        changed += text[end..<offset]
        changed += bytes
        end = offset
      }
      changed += text[end...]
    }
    let source = SourceFile(path: path, stored: changed)
    let tree = isJSON ? JSONReader.read(source) : YAMLReader.read(source)
    let outline = SpecOutline(tree)
    let word = Array(Self.word.utf8)
    func isWord(_ node: NodeIndex) -> Bool {
      guard node != .none, tree[node].kind == .scalar, Int(tree[node].range.start) <= start + 1,
        Int(tree[node].range.end) > start
      else { return false }
      return tree.withBytes(of: node) { $0.elementsEqual(word) }
    }
    var found: (index: Int, isKey: Bool)?
    for (index, place) in outline.places.enumerated() {
      if isWord(place.key) { found = (index, true) }
      if isWord(place.value) { found = (index, false) }
    }
    guard let found else { return nil }
    self.outline = outline
    index = found.index
    isKey = found.isKey
    let parent = outline.places[found.index].parent
    let holder = found.isKey ? (parent >= 0 ? outline.places[parent].value : .none) : outline.places[found.index].value
    isInFlow =
      isJSON || holder != .none && tree[holder].style == .flow
      || outline.chain(from: found.index).contains { index in
        let value = outline.places[index].value
        return value != .none && tree[value].style == .flow && tree[value].kind != .scalar
      }
  }

  /// The other keys of the mapping that the word is a key of.
  var keysBeside: Set<String> {
    let parent = outline.places[index].parent
    guard isKey, parent >= 0 else { return [] }
    return Set(
      outline.children(of: parent).filter { $0 != index && outline.places[$0].key != .none }
        .map { outline.tree.text(of: outline.places[$0].key) })
  }

  /// The keys that lead to the value, or to the mapping that the word is a key of, from the top.
  var keysAround: [String] {
    let start = isKey ? outline.places[index].parent : index
    return outline.chain(from: start).reversed().compactMap { index in
      let key = outline.places[index].key
      return key == .none ? nil : outline.tree.text(of: key)
    }
  }

  static func wordRange(around offset: Int, in text: [UInt8]) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "$"), UInt8(ascii: "#"), ASCII.minus, ASCII.slash, ASCII.dot, UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "*"):
        true
      default: LanguageServer.isNameByte(byte)
      }
    }
    var start = min(offset, text.count)
    while start > 0, offset - start < 256, isPart(text[start - 1]) { start -= 1 }
    // The dash of a list's item is no part of a word.
    while start < offset, text[start] == ASCII.minus { start += 1 }
    var end = min(offset, text.count)
    while end < text.count, end - offset < 256, isPart(text[end]) { end += 1 }
    return start..<end
  }

  private static func yaml(
    _ text: [UInt8], _ range: Range<Int>, quote: UInt8?, isClosed: Bool, behind: UInt8?, bracket: UInt8?
  ) -> [UInt8] {
    var insertion = Array(word.utf8)
    var start = range.lowerBound
    if let quote {
      start -= 1
      if !isClosed { insertion.append(quote) }
    }
    // The first word of a line, or of an item, is a key, until it turns out to be a value.
    var line = start
    while line > 0, text[line - 1] != ASCII.lineFeed, text[line - 1] != ASCII.carriageReturn { line -= 1 }
    let before = text[line..<start].filter { $0 != ASCII.space && $0 != ASCII.tab && $0 != ASCII.minus }
    if before.isEmpty, bracket != UInt8(ascii: "["), behind == nil || behind == UInt8(ascii: "#") {
      insertion.append(ASCII.colon)
    } else if let last = text[line..<start].last, last == ASCII.colon || last == ASCII.comma {
      insertion.insert(ASCII.space, at: 0)
    }
    return insertion
  }

  private static func json(
    _ text: [UInt8], _ range: Range<Int>, isQuoted: Bool, isClosed: Bool, hasColon: Bool
  ) -> [UInt8] {
    // What is open at the cursor, and whether a key is due there.
    var open: [(isObject: Bool, isKey: Bool)] = []
    var isInString = false
    var i = 0
    let end = range.lowerBound - (isQuoted ? 1 : 0)
    while i < end {
      let byte = text[i]
      if isInString {
        if byte == ASCII.backslash { i += 1 } else if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"): open.append((true, true))
        case UInt8(ascii: "["): open.append((false, false))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
        case ASCII.colon: if !open.isEmpty { open[open.count - 1].isKey = false }
        case ASCII.comma: if let last = open.last, last.isObject { open[open.count - 1].isKey = true }
        default: break
        }
      }
      i += 1
    }
    var insertion = isQuoted ? "" : "\""
    insertion += word + "\""
    let isKey = open.last.map { $0.isObject && $0.isKey } ?? false
    var suffix = isKey && !hasColon ? ": null" : ""
    let next = text[range.upperBound...].dropFirst(isClosed ? 1 : 0)
      .first { $0 > ASCII.space }
    if !hasColon, let next, next == UInt8(ascii: "\"") || next == UInt8(ascii: "{") { suffix += "," }
    return Array((insertion + suffix).utf8)
  }
}
