extension DescriptionTable {
  /// Undo and redo.
  static let undoTexts = #"""
    [app]
    undo | 可撤销的内容及方式 | {levels: 20}
    [objects]
    undo | 可撤销的内容及方式
    undoOperation | 可撤销的操作
    undoAlert | 摇动设备时出现的警告框
    [words]
    scope of undoing | 撤销的范围
    [undo]
    supported | 是否支持撤销 | true
    levels | 可撤销多少步 | 20
    primaryTask | 撤销是否属于主要操作 | true
    shake | 摇动设备是否可撤销 | true
    shakeScreens | 可摇动撤销的界面的 id | [editor]
    scope | 撤销的是当前界面上的操作，还是任何界面上的 | screen
    operations | 可撤销的操作 | [{name: Typing, screen: editor}]
    alert | 摇动时出现的警告框 | {buttons: [Undo Typing, Cancel]}
    [undoOperation]
    id | 在答复中的名字 | typing
    action | 用户做的是什么 | typeText
    name | iOS 加在“撤销”“重做”之后的词，一两个词 | Typing
    screen | 执行该操作的界面的 id | editor
    scope | 可从哪里撤销：所在界面或整个应用 | screen
    [undoAlert]
    title | 提醒询问的内容，如“撤销键入” | Undo Typing
    message | 标题之外的说明 | The last word is taken back.
    buttons | 按钮；可以只写标题 | [Undo Typing, Cancel]
    """#
}
