/// Screens, their bars, and the things that they present.
extension Vocabulary {
  private static let barFields: [Field] = [
    Field("id", .identifier, "Its id"),
    Field("tint", .color, .inherited, "The tint of its buttons"),
    Field("background", .node("background"), "The bar's tint"),
    Field("translucent", .bool, "Whether content shows through"),
    Field("hidden", .bool, .bool(false), "Whether it is not shown"),
    Field("image", .node("image"), "An image drawn as its background"),
    Field("height", .number(0...1e6), "Its height in points, where it is not the system's"),
    Field("frame", .node("frame"), "Its frame, if it is not at its place; in the screen's points"),
  ]

  static let screenTypes: [NodeType] = [
    NodeType(
      "screen", "One screen of the app",
      fields: [
        Field("id", .identifier, .required, "Unique within the app"),
        Field("title", .text, "What the screen is called"),
        Field("role", .openWord(.screenRole), "What it is for"),
        Field("device", .word(.device), "The device it is drawn for: gives size and scale"),
        Field("size", .node("size"), "Its size in points"),
        Field("scale", .number(0.5...10), "Pixels per point"),
        Field("orientation", .word(.orientation), "How the device is held"),
        Field("sizeClass", .node("sizeClass"), "Its size classes"),
        Field(
          "layout", .word(Enumeration("layout", ["auto", "fixed"])),
          "Whether constraints place its views, or fixed frames"),
        Field(
          "multitasking", .word(Enumeration("multitasking", ["splitView", "slideOver"])),
          "How it shares the screen of an iPad"),
        Field("appearance", .list(.word(.appearance)), .inherited, "Light, dark or both"),
        Field("textSize", .word(.textSize), "The text size set in Settings"),
        Field("background", .node("background"), .inherited, "What lies behind everything"),
        Field("tint", .color, .inherited, "The tint of its controls"),
        Field("statusBar", .node("statusBar"), "The status bar"),
        Field("navigationBar", .node("navigationBar"), "The navigation bar"),
        Field("toolbar", .node("toolbar"), "The toolbar"),
        Field("tabBar", .node("tabBar"), "The tab bar"),
        Field("searchBar", .node("searchBar"), "The search bar"),
        Field("views", .list(.node("view")), "The views, from back to front"),
        Field("presentation", .word(.presentation), "How it is shown"),
        Field("modal", .node("modal"), "How it is shown as a modal"),
        Field("alert", .node("alert"), "An alert over it"),
        Field("actionSheet", .node("alert"), "An action sheet over it"),
        Field("popover", .node("popover"), "A popover over it"),
        Field("links", .list(.node("link")), "Where one gets from here"),
        Field("uses", .list(.string), "The personal data it uses"),
        Field("loading", .node("loading"), "What is shown while it loads"),
        Field("requiresLogin", .bool, "Whether only people who have signed in get to it"),
        Field("restores", .list(.openWord(.restoredState)), "What is as it was left when people come back"),
        Field("gestures", .list(.node("gesture")), "The gestures it takes"),
        Field("onAppear", .list(.string), "What happens when it appears"),
        Field("animations", .list(.node("animation")), "The animations on it"),
        Field("states", .map(.opaque), "The screen in other states"),
        Field("variants", .list(.opaque), "The screen on other devices"),
        Field("keyboardHeight", .number(0...2000), "How high the keyboard is while it shows, in points"),
        Field("override", .map(.opaque), "In a state or variant: what differs in single views"),
        Field("source", .node("importSource"), "Where an imported screen came from"),
      ],
      facts: screenFacts),
    NodeType(
      "sizeClass", "Size classes",
      fields: [
        Field("horizontal", .word(.sizeClass), "Across"), Field("vertical", .word(.sizeClass), "Down"),
      ]),
    NodeType(
      "statusBar", "The status bar",
      fields: [
        Field("style", .word(.statusBarStyle), "The colour of its content"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown"),
      ]),
    NodeType(
      "navigationBar", "A navigation bar", shorthand: "title",
      fields: [
        Field("title", .text, content: true, "Its title"),
        Field("titleColor", .color, "The colour of its title"),
        Field("titleFont", .node("font"), "The font of its title"),
        Field("prompt", .text, content: true, "A line above the title"),
        Field("left", .list(.node("barItem")), "The items on the left"),
        Field("right", .list(.node("barItem")), "The items on the right"),
        Field("back", .node("backItem"), "The back button"),
        Field("swipeBack", .bool, "Whether a swipe from the left edge goes back"),
      ] + barFields, facts: barFacts),
    NodeType(
      "toolbar", "A toolbar", shorthand: "items",
      fields: [Field("items", .list(.node("barItem")), "Its items")] + barFields, facts: barFacts),
    NodeType(
      "tabBar", "A tab bar", shorthand: "items",
      fields: [
        Field("items", .list(.node("barItem")), "Its tabs"),
        Field("selected", .string, "The selected tab: its id, or its index from 0"),
        Field("source", .node("importSource"), "Where an imported bar came from"),
      ] + barFields, facts: barFacts),
    NodeType(
      "searchBar", "A search bar", shorthand: "placeholder",
      fields: [
        Field("placeholder", .text, content: true, "The text of an empty field"),
        Field("prompt", .text, "A line above the field"),
        Field("scopes", .list(.text), "The scopes to choose from"),
        Field("clearButton", .word(.clearButton), "When it shows the button that empties it"),
      ] + barFields, facts: barFacts),
    NodeType(
      "barItem", "A button or tab of a bar", shorthand: "title",
      fields: [
        Field("id", .identifier, "Unique within the screen"),
        Field("title", .text, content: true, "Its title"),
        Field("icon", .node("icon"), content: true, "Its icon"),
        Field("image", .node("image"), content: true, "Its image"),
        Field("action", .string, "What it does"),
        Field("opens", .string, "The screen that it opens"),
        Field("transition", .word(.transition), "How that screen comes"),
        Field("role", .openWord(.viewRole), "What it is for"),
        Field("enabled", .bool, .bool(true), "Whether it can be used"),
        Field("selected", .bool, .bool(false), "Whether it is selected"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown"),
        Field("color", .color, "A colour of its own"),
        Field("font", .node("font"), "A font of its own"),
        Field("tint", .color, .inherited, "A tint of its own"),
        Field("badge", .opaque, "The badge on a tab"),
        Field("kind", .word(.viewKind), "What it is, if not a button: a segmentedControl, a label"),
        Field("background", .node("background"), "A background of its own"),
        Field("border", .node("border"), "A line around it"),
        Field("accessibility", .node("accessibility"), content: true, "What VoiceOver says"),
        Field("frame", .node("frame"), "Its frame, if custom"),
        Field("source", .node("importSource"), "Where an imported item came from"),
      ],
      facts: barItemFacts + barItemVoiceOverFacts),
    NodeType(
      "backItem", "A back button", shorthand: "title",
      fields: [
        Field("title", .text, content: true, "Its title"),
        Field("icon", .node("icon"), content: true, "Its icon"),
        Field("target", .string, "The screen that it goes back to"),
        Field("action", .string, "What it does"),
        Field("color", .color, "A colour of its own"),
        Field("tint", .color, .inherited, "A tint of its own"),
        Field("enabled", .bool, .bool(true), "Whether it can be used"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown"),
        Field("accessibility", .node("accessibility"), content: true, "What VoiceOver says"),
      ],
      facts: barItemFacts),
    NodeType(
      "modal", "How a modal is shown", shorthand: "style",
      fields: [
        Field("style", .word(.modalStyle), "Its style"),
        Field("transition", .word(.transition), "How it comes"),
        Field("dismissTransition", .word(.transition), "How it goes, if not as it came"),
        Field("dismiss", .list(.string), "What closes it"),
        Field("title", .text, "Its title"),
        Field("reason", .string, "Why it is a modal: attention, selfContainedTask, saveData"),
        Field("frame", .node("frame"), "Where on the device's screen it is shown, in points"),
        Field("dimming", .number(0...1), "How much it darkens what it leaves uncovered, 0 to 1"),
        Field("covers", .string, "In the current context: the pane, popover or view that it covers"),
      ]),
    NodeType(
      "alert", "An alert or action sheet", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its id"),
        Field("title", .text, content: true, "Its title"),
        Field("message", .text, content: true, "Its message"),
        Field("actions", .list(.node("action")), "Its buttons"),
        Field("trigger", .string, "What brings it up"),
        Field(
          "frequency", .openWord(Enumeration("frequency", ["once", "everyLaunch", "repeat", "daily"])),
          "How often it comes up"),
      ]),
    NodeType(
      "popover", "A popover",
      fields: [
        Field("id", .identifier, "Its id"), Field("from", .string, "The view it points at"),
        Field("size", .node("size"), "Its size in points"),
        Field("frame", .node("frame"), "Its frame in the screen's points"),
        Field("title", .text, content: true, "Its title"),
        Field("opens", .string, "The screen in it"), Field("views", .list(.node("view")), "The views in it"),
      ]),
    NodeType(
      "action", "A button of an alert or menu", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its id"),
        Field("title", .text, content: true, "Its title"),
        Field("style", .word(.actionStyle), "Default, cancel or destructive"),
        Field("action", .string, "What it does"),
        Field("opens", .string, "The screen that it opens"),
        Field("preferred", .bool, "Whether it is the preferred one"),
        Field("background", .opaque, "A background of its own, which the system does not take"),
        Field("border", .opaque, "A line around it, which the system does not draw"),
        Field("enabled", .bool, .bool(true), "Whether it can be used"),
      ]),
    NodeType(
      "link", "A way from a screen to another", shorthand: "to", nameField: "to",
      fields: [
        Field("to", .string, .required, "The screen it leads to"),
        Field("by", .string, "What one does: a view's id, an action"),
        Field("transition", .word(.transition), "How the screen comes"),
        Field("after", .duration, "For a way that is taken by itself: after which time"),
        Field("closes", .string, "What closes before the screen comes: popover, modal, none"),
      ]),
    NodeType(
      "loading", "What is shown while a screen loads", shorthand: "indicator",
      fields: [
        Field("indicator", .word(.loadingIndicator), "What is shown"),
        Field("expected", .duration, "How long it takes"),
        Field("blocking", .bool, "Whether nothing can be done meanwhile"),
        Field("appears", .word(.loadingAppearance), "Whether the screen shows at once, or when all is there"),
        Field("shows", .list(.openWord(.loadingContent)), "What people see meanwhile, besides the indicator"),
        Field(
          "style", .word(Enumeration("loading style", ["standard", "custom"])), "The system's look, or the app's own"),
        Field("replaces", .word(.placeholderReplacement), "When placeholders give way to the content"),
        Field("ahead", .string, "The screen during which it is loaded already, or none"),
      ]),
  ]
}

extension Enumeration {
  static let loadingAppearance = Enumeration("appearance of a loading screen", ["immediately", "afterLoad"])
  static let loadingContent = Enumeration(
    "content while loading", ["placeholder", "tips", "video", "animation", "game", "illustration", "text", "logo"])
  static let placeholderReplacement = Enumeration(
    "replacement of placeholders", ["asLoaded", "allAtOnce", "never"])
  static let restoredState = Enumeration("restored state", ["scroll", "selection", "text", "playback", "tab", "page"])
}
