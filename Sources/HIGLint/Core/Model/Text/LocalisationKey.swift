/// Tells keys of a strings table, which were never meant to be read, from texts.
///
/// A key is one ASCII token of letters, digits, `_`, `.` and `-` that is
/// - joined by underscores: `pay_button`, `PAY_TITLE`, `login.pay_button`;
/// - a path of three names or more (`login.button.title`), or of two with a lower-case second (`login.title`), that is
///   neither a domain (`apple.com`), a file (`photo.jpg`) nor an abbreviation (`a.m`, `U.S.A`);
/// - camel case of three words or more: `payButtonTitle`;
/// - lower case with two hyphens or more: `add-server-shortcut`;
/// - the name of a property list's key for a purpose: `NSCameraUsageDescription`.
///
/// All others are text: `OK`, `Pay`, `iCloud`, `v1.2`, `e-mail`, `Wi-Fi`, `St.Gallen`. A text mistaken for a key is not
/// checked; a key mistaken for a text would be flagged for its case.
enum LocalisationKey {
  static func looksLikeKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - start >= 3 else { return false }
    let token = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard token.allSatisfy(isKeyByte) else { return false }
    var segments = [Segment()]
    var inner = false
    for byte in token {
      switch byte {
      case UInt8(ascii: "."): segments.append(Segment())
      case UInt8(ascii: "_"):
        inner = true
        segments[segments.count - 1].add(byte)
      default: segments[segments.count - 1].add(byte)
      }
    }
    // An empty name: a trailing dot, an ellipsis.
    guard segments.allSatisfy({ $0.count > 0 }), segments.contains(where: { $0.letters > 0 }) else { return false }
    if inner { return isJoinedByUnderscores(token) }
    if segments.count == 1 { return isCamelCase(token) || isHyphenated(token) || isPurposeKey(token) }
    return isPath(token, segments)
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x2E, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private struct Segment {
    var count = 0
    var letters = 0
    var startsWithLetter = false
    var startsWithLower = false

    mutating func add(_ byte: UInt8) {
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      if count == 0 {
        startsWithLetter = isLetter
        startsWithLower = isLetter && byte >= 0x61
      }
      count += 1
      if isLetter { letters += 1 }
    }
  }

  /// Whether an underscore stands between two letters or digits.
  private static func isJoinedByUnderscores(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    var i = 1
    while i + 1 < token.count {
      if token[i] == UInt8(ascii: "_"), token[i - 1] != UInt8(ascii: "_"), token[i + 1] != UInt8(ascii: "_") {
        return true
      }
      i += 1
    }
    return false
  }

  private static func isPath(_ token: UnsafeBufferPointer<UInt8>, _ segments: [Segment]) -> Bool {
    guard segments.allSatisfy({ $0.startsWithLetter }), let last = segments.last else { return false }
    let ending = String(
      decoding: UnsafeBufferPointer(rebasing: token[(token.count - last.count)...]), as: UTF8.self)
    if AddressReader.topLevelDomains.contains(ending) || AddressReader.fileExtensions.contains(ending) { return false }
    let named = segments.count { $0.letters >= 2 }
    if segments.count == 2 { return named == 2 && segments[1].startsWithLower && segments[0].letters > 2 }
    return named >= 2
  }

  /// Whether there are three words or more in small letters, none of them as short as in `step-by-step`, `up-to-date`.
  private static func isHyphenated(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    var hyphens = 0
    var small = 0
    for byte in token {
      switch byte {
      case 0x61...0x7A: small += 1
      case UInt8(ascii: "-"):
        guard small > 2 else { return false }
        hyphens += 1
        small = 0
      default: return false
      }
    }
    return hyphens >= 2 && small > 2
  }

  /// Whether it is a property list's key that stands in place of its text if a strings table gives that.
  private static func isPurposeKey(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    let ending = "UsageDescription".utf8
    return token.count > ending.count + 2 && token.starts(with: "NS".utf8)
      && token.suffix(ending.count).elementsEqual(ending)
  }

  /// Whether there are three words or more, each after the first of a capital and two small letters or more.
  private static func isCamelCase(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (0x61...0x7A).contains(token[0]) else { return false }
    var humps = 0
    var small = 0
    for byte in token {
      switch byte {
      case 0x61...0x7A: small += 1
      case 0x41...0x5A:
        guard small >= 2 else { return false }
        humps += 1
        small = 0
      default: return false
      }
    }
    return humps >= 2 && small >= 2
  }
}
