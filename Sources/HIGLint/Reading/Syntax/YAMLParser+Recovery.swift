/// Reporting problems, and reading on behind them.
extension YAMLParser {
  /// Reports a problem, unless one was reported on the line being read.
  mutating func report(
    _ rule: String, _ range: SourceRange, _ message: SyntaxMessage, notes: [Diagnostic.Note] = []
  ) {
    guard problemLine != lineStart else { return }
    problemLine = lineStart
    problems.append(
      Diagnostic(
        rule: rule, severity: .error, message: message.text, at: Location(file: source, range: range), notes: notes,
        help: message.help))
  }

  func note(_ message: SyntaxMessage, _ range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message.text, at: Location(file: source, range: range))
  }

  mutating func appendError(from start: Int, to stop: Int) -> NodeIndex {
    append(SyntaxNode(kind: .error, style: .plain, range: SourceRange(start, max(start, stop))))
  }

  // MARK: - Going on

  /// Goes on at the next line that is not indented more than `indent`; with `toEntry`, at one that can be an entry of
  /// the collection on top. Returns the end of the skipped text. At the start of a line, that line counts.
  @discardableResult
  mutating func skipLines(deeperThan indent: Int, toEntry: Bool = false) -> Int {
    var textEnd = pos
    var line = lineStart
    if pos != lineStart {
      textEnd = endOfText(from: pos)
      pos = lineEnd(from: pos)
      if pos >= end { return textEnd }
      line = afterBreak(pos)
    }
    while line < end {
      var i = line
      while byte(i) == ASCII.space { i += 1 }
      let spaces = i - line
      while isWhite(i) { i += 1 }
      if !isLineEnd(i) {
        if spaces == 0, isMarker(line) { break }
        if base[i] == ASCII.hash {
          comments.append(Comment(range: SourceRange(i, lineEnd(from: i)), isOwnLine: true))
        } else if spaces > indent || i > line + spaces || (toEntry && spaces == indent && !canBeEntry(i)) {
          textEnd = endOfText(from: i)
        } else {
          break
        }
      }
      i = lineEnd(from: i)
      if i >= end {
        pos = end
        return textEnd
      }
      line = afterBreak(i)
    }
    pos = line
    lineStart = line
    columnBase = line
    return textEnd
  }

  /// Returns the end of a line's text, without white space at its end.
  func endOfText(from i: Int) -> Int {
    var stop = lineEnd(from: i)
    while stop > i, isWhite(stop - 1) { stop -= 1 }
    return stop
  }

  /// Returns the end of the last text before an offset.
  func endOfTextBefore(_ offset: Int) -> Int {
    var i = offset
    while i > 0, isSeparator(i - 1) { i -= 1 }
    return i
  }

  /// Whether a line's text, from `i`, can begin an entry of the collection on top.
  private func canBeEntry(_ i: Int) -> Bool {
    top.kind == .blockSequence ? isDash(i) : !isDash(i) && looksLikeEntry(i)
  }

  /// Whether a line's text, from `i`, reads as a list item or a field; a field's key has no `quote` inside.
  func looksLikeEntry(_ i: Int, without quote: UInt8? = nil) -> Bool {
    if isDash(i) || (base[i] == ASCII.question && isSeparator(i + 1)) { return true }
    var i = i
    if base[i] == ASCII.doubleQuote || base[i] == ASCII.singleQuote {
      let opening = base[i]
      i += 1
      while !isLineEnd(i), base[i] != opening {
        i += base[i] == ASCII.backslash && opening == ASCII.doubleQuote ? 2 : 1
      }
      if !isLineEnd(i) { i += 1 }
    }
    while !isLineEnd(i) {
      if base[i] == ASCII.colon, isSeparator(i + 1) { return true }
      if base[i] == quote { return false }
      if base[i] == ASCII.hash, isWhite(i - 1) { return false }
      i += 1
    }
    return false
  }

  // MARK: - Columns

  /// Reads a line that begins between the columns of the open collections as an entry of the one it was most likely
  /// meant for: one that is open, or the one that its column has just closed.
  mutating func refuseColumn(_ column: Int, closed: Frame?) {
    let isItem = isDash(pos)
    let isEntry = isItem || looksLikeEntry(pos)
    func fits(_ frame: Frame) -> Bool {
      frame.kind == .blockSequence ? isItem : frame.kind == .blockMapping && isEntry && !isItem
    }
    var meant: Frame?
    if fits(top), top.slot == .entry || top.slot == .colon { meant = top }
    if let closed, fits(closed), meant == nil || closed.indent - column <= column - top.indent {
      push(closed)
      meant = closed
    }
    guard let meant else {
      refuseText(column)
      return
    }
    let place = column > 0 ? SourceRange(lineStart, pos) : SourceRange(pos, pos + 1)
    let first = nodes[Int(meant.node.value)].range.start
    let message = SyntaxMessage.misalignedEntry(isItem: isItem, column: column, others: meant.indent)
    report(
      "syntax/indentation", place, message,
      notes: [note(.collectionBegins(isItem: isItem), SourceRange(Int(first), Int(first) + 1))])
    top.otherIndent = column
    readEntry(at: column)
  }

  /// Refuses text in a place for nothing but an entry of a collection, or for nothing at all.
  private mutating func refuseText(_ column: Int) {
    let stop = endOfText(from: pos)
    let range = SourceRange(pos, stop)
    if top.kind == .root {
      report("syntax/unexpected", range, .afterRoot)
    } else {
      report("syntax/indentation", range, .strayText(column: column, others: top.indent))
    }
    leaveOut(from: pos)
  }

  /// Leaves out the line, and the lines indented below it, as an error node.
  private mutating func leaveOut(from start: Int) {
    if pos == lineStart { pos = lineEnd(from: pos) }
    let stop = skipLines(deeperThan: top.indent, toEntry: true)
    let range = (start, max(start, stop))
    switch top.kind {
    case .blockMapping:
      // A key that was waiting for its value has none.
      if top.slot == .colon || top.slot == .value { attach(appendEmpty(at: endOfTail)) }
      attach(appendError(from: range.0, to: range.1))
      attach(appendError(from: range.1, to: range.1))
      top.slot = .entry
    case .blockSequence:
      attach(appendError(from: range.0, to: range.1))
      top.slot = .entry
    default:
      break
    }
  }

  /// Refuses a line in the column of the collection on top that is no entry of it.
  mutating func refuseEntry() {
    if top.isPending { fillEmpty() }
    if top.slot == .colon { fillAbsentValue() }
    let range = SourceRange(pos, endOfText(from: pos))
    if top.kind == .blockSequence, base[pos] == ASCII.minus {
      report("syntax/unexpected", SourceRange(pos, pos + 1), .dashWithoutSpace)
    } else if top.kind == .blockSequence {
      report("syntax/unexpected", range, .itemWithoutDash)
    } else if isDash(pos) {
      report("syntax/unexpected", SourceRange(pos, pos + 1), .itemAmongFields)
    } else {
      report("syntax/unexpected", SourceRange(pos, pos + character(at: pos).utf8.count), startMessage(at: pos))
    }
    leaveOut(from: pos)
  }

  /// Refuses a key, which is attached, for having no `:`.
  mutating func refuseKeyWithoutColon(_ key: SourceRange) {
    let text = string(key)
    let colon = key.bounds.first { base[$0] == ASCII.colon }
    if let colon, key.count < 200 {
      let place = SourceRange(colon, colon + 1)
      report("syntax/unexpected", place, .colonWithoutSpace(text, at: colon - Int(key.start)))
    } else if let colon = key.bounds.first(where: { isFullWidthColon($0) }) {
      report("syntax/unexpected", SourceRange(colon, colon + 3), .fullWidthColon)
    } else {
      report("syntax/unexpected", key, .fieldWithoutColon)
    }
    let start = Int(key.end)
    if isFollowedByBlock(start) {
      // Only the colon is missing: what is indented below is the field's value.
      pos = start
      slotOffset = start
      top.slot = .value
      return
    }
    if pos == lineStart { pos = lineEnd(from: pos) }
    let stop = skipLines(deeperThan: top.indent, toEntry: true)
    attach(appendError(from: start, to: stop))
    top.slot = .entry
  }

  /// Whether nothing follows on a line from an offset, and the next one is an entry that is indented more than the
  /// collection on top.
  private func isFollowedByBlock(_ offset: Int) -> Bool {
    guard isBlankRest(offset) else { return false }
    var i = lineEnd(from: offset)
    while i < end {
      let line = afterBreak(i)
      i = line
      while byte(i) == ASCII.space { i += 1 }
      let column = i - line
      if i < end, !isBlankRest(i) { return column > top.indent && looksLikeEntry(i) }
      i = lineEnd(from: i)
    }
    return false
  }

  /// Whether U+FF1A is at an offset, the colon that input methods for Chinese write.
  private func isFullWidthColon(_ i: Int) -> Bool {
    base[i] == 0xEF && byte(i + 1) == 0xBC && byte(i + 2) == 0x9A
  }

  // MARK: - Values

  /// Refuses text that can't be the awaited node: the rest of the line becomes an error node.
  mutating func refuseValue(from start: Int, _ message: SyntaxMessage, rule: String = "syntax/unexpected") {
    report(rule, SourceRange(pos, pos + max(1, character(at: pos).utf8.count)), message)
    if pos == lineStart { pos += 1 }
    let indent = top.indent
    let stop = skipLines(deeperThan: indent)
    held = .max
    fill(appendError(from: start, to: stop))
  }

  /// Refuses `key: text: text`; `pos` stands at the second colon.
  mutating func refuseColon(from start: Int) {
    refuseValue(from: start, .colonInText)
  }

  /// Refuses text behind a complete node on the same line: all of it becomes an error node.
  mutating func refuseTrailing() {
    let value = top.kind == .root ? root : top.tail
    let stop = endOfText(from: pos)
    let node = value == .none ? nil : nodes[Int(value.value)]
    report("syntax/unexpected", SourceRange(pos, stop), trailingMessage(after: node))
    let skipped = skipLines(deeperThan: top.indent)
    guard let node else { return }
    nodes[Int(value.value)].kind = .error
    nodes[Int(value.value)].first = .none
    nodes[Int(value.value)].range.end = UInt32(truncatingIfNeeded: max(Int(node.range.end), skipped))
  }

  private func trailingMessage(after node: SyntaxNode?) -> SyntaxMessage {
    if base[pos] == ASCII.hash { return .commentWithoutSpace }
    if base[pos] == ASCII.colon { return .colonInText }
    guard let node else { return .trailing }
    switch (node.kind, node.style) {
    case (.mapping, .flow) where base[pos] != ASCII.closeBrace: return .textInBrackets("{")
    case (.sequence, .flow) where base[pos] != ASCII.closeBracket: return .textInBrackets("[")
    case (.mapping, .flow), (.sequence, .flow): return .extraBracket(character(at: pos))
    case (.scalar, .singleQuoted): return .textAfterSingleQuote
    case (.scalar, .doubleQuoted): return .textAfterDoubleQuote
    case (.alias, _): return .textAfterAlias
    default: return .trailing
    }
  }

  /// Returns the message that says why a node can't begin with the character at an offset.
  func startMessage(at i: Int) -> SyntaxMessage {
    switch base[i] {
    case ASCII.at, ASCII.backtick, ASCII.percent: .reservedStart(character(at: i))
    case ASCII.hash: .commentWithoutSpace
    case ASCII.minus: .dashInBrackets
    case ASCII.closeBracket, ASCII.closeBrace: .extraBracket(character(at: i))
    default: .unexpectedCharacter(character(at: i))
    }
  }

  mutating func refuseAliasProperties(at offset: Int) {
    report("syntax/anchor", SourceRange(offset, offset + 1), .propertiesOnAlias)
  }

  static let longestKeyBytes = 4 * 1024

  /// Checks that an implicit key has at most 1,024 characters with its properties (YAML 1.2.2, 7.4.2).
  mutating func checkKeyLength(from start: Int) {
    // Of keys within keys on one line, one is told.
    guard problemLine != lineStart else { return }
    // Four bytes a character at most: what is longer need not be counted.
    var characters = 0
    for i in start..<min(pos, start + Self.longestKeyBytes + 1) where base[i] & 0xC0 != 0x80 { characters += 1 }
    if characters > 1024 || pos - start > Self.longestKeyBytes {
      report("syntax/unexpected", SourceRange(start, pos), .longKey)
    }
  }

  // MARK: - Tabs

  /// Returns the white space before an offset.
  func whiteBefore(_ offset: Int) -> SourceRange {
    var i = offset
    while i > lineStart, isWhite(i - 1) { i -= 1 }
    return SourceRange(i, offset)
  }

  /// Measures a line whose white space has a tab. Before text that goes on it is white space like any other; before an
  /// entry of a collection it is refused, and counts as reaching the next multiple of eight.
  mutating func measureTabs() {
    var spaces = lineStart
    while byte(spaces) == ASCII.space { spaces += 1 }
    if top.isPending, spaces - lineStart > top.indent, !looksLikeEntry(pos) { return }
    if !toldOfTabs {
      toldOfTabs = true
      report("syntax/tab", SourceRange(spaces, pos), .tabIndentation)
    }
    problemLine = lineStart
    var column = 0
    for i in lineStart..<pos { column = base[i] == ASCII.tab ? (column / 8 + 1) * 8 : column + 1 }
    columnBase = pos - column
  }

  // MARK: - Brackets

  /// Reports a problem inside brackets, the first time.
  mutating func refuseInFlow(
    _ range: SourceRange, _ message: SyntaxMessage, rule: String = "syntax/unexpected", notes: [Diagnostic.Note] = []
  ) {
    guard !isFlowBroken else { return }
    isFlowBroken = true
    report(rule, range, message, notes: notes)
  }

  mutating func refuseMissingComma() {
    if base[pos] == ASCII.hash {
      refuseInFlow(SourceRange(pos, pos + 1), .commentWithoutSpace)
    } else {
      refuseInFlow(SourceRange(pos, pos + character(at: pos).utf8.count), .missingComma)
    }
  }

  mutating func refuseBracket(_ closing: UInt8) {
    let opening = Int(nodes[Int(top.node.value)].range.start)
    let message = SyntaxMessage.wrongBracket(character(at: pos), opening: character(at: opening))
    let opened = note(.bracketOpened(character(at: opening)), SourceRange(opening, opening + 1))
    refuseInFlow(SourceRange(pos, pos + 1), message, rule: "syntax/unclosed-bracket", notes: [opened])
  }

  /// Goes on after a problem inside brackets: at the next comma or bracket, leaving an error node.
  mutating func resumeFlow(indent: Int) {
    let start = pos
    while pos < end, !has(pos, ByteClass.flowIndicator | ByteClass.lineBreak) { pos += 1 }
    if pos == start, !isLineEnd(pos) { pos += 1 }
    attach(appendError(from: start, to: pos))
    switch top.slot {
    case .flowEntry where top.kind == .flowMapping, .explicitKey:
      top.slot = .colon
    case .entry where top.kind != .flowSequence:
      // Behind a complete pair: one of its own.
      attach(appendError(from: pos, to: pos))
    default:
      top.slot = .entry
    }
  }

  /// Refuses a `:` behind a complete pair: the comma before its key is missing, and the key ended up in the value.
  mutating func refuseSecondColon() {
    let value = nodes[Int(top.tail.value)]
    var word = Int(value.range.end)
    while word > Int(value.range.start), !isSeparator(word - 1) { word -= 1 }
    if value.kind == .scalar, value.style == .plain, word > Int(value.range.start) {
      refuseInFlow(SourceRange(word, Int(value.range.end)), .missingComma)
      nodes[Int(top.tail.value)].kind = .error
    } else {
      refuseInFlow(SourceRange(pos, pos + 1), .unexpectedCharacter(":"))
    }
    pos += 1
  }
}
