extension DescriptionTable {
  /// The passes of Wallet.
  static let passesTexts = #"""
    [app]
    passes | 添加到“钱包”的票券 | [{style: boardingPass}]
    [objects]
    pass | 添加到“钱包”的票券
    [words]
    [pass]
    id | 其 id，供答复和停用标记引用 | pass1
    """#
}
