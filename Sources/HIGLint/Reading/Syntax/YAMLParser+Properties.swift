/// Anchors, tags and aliases.
extension YAMLParser {
  /// Reads `&anchor` and `!tag`, in either order; returns the index of the new properties.
  mutating func readProperties(inFlow: Bool) -> UInt32 {
    var new = NodeProperties()
    while true {
      let start = pos
      if byte(pos) == ASCII.ampersand {
        pos += 1
        let name = scanAnchorName()
        if name.isEmpty {
          report("syntax/anchor", SourceRange(start, start + 1), .anchorWithoutName)
        } else if new.anchor != nil {
          report("syntax/anchor", SourceRange(start, pos), .secondAnchor)
        }
        new.anchor = name.isEmpty ? new.anchor : name
      } else if byte(pos) == ASCII.exclamation {
        let resolved = scanTag()
        let written = SourceRange(start, pos)
        if new.tag != nil { report("syntax/tag", written, .secondTag) }
        new.tag = written
        new.resolvedTag = resolved
      } else {
        break
      }
      if !(inFlow ? isFlowSeparator(pos) : isSeparator(pos)) {
        report("syntax/tag", SourceRange(start, pos + 1), .unexpectedInProperty(character(at: pos)))
        while !isSeparator(pos) { pos += 1 }
      }
      var next = pos
      while isWhite(next) { next += 1 }
      guard byte(next) == ASCII.ampersand || byte(next) == ASCII.exclamation else { break }
      pos = next
    }
    let index = UInt32(truncatingIfNeeded: properties.count)
    properties.append(new)
    return index
  }

  /// Merges the properties from a line before a node with those from the node's own line.
  mutating func merge(_ outer: UInt32, _ inner: UInt32) -> UInt32 {
    guard outer != .max else { return inner }
    guard inner != .max else { return outer }
    let (a, b) = (properties[Int(outer)], properties[Int(inner)])
    if a.anchor != nil, let second = b.anchor {
      report("syntax/anchor", SourceRange(Int(second.start) - 1, Int(second.end)), .secondAnchor)
    }
    if a.tag != nil, let second = b.tag { report("syntax/tag", second, .secondTag) }
    properties[Int(outer)] = NodeProperties(
      anchor: b.anchor ?? a.anchor, tag: b.tag ?? a.tag, resolvedTag: b.tag == nil ? a.resolvedTag : b.resolvedTag)
    return outer
  }

  /// Registers a node under its anchor; a later anchor of the same name takes it over.
  mutating func register(_ index: UInt32, at node: NodeIndex) {
    guard let name = properties[Int(index)].anchor else { return }
    anchors[string(name)] = node
  }

  /// Reads `*name`.
  mutating func readAlias() -> NodeIndex {
    let start = pos
    pos += 1
    let name = scanAnchorName()
    let range = SourceRange(start, pos)
    var target = NodeIndex.none
    if name.isEmpty {
      report("syntax/anchor", range, .aliasWithoutName)
    } else if let known = anchors[string(name)] {
      target = known
    } else {
      report("syntax/anchor", range, .unknownAnchor(string(name)))
    }
    return append(SyntaxNode(kind: .alias, style: .plain, range: range, first: target))
  }

  private mutating func scanAnchorName() -> SourceRange {
    let start = pos
    while !isFlowSeparator(pos) { pos += 1 }
    return SourceRange(start, pos)
  }

  // MARK: - Tags

  /// Reads a tag and resolves it by the document's directives.
  private mutating func scanTag() -> String {
    let start = pos
    pos += 1
    if byte(pos) == ASCII.less { return scanVerbatimTag(from: start) }
    if isFlowSeparator(pos) { return "!" }
    // `!word!suffix`, `!!suffix` or `!suffix`.
    var handleEnd = pos
    while handleEnd < end, isWordByte(base[handleEnd]) { handleEnd += 1 }
    var handle = "!"
    if byte(handleEnd) == ASCII.exclamation {
      pos = handleEnd + 1
      handle = string(SourceRange(start, pos))
    }
    let suffix = scanURI(inTag: true)
    guard let prefix = tagHandles[handle] ?? (handle == "!!" ? "tag:yaml.org,2002:" : handle == "!" ? "!" : nil) else {
      report("syntax/tag", SourceRange(start, pos), .unknownHandle(handle))
      return handle + suffix
    }
    if suffix.isEmpty { report("syntax/tag", SourceRange(start, pos), .tagWithoutName) }
    return prefix + suffix
  }

  private mutating func scanVerbatimTag(from start: Int) -> String {
    pos += 1
    let uri = scanURI(inTag: false)
    guard byte(pos) == ASCII.greater, !uri.isEmpty, uri != "!" else {
      report("syntax/tag", SourceRange(start, pos), .badVerbatimTag)
      return uri
    }
    pos += 1
    return uri
  }

  /// Reads the characters of a tag, with `%xx` decoded.
  private mutating func scanURI(inTag: Bool) -> String {
    var decoded: [UInt8] = []
    while pos < end {
      let c = base[pos]
      if c == ASCII.percent, let high = Self.hexDigit(byte(pos + 1)), let low = Self.hexDigit(byte(pos + 2)) {
        decoded.append(high << 4 | low)
        pos += 3
        continue
      }
      guard Self.isURIByte(c), !inTag || (c != ASCII.exclamation && !has(pos, ByteClass.flowIndicator)) else { break }
      decoded.append(c)
      pos += 1
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  static func hexDigit(_ c: UInt8) -> UInt8? {
    switch c {
    case 0x30...0x39: c - 0x30
    case 0x41...0x46: c - 0x41 + 10
    case 0x61...0x66: c - 0x61 + 10
    default: nil
    }
  }

  /// Whether a byte is an `ns-uri-char` of the specification.
  private static func isURIByte(_ c: UInt8) -> Bool {
    switch c {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "?"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "+"),
      UInt8(ascii: "$"), UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"),
      UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// Returns the character at an offset, for messages.
  func character(at i: Int) -> String {
    guard i < end else { return "" }
    var j = i + 1
    while j < end, base[j] & 0xC0 == 0x80 { j += 1 }
    return string(SourceRange(i, j))
  }
}
