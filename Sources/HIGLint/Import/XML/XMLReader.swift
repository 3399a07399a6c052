import HIGReading

/// Reads XML 1.0 into a flat document with the range of every part, and reads on after a mistake.
///
/// No document type is processed: a DOCTYPE is skipped with its internal subset, and an entity it declares is never
/// expanded, so no file can grow or reach for another. Time and memory are linear in the size of the file.
struct XMLReader {
  /// The limits at which a reader stops.
  struct Limits: Sendable {
    /// The number of open elements.
    var depth = 100_000
    /// The number of reported problems: a file that is no XML at all would have one for each of its bytes.
    var problems = 100
  }

  /// An element whose end tag has not come yet.
  struct OpenElement {
    var node: Int
    var lastChild = NodeIndex.none
    var hasElements = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  let limits: Limits
  var position = 0
  var document: XMLDocument
  var names: XMLNameTable
  var open: [OpenElement] = []
  /// The number of open elements with each name.
  var openCounts: [UInt32] = []
  /// The last element (its index + 1) that had each name as an attribute.
  var attributeOwners: [UInt32] = []
  var lastAtTop = NodeIndex.none
  var wasCutShort = false
  private var hasDocumentType = false
  /// Whether no `?>` follows any more: a search that failed once is not repeated.
  private var isPastInstructions = false

  static func read(_ source: SourceFile, limits: Limits = Limits()) -> XMLDocument {
    source.text.withUnsafeBufferPointer { bytes in
      var reader = XMLReader(bytes, of: source, limits: limits)
      reader.readDocument()
      return reader.document
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, of source: SourceFile, limits: Limits) {
    self.bytes = bytes
    self.limits = limits
    end = min(source.invalidOffset ?? bytes.count, bytes.count)
    document = XMLDocument(source: source)
    document.nodes.reserveCapacity(bytes.count / 24)
    names = XMLNameTable(bytes)
  }

  // MARK: The document

  private mutating func readDocument() {
    while position < end {
      if bytes[position] == UInt8(ascii: "<") { readMarkup() } else { readText(from: position) }
    }
    if let invalid = document.source.invalidOffset, !wasCutShort {
      report(.encoding, at: SourceRange(invalid, min(invalid + 1, bytes.count)))
      wasCutShort = true
    }
    closeAtEnd()
    document.names = names.strings
    document.problems.sort { $0.location.range < $1.location.range }
  }

  /// Reads markup, which begins with `<`.
  private mutating func readMarkup() {
    let following = position + 1 < end ? bytes[position + 1] : 0
    switch following {
    case UInt8(ascii: "/"): readEndTag()
    case UInt8(ascii: "?"): skipInstruction()
    case UInt8(ascii: "!"): readDeclaration()
    case let byte where XMLName.isStart(byte): readStartTag()
    default:
      report(.looseAngle, at: SourceRange(position, position + 1))
      markIncomplete()
      readText(from: position, scanningFrom: position + 1)
    }
  }

  /// Reads markup that begins with `<!`.
  private mutating func readDeclaration() {
    if bytes.hasPrefix("<!--", at: position) {
      readComment()
    } else if bytes.hasPrefix("<![CDATA[", at: position) {
      readCharacterData()
    } else if bytes.hasPrefix("<!DOCTYPE", at: position), document.root == .none, !hasDocumentType {
      skipDocumentType()
    } else {
      report(.looseAngle, at: SourceRange(position, position + 2))
      markIncomplete()
      readText(from: position, scanningFrom: position + 1)
    }
  }

  private mutating func skipInstruction() {
    guard !isPastInstructions, let mark = offset(of: "?>", from: position + 2) else {
      isPastInstructions = true
      report(.unterminated("<?", "?>"), at: SourceRange(position, position + 2))
      // An XML declaration that lost its "?" ends where its line does.
      position = recoveryPoint(from: position + 2)
      return
    }
    position = mark + 2
  }

  private mutating func readComment() {
    let start = position
    guard let mark = offset(of: "-->", from: start + 4) else {
      report(.unterminated("<!--", "-->"), at: SourceRange(start, start + 4))
      markIncomplete()
      position = end
      wasCutShort = true
      return
    }
    position = mark + 3
    var before = start
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    let isOwnLine = before == 0 || bytes[before - 1] == 0x0A || bytes[before - 1] == 0x0D
    document.comments.append(Comment(range: SourceRange(start, position), isOwnLine: isOwnLine))
  }

  private mutating func readCharacterData() {
    let start = position
    let mark = offset(of: "]]>", from: start + 9)
    let content = SourceRange(start + 9, mark ?? end)
    if mark == nil {
      report(.unterminated("<![CDATA[", "]]>"), at: SourceRange(start, start + 9))
      markIncomplete()
      wasCutShort = true
    }
    position = mark.map { $0 + 3 } ?? end
    guard !open.isEmpty else {
      report(.outside, at: SourceRange(start, start + 9))
      return
    }
    let isVerbatim = !content.bounds.contains { bytes[$0] == 0x0D }
    append(.characterData, range: SourceRange(start, position), content: content, isVerbatim: isVerbatim)
  }

  /// Skips a DOCTYPE up to its `>`; quoted names and comments may hold brackets of their own.
  private mutating func skipDocumentType() {
    hasDocumentType = true
    let start = position
    var i = start + 9
    var isInSubset = false
    while i < end {
      switch bytes[i] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[i]
        i += 1
        while i < end, bytes[i] != quote { i += 1 }
      case UInt8(ascii: "<") where bytes.hasPrefix("<!--", at: i):
        i = (offset(of: "-->", from: i + 4) ?? end) + 2
      case UInt8(ascii: "<") where bytes.hasPrefix("<?", at: i):
        i = (offset(of: "?>", from: i + 2) ?? end) + 1
      case UInt8(ascii: "["):
        isInSubset = true
      case UInt8(ascii: "]"):
        isInSubset = false
      case UInt8(ascii: ">") where !isInSubset:
        position = i + 1
        return
      default: break
      }
      i += 1
    }
    report(.unterminated("<!DOCTYPE", ">"), at: SourceRange(start, min(start + 9, end)))
    position = recoveryPoint(from: start + 9)
  }

