/// Extensions of an app: widgets, share and action extensions, keyboards.
extension Vocabulary {
  static let extensionsTypes: [NodeType] = [
    NodeType(
      "appExtension", "Its extensions: widgets, share and action extensions, keyboards",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let extensionsFields: [Field] = [
    Field("extensions", .list(.node("appExtension")), "Its extensions: widgets, share and action extensions, keyboards")
  ]
}
