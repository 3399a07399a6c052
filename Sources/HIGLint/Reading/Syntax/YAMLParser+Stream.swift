/// Documents: their markers, directives and bounds.
extension YAMLParser {
  mutating func readStream() {
    var mayHaveDirectives = true
    while true {
      skipByteOrderMark()
      skipBlank()
      guard pos < end else { return }
      beginDocument()
      var firstDirective: SourceRange?
      if mayHaveDirectives {
        while pos < end, base[pos] == ASCII.percent, pos == lineStart {
          let range = SourceRange(pos, lineEnd(from: pos))
          firstDirective = firstDirective ?? range
          readDirective()
          skipBlank()
        }
      }
      let isMarked = pos == lineStart && isMarker(pos)
      if isMarked, base[pos] == ASCII.dot {
        if let firstDirective { reportDirectiveAlone(firstDirective) }
        endAtDots()
        mayHaveDirectives = true
        continue
      }
      if let firstDirective, !isMarked {
        reportDirectiveAlone(firstDirective)
        if pos >= end { return }
      }
      mayHaveDirectives = readDocument(isMarked: isMarked)
    }
  }

  /// Reads one document; returns whether directives may follow.
  private mutating func readDocument(isMarked: Bool) -> Bool {
    if isMarked {
      pos += 3
      slotOffset = pos
    } else {
      slotOffset = pos
    }
    let document = documents.count
    documents.append(SyntaxDocument(root: .none, hasExplicitStart: isMarked))
    readContent()
    documents[document].root = root
    guard pos < end, base[pos] == ASCII.dot, pos == lineStart, isMarker(pos) else { return false }
    documents[document].hasExplicitEnd = true
    endAtDots()
    return true
  }

  private mutating func beginDocument() {
    top = Frame(kind: .root, slot: .root, indent: -1, node: .none)
    stack.removeAll(keepingCapacity: true)
    root = .none
    held = .max
    sawVersion = false
    if !anchors.isEmpty { anchors.removeAll() }
    if !tagHandles.isEmpty { tagHandles.removeAll() }
  }

  /// Skips `...`, which nothing but a comment may follow.
  private mutating func endAtDots() {
    pos += 3
    skipWhite()
    if !isBlankRest(pos) {
      let rest = SourceRange(pos, lineEnd(from: pos))
      report("syntax/unexpected", rest, .afterDocumentEnd)
      pos = lineEnd(from: pos)
    }
  }

  /// Skips a byte order mark, which may begin any document.
  private mutating func skipByteOrderMark() {
    if byte(pos) == 0xEF, byte(pos + 1) == 0xBB, byte(pos + 2) == 0xBF {
      pos += 3
      lineStart = pos
      columnBase = pos
    }
  }

  private mutating func reportDirectiveAlone(_ directive: SourceRange) {
    report("syntax/directive", directive, .directiveAlone)
  }

  // MARK: - Directives

  /// Reads `%YAML 1.2` or `%TAG !h! prefix`; others are reserved and left aside.
  private mutating func readDirective() {
    let start = pos
    var words: [SourceRange] = []
    while true {
      skipWhite()
      if isBlankRest(pos) { break }
      let word = pos
      while !isSeparator(pos) { pos += 1 }
      words.append(SourceRange(word, pos))
    }
    let whole = SourceRange(start, words.last.map { Int($0.end) } ?? pos)
    pos = lineEnd(from: pos)
    switch words.first.map(string) {
    case "%YAML":
      if sawVersion { report("syntax/directive", whole, .secondVersion) }
      sawVersion = true
      if words.count != 2 || !isVersion(words[1]) { report("syntax/directive", whole, .badVersion) }
    case "%TAG":
      guard words.count == 3, isHandle(words[1]) else {
        report("syntax/directive", whole, .badTagDirective)
        return
      }
      let handle = string(words[1])
      if tagHandles.updateValue(string(words[2]), forKey: handle) != nil {
        report("syntax/directive", whole, .secondHandle(handle))
      }
    default:
      break
    }
  }

  private func isVersion(_ range: SourceRange) -> Bool {
    var dots = 0
    for i in range.bounds {
      let c = base[i]
      if c == ASCII.dot, i > range.bounds.lowerBound, i + 1 < range.bounds.upperBound {
        dots += 1
      } else if c < ASCII.zero || c > ASCII.nine {
        return false
      }
    }
    return dots == 1
  }

  private func isHandle(_ range: SourceRange) -> Bool {
    guard base[Int(range.start)] == ASCII.exclamation else { return false }
    guard range.count > 1 else { return true }
    guard base[Int(range.end) - 1] == ASCII.exclamation else { return false }
    return (Int(range.start) + 1..<Int(range.end) - 1).allSatisfy { isWordByte(base[$0]) }
  }

  /// Whether a byte may stand in the handle of a tag: a letter, a digit or a hyphen.
  func isWordByte(_ c: UInt8) -> Bool {
    (c | 0x20 >= 0x61 && c | 0x20 <= 0x7A) || (c >= ASCII.zero && c <= ASCII.nine) || c == ASCII.minus
  }

  func string(_ range: SourceRange) -> String {
    String(decoding: UnsafeBufferPointer(start: base + Int(range.start), count: range.count), as: UTF8.self)
  }
}
