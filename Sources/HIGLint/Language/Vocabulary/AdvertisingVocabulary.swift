/// Advertising.
extension Vocabulary {
  static let adsTypes: [NodeType] = [
    NodeType(
      "adPlacement", "The advertising that it shows",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let adsFields: [Field] = [
    Field("ads", .list(.node("adPlacement")), "The advertising that it shows")
  ]
}
