import HIGReading

/// Start tags with their attributes, end tags, and their pairing.
extension XMLReader {
  // MARK: Start tags

  mutating func readStartTag() {
    let start = position
    var i = start + 1
    while i < end, XMLName.isPart(bytes[i]) { i += 1 }
    let name = intern(start + 1, i)
    let index = document.nodes.count
    let firstAttribute = UInt32(document.attributes.count)
    document.nodes.append(
      XMLNode(
        kind: .element, isVerbatim: false, isComplete: true, name: name, range: SourceRange(start, i),
        content: SourceRange(at: i), attributes: firstAttribute..<firstAttribute, parent: .none, first: .none,
        next: .none))
    if open.isEmpty, document.root != .none, lastAtTop == document.root { reportSecondRoot(SourceRange(start, i)) }
    link(index)
    if let top = open.indices.last { open[top].hasElements = true }

    position = i
    let isEmpty = readAttributes(of: index)
    document.nodes[index].attributes = firstAttribute..<UInt32(document.attributes.count)
    document.nodes[index].range.end = UInt32(position)
    document.nodes[index].content = SourceRange(at: position)
    if isEmpty { return }
    open.append(OpenElement(node: index))
    openCounts[Int(name)] += 1
    if open.count > limits.depth {
      report(.tooDeep(limits.depth), at: SourceRange(start, i))
      wasCutShort = true
      position = end
    }
  }

  private mutating func reportSecondRoot(_ range: SourceRange) {
    let first = elementName(Int(document.root.value))
    report(.secondRoot(first), at: range)
  }

