import HIGLanguage
import HIGReading

/// Amounts of money as people write them: `$25.00`, `-1,200.50 USD`, `32 元`, `Amount Pending`.
extension ModelBuilder {
  /// Decodes a text where an amount is expected.
  ///
  /// A text that says that the amount is not yet known is none; one that may be any amount (`{fare}`, `$20–30`) is
  /// unknown.
  ///
  /// - Returns: Whether the text is an amount.
  mutating func decodeMoney(at place: Place, of tree: SyntaxTree, into slot: inout FieldSlot) -> Bool {
    let text = tree.text(of: place.node)
    if let amount = Self.amount(in: text) {
      slot.kind = .number
      slot.payload = amount.bitPattern
      return true
    }
    let words = text.lowercased()
    if text.unicodeScalars.contains(where: { ("0"..."9").contains($0) || $0 == "{" || $0 == "%" || $0 == "$" }) {
      slot.payload = UInt64(Unknown.Reason.placeholder.rawValue)
    } else if Self.pending.contains(where: words.contains) {
      slot.kind = .null
      slot.payload = 0
    } else if Self.free.contains(words) {
      slot.kind = .number
      slot.payload = 0
    } else {
      return false
    }
    return true
  }

  private static let pending = [
    "pending", "tbd", "tba", "to be determined", "to be confirmed", "not yet known", "not known yet", "later", "待定",
    "未定",
    "待确认", "稍后",
  ]
  private static let deductions = ["off", "minus", "less", "from", "to ", "减", "省", "免"]
  private static let free: Set<String> = ["free", "gratis", "no charge", "免费", "包邮", "免运费"]

  /// Returns the one number of a text that holds nothing else but a currency.
  package static func amount(in text: String) -> Double? {
    var digits = ""
    var marks: [Character] = []
    var isNegative = false
    var isEnded = false
    // `10 off` and `减 10 元` are no plain amounts.
    if deductions.contains(where: text.lowercased().contains) { return nil }
    for character in text {
      if character.isASCII, character.isNumber {
        if isEnded { return nil }
        digits.append(character)
        continue
      }
      switch character {
      case ".", ",", "'", "’":
        // What groups digits, or begins the decimals. One after a currency's abbreviation says nothing.
        guard !digits.isEmpty, !isEnded else { continue }
        digits.append(character)
        marks.append(character)
      case "-", "−", "–", "－":
        if !digits.isEmpty { return nil }
        isNegative = true
      case "(", ")", "（", "）":
        if character == "(" || character == "（" { isNegative = true }
      case "~", "≈", "<", ">", "/", "{", "}", "%", "…", "至", "约", "起", "*", "×": return nil
      case " ", "\u{A0}", "\u{202F}":
        if !digits.isEmpty { isEnded = true }
      default:
        if !digits.isEmpty { isEnded = true }
      }
    }
    while let last = digits.last, !last.isNumber {
      digits.removeLast()
      marks.removeLast()
    }
    guard !digits.isEmpty, let value = number(of: digits, marks) else { return nil }
    return isNegative ? -value : value
  }

  /// Returns the number of digits with marks, of which the last begins the decimals unless three digits follow it.
  private static func number(of digits: String, _ marks: [Character]) -> Double? {
    guard let last = marks.last, let place = digits.lastIndex(of: last) else { return Double(digits) }
    let decimals = digits[digits.index(after: place)...]
    let whole = digits[..<place].filter(\.isNumber)
    let groups = decimals.count == 3 && (marks.count == 1 ? last != "." : true) || marks.filter { $0 == last }.count > 1
    return groups ? Double(whole + decimals) : Double(whole + "." + decimals)
  }
}
