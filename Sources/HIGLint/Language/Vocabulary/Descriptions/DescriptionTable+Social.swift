extension DescriptionTable {
  /// Social services.
  static let socialTexts = #"""
    [app]
    social | 如何分享到社交服务 | {compose: system}
    [objects]
    social | 如何分享到社交服务
    [words]
    [social]
    implementation | 使用系统提供的，还是自行实现 | system
    """#
}
