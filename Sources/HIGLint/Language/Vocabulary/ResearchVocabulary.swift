/// A study with ResearchKit.
extension Vocabulary {
  static let researchTypes: [NodeType] = [
    NodeType(
      "research", "A study that people take part in with it",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let researchFields: [Field] = [
    Field("research", .node("research"), "A study that people take part in with it")
  ]
}
