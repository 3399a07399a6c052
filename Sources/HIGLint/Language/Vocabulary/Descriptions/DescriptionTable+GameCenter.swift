extension DescriptionTable {
  /// What a game does with Game Center.
  static let gameCenterTexts = #"""
    [app]
    gameCenter | 如何使用 Game Center | {signIn: system}
    [objects]
    gameCenter | 如何使用 Game Center
    gameCenterUI | Game Center 各部分使用谁的界面
    voiceChat | 玩家之间的语音聊天
    [words]
    interface of Game Center | Game Center 的界面
    [gameCenter]
    enabled | 是否使用 Game Center | true
    signIn | 由谁请玩家登录：系统或游戏自己 | system
    ui | 玩家看到的是谁的界面 | {leaderboards: system}
    voiceChat | 玩家之间的语音聊天 | {enabled: true, canDisable: true}
    implementation | 使用系统提供的，还是自行实现 | system
    leaderboards | 排行榜，或由谁绘制：系统或应用自己 | [{title: Fastest Crossing}]
    [gameCenterUI]
    leaderboards | 排行榜由系统还是应用自己显示 | system
    achievements | 成就由系统还是应用自己显示 | system
    matchmaking | 匹配对手的界面 | system
    friends | 好友及好友请求的界面 | system
    reason | 为何需要游戏自己的界面 | The board is part of the game's world.
    [voiceChat]
    enabled | 是否有语音聊天 | true
    canDisable | 玩家能否关闭 | true
    autoStart | 是否随对局自动开始 | false
    """#
}
