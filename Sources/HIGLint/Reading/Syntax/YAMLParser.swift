/// The state of one read: its place in the text, and the collections that are open there.
///
/// There is no token list and no recursion. Block structure is decided at the first byte of each line, by comparing its
/// column with those of the open collections; an implicit key is recognised by the `:` found behind it after reading.
package struct YAMLParser {
  /// An open collection.
  package struct Frame {
    package enum Kind: UInt8 {
      case root, blockMapping, blockSequence, flowMapping, flowSequence
      /// `[key: value]`: a mapping of one pair that ends with its item.
      case flowPair
    }

    /// The part that the collection waits for.
    package enum Slot: UInt8 {
      /// The next entry of a block collection; the end of a complete flow item or pair.
      case entry
      /// `:` after an explicit key, or after any key inside brackets.
      case colon
      /// The next item or key inside brackets: after an opening bracket or comma.
      case flowEntry
      case root, item, value, explicitKey, explicitValue
    }

    var kind: Kind
    var slot: Slot
    /// The column of the entries; in flow collections that of the block collection around them.
    var indent: Int
    /// A wrong column that was reported once and counts as `indent` since.
    var otherIndent = -2
    var node: NodeIndex
    var tail = NodeIndex.none
    /// The offset where the last entry began, properties included.
    var entryStart = 0

    @inline(__always) var isPending: Bool { slot.rawValue >= Slot.root.rawValue }
  }

  let source: SourceFile
  let base: UnsafePointer<UInt8>
  let end: Int
  let classes: UnsafePointer<UInt8>

  var pos = 0
  var lineStart = 0
  /// The offset that columns count from: the line's start, or a virtual one on a line that is indented by tabs.
  var columnBase = 0
  /// Whether only white space stands before `pos` on its line.
  var startsLine = true
  /// Whether there is a tab in the white space before `pos`.
  var sawTab = false
  /// The offset where an absent node would stand.
  var slotOffset = 0
  /// The properties from a line before their node, as an index into `properties`.
  var held = UInt32.max

  var top = Frame(kind: .root, slot: .root, indent: -1, node: .none)
  var stack: [Frame] = []
  var root = NodeIndex.none

  var nodes: [SyntaxNode] = []
  var documents: [SyntaxDocument] = []
  var properties: [NodeProperties] = []
  var comments: [Comment] = []
  var problems: [Diagnostic] = []
  /// The line in which the last problem was found: one mistake gives one diagnostic.
  var problemLine = -1
  /// Whether a problem inside the brackets being read was reported; the rest of them is read in silence.
  var isFlowBroken = false
  /// Whether a block collection on the line of `---` was refused; it is read all the same.
  var isOnMarkerLine = false
  /// Whether indentation by tabs was reported, which is done once a document.
  var toldOfTabs = false

  var anchors: [String: NodeIndex] = [:]
  /// The prefix of each tag handle, which is written with its exclamation marks.
  var tagHandles: [String: String] = [:]
  var sawVersion = false

  init(source: SourceFile, base: UnsafePointer<UInt8>, end: Int, classes: UnsafePointer<UInt8>) {
    self.source = source
    self.base = base
    self.end = end
    self.classes = classes
    nodes.reserveCapacity(end / 8 + 4)
    stack.reserveCapacity(64)
  }

  // MARK: - Bytes

  /// Returns the byte at an offset; NUL at the end.
  @inline(__always) func byte(_ i: Int) -> UInt8 { i < end ? base[i] : 0 }

  @inline(__always) func has(_ i: Int, _ flags: UInt8) -> Bool { i < end && classes[Int(base[i])] & flags != 0 }

  @inline(__always) func isWhite(_ i: Int) -> Bool { has(i, ByteClass.white) }

  @inline(__always) func isLineEnd(_ i: Int) -> Bool { i >= end || classes[Int(base[i])] & ByteClass.lineBreak != 0 }

  /// Whether white space, a line break or the end is at an offset, one of which must follow an indicator.
  @inline(__always) func isSeparator(_ i: Int) -> Bool {
    i >= end || classes[Int(base[i])] & (ByteClass.white | ByteClass.lineBreak) != 0
  }

  @inline(__always) func isFlowSeparator(_ i: Int) -> Bool {
    i >= end || classes[Int(base[i])] & (ByteClass.white | ByteClass.lineBreak | ByteClass.flowIndicator) != 0
  }

  /// Returns the offset after the line break at `i`.
  @inline(__always) func afterBreak(_ i: Int) -> Int {
    base[i] == ASCII.carriageReturn && byte(i + 1) == ASCII.lineFeed ? i + 2 : i + 1
  }

  func lineEnd(from i: Int) -> Int {
    var i = i
    while !isLineEnd(i) { i += 1 }
    return i
  }

  /// Whether `---` or `...` is at the start of a line.
  @inline(__always) func isMarker(_ i: Int) -> Bool {
    guard i + 2 < end else { return false }
    let first = base[i]
    guard first == ASCII.minus || first == ASCII.dot else { return false }
    return base[i + 1] == first && base[i + 2] == first && isSeparator(i + 3)
  }

  // MARK: - Blanks

  /// Goes to the next line; `pos` stands at a line break.
  @inline(__always) mutating func nextLine() {
    pos = afterBreak(pos)
    lineStart = pos
    columnBase = pos
  }

  @inline(__always) mutating func skipWhite() {
    while isWhite(pos) { pos += 1 }
  }

  /// Goes to the next content, over white space, line breaks and comments.
  @inline(__always) mutating func skipBlank() {
    startsLine = pos == lineStart
    sawTab = false
    while pos < end {
      let c = base[pos]
      if c == ASCII.space {
        pos += 1
      } else if c == ASCII.lineFeed || c == ASCII.carriageReturn {
        nextLine()
        startsLine = true
        sawTab = false
      } else if c == ASCII.tab {
        sawTab = true
        pos += 1
      } else if c == ASCII.hash, pos == lineStart || isWhite(pos - 1) {
        skipComment()
      } else {
        return
      }
    }
  }

  mutating func skipComment() {
    let start = pos
    pos = lineEnd(from: pos)
    comments.append(Comment(range: SourceRange(start, pos), isOwnLine: startsLine))
  }

  /// Whether only a comment, or nothing, is left of the line.
  @inline(__always) func isBlankRest(_ i: Int) -> Bool {
    isLineEnd(i) || (base[i] == ASCII.hash && (i == lineStart || isWhite(i - 1)))
  }

  // MARK: - Nodes

  @inline(__always) mutating func append(_ node: SyntaxNode) -> NodeIndex {
    let index = NodeIndex(nodes.count)
    nodes.append(node)
    return index
  }

  /// Makes a node the last child of the collection on top.
  @inline(__always) mutating func attach(_ index: NodeIndex) {
    if top.tail == .none {
      nodes[Int(top.node.value)].first = index
    } else {
      nodes[Int(top.tail.value)].next = index
    }
    top.tail = index
  }

  /// Puts a node in the place for which the collection on top waits.
  @inline(__always) mutating func fill(_ index: NodeIndex) {
    if top.slot == .root {
      root = index
    } else {
      attach(index)
    }
    top.slot = top.slot == .explicitKey ? .colon : .entry
  }

  /// Puts an absent node, with the properties written for it, in the place for which the collection on top waits.
  mutating func fillEmpty() {
    fill(appendEmpty(at: slotOffset, properties: takeHeld()))
  }

  mutating func appendEmpty(at offset: Int, properties: UInt32 = .max) -> NodeIndex {
    appendLeaf(
      SyntaxNode(
        kind: .scalar, style: .plain, range: SourceRange(at: offset), isVerbatim: true, properties: properties))
  }

  /// Appends a node and makes its anchor known.
  @inline(__always) mutating func appendLeaf(_ node: SyntaxNode) -> NodeIndex {
    let index = append(node)
    if node.properties != .max { register(node.properties, at: index) }
    return index
  }

  @inline(__always) mutating func takeHeld() -> UInt32 {
    let taken = held
    held = .max
    return taken
  }

  @inline(__always) mutating func push(_ frame: Frame) {
    stack.append(top)
    top = frame
  }

  @inline(__always) mutating func pop() {
    if let below = stack.popLast() { top = below }
  }

  /// Closes the block collection on top.
  @discardableResult
  @inline(__always) mutating func close() -> Frame {
    if top.isPending { fillEmpty() }
    if top.slot == .colon { fillAbsentValue() }
    if top.node != .none { nodes[Int(top.node.value)].range.end = UInt32(truncatingIfNeeded: endOfTail) }
    let closed = top
    pop()
    return closed
  }

  /// Gives `? key` without a `:` an absent value.
  mutating func fillAbsentValue() {
    attach(appendEmpty(at: endOfTail))
    top.slot = .entry
  }

  var endOfTail: Int {
    top.tail == .none ? slotOffset : Int(nodes[Int(top.tail.value)].range.end)
  }
}
