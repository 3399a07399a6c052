/// The node types that nobody writes as objects, and the facts that every node has.
extension Vocabulary {
  package static let builtInTypes: [NodeType] = [
    NodeType(
      "localizedText", "A text in all its languages",
      fields: [
        Field("texts", .opaque, "The text of each language"),
        Field("selectable", .bool, "Whether people can select it, for `{text: Account, selectable: true}`"),
      ], facts: localizedTextFacts),
    NodeType(
      "text", "A text in one language", fields: [Field("entry_", .opaque, "Its entry")], facts: textFacts),
    NodeType(
      "component", "A component checked by itself", fields: [Field("view", .node("view"), "Its root view")]),
  ]

  package static let commonFacts: [DerivedFact] = [
    DerivedFact("nodeType", .string, "The type's name: view, screen, permission"),
    DerivedFact("path", .string, "The node's identity within its app"),
    DerivedFact("parent", .any, "The object that holds this one; null at the top"),
    DerivedFact("screen", .node(["screen"]), "The screen it belongs to"),
    DerivedFact("app", .node(["app"]), "The app"),
    DerivedFact("depth", .int, "How many objects it lies in"),
    DerivedFact(
      "siblings", .list(.any), "The other elements of the list it stands in; unknown in a list of more than 200"),
    DerivedFact("position", .int, "Its index in the list it stands in, from 0; -1 outside of lists"),
    DerivedFact("hasContent", .bool, "Whether any of the fields that make up its content is there"),
    DerivedFact(
      "statements", .list(.span), memoized: true,
      """
      All that is written of a part of the app, also under keys that the format does not know: each value behind its keys, in \
      words. Unknown of what lies on a screen
      """),
    DerivedFact(
      "unreadStatements", .list(.span), memoized: true,
      """
      What is written of an object, and of what lies in it, that the format does not know: under other keys, or as another \
      type. Each value stands behind its keys, in words. Unknown for rules about the whole app of what lies on a screen
      """),
  ]

  /// The names of all fields and facts, by number.
  package var allNames: [String] { (0..<nameCount).map { name(NameID(UInt16($0))) } }
}
