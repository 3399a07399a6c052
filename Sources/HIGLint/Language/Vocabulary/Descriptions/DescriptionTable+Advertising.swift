extension DescriptionTable {
  /// Advertising.
  static let adsTexts = #"""
    [app]
    ads | 展示的广告 | [{kind: banner}]
    [objects]
    adPlacement | 展示的广告
    [words]
    [adPlacement]
    id | 其 id，供答复和停用标记引用 | adPlacement1
    """#
}
