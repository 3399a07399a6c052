/// What a game does with Game Center.
extension Vocabulary {
  static let gameCenterTypes: [NodeType] = [
    NodeType(
      "gameCenter", "What it does with Game Center",
      fields: [
        Field("implementation", .openWord(.implementation), "Whether the system's own is used, or one of the app's").also(
          "technology", "api"),
        Field("leaderboards", .opaque, "Its leaderboards, or who draws them: system or custom")
      ])
  ]

  /// The fields of `app` about it.
  static let gameCenterFields: [Field] = [
    Field("gameCenter", .node("gameCenter"), "What it does with Game Center")
  ]
}
