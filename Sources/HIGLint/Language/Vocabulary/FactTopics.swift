import HIGReading

extension Vocabulary {
  /// The names of the derived facts by what they are about, as a page lists them. A fact of that name belongs to the
  /// topic whatever object has it; a test holds the lists complete.
  package static let factTopics: [(title: Message, names: [String])] = [
    (
      Message(en: "Every object", zhHans: "所有对象"),
      [
        "nodeType", "path", "parent", "screen", "app", "depth", "siblings", "position", "hasContent", "statements",
        "unreadStatements",
      ]
    ),
    (
      Message(en: "The app, its screens and their states", zhHans: "应用、界面及其状态"),
      [
        "screens", "statesNoScreens", "imported", "derivedRole", "presentedAs", "state", "base", "isVariant",
        "withVariants", "isRestated", "lasting", "shape", "panels", "alerts", "usedNames", "ownDefinitions",
        "countsSteps", "dataUsers",
      ]
    ),
    (
      Message(en: "What lies on a screen", zhHans: "界面上的内容"),
      [
        "allViews", "hasAllViews", "descendants", "ancestors", "viewCount", "kinds", "brandViews", "isBrand",
        "bareIcons",
        "iconControls", "showsCount", "showsLabels", "placedViews", "allItems",
      ]
    ),
    (
      Message(en: "Places and sizes", zhHans: "位置与尺寸"),
      [
        "width", "height", "absoluteX", "absoluteY", "hitWidth", "hitHeight", "contentTop", "contentHeight",
        "inScroller", "viewportWidth", "deviceWidth", "deviceHeight", "horizontalClass", "verticalClass",
        "deviceHorizontalClass", "deviceVerticalClass", "magnification",
      ]
    ),
    (
      Message(en: "What can be seen and used", zhHans: "是否可见与可用"),
      [
        "visible", "decorative", "disabled", "interactive", "tappable", "inControl", "isDescribed", "isLabelled",
      ]
    ),
    (
      Message(en: "Controls, entries and gestures", zhHans: "控件、输入与手势"),
      [
        "controls", "controlCount", "controlKinds", "controlWords", "controlShapes", "customControls", "setOffButtons",
        "usableElements", "takesTouches", "tapViews", "touchables", "commands", "inputs", "inputCount",
        "requiredInputs",
        "gestureUses", "taker", "peeks",
      ]
    ),
    (
      Message(en: "Colours and contrast", zhHans: "颜色与对比度"),
      [
        "contrast", "leastContrast", "bestContrast", "contrastAppearance", "foreground", "effectiveColor", "drawnColor",
        "effectiveBackground", "nearestBackground", "unstatedBackground", "veil", "opacity", "plainColor",
        "contentColors", "titleColors", "keyColors", "customColors", "controlTints", "areaColors", "symbolColors",
        "textColors", "barColors", "sharedBarColors",
      ]
    ),
    (
      Message(en: "Texts", zhHans: "文本"),
      [
        "value", "language", "languages", "all", "field", "owner", "isBlank", "isUnknown", "isMap", "isRepeated",
        "texts",
        "textWords", "textHan",
      ]
    ),
    (
      Message(en: "Fonts and text sizes", zhHans: "字体与字号"),
      [
        "fontSize", "fontWeight", "pointSize", "weightNumber", "typeface", "styleName", "typefaces", "typeStyles",
        "weights", "styledTextCount", "sizedTextCount", "firstSizedText", "styles", "style", "textSize", "previous",
      ]
    ),
    (
      Message(en: "Ways between screens", zhHans: "界面之间的路径"),
      ["destinations", "ways", "steps", "tabTargets", "modalTransitions", "reachedScreens"]
    ),
    (Message(en: "Images and sounds", zhHans: "图像与声音"), ["isInCatalog", "playingTime", "encoding"]),
  ]
}
