/// Extensions of an app: widgets, share and action extensions, keyboards.
extension Vocabulary {
  static let extensionsTypes: [NodeType] = [
    NodeType(
      "appExtension", "An extension of the app, which people use while they are in another one", nameField: "name",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("type", .openWord(.extensionType), "What sort of extension it is").also("kind", "extensionPoint"),
        Field("name", .text, "Its name, as people see it").also("displayName", "title"),
        Field("infoPlist", .string, "The property list that declares it").also("plist"),
        Field("device", .word(.device), "The device that it is drawn for"),
        Field("entry", .string, "The id of the screen that it starts with"),
        Field("frame", .node("frame"), "Its size, and its place, within what shows it"),
        Field("icon", .node("extensionIcon"), "Its icon"),
        Field("accepts", .list(.openWord(.sharedContent)), "The types of content that it is offered for").also(
          "contentTypes", "supportedTypes"),
        Field("screens", .list(.node("extensionScreen")), "Its screens, where it has several"),
        Field("views", .list(.node("view")), "The views in it, from back to front; a list that is written is complete"),
        Field("margins", .node("margins"), "The space around its content; `none` says that there is none").also(
          "marginInsets"),
        Field("titleLeading", .number(-1000...1000), "Where the title above a widget begins, from the widget's left"),
        Field("background", .node("background"), "What lies behind its content").also("backgroundColor"),
        Field("expandedHeight", .number(0...1e6), "How high a widget becomes when people expand it").also(
          "maxHeight", "maximumHeight"),
        Field("tapAction", .node("tapAction"), "What a tap anywhere on it does; `none` says that it does nothing"),
        Field("data", .node("extensionData"), "Where what it shows comes from"),
        Field("requiresSignIn", .bool, "Whether it shows its content only to people who have signed in").also(
          "requiresLogin", "signInRequired", "requiresAuthentication", "needsSignIn"),
        Field("states", .map(.node("extensionState")), "What it shows in other states: initial, signedOut, offline"),
        Field("alert", .node("alert"), "An alert that comes up over it"),
        Field("ui", .openWord(.extensionInterface), "The system's interface, or one of its own").also("interface"),
        Field("upload", .node("upload"), "How it sends what people share"),
        Field(
          "cancelConfirmation",
          .openWord(
            Enumeration(
              "confirmation", ["whenEdited", "always", "never"],
              also: [
                "always": ["true", "yes"], "never": ["false", "no"],
                "whenEdited": ["ifEdited", "whenChanged", "ifChanged", "onChanges", "afterEdits", "hasChanges"],
              ])),
          "Whether people are asked before Cancel throws their edits away"
        ).also("confirmsCancel", "confirmCancel", "shouldShowCancelConfirmation"),
        Field("keys", .list(.node("keyboardKey")), "The keys of a keyboard; a list that is written is complete"),
        Field("supports", .list(.openWord(.keyboardUse)), "The fields that a keyboard is meant for").also(
          "keyboardTypes", "fields"),
        Field("tutorialScreen", .string, "The app's screen that explains it; `none` says that there is none").also(
          "tutorial"),
      ], facts: extensionFacts),
    NodeType(
      "extensionIcon", "The icon of an extension", shorthand: "name",
      fields: [
        Field("source", .openWord(.extensionIconSource), "Whether it is the app's icon, or one of its own"),
        Field("name", .string, "The asset's name"),
        Field("file", .string, "The file it is in").also("image"),
        Field("system", .string, "The name of a symbol of the system"),
        Field("style", .openWord(.extensionIconStyle), "Whether it is in one colour, or in full colour").also(
          "rendering"),
        Field("colors", .list(.color), "The colours in it; clear is none").also("colours"),
        Field("family", .string, "The name of the set that it was designed with").also("set"),
        Field("size", .node("size"), "Its size in points"),
        Field("depicts", .string, "What it shows, in a few words"),
      ]),
    NodeType(
      "extensionScreen", "A screen of an extension",
      fields: [
        Field("id", .identifier, "Its name in links, unique within the extension"),
        Field("title", .text, "What it is called, where no navigation bar says it"),
        Field("role", .openWord(.screenRole), "What it is for"),
        Field("background", .node("background"), "What lies behind everything on it").also("backgroundColor"),
        Field("navigationBar", .node("navigationBar"), "Its navigation bar; `none` says that there is none"),
        Field("toolbar", .node("toolbar"), "The toolbar at its bottom; `none` says that there is none"),
        Field("tabBar", .node("tabBar"), "The tab bar at its bottom; `none` says that there is none"),
        Field("searchBar", .node("searchBar"), "Its search bar"),
        Field("topInset", .number(0...1e6), "The height at its top that is kept free; its views count from there")
          .also("contentTop", "safeAreaTop"),
        Field("views", .list(.node("view")), "The views, from back to front; a list that is written is complete"),
        Field("presentation", .word(.presentation), "How it is shown; without it the links that lead to it say"),
        Field("modal", .node("modal"), "How it is shown as a modal"),
        Field("alert", .node("alert"), "An alert that comes up over it"),
        Field("actionSheet", .node("alert"), "An action sheet that comes up over it"),
        Field("popover", .node("popover"), "A popover that comes up over it"),
        Field("links", .list(.node("link")), "The ways that lead from here, besides `opens` of views and items"),
        Field("states", .map(.node("extensionState")), "What it shows in other states, by name"),
      ], facts: extensionScreenFacts),
    NodeType(
      "extensionState", "What an extension, or a screen of it, shows in one of its states", shorthand: "text",
      nameField: "id",
      fields: [
        Field("id", .identifier, "The state's name").also("name", "state"),
        Field("text", .text, content: true, "What it says then").also("message"),
        Field("views", .list(.node("view")), "The views then, in place of the others"),
        Field("background", .node("background"), "What lies behind its content then"),
        Field("frame", .node("frame"), "Its size then"),
        Field("alert", .node("alert"), "An alert that comes up then"),
      ], facts: [extensionViewsFact]),
    NodeType(
      "keyboardKey", "A key of a keyboard", shorthand: "title", nameField: "title",
      fields: [
        Field("id", .identifier, "Its name in answers and overrides"),
        Field("title", .text, content: true, "What is written on it"),
        Field("icon", .node("icon"), content: true, "The symbol on it"),
        Field("image", .node("image"), content: true, "A picture in place of a symbol"),
        Field("role", .openWord(.keyRole), "What it is for"),
        Field("action", .string, "What a tap does, as the code would call it"),
        Field("opens", .string, "The id of the screen that it opens"),
        Field("frame", .node("frame"), "Its place and size within the keyboard"),
        Field("gestures", .list(.node("gesture")), .emptyList, "The gestures it takes besides a tap"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown"),
        Field("accessibility", .node("accessibility"), content: true, "What VoiceOver says of it"),
      ]),
    NodeType(
      "tapAction", "What a tap anywhere on a widget does", shorthand: "action",
      fields: [
        Field("action", .string, "What it does, as the code would call it").also("does"),
        Field("opens", .string, "The id of the app's screen that it opens").also("target", "to"),
        Field("url", .string, "The address that it opens"),
      ]),
    NodeType(
      "extensionData", "Where what an extension shows comes from", shorthand: "source",
      fields: [
        Field("source", .openWord(.extensionDataSource), "Whether it is loaded, or is there already"),
        Field("cached", .bool, "Whether the latest of it is kept, so that it shows at once").also(
          "cache", "caches", "isCached"),
      ]),
    NodeType(
      "upload", "How a share extension sends what people share", shorthand: "mode",
      fields: [
        Field("long", .bool, "Whether it may take long").also("isLong", "slow", "takesLong"),
        Field(
          "mode", .openWord(Enumeration("place of an upload", ["background", "foreground"])),
          "Whether it goes on while people do something else"),
        Field("dismissAfter", .openWord(.uploadEnd), "When the extension goes away").also(
          "closesAfter", "returnsAfter", "dismisses"),
        Field("progressScreen", .string, "The app's screen that shows how far it is; `none` says that there is none")
          .also("progressIn"),
        Field("progressUpdates", .openWord(.progressUpdate), "When that is brought up to date").also("progress"),
        Field("resumedBy", .openWord(.uploadResumer), "What carries on an upload that was interrupted").also(
          "continuedBy", "resumes"),
        Field("onFailure", .openWord(.uploadFailure), "What happens when it fails").also("whenFailed", "onError"),
      ]),
    NodeType(
      "margins", "The space around the content of a widget", shorthand: "style",
      positional: ["top", "left", "bottom", "right"],
      fields: [
        Field(
          "style",
          .openWord(Enumeration("margins", ["default", "custom"], also: ["default": ["system", "standard"]])),
          "Notification Center's own margins, or others")
      ] + insetFields),
    NodeType(
      "insets", "Distances from the edges of what lies around", positional: ["top", "left", "bottom", "right"],
      fields: insetFields),
  ]

