/// Finding the ends of scalars. Their text is decoded only when it is asked for.
extension YAMLParser {
  // MARK: - Plain

  /// Whether a plain scalar may begin here.
  @inline(__always) func isPlainStart(_ i: Int, inFlow: Bool) -> Bool {
    guard i < end else { return false }
    let c = base[i]
    guard classes[Int(c)] & (ByteClass.indicator | ByteClass.white | ByteClass.lineBreak) != 0 else { return true }
    guard c == ASCII.minus || c == ASCII.question || c == ASCII.colon else { return false }
    return inFlow ? !isFlowSeparator(i + 1) : !isSeparator(i + 1)
  }

  /// Skips a plain scalar's text on this line, up to the `:`, `#` or line break that ends it, or inside brackets an
  /// indicator; `pos` is left there. Returns the offset after the text, without white space at its end.
  @inline(__always) mutating func scanPlainLine(inFlow: Bool) -> Int {
    let stop = inFlow ? ByteClass.flowStop : ByteClass.blockStop
    let start = pos
    var i = start
    scan: while true {
      while i < end, classes[Int(base[i])] & stop == 0 { i += 1 }
      guard i < end else { break }
      switch base[i] {
      case ASCII.colon:
        if inFlow ? isFlowSeparator(i + 1) : isSeparator(i + 1) { break scan }
        i += 1
      case ASCII.hash:
        if i == start || isWhite(i - 1) { break scan }
        i += 1
      default:
        break scan
      }
    }
    pos = i
    while i > start, isWhite(i - 1) { i -= 1 }
    return i
  }

  /// Goes on with a plain scalar over the lines that are indented more than `indent`; `pos` stands at a line break.
  /// Returns the offset after the text, or nil if no further line belongs to it.
  @inline(__always) mutating func continuePlain(indent: Int, inFlow: Bool) -> Int? {
    // The indentation of the next line decides nearly always.
    guard pos < end else { return nil }
    let line = afterBreak(pos)
    var i = line
    while byte(i) == ASCII.space { i += 1 }
    if i - line <= indent, !isSeparator(i) { return nil }
    return continuePlainOverLines(indent: indent, inFlow: inFlow)
  }

  private mutating func continuePlainOverLines(indent: Int, inFlow: Bool) -> Int? {
    var textEnd: Int?
    while pos < end, classes[Int(base[pos])] & ByteClass.lineBreak != 0 {
      var i = pos
      var line = i
      var spaces = 0
      // Over empty lines to the next text.
      while i < end, classes[Int(base[i])] & ByteClass.lineBreak != 0 {
        i = afterBreak(i)
        line = i
        while byte(i) == ASCII.space { i += 1 }
        spaces = i - line
        while isWhite(i) { i += 1 }
      }
      guard i < end, spaces > indent, base[i] != ASCII.hash, !(i == line && isMarker(i)) else { return textEnd }
      if inFlow {
        if has(i, ByteClass.flowIndicator) || (base[i] == ASCII.colon && isFlowSeparator(i + 1)) { return textEnd }
        if base[i] == ASCII.question, isSeparator(i + 1) { return textEnd }
      } else if base[i] == ASCII.colon, isSeparator(i + 1) {
        return textEnd
      }
      let (lastPos, lastLine) = (pos, lineStart)
      pos = i
      lineStart = line
      columnBase = line
      let lineTextEnd = scanPlainLine(inFlow: inFlow)
      if !inFlow, byte(pos) == ASCII.colon {
        // The line is a field of its own, wrongly indented: let it be read as one.
        pos = lastPos
        lineStart = lastLine
        columnBase = lastLine
        return textEnd
      }
      textEnd = lineTextEnd
    }
    return textEnd
  }

  // MARK: - Quoted

  /// The end of a quoted scalar.
  struct QuotedEnd {
    var isVerbatim: Bool
    /// Whether there is a closing quote; if it is missing, that has been reported.
    var isClosed: Bool
  }

  /// Skips a quoted scalar, from its opening quote to after the closing one. If that is missing, to the end of
  /// the last line that can belong to it.
  mutating func scanQuoted(indent: Int) -> QuotedEnd {
    let start = pos
    let quote = base[pos]
    var isVerbatim = true
    var complained = false
    pos += 1
    while pos < end {
      let c = base[pos]
      if c == quote {
        pos += 1
        if quote == ASCII.singleQuote, byte(pos) == quote {
          isVerbatim = false
          pos += 1
          continue
        }
        return QuotedEnd(isVerbatim: isVerbatim, isClosed: true)
      } else if c == ASCII.backslash, quote == ASCII.doubleQuote {
        isVerbatim = false
        skipEscape()
      } else if c == ASCII.lineFeed || c == ASCII.carriageReturn {
        isVerbatim = false
        guard nextQuotedLine(indent: indent, start: start, complained: &complained) else {
          return QuotedEnd(isVerbatim: true, isClosed: false)
        }
      } else {
        pos += 1
      }
    }
    reportUnclosedQuote(at: start)
    return QuotedEnd(isVerbatim: true, isClosed: false)
  }

  /// Goes to the next line of a quoted scalar; returns false, with `pos` at the line break, if it can't belong.
  private mutating func nextQuotedLine(indent: Int, start: Int, complained: inout Bool) -> Bool {
    let (lastPos, lastLine, lastBase) = (pos, lineStart, columnBase)
    nextLine()
    let line = pos
    while byte(pos) == ASCII.space { pos += 1 }
    let spaces = pos - line
    skipWhite()
    if isLineEnd(pos) { return true }
    let isMarked = pos == line && isMarker(pos)
    if spaces > indent, !isMarked { return true }
    if isMarked || looksLikeEntry(pos, without: base[start]) {
      (pos, lineStart, columnBase) = (lastPos, lastLine, lastBase)
      reportUnclosedQuote(at: start)
      return false
    }
    if !complained {
      complained = true
      if pos > line + spaces {
        report("syntax/tab", SourceRange(line + spaces, pos), .tabIndentation)
      } else if base[pos] != base[start] {
        report("syntax/indentation", SourceRange(line, pos), .quotedIndentation(spaces, needed: indent + 1))
      } else {
        report("syntax/indentation", SourceRange(pos, pos + 1), .quotedIndentation(spaces, needed: indent + 1))
      }
    }
    return true
  }

