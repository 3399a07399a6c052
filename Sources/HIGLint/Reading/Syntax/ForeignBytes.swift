extension SyntaxTree {
  /// Reports the first byte that is no Unicode, or else the first character that YAML does not allow (`c-printable`,
  /// YAML 1.2.2, 5.1; `nb-json` inside quotes). A whole document that is one scalar with such a character becomes an
  /// error node.
  mutating func refuseForeignBytes(before end: Int) {
    // Whatever was read of an archive is none of its own.
    if source.text.starts(with: Self.archive) {
      problems = []
      append(rule: "syntax/encoding", SourceRange(0, Self.archive.count), .archive)
      for document in documents where document.root != .none { nodes[Int(document.root.value)].kind = .error }
      return
    }
    if source.invalidOffset != nil {
      let next = end < source.text.count ? end + 1 : end
      append(rule: "syntax/encoding", SourceRange(end, next), .notUnicode)
      refuseRoots(around: end)
      return
    }
    guard let (offset, value) = firstForeignCharacter(before: end) else { return }
    let hexadecimal = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.utf8.count)) + hexadecimal
    let width = value < 0x80 ? 1 : value < 0x800 ? 2 : 3
    append(rule: "syntax/encoding", SourceRange(offset, offset + width), .foreignCharacter(code))
    refuseRoots(around: offset)
  }

  /// The first bytes of a ZIP archive, which a `.pkpass` is (APPNOTE.TXT, 4.3.7).
  private static let archive: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  private mutating func refuseRoots(around offset: Int) {
    for document in documents where document.root != .none {
      let root = nodes[Int(document.root.value)]
      if root.kind == .scalar, !root.range.isEmpty, Int(root.range.start) <= offset, offset <= Int(root.range.end) {
        nodes[Int(document.root.value)].kind = .error
      }
    }
  }

  private func firstForeignCharacter(before end: Int) -> (offset: Int, value: UInt32)? {
    /// The quoted scalars in the order of the text, gathered when they are first asked for.
    var quoted: [SourceRange]?
    var nextQuoted = 0
    func isQuoted(_ offset: Int) -> Bool {
      let ranges = quoted ?? quotedRanges
      quoted = ranges
      while nextQuoted < ranges.count, Int(ranges[nextQuoted].end) <= offset { nextQuoted += 1 }
      return nextQuoted < ranges.count && Int(ranges[nextQuoted].start) <= offset
    }
    return source.text.withUnsafeBufferPointer { text in
      var i = 0
      while i < end {
        // Eight bytes at a time, up to the first that is no printable ASCII.
        if i + 8 <= end, let base = text.baseAddress {
          let count = Self.plainBytes(UnsafeRawPointer(base + i))
          i += count
          if count == 8 { continue }
        }
        let offset = i
        i += 1
        let c = text[offset]
        if c >= 0x20, c < 0x7F || (c >= 0x80 && c != 0xC2 && c != 0xEF) { continue }
        var value = UInt32(c)
        switch c {
        case ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn: continue
        case 0..<0x20: return (offset, value)
        case 0xC2:
          value = UInt32(text[i])
          if value >= 0xA0 || value == 0x85 { continue }
        case 0xEF:
          guard text[i] == 0xBF, text[i + 1] >= 0xBE else { continue }
          value = 0xFFC0 + UInt32(text[i + 1]) - 0x80
        default: break
        }
        if !isQuoted(offset) { return (offset, value) }
      }
      return nil
    }
  }

  /// Returns how many of the next eight bytes come before the first that is not in 0x20 to 0x7E: one with its high bit
  /// set, below a space, or DEL. Only bytes after that one may be mistaken for such, by a borrow or a carry.
  @inline(__always) private static func plainBytes(_ bytes: UnsafeRawPointer) -> Int {
    let word = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    let belowSpace = (word &- ones &* 0x20)
    let aboveTilde = (word &+ ones)
    return ((word | belowSpace | aboveTilde) & (ones &* 0x80)).trailingZeroBitCount / 8
  }

  private var quotedRanges: [SourceRange] {
    nodes.filter {
      $0.kind == .scalar && ($0.style == .doubleQuoted || $0.style == .singleQuoted || $0.style == .jsonString)
    }.map(\.range).sorted()
  }

  package mutating func append(rule: String, _ range: SourceRange, _ message: SyntaxMessage) {
    problems.append(
      Diagnostic(
        rule: rule, severity: .error, message: message.text, at: Location(file: source, range: range),
        help: message.help))
  }
}
