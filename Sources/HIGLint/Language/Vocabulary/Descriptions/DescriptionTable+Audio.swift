extension DescriptionTable {
  /// Sound: an app's audio session and its sounds.
  static let audioTexts = #"""
    [app]
    audio | 声音：音频会话与各种声音 | {category: ambient}
    [objects]
    audio | 声音：音频会话与各种声音
    [words]
    [audio]
    category | 音频会话的类别 | ambient
    background | 用户使用其他应用时是否继续播放 | true
    """#
}
