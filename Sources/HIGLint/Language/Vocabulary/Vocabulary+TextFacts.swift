/// The facts of texts that nobody writes; what they come to is computed over a model.
extension Vocabulary {
  static let localizedTextFacts: [DerivedFact] =
    [
      DerivedFact("all", .list(.node(["text"])), "The text of each language"),
      DerivedFact("value", .string, "The words of the first language"),
      DerivedFact("languages", .list(.string), "The languages it is written in; empty for a plain text"),
      DerivedFact("isMap", .bool, "Whether it is given by language"),
      DerivedFact("isBlank", .bool, "Whether no language has more than white space"),
      DerivedFact("isRepeated", .bool, "Whether the same words stand there for several languages"),
    ]

  static let textFacts: [DerivedFact] =
    [
      DerivedFact("value", .string, "The words, with their placeholders"),
      DerivedFact("language", .string, "The BCP 47 tag of its language"),
      DerivedFact("field", .string, "The field it stands in: title, body, purpose"),
      DerivedFact("owner", .any, "The object it is a text of"),
      DerivedFact("isBlank", .bool, "Whether it is empty or white space"),
      DerivedFact("isUnknown", .bool, "Whether it is only a variable or a localisation key"),
    ]
}
