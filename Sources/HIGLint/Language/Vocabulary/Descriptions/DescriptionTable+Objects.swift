extension DescriptionTable {
  /// The types of objects.
  static let objectTexts = #"""
    [objects]
    document | 一个规格文件
    app | 整个应用：只需说明一次、不属于某个界面的内容
    screen | 应用的一个界面：显示什么，能前往哪里
    view | 界面上的一个元素：标签、按钮、行，或包含其他元素的组
    accessibility | VoiceOver 如何朗读一个元素
    action | 警告框、操作表或菜单中的一个按钮
    alert | 警告框或操作表：文字与按钮
    animation | 动画：由什么触发、看到什么、持续多久
    appBadge | 主屏幕上应用图标的小气泡
    appError | 可能出现的错误，以及届时如何告知用户
    appIcon | 提供的应用图标
    backItem | 导航栏的返回按钮
    background | 内容背后的底：颜色、渐变、图像或模糊
    barItem | 导航栏或工具栏的按钮，或标签栏的标签
    border | 视图的边框
    component | 单独检查的组件
    controlState | 控件在某一状态下的样子
    controlStates | 控件在按下、选中、停用或完成时的不同之处
    documents | 应用如何处理文档
    editMenu | 选中内容上方的编辑菜单：剪切、拷贝、粘贴及应用自己的命令
    feature | 应用利用个人数据实现的一项功能
    font | 文字的字体：动态字体样式，或自定的字号和字重
    frame | 一个矩形，单位 pt
    gesture | 视图或整个界面响应的手势及其作用
    guide | 一步步引导用户完成的任务
    hitArea | 视图响应触摸的区域（与 frame 不同时）
    icon | 图标：系统图标或应用自己的资源
    image | 图像：资源、所提供的倍率和尺寸，以及内容
    importSource | 对象所显示或播放的内容，或导入的对象在原文件中的位置
    item | 控件中的一个分段、一行或一页
    launch | 应用启动时用户看到的内容
    lifecycle | 用户离开应用再回来时发生什么
    link | 从一个界面通往另一个界面的路径
    loading | 界面加载时用户看到的内容
    localizedText | 一段文本的所有语言版本
    modal | 界面如何以模态方式显示，以及如何退出
    navigationBar | 界面顶部的导航栏
    barAppearance | 应用中所有导航栏或工具栏的外观
    definition | 规格文件为其他文件定义的颜色、字体或组件；无人直接书写
    notification | 应用发送的一种通知
    notificationAction | 通知上的一个按钮
    notificationSound | 通知的声音
    onboarding | 用户首次使用之前，应用所作的介绍
    onboardingPage | 引导介绍的一页
    peek | 用 3D Touch 按压视图时预览的内容，以及继续用力所打开的界面
    permission | 应用请求用户允许使用的个人数据或传感器
    point | 一个位置，单位 pt
    popover | 界面上的弹出框：指向何处、包含什么
    quickAction | 按压主屏幕图标时提供的一个快捷操作
    ratingPrompt | 应用如何请求评分
    ratingThreshold | 用户须用过应用多少，某事才会发生
    reviewAnswer | 对机器无法判断的问题（`higlint review`）的人工答复
    rotation | 转动设备时会怎样
    searchBar | 界面的搜索栏
    setting | 用户可以设置的一项
    settings | 用户可以设置的内容
    shadow | 视图的阴影
    size | 尺寸，单位 pt
    sizeClass | 界面所对应的尺寸类别：横向与纵向，紧凑或常规
    statusBar | 界面上方的状态栏
    store | App Store 中对应用的介绍
    storeFix | 某个版本修复的一个问题
    swipeAction | 轻扫一行时出现的按钮
    tabBar | 界面底部的标签栏
    text | 一段文本的某个语言版本
    textScale | 一种文字样式在“设置”中各档字号下的大小
    textStep | 一种文字样式在“设置”中某一档字号下的大小
    tip | 对某个功能的提示，在用得到时显示
    toolbar | 界面底部的工具栏
    typeScale | 应用为动态字体的文字样式自定的大小
    """#
}