  private mutating func reportUnclosedQuote(at start: Int) {
    let message = SyntaxMessage.unclosedQuote(base[start] == ASCII.doubleQuote ? "\"" : "'")
    report("syntax/unclosed-quote", SourceRange(start, start + 1), message)
  }

  /// Skips a backslash and the characters that it escapes.
  private mutating func skipEscape() {
    let start = pos
    pos += 1
    guard pos < end else { return }
    let digits: Int
    switch base[pos] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case ASCII.lineFeed, ASCII.carriageReturn:
      // The line break is seen by the caller.
      return
    default:
      if ScalarDecoder.simpleEscape(base[pos]) == nil {
        report("syntax/escape", SourceRange(start, pos + 1), .unknownEscape(character(at: pos)))
      }
      pos += 1
      while pos < end, base[pos] & 0xC0 == 0x80 { pos += 1 }
      return
    }
    pos += 1
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Self.hexDigit(byte(pos)) else {
        report("syntax/escape", SourceRange(start, pos), .shortEscape(digits))
        return
      }
      value = value << 4 | UInt32(digit)
      pos += 1
    }
    if Unicode.Scalar(value) == nil {
      // A pair of surrogates, as JSON writes characters beyond the basic plane, is one character.
      let isPair =
        value & 0xFFFF_FC00 == 0xD800 && digits == 4
        && ScalarDecoder.lowSurrogate(at: pos, in: UnsafeBufferPointer(start: base, count: end)) != nil
      if isPair {
        pos += 6
      } else {
        report("syntax/escape", SourceRange(start, pos), .escapeBeyondUnicode)
      }
    }
  }

  // MARK: - Block scalars

  /// Reads `|` or `>` and the lines that are indented more than `indent`.
  mutating func readBlockScalar(indent: Int, properties: UInt32) -> NodeIndex {
    let start = pos
    let style: SyntaxNode.Style = base[pos] == ASCII.pipe ? .literal : .folded
    let header = readBlockHeader()
    var content = header.indentation == 0 ? -1 : max(indent, 0) + header.indentation
    var textEnd = pos
    var deepestBlank = 0
    var deepestBlankLine = pos
    pos = lineEnd(from: pos)
    while pos < end {
      // At a line break: look at the line after it.
      let line = afterBreak(pos)
      var i = line
      while byte(i) == ASCII.space, content < 0 || i - line < content { i += 1 }
      let spaces = i - line
      if isLineEnd(i) {
        if spaces > deepestBlank { (deepestBlank, deepestBlankLine) = (spaces, line) }
        if i >= end, i == line { break }
        pos = i
        continue
      }
      if spaces == 0, isMarker(line) { break }
      if content < 0 {
        guard spaces > indent else { break }
        content = spaces
        if deepestBlank > spaces {
          let blank = SourceRange(deepestBlankLine, deepestBlankLine + deepestBlank)
          report("syntax/indentation", blank, .blankLineDeeper(deepestBlank, than: spaces))
        }
      }
      guard spaces >= content else { break }
      pos = lineEnd(from: i)
      textEnd = pos
    }
    if header.keeps { textEnd = pos }
    if pos < end {
      pos = afterBreak(pos)
      if header.keeps { textEnd = pos }
    }
    lineStart = pos
    columnBase = pos
    refuseTabLine()
    return appendLeaf(
      SyntaxNode(
        kind: header.isSound ? .scalar : .error, style: style, range: SourceRange(start, textEnd),
        properties: properties,
        indentation: UInt32(truncatingIfNeeded: content < 0 ? max(deepestBlank, indent + 1) : content)))
  }

  /// Reads the indicators after `|` or `>`; leaves `pos` after them or after the comment.
  private mutating func readBlockHeader() -> (indentation: Int, keeps: Bool, isSound: Bool) {
    let start = pos
    var isSound = true
    pos += 1
    var indentation = 0
    var keeps = false
    var sawChomping = false
    while pos < end {
      let c = base[pos]
      if c > ASCII.zero, c <= ASCII.nine, indentation == 0 {
        indentation = Int(c - ASCII.zero)
      } else if c == ASCII.plus || c == ASCII.minus, !sawChomping {
        sawChomping = true
        keeps = c == ASCII.plus
      } else {
        break
      }
      pos += 1
    }
    let afterIndicators = pos
    skipWhite()
    if byte(pos) == ASCII.hash, isWhite(pos - 1) {
      startsLine = false
      skipComment()
    } else if !isLineEnd(pos) {
      isSound = false
      report("syntax/unexpected", SourceRange(pos, lineEnd(from: pos)), .textAfterBlockHeader(character(at: start)))
    }
    pos = afterIndicators
    return (indentation, keeps, isSound)
  }

  /// Refuses a line of white space with a tab that may end a block scalar or be a line of its text.
  private mutating func refuseTabLine() {
    var i = pos
    while byte(i) == ASCII.space { i += 1 }
    let tab = i
    while isWhite(i) { i += 1 }
    if i > tab, isLineEnd(i) { report("syntax/tab", SourceRange(tab, i), .tabIndentation) }
  }
}
