extension DescriptionTable {
  /// The fields of the app and of what stands in it.
  static let appTexts = #"""
    [document]
    higlint | 文件所用格式的版本：1 | 1
    app | 整个应用的情况；没有界面的文件中，对所在文件夹及其下全部有效 | {name: Harbor, category: navigation}
    palette | 命名的颜色，在规格中以 `$名称` 引用 | {brand: "#0A5AB4", ground: {light: white, dark: "#1C1C1E"}}
    textStyles | 命名的字体，在规格中以 `font: $名称` 引用 | {heading: {size: 28, weight: bold}}
    components | 带名称和参数的界面片段，视图用 `use` 引用 | {Logo: {view: {kind: image, image: logo}}}
    screens | 各个界面，每个都有 `id` | [{id: home}, {id: settings}]
    screen | 只有一个界面的文件：界面的 id，其字段与之并列 | ticket
    reviewed | 对 `higlint review` 中问题的人工答复 | [{rule: color/cultural-meaning, answer: passes}]
    [app]
    name | 应用的名称，即图标下显示的名字 | {en: Harbor, zh-Hans: 港湾渡轮}
    aliases | 应用的其他叫法；在文本中等同于名称 | [Harbor Ferries]
    category | 应用的类别；有些指南只针对游戏或媒体 | navigation
    audience | 面向的用户，几个词即可 | commuters
    usageContext | 使用的场合（有影响时才写）：驾车、户外 | [walking, outdoors]
    languages | 应用的语言（BCP 47），首要语言在前：没有标明语言的文本即为该语言 | [en, zh-Hans]
    properNouns | 除应用名外，在任何文本中都保持大写的名称 | [Ferry Pass, Pier 39]
    devices | 应用支持的设备 | [iphone, ipad]
    orientations | 应用支持的方向；游戏可以只支持一种 | [portrait, landscapeLeft, landscapeRight]
    orientationReason | 为何只支持这些方向 | a camera held upright
    rotation | 转动设备时会怎样 | {duringTask: locked}
    appearance | 应用所适配的外观 | [light, dark]
    minimumOS | 可运行的最低 iOS 版本 | "9.0"
    tint | 主色：没有自己色调的控件以它绘制 | "#0A5AB4"
    background | 没有写明背景的界面所用的背景 | white
    icon | 应用图标 | {name: AppIcon, sizes: [40, 60, 76]}
    images | 除界面中写到的以外，应用附带的图像 | [{name: map, scale: [2, 3]}]
    font | 没有写明字体的文本所用的字体 | {family: Avenir}
    dynamicType | 文字是否跟随用户在“设置”中选择的字号 | true
    dynamicTypeMax | 文字最多跟随到“设置”中的哪一档字号 | AX3
    typeScale | 文字样式的自定大小（与 iOS 不同时） | {body: {large: [17, 22]}}
    voiceOver | 是否可全程借助 VoiceOver 使用 | true
    entry | 启动后首个界面的 id | home
    navigation | 导航方式：层级式、平铺式或由内容驱动 | hierarchical
    tabBar | 各标签所打开的界面及从那里推入的界面共用的标签栏；界面自己写的字段优先 | {items: [{title: Boats, opens: departures}, {title: Tickets, opens: tickets}]}
    navigationBar | 各界面导航栏的外观 | {background: "#0A5AB4", tint: white}
    toolbar | 各界面工具栏的外观 | {tint: "#0A5AB4"}
    onLaunch | 启动时应用自行做的事，每项几个词 | [restores the last trip]
    quickActions | 图标的快捷操作，按顺序列出 | [{title: Next Boat, icon: {system: search}, opens: departures}]
    permissions | 应用请求使用的个人数据与传感器；`[]` 表示都不需要 | [{resource: location, purpose: Finds the pier nearest to you.}]
    notifications | 应用发送的通知；`[]` 表示不发送 | [{body: Your boat leaves in ten minutes.}]
    badge | 图标上的小气泡 | {meaning: delayed boats, clearedWhen: viewed}
    features | 应用利用个人数据做什么 | [{id: nearby, uses: [location]}]
    animations | 不属于单个界面的动画 | [{event: push, type: slide, style: system}]
    documents | 应用如何处理文档 | {mode: edit, autosave: [change]}
    launch | 应用如何启动 | {file: LaunchScreen}
    onboarding | 首次使用前的介绍；`none` 表示没有 | {skippable: true, pages: [Find your pier]}
    settings | 用户可以设置的内容 | [{id: reminders, title: Reminders}]
    lifecycle | 用户离开再回来时发生什么 | {restoresState: true}
    errors | 可能出现的错误，以及届时如何告知用户 | [{id: offline, presentation: banner}]
    store | 在 App Store 中的介绍 | {description: All boats of the bay.}
    ratingPrompt | 如何请求评分；`none` 表示从不请求 | {api: system, trigger: taskCompleted}
    [permission]
    id | 其 id，供答复和停用标记引用 | location
    resource | 哪种数据或传感器 | location
    purpose | 系统警告框所显示的用途：即 Info.plist 中的用途说明 | {en: Shows the piers near you., zh-Hans: 用于显示附近的码头。}
    requestedAt | 何时请求 | use
    requestedBy | 由哪个界面、视图（id）或操作请求 | map
    essential | 缺少它应用是否完全无法工作 | false
    whenDenied | 用户拒绝后会怎样 | limited
    feature | 需要它的功能的 id | nearby
    scope | 位置权限：使用期间或始终 | whenInUse
    whenServicesOff | 位置权限：定位服务关闭时会怎样 | fallback
    checksServices | 位置权限：是否先检查定位服务已打开 | true
    [notification]
    id | 在链接和答复中的名字 | departure
    title | 消息上方的粗体标题 | {en: Departure, zh-Hans: 开船提醒}
    body | 标题之下的正文 | "Your boat to {pier: Pier 4} leaves in ten minutes."
    styles | 以何种方式显示 | [banner, sound]
    sound | 声音：default、none 或应用中的文件 | {file: horn.caf, duration: 2s}
    vibrate | 是否要让设备振动，或以何种节奏 | true
    category | 通知的性质 | reminder
    important | 是否是用户不可错过的 | true
    trigger | 触发它的事件，一两个词 | boat leaves soon
    repeats | 同一事件会重复通知多少次 | never
    repeatUntilHandled | 是否重复直到用户处理 | false
    replaces | 它所取代的通知的 id，以免堆积 | departure
    persistUntil | 在通知中心保留到何时 | departure
    truncate | 应用在何处截断消息 | 60
    opens | 轻点后打开的界面的 id | departures
    inApp | 正在使用应用时如何处理 | inline
    actions | 按钮，按顺序列出 | [{title: Snooze}, {title: Cancel Trip, destructive: true}]
    background | 想要的背景（系统不采用） | "#FFFFFF"
    color | 想要的文字颜色（系统不采用） | "#333333"
    font | 想要的字体（系统不采用） | {family: Avenir}
    tint | 想要的色调（系统不采用） | "#0A5AB4"
    cornerRadius | 想要的圆角（系统不采用） | 8
    style | 想要的样式，或显示方式 | banner
    [notificationAction]
    id | 在答复中的名字 | snooze
    title | 标题：一两个词 | Snooze
    destructive | 是否会毁掉什么；iOS 以红色显示 | true
    style | 默认或破坏性，与警告框按钮相同 | destructive
    requiresAuthentication | 是否须先解锁设备 | true
    confirm | 应用执行前是否再确认 | true
    undoable | 是否可以撤销 | true
    opens | 它打开的界面 | departures
    launches | 是否会打开应用 | background
    [notificationSound]
    file | 声音文件，或 default | horn.caf
    duration | 声音的长度 | 2s | s
    ignoresSilentSwitch | 设备静音时是否仍播放 | false
    userCanDisable | 用户能否将其关闭 | true
    vibrate | 是否要让设备随之振动，或以何种节奏 | true
    [quickAction]
    id | 在链接和答复中的名字 | next-boat
    title | 标题：一行，放得进图标旁 | Next Boat
    subtitle | 标题下的一行 | from Pier 4
    icon | 图标：系统图标或应用的模板图像 | {system: search}
    task | 它开始的任务 | find the next boat
    purpose | 为何提供它 | the trip that people take each day
    opens | 它打开的界面 | departures
    dynamic | 是否由应用在运行时设置 | true
    badge | 其上的小气泡（系统不显示） | 3
    image | 图标旁的图像（系统不显示） | boat
    color | 自定的颜色（系统不采用） | "#0A5AB4"
    background | 自定的背景（系统不采用） | "#FFFFFF"
    font | 自定的字体（系统不采用） | {size: 17}
    views | 自定的视图（系统不显示） | [{kind: label}]
    progress | 进度条（系统不显示） | 0.5
    tint | 自定的色调（系统不采用） | "#0A5AB4"
    iconPosition | 图标所在的一侧（由系统决定） | left
    textAlignment | 文字的对齐方式（由系统决定） | left
    [appBadge]
    value | 显示的数字 | 3
    meaning | 数字所计的是什么 | delayed boats
    clearedWhen | 何时消失 | viewed
    color | 不支持：小气泡由 iOS 绘制 | "#FF0000"
    size | 不支持：小气泡由 iOS 绘制 | 24
    shape | 不支持：小气泡由 iOS 绘制 | round
    font | 不支持：小气泡由 iOS 绘制 | {size: 12}
    [appError]
    id | 在答复中的名字 | offline
    scope | 届时失效的是整个应用还是某项功能 | feature
    feature | 届时失效的功能 | departures
    trigger | 何时告知用户 | use
    presentation | 以何种方式告知用户 | banner
    message | 发生了什么，用用户的话说 | You are offline.
    suggestion | 用户可以做什么 | Check your connection and try again.
    handling | 应用如何处理 | retry
    [appIcon]
    name | 资源名称 | AppIcon
    file | 所在的文件 | Assets.xcassets
    sizes | 所提供的尺寸 | [40, 60, 76, 83.5] | pt
    smallSizes | 小尺寸如何得来：简化重绘或缩小 | simplified
    testedBackgrounds | 在哪些背景上看过：浅色、深色、照片 | [light, dark, a photo]
    depicts | 画的是什么，几个词 | a boat on a wave
    drawsBadge | 是否画了 iOS 小气泡的样子 | false
    [feature]
    id | 权限和答复中用来指代它的名字 | nearby
    uses | 所用的数据 | [location]
    automatic | 是否不经要求自动工作 | true
    toggle | 将其关闭的开关或设置 | nearby-piers
    technology | 基于何种技术 | mapKit
    [animation]
    id | 在答复和设置中的名字 | push-departures
    event | 由什么触发 | push
    screen | （应用的动画）所在的界面 | departures
    target | 什么在动：视图的 id、行、标志 | row
    type | 看到的效果 | slide
    style | 系统自带的动画，还是应用自己的 | system
    purpose | 它告诉用户什么 | navigation
    duration | 持续多久 | 0.3s | s
    curve | 速度如何变化 | easeInOut
    repeats | 是否自行重复 | false
    [documents]
    mode | 用户查看还是也能编辑文档 | edit
    autosave | 应用何时自动存储 | [change, background]
    imports | 能否打开其他应用的文档 | true
    [launch]
    file | 启动 storyboard 或启动图像 | LaunchScreen
    orientation | 启动时的方向 | current
    [lifecycle]
    restoresState | 回来时是否保持离开时的样子 | true
    saves | 何时保存用户所做的内容 | immediately
    continues | 用户使用其他应用时，期望继续进行的事 | [navigation]
    backgroundModes | 允许在后台做什么 | [location]
    onBackground | 用户切换到其他应用时做什么 | saveAndPause
    onResume | 用户回来时看到什么 | lastScreen
    onInterrupt | 来电或警告框打断时做什么 | saveAndPause
    onInactive | 仍在屏幕上但不再活动时做什么 | pause
    onActive | 再次活动时用户看到什么 | paused
    [onboarding]
    skippable | 用户能否随时离开 | true
    shows | 何时显示 | once
    screens | 它由哪些界面（id）组成 | [welcome, plan]
    pages | 各页，按顺序列出 | [{title: Find your pier, topic: mainFeature}]
    tips | 针对单项功能的提示 | [{text: Swipe a boat to be reminded, trigger: use}]
    guides | 引导用户完成的任务 | [{task: buy a ticket, form: overlay}]
    [onboardingPage]
    id | 其 id | find
    title | 页面顶部的标题 | Find your pier
    text | 所作的说明 | All boats of the bay in one list.
    topic | 讲的是什么 | mainFeature
    media | 除文字外展示什么 | illustration
    image | 页上的图像 | pier
    interactive | 能否当场试用所介绍的内容 | true
    screen | 画出此页的界面 | onboarding-1
    [tip]
    id | 在答复中的名字 | swipe
    text | 说的是什么 | Swipe a boat to be reminded.
    trigger | 何时显示 | use
    screen | 显示在哪个界面 | departures
    [guide]
    id | 在答复中的名字 | first-ticket
    task | 引导用户完成的任务 | buy a ticket
    steps | 每一步说什么 | [Choose a pier, Choose a boat, Pay]
    form | 以何种形式 | overlay
    [settings]
    items | 全部设置项 | [{id: reminders, title: Reminders, place: screen}]
    [setting]
    id | 其 id：若有设置它的视图，即该视图的 id | reminders
    title | 名称 | Reminders
    default | 尚未设置时的值，或 none | true
    place | 在哪里设置：主要界面、应用的设置界面，还是系统的“设置” | screen
    frequency | 用户多久更改一次 | rare
    primaryTask | 是否属于用户的主要任务 | false
    usedBy | 谁会更改它 | few
    askedAt | 应用何时主动询问 | use
    requiredAtLaunch | 未设置前是否无法使用应用 | false
    saved | 何时存储所输入的内容 | immediately
    [rotation]
    input | 是否以转动设备来操控，如在游戏中 | false
    beforeTask | 主要任务开始前，界面如何随之转动 | follows
    duringTask | 主要任务进行中，界面如何随之转动 | locked
    [store]
    description | App Store 中的应用描述 | All boats of the bay in one list.
    subtitle | 应用名称下方的一行文字 | Every boat of the bay
    keywords | 用户搜索所用的关键词 | [ferry, boats]
    version | 所说的是哪个版本 | 2.4.1
    releaseNotes | 此版本的更新内容 | Piers near you are listed first.
    fixes | 此版本修复的问题 | [tickets were lost after an update]
    license | 在那里显示的许可协议，或含该协议的文件 | LICENSE.txt
    [storeFix]
    title | 问题是什么 | tickets were lost after an update
    reports | 有多少用户反馈过 | 540
    awaited | 用户是否在等待修复 | true
    [ratingPrompt]
    api | 系统的提示，还是自制的 | system
    trigger | 触发它的事件 | taskCompleted
    at | 用户正在做或刚做完什么 | afterTask
    screen | 出现在哪个界面 | receipt
    after | 首次出现之前，用户须用过多少 | {sessions: 5, time: 1w}
    minDaysOfUse | 首次出现之前的使用天数 | 7
    minSessions | 首次出现之前的使用次数 | 5
    minLaunches | 首次出现之前的启动次数 | 5
    minTasks | 首次出现之前完成的任务数 | 3
    minPages | 首次出现之前看过的页数 | 20
    repeats | 何时再次出现 | afterInterval
    repeatRequiresEngagement | 是否须再使用一段才会再次出现 | true
    interval | 两次之间的间隔 | 120d | s
    remindAfter | 用户选择“以后”之后，隔多久再次出现 | 30d | s
    perYear | 365 天内最多出现几次 | 3
    dismissible | 能否轻点一下关闭 | true
    review | 是否请求写评论 | optional
    reviewTextRequired | 是否必须写评论才能评分 | false
    honoursSettings | 是否尊重用户关闭此类提示的选择 | true
    [ratingThreshold]
    time | 自首次打开以来的时间 | 1w | s
    sessions | 使用过的次数 | 5
    launches | 启动过的次数 | 5
    tasks | 完成过的任务数 | 3
    pages | 看过的页数 | 20
    [reviewAnswer]
    rule | 规则的 id | color/cultural-meaning
    of | 答复所针对对象的路径；不写则为文件中唯一的界面或整个应用 | ticket/views/price
    answer | 判断的结果 | passes
    by | 作出判断的人 | design
    on | 日期 | 2026-11-21
    note | 留给后来者的备注 | checked with both teams
    part | 所查看内容的指纹，由 `higlint review --answer` 写入：内容变化后答复失效 | 3f2a9c01
    [typeScale]
    largeTitle | `largeTitle` 的各档大小 | {large: [34, 41]}
    title1 | `title1` 的各档大小 | {large: [28, 34]}
    title2 | `title2` 的各档大小 | {large: [22, 28]}
    title3 | `title3` 的各档大小 | {large: [20, 25]}
    headline | `headline` 的各档大小 | {large: [17, 22], weight: semibold}
    subheadline | `subheadline` 的各档大小 | {large: [15, 20]}
    body | `body` 的各档大小 | {large: [17, 22], AX5: [53, 62]}
    callout | `callout` 的各档大小 | {large: [16, 21]}
    footnote | `footnote` 的各档大小 | {large: [13, 18]}
    caption1 | `caption1` 的各档大小 | {large: [12, 16]}
    caption2 | `caption2` 的各档大小 | {large: [11, 13]}
    [textScale]
    weight | 该样式的字重 | semibold
    xSmall | `xSmall` 档的大小 | [14, 19]
    small | `small` 档的大小 | [15, 20]
    medium | `medium` 档的大小 | [16, 21]
    large | `large` 档的大小 | [17, 22]
    xLarge | `xLarge` 档的大小 | [19, 24]
    xxLarge | `xxLarge` 档的大小 | [21, 26]
    xxxLarge | `xxxLarge` 档的大小 | [23, 29]
    AX1 | `AX1` 档的大小 | [28, 34]
    AX2 | `AX2` 档的大小 | [33, 40]
    AX3 | `AX3` 档的大小 | [40, 48]
    AX4 | `AX4` 档的大小 | [47, 56]
    AX5 | `AX5` 档的大小 | [53, 62]
    [textStep]
    size | 字号 | 17 | pt
    leading | 行距 | 22 | pt
    tracking | 字距，单位为千分之一 em | -24 | em/1000
    """#
}
