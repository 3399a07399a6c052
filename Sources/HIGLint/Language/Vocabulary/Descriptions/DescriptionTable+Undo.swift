extension DescriptionTable {
  /// Undo and redo.
  static let undoTexts = #"""
    [app]
    undo | 可撤销的内容及方式 | {levels: 20}
    [objects]
    undo | 可撤销的内容及方式
    [words]
    [undo]
    id | 其 id，供答复和停用标记引用 | undo1
    """#
}
