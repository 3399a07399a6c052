extension DescriptionTable {
  /// Advertising.
  static let adsTexts = #"""
    [app]
    ads | 展示的广告 | [{kind: standard}]
    [objects]
    adPlacement | 展示的广告及其方式
    [words]
    kind of ad | 广告种类
    presentation of an ad | 广告的显示方式
    event before an ad | 触发广告的事件
    transition of an ad | 广告的转场
    conduct while an ad is open | 查看广告期间的行为
    event that ends an ad | 中断广告的事件
    [adPlacement]
    id | 其 id：若有视图绘制它，即该视图的 id | banner
    kind | 横幅的种类：标准、中等矩形或全屏 | standard
    screen | 所在界面或在其上出现的界面的 id | results
    presentation | 全屏广告以模态方式出现，还是作为一页 | modal
    trigger | 触发它的事件 | levelEnd
    every | 两次之间的间隔 | 300 | s
    dismiss | 关闭它的方式：按钮的 id 或操作，或手势 | [close]
    transition | 出现和消失的方式 | partialCurl
    gestures | 接受的手势 | [{type: swipe, direction: left, action: nextPage}]
    orientations | 设备在哪些方向时可见 | [portrait, landscape]
    onEngage | 用户查看广告时应用做什么 | pause
    cancelOn | 哪些事件会中断正在查看的广告 | [incomingCall]
    persistent | 是否始终存在 | false
    """#
}
