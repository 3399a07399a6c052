/// Reads JSON (RFC 8259, to the letter) into a syntax tree.
public enum JSONReader {
  /// Reads the one value of a file. Never fails: text that is not JSON is a problem, and if nothing can be made of it
  /// an error node. Time and memory are linear in the size of the text, however deep it nests.
  public static func read(_ source: SourceFile) -> SyntaxTree {
    var tree = SyntaxTree(source: source)
    let end = source.invalidOffset ?? source.text.count
    source.text.withUnsafeBufferPointer { text in
      var parser = JSONParser(source: source, text: UnsafeBufferPointer(rebasing: text[..<end]))
      parser.read()
      tree.nodes = parser.nodes
      tree.documents = [SyntaxDocument(root: parser.root)]
      tree.problems = parser.problems
    }
    if source.invalidOffset != nil {
      let next = end < source.text.count ? end + 1 : end
      tree.append(rule: "syntax/encoding", SourceRange(end, next), .notUnicode)
    }
    tree.problems.sort { $0.location.range < $1.location.range }
    return tree
  }
}

private struct JSONParser {
  /// An open object or array.
  struct Frame {
    /// The kind of token that may come next.
    enum Expectation { case firstOrEnd, element, colon, value, commaOrEnd }

    var node: NodeIndex
    var isObject: Bool
    var tail = NodeIndex.none
    var expects = Expectation.firstOrEnd
  }

  let source: SourceFile
  let text: UnsafeBufferPointer<UInt8>
  let end: Int
  var pos = 0
  var lineStart = 0
  var root = NodeIndex.none
  var nodes: [SyntaxNode] = []
  var problems: [Diagnostic] = []
  /// The line of the last problem: one mistake gives one diagnostic.
  var problemLine = -1
  var stack: [Frame] = []

  init(source: SourceFile, text: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.text = text
    end = text.count
    nodes.reserveCapacity(text.count / 8 + 4)
  }

  mutating func read() {
    skipBlank()
    if pos >= end {
      report(SourceRange(at: pos), .noValue)
      root = append(SyntaxNode(kind: .error, style: .plain, range: SourceRange(at: pos)))
      return
    }
    repeat {
      step()
      skipBlank()
    } while (!stack.isEmpty || root == .none) && pos < end
    if root == .none { root = append(SyntaxNode(kind: .error, style: .plain, range: SourceRange(at: pos))) }
    if let open = stack.last {
      let opening = Int(nodes[Int(open.node.value)].range.start)
      report(
        SourceRange(opening, opening + 1), .unclosedBracket(open.isObject ? "{" : "["),
        rule: "syntax/unclosed-bracket")
      while let frame = stack.popLast() { close(frame) }
    } else if pos < end {
      report(SourceRange(pos, pos + 1), .afterRoot)
    }
  }

  /// Reads one token. Always moves on.
  private mutating func step() {
    let c = text[pos]
    if c == ASCII.hash || (c == ASCII.slash && pos + 1 < end && (text[pos + 1] == c || text[pos + 1] == ASCII.asterisk))
    {
      skipComment()
      return
    }
    guard var frame = stack.popLast() else {
      readValue(c)
      return
    }
    switch c {
    case ASCII.closeBracket, ASCII.closeBrace:
      if frame.expects == .element {
        report(SourceRange(pos, pos + 1), .trailingComma)
      } else if frame.expects == .colon || frame.expects == .value {
        report(SourceRange(pos, pos + 1), .keyWithoutValue)
        attach(append(SyntaxNode(kind: .error, style: .plain, range: SourceRange(at: pos))), to: &frame)
        frame.expects = .commaOrEnd
      }
      if (c == ASCII.closeBrace) != frame.isObject {
        report(
          SourceRange(pos, pos + 1),
          .wrongBracket(c == ASCII.closeBrace ? "}" : "]", opening: frame.isObject ? "{" : "["),
          rule: "syntax/unclosed-bracket")
      }
      pos += 1
      close(frame)
      return
    case ASCII.comma:
      if frame.expects == .firstOrEnd || frame.expects == .element {
        report(SourceRange(pos, pos + 1), .emptyEntry)
      } else if frame.expects != .commaOrEnd {
        report(SourceRange(pos, pos + 1), .keyWithoutValue)
        attach(append(SyntaxNode(kind: .error, style: .plain, range: SourceRange(at: pos))), to: &frame)
      }
      pos += 1
      frame.expects = .element
      stack.append(frame)
      return
    case ASCII.colon:
      if frame.expects != .colon { report(SourceRange(pos, pos + 1), .unexpectedCharacter(":")) }
      if frame.expects == .colon { frame.expects = .value }
      pos += 1
      stack.append(frame)
      return
    default:
      break
    }
    switch frame.expects {
    case .commaOrEnd: report(SourceRange(pos, pos + 1), .missingCommaInJSON)
    case .colon:
      report(SourceRange(pos, pos + 1), .missingColon)
      frame.expects = .value
    default: break
    }
    if frame.isObject, frame.expects != .value, c != ASCII.doubleQuote {
      reportHabit(.keyWithoutQuotes, SourceRange(pos, pos + 1), .keyWithoutQuotes)
    }
    readsKey = frame.isObject && frame.expects != .value
    frame.expects = frame.isObject && frame.expects != .value ? .colon : .commaOrEnd
    stack.append(frame)
    readValue(c)
  }

