import HIGLanguage
import HIGReading

/// The texts that were analysed last, by their words: screens of one app say much alike.
///
/// An engine belongs to one thread, and so does its cache.
final class TextCache {
  private struct Key: TableKey {
    var text: TextKey
    var language: String?

    var tableHash: Int {
      var hash = text.tableHash
      if let language { for byte in language.utf8 { hash = hash &* 31 &+ Int(byte) } }
      return hash & .max
    }
  }

  /// The number of texts from which a full cache begins again.
  private static let capacity = 8192
  /// The same for names: those of one screen are asked for by turns, and the next screen has others.
  private static let nameCapacity = 512

  @exclusivity(unchecked) private var values = HashMap<Key, TextValue>()
  /// The values derived from the lists of words that rules compare texts with.
  @exclusivity(unchecked) var automata = TextListPlaces<WordList>()
  @exclusivity(unchecked) var sets = TextListPlaces<Set<String>>()
  @exclusivity(unchecked) var spellings = TextListPlaces<Set<String>>()
  @exclusivity(unchecked) var keys = TextListPlaces<ComparisonKeys>()
  /// The names that were cut into words last: those of screens and actions are asked for by many rules.
  @exclusivity(unchecked) private var names = HashMap<TextKey, KnownName>()
  @exclusivity(unchecked) var patterns: HandedPatterns

  /// - Parameter sieve: What the build found out about the rules' patterns.
  init(_ sieve: PatternSieve?) { patterns = HandedPatterns(sieve) }

  func name(_ text: String) -> KnownName {
    let key = TextKey(text)
    if let known = names[key] { return known }
    let name = KnownName(text)
    if names.count >= Self.nameCapacity { names.removeAll() }
    names.set(name, for: key)
    return name
  }

  func value(of text: String, language: String?) -> TextValue {
    let key = Key(text: TextKey(text), language: language)
    if let known = values[key] { return known }
    let value = TextValue(text, language: language)
    if values.count >= Self.capacity { values.removeAll() }
    values.set(value, for: key)
    return value
  }
}
