extension DescriptionTable {
  /// What an app sells within itself.
  static let inAppPurchaseTexts = #"""
    [app]
    inAppPurchase | 应用内出售的内容 | {products: [{title: Ferry Pass}]}
    [objects]
    inAppPurchase | 应用内出售的内容及方式
    product | 应用内可购买的商品
    [words]
    place of a store | 商店所在处
    confirmation of a purchase | 购买的确认方式
    type of product | 商品类型
    delivery of a product | 商品的交付方式
    [inAppPurchase]
    products | 出售的商品 | [{id: winter, title: Winter Map, type: content}]
    storeLocation | 在哪里购买：应用内、网页或其他应用 | inApp
    confirmation | 购买前由谁确认：StoreKit 或应用自己 | system
    [product]
    id | 其 id：即提供它的视图的 id | winter
    title | 名称 | Winter Map
    description | 一句话说明能得到什么 | All piers in winter.
    type | 属于哪类商品 | content
    productId | 在 App Store 登记的标识 | app.harbor.winter
    registered | 是否已在 App Store 登记 | true
    delivery | 购买后应用如何交付 | download
    """#
}
