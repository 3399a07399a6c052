/// Block collections, which are told by columns.
extension YAMLParser {
  /// Reads the content of one document, up to a marker or the end.
  mutating func readContent() {
    // The line is read again from its start: the column of its first node counts.
    if slotOffset == pos, startsLine, !isMarker(lineStart) { pos = lineStart }
    while true {
      skipBlank()
      guard pos < end else { break }
      if !startsLine {
        if top.isPending {
          readNode()
        } else {
          refuseTrailing()
        }
        continue
      }
      if pos == lineStart, isMarker(pos) { break }
      if sawTab { measureTabs() }
      let column = pos - columnBase
      if column > top.indent {
        if top.isPending {
          readNode()
        } else if column == top.otherIndent {
          readEntry(at: column)
        } else {
          refuseColumn(column, closed: nil)
        }
      } else {
        returnTo(column)
      }
    }
    while top.kind != .root { close() }
    if top.slot == .root { fillEmpty() }
    held = .max
  }

  /// Closes the collections that end before a line of this column, and reads its entry.
  private mutating func returnTo(_ column: Int) {
    var closed: Frame?
    while column < top.indent, column != top.otherIndent {
      closed = close()
    }
    if top.kind == .blockSequence, column == top.indent, !isDash(pos), let below = stack.last, below.indent == column {
      // `key:` and its `- item`s in one column.
      close()
    }
    if column == top.indent || column == top.otherIndent {
      readEntry(at: column)
    } else {
      refuseColumn(column, closed: closed)
    }
  }

  @inline(__always) func isDash(_ i: Int) -> Bool { base[i] == ASCII.minus && isSeparator(i + 1) }

  /// Reads the beginning of an entry of the block collection on top: up to where its node is awaited.
  @inline(__always) mutating func readEntry(at column: Int) {
    if column != top.indent { swap(&top.indent, &top.otherIndent) }
    if top.kind == .blockSequence {
      guard isDash(pos) else {
        refuseEntry()
        return
      }
      if top.isPending { fillEmpty() }
      top.slot = .item
      pos += 1
      slotOffset = pos
    } else {
      readMappingEntry()
    }
  }

  @inline(__always) private mutating func readMappingEntry() {
    if top.isPending {
      if isDash(pos) {
        openSequence(properties: takeHeld())
        return
      }
      fillEmpty()
    }
    let c = base[pos]
    if classes[Int(c)] & ByteClass.indicator == 0 {
      if top.slot == .colon { fillAbsentValue() }
      let start = pos
      let keyEnd = scanPlainLine(inFlow: false)
      addKey(from: start, to: keyEnd, properties: .max)
      return
    }
    if isSeparator(pos + 1) {
      if c == ASCII.question {
        if top.slot == .colon { fillAbsentValue() }
        expectValue(.explicitKey)
        return
      }
      if c == ASCII.colon {
        if top.slot == .colon {
          expectValue(.explicitValue)
        } else {
          attach(appendEmpty(at: pos))
          expectValue(.value)
        }
        return
      }
    }
    if isDash(pos) {
      refuseEntry()
      return
    }
    if top.slot == .colon { fillAbsentValue() }
    readKey()
  }

  /// Adds a plain key that has been read; `pos` stands at its `:`, if it has one.
  @inline(__always) private mutating func addKey(from start: Int, to keyEnd: Int, properties: UInt32) {
    let key = SyntaxNode(
      kind: .scalar, style: .plain, range: SourceRange(start, keyEnd), isVerbatim: true, properties: properties)
    attach(properties == .max ? append(key) : appendLeaf(key))
    if byte(pos) == ASCII.colon {
      if pos - start > 1024 { checkKeyLength(from: start) }
      expectValue(.value)
    } else {
      refuseKeyWithoutColon(SourceRange(start, keyEnd))
    }
  }

  /// Skips an indicator after which a node is awaited.
  @inline(__always) mutating func expectValue(_ slot: Frame.Slot) {
    pos += 1
    slotOffset = pos
    top.slot = slot
  }

