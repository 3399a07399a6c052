extension DescriptionTable {
  /// What an app keeps in iCloud.
  static let icloudTexts = #"""
    [app]
    icloud | 保存在 iCloud 中的内容 | {documents: true}
    [objects]
    icloud | 保存在 iCloud 中的内容
    [words]
    [icloud]
    id | 其 id，供答复和停用标记引用 | icloud1
    """#
}
