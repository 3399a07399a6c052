/// Running beside other apps.
extension Vocabulary {
  /// What happens when people change to another app, of an app and of one of its screens.
  static let leavingFields: [Field] = [
    Field("onBackground", .openWord(.backgroundConduct), "What it does when people change to another app")
      .also("onSwitch", "onLeave", "whenLeft", "didEnterBackground", "onEnterBackground", "enterBackground"),
    Field("onResume", .openWord(.resumption), "What people meet when they come back")
      .also(
        "onForeground", "onReturn", "resumesAt", "resumesTo", "willEnterForeground", "onEnterForeground",
        "enterForeground"),
    Field("onInterrupt", .openWord(.backgroundConduct), "What it does when a call or an alert breaks in")
      .also("onInterruption", "onCall", "whenInterrupted", "interruption", "interruptions"),
    Field("onInactive", .openWord(.backgroundConduct), "What it does when it is still in view but no longer active")
      .also("willResignActive", "onResignActive", "resignActive", "onInactivity"),
    Field("onActive", .openWord(.resumption), "What people meet when it is active again")
      .also("didBecomeActive", "onBecomeActive", "becomeActive"),
  ]

  static let multitaskingTypes: [NodeType] = [
    NodeType(
      "multitasking", "What it does beside other apps, and when people change to another", shorthand: "modes",
      fields: [
        Field("modes", .list(.openWord(.multitaskingMode)), "How it shares the screen of an iPad"),
        Field("splitView", .bool, "Whether it takes part in Split View"),
        Field("slideOver", .bool, "Whether it takes part in Slide Over"),
        Field("requiresFullScreen", .bool, "Whether it always takes the whole screen"),
        Field("supported", .bool, "Whether it stays alive when people change to another app").also(
          "supports", "enabled"),
        Field("restoresState", .bool, "Whether it comes back as it was left"),
        Field("exitsOnSuspend", .bool, "Whether it ends when people change to another app"),
      ] + leavingFields + [
        Field("screens", .list(.node("screenConduct")), "The screens that do otherwise"),
        Field("tasks", .list(.node("userTask")), "What people start and wait for").also("userTasks"),
        Field("backgroundModes", .list(.openWord(.backgroundMode)), "What it may do in the background"),
      ]),
    NodeType(
      "screenConduct", "What one screen does when people change to another app", nameField: "screen",
      fields: [
        Field("screen", .string, "The screen's id").also("id")
      ] + leavingFields),
    NodeType(
      "userTask", "Something that people start and wait for", shorthand: "kind",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field("kind", .openWord(.userTaskKind), "What it does").also("type"),
        Field("needsInput", .bool, "Whether it needs people before it is done")
          .also("needsUser", "needsInteraction", "requiresInput"),
        Field("background", .openWord(.userTaskInBackground), "What becomes of it when people change to another app")
          .also("onBackground", "inBackground"),
      ]),
  ]

  /// The fields of `app` about it.
  static let multitaskingFields: [Field] = [
    Field("multitasking", .node("multitasking"), "What it does when people change to another app")
  ]
}

extension Enumeration {
  static let multitaskingMode = Enumeration(
    "way of sharing the screen", ["splitView", "slideOver", "pictureInPicture"])
  static let backgroundConduct = Enumeration(
    "conduct when left", ["pause", "saveAndPause", "save", "continue", "stop", "reset", "ignore"],
    also: [
      "pause": ["pauses", "paused", "suspend", "pauseGame", "pausePlayback", "pauseTimer", "pauseRecording"],
      "saveAndPause": ["pauseAndSave", "pauseAndResume", "stopAndSave", "saveAndStop"],
      "continue": [
        "continues", "keepRunning", "keepPlaying", "keepGoing", "goOn", "run", "running", "play", "keepCounting",
      ],
      "stop": ["stops", "end", "cancel", "abort", "terminate", "quit", "lose", "forfeit"],
      "reset": ["restart", "discard", "clear"],
      "ignore": ["ignores", "ignored", "nothing", "none"],
    ])
  static let resumption = Enumeration(
    "point of return", ["lastScreen", "paused", "continue", "splash", "restart", "menu", "home", "login"],
    also: [
      "lastScreen": ["sameScreen", "lastPosition", "lastState", "restore", "restored", "previousScreen", "asLeft"],
      "paused": ["pause", "pauseScreen", "pauseMenu", "resumePaused"],
      "continue": ["continues", "resume", "play", "resumePlayback", "goOn"],
      "splash": ["splashScreen", "launch", "launchScreen", "launchAnimation", "intro"],
      "restart": [
        "relaunch", "reset", "restartFlow", "restartLevel", "startOver", "fromBeginning", "beginning", "newGame",
        "coldStart", "restartApp", "reload",
      ],
      "menu": ["mainMenu", "titleScreen"],
      "home": ["homeScreen", "firstScreen", "root", "start", "startScreen", "mainScreen"],
    ])
  static let userTaskKind = Enumeration(
    "kind of task", ["upload", "download", "export", "import", "sync", "payment", "processing", "send", "save"])
  static let userTaskInBackground = Enumeration(
    "task when left", ["finish", "continue", "suspend", "cancel"],
    also: [
      "finish": ["finishes", "complete", "completes", "finishInBackground"],
      "continue": ["continues", "keepRunning", "goOn", "run", "continueInBackground"],
      "suspend": ["suspends", "suspended", "pause", "pauses", "wait", "freeze", "paused"],
      "cancel": ["cancels", "cancelled", "canceled", "abort", "aborted", "stop", "stops", "discard", "lost", "fail"],
    ])
}
