import HIGReading

/// The app as a whole: the section `app`.
extension Vocabulary {
  static let appTypes: [NodeType] = [
    NodeType(
      "app", "The whole app: what is said once, and of no single screen", nameField: "name",
      fields: [
        Field("name", .text, "The app's name, as people see it under its icon"),
        Field("aliases", .list(.text), "Other names people know it by; they count as its name in texts"),
        Field(
          "category", .openWord(.appCategory), "What sort of app it is; some guidelines hold for games or media only"),
        Field("audience", .string, "Who it is for, in a few words"),
        Field(
          "usageContext", .list(.openWord(.usageContext)),
          "Where and how people use it, where that matters: driving, outdoors"),
        Field(
          "languages", .list(.string),
          "The languages it speaks (BCP 47), the first one first: that is the one of plain texts"
        ).also("localizations"),
        Field("properNouns", .list(.string), "Names that keep their capitals in any text, besides the app's own"),
        Field("devices", .list(.word(.deviceFamily)), "The devices it runs on"),
        Field(
          "deviceModels", .list(.openWord(.device)), "The models that it runs on; those that `devices` names count"),
        Field("orientations", .list(.word(.orientation)), "The orientations it supports; a game may support one only"),
        Field("orientationReason", .string, "Why it supports no more orientations than these"),
        Field("rotation", .node("rotation"), "What turning the device does"),
        Field("appearance", .list(.word(.appearance)), "The appearances it is drawn for"),
        Field("minimumOS", .string, "The oldest version of iOS it runs on"),
        Field("tint", .color, "The key colour: controls without a tint of their own are drawn in it"),
        Field(
          "background", .node("background"),
          "What lies behind everything on screens that state no background of their own"),
        Field("icon", .node("appIcon"), "The app's icon"),
        Field("images", .list(.node("image")), "Images that it ships, besides those that its screens state"),
        Field("font", .node("font"), "The font of texts that state none"),
        Field("dynamicType", .bool, "Whether its texts follow the size that people set in Settings"),
        Field("dynamicTypeMax", .word(.textSize), "The largest size set in Settings that its texts still follow"),
        Field("typeScale", .node("typeScale"), "The app's own sizes for the text styles, where they are not iOS's"),
        Field("voiceOver", .bool, "Whether people can use it with VoiceOver from end to end"),
        Field("entry", .string, "The id of the screen that it starts with")
          .also("firstScreen", "initialScreen", "startScreen", "rootScreen"),
        Field(
          "navigation", .list(.openWord(.navigationStyle)),
          "How one moves through it: down a hierarchy, between tabs, or along its content"),
        Field(
          "tabBar", .node("tabBar"), "The tab bar of the screens that its tabs open, and of what is pushed from there"),
        Field("navigationBar", .node("barAppearance"), "How the navigation bars of its screens look"),
        Field("toolbar", .node("barAppearance"), "How the toolbars of its screens look"),
        Field("onLaunch", .list(.string), "What the app does by itself when it starts, in a few words each"),
        Field("quickActions", .list(.node("quickAction")), "The quick actions of its icon, in their order"),
        Field(
          "permissions", .list(.node("permission")),
          "The personal data and sensors it asks for; `[]` says that it asks for none"),
        Field(
          "notifications", .list(.node("notification")), "The notifications it sends; `[]` says that it sends none"),
        Field("badge", .node("appBadge"), "The badge on its icon"),
        Field("features", .list(.node("feature")), "What it does with personal data"),
        Field("animations", .list(.node("animation")), "The animations that are not of one screen"),
        Field("documents", .node("documents"), "What it does with documents"),
      ] + launchFields + conductFields + technologyFields,
      facts: appFacts),
    NodeType(
      "quickAction", "A quick action, which pressing the app's icon on the Home screen offers", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its name in links and answers"),
        Field("title", .text, content: true, "Its title: a line that fits beside the icon"),
        Field("subtitle", .text, content: true, "The line below the title"),
        Field("icon", .node("icon"), content: true, "Its icon: one of the system's, or a template of the app's"),
        Field("task", .string, "The task that it begins").also("action"),
        Field("purpose", .string, "What it is there for"),
        Field("opens", .string, "The screen that it opens").also("target", "to"),
        Field("dynamic", .bool, "Whether the app sets it while it runs"),
        Field("badge", .opaque, "A badge on it, which the system does not show"),
        Field("image", .opaque, "An image beside the icon, which the system does not show"),
        Field("color", .opaque, "A colour of its own, which the system does not take"),
        Field("background", .opaque, "A background of its own, which the system does not take"),
        Field("font", .opaque, "A font of its own, which the system does not take"),
        Field("views", .opaque, "Views of its own, which the system does not show"),
        Field("progress", .opaque, "A progress bar, which the system does not show"),
        Field("tint", .opaque, "A tint of its own, which the system does not take"),
        Field("iconPosition", .opaque, "The side of the icon, which the system chooses"),
        Field("textAlignment", .opaque, "The alignment of its text, which the system chooses"),
      ], facts: statedFacts),
    NodeType(
      "permission", "Personal data or a sensor that the app asks people to let it use", nameField: "resource",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("resource", .word(.resource), .required, "Which data or sensor").also("type", "kind"),
        Field(
          "purpose", .text, "What the system's alert says it is for: the text of the usage description in Info.plist"),
        Field("requestedAt", .word(.requestTime), "When it is asked for").also("requestedOn", "askedAt"),
        Field("requestedBy", .string, "The screen, the view's id or the action that asks for it"),
        Field("essential", .bool, "Whether the app can't do its job at all without it"),
        Field("whenDenied", .openWord(.whenDenied), "What people meet who have said no"),
        Field("feature", .string, "The id of the feature that needs it"),
        Field("scope", .word(.locationScope), "For location: while the app is in use, or always"),
        Field("whenServicesOff", .word(.whenServicesOff), "For location: what happens while Location Services are off"),
        Field("checksServices", .bool, "For location: whether the app first looks if Location Services are on")
          .also("checksSettingFirst", "checksSetting", "checksLocationServices", "checksServicesFirst"),
        Field("ui", .openWord(.permissionInterface), "Whether the system asks, or something of the app's own"),
      ], facts: statedFacts),
    NodeType(
      "notification", "A notification that the app sends",
      fields: [
        Field("id", .identifier, "Its name in links and answers"),
        Field("title", .text, content: true, "The line in bold above the message"),
        Field("body", .text, content: true, "What it says below its title"),
        Field("styles", .list(.word(.notificationStyle)), "How it shows").also("types"),
        Field("sound", .node("notificationSound"), "Its sound: default, none, or a file of the app's"),
        Field("vibrate", .opaque, "Whether, or in which pattern, it is to make the device vibrate")
          .also("vibration", "vibrates", "vibrationPattern", "haptic", "haptics"),
        Field("category", .openWord(.notificationCategory), "What it is about"),
        Field("important", .bool, "Whether people must not miss it").also("critical", "urgent"),
        Field("trigger", .string, "The event that brings it, in a word or two").also("event"),
        Field("repeats", .openWord(.repetition), "How often it comes again for one event").also("repeat"),
        Field("repeatUntilHandled", .bool, "Whether it comes again until people deal with it"),
        Field("replaces", .string, "The id of the notification whose place it takes, so that they do not pile up").also(
          "collapse", "collapseID"),
        Field("persistUntil", .string, "How long it stays in Notification Center"),
        Field("truncate", .opaque, "Where the app cuts its message off").also("truncated", "truncatesAt", "maxLength"),
        Field("opens", .string, "The id of the screen that it opens"),
        Field("inApp", .openWord(.notificationInApp), "What happens when it comes while the app is in use"),
        Field("actions", .list(.node("notificationAction")), "Its buttons, in their order"),
        Field("background", .node("background"), "A background that it is to have").also("backgroundColor"),
        Field("color", .color, "A text colour that it is to have").also("textColor"),
        Field("font", .node("font"), "A font that it is to have"),
        Field("tint", .color, "A tint that it is to have"),
        Field("cornerRadius", .opaque, "Corners that it is to have"),
        Field("style", .opaque, "A look that it is to have, or how it shows"),
      ]),
    NodeType(
      "notificationSound", "The sound of a notification", shorthand: "file",
      fields: [
        Field("file", .string, "The sound file, or default").also("name"),
        Field("duration", .duration, "How long it is").also("length"),
        Field("ignoresSilentSwitch", .bool, .bool(false), "Whether it plays although the device is set to silent")
          .also("ignoresMute", "overridesSilentMode", "ignoresSilentMode"),
        Field("userCanDisable", .bool, .bool(true), "Whether people can turn it off")
          .also("canBeTurnedOff", "canTurnOff", "canDisable", "canBeDisabled", "userCanTurnOff", "optional"),
        Field("vibrate", .opaque, "Whether, or in which pattern, the device is to vibrate with it")
          .also("vibration", "vibrates", "vibrationPattern", "haptic", "haptics"),
      ], facts: soundFacts),
    NodeType(
      "notificationAction", "A button of a notification", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field("title", .text, content: true, "Its title: one or two words"),
        Field("destructive", .bool, .bool(false), "Whether it destroys something, which iOS shows in red"),
        Field("style", .word(.actionStyle), .word("default"), "Default or destructive, as of an alert's button"),
        Field("requiresAuthentication", .bool, .bool(false), "Whether the device must be unlocked")
          .also("authenticationRequired", "requiresUnlock", "requiresPasscode"),
        Field("confirm", .bool, "Whether the app asks before it does it").also("confirmation", "confirms"),
        Field("undoable", .bool, "Whether it can be undone").also("canUndo"),
        Field("opens", .string, "The screen that it opens").also("target", "to"),
        Field(
          "launches", .openWord(Enumeration("place of an action", ["foreground", "background"])),
          "Whether it opens the app"
        )
        .also("activation", "mode"),
      ]),
    NodeType(
      "appBadge", "The badge on the app's icon on the Home screen", shorthand: "value",
      fields: [
        Field("value", .opaque, "The number shown").also("text", "number", "count"),
        Field("meaning", .string, "What the number counts").also("counts", "shows", "represents"),
        Field(
          "clearedWhen",
          .openWord(
            Enumeration(
              "time", ["viewed", "opened", "read", "launch", "manual", "never"],
              also: [
                "launch": ["onLaunch", "atLaunch", "appLaunch", "onAppLaunch", "appOpened", "appOpen", "zeroOnLaunch"],
                "viewed": ["onView", "whenViewed", "seen", "whenSeen"], "read": ["whenRead", "onRead", "allRead"],
              ])),
          "When it goes away"
        ).also("clearedOn", "clears", "resetOn", "resetWhen", "updatesOn", "updatedWhen"),
      ]
        // iOS draws the badge; these are taken so that a rule can say so.
        + [
          Field("color", .opaque, "Not supported: iOS draws the badge").also(
            "background", "backgroundColor", "textColor", "tint")
        ] + ["size", "shape", "font"].map { Field($0, .opaque, "Not supported: iOS draws the badge") }),
    NodeType(
      "feature", "Something the app does with personal data", shorthand: "id",
      fields: [
        Field("id", .identifier, "The name by which permissions and answers speak of it"),
        Field("uses", .list(.word(.resource)), "The data it uses"),
        Field("automatic", .bool, "Whether it works by itself, without being asked"),
        Field("toggle", .string, "The switch or setting that turns it off"),
        Field("technology", .openWord(.technology), "What it is built with"),
      ]),
    NodeType(
      "reviewAnswer", "A person's answer to a question that no machine can decide (`higlint review`)",
      fields: [
        Field("rule", .string, .required, "The rule's id"),
        Field("of", .string, "The path of what the answer is about; without it the file's only screen, or the app"),
        Field("answer", .word(.answer), .required, "What the person found"),
        Field("by", .string, "The person who looked and answered"),
        Field("on", .string, "When, as a date"),
        Field("note", .string, "A remark for those who come later"),
        Field(
          "part", .string,
          "A fingerprint of what was looked at, written by `higlint review --answer`: the answer expires when that changes"
        ),
      ]),
  ]

  static let allTypes: [NodeType] =
    documentTypes + appTypes + launchTypes + conductTypes + appearanceTypes + screenTypes + viewTypes + deviceUseTypes
    + technologyTypes

  /// The types of the objects at the top of a file.
  static let documentTypes: [NodeType] = [
    NodeType("document", "A spec file", fields: SpecSection.allCases.map(\.field)),
    NodeType(
      "definition", "A colour, a font or a component that a spec file defines for others; nobody writes it",
      nameField: "name",
      fields: [
        Field("name", .string, .required, "The name under which specs use it"),
        Field("section", .word(.definingSection), .required, "The section that defines it"),
      ]),
  ]
}

extension Enumeration {
  static let definingSection = Enumeration(
    "section", [SpecSection.palette, .textStyles, .components].map(\.rawValue))
}
