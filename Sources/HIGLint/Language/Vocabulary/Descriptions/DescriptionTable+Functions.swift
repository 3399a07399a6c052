extension DescriptionTable {
  /// The functions. The names of their examples are ids of `ReferenceSample`.
  static let functionTexts = #"""
    [functions]
    size | 文本的 Unicode 标量数、列表的项数或映射的键数 | size('支付') // 2
    contains | 文本是否包含另一文本 | 'Pay now'.contains('now') // true
    startsWith | 文本是否以另一文本开头 | 'Pay now'.startsWith('Pay') // true
    endsWith | 文本是否以另一文本结尾 | 'Settings…'.endsWith('…') // true
    matches | 文本中是否能找到正则表达式（RE2 语法） | 'IMG_0042'.matches('^IMG_[0-9]+$') // true
    int | 由数字（向零取整）或文本得到的整数 | int(2.9) // 2
    double | 由数字或文本得到的数 | double('4.5') // 4.5
    string | 由数字、真假值、文本片段或对象得到的文本 | string(44) // "44"
    bool | 由文本得到的真假值：true、t、1、false、f、0 | bool('true') // true
    type | 值的类型；对象则为其在词汇表中的类型 | type(44) // int
    dyn | 值本身，运行前不检查类型 | dyn(44) // 44
    charAt | 某位置（从 0 起）的 Unicode 标量；末尾处为空 | 'Pay'.charAt(0) // "P"
    indexOf | 首次出现的位置（从某处起）；没有则为 -1 | 'Pay now'.indexOf('now') // 4
    lastIndexOf | 最后一次出现的位置（到某处为止）；没有则为 -1 | 'a/b/c'.lastIndexOf('/') // 3
    lowerAscii | 将 A 到 Z 变为小写 | 'Pay Now'.lowerAscii() // "pay now"
    upperAscii | 将 a 到 z 变为大写 | 'Pay'.upperAscii() // "PAY"
    replace | 替换出现之处：全部，或从头起若干处 | 'a-b-c'.replace('-', ' ') // "a b c"
    split | 分隔符之间的部分：全部，或至多若干段 | 'a,b,c'.split(',') // ["a", "b", "c"]
    substring | 文本从某位置起、到某位置止的部分 | 'Pay now'.substring(4) // "now"
    trim | 去掉两端空白的文本 | '  Pay '.trim() // "Pay"
    join | 将列表各项连成一个文本，其间加分隔符 | ['Pay', 'Send'].join(', ') // "Pay, Send"
    reverse | 倒序的列表或文本 | [1, 2, 3].reverse() // [3, 2, 1]
    format | 用列表各项替换文本中的 %s、%d、%f、%e、%b、%o、%x、%X | '%d of %d'.format([2, 4]) // "2 of 4"
    strings.quote | 文本写成双引号内的字面量 | strings.quote('Pay') // "\"Pay\""
    abs | 绝对值 | abs(-8) // 8
    min | 若干数或列表中最小的 | min(44, 30) // 30
    max | 若干数或列表中最大的 | max([8, 16]) // 16
    floor | 不大于某数的最大整数 | floor(2.9) // 2
    ceil | 不小于某数的最小整数 | ceil(2.1) // 3
    round | 最接近的整数；两个同样近时取离零较远的 | round(2.5) // 3
    sum | 列表中各数之和 | sum([8, 16, 20]) // 44
    distinct | 去重后的列表，按首次出现的顺序 | [1, 2, 1].distinct() // [1, 2]
    sort | 按升序排列的数、文本或真假值 | [3, 1, 2].sort() // [1, 2, 3]
    given | 是否已知且不为 `none`：有标题、有图标。规格写 `unknown` 时为未知 | given(pay.title) // true
    isNone | 是否写明为 `none`：没有图标、没有副标题。未写时为未知 | isNone(receipt.toolbar) // true
    acts | 按钮、栏按钮或手势的作用，据其各语言的标题、操作、图标、角色、样式和 id；或一段文字、一个操作名的含义。词库一概不识时为未知 | acts(discard) // ["delete", "discard"]
    does | 是否执行某个或列表中某个动作：任何一处说明即为真；标题（没有则看图标或操作）已知另有作用则为假；其余为未知 | does(discard, 'delete') // true
    actsLike | 操作名是否含列表中的词：`goBack` 和 `go-back` 含 `back`，`createTrip` 含 `create trip`，`删除行程` 含 `删除` | actsLike('goBack', ['back']) // true
    meaning | 操作名中有其词的第一个键；没有则为空 | meaning('createTrip', {'make': ['create', 'add'], 'remove': ['delete']}) // "make"
    nameWords | 名称中的词，小写，不含数字：`addToCart2` 为 add、to、cart | nameWords('addToCart2') // ["add", "to", "cart"]
    namesIn | 列表中作为整词出现在名称里的：`footerAppleLogo` 中的 `apple logo`。中文词可在任何位置 | namesIn('footerAppleLogo', ['apple logo', 'iphone']) // ["apple logo"]
    contrast | 一种颜色在另一不透明颜色上的 WCAG 对比度，取最差的外观 | contrast(pay.color, pay.background.color) >= 4.5 // true
    colorDistance | 两种颜色的差距：0 相同，1 为黑与白 | colorDistance(pay.color, receipt.background.color) // 0.0
    hueDistance | 两种色相的夹角，0 到 180 度；其一为灰色时未知 | hueDistance(pay.background.color, heart.color) > 90.0 // true
    sameColor | 两种颜色在两种外观下是否都相同，不论名称 | sameColor(pay.color, receipt.background.color) // true
    blend | 以某一不透明度将一种颜色画在另一颜色上 | hex(blend(pay.background.color, pay.color, 0.5)) // "#85ADDA"
    nearestContrast | 在某背景上达到所需对比度的、同色相最接近的颜色；没有则未知 | hex(nearestContrast(hello.color, receipt.background.color, 7.0)) // "#595959"
    hue | 色相（度）：红 0、绿 120、蓝 240；灰色为未知 | hue(heart.color) > 345.0 // true
    saturation | HSL 的饱和度，0 到 1 | saturation(heart.color) // 1.0
    lightness | HSL 的亮度，0 到 1 | lightness(pay.color) // 1.0
    chroma | 颜色离同亮度灰色有多远，0 到 1 | chroma(hello.color) // 0.0
    luminance | WCAG 的相对亮度，0 到 1 | luminance(pay.color) // 1.0
    alpha | 不透明度，0 到 1，取较不透明的外观 | alpha(pay.color) // 1.0
    hex | 写作 #RRGGBB 的颜色 | hex(pay.background.color) // "#0A5AB4"
    isSystemColor | 是否为 UIKit 的颜色且未作改动 | isSystemColor(later.color) // true
    adapts | 深色外观下是否为另一颜色 | adapts(pay.background.color) // false
    isChromatic | 颜色是否有色相：饱和度高于给定值，且不是黑、白、灰 | isChromatic(heart.color, 0.2) // true
    hasHue | 色相是否位于某段弧内（顺时针，[345, 20] 为红），且饱和度高于给定值 | hasHue(heart.color, [335.0, 20.0], 0.2) // true
    distinctColors | 一个或多个列表中的颜色，相同的只列一次 | distinctColors([pay.color, receipt.background.color]).size() // 1
    hueClusters | 按色相分组的颜色，组内相差不超过若干度；不含灰色 | hueClusters([pay.background.color, heart.color], 30.0).size() // 2
    colorOutliers | 鲜艳度或亮度与列表中位颜色相差超过给定值的颜色 | colorOutliers([pay.background.color, heart.color], 0.9) // []
    colorNames | 将列表中的颜色写成文本：$brand (#0A7AFF)、… | colorNames([pay.background.color, heart.color]) // "#0A5AB4, #FF2D55"
    vividShare | 界面中饱和度和彩度达到给定值的单色背景所占比例，0 到 1 | vividShare(home, 0.5, 0.3) < 0.1 // true
    wordsFound | 词表中的词在文本中出现的位置 | wordsFound(notice.text, ['boat*', 'leaves']) // ["boat", "leaves"]
    hasWord | 文本中是否有词表中的词 | hasWord(notice.text, ['boat*']) // true
    addresses | 网址、域名和电子邮件地址 | addresses(contact.text) // ["harbor.org"]
    appNameOccurrences | 应用名称及别名在文本中出现之处，形式同 `nameOccurrences`；未写应用名称时未知 | appNameOccurrences(slogan.text).size() // 1
    beginsWith | 文本开头的、列表中的词，没有则为 null；以占位内容开头时未知 | beginsWith(notice.text, ['our', 'your']) // "Your"
    capitalised | 首字母改为大写的文本片段 | capitalised(sentences(doubled.text)[1]) // "They leave"
    capitalisedShare | 从第二个词起、达到若干字母的词中首字母大写的比例：标题为 1，句子为 0 | capitalisedShare(heading.text, 4) // 1.0
    capitalsWithinSentences | 英文句子中间没有名称可解释的大写词 | capitalsWithinSentences(mixed.text) // ["The"]
    capsWords | 全大写的词（至少四个或若干字母），不含列表中的缩写 | capsWords(shout.text) // ["BOOK"]
    characterCount | 字符数，不计组合字符和不可见字符 | characterCount(heading.text) // 13
    columns | 文本占多少列：汉字、全角标点和表情符号占两列，其他一列。没有示例的占位内容按给定宽度计，否则宽度不定 | columns(payment.text) // 10
    containedWords | 文本的每个词（列表中的除外）是否都在另一文本中；任一语言即可 | containedWords(heading.text, mixed.text) // true
    containsAny | 文本是否含列表中的词；没有找到但占位内容可能含有时为未知 | containsAny(notice.text, ['boat', 'ferry']) // true
    doubledWords | 仅以空白相隔而写了两遍的词（`the the`），列表中的除外 | doubledWords(doubled.text, ['had']) // ["the the"]
    emoji | 表情符号，每个一段 | emoji(contact.text) // ["⛴️"]
    endsWithEllipsis | 文本是否以 `…`、`...` 或 `……` 结尾 | endsWithEllipsis(dots.text) // true
    estimatedLines | 估计文本在某宽度内占几行，按字号及字重（若给出） | estimatedLines(notice.text, 343.0, 17.0) // 2
    estimatedWidth | 估计文本排成一行的宽度（pt），按字号及字重（若给出） | estimatedWidth(heading.text, 17.0) < 200.0 // true
    finalLetterScript | 文本最后一个字母的类别（不计其后标点）：latin、han……、digit、placeholder、none | finalLetterScript(notice.text) // "digit"
    finalMark | 文本末尾的标点（在收尾引号、括号和表情符号之前）；没有则为 null | finalMark(question.text) // "?"
    find | 列表中的词在文本中的位置：整词，不分大小写，中文可在任何位置；词末 `*` 表示任意后缀 | find(notice.text, ['boat', 'pier']) // ["boat", "Pier"]
    findAtClauseStart | 列表中位于文本或分句（标点之后）开头的词，或跟在第二个列表的引导词（`please`、`请`）之后的词 | findAtClauseStart(notice.text, ['be']) // ["Be"]
    findOutside | 列表中的词，但不计第二个列表中短语的一部分：`to find friends` 中的 `to` 算，`access to` 中的不算 | findOutside(notice.text, ['at'], ['be at']) // ["at"]
    findPattern | 正则表达式（RE2 语法）在文本中匹配之处 | findPattern(notice.text, '[0-9]+') // ["4", "12", "30"]
    fullWidth | 标点的全角写法 | fullWidth(halfWidthMarksAfterHan(payment.text)[1]) // "！"
    halfWidthMarksAfterHan | 紧跟汉字的半角标点 `, . ! ? : ;` | halfWidthMarksAfterHan(payment.text) // [",", "!"]
    hanCount | 汉字数 | hanCount(payment.text) // 4
    hanOverlap | 文本的不同汉字中也出现在另一文本里的比例，取各语言中最大的 | hanOverlap(payment.text, payment.text) // 1.0
    hasPlaceholder | 文本是否有一部分运行前无法得知 | hasPlaceholder(hello.text) // true
    hasUnevenTexts | 节点中分语言的文本是否缺少列表中的某种语言，或两种语言用了相同的文字；有未知内容时也为 true，未分语言的文本不算 | hasUnevenTexts(payment, ['en', 'zh-Hans', 'ja']) // true
    hasVerb | 文本是否含动词，即很可能是句子：对中英文的估计。只有占位内容可能含有时为未知 | hasVerb(notice.text) // true
    isAllCaps | 字母是否全为大写；在列表中的缩写之外至少有四个或若干个 | isAllCaps(shout.text) // true
    isAssetName | 文本是否为文件或资源的名称：带列表中的扩展名、词间有下划线，或与所描述视图的图标或图像同名 | isAssetName(heading.text, ['png']) // false
    isChinese | 文本是否为中文 | isChinese(heading.text) // false
    isEnglish | 文本是否为英文 | isEnglish(heading.text) // true
    isOneOf | 整个文本是否为列表之一，不计大小写、标点和空格 | isOneOf(pay.title, ['pay now', 'send']) // true
    isQuestion | 文本是否以问号结尾 | isQuestion(question.text) // true
    isTitleCase | 英文文本是否采用标题大小写 | isTitleCase(heading.text) // true
    joined | 将列表中的文本连成一个，其间加分隔 | joined(['Pay', 'Send'], ' or ') // "Pay or Send"
    lineBreaks | 文本中的换行数 | lineBreaks(notice.text) // 0
    linesNeeded | 估计文本在其视图中、以字号乘以倍数后占几行；视图宽度按一定比例放宽以容许误差 | linesNeeded(notice.text.all[0], 1.0, 0.1) // 2.0
    linesThatFit | 文本的视图以字号乘以倍数、按行高（em）能容几行：至少一行，不多于视图的 `lines` | linesThatFit(notice.text.all[0], 1.0, 1.2) // 2.0
    longSentences | 超过若干词或若干汉字的句子 | longSentences(notice.text, 8, 30) // []
    missingLanguages | 文本在列表语言中缺少或为空的：`zh` 可代 `zh-Hans`，`en` 可代 `en-GB`。未分语言的文本为空 | missingLanguages(payment.text, ['en', 'zh-Hans', 'ja']) // ["ja"]
    nameOccurrences | 名称在文本中出现之处，不含更长名称的一部分（`Boston Harbor` 中的 `Harbor`）：每处有 `span`、`name`、`exactCase`、`isFirst`、`isPrefix` 和 `next` | nameOccurrences(slogan.text, ['Harbor'])[0].exactCase // true
    numbers | 各个数：`3.14`、`1,000`、`12:30` | numbers(notice.text) // ["4", "12:30"]
    oneMark | 一串标点所表达的那个标点 | oneMark(repeatedMarks(wow.text)[0]) // "!"
    otherOpticalSize | San Francisco 用于其他字号的家族：`SF UI Display` 对 `SF UI Text`，反之亦然 | otherOpticalSize('SF UI Display') // "SF UI Text"
    phoneNumbers | 电话号码 | phoneNumbers(contact.text) // ["555-123-4567"]
    placeholders | 之后才填入的部分：`{name}`、`%@`、`$(NAME)` | placeholders(hello.text) // ["{name}"]
    quotedParts | 引号或《》、「」中的内容，不含符号 | quotedParts(wow.text) // ["Terms"]
    repeatedMarks | 连续两个以上的 `!`、`?`（含全角）和 `。` | repeatedMarks(wow.text) // ["!!"]
    sameWords | 两段文本是否至多在大小写、标点和空格上不同；任一语言即可 | sameWords(heading.text, mixed.text) // true
    script | 文本所用的文字：latin、han、japanese、mixed…… | script(heading.text) // "latin"
    sentenceCaseMistakes | 拉丁文本中以小写开头的句子，以及英文句中没有名称可解释的大写词；列表中的名称无误 | sentenceCaseMistakes(mixed.text) // ["The"]
    sentenceCased | 改为句首大写的拉丁文本 | sentenceCased(mixed.text) // "Save the trip"
    sentenceCount | 句数 | sentenceCount(notice.text) // 2
    sentences | 各个句子，含标点 | sentences(notice.text) // ["Your boat leaves in ten minutes.", "Be at Pier 4 at 12:30."]
    smallSentenceStarts | 拉丁文句子中以小写开头的首词 | smallSentenceStarts(doubled.text) // ["all", "they"]
    startsWithVerb | 文本是否以祈使动词开头（`Add Photo`、`添加照片`）：为估计，可另给动词 | startsWithVerb(heading.text) // true
    titleCaseMistakes | 英文标题中首字母不合标题大小写的词。虚词（列表；否则为四个字母以内的冠词、连词和介词）在中间小写；第二个列表中的名称无误 | titleCaseMistakes(mixed.text) // ["The", "trip"]
    titleCased | 改为标题大小写的英文文本 | titleCased(mixed.text) // "Save the Trip"
    trademarkSigns | 符号 ™、©、® 及其 ASCII 写法 | trademarkSigns(slogan.text) // ["™"]
    unpairedMarks | 未成对的括号和弯引号；不含 `1)` 和 `:)` 的 | unpairedMarks(wow.text) // ["("]
    versions | 版本号：`v2`、`1.2.3`、`版本 2.0` | versions(contact.text) // ["v2.1"]
    withFullStop | 补上句号的文本；若以逗号或波浪号结尾则替换之 | withFullStop(slogan.text) // "Harbor™ shows all boats."
    withoutName | 去掉应用名称的句子：`Harbor uses your location to find boats.` 变为 `Your location is used to find boats.`，`Harbor：你的船到了。` 变为 `你的船到了。`。其余不成句时未知 | withoutName(usage.text, appNameOccurrences(usage.text)[0].span) // "Your location is used to find boats."
    wordCount | 词数；占位内容、数和地址各算一个，不计汉字 | wordCount(notice.text) // 12
    wordsLeft | 除去列表中短语和应用名称之后的词数；汉字和占位内容各算一个 | wordsLeft(slogan.text, ['all boats']) // 1
    screenShare | 视图占界面的比例，0 到 1 | screenShare(pay) < 0.1 // true
    contentBounds | 界面顶层视图的外框：`x`、`y`、`width`、`height`，以及 `main`，即给定种类中最大的视图。所显示视图的位置未知时为未知 | contentBounds(words, ['label']).x // 16.0
    occupancy | 上下栏之间被给定种类的视图共同覆盖的比例，不计滚动内容；位置未知的视图只知道存在。六个以上等大视图的网格自成一体，不计 | occupancy(home, ['button']) < 0.5 // true
    roleShare | 具有某些角色的视图共同覆盖界面的比例；覆盖整个界面的视于一切之后，不计 | roleShare(home, ['primary']) < 0.1 // true
    coveredTargets | 被某视图遮住至少一定比例的控件和主要视图；透明的不计。只看在它之前绘制的最近 500 个 | coveredTargets(later, 0.1) // []
    overlapping | 与某视图重叠的、较早的兄弟视图 | overlapping(later) // [home/views/pay]
    coveredBy | 在某视图之后绘制、以不透明的颜色把它完全盖住的第一个视图：至多一个 | coveredBy(pay) // []
    samePlaceAs | 较早的、显示着的兄弟视图中，四边与某视图相距不超过给定距离的第一个：至多一个 | samePlaceAs(pay, 1.0) // []
    hasLabelNearby | 是否有文字或图像说明某视图：在同一行、卡片、栈或组中，或在其前侧或上方且不超过某距离。第一个列表的种类不算说明，第二个列表的种类算图像 | hasLabelNearby(email, 24.0, ['button'], ['image', 'icon']) // false
    insideTarget | 视图是否位于另一作用相同且触摸区域足够大的视图中；可能如此时为未知 | insideTarget(pier, 44.0, 44.0) // true
    isOpaque | 视图是否确以不透明的颜色填满 | isOpaque(pay) // true
    isVeiled | 视图下是否有覆盖范围不小于它且可透视的较早兄弟视图；可能有时为未知 | isVeiled(pay) // false
    isSystemSized | 视图是否为给定种类的标准控件且未另写尺寸：由系统决定大小 | isSystemSized(alerts, {'switch': [51.0, 31.0]}) // true
    targetHeight | 视图触摸区域应有的高度：标准控件取系统的，否则取最小值 | targetHeight(alerts, {'switch': [51.0, 31.0]}, 44.0) // 31.0
    targetWidth | 视图触摸区域应有的宽度：标准控件取系统的，否则取最小值 | targetWidth(heart, {'switch': [51.0, 31.0]}, 44.0) // 44.0
    grownFrame | 以中心放大到某宽高的 frame；若会超出父视图、触及其他视图，或触摸区域不由 frame 决定，则为未知 | grownFrame(heart, 44.0, 44.0) // {"x": 290.0, "y": 166.0, "width": 44.0, "height": 44.0}
    cutBy | 使触摸区域变小的最近的外层视图；没有则为 null | cutBy(pier) // null
    itemsWidth | 估计栏中全部按钮排成一行的宽度：标题按字号、取最长的语言，图标按给定宽度，各加间隔 | itemsWidth(bar, 17.0, 25.0, 8.0) // 66.0
    overhang | 带文字的视图有多少在视野之外而须横向滚动才能读到：超出界面边缘或所在滚动视图的宽度。标签按其文字计；文字未知时取必然部分，否则未知 | overhang(notice) // 0.0
    gapBetween | 同一界面两个视图之间的距离（pt）：相接或重叠为 0 | gapBetween(pay, later) // 0.0
    neighbours | 触摸区域与某视图重叠或相距不足某值的较早兄弟视图：`view`、`gap`、`overlapWidth`、`overlapHeight`、`isInside`（位于其中）和 `isRegular`（同为键盘或栏中的键） | neighbours(later, 8.0)[0].gap // 0.0
    nearMisses | 视图的边与两个以上同类兄弟所共有的线相差不超过某距离之处：`edge`、`found`、`line`、`count` 和 `example` | nearMisses(mixed, 4.0).map(m, m.edge) // ["left"]
    otherWays | 同一界面中轻点即可完成手势或轻扫按钮之事的内容：操作、目标或标题相近的控件，含列表之词（`edit`、`more`）的控件，或打开界面的行。都没有、而有栏按钮或第二个列表种类的视图未写作用时为未知 | otherWays(archive, ['edit', 'more'], ['button']) // [home/views/trips/children/row]
    columnFrom | 视图所在列表中某些种类、左边缘与其相距不超过某值的视图，自身在最前；有这样的视图排在它之前、或列表的视图少于第一个数或多于第二个数时为空 | columnFrom(mixed, ['label'], 12.0, 2, 24).size() // 0
    outlineMates | 同组、同级、同种类的兄弟中具有多数前缘的一个；自身即是或没有组时为空 | outlineMates(pay) // []
    outlineParents | 同组中级别更高的最近的较早兄弟，至多一项 | outlineParents(pay) // []
    firstAlike | 列表中与某对象在某字段上相同的第一个（自身除外）：一项或空；该字段未知时为未知 | firstAlike(words.views, mixed, 'kind') // [words/views/heading]
    mostCommon | 列表中出现最多的值，同样多时取最先的；空列表为 null | mostCommon(['left', 'right', 'left']) // "left"
    mixedShapes | 圆角形状多于若干种的控件，按种类和角色：`kind`、`role`、`count`、`radii` 和多出的第一个 `view`；不含列表中的角色 | mixedShapes(app, 8.0, []).size() // 0
    differingAnimations | 应用及界面中与同一事件、同一目标的首个动画不同的动画：`animation`、`first` 和 `what`（`type` 或 `duration`，容差内的时长视为相同） | differingAnimations(app, 0.1) // 
    iconConflicts | 应用中图标相同（自制）而作用不同（操作用词毫无相同）的第一个控件，至多一项 | iconConflicts(heart) // []
    iconRivals | 应用中作用相同而自制图标不同（名称毫无相同之词）的第一个控件，至多一项 | iconRivals(heart) // []
    gestureConflicts | 较早界面中同种视图上相同手势却另有作用的：属于映射中另一类词。至多一项；其一不属任何类时为空 | gestureConflicts(trips.gestures[0], {'keep': ['archive'], 'lose': ['delete']}) // []
    rareGestures | 应用中自定义或至少用若干手指的不同手势，各取第一个；若给出从种类到词的映射，还有种类在其中（`rotate`；双指为 `tap 2`）而操作不含这些词的 | rareGestures(app, 3) // []
    newTypefaces | 应用中此前的界面没有的字体家族，每种一个；不含列表中的 | newTypefaces(home, []) // []
    newTypeStyles | 应用中每种字号与字重的首处文字里，第若干个（从 1 起）若在此界面：至多一项 | newTypeStyles(home, 1) // [home/views/hello]
    typefaceRank | 字体家族在应用各家族中的次序，从 1 起，不计列表中的 | typefaceRank(fancy.font, []) // 1
    builtOtherwise | 基本状态和较早变体中，与另一设备上的变体尺寸类别相同而顶层视图种类或顺序不同的第一个；至多一项 | builtOtherwise(home) // []
    kindChanges | 变体中 id 相同而种类与基本状态不同的视图：`view` 和 `base`。给定种类用于容纳其他视图，略过 | kindChanges(home, ['group']) // []
    orderChanges | 变体中顺序与基本状态相反的两个顶层视图：`view` 和 `other`；至多一项，不计位置未知的视图 | orderChanges(home) // []
    uncoveredSizeClasses | 应用的设备和方向会出现、而界面及其变体都没有画的尺寸类别：`regular × regular`。横置的大屏 iPhone 算作 iPhone | uncoveredSizeClasses(home) // []
    screensAlike | 应用中 `shape` 相同的第一个界面（若为另一个），至多一项 | screensAlike(receipt) // []
    screenNamed | 某 id 的界面，没有则为 null | screenNamed(app, 'receipt').id // receipt
    nearestScreen | 可能因笔误而写成某 id 的界面 id；没有相近的或应用超过 1,000 个界面时为空 | nearestScreen(app, 'reciept') // receipt
    roots | 应用开始的界面的 id | roots(app) // home
    reachable | 经写明的路径可到的界面 id，由近及远 | reachable(app) // home, terms, receipt
    unreachable | 没有写明的路径可到的界面 id；可能有路径未写时为未知 | unreachable(app) // words
    unusedDefinitions | 规格文件只为此应用定义、却没有文件用到的颜色、字体和组件 | size(unusedDefinitions(app)) // 0
    strandedScreens | 从首个界面到不了的界面中，为到达全部所须先通往的那些；未知的情形同 `unreachable` | strandedScreens(app) // words
    describedShare | 各路径所通往的界面中有规格的比例，0 到 1 | describedShare(app) // 1
    openScreens | 规格写明无法得知通往何处的界面 id | openScreens(app) // 
    shortestWay | 从首个界面到某 id 的一条最短路径上的界面 id；没有则为空 | shortestWay(app, 'receipt') // home, receipt
    shortestDepth | 从首个界面到某 id 的最少步数：首个界面为 0，到不了为 -1；可能有更近的路径时为两界之间 | shortestDepth(app, 'receipt') // 1
    stepsTo | 通往某 id 的各条路径：`from`、`to`、`kind`（push、modal、popover、tab、root、unknown）、所在的 `part`、所关闭的 `closes` 及其 `node` | stepsTo(app, 'receipt').map(s, s.from) // home, home, home, home
    stepsFrom | 从某 id 的界面出去的各条路径，形式同 `stepsTo` | stepsFrom(app, 'home').map(s, s.kind) // tab, tab, modal, modal, tab, tab, modal, modal
    stepsInARow | 到列表中某界面的最短路径上连续经过的列表中界面数（含自身）；不在列表中为 0 | stepsInARow(receipt, ['receipt', 'home']) // 2
    screensBefore | 有写明的路径通往某 id 的各界面，按顺序 | screensBefore(app, 'receipt') // home
    pathsTo | 推入某界面的界面 id，各列一次；若有标签显示它则另有一个 `tabBar` | pathsTo(app, 'receipt') // 
    around | 不经过某 id 而可从首个界面到达的界面 id | around(app, 'receipt') // home, terms
    behind | 只有经过某 id 才能到达的界面 id；可能有路径未写时为未知 | behind(app, 'home') // terms, receipt
    flow | 从某界面起逐级推入的界面 id，自身在先，由近及远 | flow(app, 'home') // home
    flowDepth | 从某界面到其流程最深处须推入几次 | flowDepth(app, 'home') // 0
    flowJoins | 流程中有多个界面推入的界面 id；闭合成环的不计 | flowJoins(app, 'home') // 
    flowRoots | 推入某界面的流程所出自的模态界面 id，自身除外 | flowRoots(app, 'receipt') // 
    modalCircles | 模态任务内由推入和模态构成的环：每组相互可达的界面给出一个最短的，首个界面在末尾重复 | modalCircles(app) // 
    pushCircles | 模态任务之外由推入构成的环，形式同 `modalCircles` | pushCircles(app) // 
    openModals | 某界面显示时处于打开状态的模态界面 id（含自身），由下而上，取最少的路径；没有写明的路径时未知 | openModals(app, 'receipt') // receipt
    """#
}
