/// Routes, as an app gives them to Maps.
extension Vocabulary {
  static let routingTypes: [NodeType] = [
    NodeType(
      "routing", "The routes that it gives people, and Maps",
      fields: [
        Field("implementation", .openWord(.implementation), "Whether the system's own is used, or one of the app's").also(
          "technology", "api", "ui", "sheet")
      ])
  ]

  /// The fields of `app` about it.
  static let routingFields: [Field] = [
    Field("routing", .node("routing"), "The routes that it gives people, and Maps")
  ]
}