  // MARK: Text

  /// Reads a run of text up to the next `<`. Bytes before `scan` belong to it whatever they are.
  private mutating func readText(from start: Int, scanningFrom scan: Int? = nil) {
    var i = scan ?? start
    var isVerbatim = scan == nil
    var isBlank = scan == nil
    scanning: while i < end {
      let byte = bytes[i]
      switch byte {
      case UInt8(ascii: "<"): break scanning
      case UInt8(ascii: "&"):
        isVerbatim = false
        isBlank = false
        i = checkReference(at: i)
      case 0x0D:
        isVerbatim = false
        i += 1
      case 0x20, 0x0A, 0x09: i += 1
      case 0..<0x20:
        isBlank = false
        report(.controlCharacter(byte), at: SourceRange(i, i + 1))
        markIncomplete()
        i += 1
      default:
        isBlank = false
        i += 1
      }
    }
    position = i
    guard let parent = open.last else {
      if !isBlank { reportOutside(start, i) }
      return
    }
    // White space is text only where it is all there is: in <string> </string>, not between elements.
    if isBlank, parent.hasElements || i + 1 < end && XMLName.isStart(bytes[i + 1]) { return }
    // After a "<" that begins no tag the text goes on.
    if scan != nil, parent.lastChild != .none, extendText(parent.lastChild, from: start, to: i) { return }
    let range = SourceRange(start, i)
    append(.text, range: range, content: range, isVerbatim: isVerbatim)
  }

  private mutating func extendText(_ index: NodeIndex, from start: Int, to end: Int) -> Bool {
    let node = Int(index.value)
    guard document.nodes[node].kind == .text, document.nodes[node].range.end == UInt32(start) else { return false }
    document.nodes[node].range.end = UInt32(end)
    document.nodes[node].content.end = UInt32(end)
    document.nodes[node].isVerbatim = false
    return true
  }

  private mutating func reportOutside(_ start: Int, _ end: Int) {
    var from = start
    var to = end
    while from < to, XMLName.isSpace(bytes[from]) { from += 1 }
    while to > from, XMLName.isSpace(bytes[to - 1]) { to -= 1 }
    report(.outside, at: SourceRange(from, to))
  }

  /// Checks the reference at `start` for mistakes; returns the offset after it.
  mutating func checkReference(at start: Int) -> Int {
    let after: Int
    switch XMLReference.read(bytes, at: start, end: end) {
    case .scalar(_, let end): return end
    case .unknownEntity(let end):
      report(.unknownEntity, at: SourceRange(start, end))
      after = end
    case .noCharacter(let end):
      report(.noCharacter, at: SourceRange(start, end))
      after = end
    case .bare(let end):
      report(.looseAmpersand, at: SourceRange(start, end))
      after = end
    }
    markIncomplete()
    return after
  }

  // MARK: Building

  /// Adds a text to the innermost open element.
  private mutating func append(
    _ kind: XMLNode.Kind, range: SourceRange, content: SourceRange, isVerbatim: Bool
  ) {
    let index = document.nodes.count
    document.nodes.append(
      XMLNode(
        kind: kind, isVerbatim: isVerbatim, isComplete: true, name: .max, range: range, content: content,
        attributes: 0..<0, parent: .none, first: .none, next: .none))
    link(index)
  }

  /// Makes a node the last child of the innermost open element.
  mutating func link(_ index: Int) {
    let child = NodeIndex(index)
    guard let top = open.indices.last else {
      if document.root == .none { document.root = child }
      if lastAtTop != .none { document.nodes[Int(lastAtTop.value)].next = child }
      lastAtTop = child
      return
    }
    let parent = open[top]
    document.nodes[index].parent = NodeIndex(parent.node)
    if parent.lastChild == .none {
      document.nodes[parent.node].first = child
    } else {
      document.nodes[Int(parent.lastChild.value)].next = child
    }
    open[top].lastChild = child
  }

  /// Marks the innermost open element as holding something that can't be read.
  mutating func markIncomplete() {
    if let node = open.last?.node { document.nodes[node].isComplete = false }
  }

  mutating func report(
    _ problem: XMLProblem, at range: SourceRange, note: Diagnostic.Note? = nil
  ) {
    guard document.problems.count < limits.problems else { return }
    let location = Location(file: document.source, range: range)
    document.problems.append(problem.diagnostic(at: location, note: note))
  }

  // MARK: Finding

  /// Returns the offset where `mark` next stands before the end of the readable bytes.
  private func offset(of mark: StaticString, from start: Int) -> Int? {
    guard start <= end else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[0..<end]).firstOffset(of: mark, from: start)
  }

  /// Returns the offset after the next `>`, or of the next line or tag, whichever comes first.
  func recoveryPoint(from start: Int) -> Int {
    var i = min(start, end)
    while i < end, bytes[i] != UInt8(ascii: "<"), bytes[i] != 0x0A, bytes[i] != 0x0D {
      if bytes[i] == UInt8(ascii: ">") { return i + 1 }
      i += 1
    }
    return i
  }
}
