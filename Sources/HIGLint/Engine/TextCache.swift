/// The texts that were analysed last, by what they say: screens of one app say much alike.
///
/// An engine belongs to one thread, and so does its cache.
final class TextCache {
  private struct Key: Hashable {
    var text: String
    var language: String?
  }

  /// A cache that is full begins again.
  private static let capacity = 8192

  private var values: [Key: TextValue] = [:]

  func value(of text: String, language: String?) -> TextValue {
    let key = Key(text: text, language: language)
    if let known = values[key] {
      // Strings that look the same may be written in other scalars.
      if known.bytes.elementsEqual(text.utf8) { return known }
      return TextValue(text, language: language)
    }
    let value = TextValue(text, language: language)
    if values.count >= Self.capacity { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}