  private static let insetFields: [Field] = [
    Field("top", .number(-1e6...1e6), "From the top"),
    Field("left", .number(-1e6...1e6), "From the left").also("leading"),
    Field("bottom", .number(-1e6...1e6), "From the bottom"),
    Field("right", .number(-1e6...1e6), "From the right").also("trailing"),
  ]

  /// The fields of `app` about it.
  static let extensionsFields: [Field] = [
    Field(
      "extensions", .list(.node("appExtension")), "Its extensions: widgets, share and action extensions, keyboards"),
    Field("urlSchemes", .list(.string), "The URL schemes that open it").also("customSchemes", "schemes"),
  ]
}

extension Enumeration {
  static let extensionType = Enumeration(
    "type of extension", ["today", "share", "action", "photoEditing", "documentProvider", "keyboard"],
    also: [
      "today": [
        "todayWidget", "today-widget", "widget", "todayExtension", "today-extension", "notificationCenter",
        "com.apple.widget-extension",
      ],
      "share": ["shareExtension", "share-extension", "sharing", "com.apple.share-services"],
      "action": ["actionExtension", "action-extension", "com.apple.ui-services", "com.apple.services"],
      "photoEditing": ["photoEditor", "photoEdit", "photos", "photoEditingExtension", "com.apple.photo-editing"],
      "documentProvider": [
        "documentPicker", "document", "documents", "documentProviderExtension", "com.apple.fileprovider-ui",
      ],
      "keyboard": [
        "customKeyboard", "custom-keyboard", "inputMethod", "keyboardExtension", "com.apple.keyboard-service",
      ],
    ])
  static let sharedContent = Enumeration(
    "type of content", ["text", "url", "webPage", "image", "video", "audio", "file", "attachment", "any"],
    also: [
      "text": ["texts", "plainText", "string"], "url": ["URL", "urls", "webURL", "link", "links"],
      "webPage": ["webpage", "web", "webPages"], "image": ["images", "photo", "photos", "picture"],
      "video": ["videos", "movie", "movies"], "file": ["files", "document", "documents", "pdf"],
      "attachment": ["attachments"],
      "any": ["*", "all", "anything", "everything", "TRUEPREDICATE", "allTypes", "*/*", "public.data", "public.item"],
    ])
  static let extensionIconSource = Enumeration(
    "source of an icon", ["app", "custom"],
    also: [
      "app": ["appIcon", "containingApp", "inherit", "inherited", "same"],
      "custom": ["own", "separate", "new", "different"],
    ])
  static let extensionIconStyle = Enumeration(
    "style of an icon", ["monochrome", "color"],
    also: [
      "monochrome": [
        "template", "mono", "singleColor", "oneColor", "single-color", "one-color", "outline", "glyph", "grayscale",
        "black", "alwaysTemplate",
      ],
      "color": [
        "fullColor", "colour", "full-color", "fullColour", "colored", "coloured", "colorful", "multicolor",
        "multicolored", "original", "alwaysOriginal",
      ],
    ])
  static let extensionInterface = Enumeration(
    "interface", ["system", "custom"],
    also: [
      "system": [
        "systemCompose", "compose", "composeView", "systemUI", "standard", "default", "native",
        "SLComposeServiceViewController",
      ],
      "custom": ["customCompose", "own", "customUI", "ownCompose", "selfDrawn", "bespoke"],
    ])
  static let extensionDataSource = Enumeration(
    "source of data", ["network", "local", "app"],
    also: [
      "network": ["server", "remote", "api", "web", "internet", "cloud", "online"],
      "local": ["device", "cache", "disk", "sensor", "healthKit", "calendar"],
      "app": ["containingApp", "appGroup", "sharedContainer"],
    ])
  static let uploadEnd = Enumeration(
    "end of sharing", ["tap", "uploadFinished"],
    also: [
      "tap": ["post", "send", "share", "immediately", "immediate", "atOnce", "instantly", "onPost", "onTap"],
      "uploadFinished": [
        "upload", "uploaded", "uploadComplete", "uploadCompleted", "uploadDone", "finished", "completion", "complete",
        "completed", "afterUpload", "success",
      ],
    ])
  static let progressUpdate = Enumeration(
    "update of progress", ["continuous", "onOpen", "never"],
    also: [
      "continuous": ["live", "realtime", "realTime", "continuously", "always", "automatic", "streaming"],
      "onOpen": [
        "onAppear", "onLaunch", "once", "manual", "onRefresh", "pullToRefresh", "hourly", "daily", "onDemand",
      ],
      "never": ["static", "no", "false"],
    ])
  static let uploadResumer = Enumeration(
    "resumer of an upload", ["containingApp", "backgroundSession", "extension"],
    also: [
      "containingApp": ["app", "hostingApp", "mainApp", "parentApp"],
      "backgroundSession": ["system", "urlSession", "NSURLSession", "session", "background"],
      "extension": ["shareExtension", "self", "relaunch", "autoRelaunch", "extensionRelaunch", "relaunchedExtension"],
    ])
  static let uploadFailure = Enumeration(
    "answer to a failure", ["notify", "retry", "silent"],
    also: [
      "notify": ["notification", "notifies", "localNotification", "push", "tellUser"],
      "silent": ["nothing", "ignore", "ignored", "silently", "drop", "discard", "log"],
    ])
  static let keyRole = Enumeration(
    "role of a key", ["nextKeyboard", "space", "return", "shift", "delete", "numbers", "symbols", "letter", "dismiss"],
    also: [
      "nextKeyboard": [
        "switchKeyboard", "globe", "keyboardSwitch", "switchInputMode", "advanceToNextInputMode", "inputModeSwitch",
        "changeKeyboard",
      ],
      "delete": ["backspace"], "return": ["enter"],
    ])
  static let keyboardUse = Enumeration(
    "use of a keyboard", ["text", "url", "emailAddress", "number", "search", "password", "phonePad", "namePhonePad"],
    also: [
      "url": ["URL"], "password": ["passwords", "secure", "secureText", "secureField", "secureTextEntry"],
      "phonePad": ["phone", "phoneNumber", "telephone"], "emailAddress": ["email"], "number": ["numbers", "numberPad"],
    ])
}