  /// Reads a key that is not a simple plain one: quoted, with properties, an alias, in brackets or absent.
  private mutating func readKey() {
    let start = pos
    var inner = UInt32.max
    if base[pos] == ASCII.ampersand || base[pos] == ASCII.exclamation {
      inner = readProperties(inFlow: false)
      slotOffset = pos
      skipWhite()
      if byte(pos) == ASCII.colon, isSeparator(pos + 1) {
        attach(appendEmpty(at: slotOffset, properties: inner))
        expectValue(.value)
        return
      }
      if isBlankRest(pos) {
        attach(appendEmpty(at: slotOffset, properties: inner))
        refuseKeyWithoutColon(SourceRange(start, slotOffset))
        return
      }
    }
    if isPlainStart(pos, inFlow: false) {
      let textStart = pos
      let keyEnd = scanPlainLine(inFlow: false)
      addKey(from: textStart, to: keyEnd, properties: inner)
      return
    }
    guard let key = readCompleteNode(properties: inner) else {
      refuseEntry()
      return
    }
    attach(key)
    guard nodes[Int(key.value)].kind != .error else {
      // The key is not closed; its line is given up.
      attach(appendError(from: pos, to: pos))
      top.slot = .entry
      skipLines(deeperThan: top.indent)
      return
    }
    if lineStart > start {
      report("syntax/unexpected", SourceRange(start, start + 1), .keyOverLines)
    }
    let keyEnd = pos
    skipWhite()
    if byte(pos) == ASCII.colon, isSeparator(pos + 1) {
      if pos - start > 1024 { checkKeyLength(from: start) }
      expectValue(.value)
    } else {
      pos = keyEnd
      refuseKeyWithoutColon(SourceRange(start, keyEnd))
    }
  }

  // MARK: - Nodes

  /// Reads a node for the collection on top: all of a scalar, the beginning of a collection.
  private mutating func readNode() {
    let start = pos
    var inner = UInt32.max
    if base[pos] == ASCII.ampersand || base[pos] == ASCII.exclamation {
      inner = readProperties(inFlow: false)
      let propertiesEnd = pos
      skipWhite()
      if isBlankRest(pos) {
        held = merge(held, inner)
        slotOffset = propertiesEnd
        return
      }
    }
    if isPlainStart(pos, inFlow: false) {
      readPlain(from: start, inner: inner)
      return
    }
    let c = base[pos]
    if isSeparator(pos + 1) {
      switch c {
      case ASCII.minus:
        guard inner == .max else { return refuseValue(from: start, .dashAfterProperties, rule: "syntax/anchor") }
        if !mayOpenBlock(at: start) { report("syntax/unexpected", SourceRange(pos, pos + 1), .listOnKeyLine) }
        openSequence(properties: takeHeld())
        return
      case ASCII.question where inner == .max:
        if !mayOpenBlock(at: start) { report("syntax/unexpected", SourceRange(pos, pos + 1), .mappingOnKeyLine) }
        openMapping(at: start)
        expectValue(.explicitKey)
        return
      case ASCII.colon:
        guard mayOpenBlock(at: start) else { return refuseColon(from: start) }
        openMapping(at: start)
        attach(appendEmpty(at: pos, properties: inner))
        expectValue(.value)
        return
      default: break
      }
    }
    if c == ASCII.pipe || c == ASCII.greater {
      let properties = merge(takeHeld(), inner)
      fill(readBlockScalar(indent: top.indent, properties: properties))
      return
    }
    let (startedLine, hadTab) = (startsLine, sawTab)
    let isCollection = c == ASCII.openBracket || c == ASCII.openBrace
    let outer = takeHeld()
    if isCollection, outer != .max { register(outer, at: NodeIndex(nodes.count)) }
    guard let node = readCompleteNode(properties: inner) else {
      return refuseValue(from: start, startMessage(at: pos))
    }
    guard nodes[Int(node.value)].kind != .error else {
      fill(node)
      skipLines(deeperThan: top.indent)
      return
    }
    var colon = pos
    while isWhite(colon) { colon += 1 }
    if byte(colon) == ASCII.colon, isSeparator(colon + 1) {
      (startsLine, sawTab) = (startedLine, hadTab)
      openKeyed(by: node, from: start, colon: colon, outer: outer)
      return
    }
    if outer != .max {
      if nodes[Int(node.value)].kind == .alias {
        refuseAliasProperties(at: start)
      } else {
        let merged = merge(outer, inner)
        nodes[Int(node.value)].properties = merged
        register(merged, at: node)
      }
    }
    fill(node)
  }

  /// Reads a plain scalar, or the first key of a mapping.
  @inline(__always) private mutating func readPlain(from start: Int, inner: UInt32) {
    let textStart = pos
    var textEnd = scanPlainLine(inFlow: false)
    if byte(pos) == ASCII.colon {
      guard mayOpenBlock(at: start) else { return refuseColon(from: start) }
      openMapping(at: start)
      addKey(from: textStart, to: textEnd, properties: inner)
      return
    }
    var isVerbatim = true
    if let further = continuePlain(indent: max(top.indent, top.otherIndent), inFlow: false) {
      textEnd = further
      isVerbatim = false
    }
    let properties = merge(takeHeld(), inner)
    let node = SyntaxNode(
      kind: .scalar, style: .plain, range: SourceRange(textStart, textEnd), isVerbatim: isVerbatim,
      properties: properties)
    fill(properties == .max ? append(node) : appendLeaf(node))
  }

