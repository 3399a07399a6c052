/// Peek and Pop with 3D Touch.
extension Vocabulary {
  static let peekTypes: [NodeType] = [
    NodeType(
      "peek", "What pressing a view shows with 3D Touch, and where pressing harder leads", shorthand: "preview",
      fields: [
        Field("preview", .node("peekPreview"), "What is previewed: the id of a screen, or what is drawn"),
        Field("pop", .string, "The screen that pressing harder opens"),
        Field("actions", .list(.node("action")), "The actions below the preview").also("quickActions"),
        Field("gestures", .list(.node("gesture")), "The gestures it takes while it shows"),
      ]),
    NodeType(
      "peekPreview", "What pressing a view previews", shorthand: "screen",
      fields: [
        Field("screen", .string, "The id of the screen that is previewed").also("opens"),
        Field("size", .node("size"), "The size of the preview"),
        Field("kind", .openWord(.previewKind), "What sort of content it shows, where no views say it"),
        Field("views", .list(.node("view")), "What is drawn in it, from back to front").also("children"),
      ]),
  ]
}

extension Enumeration {
  static let previewKind = Enumeration(
    "kind of preview", ["screen", "web", "map", "image", "video", "document", "text"],
    also: ["web": ["webView", "page", "webpage", "url"], "image": ["photo", "picture", "livePhoto"]])
}
