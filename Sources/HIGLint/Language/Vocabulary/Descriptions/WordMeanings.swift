import HIGReading

extension Enumeration {
  /// Returns what one of the words means; nil for a word that says so itself, or that is none of them.
  public func meaning(of word: String) -> Message? {
    self == .viewKind ? Self.kindMeanings[word] : nil
  }

  /// The meanings of the kinds of views. Each has what sets it apart from the kind that one might mean instead.
  private static let kindMeanings: [String: Message] = [
    "label": Message(en: "Text that people only read", zhHans: "只供阅读的文字"),
    "button": Message(en: "Something to tap that does something", zhHans: "轻点后执行操作的控件"),
    "image": Message(en: "A picture", zhHans: "图片"),
    "icon": Message(en: "A symbol, of the system's or of the app's own", zhHans: "图标，系统的或应用自己的"),
    "textField": Message(en: "A line in which people enter text", zhHans: "输入单行文字的文本框"),
    "secureField": Message(en: "A line in which people enter a password, shown as dots", zhHans: "输入密码的文本框，以圆点显示"),
    "textView": Message(en: "Text of several lines that scrolls, and that people may change", zhHans: "可滚动、可供编辑的多行文字"),
    "searchField": Message(en: "A line in which people enter what they look for", zhHans: "输入搜索内容的文本框"),
    "switch": Message(en: "Turns one thing on or off", zhHans: "打开或关闭一项的开关"),
    "slider": Message(en: "A value of a range, chosen by dragging", zhHans: "拖移以选取范围内数值的滑块"),
    "stepper": Message(en: "Two buttons that make a value smaller or greater", zhHans: "增减数值的两个按钮"),
    "segmentedControl": Message(en: "A row of segments, of which one is chosen", zhHans: "一排分段，选择其一"),
    "pageControl": Message(en: "A row of dots, one for each page", zhHans: "一排圆点，每页一个"),
    "picker": Message(en: "Wheels with values to choose from", zhHans: "以滚轮选值的选择器"),
    "datePicker": Message(en: "Wheels with dates or times to choose from", zhHans: "以滚轮选日期或时间的选择器"),
    "activityIndicator": Message(en: "The wheel that spins while something takes its time", zhHans: "等待时转动的指示器"),
    "progressView": Message(en: "A bar that shows how far something is", zhHans: "显示进度的进度条"),
    "cell": Message(en: "A row of a table, or an item of a collection", zhHans: "表格的一行，或集合的一项"),
    "table": Message(en: "Rows below each other, which scroll", zhHans: "可滚动的一列行"),
    "collection": Message(en: "Items in a grid or a layout of its own, which scroll", zhHans: "可滚动的网格或自定布局"),
    "scrollView": Message(en: "An area whose content is greater than itself, and scrolls", zhHans: "内容大于自身、可滚动的区域"),
    "stack": Message(en: "Views below or beside each other, with even spaces", zhHans: "等距排成一行或一列的视图"),
    "zstack": Message(en: "Views that lie upon each other", zhHans: "前后叠放的视图"),
    "group": Message(en: "Views that belong together, or a plain area", zhHans: "一组相关的视图，或一块区域"),
    "map": Message(en: "A map that people can move and magnify", zhHans: "可移动和缩放的地图"),
    "webView": Message(en: "A page of the web", zhHans: "网页"),
    "video": Message(en: "A video, with the system's controls or one's own", zhHans: "视频"),
    "livePhoto": Message(en: "A photo that moves when it is pressed", zhHans: "按压时会动的实况照片"),
    "card": Message(en: "An area with an edge or a shadow, about one thing", zhHans: "有边缘或阴影、只关于一件事的区域"),
    "separator": Message(en: "A line between two things", zhHans: "分隔线"),
    "spacer": Message(en: "Empty space that takes up what is left", zhHans: "占据剩余空间的空白"),
    "badge": Message(en: "A small mark with a number or a word", zhHans: "带数字或文字的小气泡"),
    "ad": Message(en: "A place for an advertisement", zhHans: "广告位"),
    "link": Message(en: "Text that opens something when it is tapped", zhHans: "轻点后打开内容的文字"),
    "slot": Message(en: "The place in a component where the views of its use go", zhHans: "组件中放置使用处视图的位置"),
    "chart": Message(en: "Numbers as a drawing", zhHans: "图表"),
    "refreshControl": Message(en: "What shows that a list is loaded anew after it was pulled down", zhHans: "下拉刷新的指示器"),
    "splitView": Message(en: "Two panes beside each other: a list, and what is chosen in it", zhHans: "并列的两栏：列表与其所选内容"),
    "keyboard": Message(en: "The keyboard, or one of an extension's own", zhHans: "键盘，或扩展自己的键盘"),
    "inputView": Message(en: "What takes the place of the keyboard", zhHans: "代替键盘的视图"),
    "inputAccessory": Message(en: "The strip above the keyboard", zhHans: "键盘上方的栏"),
    "activityView": Message(en: "The system's sheet for sharing, with activities", zhHans: "系统的分享面板"),
    "volumeView": Message(en: "The system's slider for the volume", zhHans: "系统的音量滑块"),
    "routePicker": Message(en: "The system's button that chooses where sound goes", zhHans: "系统的音频输出选择按钮"),
    "livePhotoBadge": Message(en: "The mark that tells a Live Photo from a still one", zhHans: "标明实况照片的标记"),
    "frameStrip": Message(en: "The frames of a video in a row, to move through it", zhHans: "成排的视频画面，用以定位"),
    "fileItem": Message(en: "A file: its symbol and its name", zhHans: "文件：图标与名称"),
    "quickLook": Message(en: "The system's preview of a file", zhHans: "系统的文件预览"),
    "applePayButton": Message(en: "The system's button that begins to pay", zhHans: "系统的 Apple Pay 按钮"),
    "applePayMark": Message(
      en: "The mark which says that Apple Pay is taken; no button", zhHans: "表示接受 Apple Pay 的标志，并非按钮"),
    "custom": Message(
      en: "What UIKit does not have; `behavesLike` or `looksLike` say what it is like",
      zhHans: "UIKit 没有的视图；用 `behavesLike` 或 `looksLike` 说明它像什么"),
  ]
}
