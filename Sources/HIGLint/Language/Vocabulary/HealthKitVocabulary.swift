/// What an app does with data of the Health app.
extension Vocabulary {
  static let healthKitTypes: [NodeType] = [
    NodeType(
      "healthKit", "What it does with data of the Health app",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let healthKitFields: [Field] = [
    Field("healthKit", .node("healthKit"), "What it does with data of the Health app")
  ]
}
