import HIGLanguage
import HIGReading

/// The remedies for values that are not of their field's type.
extension ModelBuilder {
  /// Returns the advice and the fix for a value; nil if what was meant can't be told.
  package func remedy(for place: Place, _ type: FieldType) -> (help: Message, fix: Fix?)? {
    let tree = model.trees[place.tree]
    guard tree[place.node].kind == .scalar else { return nil }
    let text = tree.text(of: place.node)
    let value: String? =
      switch type {
      case .bool: Self.truthValue(of: text)
      case .int, .number: Self.number(in: text, isWhole: type.isWhole)
      case .duration: Self.seconds(ofClock: text).map { "\($0)s" }
      default: nil
      }
    guard let value else {
      guard type.isNumeric, Self.seconds(ofClock: text) != nil else { return nil }
      return (Message(en: "a time is read as a text; write a number", zhHans: "时间会被读作文本；请写数字"), nil)
    }
    let help =
      tree[place.node].style == .plain
      ? Message(en: "write `\(value)`", zhHans: "请写 `\(value)`")
      : Message(en: "write `\(value)`, without quotes", zhHans: "请写 `\(value)`，不加引号")
    // A pixel is a point on some devices only, a clock may be one of hours, what is counted has no points, and one letter
    // may be a name.
    let isSure =
      !text.hasSuffix("px") && !text.utf8.contains(UInt8(ascii: ":")) && !text.utf8.contains(UInt8(ascii: ","))
      && !(type.isWhole && text.utf8.contains(UInt8(ascii: "p"))) && !(type.isTruth && text.utf8.count == 1)
    let why = Message(en: "what was written may mean something else", zhHans: "原来的写法也可能另有所指")
    return (help, writing(.verbatim(value), at: place, safety: isSure ? .safe : .unsafe, why: isSure ? nil : why))
  }

  /// Whether a word was a truth value in YAML 1.1, or is one.
  package static func isTruthWord(_ text: String) -> Bool { text.utf8.count <= 5 && truthValue(of: text) != nil }

  /// Returns the truth value that a word of more than one letter means.
  static func truth(ofWord text: String) -> Bool? {
    (2...5).contains(text.utf8.count) ? truthValue(of: text).map { $0 == "true" } : nil
  }

  /// Returns `true` or `false` for a word that YAML 1.1 took for a truth value and 1.2 takes for a text, or that is
  /// quoted; nil for others. A number is none: it may count, or say which one.
  private static func truthValue(of text: String) -> String? {
    switch text.lowercased() {
    case "yes", "on", "y", "true": "true"
    case "no", "off", "n", "false": "false"
    default: nil
    }
  }

  /// Returns the number that begins a text such as `44pt`, `44 pt`, `1,5`, `50%`, `"44"`.
  private static func number(in text: String, isWhole: Bool) -> String? {
    var digits: [UInt8] = []
    var rest = text.utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest.removeFirst()
      if sign == UInt8(ascii: "-") { digits.append(sign) }
    }
    var sawPoint = false
    while let byte = rest.first {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits.append(byte)
      } else if !sawPoint, !isWhole, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        sawPoint = true
        digits.append(UInt8(ascii: "."))
      } else {
        break
      }
      rest.removeFirst()
    }
    guard digits.contains(where: { $0 >= UInt8(ascii: "0") }), digits.last != UInt8(ascii: ".") else { return nil }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // `1,000` is a thousand to some and one to others; `010` is eight to some and ten to others.
    if text.utf8.contains(UInt8(ascii: ",")), parts.last?.count == 3 { return nil }
    let whole = parts[0].drop { $0 == UInt8(ascii: "-") }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return nil }
    // JSON has no `.5`.
    if whole.isEmpty { digits.insert(UInt8(ascii: "0"), at: digits.first == UInt8(ascii: "-") ? 1 : 0) }
    let unit = String(decoding: Array(rest), as: UTF8.self)
    guard ["", "pt", "pts", "px", " pt", " pts", " px"].contains(unit) else { return nil }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns the seconds in `1:30` or `1:02:03`, which YAML 1.1 took for a number of base 60.
  private static func seconds(ofClock text: String) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var seconds = 0
    for (index, part) in parts.enumerated() {
      guard (1...4).contains(part.count), let value = Int(String(decoding: Array(part), as: UTF8.self)), value >= 0,
        index == 0 || value < 60
      else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds
  }
}

extension FieldType {
  fileprivate var isTruth: Bool {
    if case .bool = self { return true }
    return false
  }

  fileprivate var isNumeric: Bool {
    switch self {
    case .int, .number: true
    default: false
    }
  }

  fileprivate var isWhole: Bool {
    if case .int = self { return true }
    return false
  }
}
