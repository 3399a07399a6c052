extension DescriptionTable {
  /// What an app does with accessories of HomeKit.
  static let homeKitTexts = #"""
    [app]
    homeKit | 如何使用家中的配件 | {features: [control]}
    [objects]
    homeKit | 如何使用家中的配件
    [words]
    [homeKit]
    id | 其 id，供答复和停用标记引用 | homeKit1
    """#
}
