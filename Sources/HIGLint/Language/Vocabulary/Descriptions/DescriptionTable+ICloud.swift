extension DescriptionTable {
  /// What an app keeps in iCloud.
  static let icloudTexts = #"""
    [app]
    icloud | 保存在 iCloud 中的内容 | {documents: true}
    [objects]
    icloud | 保存在 iCloud 中的内容
    icloudStorage | 文件存放在设备的哪里
    storedItem | 一类文件
    syncedItem | 在各设备上都相同的少量信息
    icloudUnavailable | iCloud 不可用时发生什么
    icloudSearch | 应用的搜索查找哪里
    [words]
    start of iCloud | 启用 iCloud 的方式
    scope of a choice | 选择的范围
    stored content | 存储的内容
    synced value | 同步的内容
    notice | 告知方式
    update from iCloud | 从 iCloud 更新的方式
    update of a large file | 大文件的更新方式
    resolution of conflicts | 冲突的解决方式
    time of a conflict | 发现冲突的时机
    place of a search | 搜索的位置
    account | 账号
    [icloud]
    id | 其 id，供答复和停用标记引用 | icloud1
    documents | 文稿是否存于其中 | true
    enable | 用户如何启用 | automatic
    choiceScope | 用户以什么为单位选择是否存于其中 | allContent
    optionScreen | 询问是否使用的界面 | welcome
    stores | 存于其中的内容 | [userDocuments]
    storage | 文件存放在设备的哪里，因而哪些会被备份 | {documents: [userFiles], caches: [thumbnails]}
    perDocumentChoice | 用户是否逐个文稿选择 | false
    keyValue | 存于其键值存储的内容 | [readingPosition]
    unavailable | 无法使用时发生什么 | {presentation: inline, text: Your other devices don't show changes until iCloud is on.}
    localDocuments | 用户能否创建只留在设备上的文稿 | false
    update | 在别处的更改如何到达此设备 | automatic
    largeFiles | 文稿是否很大 | false
    largeFileUpdate | 大文稿的新版本如何到达 | ask
    conflict | 两个版本不同时怎么办 | automaticWhenPossible
    conflictDetectedAt | 用户何时得知有两个版本 | open
    conflictScreen | 用户选择版本的界面 | versions
    search | 应用的搜索查找哪里 | {scope: [local, icloud]}
    searchIncludesICloud | 搜索是否也能找到只在 iCloud 中的内容 | true
    account | 用户是否另有应用自己的账号 | none
    serverPreferences | 存于应用自己服务器的内容 | [subscription]
    [icloudStorage]
    documents | Documents 文件夹（会被备份）中的内容 | [userFiles]
    caches | Caches 文件夹（不备份）中的内容 | [thumbnails]
    temporary | 临时文件夹中的内容 | [exports]
    [storedItem]
    kind | 是什么 | downloads
    excludeFromBackup | 是否不备份 | true
    [syncedItem]
    name | 是什么 | readingPosition
    [icloudUnavailable]
    presentation | 如何告知用户 | inline
    text | 告知用户的内容 | Your other devices don't show changes until iCloud is on.
    [icloudSearch]
    scope | 搜索的位置 | [local, icloud]
    """#
}
