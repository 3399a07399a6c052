import HIGLanguage
import HIGReading

/// Reads the old text form of property lists, which `.strings` files are written in: `{ key = value; }`, `( a, b )`,
/// `<0fbd77>`, quoted and bare strings, comments of C.
///
/// A file of pairs without braces is a mapping too. Text is a scalar of style `.xml` whose range is that between
/// the quotes; if escapes change it, a literal. Without recursion: open collections are kept in a list.
struct OpenStepReader {
  /// The depth at which a reader stops.
  private static let maximumDepth = 1000

  private struct Open {
    var isMapping: Bool
    var start: Int
    var children: [NodeIndex] = []
    /// Whether the mapping is the file, without braces.
    var isFile = false
  }

  private let bytes: [UInt8]
  private var position = 0
  private var writer: SpecTreeWriter
  private var open: [Open] = []
  private var problem: (message: Message, range: SourceRange)?

  /// Returns a tree with one document; if a mistake stops the reader, with its place and the values before it.
  static func read(_ source: SourceFile) -> SyntaxTree {
    var reader = OpenStepReader(source)
    let root = reader.readFile()
    reader.writer.setRoot(root)
    if let offset = source.invalidOffset {
      reader.fail(.notUnicode, SourceRange(offset, min(offset + 1, source.text.count)))
    }
    if let problem = reader.problem {
      reader.writer.tree.problems = [
        Diagnostic(
          rule: "syntax/strings", severity: .error, message: problem.message,
          at: Location(file: source, range: problem.range))
      ]
    }
    return reader.writer.tree
  }

  private init(_ source: SourceFile) {
    bytes = source.text
    writer = SpecTreeWriter(source)
  }

  // MARK: Structure

