import HIGLanguage

/// A name by its words, and these as values of expressions.
struct KnownName {
  let name: IdentifierName
  let values: [Value]

  init(_ text: String) {
    name = IdentifierName(text)
    values = name.words.map { .string($0) }
  }
}
