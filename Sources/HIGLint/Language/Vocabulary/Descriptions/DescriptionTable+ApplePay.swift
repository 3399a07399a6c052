extension DescriptionTable {
  /// Apple Pay: what an app sells with it, its buttons and its payment sheet.
  static let applePayTexts = #"""
    [app]
    applePay | 如何使用 Apple Pay 付款 | {merchantName: Harbor}
    [objects]
    applePay | 如何使用 Apple Pay 付款
    [words]
    [applePay]
    id | 其 id，供答复和停用标记引用 | applePay1
    """#
}
