extension SyntaxTree {
  /// Tells of the first byte that is no Unicode, and of the first character that YAML does not allow (`c-printable`,
  /// YAML 1.2.2, 5.1; `nb-json` inside quotes).
  mutating func refuseForeignBytes(before end: Int) {
    if source.invalidOffset != nil {
      let next = end < source.text.count ? end + 1 : end
      append(rule: "syntax/encoding", SourceRange(end, next), .notUnicode)
    }
    let quoted = self
    let found = source.text.withUnsafeBufferPointer { text -> (Int, UInt32)? in
      var i = 0
      while i < end {
        let c = text[i]
        // Most bytes are decided by one comparison.
        if c >= 0x20, c < 0x7F {
          i += 1
          continue
        }
        defer { i += 1 }
        var value = UInt32(c)
        switch c {
        case ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn: continue
        case 0..<0x20: return (i, value)
        case 0x7F: break
        case 0xC2 where text[i + 1] < 0xA0 && text[i + 1] != 0x85: value = UInt32(text[i + 1])
        case 0xEF where text[i + 1] == 0xBF && text[i + 2] >= 0xBE: value = 0xFFC0 + UInt32(text[i + 2]) - 0x80
        default: continue
        }
        if !quoted.isQuoted(at: i) { return (i, value) }
      }
      return nil
    }
    guard let (offset, value) = found else { return }
    let hexadecimal = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.utf8.count)) + hexadecimal
    let width = value < 0x80 ? 1 : value < 0x800 ? 2 : 3
    append(rule: "syntax/encoding", SourceRange(offset, offset + width), .foreignCharacter(code))
  }

  private func isQuoted(at offset: Int) -> Bool {
    nodes.contains {
      $0.kind == .scalar && ($0.style == .doubleQuoted || $0.style == .singleQuoted || $0.style == .jsonString)
        && $0.range.bounds.contains(offset)
    }
  }

  mutating func append(rule: String, _ range: SourceRange, _ message: SyntaxMessage) {
    problems.append(
      Diagnostic(
        rule: rule, severity: .error, message: message.text, at: Location(file: source, range: range),
        help: message.help))
  }
}
