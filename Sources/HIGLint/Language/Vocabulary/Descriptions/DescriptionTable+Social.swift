extension DescriptionTable {
  /// Social services.
  static let socialTexts = #"""
    [app]
    social | 如何分享到社交服务 | {compose: system}
    [objects]
    social | 如何分享到社交服务
    postPrefill | 应用预先放入帖子的内容
    [words]
    view for a post | 撰写帖子的视图
    time of filling in | 预填的时机
    sign-in to a social service | 登录社交服务的方式
    answer to a missing account | 没有账号时的处理
    [social]
    implementation | 使用系统提供的，还是自行实现 | system
    services | 应用支持的社交服务 | [weibo]
    shareable | 用户想分享什么：界面的 id 或角色，或某类内容 | [photo]
    posting | 用户能否从应用中发帖 | true
    compose | 撰写帖子的视图 | system
    prefill | 应用预先放入帖子的内容 | {text: My trip, when: beforePresent}
    autoPost | 应用是否自动发帖 | false
    editsAfterPresent | 用户看到帖子后，应用是否还会改动 | false
    signIn | 如何登录社交服务 | systemAccount
    noAccount | 系统里没有账号的用户会看到什么 | showSignIn
    [postPrefill]
    text | 帖子预先填好的文字 | My trip
    image | 图片 | pier
    url | 帖子预先填好的链接 | https://harbor.org/trips/4
    when | 何时放入 | beforePresent
    delay | 视图出现后多久 | 2 | s
    editable | 用户能否修改 | true
    """#
}