  private mutating func readFile() -> NodeIndex {
    skipSpace()
    guard position < bytes.count else { return writer.mapping(at: SourceRange(at: bytes.count), []) }
    let first = bytes[position]
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "(") || first == UInt8(ascii: "<") {
      return readValue()
    }
    open = [Open(isMapping: true, start: position, isFile: true)]
    return readCollections()
  }

  private mutating func readValue() -> NodeIndex {
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      open = [Open(isMapping: bytes[position] == UInt8(ascii: "{"), start: position)]
      position += 1
      return readCollections()
    default: return readScalar() ?? writer.text("", at: SourceRange(at: position))
    }
  }

  /// Reads until the outermost collection is closed.
  private mutating func readCollections() -> NodeIndex {
    while problem == nil {
      skipSpace()
      guard let last = open.last else { break }
      guard position < bytes.count else {
        if !(last.isFile && open.count == 1) { fail(.unfinished, SourceRange(last.start, last.start + 1)) }
        break
      }
      if let closed = closeIfEnded(last) {
        if open.isEmpty { return closed }
        finishValue(closed)
        continue
      }
      if last.isMapping { readPair() } else { readItem() }
    }
    // Close what is open, inside out.
    var node = writer.mapping(at: SourceRange(at: bytes.count), [])
    while let top = open.popLast() {
      node = make(top, end: min(position, bytes.count))
      if let parent = open.indices.last { open[parent].children.append(node) }
    }
    return node
  }

  private mutating func closeIfEnded(_ last: Open) -> NodeIndex? {
    let end = last.isMapping ? UInt8(ascii: "}") : UInt8(ascii: ")")
    guard bytes[position] == end, !last.isFile else { return nil }
    position += 1
    open.removeLast()
    return make(last, end: position)
  }

  private mutating func make(_ open: Open, end: Int) -> NodeIndex {
    let range = SourceRange(open.start, max(open.start, end))
    guard open.isMapping else { return writer.sequence(at: range, open.children) }
    var entries: [SpecTreeWriter.Entry] = []
    var i = 0
    while i + 1 < open.children.count {
      entries.append((open.children[i], open.children[i + 1]))
      i += 2
    }
    return writer.mapping(at: range, entries)
  }

  /// Reads the end of a value: `;` in a mapping, `,` in a list.
  private mutating func finishValue(_ value: NodeIndex) {
    guard let last = open.indices.last else { return }
    open[last].children.append(value)
    skipSpace()
    if open[last].isMapping {
      guard position < bytes.count, bytes[position] == UInt8(ascii: ";") else {
        return fail(.missing(";"), SourceRange(at: min(position, bytes.count)))
      }
      position += 1
    } else if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      position += 1
    } else if position >= bytes.count || bytes[position] != UInt8(ascii: ")") {
      fail(.missing(","), SourceRange(at: min(position, bytes.count)))
    }
  }

  /// Reads `key = value;`, or `key;` if the value is the key.
  private mutating func readPair() {
    guard let last = open.indices.last else { return }
    guard let key = readScalar() else { return }
    open[last].children.append(key)
    skipSpace()
    guard position < bytes.count else { return fail(.missing("="), writer.tree[key].range) }
    if bytes[position] == UInt8(ascii: ";") {
      finishValue(writer.copy(key))
      return
    }
    guard bytes[position] == UInt8(ascii: "=") else { return fail(.missing("="), SourceRange(at: position)) }
    position += 1
    readItem()
  }

  private mutating func readItem() {
    skipSpace()
    guard position < bytes.count else { return fail(.missing(";"), SourceRange(at: bytes.count)) }
    if bytes[position] == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "(") {
      guard open.count < Self.maximumDepth else { return fail(.tooDeep, SourceRange(position, position + 1)) }
      open.append(Open(isMapping: bytes[position] == UInt8(ascii: "{"), start: position))
      position += 1
      return
    }
    if let scalar = readScalar() { finishValue(scalar) }
  }

  // MARK: Scalars

  private mutating func readScalar() -> NodeIndex? {
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return readQuoted(bytes[position])
    case UInt8(ascii: "<"): return readBytes()
    case let byte where Self.isBare(byte):
      let start = position
      while position < bytes.count, Self.isBare(bytes[position]) { position += 1 }
      return writer.written(SourceRange(start, position), isVerbatim: true)
    default:
      fail(.unexpected, SourceRange(position, position + 1))
      return nil
    }
  }

  private mutating func readQuoted(_ quote: UInt8) -> NodeIndex? {
    let start = position + 1
    var i = start
    var hasEscapes = false
    while i < bytes.count, bytes[i] != quote {
      if bytes[i] == UInt8(ascii: "\\") {
        hasEscapes = true
        i += 1
      }
      i += 1
    }
    guard i < bytes.count else {
      fail(.missing("\""), SourceRange(position, position + 1))
      position = bytes.count
      return nil
    }
    position = i + 1
    let range = SourceRange(start, i)
    if hasEscapes { return writer.text(String(decoding: Self.unescaped(bytes[start..<i]), as: UTF8.self), at: range) }
    return writer.written(range, isVerbatim: true)
  }

  /// Reads `<0fbd 77>`: bytes, whose value nobody needs here.
  private mutating func readBytes() -> NodeIndex? {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
    guard position < bytes.count else {
      fail(.missing(">"), SourceRange(start, start + 1))
      return nil
    }
    position += 1
    return writer.written(SourceRange(start, position), isVerbatim: true)
  }

  /// Decodes the escapes of NSPropertyListSerialization: those of C, octal numbers (in NeXTSTEP's encoding, of which
  /// only ASCII is taken), `\Uxxxx` in UTF-16.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var units: [UInt16] = []
    func flush() {
      guard !units.isEmpty else { return }
      result += Array(String(decoding: units, as: UTF16.self).utf8)
      units = []
    }
    var i = text.startIndex
    while i < text.endIndex {
      guard text[i] == UInt8(ascii: "\\"), i + 1 < text.endIndex else {
        flush()
        result.append(text[i])
        i += 1
        continue
      }
      let escaped = text[i + 1]
      i += 2
      if escaped == UInt8(ascii: "U") || escaped == UInt8(ascii: "u") {
        var value: UInt16 = 0
        var digits = 0
        while i < text.endIndex, digits < 4, let digit = hexadecimal(text[i]) {
          value = value << 4 | digit
          digits += 1
          i += 1
        }
        units.append(value)
        continue
      }
      flush()
      if escaped >= UInt8(ascii: "0"), escaped <= UInt8(ascii: "7") {
        var value = Int(escaped) - 0x30
        var digits = 1
        while i < text.endIndex, digits < 3, text[i] >= UInt8(ascii: "0"), text[i] <= UInt8(ascii: "7") {
          value = value * 8 + Int(text[i]) - 0x30
          digits += 1
          i += 1
        }
        result += value < 0x80 ? [UInt8(value)] : [0xEF, 0xBF, 0xBD]
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "a"): result.append(0x07)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "v"): result.append(0x0B)
      default: result.append(escaped)
      }
    }
    flush()
    return result
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte) - 55
    default: nil
    }
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: byte >= 0x80
    }
  }

  // MARK: Space

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= 0x20 {
        position += 1
      } else if bytes[position...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[position...].starts(with: [0xE2, 0x80, 0xA9])
      {
        position += 3
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    position = bytes.count
    fail(.missing("*/"), SourceRange(start, min(start + 2, bytes.count)))
  }

  // MARK: Problems

  private enum Problem {
    case missing(String)
    case unexpected, unfinished, tooDeep, notUnicode
  }

  private mutating func fail(_ what: Problem, _ range: SourceRange) {
    guard problem == nil else { return }
    let message: Message
    switch what {
    case .missing(let mark):
      message = Message(en: "Here `\(mark)` is missing", zhHans: "此处缺少 `\(mark)`")
    case .unexpected:
      message = Message(
        en: "A key or a text begins here, and not with this character; put it in quotes",
        zhHans: "键或文字不能以这个字符开头；请加上引号")
    case .unfinished:
      message = Message(en: "What is opened here is never closed", zhHans: "这里打开的括号没有关闭")
    case .tooDeep:
      message = Message(en: "This is nested too deeply to be read", zhHans: "嵌套过深，无法读取")
    case .notUnicode:
      message = Message(
        en: "The file is not valid Unicode from here on; save it as UTF-8", zhHans: "文件从这里开始不是有效的 Unicode 文本；请另存为 UTF-8"
      )
    }
    problem = (message, range)
  }
}
