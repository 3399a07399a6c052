/// Advertising.
extension Vocabulary {
  static let adsTypes: [NodeType] = [
    NodeType(
      "adPlacement", "Advertising that it shows, and how", shorthand: "kind",
      fields: [
        Field("id", .identifier, "Its id: that of the view that draws it, if there is one"),
        Field("kind", .openWord(.adKind), "Which banner: standard, medium rectangle or full screen")
          .also("type", "format"),
        Field("screen", .string, "The id of the screen that it is on, or comes up over"),
        Field(
          "presentation", .openWord(.adPresentation), "Of a full-screen one: whether it comes up modally, or as a page"),
        Field("trigger", .openWord(.adTrigger), "The event that brings it up").also(
          "event", "shows", "showsAt", "shownAt", "shownWhen", "showsWhen", "when"),
        Field("every", .duration, "The time from one to the next").also("interval"),
        Field("dismiss", .list(.string), "What closes it: the ids or actions of buttons, or a gesture").also(
          "closedBy", "dismissedBy", "closeButton"),
        Field("transition", .openWord(.adTransition), "How it comes and goes").also("animation"),
        Field("gestures", .list(.node("gesture")), "The gestures that it takes"),
        Field("orientations", .list(.word(.orientation)), "How the device may be held for it to be seen"),
        Field("onEngage", .openWord(.adEngagement), "What the app does while people look at it")
          .also("whileViewing", "whileEngaged", "onOpen", "onTap"),
        Field("cancelOn", .list(.openWord(.adCancelling)), "The events on which the app ends an ad that is looked at")
          .also(
            "cancelledOn", "canceledOn", "cancelsOn", "cancelsWhen", "cancelWhen", "cancelledWhen", "interruptedBy"),
        Field("persistent", .bool, "Whether it is always there").also("permanent", "alwaysVisible"),
      ])
  ]

  /// The fields of `app` about it.
  static let adsFields: [Field] = [
    Field("ads", .list(.node("adPlacement")), "The advertising that it shows")
  ]
}

extension Enumeration {
  static let adKind = Enumeration(
    "kind of ad", ["standard", "mediumRectangle", "fullScreen"],
    also: [
      "standard": ["banner", "standardBanner", "smallBanner", "bottomBanner", "adBanner"],
      "mediumRectangle": [
        "mediumRectangleBanner", "mediumRect", "rectangle", "rectangleBanner", "mrec", "MREC", "medium", "box",
      ],
      "fullScreen": [
        "fullscreen", "fullScreenBanner", "fullScreenAd", "interstitial", "interstitialAd", "fullPage", "pageAd",
        "fullScreenModal", "modalFullScreen",
      ],
    ])
  static let adPresentation = Enumeration(
    "presentation of an ad", ["modal", "inline"],
    also: [
      "modal": ["modally", "viewController", "popup", "overlay"],
      "inline": ["nonModal", "nonmodal", "inView", "page", "embedded", "inContent", "scrolling"],
    ])
  static let adTrigger = Enumeration(
    "event before an ad",
    [
      "taskEnd", "levelEnd", "contextSwitch", "pageTurn", "screenTransition", "launch", "timer", "midTask", "random",
    ],
    also: [
      "taskEnd": [
        "afterTask", "taskEnded", "taskCompleted", "taskComplete", "taskFinished", "taskDone", "afterExport",
        "afterSave", "contentFinished", "contentEnd",
      ],
      "levelEnd": [
        "afterLevel", "levelEnded", "levelCompleted", "levelComplete", "levelFinished", "betweenLevels", "gameOver",
        "gameEnd", "afterGame", "roundEnd",
      ],
      "contextSwitch": ["betweenTasks", "naturalBreak", "break"],
      "pageTurn": ["pageFlip", "pageChange", "turnPage", "flipPage", "pageSwipe"],
      "screenTransition": ["screenChange", "screenSwitch", "everyTransition", "navigation", "transition"],
      "launch": ["appLaunch", "start", "onLaunch"],
      "timer": ["interval", "periodic", "timed", "everyMinute"],
      "midTask": [
        "duringTask", "duringGame", "duringLevel", "duringPlay", "duringPlayback", "duringReading", "duringTyping",
        "midGame", "midLevel", "midGameplay", "midRoll", "gameplay", "duringGameplay", "whilePlaying", "whileReading",
        "whileTyping",
      ],
    ])
  static let adTransition = Enumeration(
    "transition of an ad",
    [
      "none", "partialCurl", "slide", "push", "flip", "fade", "coverVertical", "flipHorizontal", "crossDissolve",
      "zoom",
    ], also: ["partialCurl": ["pageCurl", "curl", "pageTurn"], "none": ["instant", "cut"]])
  static let adEngagement = Enumeration(
    "conduct while an ad is open", ["pause", "saveAndPause", "continue", "mute"],
    also: [
      "pause": ["pauses", "paused", "suspend", "stop", "pauseGame", "pausePlayback", "pauseAll"],
      "saveAndPause": ["pauseAndSave"],
      "continue": [
        "continues", "keepPlaying", "keepRunning", "keepGoing", "goOn", "nothing", "ignore", "play", "run", "keep",
        "none", "continuePlaying", "playOn",
      ],
    ])
  static let adCancelling = Enumeration(
    "event that ends an ad",
    [
      "incomingCall", "newMessage", "timer", "notification", "reward", "invitation", "navigation", "emergency",
      "memoryWarning",
    ],
    also: [
      "incomingCall": [
        "call", "phoneCall", "voipCall", "incomingVoipCall", "incomingVoIPCall", "videoCall", "callReceived",
      ],
      "newMessage": ["message", "chatMessage"],
    ])
}
