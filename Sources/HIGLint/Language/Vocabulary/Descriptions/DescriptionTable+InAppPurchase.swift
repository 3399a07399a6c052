extension DescriptionTable {
  /// What an app sells within itself.
  static let inAppPurchaseTexts = #"""
    [app]
    inAppPurchase | 应用内出售的内容 | {products: [{title: Ferry Pass}]}
    [objects]
    inAppPurchase | 应用内出售的内容
    [words]
    [inAppPurchase]
    id | 其 id，供答复和停用标记引用 | inAppPurchase1
    """#
}
