/// The passes of Wallet.
extension Vocabulary {
  static let passesTypes: [NodeType] = [
    NodeType(
      "pass", "The passes that it adds to Wallet",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let passesFields: [Field] = [
    Field("passes", .list(.node("pass")), "The passes that it adds to Wallet")
  ]
}
