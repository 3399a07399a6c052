extension DescriptionTable {
  /// Running beside other apps.
  static let multitaskingTexts = #"""
    [app]
    multitasking | 切换到其他应用时的行为 | {exitsOnSuspend: false}
    [objects]
    multitasking | 切换到其他应用时的行为
    [words]
    way of sharing the screen | 共享屏幕的方式
    [multitasking]
    modes | 如何与其他应用共享 iPad 屏幕 | [splitView, slideOver]
    splitView | 是否支持 Split View | true
    slideOver | 是否支持 Slide Over | true
    requiresFullScreen | 是否始终占满整个屏幕 | false
    restoresState | 返回时是否恢复到离开时的样子 | true
    backgroundModes | 可在后台做什么 | [audio]
    """#
}
