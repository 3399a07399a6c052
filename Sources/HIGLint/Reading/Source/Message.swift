/// The languages that higlint speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

/// A text for people, written for readers of each language.
public struct Message: Hashable, Sendable {
  public var en: String
  public var zhHans: String

  public init(en: String, zhHans: String) {
    self.en = en
    self.zhHans = zhHans
  }

  /// Creates a text that is the same in every language: a name, a quotation.
  public init(verbatim text: String) {
    self.init(en: text, zhHans: text)
  }

  public subscript(language: Language) -> String {
    switch language {
    case .english: en
    case .simplifiedChinese: zhHans
    }
  }
}
