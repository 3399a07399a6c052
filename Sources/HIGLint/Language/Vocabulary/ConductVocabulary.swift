/// The conduct of an app: when it is left, when something goes wrong, in the App Store, and when it asks for a rating.
extension Vocabulary {
  static let conductTypes: [NodeType] = [
    NodeType(
      "lifecycle", "What happens when people leave the app and come back",
      fields: [
        Field("restoresState", .bool, "Whether it comes back as it was left"),
        Field("saves", .openWord(.dataSaving), "When it saves what people have made"),
        Field("continues", .list(.openWord(.backgroundTask)), "What people expect to go on while they use another app"),
        Field("backgroundModes", .list(.openWord(.backgroundMode)), "What it may do in the background"),
      ] + leavingFields),
    NodeType(
      "appError", "Something that can go wrong, and what people are told then", nameField: "id",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field(
          "scope", .openWord(Enumeration("scope of an error", ["all", "feature"])),
          "Whether the whole app stops working then, or one function"),
        Field("feature", .string, "The function that does not work then"),
        Field("trigger", .openWord(.errorTime), "When people are told"),
        Field("presentation", .openWord(.errorPresentation), "How people are told"),
        Field("message", .text, content: true, "What has happened, in words for people"),
        Field("suggestion", .text, content: true, "What people can do"),
        Field("handling", .openWord(.errorHandling), "What the app does"),
      ]),
    NodeType(
      "store", "What people read about the app in the App Store", shorthand: "description",
      fields: [
        Field("description", .text, "What people read there about the app"),
        Field("subtitle", .text, "The line below the app's name").also("promotionalText"),
        Field("keywords", .list(.string), "The words by which people find it"),
        Field("version", .string, "The version that all this is about"),
        Field("releaseNotes", .text, "What is new in this version").also(
          "whatsNew", "whatIsNew", "updateNotes", "changelog", "changes"),
        Field("fixes", .list(.node("storeFix")), "The mistakes that this version mends").also(
          "bugFixes", "fixedBugs", "bugsFixed"),
        Field("license", .text, "The licence agreement shown there, or a file with it"),
      ]),
    NodeType(
      "storeFix", "A mistake that a version mends", shorthand: "title",
      fields: [
        Field("title", .string, "What was wrong").also("name", "description", "bug", "issue"),
        Field("reports", .number(0...1e9), "How many people have reported it").also("reportedBy"),
        Field("awaited", .bool, "Whether people have waited for it").also("expected", "requested"),
      ]),
    NodeType(
      "ratingPrompt", "How the app asks for a rating", shorthand: "trigger",
      fields: [
        Field(
          "api",
          .word(
            Enumeration(
              "rating prompt", ["system", "custom"],
              also: [
                "system": ["systemPrompt", "storeKit", "SKStoreReviewController"],
                "custom": ["own", "alert", "modal", "sheet", "view", "customAlert", "ownAlert", "thirdParty"],
              ])), "The system's prompt, or one of its own"),
        Field("trigger", .openWord(.ratingTrigger), "The event that brings it up").also("event"),
        Field("at", .openWord(.ratingMoment), "What people are in the midst of, or have just finished").also("moment"),
        Field("screen", .string, "The screen that it comes up on"),
        Field("after", .node("ratingThreshold"), "How much people have used the app before the first time"),
        Field("minDaysOfUse", .number(0...1e6), "The days of use before the first time")
          .also("afterDays", "minDays", "days", "daysOfUse"),
        Field("minSessions", .number(0...1e6), "The sessions before the first time").also("afterSessions", "sessions"),
        Field("minLaunches", .number(0...1e6), "The launches before the first time").also("afterLaunches", "launches"),
        Field("minTasks", .number(0...1e6), "The tasks finished before the first time").also("afterTasks", "tasks"),
        Field("minPages", .number(0...1e6), "The pages seen before the first time").also("afterPages", "pages"),
        Field("repeats", .openWord(.ratingRepetition), "When it comes again").also("repeat", "repetition"),
        Field("repeatRequiresEngagement", .bool, "Whether it comes again only after more use"),
        Field("interval", .duration, "The time between two of them")
          .also("minDaysBetween", "daysBetween", "intervalDays", unit: 86400),
        Field("remindAfter", .duration, "When it comes again after “Later”")
          .also("remindAfterDays", "remindLaterDays", unit: 86400),
        Field("perYear", .number(0...1000), "How often it comes at most in 365 days")
          .also("maxPerYear", "timesPerYear", "promptsPerYear"),
        Field("dismissible", .bool, "Whether one tap closes it").also("dismissable", "canDismiss", "closable"),
        Field(
          "review", .openWord(Enumeration("written review", ["optional", "required", "none"])),
          "Whether it asks for a written review"),
        Field("reviewTextRequired", .bool, "Whether one must write a review to give a rating")
          .also("commentRequired", "requiresComment", "requiresReview"),
        Field("honoursSettings", .bool, "Whether it respects that people have turned such prompts off")
          .also("honorsSettings", "respectsSettings"),
      ]),
    NodeType(
      "ratingThreshold", "How much people must have used the app before something happens",
      fields: [
        Field("time", .duration, "Since they first opened it"),
        Field("sessions", .number(0...1e6), "How often they have used it"),
        Field("launches", .number(0...1e6), "How often it was launched"),
        Field("tasks", .number(0...1e6), "How many tasks they have finished"),
        Field("pages", .number(0...1e6), "How many pages they have seen"),
      ]),
  ]

  /// The fields of `app` about its conduct.
  static let conductFields: [Field] = [
    Field("lifecycle", .node("lifecycle"), "What happens when people leave it and come back")
      .withParts("backgroundModes"),
    Field("errors", .list(.node("appError")), "What can go wrong, and what people are told then"),
    Field("store", .node("store"), "How it is described in the App Store"),
    Field("ratingPrompt", .node("ratingPrompt"), "How it asks for a rating; `none` says that it never does"),
  ]
}

extension Enumeration {
  static let dataSaving = Enumeration("time of saving", ["continuously", "onBackground", "onQuit", "manual"])
  static let backgroundTask = Enumeration(
    "task in the background", ["audio", "navigation", "calls", "download", "upload", "workout", "recording"])
  static let backgroundMode = Enumeration(
    "background mode", ["audio", "location", "voip", "fetch", "remoteNotification", "bluetooth", "transfer"])
  static let errorTime = Enumeration("time of an error", ["use", "launch", "appear", "background"])
  static let errorPresentation = Enumeration(
    "presentation of an error", ["screen", "inline", "banner", "alert", "none"])
  static let errorHandling = Enumeration(
    "handling of an error", ["showMessage", "retry", "ignore", "restart", "quit", "terminate"])
  static let ratingTrigger = Enumeration(
    "event before a rating",
    [
      "taskCompleted", "levelCompleted", "milestone", "goalReached", "contentFinished", "launch", "firstLaunch",
      "onboarding", "appear", "buttonTap", "timer", "random",
    ])
  static let ratingMoment = Enumeration(
    "moment of a rating",
    [
      "betweenTasks", "betweenLevels", "afterTask", "afterLevel", "afterSave", "idle", "summary", "duringTask",
      "duringTyping", "duringPlayback", "duringGame",
    ])
  static let ratingRepetition = Enumeration(
    "repetition of a rating",
    ["never", "afterInterval", "afterMoreUse", "everyLaunch", "everySession", "everyTask", "untilRated"],
    also: ["never": ["once"]])
}
