/// The start of an app: its launch file, the things that it explains at first and asks people to set up.
extension Vocabulary {
  static let launchTypes: [NodeType] = [
    NodeType(
      "launch", "What people see while the app starts", shorthand: "file",
      fields: [
        Field("file", .string, "The launch storyboard, or the launch image").also("storyboard"),
        Field("orientation", .word(.launchOrientation), "The orientation that it starts in"),
      ]),
    NodeType(
      "onboarding", "What the app explains before people first use it", shorthand: "pages",
      fields: [
        Field("skippable", .bool, "Whether people can leave it at any time"),
        Field("shows", .openWord(.onboardingTime), "When it is shown").also("shown", "when", "frequency", "shownAt"),
        Field("screens", .list(.string), "The ids of the screens that it consists of"),
        Field("pages", .list(.node("onboardingPage")), "Its pages, in their order"),
        Field("tips", .list(.node("tip")), "Hints about single functions").also("help", "hints", "coachMarks"),
        Field("guides", .list(.node("guide")), "The tasks that it guides people through"),
      ]),
    NodeType(
      "onboardingPage", "A page of the onboarding", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("title", .text, content: true, "What stands at the top of the page"),
        Field("text", .text, content: true, "What it explains"),
        Field("topic", .openWord(.onboardingTopic), "What it is about"),
        Field("media", .openWord(.onboardingMedia), "What it shows besides its text"),
        Field("image", .node("image"), content: true, "The image on it"),
        Field("interactive", .bool, "Whether people try out on it what it explains"),
        Field("screen", .string, "The screen that draws it"),
      ]),
    NodeType(
      "tip", "A hint about a function, shown where it is of use", shorthand: "text",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field("text", .text, content: true, "What it says"),
        Field("trigger", .openWord(.helpTime), "When it is shown"),
        Field("screen", .string, "The screen that it is shown on"),
      ]),
    NodeType(
      "guide", "A task that people are guided through, step by step", nameField: "task",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field("task", .string, "What people learn to do with it"),
        Field("steps", .list(.text), "What each step says"),
        Field("form", .openWord(Enumeration("form of guidance", ["overlay", "text", "video"])), "How it is shown"),
      ]),
    NodeType(
      "settings", "What people can set", shorthand: "items",
      fields: [Field("items", .list(.node("setting")), "All of the settings")]),
    NodeType(
      "setting", "Something that people can set", shorthand: "id",
      fields: [
        Field("id", .identifier, "Its id: that of the view that sets it, if there is one"),
        Field("title", .text, content: true, "What it is called"),
        Field("default", .opaque, "Its value before anybody has set it, or none"),
        Field(
          "place", .word(.settingPlace),
          "Where it is set: on the main screens, on a settings screen of the app, or in the Settings app"
        ).also("location", "where"),
        Field("frequency", .openWord(.settingFrequency), "How often people change it").also(
          "changed", "changeFrequency"),
        Field("primaryTask", .bool, "Whether it is part of what people mainly do"),
        Field("usedBy", .openWord(Enumeration("share of people", ["most", "some", "few"])), "Who changes it"),
        Field("askedAt", .openWord(.settingTime), "When the app asks for it by itself"),
        Field("requiredAtLaunch", .bool, "Whether the app can't be used before it is set")
          .also("requiredAtFirstLaunch", "requiredOnLaunch", "required", "mandatory"),
        Field("saved", .openWord(.settingSaving), "When the app stores what was entered"),
      ]),
  ]

  /// The fields of `app` about its start.
  static let launchFields: [Field] = [
    Field("launch", .node("launch"), "How it starts"),
    Field(
      "onboarding", .node("onboarding"), "What it explains before its first use; `none` says that it explains nothing"),
    Field("settings", .node("settings"), "What people can set"),
  ]
}

extension Enumeration {
  static let launchOrientation = Enumeration(
    "orientation at launch", ["current"] + Enumeration.orientation.words)
  static let onboardingTime = Enumeration(
    "time of the onboarding", ["once", "everyLaunch", "afterUpdate", "onRequest"],
    also: [
      "once": ["firstLaunch", "onFirstLaunch", "atFirstLaunch", "firstLaunchOnly", "firstRun", "onlyOnce"],
      "everyLaunch": [
        "eachLaunch", "atEveryLaunch", "onEveryLaunch", "everyStart", "everyTime", "everyOpen", "always",
      ],
      "afterUpdate": ["update", "onUpdate", "newVersion"],
      "onRequest": ["manual", "manually", "onDemand", "fromHelp", "fromSettings"],
    ])
  static let onboardingTopic = Enumeration(
    "topic of a page", ["firstStep", "mainFeature", "detail", "settings", "marketing"])
  static let onboardingMedia = Enumeration(
    "medium of a page", ["animation", "video", "illustration", "image", "screenshot", "none"])
  static let helpTime = Enumeration("time of a hint", ["use", "launch", "firstLaunch", "onboarding", "onRequest"])
  static let settingPlace = Enumeration(
    "place of a setting", ["main", "screen", "bundle", "none"],
    also: [
      "main": ["mainScreen", "mainUI", "inline", "home"],
      "screen": ["settingsScreen", "inApp", "app", "separateScreen", "submenu"],
      "bundle": ["settingsBundle", "settingsApp", "systemSettings", "system"],
      "none": ["nowhere"],
    ])
  static let settingFrequency = Enumeration(
    "frequency of a change", ["often", "rare", "once"],
    also: [
      "often": ["frequent", "frequently", "daily", "everyDay", "always", "constantly", "everyTime", "everyUse"],
      "rare": ["rarely", "seldom", "never", "infrequent", "almostNever", "yearly"],
    ])
  static let settingTime = Enumeration("time of asking", ["launch", "firstLaunch", "onboarding", "use", "never"])
  static let settingSaving = Enumeration("time of saving", ["immediately", "onFinish", "never"])
}
