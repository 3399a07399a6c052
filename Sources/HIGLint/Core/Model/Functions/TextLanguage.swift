import HIGLanguage
import HIGReading

/// The language of texts whose spec does not state `app.languages`.
///
/// A plain text is in the app's first language, so all plain texts of an app have one language. It is taken for English
/// where a text says so itself: it is of Latin script and holds two different English function words, one of them a word
/// that no other language with Latin letters writes like this (`the`, `your`, `with`; not `is`, `in`, `for`, `was`). Other
/// Latin texts follow such a text, unless texts of the app in another script or language show that English is not its
/// first language, or the text itself shows another one: letters with accents, `¿`, a word such as `und` or `les`.
struct TextLanguage {
  /// The language of plain texts: `en`, or nil for no answer; the outer optional is nil if nobody has asked yet.
  private var ofPlainTexts: String??

  private static let functionWords = WordList([
    (
      "English only",
      [
        "the", "this", "that", "these", "those", "there", "their", "they", "them", "your", "yours", "you", "our", "and",
        "with", "without", "from", "which", "when", "what", "who", "where", "while", "because", "how", "would",
        "should",
        "could", "it's", "you're", "you've", "you'll", "we're", "we've", "we'll", "don't", "doesn't", "didn't", "can't",
        "won't", "isn't", "aren't", "wasn't", "haven't", "hasn't", "couldn't", "there's", "that's", "let's", "until",
        "today", "tomorrow", "yesterday",
      ]
    ),
    (
      "English too",
      [
        "a", "an", "is", "are", "was", "were", "be", "been", "has", "have", "had", "will", "can", "may", "to", "of",
        "in",
        "on", "at", "by", "for", "it", "its", "as", "or", "if", "not", "no", "we", "us", "he", "she", "his", "her",
        "me",
        "my", "i", "all", "any", "do", "does", "did", "now", "new", "up", "out", "so", "but", "more", "over", "about",
        "after", "before", "into", "than", "then", "here", "only", "just", "some",
      ]
    ),
    (
      "not English",
      [
        "der", "das", "und", "ist", "nicht", "ein", "eine", "einen", "mit", "für", "auf", "von", "zu", "im", "dem",
        "sie",
        "du", "dein", "deine", "ihre", "neue", "le", "les", "un", "une", "est", "vous", "votre", "dans", "pour", "avec",
        "sur", "et", "aux", "el", "los", "las", "una", "por", "para", "con", "su", "tu", "que", "il", "gli", "di",
        "che",
        "non", "sono", "tuo", "uma", "seu", "sua", "com", "het", "een", "je", "niet", "met", "voor", "zijn", "og",
        "ikke",
        "som", "til", "att", "inte", "och", "ve", "bir", "için",
      ]
    ),
  ])

  /// Whether a text shows by itself that it is English.
  static func isPlainlyEnglish(_ text: String) -> Bool {
    var words: Set<Int> = []
    var isOwn = false
    for match in functionWords.matches(in: text) where match.list < 2 {
      words.insert(match.list << 16 | match.word)
      if match.list == 0 { isOwn = true }
      if isOwn, words.count > 1 { return true }
    }
    return false
  }

  /// Returns the language of the plain texts of a model without stated languages: `en`, or nil if nothing shows it.
  mutating func ofPlainTexts(_ texts: some Sequence<String>) -> String? {
    if let known = ofPlainTexts { return known }
    var language: String?
    for text in texts {
      if Self.isPlainlyEnglish(text) {
        language = "en"
      } else if Self.hasOtherScript(text) || Self.foreignWords(in: text) > 1 {
        language = nil
        break
      }
    }
    ofPlainTexts = .some(language)
    return language
  }

  /// Whether a text shows another language than English: by a word, or by letters and marks that English does without.
  static func isForeign(_ text: String) -> Bool {
    if foreignWords(in: text) > 0 { return true }
    guard text.utf8.contains(where: { $0 >= 0xC2 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      scalar == "¿" || scalar == "¡"
        || ((0xC0...0x24F).contains(scalar.value) && scalar != "×" && scalar != "÷")
    }
  }

  private static func foreignWords(in text: String) -> Int {
    Set(functionWords.matches(in: text).lazy.filter { $0.list == 2 }.map(\.word)).count
  }

  /// Whether a letter is of another script than Latin.
  private static func hasOtherScript(_ text: String) -> Bool {
    // Latin letters lie below U+0370, whose first byte is 0xCD.
    guard text.utf8.contains(where: { $0 >= 0xCD }) else { return false }
    return text.unicodeScalars.contains { scalar in
      scalar.value >= 0x370 && scalar.properties.isAlphabetic && Script(ofLetter: scalar.value) != .latin
    }
  }
}

extension Model {
  /// Returns a text for the text functions: one without a stated language in the language that it shows.
  func analysed(_ entry: TextEntry) -> TextValue {
    let text = newValue(entry.string, language: entry.language)
    guard entry.language == nil, text.script == .latin else { return text }
    let isEnglish =
      TextLanguage.isPlainlyEnglish(entry.string)
      || (!TextLanguage.isForeign(entry.string)
        && textLanguage.ofPlainTexts(texts.lazy.filter { $0.language == nil }.map(\.string)) == "en")
    return isEnglish ? newValue(entry.string, language: "en") : text
  }

  private func newValue(_ text: String, language: String?) -> TextValue {
    textCache?.value(of: text, language: language) ?? TextValue(text, language: language)
  }
}
