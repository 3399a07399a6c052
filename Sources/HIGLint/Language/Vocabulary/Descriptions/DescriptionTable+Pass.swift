extension DescriptionTable {
  /// The passes of Wallet.
  static let passesTexts = #"""
    [app]
    passes | 添加到“钱包”的票券 | [{style: boardingPass}]
    [objects]
    pass | 用户存放在“钱包”中的票券：车票、优惠券、会员卡
    passFields | 票券的字段，按位置分
    passField | 票券的一个字段
    passBarcode | 票券的条码
    passImages | 票券的图片
    passImage | 票券的一张图片
    passShadow | 票券商标的阴影
    [words]
    style of a pass | 票券样式
    means of transport | 交通类型
    format of a code | 条码格式
    updates of a pass | 票券更新方式
    [pass]
    id | 其 id，供答复和停用标记引用 | pass1
    style | 其样式，决定字段和图片的位置 | eventTicket
    transitType | 登机牌样式：乘坐的是什么 | boat
    organizationName | 发行方 | Harbor Ferries
    description | VoiceOver 所读的票券名称 | Ferry ticket
    logoText | 商标旁的文字 | Harbor Ferries
    logoTextFont | 商标旁文字自选的字体 | {family: Lobster}
    font | 代替“钱包”字体的自选字体 | {family: Didot}
    backgroundColor | 底色 | "#0B4F8A"
    foregroundColor | 字段内容的颜色 | white
    labelColor | 字段标签的颜色 | "#E6F0FA"
    fields | 上面写的所有内容 | {primary: [{label: From, value: Pier 4}]}
    headerFields | 与 pass.json 相同，即 `fields.header` | [{label: Pier, value: "4"}]
    primaryFields | 与 pass.json 相同，即 `fields.primary` | [{label: From, value: Dover}]
    secondaryFields | 与 pass.json 相同，即 `fields.secondary` | [{label: Deck, value: "7"}]
    auxiliaryFields | 与 pass.json 相同，即 `fields.auxiliary` | [{label: Sails, value: "14:05"}]
    backFields | 与 pass.json 相同，即 `fields.back` | [{label: Terms, value: No refunds.}]
    images | 其图片 | {logo: logo.png}
    barcode | 供扫描的条码 | {format: PDF417, message: HF-90211}
    relevantDate | 何时用得上 | "2016-10-01T08:30+08:00"
    locations | 在哪些地点用得上 | [{latitude: 53.3, longitude: -6.2}]
    updates | 如何得知变化；`none` 表示从不更新 | push
    webServiceURL | 提供更新的网络服务 | https://passes.harbor.example
    [passFields]
    header | 顶部，票券叠放时也看得见 | [{label: Pier, value: "4"}]
    primary | 最重要的内容，字号大 | [{label: From, value: Dover}]
    secondary | 在最重要的内容下面 | [{label: Deck, value: "7"}]
    auxiliary | 再往下，或在旁边 | [{label: Sails, value: "14:05"}]
    back | 背面，Apple Watch 不显示 | [{label: Terms, value: No refunds.}]
    [passField]
    key | 其键名，更新时用来指明字段 | gate
    label | 标签 | Gate
    value | 内容 | B7
    changeMessage | 内容变化时告知用户的话 | Gate changed to %@
    font | 代替“钱包”字体的自选字体 | {family: Didot}
    [passBarcode]
    format | 条码种类 | PDF417
    message | 其中的内容 | HF-90211
    messageEncoding | 内容的编码 | iso-8859-1
    altText | 条码下方的文字 | HF-90211
    [passImages]
    icon | 用于锁定屏幕和邮件 | icon.png
    logo | 左上角的商标 | logo.png
    strip | 主要字段后面的条状图 | strip.png
    thumbnail | 字段旁边的缩略图 | thumbnail.png
    background | 铺满正面的背景图，会被模糊 | background.png
    footer | 条码上方的页脚图 | footer.png
    [passImage]
    file | 图片文件（不含倍率后缀） | strip@2x.png
    depicts | 图中画的是什么 | the bay at dusk
    containsText | 图中是否有文字 | false
    text | 图中的文字 | [50% off]
    color | 只有一种颜色时，其颜色 | white
    colors | 其颜色，不含阴影 | [white]
    shadow | 画在图中的阴影 | {color: black, opacity: 0.35, offset: [0, 1], blur: 1}
    size | 以点计的尺寸 | [375, 123]
    scale | 有哪些倍率：[1, 2] 表示有 @2x | [1, 2, 3]
    bytes | 文件大小 | 90000 | byte
    [passShadow]
    color | 阴影的颜色 | black
    opacity | 其强度：0.35 或 35% | 0.35
    offset | 与商标的距离，以像素计 | [0, 1]
    blur | 模糊的范围 | 1 | px
    """#
}
