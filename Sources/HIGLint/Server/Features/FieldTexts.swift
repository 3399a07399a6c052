import HIGLanguage
import HIGReading

/// What the vocabulary says about fields, for people.
struct FieldTexts {
  let language: Language

  /// Returns the meaning of a field of a type.
  func summary(_ field: Field, of type: String) -> String {
    Vocabulary.shared.description(of: field, in: type).summary[language]
  }

  /// Returns the meaning of a type of objects.
  func summary(_ type: NodeType) -> String { Vocabulary.shared.description(of: type).summary[language] }

  /// Returns the meaning of a fact of a type; of one that all types have where none is named.
  func summary(_ fact: DerivedFact, of type: String = DescriptionTable.everyObject) -> String {
    Vocabulary.shared.description(of: fact, in: type).summary[language]
  }

  func summary(_ function: Function) -> String { function.description.summary[language] }

  func summary(_ function: StandardFunction) -> String { function.description.summary[language] }

  /// Returns what a word of an enumeration means; nil where it says so itself.
  func summary(_ word: String, of words: Enumeration) -> String? { words.meaning(of: word)?[language] }

  /// Returns what a field holds.
  func type(_ type: FieldType) -> String {
    let isEnglish = language == .english
    switch type {
    case .bool: return "true, false"
    case .int: return isEnglish ? "a whole number" : "整数"
    case .number(let range):
      let (low, high) = (number(range.lowerBound), number(range.upperBound))
      return abs(range.upperBound) >= 1e5 ? isEnglish ? "a number" : "数值" : "\(low)…\(high)"
    case .duration: return isEnglish ? "seconds, or `200ms`, `30s`, `2h`, `1d`" : "秒数，或 `200ms`、`30s`、`2h`、`1d`"
    case .string: return isEnglish ? "a name" : "名称"
    case .identifier: return "id"
    case .text: return isEnglish ? "a text, or one for each language" : "文本，或各语言的文本"
    case .word(let words): return list(words.words, isOpen: false)
    case .openWord(let words): return list(words.words, isOpen: true)
    case .color: return isEnglish ? "a colour" : "颜色"
    case .node(let name): return "`\(name)`"
    case .list(let element): return (isEnglish ? "a list: " : "列表：") + self.type(element)
    case .map(let element): return (isEnglish ? "by name: " : "按名称：") + self.type(element)
    case .opaque: return isEnglish ? "anything" : "任意"
    }
  }

  /// Returns what it means that a field is not written; nil where that says nothing.
  func absence(_ absence: Absence) -> String? {
    let isEnglish = language == .english
    switch absence {
    case .required: return isEnglish ? "must be written" : "必须写明"
    case .bool(let value): return "`\(value)`"
    case .number(let value): return "`\(number(value))`"
    case .word(let word): return "`\(word)`"
    case .clear: return "`clear`"
    case .emptyList: return "`[]`"
    case .inherited: return isEnglish ? "that of what it lies in" : "沿用上层的值"
    case .unknown: return nil
    }
  }

  private func list(_ words: [String], isOpen: Bool) -> String {
    words.map { "`\($0)`" }.joined(separator: language == .english ? ", " : "、") + (isOpen ? " …" : "")
  }

  func number(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "∞" : value < 0 ? "-∞" : "NaN" }
    let cut = (value * 100).rounded(.towardZero) / 100
    return cut == cut.rounded() && abs(cut) < 1e15 ? String(Int64(cut)) : String(cut)
  }
}
