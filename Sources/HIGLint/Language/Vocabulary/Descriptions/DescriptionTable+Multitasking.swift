extension DescriptionTable {
  /// Running beside other apps.
  static let multitaskingTexts = #"""
    [app]
    multitasking | 切换到其他应用时的行为 | {exitsOnSuspend: false}
    [objects]
    multitasking | 切换到其他应用时的行为
    screenConduct | 切换到其他应用时某个界面的行为
    userTask | 用户发起并等待完成的任务
    [words]
    way of sharing the screen | 共享屏幕的方式
    conduct when left | 离开时的行为
    point of return | 返回时所在处
    kind of task | 任务种类
    task when left | 离开时任务的去向
    [multitasking]
    modes | 如何与其他应用共享 iPad 屏幕 | [splitView, slideOver]
    splitView | 是否支持 Split View | true
    slideOver | 是否支持 Slide Over | true
    requiresFullScreen | 是否始终占满整个屏幕 | false
    supported | 切换到其他应用时是否保持运行 | true
    restoresState | 返回时是否恢复到离开时的样子 | true
    exitsOnSuspend | 切换到其他应用时是否退出 | false
    onBackground | 用户切换到其他应用时做什么 | pause
    onResume | 用户回来时看到什么 | lastScreen
    onInterrupt | 来电或警告框打断时做什么 | saveAndPause
    onInactive | 仍在屏幕上但不再活动时做什么 | saveAndPause
    onActive | 再次活动时用户看到什么 | paused
    screens | 行为不同的界面 | [{screen: race, onBackground: pause}]
    tasks | 用户发起并等待完成的任务 | [{kind: upload, needsInput: false, background: finish}]
    backgroundModes | 可在后台做什么 | [audio]
    [screenConduct]
    screen | 界面的 id | race
    onBackground | 用户切换到其他应用时做什么 | pause
    onResume | 用户回来时看到什么 | paused
    onInterrupt | 来电或警告框打断时做什么 | saveAndPause
    onInactive | 仍在屏幕上但不再活动时做什么 | saveAndPause
    onActive | 再次活动时用户看到什么 | paused
    [userTask]
    id | 在答复中的名字 | uploadPhotos
    kind | 做什么 | upload
    needsInput | 完成之前是否还需要用户操作 | false
    background | 用户切换到其他应用时任务怎样 | finish
    """#
}
