/// Running beside other apps.
extension Vocabulary {
  static let multitaskingTypes: [NodeType] = [
    NodeType(
      "multitasking", "What it does beside other apps, and when people change to another", shorthand: "modes",
      fields: [
        Field("modes", .list(.openWord(.multitaskingMode)), "How it shares the screen of an iPad"),
        Field("splitView", .bool, "Whether it takes part in Split View"),
        Field("slideOver", .bool, "Whether it takes part in Slide Over"),
        Field("requiresFullScreen", .bool, "Whether it always takes the whole screen"),
        Field("restoresState", .bool, "Whether it comes back as it was left"),
        Field("backgroundModes", .list(.openWord(.backgroundMode)), "What it may do in the background")
      ])
  ]

  /// The fields of `app` about it.
  static let multitaskingFields: [Field] = [
    Field("multitasking", .node("multitasking"), "What it does when people change to another app")
  ]
}

extension Enumeration {
  static let multitaskingMode = Enumeration("way of sharing the screen", ["splitView", "slideOver", "pictureInPicture"])
}
