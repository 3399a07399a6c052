extension DescriptionTable {
  /// Printing.
  static let printTexts = #"""
    [app]
    print | 可打印的内容 | {options: [copies]}
    [objects]
    printing | 可打印的内容及方式
    [words]
    implementation | 实现方式
    print option | 打印选项
    conduct without printing | 无法打印时的处理
    [printing]
    supported | 是否支持打印 | true
    screens | 内容可打印的界面的 id | [statement]
    multiPage | 打印内容是否可能有多页 | true
    options | 打印前可选择什么 | [pageRange, copies]
    checksAvailability | 是否先检查设备能否打印 | true
    whenUnavailable | 设备不能打印时如何处理打印项 | hidden
    implementation | 使用系统提供的，还是自行实现 | system
    """#
}
