/// What an app keeps in iCloud.
extension Vocabulary {
  static let icloudTypes: [NodeType] = [
    NodeType(
      "icloud", "What it keeps in iCloud",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let icloudFields: [Field] = [
    Field("icloud", .node("icloud"), "What it keeps in iCloud")
  ]
}
