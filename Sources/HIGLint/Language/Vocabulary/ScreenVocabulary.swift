/// Screens, their bars, and the things that they present.
extension Vocabulary {
  private static let barFields: [Field] = [
    Field("id", .identifier, "Its id"),
    Field("tint", .color, .inherited, "The tint of its buttons").also("tintColor"),
    Field("background", .node("background"), "The colour behind its content: UIKit's bar tint").also(
      "barTintColor", "barTint", "backgroundColor"),
    Field("translucent", .bool, "Whether content shows through").also("isTranslucent"),
    Field("hidden", .bool, .bool(false), "Whether it is not shown").also("isHidden"),
    Field("image", .node("image"), "An image drawn as its background"),
    Field("height", .number(0...1e6), "Its height, where it is not the system's"),
    Field("frame", .node("frame"), "Its frame in the screen's points, if it is not at its place"),
  ]

  static let screenTypes: [NodeType] = [
    NodeType(
      "screen", "One screen of the app: what it shows, and where one gets from it",
      fields: [
        Field(
          "id", .identifier, .required,
          "Its name in links, unique within the app; at the top of a file it is written as `screen`"),
        Field("title", .text, "What the screen is called, where no navigation bar says it"),
        Field(
          "role", .openWord(.screenRole),
          "What it is for; where it is not stated, what lies on it may tell: see the fact `derivedRole`"),
        Field("purpose", .openWord(.screenPurpose), "What people do there, in a word: share, pick, edit"),
        Field("device", .word(.device), "The device it is drawn for: gives size and scale"),
        Field("size", .node("size"), "Its size in points, where no `device` says it"),
        Field("frame", .node("frame"), "Where it lies on the device's screen, if it does not fill it"),
        Field("scale", .number(0.5...10), "Pixels per point, where no `device` says it"),
        Field("orientation", .word(.orientation), "How the device is held"),
        Field("sizeClass", .node("sizeClass"), "Its size classes, where they are not those of its `device`"),
        Field(
          "layout", .word(Enumeration("layout", ["auto", "fixed"])),
          "Whether constraints place its views, or fixed frames"),
        Field(
          "multitasking", .word(Enumeration("multitasking", ["splitView", "slideOver"])),
          "How it shares the screen of an iPad"),
        Field(
          "appearance", .list(.word(.appearance)), .inherited,
          "The appearances it is drawn in: light, dark or both; colours are looked at in each"),
        Field("textSize", .word(.textSize), "The text size set in Settings that it is drawn with"),
        Field("background", .node("background"), .inherited, "What lies behind everything on it").also(
          "backgroundColor"),
        Field("tint", .color, .inherited, "The tint of its controls, where they state none of their own").also(
          "tintColor"),
        Field("statusBar", .node("statusBar"), "The status bar: the colour of what it shows, or that it is hidden")
          .withParts("statusBarStyle", "preferredStatusBarStyle", "statusBarHidden", "prefersStatusBarHidden"),
        Field("navigationBar", .node("navigationBar"), "The navigation bar; `none` says that there is none").withParts(
          "navigationItem.title", "navigationItem.prompt", "leftBarButtonItem", "leftBarButtonItems",
          "rightBarButtonItem", "rightBarButtonItems", "navigationItem.leftBarButtonItem",
          "navigationItem.leftBarButtonItems", "navigationItem.rightBarButtonItem",
          "navigationItem.rightBarButtonItems"),
        Field("toolbar", .node("toolbar"), "The toolbar at the bottom; `none` says that there is none").withParts(
          "toolbarItems"),
        Field("tabBar", .node("tabBar"), "The tab bar; `none` says that there is none").withParts(
          "tabBar.selectedIndex"),
        Field("searchBar", .node("searchBar"), "The search bar of the screen, or `none`"),
        Field("views", .list(.node("view")), "The views, from back to front; a list that is written is complete").also(
          "subviews"),
        Field("presentation", .word(.presentation), "How it is shown; without it the links that lead to it say"),
        Field("initial", .bool, "Whether the app begins with it").also("isInitial", "isEntry", "isFirst"),
        Field("autoAdvance", .duration, "For a screen that goes away by itself: after which time").also(
          "autoAdvances", "autoAdvanceAfter", "advancesAfter", "displayTime", "displayDuration"),
        Field("modal", .node("modal"), "How it is shown as a modal, and how people get out of it").withParts(
          "modalPresentationStyle", "modalTransitionStyle"),
        Field("alert", .node("alert"), "An alert that comes up over it"),
        Field("actionSheet", .node("alert"), "An action sheet that comes up over it"),
        Field("popover", .node("popover"), "A popover that comes up over it"),
        Field(
          "links", .list(.node("link")),
          "The ways that lead from here, besides `opens` of views and items; a list that is written is complete"),
        Field("uses", .list(.string), "The personal data it uses"),
        Field("loading", .node("loading"), "What people see while it loads"),
        Field("requiresLogin", .bool, "Whether only people who have signed in get to it"),
        Field("restores", .list(.openWord(.restoredState)), "What is as it was left when people come back"),
        Field("gestures", .list(.node("gesture")), "The gestures that it takes as a whole"),
        Field("multiTouch", .bool, "Whether several of its controls can be touched at the same time").also(
          "multipleTouch", "multipleTouchEnabled", "isMultipleTouchEnabled"),
        Field("onAppear", .list(.string), "What happens by itself when it appears, in a few words each"),
        Field("animations", .list(.node("animation")), "The animations on it"),
        Field(
          "states", .map(.opaque),
          "The screen in other states, by name: loading, empty, error; each replaces the fields that it states"),
        Field(
          "variants", .list(.opaque), "The same screen on another device, held otherwise, or with a larger text size"),
        Field("keyboardHeight", .number(0...2000), "How high the keyboard is while it shows"),
        Field("override", .map(.opaque), "In a state or variant: what differs in single views, by their ids"),
        Field("source", .node("importSource"), "Where an imported screen came from"),
      ] + routingOrderFields,
      facts: screenFacts),
    NodeType(
      "sizeClass", "The size classes in which a screen is drawn: compact or regular, across and down",
      fields: [
        Field("horizontal", .word(.sizeClass), "Across: compact or regular").also("width"),
        Field("vertical", .word(.sizeClass), "Down: compact or regular").also("height"),
      ]),
    NodeType(
      "statusBar", "The status bar above a screen",
      fields: [
        Field("style", .word(.statusBarStyle), "The colour of what it shows: dark on light ground, or light on dark")
          .also("statusBarStyle", "preferredStatusBarStyle"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown").also(
          "statusBarHidden", "prefersStatusBarHidden"),
      ]),
    NodeType(
      "navigationBar", "The navigation bar at the top of a screen", shorthand: "title",
      fields: [
        Field("title", .text, content: true, "The title in its middle: a word or two").also("navigationItem.title"),
        Field("titleColor", .color, "The colour of its title"),
        Field("titleFont", .node("font"), "The font of its title").also("font"),
        Field("prompt", .text, content: true, "A line above the title").also("navigationItem.prompt"),
        Field("left", .list(.node("barItem")), "The items on the left, besides the back button").also(
          "leftItems", "leftBarButtonItems", "navigationItem.leftBarButtonItems"
        ).alsoOne("leftBarButtonItem", "navigationItem.leftBarButtonItem"),
        Field("right", .list(.node("barItem")), "The items on the right, from the left").also(
          "rightItems", "rightBarButtonItems", "navigationItem.rightBarButtonItems"
        ).alsoOne("rightBarButtonItem", "navigationItem.rightBarButtonItem"),
        Field("back", .node("backItem"), "The back button, with the screen that it goes back to").also(
          "backButton", "backBarButtonItem"),
        Field("swipeBack", .bool, "Whether a swipe from the left edge goes back"),
      ] + barFields, facts: barFacts),
    NodeType(
      "barAppearance", "How all navigation bars, or all toolbars, of an app look",
      fields: [
        Field("tint", .color, "The tint of their buttons"),
        Field("background", .node("background"), "Their tint"),
        Field("translucent", .bool, "Whether content shows through"),
        Field("image", .node("image"), "An image drawn as their background"),
        Field("titleColor", .color, "For navigation bars: the colour of their titles"),
        Field("titleFont", .node("font"), "For navigation bars: the font of their titles"),
      ]),
    NodeType(
      "toolbar", "The toolbar at the bottom of a screen", shorthand: "items",
      fields: [Field("items", .list(.node("barItem")), "Its items, from the left").also("toolbarItems")] + barFields,
      facts: barFacts),
    NodeType(
      "tabBar", "The tab bar at the bottom of a screen", shorthand: "items",
      fields: [
        Field("items", .list(.node("barItem")), "Its tabs, from the left"),
        Field("selected", .string, "The selected tab: its id, or its index from 0").also(
          "selectedIndex", "tabBar.selectedIndex"),
        Field("source", .node("importSource"), "Where an imported bar came from"),
      ] + barFields, facts: barFacts),
    NodeType(
      "searchBar", "The search bar of a screen", shorthand: "placeholder",
      fields: [
        Field("placeholder", .text, content: true, "The text of an empty field"),
        Field("prompt", .text, "A line above the field"),
        Field("scopes", .list(.text), "The scopes to choose from").also("scopeButtonTitles"),
        Field("clearButton", .word(.clearButton), "When it shows the button that empties it"),
      ] + barFields, facts: barFacts),
    NodeType(
      "barItem", "A button of a navigation bar or toolbar, or a tab of a tab bar", shorthand: "title",
      fields: [
        Field("id", .identifier, "Unique within the screen"),
        Field(
          "title", .text, content: true, "Its title; an item with an icon needs none, if VoiceOver has a label for it"
        ).also("text"),
        Field("icon", .node("icon"), content: true, "Its icon").withParts("systemItem"),
        Field("image", .node("image"), content: true, "A picture in place of an icon"),
        Field("action", .string, "What a tap does, as the code would call it"),
        Field("opens", .string, "The id of the screen that it opens").also("target"),
        Field("transition", .word(.transition), "How that screen comes"),
        Field("role", .openWord(.viewRole), "What it is for, where its title and icon do not say it"),
        Field("enabled", .bool, .bool(true), "Whether it can be used").also("isEnabled"),
        Field("selected", .bool, .bool(false), "Whether it is selected"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown"),
        Field("color", .color, "A colour of its own, in place of the tint"),
        Field("font", .node("font"), "A font of its own"),
        Field("tint", .color, .inherited, "A tint of its own").also("tintColor"),
        Field("badge", .opaque, "The badge on a tab: a number or a short text").also("badgeValue"),
        Field("kind", .word(.viewKind), "What it is, if not a button: a segmentedControl, a label"),
        Field("selectable", .bool, "Whether people can select its title"),
        Field("editMenu", .node("editMenu"), "An edit menu over it"),
        Field("variant", .openWord(.badgeVariant), "For the badge of a Live Photo: which of the system's"),
        Field("live", .bool, "For the badge of a Live Photo: whether the photo is treated as alive").also("isLive"),
        Field("background", .node("background"), "A background of its own"),
        Field("border", .node("border"), "A line around it"),
        Field("cornerRadius", .number(0...100_000), "The radius of its corners in points"),
        Field("items", .list(.node("item")), "Of a segmented control in the bar: its segments"),
        Field("placeholder", .text, content: true, "Of a search field in the bar: the text of the empty field"),
        Field("value", .opaque, "Of a control in the bar: its value"),
        Field(
          "accessibility", .node("accessibility"), content: true,
          "What VoiceOver says of it: needed where it shows an icon of the app's own"),
        Field("frame", .node("frame"), "Its frame within the bar, if it is a view of the app's own"),
        Field("source", .node("importSource"), "Where an imported item came from"),
      ],
      facts: barItemFacts + barItemVoiceOverFacts),
    NodeType(
      "backItem", "The back button of a navigation bar", shorthand: "title",
      fields: [
        Field("title", .text, content: true, "Its title: by default that of the screen before"),
        Field("icon", .node("icon"), content: true, "Its icon"),
        Field("target", .string, "The screen that it goes back to"),
        Field("action", .string, "What it does, if not just to go back"),
        Field("color", .color, "A colour of its own"),
        Field("tint", .color, .inherited, "A tint of its own"),
        Field("enabled", .bool, .bool(true), "Whether it can be used"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown"),
        Field("accessibility", .node("accessibility"), content: true, "What VoiceOver says"),
      ],
      facts: barItemFacts),
    NodeType(
      "modal", "How a screen is shown as a modal, and how people get out of it", shorthand: "style",
      fields: [
        Field("style", .word(.modalStyle), "How it covers what lies below").also("modalPresentationStyle"),
        Field("transition", .word(.transition), "How the modal comes onto the screen").also("modalTransitionStyle"),
        Field("dismissTransition", .word(.transition), "How it goes, if not as it came"),
        Field("dismiss", .list(.string), "What closes it: the ids or actions of buttons, or a gesture"),
        Field("title", .text, "Its title, where no navigation bar says it"),
        Field("reason", .string, "Why it is a modal: attention, selfContainedTask, saveData"),
        Field("frame", .node("frame"), "Where on the device's screen it is shown"),
        Field("dimming", .number(0...1), "How much it darkens what it leaves uncovered: 0 is not at all, 1 is black"),
        Field("covers", .string, "In the current context: the pane, popover or view that it covers"),
      ]),
    NodeType(
      "alert", "An alert or an action sheet: what it says, and its buttons", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its name in links and answers"),
        Field("title", .text, content: true, "What it asks or tells, in one line"),
        Field("message", .text, content: true, "What people must know besides the title; a good title needs none"),
        Field("actions", .list(.node("action")), "Its buttons, in their order; a button may be its title alone").also(
          "buttons"),
        Field("trigger", .string, "What brings it up, in a word or two"),
        Field("from", .string, "For an action sheet on an iPad: the id of the view or bar item that it points at")
          .also("sourceView", "barButtonItem"),
        Field(
          "frequency", .openWord(Enumeration("frequency", ["once", "everyLaunch", "repeat", "daily"])),
          "How often it comes up"),
      ]),
    NodeType(
      "popover", "A popover over a screen: what it points at, and what is in it",
      fields: [
        Field("id", .identifier, "Its name in links and answers"),
        Field("from", .string, "The id of the view that it points at").also(
          "sourceView", "barButtonItem", "anchor", "pointsAt"),
        Field("size", .node("size"), "Its size"),
        Field("frame", .node("frame"), "Its frame in the screen's points"),
        Field("title", .text, content: true, "What stands at the top of the popover"),
        Field("opens", .string, "The id of the screen in it"), Field("views", .list(.node("view")), "The views in it"),
      ]),
    NodeType(
      "action", "A button of an alert, an action sheet or a menu", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its name in links and answers"),
        Field("title", .text, content: true, "Its title: a verb or two words that say what it does"),
        Field("style", .word(.actionStyle), "Default, cancel or destructive"),
        Field("action", .string, "What it does, as the code would call it"),
        Field("opens", .string, "The id of the screen that it opens"),
        Field("preferred", .bool, "Whether it is the preferred one, which iOS sets in bold"),
        Field("background", .opaque, "A background of its own, which the system does not take"),
        Field("border", .opaque, "A line around it, which the system does not draw"),
        Field("enabled", .bool, .bool(true), "Whether it can be used"),
      ]),
    NodeType(
      "link", "A way that leads from a screen to another", shorthand: "to", nameField: "to",
      fields: [
        Field("to", .string, .required, "The id of the screen it leads to"),
        Field("by", .string, "What one does: the id of a view or item, or an action"),
        Field("transition", .word(.transition), "How the screen comes; without it, it is pushed").also(
          "type", "presentation"),
        Field("after", .duration, "For a way that is taken by itself: after which time"),
        Field("closes", .openWord(.closing), "What closes before the screen comes").also("closesPopover"),
      ]),
    NodeType(
      "loading", "What people see while a screen loads", shorthand: "indicator",
      fields: [
        Field("indicator", .word(.loadingIndicator), "What is shown"),
        Field("expected", .duration, "How long it takes, as a rule"),
        Field("blocking", .bool, "Whether nothing can be done meanwhile"),
        Field("appears", .word(.loadingAppearance), "Whether the screen shows at once, or when all is there"),
        Field("shows", .list(.openWord(.loadingContent)), "What people see meanwhile, besides the indicator"),
        Field(
          "style", .word(Enumeration("loading style", ["standard", "custom"])), "The system's look, or the app's own"),
        Field("replaces", .word(.placeholderReplacement), "When placeholders give way to the content"),
        Field("ahead", .string, "The screen during which it is loaded already, or none").also("preload", "preloaded"),
      ]),
  ]
}

extension Enumeration {
  static let loadingAppearance = Enumeration("appearance of a loading screen", ["immediately", "afterLoad"])
  static let loadingContent = Enumeration(
    "content while loading", ["placeholder", "tips", "video", "animation", "game", "illustration", "text", "logo"])
  static let placeholderReplacement = Enumeration(
    "replacement of placeholders", ["asLoaded", "allAtOnce", "never"])
  static let screenPurpose = Enumeration(
    "purpose of a screen", ["share", "pick", "edit", "view", "compose"],
    also: ["share": ["sharing", "send", "shareSheet", "分享"], "pick": ["picker", "choose", "select"]])
  static let restoredState = Enumeration("restored state", ["scroll", "selection", "text", "playback", "tab", "page"])
}
