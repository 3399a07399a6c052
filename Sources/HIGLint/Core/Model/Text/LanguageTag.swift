import HIGLanguage
import HIGReading

/// BCP 47 language tags: their shape, and the readers that each serves.
package enum LanguageTag {
  /// BCP 47's tag for a language that nobody states.
  package static let undetermined = "und"

  /// Whether bytes are two or three letters, then subtags of one to eight letters or digits after hyphens.
  static func looksLikeTag(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var length = 0
    var isFirst = true
    for byte in bytes {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        guard isFirst ? (length == 2 || length == 3) : (1...8).contains(length) else { return false }
        isFirst = false
        length = 0
        continue
      }
      let lower = byte | 0x20
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      guard isLetter || (isDigit && !isFirst) else { return false }
      length += 1
    }
    return isFirst ? (length == 2 || length == 3) : (1...8).contains(length)
  }

  /// Whether people who chose one language read a text in another: a more general tag of the same script, or one
  /// that differs in the region only.
  package static func serves(_ written: String, for wanted: String) -> Bool {
    // Most are the same, or differ in their language.
    if StringBytes.equal(written, wanted) { return written.utf8.contains { $0 != 0x2D && $0 != 0x5F } }
    guard haveSameLanguage(written, wanted) else { return false }
    let a = subtags(written)
    let b = subtags(wanted)
    guard let language = a.first, language == b.first else { return false }
    guard let x = script(a), let y = script(b) else { return true }
    return x == y
  }

  /// Whether the first subtags of two tags are the same, whatever their case.
  private static func haveSameLanguage(_ a: String, _ b: String) -> Bool {
    func language(_ tag: String) -> some Sequence<UInt8> {
      tag.utf8.lazy.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        .map { $0 >= 65 && $0 <= 90 ? $0 | 32 : $0 }
    }
    return language(a).elementsEqual(language(b))
  }

  private static func subtags(_ tag: String) -> [String] {
    tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
  }

  /// Returns the script that a tag names, or that Chinese has in a region.
  private static func script(_ subtags: [String]) -> String? {
    if let named = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) { return named }
    guard subtags.first == "zh" else { return nil }
    for region in subtags.dropFirst() {
      switch region {
      case "cn", "sg", "my": return "hans"
      case "tw", "hk", "mo": return "hant"
      default: continue
      }
    }
    return nil
  }
}
