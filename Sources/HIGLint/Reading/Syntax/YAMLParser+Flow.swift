/// Collections in brackets.
extension YAMLParser {
  /// Reads a collection from its opening bracket to after its closing one; everything in it must be indented more than
  /// the block collection on top. One that is not closed becomes an error node.
  mutating func readFlow(properties: UInt32) -> NodeIndex {
    let depth = stack.count
    let indent = top.indent
    let outermost = openFlow(properties: properties)
    var inner = UInt32.max
    /// Whether the node just read may have its `:` right behind it.
    var isAdjacent = false
    while true {
      guard skipFlowBlank(indent: indent) else { return giveUp(outermost, depth: depth) }
      let c = base[pos]
      switch c {
      case ASCII.comma:
        if inner != .max || top.slot == .value || top.slot == .explicitKey { completeEmpty(&inner) }
        closePair()
        guard top.slot != .flowEntry else {
          refuseInFlow(SourceRange(pos, pos + 1), .emptyEntry)
          pos += 1
          continue
        }
        if top.slot == .colon { attach(appendEmpty(at: endOfTail)) }
        top.slot = .flowEntry
        pos += 1
        slotOffset = pos
        isAdjacent = false
        continue
      case ASCII.closeBracket, ASCII.closeBrace:
        if inner != .max || top.slot == .value || top.slot == .explicitKey { completeEmpty(&inner) }
        closePair()
        if top.slot == .colon { attach(appendEmpty(at: endOfTail)) }
        let isMatching = (c == ASCII.closeBrace) == (top.kind == .flowMapping)
        if !isMatching { refuseBracket(c) }
        pos += 1
        nodes[Int(top.node.value)].range.end = UInt32(truncatingIfNeeded: pos)
        pop()
        if stack.count == depth {
          isFlowBroken = false
          return outermost
        }
        isAdjacent = true
        continue
      case ASCII.colon where isAdjacent || isFlowSeparator(pos + 1):
        readFlowColon(&inner)
        isAdjacent = false
        continue
      case ASCII.question where isSeparator(pos + 1):
        if top.slot == .flowEntry, inner == .max {
          if top.kind == .flowSequence { openPair(at: pos) }
          expectValue(.explicitKey)
        } else {
          refuseInFlow(SourceRange(pos, pos + 1), .unexpectedCharacter("?"))
          pos += 1
        }
        isAdjacent = false
        continue
      default:
        break
      }
      // A node.
      guard top.slot == .flowEntry || top.slot == .value || top.slot == .explicitKey else {
        refuseMissingComma()
        resumeFlow(indent: indent)
        isAdjacent = false
        continue
      }
      if inner == .max, top.slot == .flowEntry { top.entryStart = pos }
      isAdjacent = readFlowNode(&inner, indent: indent)
    }
  }

  /// Reads properties, a scalar or an opening bracket. Returns whether a `:` may stand right behind it.
  private mutating func readFlowNode(_ inner: inout UInt32, indent: Int) -> Bool {
    if isPlainStart(pos, inFlow: true) {
      let start = pos
      var textEnd = scanPlainLine(inFlow: true)
      var isVerbatim = true
      if isLineEnd(pos), let further = continuePlain(indent: indent, inFlow: true) {
        textEnd = further
        isVerbatim = false
      }
      let node = SyntaxNode(
        kind: .scalar, style: .plain, range: SourceRange(start, textEnd), isVerbatim: isVerbatim, properties: inner)
      complete(inner == .max ? append(node) : appendLeaf(node))
      inner = .max
      return false
    }
    switch base[pos] {
    case ASCII.ampersand, ASCII.exclamation:
      inner = merge(inner, readProperties(inFlow: true))
      slotOffset = pos
      return false
    case ASCII.asterisk:
      if inner != .max { refuseAliasProperties(at: pos) }
      inner = .max
      complete(readAlias())
      return false
    case ASCII.doubleQuote, ASCII.singleQuote:
      let node = readQuoted(indent: indent, properties: inner)
      inner = .max
      complete(node)
      if nodes[Int(node.value)].kind == .error { isFlowBroken = true }
      return true
    case ASCII.openBracket, ASCII.openBrace:
      _ = openFlow(properties: inner)
      inner = .max
      return false
    default:
      let range = SourceRange(pos, pos + character(at: pos).utf8.count)
      refuseInFlow(range, startMessage(at: pos))
      resumeFlow(indent: indent)
      inner = .max
      return false
    }
  }