  /// Reads up to and with the tag's `>`; returns whether it ends with `/>`.
  private mutating func readAttributes(of element: Int) -> Bool {
    while position < end {
      let before = position
      while position < end, XMLName.isSpace(bytes[position]) { position += 1 }
      guard position < end else { break }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return false
      case UInt8(ascii: "/") where position + 1 < end && bytes[position + 1] == UInt8(ascii: ">"):
        position += 2
        return true
      case UInt8(ascii: "<"):
        // The line above lacks its ">"; the next tag begins here, and the element is taken to be open.
        document.nodes[element].isComplete = false
        reportUnclosedTag(element)
        position = before
        return false
      case let byte where XMLName.isStart(byte):
        readAttribute(of: element)
      default:
        document.nodes[element].isComplete = false
        report(.unexpectedInTag(elementName(element)), at: SourceRange(position, position + 1))
        skipToNextAttribute()
      }
    }
    document.nodes[element].isComplete = false
    return false
  }

  private mutating func skipToNextAttribute() {
    position += 1
    while position < end, !XMLName.isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">"),
      bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "/")
    {
      position += 1
    }
  }

  private mutating func readAttribute(of element: Int) {
    let start = position
    while position < end, XMLName.isPart(bytes[position]) { position += 1 }
    let nameRange = SourceRange(start, position)
    let name = intern(start, position)
    if attributeOwners[Int(name)] == UInt32(element) + 1 {
      document.nodes[element].isComplete = false
      report(.repeatedAttribute(attributeName(name), of: elementName(element)), at: nameRange)
    }
    attributeOwners[Int(name)] = UInt32(element) + 1

    var i = position
    while i < end, XMLName.isSpace(bytes[i]) { i += 1 }
    guard i < end, bytes[i] == UInt8(ascii: "=") else {
      document.nodes[element].isComplete = false
      if i < end { report(.attributeWithoutValue(attributeName(name)), at: nameRange) }
      return
    }
    i += 1
    while i < end, XMLName.isSpace(bytes[i]) { i += 1 }
    position = i
    guard i < end else { return }
    let (value, isVerbatim) =
      bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'")
      ? readQuotedValue(of: element, name) : readBareValue(of: element, name)
    document.attributes.append(
      XMLAttribute(name: name, nameRange: nameRange, value: value, isVerbatim: isVerbatim))
  }

  /// Reads a value in quotes; the range is the one between them.
  private mutating func readQuotedValue(of element: Int, _ name: UInt32) -> (SourceRange, isVerbatim: Bool) {
    let start = position + 1
    let quote = bytes[position]
    var isVerbatim = true
    var i = start
    while i < end, bytes[i] != quote {
      switch bytes[i] {
      case UInt8(ascii: "<"):
        return readUnclosedValue(of: element, name)
      case UInt8(ascii: "&"):
        isVerbatim = false
        i = checkAttributeReference(at: i, of: element)
      case 0x09, 0x0A, 0x0D:
        isVerbatim = false
        i += 1
      case let byte where byte < 0x20:
        document.nodes[element].isComplete = false
        report(.controlCharacter(byte), at: SourceRange(i, i + 1))
        i += 1
      default:
        i += 1
      }
    }
    // At the end of the file the missing end is reported once, for the element.
    position = min(i + 1, end)
    return (SourceRange(start, min(i, end)), isVerbatim)
  }

  private mutating func checkAttributeReference(at start: Int, of element: Int) -> Int {
    let problems = document.problems.count
    let next = checkReference(at: start)
    if document.problems.count > problems { document.nodes[element].isComplete = false }
    return next
  }

  /// Reads a value whose closing quote is missing: it ends at the end of its tag or its line.
  private mutating func readUnclosedValue(of element: Int, _ name: UInt32) -> (SourceRange, isVerbatim: Bool) {
    let quote = position
    document.nodes[element].isComplete = false
    var i = quote + 1
    while i < end, bytes[i] != UInt8(ascii: ">"), bytes[i] != UInt8(ascii: "<"), bytes[i] != 0x0A, bytes[i] != 0x0D {
      i += 1
    }
    if i > quote + 1, bytes[i - 1] == UInt8(ascii: "/") { i -= 1 }
    position = i
    report(.missingQuote(attributeName(name)), at: SourceRange(quote, i))
    return (SourceRange(quote + 1, i), false)
  }

  /// Reads a value without quotes, up to the next space or the end of the tag.
  private mutating func readBareValue(of element: Int, _ name: UInt32) -> (SourceRange, isVerbatim: Bool) {
    let start = position
    document.nodes[element].isComplete = false
    while position < end, !XMLName.isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">"),
      bytes[position] != UInt8(ascii: "<")
    {
      position += 1
    }
    if position > start, bytes[position - 1] == UInt8(ascii: "/") { position -= 1 }
    let value = SourceRange(start, position)
    report(.unquotedValue(attributeName(name)), at: value.isEmpty ? SourceRange(start - 1, start) : value)
    return (value, false)
  }

  // MARK: End tags

  mutating func readEndTag() {
    let start = position
    var nameEnd = start + 2
    while nameEnd < end, XMLName.isPart(bytes[nameEnd]) { nameEnd += 1 }
    var i = nameEnd
    while i < end, XMLName.isSpace(bytes[i]) { i += 1 }
    guard i < end else {
      position = end
      if open.isEmpty { report(.strayEnd(string(start + 2, nameEnd)), at: SourceRange(start, nameEnd)) }
      return
    }
    let isClosed = bytes[i] == UInt8(ascii: ">")
    position = isClosed ? i + 1 : recoveryPoint(from: nameEnd)
    let tag = SourceRange(start, isClosed ? position : nameEnd)
    if !isClosed { report(.unclosedTag("/" + string(start + 2, nameEnd)), at: tag) }

    guard let innermost = open.last else {
      report(.strayEnd(string(start + 2, nameEnd)), at: tag)
      return
    }
    if names.matches(document.nodes[innermost.node].name, at: start + 2, end: nameEnd) {
      closeInnermost(contentEnd: start, end: position)
    } else {
      closeWrongly(innermost.node, tag, name: SourceRange(start + 2, nameEnd))
    }
  }

  /// Handles an end tag that is not the innermost element's.
  private mutating func closeWrongly(_ innermost: Int, _ tag: SourceRange, name: SourceRange) {
    let found = string(Int(name.start), Int(name.end))
    let expected = elementName(innermost)
    let openedAt = openingRange(innermost)
    let line = document.source.line(at: Int(openedAt.start))
    let id = intern(Int(name.start), Int(name.end))
    if openCounts[Int(id)] > 0 {
      report(.wrongEnd(found: found, expected: expected, line: line), at: tag, note: opened(expected, openedAt))
      while let top = open.last, document.nodes[top.node].name != id {
        document.nodes[top.node].isComplete = false
        closeInnermost(contentEnd: Int(tag.start), end: Int(tag.start))
      }
      markIncomplete()
      closeInnermost(contentEnd: Int(tag.start), end: position)
    } else if !open[open.count - 1].hasElements || isMisspelling(found, of: expected) {
      report(.wrongEnd(found: found, expected: expected, line: line), at: tag, note: opened(expected, openedAt))
      markIncomplete()
      closeInnermost(contentEnd: Int(tag.start), end: position)
    } else {
      report(.strayEnd(found), at: tag)
      markIncomplete()
    }
  }

  /// Whether an end tag that closes nothing was probably meant for this element.
  private func isMisspelling(_ found: String, of expected: String) -> Bool {
    guard let a = found.utf8.first, let b = expected.utf8.first else { return true }
    return a | 0x20 == b | 0x20 && abs(found.utf8.count - expected.utf8.count) <= 2
  }

  private func opened(_ name: String, _ range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(XMLProblem.openedHere(name), at: Location(file: document.source, range: range))
  }

  private mutating func closeInnermost(contentEnd: Int, end: Int) {
    guard let element = open.popLast() else { return }
    document.nodes[element.node].content.end = UInt32(contentEnd)
    document.nodes[element.node].range.end = UInt32(end)
    openCounts[Int(document.nodes[element.node].name)] -= 1
  }

  /// Closes the elements that are still open at the end of the file.
  mutating func closeAtEnd() {
    guard let innermost = open.last?.node else {
      if document.root == .none, !wasCutShort, document.problems.isEmpty {
        report(.noElement, at: SourceRange(0, 0))
      }
      return
    }
    if !wasCutShort {
      let name = elementName(innermost)
      let opening = openingRange(innermost)
      let line = document.source.line(at: Int(opening.start))
      var last = end
      while last > 0, XMLName.isSpace(bytes[last - 1]) { last -= 1 }
      report(.truncated(name, line: line), at: SourceRange(at: last), note: opened(name, opening))
    }
    while !open.isEmpty {
      markIncomplete()
      closeInnermost(contentEnd: end, end: end)
    }
  }

  // MARK: Names

  private mutating func intern(_ start: Int, _ end: Int) -> UInt32 {
    let index = names.intern(start, end)
    if Int(index) == openCounts.count {
      openCounts.append(0)
      attributeOwners.append(0)
    }
    return index
  }

  private func elementName(_ element: Int) -> String { attributeName(document.nodes[element].name) }

  private func attributeName(_ name: UInt32) -> String {
    let range = names.range(name)
    return string(Int(range.start), Int(range.end))
  }

  /// Returns a name for a message. In a broken file it may be very long.
  private func string(_ start: Int, _ end: Int) -> String {
    let text = String(decoding: bytes[start..<min(end, start + 240)], as: UTF8.self)
    return text.utf8.count > 60 ? String(text.unicodeScalars.prefix(40)) + "…" : text
  }

  /// Returns the range of the `<name` of an element's start tag.
  private func openingRange(_ element: Int) -> SourceRange {
    let start = Int(document.nodes[element].range.start)
    return SourceRange(start, start + 1 + names.range(document.nodes[element].name).count)
  }

  private mutating func reportUnclosedTag(_ element: Int) {
    report(.unclosedTag(elementName(element)), at: openingRange(element))
  }
}
