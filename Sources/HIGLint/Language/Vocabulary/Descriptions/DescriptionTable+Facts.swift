extension DescriptionTable {
  /// The facts. The names of their examples are ids of `ReferenceSample`.
  static let factTexts = #"""
    [app]
    barColors | 非模态界面的导航栏所写的颜色，各列一次 | app.barColors // #F7F7F7
    sharedBarColors | `barColors` 中有多个界面使用的颜色 | app.sharedBarColors // 
    modalTransitions | 各模态样式所写的过渡方式，按样式；未写样式时键为空 | app.modalTransitions // 
    screens | 应用的全部界面 | app.screens // home, receipt, terms, words
    [notificationSound]
    playingTime | 时长（秒）：其 `duration`，否则取自文件头 | leaving.sound.playingTime // 2.0 | s
    encoding | 文件的编码方式，取自文件头：lpcm、ima4、ulaw、alaw、aac | known(leaving.sound.encoding) // false
    [screen]
    width | 宽度（pt） | home.width // 375.0
    height | 高度（pt） | home.height // 667.0
    contentTop | 栏下方内容开始的位置 | home.contentTop // 64.0
    contentHeight | 上下栏之间的高度 | home.contentHeight // 554.0
    state | 所显示的状态或变体；基本界面为空 | home.state // ""
    iconControls | 带自制图标且有操作的视图和栏按钮 | home.iconControls // [home/navigationBar/right/star, home/views/heart]
    allViews | 全部视图，按绘制顺序 | receipt.allViews // [receipt/views/email, receipt/views/password, receipt/views/fancy, receipt/views/signIn]
    hasAllViews | 为真；若规格写明无法得知有哪些视图（`children: unknown`），则为未知 | home.hasAllViews // true
    controlTints | 无边框控件所用的颜色，各列一次；不含破坏性和停用的控件 | home.controlTints // [#0A5AB4, systemBlue, #FF2D55]
    keyColors | 使控件区别于其他内容的颜色（文字色或填充色），各列一次 | home.keyColors // [#0A5AB4, systemBlue, #FF2D55]
    customColors | 主要颜色和图标颜色中不属于 UIKit 的，各列一次 | home.customColors // [#0A5AB4, #FF2D55]
    areaColors | 非控件视图的单色背景中不属于 UIKit 的，各列一次 | terms.areaColors // [#00000066]
    symbolColors | 每个自制图标所用的各种颜色 | home.symbolColors // {"star": [#0A5AB4], "heart": [#FF2D55]}
    showsCount | 是否有标签或视图带小气泡 | home.showsCount // true
    destinations | 一步可到的界面（链接、视图、栏按钮、手势；不含返回）。若规格写明某处可能通往别处却无法得知，则另有一项未知 | home.destinations // ["home", "terms", "receipt"]
    ways | 通往其他界面的链接、视图和栏按钮 | home.ways.size() // 8
    steps | 通往其他界面的每条路径：`to`、`transition`、所在的 `part`、所关闭的 `closes` 及其 `node` | home.steps.map(s, s.to) // ["home", "terms", "receipt", "receipt", "home", "terms", "receipt", "receipt"]
    tabTargets | 标签栏各标签打开的界面 | home.tabTargets // ["home", "terms"]
    dataUsers | 写明使用哪些个人数据的界面本身及其视图 | home.dataUsers // []
    usableElements | 可以使用的一切：可交互的视图和栏按钮 | receipt.usableElements // [receipt/views/email, receipt/views/password, receipt/views/signIn]
    bareIcons | 导航栏和工具栏中只有图标、没有标题的按钮 | home.bareIcons // [home/navigationBar/right/add, home/navigationBar/right/star]
    brandViews | 显示应用自身品牌的内容（含栏）：见 `isBrand` | home.brandViews // [home/views/logo]
    peeks | 按压时有预览的视图；不确定时为未知 | home.peeks // []
    controlShapes | 写明圆角的控件的形状：种类、角色、半径、是否半圆端、视图 | home.controlShapes // [{"kind": "button", "role": "primary", "radius": 8.0, "isCapsule": false, "view": home/views/pay}]
    tapViews | 轻点时有反应的视图 | receipt.tapViews // [receipt/views/email, receipt/views/password, receipt/views/signIn]
    customControls | 其中自制的控件 | home.customControls // []
    textColors | 不可轻点的标签的颜色，各列一次 | home.textColors // [#767676]
    setOffButtons | 有标题且有边框或背景的按钮；不含可轻点的行或卡片中的按钮 | home.setOffButtons // [home/views/pay]
    gestureUses | 界面及其视图响应的手势 | home.gestureUses // [home/gestures/shake, home/views/trips/gestures/swipe]
    requiredInputs | 必填的文本框 | receipt.requiredInputs // [receipt/views/email, receipt/views/password]
    controlCount | 轻点时有反应的视图数 | home.controlCount // 6
    inputCount | 输入文本的框数 | home.inputCount // 0
    viewCount | 视图数 | home.viewCount // 10
    kinds | 未隐藏视图的种类，各列一次 | home.kinds // ["label", "button", "icon", "image", "switch", "segmentedControl", "table", "cell"]
    countsSteps | 界面或栏中是否有计步文字，即两个数且前者不大于后者：`Step 2 of 4` | terms.countsSteps // true
    shape | 视图的构成（不计 id）：内容相同的两个界面相等；没有视图则为空 | home.shape == words.shape // false
    typefaces | 写明字体的 font，每种字体取第一个；规格写明无法得知时另有一项未知 | receipt.typefaces // [receipt/views/fancy/font]
    typeStyles | 每种字号与字重组合的第一处文字 | home.typeStyles // [home/views/hello]
    weights | 每种字重的第一处文字 | home.weights // [home/views/hello]
    showsLabels | 是否显示任何标签 | home.showsLabels // true
    styledTextCount | 写明（或可能写明）文字样式的文字数 | home.styledTextCount // 1
    sizedTextCount | 写明字号而未写文字样式的文字数 | home.sizedTextCount // 0
    firstSizedText | 其中第一处，至多一项的列表 | receipt.firstSizedText // [receipt/views/fancy]
    texts | 界面和栏中的全部文字，含各语言 | receipt.texts // ["Departures", "Email", "Password", "Thank you", "Sign In"]
    textWords | 文字的词数，取最多的语言 | home.textWords // 26
    textHan | 文字的汉字数，取最多的语言 | home.textHan // 0
    base | 处于基本状态的界面 | home.base // home
    isVariant | 是否为变体：同一界面在其他设备或其他方向下 | home.isVariant // false
    withVariants | 基本状态及其各变体 | home.withVariants // [home, home/variant1]
    horizontalClass | 横向尺寸类别：所写的，或设备的 | home.horizontalClass // "compact"
    verticalClass | 纵向尺寸类别：所写的，或设备的 | home.verticalClass // "regular"
    deviceHorizontalClass | UIKit 给该设备的横向尺寸类别 | home.deviceHorizontalClass // "compact"
    deviceVerticalClass | UIKit 给该设备的纵向尺寸类别 | home.deviceVerticalClass // "regular"
    inputs | 接受输入的视图：文本框、开关、滑块、步进器、分段控件、选择器 | home.inputs // [home/views/alerts, home/views/scope]
    commands | 可做的事，以词表示：可轻点内容的操作、id、角色和标题，以及关闭模态的方式 | receipt.commands // ["email", "password", "signIn", "Sign In", "done"]
    takesTouches | 是否有可轻点的视图或栏按钮 | home.takesTouches // true
    alerts | 任何状态下出现的警告框 | home.alerts // [home/alert]
    controls | 此状态下可触摸的内容：可见的可交互视图、栏按钮和返回按钮 | terms.controls // [terms/views/licence]
    controlWords | 各控件自身的描述：id、角色、操作、图标名及各语言的标题 | receipt.controlWords // ["Departures", "email", "password", "signIn", "signIn", "Sign In"]
    controlKinds | 每个控件的种类：textField、button、barItem | receipt.controlKinds // ["backItem", "textField", "secureField", "button"]
    deviceWidth | 所画设备在该方向下的宽度（pt） | home.deviceWidth // 375.0
    deviceHeight | 所画设备在该方向下的高度（pt） | home.deviceHeight // 667.0
    derivedRole | 界面的用途：所写的 `role`，否则由内容推断：要提交密码的是登录，id 或标题为 `settings` 的是设置，有三个文本框的是表单 | home.derivedRole // "home"
    presentedAs | 显示方式：所写的 `presentation`、`modal` 或返回按钮，否则看通往它的路径；未另写即为推入 | receipt.presentedAs // "modal"
    usedNames | （文件的第一个界面）该文件按名称使用的颜色、字体和组件 | receipt.usedNames // []
    ownDefinitions | （文件的第一个界面）该文件所定义、只对其界面有效的名称 | receipt.ownDefinitions // []
    panels | 不算界面、但可出现在其上的内容的 id：含其他视图的视图、警告框、弹出框、输入视图 | receipt.panels // []
    [view]
    interactive | 是否为控件，或有操作、链接或手势 | pay.interactive // true
    tappable | 轻点是否有反应，即手指的目标 | pay.tappable // true
    visible | 自身和上层视图是否都未隐藏、未全透明 | hello.visible // true
    decorative | 是否只作装饰：据其角色、种类，或对 VoiceOver 隐藏 | hello.decorative // false
    fontSize | 文字的字号（pt），已计入文字样式 | hello.fontSize // 17.0
    fontWeight | 文字的字重，100 到 900，已计入文字样式 | hello.fontWeight // 600
    absoluteX | 在界面中的左边缘（pt） | hello.absoluteX // 16.0
    absoluteY | 在界面中的上边缘（pt） | hello.absoluteY // 80.0
    width | 宽度（pt） | hello.width // 343.0
    height | 高度（pt） | hello.height // 24.0
    hitWidth | 实际响应触摸区域的宽度（pt），超出外层视图的部分不计 | hello.hitWidth // 343.0
    hitHeight | 实际响应触摸区域的高度（pt），超出外层视图的部分不计 | hello.hitHeight // 24.0
    inScroller | 是否位于滚动视图、表格或集合视图中 | row.inScroller // true
    viewportWidth | 所在滚动视图的宽度，没有则为界面宽度 | hello.viewportWidth // 375.0
    descendants | 其中的所有视图，按绘制顺序 | trips.descendants // [home/views/trips/children/row, home/views/trips/children/row/children/pier]
    ancestors | 各层外部视图，由近及远 | row.ancestors // [home/views/trips]
    magnification | 图像绘制得比自身大多少倍：2 即两倍 | logo.magnification // 1.0…2.0
    isDescribed | VoiceOver 是否有话可读：自身、其内容或所在行的文字、标签或系统图标 | hello.isDescribed // true
    isLabelled | 自身是否有文字、图标或图像 | hello.isLabelled // true
    [barItem]
    interactive | 是否可轻点 | receipt.navigationBar.back.interactive // true
    decorative | 是否只作装饰 | receipt.navigationBar.back.decorative // false
    visible | 自身和所在的栏是否都未隐藏 | receipt.navigationBar.back.visible // true
    isDescribed | VoiceOver 是否有话可读：标题、标签或系统图标 | add.isDescribed // true
    isLabelled | 自身是否有文字、图标或图像 | hello.isLabelled // true
    [backItem]
    interactive | 是否可轻点 | receipt.navigationBar.back.interactive // true
    decorative | 是否只作装饰 | receipt.navigationBar.back.decorative // false
    visible | 自身和所在的栏是否都未隐藏 | receipt.navigationBar.back.visible // true
    [localizedText]
    all | 各语言的文本 | hello.text.all // [home/views/hello/text]
    value | 首要语言的文字 | hello.text.value // "Hello, {name}!"
    languages | 所用的语言；未分语言的文本为空 | hello.text.languages // ["en"]
    isMap | 是否按语言列出 | payment.text.isMap // true
    isBlank | 是否没有任何语言有空白以外的内容 | hello.text.isBlank // false
    isRepeated | 是否有几种语言用了相同的文字 | payment.text.isRepeated // false
    [text]
    value | 文字，含占位内容 | hello.text.all[0].value // "Hello, {name}!"
    language | 语言的 BCP 47 标签 | hello.text.all[0].language // "en"
    field | 所在的字段：title、body、purpose | hello.text.all[0].field // "text"
    owner | 文本所属的对象 | hello.text.all[0].owner // home/views/hello
    isBlank | 是否为空或只有空白 | hello.text.all[0].isBlank // false
    isUnknown | 是否只是变量或本地化键名 | hello.text.all[0].isUnknown // false
    [app permission quickAction]
    imported | 是否来自应用的 Info.plist（其文本可能由其他文件翻译） | app.imported // false
    [controlState item navigationBar searchBar tabBar toolbar]
    interactive | 是否属于控件 | pay.states.disabled.interactive // true
    decorative | 是否只作装饰
    visible | 自身和所属对象是否都未隐藏 | pay.states.disabled.visible // true
    [backItem barItem view]
    isBrand | 是否显示应用自身的品牌：据其角色，或名称含 logo 或应用名的图像、图标或 id | logo.isBrand // true
    [backItem barItem controlState item navigationBar searchBar tabBar toolbar view]
    foreground | 其颜色重要的部分：text、symbol 或 none | hello.foreground // "text"
    disabled | 自身或外层是否不可用 | hello.disabled // false
    inControl | 外层是否可轻点：行、卡片、按钮 | row.inControl // true
    opacity | 自身与各外层不透明度之积 | hello.opacity // 1.0
    effectiveColor | 文字或图标的颜色：自己的，或所取的色调 | later.effectiveColor // systemBlue
    contrast | 文字或图标与下方背景的对比度，取最差的外观 | hello.contrast >= 4.5 // true
    leastContrast | 在可能的背景中最差的对比度 | hello.leastContrast >= 3.0 // true
    bestContrast | 在可能的背景中最好的对比度 | hello.bestContrast >= 4.5 // true
    contrastAppearance | 对比度最差的外观；只有一种时为空 | hello.contrastAppearance // "light"
    drawnColor | 在对比度最差的外观下，文字或图标的颜色 | hello.drawnColor // #767676
    effectiveBackground | 文字或图标下方的颜色（确知时） | hello.effectiveBackground // #FFFFFF
    nearestBackground | 下方最近的、有颜色的背景 | hello.nearestBackground // home/background
    unstatedBackground | 自身或下方最近的、未写背景而按 UIKit 默认处理的视图 | later.unstatedBackground // home/views/later
    veil | 完全覆盖其上、自身为空且可透视的最近的视图；颜色按透视后计 | licence.veil // terms/views/shade
    [navigationBar searchBar tabBar toolbar]
    plainColor | 栏的颜色（为单一颜色且其上没有图像时） | bar.plainColor // #F7F7F7
    allItems | 全部按钮，含返回按钮 | bar.allItems // [home/navigationBar/right/add, home/navigationBar/right/star]
    contentColors | 界面以及可能位于栏下的视图的单色背景 | bar.contentColors // [white, #0A5AB4]
    titleColors | 标题和可用按钮的颜色，否则为栏自己的色调 | bar.titleColors // [#0A5AB4]
    isRestated | 是否由状态或变体重新写明 | bar.isRestated // false
    [controlStates]
    lasting | 所写的持续状态：selected、on、failure | pay.states.lasting // [home/views/pay/states/disabled, home/views/pay/states/selected]
    [font]
    pointSize | 字号（pt），已计入文字样式 | hello.font.pointSize // 17.0
    weightNumber | 字重，100 到 900，已计入文字样式 | hello.font.weightNumber // 600
    typeface | 字体家族，不计字重和写法：`Avenir-Bold` 为 avenir | fancy.font.typeface // "zapfino"
    styleName | 文字样式，或所引用的名称：`$heading` 为 heading | hello.font.styleName // "headline"
    [gesture]
    taker | 响应它的视图的种类；整个界面的手势为 `screen` | trips.gestures[0].taker // "table"
    [textScale textStep]
    style | 文字样式：body、headline | app.typeScale.body.style // "body"
    [typeScale]
    styles | 所写的文字样式 | app.typeScale.styles // ["body"]
    [textStep]
    textSize | “设置”中的字号档：xSmall、large | app.typeScale.body.large.textSize // "large"
    previous | 小一档字号下的该样式 | app.typeScale.body.large.previous // app/typeScale/body/medium
    [icon image]
    isInCatalog | 所在工程的素材目录中是否有它；没有目录或没有名称时为未知 | star.isInCatalog // unknown (isInCatalog: the spec does not say)
    [definition]
    name | 规格中引用它的名字 | brand
    section | 定义它的部分 | palette
    [every object]
    nodeType | 类型名：view、screen、permission | pay.nodeType // "view"
    path | 对象在应用中的标识 | pay.path // "home/views/pay"
    parent | 包含它的对象；顶层为 null | pay.parent // home
    screen | 所属的界面 | pay.screen // home
    app | 应用 | pay.app // app
    depth | 外面有几层对象 | pay.depth // 2
    siblings | 所在列表中的其他元素；列表超过 200 项时为未知 | pay.siblings.size() // 7
    position | 在所在列表中的序号，从 0 起；不在列表中为 -1 | pay.position // 1
    hasContent | 构成其内容的字段是否有任何一个 | pay.hasContent // true
    statements | 规格中关于应用某一部分所写的全部内容，包括格式不认识的键：每个值前面是拆成单词的键；界面上的对象为未知 | leaving.sound.statements // ["file: bell.caf", "duration: 2"]
    unreadStatements | 对象及其内部格式读不懂的内容，即写在其他键下或类型不符的值：每个值前面是拆成单词的键；对于针对整个应用的规则，界面上的内容为未知 | pay.unreadStatements.size() // 0
    """#
}
