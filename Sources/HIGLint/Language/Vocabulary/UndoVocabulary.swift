/// Undo and redo.
extension Vocabulary {
  static let undoTypes: [NodeType] = [
    NodeType(
      "undo", "What can be undone, and how",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let undoFields: [Field] = [
    Field("undo", .node("undo"), "What can be undone, and how")
  ]
}
