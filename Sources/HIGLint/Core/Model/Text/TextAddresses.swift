extension TextValue {
  /// A part of a text that names a place on a computer.
  public struct Address: Hashable, Sendable {
    public enum Kind: Sendable {
      /// `https://example.com/a`, `www.example.com`, `example.com`.
      case url
      case email
      /// `@someone`, `#topic`.
      case handle
      /// `photo.jpg`
      case file
    }

    public var kind: Kind
    public var range: Range<Int>
    var units: Range<Int>
  }
}

/// Finds the addresses of a text.
struct AddressReader {
  /// The domains that people write in texts. Those that are words of languages (`it`, `is`, `me`) are left out: a
  /// missing space after a full stop is commoner than such a domain.
  static let topLevelDomains: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "cn", "app", "dev", "co", "uk", "us", "de", "fr", "jp", "eu", "tv", "ai",
    "kr", "tw", "hk", "ru", "br", "ca", "au", "ch", "nl", "se", "mil", "biz", "store", "shop", "blog", "cloud",
  ]
  static let fileExtensions: Set<String> = [
    "jpg", "jpeg", "png", "gif", "heic", "svg", "pdf", "txt", "md", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "csv",
    "json", "xml", "yaml", "yml", "html", "htm", "css", "js", "ts", "swift", "py", "zip", "tar", "gz", "dmg", "mp3",
    "mp4", "m4a", "mov", "wav", "aac", "plist", "strings", "storyboard", "xib", "framework",
  ]

  static func addresses(in units: [TextUnit]) -> [TextValue.Address] {
    guard units.contains(where: { $0.scalar == 0x2E || $0.scalar == 0x40 || $0.scalar == 0x23 || $0.scalar == 0x3A })
    else { return [] }
    var addresses: [TextValue.Address] = []
    var i = 0
    while i < units.count - 1 {
      guard isAddressUnit(units[i]) else {
        i += 1
        continue
      }
      var end = i
      // Only a run with one of these before its last character can be an address.
      var isCandidate = false
      while isAddressUnit(units[end]) {
        switch units[end].scalar {
        case 0x2E, 0x3A, 0x40: if isAddressUnit(units[end + 1]) { isCandidate = true }
        case 0x23: isCandidate = true
        default: break
        }
        end += 1
      }
      if isCandidate, let address = address(in: units, i..<end) { addresses.append(address) }
      i = end
    }
    return addresses
  }

  /// Whether a unit is visible ASCII but no quotation mark or bracket, or a placeholder.
  private static func isAddressUnit(_ unit: TextUnit) -> Bool {
    switch unit.scalar {
    case 0x22, 0x27, 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x60, 0x7B, 0x7C, 0x7D: false
    case 0x21...0x7E: true
    default: unit.kind == .placeholder
    }
  }

  private static func address(in units: [TextUnit], _ chunk: Range<Int>) -> TextValue.Address? {
    var start = chunk.lowerBound
    var end = chunk.upperBound
    let first = units[start].scalar
    while end > start, [0x2E, 0x2C, 0x3A, 0x3B, 0x21, 0x3F].contains(units[end - 1].scalar) { end -= 1 }
    while start < end, !units[start].isContent, units[start].scalar != 0x40, units[start].scalar != 0x23 { start += 1 }
    guard end - start >= 2 else { return nil }
    let range = start..<end
    guard let kind = kind(of: units[range], first: first) else { return nil }
    return TextValue.Address(
      kind: kind, range: Int(units[start].offset)..<Int(units[end].offset), units: range)
  }

  private static func kind(of chunk: ArraySlice<TextUnit>, first: UInt32) -> TextValue.Address.Kind? {
    let scalars = chunk.map(\.scalar)
    if let colon = scalars.firstIndex(of: 0x3A), colon > 1, colon + 2 < scalars.count {
      if scalars[colon + 1] == 0x2F, scalars[colon + 2] == 0x2F { return .url }
      let scheme = ascii(scalars[..<colon]).lowercased()
      if scheme == "mailto" || scheme == "tel" || scheme == "sms" { return .url }
    }
    if scalars[0] == 0x40 || scalars[0] == 0x23 {
      guard let second = chunk.dropFirst().first, second.isLetter || second.scalar == 0x5F else { return nil }
      return .handle
    }
    if let at = scalars.firstIndex(of: 0x40) {
      return scalars[(at + 1)...].contains(0x2E) && at > 0 ? .email : nil
    }
    return kindOfHost(scalars)
  }

  /// Returns whether a host is a domain or a file, by the ending after the last dot of the part before a path.
  private static func kindOfHost(_ scalars: [UInt32]) -> TextValue.Address.Kind? {
    let stop = scalars.firstIndex { $0 == 0x2F || $0 == 0x3A || $0 == 0x3F } ?? scalars.count
    let host = scalars[..<stop]
    guard let dot = host.lastIndex(of: 0x2E), dot > 0, host.first != 0x2E else { return nil }
    for scalar in host {
      switch scalar {
      case 0x2D, 0x2E, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, TextUnit.placeholderScalar: break
      default: return nil
      }
    }
    let ending = ascii(host[(dot + 1)...])
    if host.starts(with: [0x77, 0x77, 0x77, 0x2E]) || topLevelDomains.contains(ending) { return .url }
    return stop == scalars.count && fileExtensions.contains(ending) ? .file : nil
  }

  private static func ascii(_ scalars: ArraySlice<UInt32>) -> String {
    String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}
