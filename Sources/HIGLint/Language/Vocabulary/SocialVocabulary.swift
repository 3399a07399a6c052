/// Social services.
extension Vocabulary {
  static let socialTypes: [NodeType] = [
    NodeType(
      "social", "What people share with social services, and how",
      fields: [
        Field("implementation", .openWord(.implementation), "Whether the system's own is used, or one of the app's").also(
          "technology", "api", "ui", "sheet")
      ])
  ]

  /// The fields of `app` about it.
  static let socialFields: [Field] = [
    Field("social", .node("social"), "What people share with social services, and how")
  ]
}
