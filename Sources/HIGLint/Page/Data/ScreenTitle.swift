import HIGCore
import HIGLanguage
import HIGReading

/// The title by which people know a screen: its own, or that of its navigation bar.
enum ScreenTitle {
  private static let value = Vocabulary.shared.nameID(of: "value")

  /// Returns the title in both languages of the page, in the first language of the design where it has none in one of
  /// them; nil for a screen without a title.
  static func title(of screen: NodeReference, in model: Model) -> Message? {
    let holders = [screen] + [model.node(Names.navigationBar, of: screen)].compactMap { $0 }
    for holder in holders {
      guard let title = model.node(Names.title, of: holder) else { continue }
      let texts = model.nodeList(Names.texts, of: title)
      guard let first = texts.first.flatMap({ words(of: $0, in: model) }) else { continue }
      func text(in language: Language) -> String? {
        texts.first { model.text(of: $0)?.language.map { LanguageTag.serves($0, for: language.rawValue) } ?? false }
          .flatMap { words(of: $0, in: model) }
      }
      return Message(en: text(in: .english) ?? first, zhHans: text(in: .simplifiedChinese) ?? first)
    }
    return nil
  }

  private static func words(of text: NodeReference, in model: Model) -> String? {
    guard case .string(let words) = model.value(of: value, at: text), !words.isEmpty else { return nil }
    return words
  }
}