  // MARK: - Structure

  /// Opens a collection; the outermost one is attached by the caller.
  private mutating func openFlow(properties: UInt32) -> NodeIndex {
    let isMapping = base[pos] == ASCII.openBrace
    let node = SyntaxNode(
      kind: isMapping ? .mapping : .sequence, style: .flow, range: SourceRange(pos, pos + 1), properties: properties)
    let index = properties == .max ? append(node) : appendLeaf(node)
    if isFlow(top.kind) { complete(index) }
    let frame = Frame(
      kind: isMapping ? .flowMapping : .flowSequence, slot: .flowEntry, indent: top.indent, node: index)
    push(frame)
    pos += 1
    slotOffset = pos
    return index
  }

  private func isFlow(_ kind: Frame.Kind) -> Bool { kind.rawValue >= Frame.Kind.flowMapping.rawValue }

  /// Attaches a node to the flow collection on top.
  @inline(__always) private mutating func complete(_ index: NodeIndex) {
    attach(index)
    switch top.slot {
    case .flowEntry: top.slot = top.kind == .flowMapping ? .colon : .entry
    case .explicitKey: top.slot = .colon
    default: top.slot = .entry
    }
  }

  private mutating func completeEmpty(_ inner: inout UInt32) {
    complete(appendEmpty(at: slotOffset, properties: inner))
    inner = .max
  }

  private mutating func openPair(at offset: Int) {
    let pair = append(SyntaxNode(kind: .mapping, style: .flow, range: SourceRange(at: offset)))
    complete(pair)
    push(Frame(kind: .flowPair, slot: .flowEntry, indent: top.indent, node: pair, entryStart: offset))
  }

  private mutating func closePair() {
    guard top.kind == .flowPair else { return }
    if top.slot == .colon { attach(appendEmpty(at: endOfTail)) }
    nodes[Int(top.node.value)].range.end = UInt32(truncatingIfNeeded: endOfTail)
    pop()
  }

  /// Reads a `:` that divides key and value.
  private mutating func readFlowColon(_ inner: inout UInt32) {
    if inner != .max { completeEmpty(&inner) }
    switch top.slot {
    case .colon:
      expectValue(.value)
    case .flowEntry:
      if top.kind == .flowSequence { openPair(at: pos) }
      attach(appendEmpty(at: pos))
      expectValue(.value)
    case .explicitKey:
      attach(appendEmpty(at: slotOffset))
      expectValue(.value)
    case .entry where top.kind == .flowSequence:
      wrapInPair()
      expectValue(.value)
    case .entry where top.tail != .none:
      refuseSecondColon()
    default:
      refuseInFlow(SourceRange(pos, pos + 1), .unexpectedCharacter(":"))
      pos += 1
    }
  }

  /// Makes the last item of the sequence on top the key of a pair, which takes its place.
  private mutating func wrapInPair() {
    // After a mistake the entry's start may be that of one before.
    let start = max(top.entryStart, startWithProperties(of: top.tail))
    if start < lineStart {
      refuseInFlow(SourceRange(start, start + 1), .keyOverLines)
    } else if pos - start > 1024 {
      checkKeyLength(from: start)
    }
    let pair = top.tail
    let key = move(pair)
    nodes[Int(pair.value)] = SyntaxNode(kind: .mapping, style: .flow, range: SourceRange(at: start), first: key)
    push(Frame(kind: .flowPair, slot: .colon, indent: top.indent, node: pair, tail: key, entryStart: start))
  }