  private mutating func readValue(_ c: UInt8) {
    let start = pos
    defer { readsKey = false }
    var node = SyntaxNode(kind: .scalar, style: .plain, range: SourceRange(pos, pos + 1), isVerbatim: true)
    switch c {
    case ASCII.openBrace, ASCII.openBracket:
      node = SyntaxNode(
        kind: c == ASCII.openBrace ? .mapping : .sequence, style: .flow, range: SourceRange(pos, pos + 1))
      pos += 1
      let index = place(node)
      stack.append(Frame(node: index, isObject: c == ASCII.openBrace))
      return
    case ASCII.doubleQuote:
      node.style = .jsonString
      node.isVerbatim = readString()
    case ASCII.minus, ASCII.zero...ASCII.nine:
      readNumber()
    default:
      node.style = readWord()
    }
    node.range = SourceRange(start, pos)
    if isBroken { node.kind = .error }
    isBroken = false
    _ = place(node)
  }

  /// Whether the token just read is not valid JSON.
  private var isBroken = false
  /// Whether a key is being read: any word is then accepted, so that its text is not lost.
  private var readsKey = false

  /// A mistake that is usually made all over a file; it is reported at the first place only.
  private enum Habit { case keyWithoutQuotes, singleQuotes, comments }

  private var toldHabits: Set<Habit> = []

  private mutating func reportHabit(_ habit: Habit, _ range: SourceRange, _ message: SyntaxMessage) {
    if toldHabits.insert(habit).inserted { report(range, message) }
  }

  // MARK: - Tokens

  /// Skips a string; returns whether its text stands for itself, without escapes.
  private mutating func readString() -> Bool {
    let start = pos
    var isVerbatim = true
    pos += 1
    while pos < end {
      let c = text[pos]
      if c == ASCII.doubleQuote {
        pos += 1
        return isVerbatim
      }
      if c == ASCII.backslash {
        isVerbatim = false
        readEscape()
      } else if c < ASCII.space {
        if c == ASCII.lineFeed || c == ASCII.carriageReturn { break }
        report(SourceRange(pos, pos + 1), c == ASCII.tab ? .tabInString : .controlInString, rule: "syntax/escape")
        pos += 1
      } else {
        pos += 1
      }
    }
    isBroken = true
    report(SourceRange(start, start + 1), .unclosedQuote("\""), rule: "syntax/unclosed-quote")
    return true
  }

  private mutating func readEscape() {
    let start = pos
    pos += 1
    guard pos < end else { return }
    let c = text[pos]
    switch c {
    case ASCII.doubleQuote, ASCII.backslash, ASCII.slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      pos += 1
    case UInt8(ascii: "u"):
      pos += 1
      for _ in 0..<4 {
        guard pos < end, YAMLParser.hexDigit(text[pos]) != nil else {
          report(SourceRange(start, pos), .shortEscape(4), rule: "syntax/escape")
          return
        }
        pos += 1
      }
    default:
      let next = afterCharacter(pos)
      report(
        SourceRange(start, next), .unknownEscape(String(decoding: text[pos..<next], as: UTF8.self)),
        rule: "syntax/escape")
      if c >= ASCII.space { pos = next }
    }
  }

  private func afterCharacter(_ i: Int) -> Int {
    var i = i + 1
    while i < end, text[i] & 0xC0 == 0x80 { i += 1 }
    return i
  }

