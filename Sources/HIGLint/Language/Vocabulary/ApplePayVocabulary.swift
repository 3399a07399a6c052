/// Apple Pay: what an app sells with it, its buttons and its payment sheet.
extension Vocabulary {
  static let applePayTypes: [NodeType] = [
    NodeType(
      "applePay", "How people pay with Apple Pay",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let applePayFields: [Field] = [
    Field("applePay", .node("applePay"), "How people pay with Apple Pay")
  ]
}
