extension DescriptionTable {
  /// What a game does with Game Center.
  static let gameCenterTexts = #"""
    [app]
    gameCenter | 如何使用 Game Center | {signIn: system}
    [objects]
    gameCenter | 如何使用 Game Center
    [words]
    [gameCenter]
    implementation | 使用系统提供的，还是自行实现 | system
    leaderboards | 排行榜，或由谁绘制：系统或应用自己 | [{title: Fastest Crossing}]
    """#
}
