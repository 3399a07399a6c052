/// Returns a noun of the vocabulary behind its article: `an app`, `a view`, `a use of documents`.
///
/// The vocabulary's words sound as they begin, but for those in `us…` and `uni…`.
func withIndefiniteArticle(_ noun: String) -> String {
  let sounds = noun.utf8.first.map { $0 | 0x20 }.map { "aeiou".utf8.contains($0) } ?? false
  let isExcepted = ["us", "uni"].contains { noun.utf8.starts(with: $0.utf8) }
  return (sounds && !isExcepted ? "an " : "a ") + noun
}
