extension DescriptionTable {
  /// Routes, as an app gives them to Maps.
  static let routingTexts = #"""
    [app]
    routing | 为用户和“地图”提供的路线 | {transitModes: [ferry]}
    [objects]
    routing | 为用户和“地图”提供的路线
    [words]
    [routing]
    implementation | 使用系统提供的，还是自行实现 | system
    """#
}
