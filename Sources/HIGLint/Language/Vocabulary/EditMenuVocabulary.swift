/// The menu over selected content.
extension Vocabulary {
  static let editMenuTypes: [NodeType] = [
    NodeType(
      "editMenu", "The menu over selected content: Cut, Copy, Paste and the app's own commands", shorthand: "items",
      fields: [
        Field("items", .list(.node("editCommand")), "The app's own commands, or all commands in their order").also(
          "customItems", "commands"),
        Field("system", .list(.openWord(.editCommand)), "The commands of the system that are shown").also(
          "systemItems"),
        Field("states", .list(.node("editMenuState")), "What it shows, by whether something is selected"),
        Field("gestures", .list(.openWord(.menuGesture)), "The gestures that bring it up").also("openedBy"),
        Field("doubleTapSelects", .openWord(.doubleTapSelection), "What a double tap selects").also(
          "defaultSelection"),
        Field("targetFrame", .node("frame"), "The rectangle that it points at").also("targetRect"),
        Field("backgroundColor", .opaque, "A colour of its own, which the system does not take").also(
          "background", "color"),
        Field("textColor", .opaque, "A colour of its titles, which the system does not take"),
        Field("tint", .opaque, "A tint of its own, which the system does not take").also("tintColor"),
        Field("cornerRadius", .opaque, "Corners of its own, which the system does not take"),
        Field("shape", .opaque, "A shape of its own, which the system does not take"),
        Field("font", .opaque, "A font of its own, which the system does not take"),
        Field("border", .opaque, "A line around it, which the system does not draw"),
      ]),
    NodeType(
      "editMenuState", "What an edit menu shows in one situation", shorthand: "commands", nameField: "selection",
      fields: [
        Field("selection", .openWord(.editSelection), "Whether something is selected"),
        Field("clipboard", .openWord(.clipboard), "Whether there is something to paste"),
        Field("commands", .list(.node("editCommand")), "The commands in their order").also("items"),
      ]),
    NodeType(
      "editCommand", "A command of an edit menu: one of the system's by its name, or one of the app's own",
      shorthand: "system",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field("system", .openWord(.editCommand), "The name of the system's command").also("command", "name"),
        Field("title", .text, content: true, "The title of one of the app's own").also("custom"),
        Field("action", .string, "What it does, as the code would call it"),
        Field("opens", .string, "The id of the screen that it opens"),
        Field("actsOn", .openWord(.editTarget), "What it changes or uses").also("target"),
      ]),
  ]
}

extension Enumeration {
  static let editCommand = Enumeration(
    "edit command",
    [
      "cut", "copy", "paste", "select", "selectAll", "delete", "replace", "lookUp", "define", "share", "bold", "italic",
      "underline", "format",
    ],
    also: [
      "cut": ["Cut", "剪切"], "copy": ["Copy", "拷贝", "复制"], "paste": ["Paste", "粘贴"],
      "select": ["Select", "选择"], "selectAll": ["Select All", "select all", "all", "全选"],
      "delete": ["Delete", "删除"], "replace": ["Replace", "Replace…", "替换", "替换…"],
      "lookUp": ["Look Up", "lookup", "查询"], "define": ["Define"],
    ])
  static let editSelection = Enumeration(
    "selection", ["none", "some"],
    also: [
      "none": [
        "nothing", "empty", "no", "false", "noSelection", "insertionPoint", "caret", "cursor", "unselected", "无",
        "未选中",
      ],
      "some": [
        "text", "any", "selected", "true", "yes", "word", "words", "range", "partial", "part", "all", "object", "item",
        "image", "shape", "cell", "selection", "有", "已选中",
      ],
    ])
  static let clipboard = Enumeration(
    "clipboard", ["empty", "filled"],
    also: [
      "empty": ["none", "nothing", "no", "false", "空"],
      "filled": ["some", "text", "image", "full", "any", "yes", "true", "hasContent"],
    ])
  static let menuGesture = Enumeration(
    "gesture for a menu", ["longPress", "doubleTap", "tap", "tripleTap", "press", "swipe"],
    also: [
      "longPress": ["touchAndHold", "touchHold", "tapAndHold", "hold", "pressAndHold", "长按", "按住"],
      "doubleTap": ["tapTwice", "双击", "轻点两下"], "tap": ["singleTap"], "press": ["forceTouch", "deepPress"],
    ])
  static let doubleTapSelection = Enumeration(
    "selection of a double tap", ["word", "line", "sentence", "paragraph", "object", "shape", "cell", "all", "none"],
    also: ["none": ["nothing", "no", "false", "无"]])
  static let editTarget = Enumeration(
    "target of a command", ["selection", "document", "app", "navigation", "account"],
    also: [
      "selection": [
        "selected", "selectedText", "selectedContent", "selectedItem", "selectedObject", "text", "object", "word",
        "image", "shape", "item", "content",
      ],
      "document": ["file", "book", "wholeDocument", "everything", "all"],
      "app": ["application", "settings", "system", "wholeApp"],
      "navigation": ["screen", "page", "view", "library", "home", "tab"],
    ])
}
