import HIGLint

/// An option of the command line, said once: parsing, help and suggestions all read it.
struct Option: Sendable {
  /// What follows an option.
  enum Value: Sendable {
    /// One of these words.
    case word([String])
    /// A whole number from 1.
    case count(String)
    /// A number of bytes, with `k`, `M` or `G` for powers of 1,024.
    case size(String)
    /// Anything, shown in help by this name.
    case text(String)
    /// Anything or nothing: behind `=`, or the next word where that is neither an option nor a path.
    case optional(String)
  }

  /// Without its hyphens.
  var name: String
  /// One letter, without its hyphen.
  var short: String?
  /// Nil for a flag.
  var value: Value?
  /// May be given more than once; any other option counts as it was given last.
  var repeats = false
  var summary: Message

  /// What help says of the option: its summary, and what it takes where that is a long list.
  func description(_ language: Language) -> String {
    guard case .word(let words) = value, words.count > 6 else { return summary[language] }
    return summary[language]
      + Message(en: " One of \(words.joined(separator: ", ")).", zhHans: "可用 \(words.joined(separator: "、"))。")[
        language]
  }

  /// A flag, and an option whose value may be missing, need none.
  var needsValue: Bool {
    switch value {
    case nil, .optional: false
    default: true
    }
  }

  /// As written: `--format`.
  var spelling: String { "--" + name }
}

extension Option.Value {
  /// What help shows in place of a value.
  var placeholder: String {
    switch self {
    // A long list stands in the text beside it.
    case .word(let words): words.count > 6 ? "WORD" : words.joined(separator: "|")
    case .count(let name), .size(let name), .text(let name): name
    case .optional(let name): "[\(name)]"
    }
  }
}

/// The number of bytes in `4096`, `64k`, `10M`, `1G` (also `10MB`, `10MiB`); nil for anything else.
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
