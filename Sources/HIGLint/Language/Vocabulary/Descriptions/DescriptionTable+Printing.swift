extension DescriptionTable {
  /// Printing.
  static let printTexts = #"""
    [app]
    print | 可打印的内容 | {options: [copies]}
    [objects]
    printing | 可打印的内容
    [words]
    implementation | 实现方式
    [printing]
    implementation | 使用系统提供的，还是自行实现 | system
    """#
}
