/// Live Photos.
extension Vocabulary {
  static let livePhotosTypes: [NodeType] = [
    NodeType(
      "livePhotos", "What it does with Live Photos",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it")
      ])
  ]

  /// The fields of `app` about it.
  static let livePhotosFields: [Field] = [
    Field("livePhotos", .node("livePhotos"), "What it does with Live Photos")
  ]
}
