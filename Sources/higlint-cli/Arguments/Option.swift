import HIGLanguage
import HIGReading

/// An option of the command line, described once for parsing, help and suggestions.
struct Option: Sendable {
  /// The kind of value that an option takes.
  enum Value: Sendable {
    /// One of these words.
    case word([String])
    /// A whole number from 1.
    case count(String)
    /// A number of bytes, with `k`, `M` or `G` for powers of 1,024.
    case size(String)
    /// Any text; help shows it by this name.
    case text(String)
    /// Any text or none: behind `=`, or the next word where that is neither an option nor a path.
    case optional(String)
  }

  /// The name without its hyphens.
  var name: String
  /// The short name: one letter, without its hyphen.
  var short: String?
  /// The kind of its value; nil for a flag.
  var value: Value?
  /// Whether it may be given more than once; for any other option the last value counts.
  var repeats = false
  var summary: Message

  /// Returns the option's help: its summary, and its words where they are many.
  func description(_ language: Language) -> String {
    guard case .word(let words) = value, words.count > 6 else { return summary[language] }
    return summary[language]
      + Message(en: " One of \(words.joined(separator: ", ")).", zhHans: "可用 \(words.joined(separator: "、"))。")[
        language]
  }

  /// Whether a value must follow: not for a flag, nor where the value may be missing.
  var needsValue: Bool {
    switch value {
    case nil, .optional: false
    default: true
    }
  }

  /// The option as written: `--format`.
  var spelling: String { "--" + name }
}

extension Option.Value {
  /// The word that help shows in place of a value.
  var placeholder: String {
    switch self {
    // A long list stands in the text beside it.
    case .word(let words): words.count > 6 ? "WORD" : words.joined(separator: "|")
    case .count(let name), .size(let name), .text(let name): name
    case .optional(let name): "[\(name)]"
    }
  }
}

/// Returns the number of bytes in `4096`, `64k`, `10M`, `1G` (also `10MB`, `10MiB`); nil for any other text.
func byteCount(_ text: String) -> Int? {
  let digits = text.utf8.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  guard let number = Int(String(decoding: Array(digits), as: UTF8.self)), number > 0 else { return nil }
  let shift: Int
  switch text.utf8.dropFirst(digits.count).map({ $0 | 0x20 }).map({ String(UnicodeScalar($0)) }).joined() {
  case "", "b": shift = 0
  case "k", "kb", "kib": shift = 10
  case "m", "mb", "mib": shift = 20
  case "g", "gb", "gib": shift = 30
  default: return nil
  }
  let (bytes, overflows) = number.multipliedReportingOverflow(by: 1 << shift)
  return overflows ? nil : bytes
}