  /// Opens a mapping by its first key: a node that was read has a `:` behind it.
  private mutating func openKeyed(by key: NodeIndex, from start: Int, colon: Int, outer: UInt32) {
    if start < lineStart {
      report("syntax/unexpected", SourceRange(start, start + 1), .keyOverLines)
    } else if colon - start > 1024 {
      checkKeyLength(from: start)
    }
    pos = colon
    guard mayOpenBlock(at: start) else { return refuseColon(from: start) }
    // The mapping takes the key's place in the array; the key moves behind.
    let moved = move(key)
    var mapping = SyntaxNode(kind: .mapping, style: .block, range: SourceRange(at: start), properties: outer)
    let column = start - columnBase
    mapping.indentation = UInt32(truncatingIfNeeded: column)
    nodes[Int(key.value)] = mapping
    if outer != .max { register(outer, at: key) }
    fill(key)
    push(Frame(kind: .blockMapping, slot: .entry, indent: column, node: key))
    acceptMarkerColumn()
    attach(moved)
    pos = colon
    expectValue(.value)
  }

  /// Moves a node that only aliases point to yet to the end of the array.
  mutating func move(_ node: NodeIndex) -> NodeIndex {
    let moved = append(nodes[Int(node.value)])
    let properties = nodes[Int(node.value)].properties
    guard properties != .max, self.properties[Int(properties)].anchor != nil else { return moved }
    register(properties, at: moved)
    // Only a key that is too long, and is told of, has more nodes than this.
    guard pos - Int(nodes[Int(moved.value)].range.start) <= Self.longestKeyBytes else { return moved }
    for i in Int(node.value)..<nodes.count where nodes[i].kind == .alias && nodes[i].first == node {
      nodes[i].first = moved
    }
    return moved
  }

  /// Reads an alias, a quoted scalar or a collection in brackets; nil at anything else. An unclosed one is reported and
  /// becomes an error node.
  private mutating func readCompleteNode(properties: UInt32) -> NodeIndex? {
    switch base[pos] {
    case ASCII.asterisk:
      if properties != .max { refuseAliasProperties(at: pos) }
      return readAlias()
    case ASCII.doubleQuote, ASCII.singleQuote:
      return readQuoted(indent: top.indent, properties: properties)
    case ASCII.openBracket, ASCII.openBrace:
      return readFlow(properties: properties)
    default:
      return nil
    }
  }

  mutating func readQuoted(indent: Int, properties: UInt32) -> NodeIndex {
    let start = pos
    let style: SyntaxNode.Style = base[pos] == ASCII.doubleQuote ? .doubleQuoted : .singleQuoted
    let scan = scanQuoted(indent: indent)
    let range = SourceRange(start, pos)
    guard scan.isClosed else { return append(SyntaxNode(kind: .error, style: style, range: range)) }
    let node = SyntaxNode(
      kind: .scalar, style: style, range: range, isVerbatim: scan.isVerbatim, properties: properties)
    return properties == .max ? append(node) : appendLeaf(node)
  }

  // MARK: - Opening

  /// Whether a block collection may begin at `start`: on a line of its own, or directly after `-`, `?` or the `:` of an
  /// explicit key.
  @inline(__always) private mutating func mayOpenBlock(at start: Int) -> Bool {
    guard startsLine || top.slot == .item || top.slot == .explicitKey || top.slot == .explicitValue else {
      guard top.slot == .root else { return false }
      report("syntax/unexpected", SourceRange(lineStart, lineStart + 3), .contentOnMarkerLine)
      isOnMarkerLine = true
      return true
    }
    if sawTab, !startsLine { report("syntax/tab", whiteBefore(start), .tabIndentation) }
    return true
  }

  @inline(__always) private mutating func openMapping(at start: Int) {
    let properties = takeHeld()
    let column = start - columnBase
    let mapping = SyntaxNode(
      kind: .mapping, style: .block, range: SourceRange(at: start), properties: properties,
      indentation: UInt32(truncatingIfNeeded: column))
    let index = properties == .max ? append(mapping) : appendLeaf(mapping)
    fill(index)
    push(Frame(kind: .blockMapping, slot: .entry, indent: column, node: index))
    acceptMarkerColumn()
  }

  /// Accepts fields that wrongly begin behind `---`, which was reported: they are mostly meant for the first column.
  @inline(__always) private mutating func acceptMarkerColumn() {
    guard isOnMarkerLine else { return }
    isOnMarkerLine = false
    top.otherIndent = 0
  }

  @inline(__always) private mutating func openSequence(properties: UInt32) {
    let column = pos - columnBase
    let sequence = SyntaxNode(
      kind: .sequence, style: .block, range: SourceRange(at: pos), properties: properties,
      indentation: UInt32(truncatingIfNeeded: column))
    let index = properties == .max ? append(sequence) : appendLeaf(sequence)
    fill(index)
    push(Frame(kind: .blockSequence, slot: .entry, indent: column, node: index))
    expectValue(.item)
  }
}
