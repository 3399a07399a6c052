/// Printing.
extension Vocabulary {
  static let printTypes: [NodeType] = [
    NodeType(
      "printing", "What can be printed",
      fields: [
        Field("implementation", .openWord(.implementation), "Whether the system's own is used, or one of the app's").also(
          "technology", "api", "ui", "sheet")
      ])
  ]

  /// The fields of `app` about it.
  static let printFields: [Field] = [
    Field("print", .node("printing"), "What can be printed")
  ]
}
