extension DescriptionTable {
  /// What an app does with data of the Health app.
  static let healthKitTexts = #"""
    [app]
    healthKit | 如何使用“健康”应用的数据 | {reads: [steps]}
    [objects]
    healthKit | 如何使用“健康”应用的数据
    [words]
    [healthKit]
    id | 其 id，供答复和停用标记引用 | healthKit1
    """#
}
