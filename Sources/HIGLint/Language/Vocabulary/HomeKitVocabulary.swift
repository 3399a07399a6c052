/// What an app does with accessories of HomeKit.
extension Vocabulary {
  static let homeKitTypes: [NodeType] = [
    NodeType(
      "homeKit", "What it does with accessories in people's homes",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let homeKitFields: [Field] = [
    Field("homeKit", .node("homeKit"), "What it does with accessories in people's homes")
  ]
}