  /// Returns the offset where a node's anchor, tag or text begins, whichever is first.
  private func startWithProperties(of index: NodeIndex) -> Int {
    let node = nodes[Int(index.value)]
    guard node.properties != .max else { return Int(node.range.start) }
    let own = properties[Int(node.properties)]
    let anchor = own.anchor.map { Int($0.start) - 1 }
    return min(Int(node.range.start), anchor ?? .max, own.tag.map { Int($0.start) } ?? .max)
  }

  // MARK: - Lines

  /// Goes to the next content inside brackets; returns false if it can't belong to them: the end, a document marker, or
  /// a line that is an entry of the block collection around.
  @inline(__always) private mutating func skipFlowBlank(indent: Int) -> Bool {
    let line = lineStart
    let previous = pos > 0 ? base[pos - 1] : 0
    skipBlank()
    guard pos < end else { return false }
    return lineStart == line || acceptFlowLine(indent: indent, after: previous)
  }

  private mutating func acceptFlowLine(indent: Int, after previous: UInt8) -> Bool {
    if pos == lineStart, isMarker(pos) { return false }
    var spaces = lineStart
    while byte(spaces) == ASCII.space { spaces += 1 }
    guard spaces - lineStart <= indent else { return true }
    let isClosing = base[pos] == ASCII.closeBracket || base[pos] == ASCII.closeBrace
    let isOpen = [ASCII.comma, ASCII.openBracket, ASCII.openBrace, ASCII.colon].contains(previous)
    if !isClosing, base[pos] != ASCII.colon, looksLikeEntry(pos), !isOpen || !continuesFlow(from: pos) { return false }
    if spaces < pos {
      refuseInFlow(SourceRange(spaces, pos), .tabIndentation, rule: "syntax/tab")
    } else {
      let place = SourceRange(pos, pos + character(at: pos).utf8.count)
      refuseInFlow(place, .flowIndentation(spaces - lineStart, needed: indent + 1), rule: "syntax/indentation")
    }
    return true
  }

  /// Whether a line that reads as an entry of a block collection, behind an open bracket, a comma or a colon, was rather
  /// meant to stand in the brackets: it ends in a comma, closes more than it opens, or leads to a line that closes.
  ///
  /// The bracket of a line that is being typed is open at its end, and what follows is none of its business.
  private func continuesFlow(from start: Int) -> Bool {
    guard !isDash(start) else { return false }
    var (i, depth, last) = (start, 0, UInt8(0))
    while i < end, !isLineEnd(i) {
      let c = base[i]
      if c == ASCII.hash, isWhite(i - 1) { break }
      if c == ASCII.openBracket || c == ASCII.openBrace { depth += 1 }
      if c == ASCII.closeBracket || c == ASCII.closeBrace { depth -= 1 }
      if depth < 0 { return true }
      if !isWhite(i) { last = c }
      i += 1
    }
    if last == ASCII.comma { return true }
    i = lineEnd(from: i)
    while i < end, isSeparator(i) { i += 1 }
    return i < end && (base[i] == ASCII.closeBracket || base[i] == ASCII.closeBrace)
  }

  /// Closes all brackets, as one is missing.
  private mutating func giveUp(_ outermost: NodeIndex, depth: Int) -> NodeIndex {
    let stop = endOfTextBefore(pos)
    closePair()
    if !isFlowBroken {
      let opening = Int(nodes[Int(top.node.value)].range.start)
      let missing = note(.bracketMissingHere, SourceRange(at: stop))
      report(
        "syntax/unclosed-bracket", SourceRange(opening, opening + 1), .unclosedBracket(character(at: opening)),
        notes: [missing])
    }
    isFlowBroken = false
    while stack.count > depth { pop() }
    if pos < end {
      pos = lineStart
      startsLine = true
    }
    nodes[Int(outermost.value)] = SyntaxNode(
      kind: .error, style: .flow, range: SourceRange(Int(nodes[Int(outermost.value)].range.start), stop))
    return outermost
  }
}
