extension DescriptionTable {
  /// The fields of screens, bars, and what comes up over a screen.
  static let screenTexts = #"""
    [screen]
    id | 在链接中的名字，在应用内唯一；位于文件顶层时写作 `screen` | ticket
    title | 界面的名称（导航栏未写时） | Ticket
    role | 界面的用途；不写时可由其内容推断：见事实 `derivedRole` | detail
    device | 所画的设备：由此得出尺寸和倍率 | iphone6
    size | 界面尺寸（未写 `device` 时），单位 pt | [375, 667] | pt
    frame | 不占满设备屏幕时，在设备屏幕上的位置和大小 | [114, 202, 540, 620]
    scale | 每 pt 的像素数（未写 `device` 时） | 2 | px/pt
    orientation | 设备如何握持 | portrait
    sizeClass | 尺寸类别（与 `device` 不同时） | {horizontal: compact, vertical: regular}
    layout | 视图由约束还是固定位置来排布 | auto
    multitasking | 如何与其他应用共用 iPad 屏幕 | splitView
    appearance | 所画的外观：浅色、深色或两者；颜色会逐一检查 | [light, dark]
    textSize | 所画的是“设置”中的哪一档字号 | large
    background | 界面上一切内容背后的底 | white
    tint | 控件的色调（控件自身未写时） | "#0A5AB4"
    statusBar | 状态栏 | {style: dark}
    navigationBar | 导航栏；`none` 表示没有 | {title: Ticket, back: {title: Trips, target: trips}}
    toolbar | 底部的工具栏；`none` 表示没有 | {items: [{id: share, icon: {system: share}, action: share}]}
    tabBar | 标签栏；`none` 表示没有 | {items: [{id: boats, title: Boats, opens: departures}], selected: boats}
    searchBar | 搜索栏 | {placeholder: Search piers}
    views | 各个视图，由后到前；写出的列表视为完整 | [{kind: label, text: Hello}]
    presentation | 显示方式；不写则由通往它的链接决定 | push
    initial | 应用是否从它开始 | true
    autoAdvance | 过多久自动消失（会自动消失的界面） | 2s
    modal | 如何以模态方式显示，以及如何退出 | {style: formSheet, dismiss: [cancel, done]}
    alert | 其上出现的警告框 | {title: Cancel the trip?, actions: [Keep Trip, {title: Cancel Trip, style: destructive}]}
    actionSheet | 其上出现的操作表 | {actions: [{title: Delete Ticket, style: destructive}, {title: Cancel, style: cancel}]}
    popover | 其上出现的弹出框 | {from: filter, size: [320, 400]}
    links | 从此处可前往哪里（视图和按钮的 `opens` 之外）；写出的列表视为完整 | [{to: receipt, by: pay}]
    uses | 所用的个人数据 | [location]
    loading | 加载时用户看到的内容 | {indicator: spinner, expected: 3s}
    requiresLogin | 是否只有登录后才能到达 | true
    restores | 用户回来时保持原样的内容 | [scroll, selection]
    gestures | 整个界面响应的手势 | [{type: shake, action: undo}]
    multiTouch | 是否可以同时触摸多个控件 | false
    onAppear | 出现时自动发生的事，每项几个词 | [plays the horn]
    animations | 界面上的动画 | [{event: load, target: boat, type: slide}]
    states | 界面的其他状态，按名称：loading、empty、error；各状态取代所写的字段 | {empty: {views: [{kind: label, text: No boats today}]}}
    variants | 同一界面在其他设备、其他方向或更大字号下的样子 | [{device: ipad, override: {}}]
    keyboardHeight | 键盘出现时的高度 | 258 | pt
    override | 在状态或变体中：个别视图的不同之处，按视图 id | {title: {text: Favourites}}
    source | 导入的界面来自何处 | {file: Main.storyboard, object: Ab1-cd-2Ef}
    [sizeClass]
    horizontal | 横向：紧凑或常规 | compact
    vertical | 纵向：紧凑或常规 | regular
    [statusBar]
    style | 内容的颜色：浅底用深色，深底用浅色 | dark
    hidden | 是否隐藏 | false
    [navigationBar toolbar tabBar searchBar]
    id | 其 id，供答复和停用标记引用 | bar
    tint | 按钮的色调 | "#0A5AB4"
    background | 内容背后的颜色：即 UIKit 的 barTintColor | "#F7F7F7"
    translucent | 是否透出下方的内容 | true
    hidden | 是否隐藏 | false
    image | 作为背景的图像 | bar-ground
    height | 高度（与系统不同时） | 44 | pt
    frame | 不在惯常位置时，它在界面中的位置和大小 | [0, 20, 375, 44]
    [navigationBar]
    title | 中间的标题：一两个词 | Departures
    titleColor | 标题的颜色 | "#333333"
    titleFont | 标题的字体 | {size: 17, weight: semibold}
    prompt | 标题上方的一行文字 | Choose a pier
    left | 左侧的按钮（返回按钮除外） | [{id: cancel, title: Cancel, action: cancel}]
    right | 右侧的按钮，从左到右 | [{id: share, icon: {system: share}, action: share}]
    back | 返回按钮，以及所返回的界面 | {title: Trips, target: trips}
    swipeBack | 从左边缘轻扫能否返回 | true
    [toolbar]
    items | 各按钮，从左到右 | [{id: share, icon: {system: share}, action: share}]
    [tabBar]
    items | 各标签，从左到右 | [{id: boats, title: Boats, icon: boat, opens: departures}]
    selected | 选中的标签：其 id，或从 0 起的序号 | boats
    source | 导入的标签栏来自何处 | {file: Main.storyboard, object: Ab1-cd-2Ef}
    [searchBar]
    placeholder | 空文本框中的文字 | Search piers
    prompt | 文本框上方的一行文字 | Where to?
    scopes | 可选的搜索范围 | [All, Favourites]
    clearButton | 何时显示清除按钮 | whileEditing
    [barItem]
    id | 在界面内唯一 | share
    title | 标题；有图标时可不写，但须有 VoiceOver 标签 | Share
    icon | 图标 | {system: share}
    image | 代替图标的图像 | avatar
    action | 轻点后执行的操作，用代码中的叫法 | share
    opens | 打开的界面的 id | settings
    transition | 该界面以何种方式出现 | push
    role | 用途（标题和图标没有说明时） | done
    enabled | 是否可用 | true
    selected | 是否选中 | false
    hidden | 是否隐藏 | false
    color | 自己的颜色，代替色调 | "#0A5AB4"
    font | 自己的字体 | {size: 17}
    tint | 自己的色调 | "#0A5AB4"
    badge | 标签上的小气泡：数字或短文字 | 3
    kind | 不是按钮时，它是什么：如 segmentedControl、label | segmentedControl
    background | 自己的背景 | "#EEEEEE"
    border | 边框 | {color: "#0A5AB4", width: 1}
    cornerRadius | 圆角半径 | 4 | pt
    items | （栏中的分段控件）各分段 | [Boats, Tickets]
    placeholder | （栏中的搜索框）未输入时的文字 | Search piers
    value | （栏中的控件）其值 | true
    accessibility | VoiceOver 如何朗读；使用应用自己的图标时需要 | {label: Share}
    frame | 自制视图时，在栏内的位置和大小 | [0, 0, 30, 30]
    source | 导入的按钮来自何处 | {file: Main.storyboard, object: Ab1-cd-2Ef}
    [backItem]
    title | 标题：默认为前一界面的标题 | Trips
    icon | 图标 | {system: back}
    target | 所返回的界面 | trips
    action | 除返回外所执行的操作 | back
    color | 自己的颜色 | "#0A5AB4"
    tint | 自己的色调 | "#0A5AB4"
    enabled | 是否可用 | true
    hidden | 是否隐藏 | false
    accessibility | VoiceOver 如何朗读 | {label: Back to Trips}
    [barAppearance]
    tint | 按钮的色调 | "#0A5AB4"
    background | 栏的底色 | white
    translucent | 内容是否透出 | true
    image | 作为底绘制的图片 | {name: bar-ground}
    titleColor | （导航栏）标题的颜色 | white
    titleFont | （导航栏）标题的字体 | headline
    [modal]
    style | 如何覆盖下方内容 | formSheet
    transition | 出现的方式 | coverVertical
    dismissTransition | 消失的方式（与出现不同时） | crossDissolve
    dismiss | 如何关闭：按钮的 id 或操作，或手势 | [cancel, done]
    title | 标题（导航栏未写时） | New Trip
    reason | 为何用模态：attention、selfContainedTask、saveData | selfContainedTask
    frame | 在设备屏幕上的位置和大小 | [112, 200, 544, 624]
    dimming | 未覆盖部分变暗的程度：0 为不变，1 为全黑 | 0.4
    covers | currentContext 时所覆盖的窗格、弹出框或视图 | detail
    [alert]
    id | 在链接和答复中的名字 | cancel-trip
    title | 所问或所述，一行 | Cancel the trip?
    message | 标题之外须知的内容；标题清楚时可不写 | Your ticket is refunded.
    actions | 按钮，按顺序；可只写标题 | [Keep Trip, {title: Cancel Trip, style: destructive}]
    trigger | 由什么触发，一两个词 | tap on Cancel Trip
    from | iPad 上的操作表：所指向的视图或栏按钮的 id | share
    frequency | 多久出现一次 | once
    [action]
    id | 在链接和答复中的名字 | cancel-trip
    title | 标题：说明作用的动词或短语 | Cancel Trip
    style | 默认、取消或破坏性 | destructive
    action | 执行的操作，用代码中的叫法 | cancelTrip
    opens | 打开的界面的 id | refund
    preferred | 是否为首选按钮；iOS 以粗体显示 | true
    background | 自定的背景（系统不采用） | "#FFFFFF"
    border | 边框（系统不绘制） | "#000000"
    enabled | 是否可用 | true
    [popover]
    id | 在链接和答复中的名字 | filter
    from | 所指向的视图的 id | filter-button
    size | 尺寸 | [320, 400] | pt
    frame | 在界面中的位置和大小 | [40, 100, 320, 400]
    title | 弹出框顶部的标题 | Filter
    opens | 其中显示的界面的 id | filter
    views | 其中的视图 | [{kind: label, text: Filter}]
    [link]
    to | 通往的界面的 id | receipt
    by | 用户做什么：视图或按钮的 id，或操作 | pay
    transition | 界面出现的方式；不写则为推入 | modal
    after | 自动前往时：多久之后 | 2s | s
    closes | 前往之前先关闭什么：popover、modal 或 none | modal
    [loading]
    indicator | 显示的指示 | spinner
    expected | 通常需要多久 | 3s | s
    blocking | 期间是否什么都不能做 | false
    appears | 界面立即显示，还是全部就绪后才显示 | immediately
    shows | 除指示外，期间用户看到的内容 | [placeholder]
    style | 系统的样子，还是应用自己的 | standard
    replaces | 占位内容何时换成真正的内容 | asLoaded
    ahead | 在哪个界面期间就已预先加载；或 none | home
    """#
}
