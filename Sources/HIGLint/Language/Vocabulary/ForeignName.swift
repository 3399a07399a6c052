import HIGReading

/// Keys and words that people know from UIKit or from design tools, where the format says it otherwise or not at all: what
/// they may mean. What means one thing is read as that, and is no foreign name; see `Field.otherNames`.
package struct ForeignName: Sendable {
  /// What may be meant, as it is written in a spec; empty where the format has nothing of the kind.
  package let written: [String]
  /// What is told in place of the meaning of the first.
  package let note: Message?

  private init(_ written: String..., note: Message? = nil) {
    self.written = written
    self.note = note
  }

  /// Returns what a key at an object of a type may mean; nil for one that may be anything.
  package static func key(_ key: String, of type: String) -> ForeignName? { keys[type]?[key] }

  /// Returns what a word may mean where only some others are taken.
  package static func word(_ word: String, of words: Enumeration) -> ForeignName? {
    guard words == .viewKind else { return nil }
    return viewKinds[String(word.lowercased().filter { !" -_".contains($0) })]
  }

  private static let keys: [String: [String: ForeignName]] = [
    "view": [
      "adjustsFontSizeToFitWidth": .init("truncates: shrinks"),
      "isSecureTextEntry": .init("kind: secureField"), "secureTextEntry": .init("kind: secureField"),
      "minimumZoomScale": .init(
        note: Message(
          en: "the format states how far people can magnify, `maximumZoom`, and how far it is at first, `zoom`",
          zhHans: "格式只描述最大放大倍数 `maximumZoom` 和初始放大倍数 `zoom`")),
      "bounds": .init("frame"), "center": .init("frame"), "position": .init("frame"), "rect": .init("frame"),
      "caption": .init("text", "title"), "label": .init("text", "title", "accessibility: {label: …}"),
      "on": .init("value"), "checked": .init("value"), "titles": .init("items", "title"),
      "currentTitle": .init("title"), "preferredFont": .init("font"), "onTap": .init("action", "opens"),
      "onClick": .init("action", "opens"), "accessibilityIdentifier": .init("id"),
      "isAccessibilityElement": .init("accessibility: {hidden: …}"), "src": .init("image"),
      "name": .init("id", "title"), "visible": .init("hidden"), "isVisible": .init("hidden"),
    ],
    "screen": [
      "preferredContentSize": .init("popover: {size: …}", "modal: {frame: …}"), "elements": .init("views"),
      "view": .init("views"), "segues": .init("links"), "name": .init("id", "title"),
      "UIAlertController": .init("alert", "actionSheet"), "supportedInterfaceOrientations": .init("orientation"),
      "hidesBottomBarWhenPushed": .init("tabBar: none"),
    ],
    "alert": [
      "preferredStyle": .init(
        note: Message(
          en: "the key that holds it says so: `alert: {…}` or `actionSheet: {…}` of the screen",
          zhHans: "由界面中的键决定：`alert: {…}` 或 `actionSheet: {…}`"))
    ],
    "navigationBar": ["titleTextAttributes": .init("titleColor", "titleFont")],
  ]

  private static let bar = Message(
    en: "a bar is no view: it stands beside `views`, as `navigationBar`, `toolbar` or `tabBar` of the screen",
    zhHans: "栏不是视图：应写在 `views` 旁，作为界面的 `navigationBar`、`toolbar` 或 `tabBar`")
  private static let alert = Message(
    en: "an alert is no view: it stands beside `views`, as `alert` or `actionSheet` of the screen",
    zhHans: "提醒不是视图：应写在 `views` 旁，作为界面的 `alert` 或 `actionSheet`")

  private static let viewKinds: [String: ForeignName] = [
    "list": .init("table", "collection"), "grid": .init("collection"), "row": .init("cell", "stack"),
    "column": .init("stack"),
    "text": .init("label", "textView"), "input": .init("textField"), "textinput": .init("textField"),
    "dropdown": .init("picker"), "select": .init("picker"), "checkbox": .init("switch"),
    "radio": .init("segmentedControl"), "segmented": .init("segmentedControl"), "tabs": .init("segmentedControl"),
    "header": .init("label", "group"), "footer": .init("label", "group"), "heading": .init("label"),
    "container": .init("group"), "box": .init("group"), "rectangle": .init("group"), "div": .init("group"),
    "uitableviewcontroller": .init("table"), "uicollectionviewcontroller": .init("collection"),
    "uiviewcontroller": .init(
      note: Message(
        en: "a view controller is a screen: an entry of `screens`, or a file that begins with `screen: ID`",
        zhHans: "视图控制器对应界面：`screens` 中的一项，或以 `screen: ID` 开头的文件")),
    "navbar": .init(note: bar), "navigationbar": .init(note: bar), "uinavigationbar": .init(note: bar),
    "tabbar": .init(note: bar), "uitabbar": .init(note: bar), "toolbar": .init(note: bar),
    "uitoolbar": .init(note: bar), "statusbar": .init(note: bar), "alert": .init(note: alert),
    "uialertcontroller": .init(note: alert), "uialertview": .init(note: alert), "actionsheet": .init(note: alert),
    "uiactionsheet": .init(note: alert),
  ]
}
