/// What an app sells within itself.
extension Vocabulary {
  static let inAppPurchaseTypes: [NodeType] = [
    NodeType(
      "inAppPurchase", "What it sells within itself",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let inAppPurchaseFields: [Field] = [
    Field("inAppPurchase", .node("inAppPurchase"), "What it sells within itself")
  ]
}
