extension DescriptionTable {
  /// The fields of views and their parts.
  static let viewTexts = #"""
    [view]
    kind | 它是什么；UIKit 没有的用 `custom`，并配合 `behavesLike` 或 `looksLike` | label
    id | 在链接、答复和 override 中的名字，在界面内唯一 | pay
    style | UIKit 给它的样式：如表格的 plain 或 grouped、带圆角边框的文本框 | grouped
    frame | 位置和大小，从所在视图的左上角算起；可缺任意一项 | [16, 80, 343, 44]
    hitArea | 响应触摸的区域（与 frame 不同时） | {inset: [-10, -10, -10, -10]}
    text | 显示的文本，一种或多种语言 | {en: Pay, zh-Hans: 支付}
    placeholder | 空文本框中显示的文字 | name@example.com
    title | 按钮、控件或行的标题 | Pay
    font | 文字的字体；标签、文本框和按钮不写时用 UIKit 的 | {style: headline}
    lines | 最多几行；0 为不限；标签不写时为一行 | 2
    truncates | 文字放不下时：在哪里截断，或是否缩小 | tail
    minimumScale | 为放得下最多缩小到多少：0.8 即五分之四 | 0.8
    readableContentGuide | 是否遵循可读内容参考线，使行不致过长 | true
    align | 文字的对齐方式 | center
    color | 文字或所绘内容的颜色；按钮不写时取色调 | "#333333"
    tint | 它和其中内容的色调 | "#0A5AB4"
    background | 内容背后的底；大多数种类不写即没有 | "#F2F2F7"
    border | 边框 | {color: "#C6C6C8", width: 1}
    cornerRadius | 圆角半径；取高度的一半即为半圆端 | 8 | pt
    shadow | 阴影 | {radius: 4, opacity: 0.2}
    alpha | 它连同其中内容的不透明度：0 看不见，1 完全不透明 | 0.5
    hidden | 是否隐藏 | true
    enabled | 控件是否可用 | false
    interactionEnabled | 是否响应触摸（种类不足以说明时） | false
    selected | 是否选中；分段控件为选中那一段的序号，从 0 起 | true
    value | 控件显示的值：开关为 true 或 false，滑块为数字 | 0.5
    minimum | 滑块或步进器的最小值 | 0
    maximum | 滑块或步进器的最大值 | 100
    step | 步进器每次轻点改变多少 | 1
    minuteInterval | 日期选择器：相邻两行相差的分钟数 | 15 | min
    items | 分段控件的分段、选择器的行、页面控件的页 | [{title: Map}, {title: List}]
    contentMode | 图像如何填充 frame：拉伸、完整放入，或填满并裁切 | scaleAspectFit
    image | 显示的图像 | {name: pier, size: [343, 200]}
    icon | 显示的图标 | {system: share}
    action | 轻点后执行的操作，用代码中的叫法；标签或图像若无此项和 `opens` 则不响应 | pay
    opens | 轻点后打开的界面的 id | receipt
    role | 用途（种类和文字没有说明时）：主按钮、标志、装饰 | primary
    gestures | 除轻点控件外所响应的手势 | [{type: swipe, direction: left, action: archive}]
    exclusiveTouch | 手指按在上面时，其他控件是否都不响应 | true
    uses | 所用的个人数据 | [location]
    group | 在大纲中所属的组名 | settings
    level | 在组中的缩进级别 | 1
    states | 按下、选中或停用时的不同之处 | {disabled: {color: "#999999"}}
    peek | 用 3D Touch 按压时预览的内容 | {preview: boat, pop: boat}
    editMenu | 编辑菜单 | {system: [copy, paste]}
    swipeActions | 轻扫一行时出现的按钮 | [{title: Delete, style: destructive}]
    keyboard | 文本框所用的键盘：default、emailAddress、numberPad、URL | emailAddress
    clearButton | 文本框何时显示清除按钮 | whileEditing
    contentType | 文本框中输入的内容 | emailAddress
    required | 文本框是否必填 | true
    filledFrom | 文本框的初始值从何而来 | contacts
    inputView | 代替键盘出现的视图：其 id、custom 或 system | date-wheel
    sound | 轻点时听到的声音 | keyClick
    accessory | 行右端显示的附件 | disclosure
    index | 表格右边缘的索引 | [A, B, C]
    reorderable | 用户能否重新排列所列内容 | true
    deletable | 用户能否删除行，或表格中的行 | true
    behavesLike | 自制元素的作用相当于哪种标准元素 | switch
    looksLike | 自制元素看上去像哪种标准元素 | button
    accessibility | VoiceOver 如何朗读；没有文字的图标或图像需要标签 | {label: The pier at dawn}
    contentSize | 可滚动内容的尺寸 | [375, 1200] | pt
    contentOffset | 已滚动的距离 | [0, 200] | pt
    paging | 是否逐页滚动 | true
    pages | 页面控件：显示多少页 | 3
    zoom | 起初的放大倍数 | 1
    maximumZoom | 最多能放大多少倍；1 即不能 | 4
    bounces | 滚动到头时是否回弹 | true
    deceleration | 滚动如何停下 | normal
    entersFrom | 从哪一侧进入界面 | right
    leavesTo | 向哪一侧离开界面 | left
    source | 所显示或播放的内容，或导入的视图来自何处 | sunrise
    header | 表格或其分组上方的文字 | Today
    footer | 表格或其分组下方的文字 | Times may change
    children | 其中的视图，由后到前；位置从它的左上角算起。表格的 `sections` 是组，其 `cells` 是单元格，均不必写 `kind` | [{kind: label, text: Hello}]
    use | 所显示组件的名称，代替 `kind` | Logo
    with | 组件的参数，按参数名 | {title: Delays}
    [frame]
    x | 左边缘，从所在视图的左侧算起 | 16 | pt
    y | 上边缘，从所在视图的顶部算起 | 80 | pt
    width | 宽度，以点计 | 343 | pt
    height | 高度，以点计 | 44 | pt
    [hitArea]
    x | 左边缘，从所在视图的左侧算起 | 16 | pt
    y | 上边缘，从所在视图的顶部算起 | 80 | pt
    width | 区域的宽度，以点计 | 44 | pt
    height | 区域的高度，以点计 | 44 | pt
    inset | 代替矩形：上、左、下、右的内缩；负值表示外扩 | [-10, -10, -10, -10] | pt
    [size]
    width | 宽度 | 343 | pt
    height | 高度 | 44 | pt
    [point]
    x | 距左边缘多远 | 0 | pt
    y | 距上边缘多远 | 200 | pt
    [font]
    family | 字体；不写即系统字体 | Avenir
    size | 字号；写了 `style` 则为该样式在标准字号下的大小 | 17 | pt
    weight | 字重 | semibold
    style | 动态字体的文字样式，由此得出字号和字重 | headline
    scales | 是否跟随“设置”中的字号 | true
    tracking | 字距，单位为千分之一 em | 20 | em/1000
    leading | 行与行的距离 | 22 | pt
    underline | 是否有下划线 | true
    [background]
    color | 内容背后的单一颜色 | white
    gradient | 渐变的各个颜色，按顺序 | ["#0A5AB4", "#FFFFFF"]
    image | 绘于内容背后的图像 | waves
    blur | 对下方内容的模糊 | light
    [border]
    color | 颜色 | "#C6C6C8"
    width | 线的粗细 | 1 | pt
    [shadow]
    color | 颜色 | black
    radius | 模糊的半径 | 4 | pt
    opacity | 浓度：0 看不见，1 最浓 | 0.2
    offset | 相对视图的偏移 | [0, 2] | pt
    [image]
    name | 资源名称 | pier
    scale | 所提供的倍率：[2, 3] 即 @2x 和 @3x | [2, 3]
    size | 图像尺寸 | [343, 200] | pt
    vector | 是否为矢量图，适合任何倍率 | true
    resizable | 是否只拉伸中部而保持边缘不变 | true
    depicts | 画的是什么，几个词；也据此识别标志和人像 | the pier at dawn
    containsText | 画面中是否含有文字 | false
    remote | 是否从网络加载 | true
    placeholder | 加载之前代替它显示的内容 | grey-boat
    [icon]
    system | 系统图标的名称：share、add、search | share
    name | 应用自己的资源名称 | boat
    rendering | 作为模板以色调绘制，还是保留原色 | template
    colors | 保留原色时图标的颜色 | ["#0A5AB4", white]
    size | 图标尺寸 | [25, 25] | pt
    padding | 图形四周的最小留白 | 2 | pt
    depicts | 画的是什么 | a boat
    [gesture]
    type | 手指的动作：轻点、轻扫、捏合、按压 | swipe
    fingers | 几根手指；不写即一根 | 2
    name | 自定义手势的名称 | draw a circle
    direction | 轻扫或快速滑动的方向 | left
    edge | 从边缘轻扫时：哪个边缘 | left
    action | 执行的操作，用代码中的叫法 | archive
    opens | 打开的界面的 id | archive
    [item]
    id | 在链接和答复中的名字 | map
    title | 分段或行上的文字 | Map
    icon | 分段或行上的图标 | {name: map}
    image | 分段或行上的图像 | map
    color | 文字的颜色 | "#333333"
    selected | 是否选中 | true
    enabled | 是否可用 | true
    opens | 打开的界面的 id | map
    action | 轻点后执行的操作，用代码中的叫法 | showMap
    width | 宽度（各分段不等宽时） | 80 | pt
    accessibility | VoiceOver 如何朗读 | {label: Boats}
    [controlStates]
    highlighted | 手指按住时 | {color: "#063A74"}
    disabled | 不可用时 | {color: "#999999"}
    selected | 选中时 | {icon: {name: heart-filled}}
    on | 打开时的不同之处 | {color: "#34C759"}
    off | 关闭时 | {color: "#C6C6C8"}
    success | 一切正常时 | {title: Saved}
    failure | 出错时 | {border: "#FF3B30"}
    [controlState]
    title | 此状态下控件的标题 | Saved
    color | 文字或图标的颜色 | "#999999"
    background | 此状态下控件的背景 | "#EEEEEE"
    border | 边框 | {color: "#FF3B30", width: 1}
    image | 此状态下控件的图像 | pier
    icon | 此状态下控件的图标 | {name: heart-filled}
    [swipeAction]
    id | 在链接和答复中的名字 | delete
    title | 按钮上的文字：一两个词 | Delete
    icon | 按钮上的图标 | {name: bin}
    style | 普通或破坏性 | destructive
    edge | 从哪一侧出现 | trailing
    color | 标题背后的颜色 | "#FF3B30"
    action | 执行的操作，用代码中的叫法 | delete
    opens | 打开的界面的 id | details
    [accessibility]
    label | VoiceOver 读出的名称，不含元素种类：“分享”而不是“分享按钮” | Share
    value | VoiceOver 读出的值 | 50 percent
    hint | 轻点的效果（标签没有说明时） | Opens the ticket.
    traits | 元素的特征：button、header、selected | [button]
    hidden | VoiceOver 是否跳过 | true
    [importSource]
    asset | 所显示或播放的照片、影片或声音，或其中的一部分 | sunrise
    file | 对象所来自的文件 | Main.storyboard
    object | 对象在该文件中的 id | Ab1-cd-2Ef
    name | 在 Interface Builder 中的名称 | Pay Button
    inTurn | 代码是否会与同一位置的另一视图轮流显示它 | true
    widthConstraint | 固定其宽度的约束的 id | w1d-th-con
    heightConstraint | 固定其高度的约束的 id | h3i-gh-con
    """#
}
