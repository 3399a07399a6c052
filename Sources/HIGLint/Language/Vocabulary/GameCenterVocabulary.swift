/// What a game does with Game Center.
extension Vocabulary {
  static let gameCenterTypes: [NodeType] = [
    NodeType(
      "gameCenter", "What it does with Game Center", shorthand: "enabled",
      fields: [
        Field("enabled", .bool, "Whether it uses Game Center").also("supported"),
        Field("signIn", .openWord(.gameCenterInterface), "Who asks players to sign in: the system, or the game")
          .also("login", "authentication", "signInPrompt"),
        Field("ui", .node("gameCenterUI"), "Whose interface players see").also("interface", "screens"),
        Field("voiceChat", .node("voiceChat"), "The voice chat between players"),
        Field("implementation", .openWord(.implementation), "Whether the system's own is used, or one of the app's")
          .also("technology", "api"),
        Field("leaderboards", .opaque, "Its leaderboards, or who draws them: system or custom"),
      ]),
    NodeType(
      "gameCenterUI", "Whose interface players see for the parts of Game Center",
      fields: [
        Field(
          "leaderboards", .openWord(.gameCenterInterface), "What shows the leaderboards: the system, or the app itself"
        ).also("leaderboard"),
        Field(
          "achievements", .openWord(.gameCenterInterface), "What shows the achievements: the system, or the app itself"),
        Field("matchmaking", .openWord(.gameCenterInterface), "For finding opponents").also("matchMaking", "matches"),
        Field("friends", .openWord(.gameCenterInterface), "For friends and their requests").also("friendList"),
        Field("reason", .string, "Why an interface of the game's own is needed"),
      ]),
    NodeType(
      "voiceChat", "The voice chat between the players of a game", shorthand: "enabled",
      fields: [
        Field("enabled", .bool, "Whether there is one").also("supported"),
        Field("canDisable", .bool, "Whether players can turn it off")
          .also("canTurnOff", "disableable", "optional", "userCanDisable", "canBeDisabled", "canMute"),
        Field("autoStart", .bool, "Whether it starts by itself with a game")
          .also("autoStarts", "automatic", "startsAutomatically", "startsWithMatch", "startsWithGame", "onByDefault"),
      ]),
  ]

  /// The fields of `app` about it.
  static let gameCenterFields: [Field] = [
    Field("gameCenter", .node("gameCenter"), "What it does with Game Center")
  ]
}

extension Enumeration {
  static let gameCenterInterface = Enumeration(
    "interface of Game Center", ["system", "custom"],
    also: [
      "system": ["standard", "default", "native", "gameCenter", "GameKit", "gameKit", "builtIn", "apple"],
      "custom": [
        "own", "inHouse", "selfMade", "handmade", "proprietary", "inGame", "inApp", "customUI", "customView",
        "homemade",
      ],
    ])
}
