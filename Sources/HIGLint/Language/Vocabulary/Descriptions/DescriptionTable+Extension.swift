extension DescriptionTable {
  /// Extensions of an app: widgets, share and action extensions, keyboards.
  static let extensionsTexts = #"""
    [app]
    extensions | 应用的扩展：今天小组件、共享与操作扩展、键盘 | [{type: today, name: Next Boat}]
    urlSchemes | 能打开此应用的 URL Scheme | [harbor]
    statesNoScreens | 描述应用的文件是否写明没有任何界面：`screens: []` | app.statesNoScreens // false
    [objects]
    appExtension | 应用的扩展，用户在使用其他应用时使用它
    extensionIcon | 扩展的图标
    extensionScreen | 扩展的一个界面
    extensionState | 扩展或其界面在某种状态下显示的内容
    keyboardKey | 键盘上的一个按键
    tapAction | 轻点小组件任意位置时做什么
    extensionData | 扩展所显示内容的来源
    upload | 共享扩展如何发送用户共享的内容
    margins | 小组件内容四周的边距
    insets | 与外围各边的距离
    [words]
    type of extension | 扩展类型
    confirmation | 确认方式
    type of content | 内容类型
    source of an icon | 图标来源
    style of an icon | 图标样式
    interface | 界面来源
    source of data | 数据来源
    place of an upload | 上传方式
    end of sharing | 共享结束的时机
    update of progress | 进度的更新时机
    resumer of an upload | 继续上传者
    answer to a failure | 失败时的处理
    role of a key | 按键用途
    use of a keyboard | 键盘用途
    margins | 边距
    effect | 效果
    [view]
    url | 轻点后打开的地址 | harbor://boats/12
    contentInset | 可滚动内容四周的内边距 | {top: 64}
    scrolls | 内容是否随手指滚动 | false
    rows | 表格的行数，用于没有逐行列出时 | 4
    editable | 文本视图中的文字是否可以修改 | false
    effect | 绘制时所用的系统效果 | vibrancy
    [item]
    url | 轻点后打开的地址 | harbor://boats/12
    [appExtension]
    id | 其 id，供答复和停用标记引用 | nextBoat
    type | 扩展的类型 | today
    name | 用户看到的名称 | Next Boat
    infoPlist | 声明它的属性列表 | NextBoat/Info.plist
    device | 绘制时所针对的设备 | iphone6
    entry | 首个界面的 id | compose
    frame | 其大小，以及在所处位置中的坐标 | {width: 320, height: 80}
    icon | 其图标 | {source: app}
    accepts | 它支持的内容类型 | [text, webPage]
    screens | 其各个界面，用于有多个界面时 | [{id: compose, views: [{kind: textView}]}]
    views | 其中的视图，从后到前；写出的列表即为全部 | [{kind: label, text: Pier 4 in 5 min}]
    margins | 内容四周的边距；`none` 表示没有 | default
    titleLeading | 小组件上方标题的起始位置，从小组件左边缘算起 | 48 | pt
    background | 内容后面的背景 | clear
    expandedHeight | 用户展开后小组件的高度 | 220 | pt
    tapAction | 轻点任意位置时做什么；`none` 表示没有反应 | {action: openApp}
    data | 所显示内容的来源 | {source: network, cached: true}
    requiresSignIn | 是否只向已登录的用户显示内容 | true
    states | 在其他状态下显示的内容：initial、signedOut、offline | {signedOut: {text: Sign in to see your boats}}
    alert | 在其上出现的警告框 | {title: Could Not Save}
    ui | 使用系统界面还是自己的界面 | system
    upload | 如何发送用户共享的内容 | {long: true, mode: background}
    cancelConfirmation | 用户取消时，放弃编辑之前是否询问 | whenEdited
    keys | 键盘的按键；写出的列表即为全部 | [{title: Q}, {role: nextKeyboard, icon: globe}]
    supports | 键盘适用的文本框 | [text, url]
    tutorialScreen | 应用中讲解它的界面；`none` 表示没有 | howTo
    allViews | 全部视图，按绘制顺序；不含各状态的视图。未写视图时为未知 | widget.allViews // [app/extensions/widget/views/countdown]
    placedViews | 所显示且不滚动的视图及其位置：`view`、`x`、`y`、`width`、`height` | widget.placedViews.map(p, p.x) // [48.0]
    reachedScreens | 从首个界面可到的界面，近者在前：`screen`，以及需轻点的次数 `depth` | widget.reachedScreens // []
    [extensionIcon]
    source | 沿用应用图标还是另有图标 | app
    name | 图像资源的名称 | AppIcon
    file | 所在的文件 | icon.png
    system | 系统图标的名称 | share
    style | 单色还是彩色 | monochrome
    colors | 其中的颜色；clear 不算颜色 | [black]
    family | 所属的一套图标的名称 | waves
    size | 大小（pt） | [60, 60]
    depicts | 画的是什么，几个词即可 | a wave
    [extensionScreen]
    id | 链接中的名称，在扩展内唯一 | compose
    title | 名称，用于导航栏没有写明时 | Post
    role | 用途 | compose
    background | 所有内容后面的背景 | white
    navigationBar | 导航栏；`none` 表示没有 | none
    toolbar | 底部的工具栏；`none` 表示没有 | {items: [{title: Crop}]}
    tabBar | 底部的标签栏；`none` 表示没有 | none
    searchBar | 搜索栏 | Search piers
    topInset | 顶部留空的高度；视图的位置从那里算起 | 64 | pt
    views | 其中的视图，从后到前；写出的列表即为全部 | [{kind: textView}]
    presentation | 显示方式；未写时由通往它的链接决定 | push
    modal | 作为模态界面的显示方式 | {style: formSheet}
    alert | 在其上出现的警告框 | {title: Could Not Save}
    actionSheet | 在其上出现的操作表 | {actions: [{title: Discard}]}
    popover | 在其上出现的弹出框 | {from: album, title: Albums}
    links | 除视图和按钮的 `opens` 之外，通往其他界面的路径 | [{to: albums, by: album}]
    states | 在其他状态下显示的内容，按名称 | {offline: {text: No connection}}
    allViews | 全部视图，按绘制顺序；不含各状态的视图。未写视图时为未知 | post.allViews // [app/extensions/poster/screens/post/views/send]
    placedViews | 所显示且不滚动的视图及其位置：`view`、`x`、`y`、`width`、`height` | post.placedViews // []
    touchables | 可以轻点的内容：按钮、行、栏按钮，以及其他有操作或可打开界面的内容 | post.touchables // [app/extensions/poster/screens/post/views/send]
    destinations | 它通往的界面的 id | post.destinations // []
    [extensionState]
    id | 状态的名称 | signedOut
    text | 此时显示的文字 | Sign in to see your boats
    views | 此时的视图，取代原有视图 | [{kind: activityIndicator}]
    background | 此时内容后面的背景 | clear
    frame | 此时的大小 | {width: 320, height: 60}
    alert | 此时出现的警告框 | {title: No Connection}
    allViews | 全部视图，按绘制顺序。未写视图时为未知 | signedOut.allViews // [app/extensions/widget/states/signedOut/views/invitation]
    [keyboardKey]
    id | 在答复和 override 中的名字 | globe
    title | 键面上的文字 | Q
    icon | 键面上的图标 | {name: globe}
    image | 代替图标的图片 | globe
    role | 按键的用途 | nextKeyboard
    action | 轻点时做什么，与代码中的名称一致 | nextKeyboard
    opens | 打开的界面的 id | symbols
    frame | 在键盘中的位置和大小 | [4, 172, 44, 44]
    gestures | 除轻点外响应的手势 | [{type: longPress, action: showVariants}]
    hidden | 是否不显示 | true
    accessibility | VoiceOver 读出的内容 | {label: Next keyboard}
    [tapAction]
    action | 做什么，与代码中的名称一致 | openApp
    opens | 打开的应用界面的 id | boat
    url | 打开的地址 | harbor://boats
    [extensionData]
    source | 需要加载，还是已在本机 | network
    cached | 是否保留最近的数据以便立即显示 | true
    [upload]
    long | 是否可能耗时较长 | true
    mode | 用户做其他事时是否继续 | background
    dismissAfter | 扩展何时关闭 | tap
    progressScreen | 应用中显示进度的界面；`none` 表示没有 | uploads
    progressUpdates | 进度何时更新 | continuous
    resumedBy | 中断后由谁继续上传 | containingApp
    onFailure | 失败时做什么 | notify
    [margins]
    style | 通知中心的默认边距，还是其他边距 | default
    [margins insets]
    top | 与上边的距离 | 8 | pt
    left | 与左边的距离 | 16 | pt
    bottom | 与下边的距离 | 8 | pt
    right | 与右边的距离 | 16 | pt
    """#
}