  /// Reads a number: `-? (0 | [1-9][0-9]*) (\. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  private mutating func readNumber() {
    let start = pos
    if text[pos] == ASCII.minus { pos += 1 }
    let whole = pos
    var isSound = skipDigits() > 0 && (text[whole] != ASCII.zero || pos == whole + 1)
    if pos < end, text[pos] == ASCII.dot {
      pos += 1
      isSound = skipDigits() > 0 && isSound
    }
    if pos < end, text[pos] | 0x20 == UInt8(ascii: "e") {
      pos += 1
      if pos < end, text[pos] == ASCII.plus || text[pos] == ASCII.minus { pos += 1 }
      isSound = skipDigits() > 0 && isSound
    }
    if !isTokenEnd(pos) {
      isSound = false
      while !isTokenEnd(pos) { pos += 1 }
    }
    guard !isSound else { return }
    isBroken = true
    report(SourceRange(start, pos), .badNumber)
  }

  private mutating func skipDigits() -> Int {
    let start = pos
    while pos < end, text[pos] &- ASCII.zero <= 9 { pos += 1 }
    return pos - start
  }

  /// Reads `true`, `false`, `null` or a word that is not JSON; returns the style in which it is written.
  private mutating func readWord() -> SyntaxNode.Style {
    let start = pos
    if text[pos] == ASCII.singleQuote {
      pos += 1
      while pos < end, text[pos] != ASCII.singleQuote, text[pos] != ASCII.lineFeed { pos += 1 }
      isBroken = pos >= end || text[pos] != ASCII.singleQuote
      if !isBroken { pos += 1 }
      reportHabit(.singleQuotes, SourceRange(start, pos), .singleQuotes)
      return isBroken ? .plain : .singleQuoted
    }
    while !isTokenEnd(pos) { pos += 1 }
    if pos == start { pos = afterCharacter(pos) }
    let word = UnsafeBufferPointer(rebasing: text[start..<pos])
    if readsKey || ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) { return .plain }
    isBroken = true
    report(SourceRange(start, pos), .unknownWord)
    return .plain
  }

  /// Skips a comment, which JSON does not have: to the end of its line, or to its `*/`.
  private mutating func skipComment() {
    let start = pos
    let isBlock = pos + 1 < end && text[pos + 1] == ASCII.asterisk
    pos += isBlock ? 2 : 1
    while pos < end, text[pos] != ASCII.lineFeed, text[pos] != ASCII.carriageReturn {
      pos += 1
      if isBlock, text[pos - 1] == ASCII.slash, text[pos - 2] == ASCII.asterisk { break }
    }
    reportHabit(.comments, SourceRange(start, pos), .commentInJSON)
  }

  private func isTokenEnd(_ i: Int) -> Bool {
    guard i < end else { return true }
    switch text[i] {
    case 0...ASCII.space, ASCII.comma, ASCII.colon, ASCII.openBracket, ASCII.closeBracket, ASCII.openBrace,
      ASCII.closeBrace, ASCII.doubleQuote:
      return true
    default: return false
    }
  }

  private mutating func skipBlank() {
    while pos < end {
      switch text[pos] {
      case ASCII.space, ASCII.tab, ASCII.carriageReturn: pos += 1
      case ASCII.lineFeed:
        pos += 1
        lineStart = pos
      default: return
      }
    }
  }

  // MARK: - Nodes

  private mutating func append(_ node: SyntaxNode) -> NodeIndex {
    nodes.append(node)
    return NodeIndex(nodes.count - 1)
  }

  /// Appends a node and makes it the root or the last child of the open collection.
  private mutating func place(_ node: SyntaxNode) -> NodeIndex {
    let index = append(node)
    if let last = stack.indices.last {
      var frame = stack[last]
      attach(index, to: &frame)
      stack[last] = frame
    } else {
      root = index
    }
    return index
  }

  private mutating func attach(_ index: NodeIndex, to frame: inout Frame) {
    if frame.tail == .none {
      nodes[Int(frame.node.value)].first = index
    } else {
      nodes[Int(frame.tail.value)].next = index
    }
    frame.tail = index
  }

  private mutating func close(_ frame: Frame) {
    var frame = frame
    if frame.isObject, frame.expects == .colon || frame.expects == .value, pos >= end {
      attach(append(SyntaxNode(kind: .error, style: .plain, range: SourceRange(at: pos))), to: &frame)
    }
    nodes[Int(frame.node.value)].range.end = UInt32(truncatingIfNeeded: pos)
  }

  private mutating func report(_ range: SourceRange, _ message: SyntaxMessage, rule: String = "syntax/unexpected") {
    guard problemLine != lineStart else { return }
    problemLine = lineStart
    problems.append(
      Diagnostic(
        rule: rule, severity: .error, message: message.text, at: Location(file: source, range: range),
        help: message.help))
  }
}
