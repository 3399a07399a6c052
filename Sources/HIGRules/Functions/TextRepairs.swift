import HIGCore
import HIGLanguage

/// Texts with one thing put right.
extension TextValue {
  /// The text with a full stop at its end: behind closing quotes, before an emoji, and in the place of a comma, a
  /// semicolon or a tilde. Nil if a mark stands there that means something else.
  var withFullStop: String? {
    var end = visibleEnd(unitCount)
    if end > 0, units[end - 1].kind == .emoji { end = visibleEnd(startOfEmoji(endingAt: end)) }
    guard end > 0 else { return nil }
    let isChinese: Bool
    switch finalLetter {
    case .letter(.han), .letter(.japanese): isChinese = true
    case .letter, .digit: isChinese = script == .han || script == .japanese
    case .none, .placeholder: return nil
    }
    let stop = isChinese ? "。" : "."
    let last = units[end - 1]
    var start = end
    switch last.scalar {
    case 0x2C, 0x3B, 0x7E, 0xFF0C, 0xFF1B, 0x3001, 0xFF5E, 0x301C: start -= 1
    default:
      guard last.isLetter || last.kind == .digit || TextMarks.isClosing(last.scalar) || TextMarks.isSign(last.scalar)
      else { return nil }
    }
    return replacing(range(of: start..<end), with: stop)
  }

  /// Returns the end of the last visible unit before a place.
  private func visibleEnd(_ end: Int) -> Int {
    var end = end
    while end > 0, units[end - 1].isWhite || units[end - 1].kind == .invisible { end -= 1 }
    return end
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    string(in: 0..<range.lowerBound) + text + string(in: range.upperBound..<bytes.count)
  }

  // MARK: Names

  /// Returns the text without the app's name; nil if the rest is no sentence by itself.
  package func without(name: Range<Int>) -> String? {
    let before = trimmed(string(in: 0..<name.lowerBound))
    let rest = string(in: name.upperBound..<bytes.count)
    if before.isEmpty || Self.opening.contains(before) {
      return withoutLabel(rest, isBracketed: !before.isEmpty) ?? withoutSubject(rest, before)
    }
    return withoutPlace(string(in: 0..<name.lowerBound), rest)
  }

  private static let opening: Set<String> = ["【", "[", "「", "“"]
  private static let closing: Set<String> = ["】", "]", "」", "”"]

  private func trimmed(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 0x20 }))
  }

  /// Repairs `Name: news` and `【名称】消息`.
  private func withoutLabel(_ rest: String, isBracketed: Bool) -> String? {
    var scalars = rest.unicodeScalars[...]
    func skipSpace() { while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() } }
    skipSpace()
    guard let mark = scalars.popFirst() else { return nil }
    let isLabel =
      isBracketed ? Self.closing.contains(String(mark)) : [":", "：", "-", "–", "—"].contains(String(mark))
    guard isLabel else { return nil }
    skipSpace()
    return scalars.isEmpty ? nil : Self.capitalised(String(String.UnicodeScalarView(scalars)))
  }

  /// Repairs a text with the name as the one who does something: in Chinese the rest says it as well; in English the
  /// used thing comes first.
  private func withoutSubject(_ rest: String, _ before: String) -> String? {
    guard before.isEmpty else { return nil }
    let chinese = trimmed(rest)
    if Self.chineseVerbs.contains(where: { chinese.hasPrefix($0) }) { return chinese }
    var words = rest.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let verb = words.first, Self.verbs.contains(verb) else { return nil }
    words.removeFirst()
    if words.starts(with: ["access", "to"]) { words.removeFirst(2) }
    guard let owner = words.first, owner == "your" || owner == "the" else { return nil }
    guard let turn = words.firstIndex(where: { $0 == "to" || $0 == "so" || $0 == "for" }), turn >= 2, turn <= 4 else {
      return nil
    }
    let thing = words[..<turn].joined(separator: " ")
    // What is used may be several things.
    let isMany = thing.hasSuffix("s") && !thing.hasSuffix("ss")
    guard words[1..<turn].allSatisfy({ word in word.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } }) else {
      return nil
    }
    return Self.capitalised(thing) + (isMany ? " are used " : " is used ") + words[turn...].joined(separator: " ")
  }

  /// Repairs `Scan codes with Name.`
  private func withoutPlace(_ before: String, _ rest: String) -> String? {
    guard trimmed(rest).unicodeScalars.count <= 1 else { return nil }
    var words = before.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard words.count > 2, before.hasSuffix(" "), let last = words.popLast(),
      ["with", "in", "on", "using", "via"].contains(last)
    else { return nil }
    return words.joined(separator: " ") + trimmed(rest)
  }

  private static let verbs: Set<String> = ["uses", "needs", "requires", "accesses", "reads"]
  private static let chineseVerbs = ["使用", "需要", "会使用", "将使用", "会", "将", "想", "要", "请求", "希望", "通过", "利用", "读取", "访问"]

  private static func capitalised(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return first.properties.uppercaseMapping + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
  }
}
