/// Social services.
extension Vocabulary {
  static let socialTypes: [NodeType] = [
    NodeType(
      "social", "What people share with social services, and how",
      fields: [
        Field("implementation", .openWord(.implementation), "Whether the system's own is used, or one of the app's")
          .also(
            "technology", "api", "ui", "sheet"),
        Field("services", .list(.string), "The social services that the app knows").also("networks", "service"),
        Field("shareable", .list(.string), "What people want to share: ids or roles of screens, or sorts of content"),
        Field("posting", .bool, "Whether people post to social services from the app").also("posts"),
        Field("compose", .openWord(.composeView), "The view in which people write a post").also(
          "composeView", "composer"),
        Field("prefill", .node("postPrefill"), "What the app puts into a post at first").also("preload", "prefilled"),
        Field("autoPost", .bool, "Whether the app posts by itself").also("autoPosts", "postsAutomatically"),
        Field("editsAfterPresent", .bool, "Whether the app changes a post that people already see").also(
          "changesAfterPresent", "editsAfterPresentation", "modifiesAfterPresent"),
        Field("signIn", .openWord(.socialSignIn), "How people sign in to a social service").also("login"),
        Field("noAccount", .openWord(.socialNoAccount), "What people get who have no account in the system").also(
          "withoutAccount", "whenNoAccount"),
      ]),
    NodeType(
      "postPrefill", "What the app puts into a post at first", shorthand: "text",
      fields: [
        Field("text", .text, "The words that a post begins with"),
        Field("image", .node("image"), "Its picture"),
        Field("url", .string, "The link that a post begins with").also("link"),
        Field("when", .openWord(.prefillTime), "When it is put there").also("at", "time"),
        Field("delay", .duration, "How long after the view has come up"),
        Field("editable", .bool, "Whether people can change it").also("isEditable"),
      ]),
  ]

  /// The fields of `app` about it.
  static let socialFields: [Field] = [
    Field("social", .node("social"), "What people share with social services, and how")
  ]
}

extension Enumeration {
  static let composeView = Enumeration(
    "view for a post", ["system", "custom", "none"],
    also: [
      "system": [
        "systemCompose", "systemComposeView", "SLComposeViewController", "composeViewController", "composeSheet",
        "activityView", "shareSheet", "系统",
      ],
      "custom": ["own", "ownView", "inHouse", "customView", "customForm", "form", "自定义", "自制"],
      "none": ["nothing", "copyText", "clipboard", "openApp", "externalApp", "无"],
    ])
  static let prefillTime = Enumeration(
    "time of filling in", ["beforePresent", "afterPresent"],
    also: [
      "beforePresent": ["before", "beforePresentation", "beforeShow", "beforeShowing", "beforeAppear", "显示前"],
      "afterPresent": [
        "after", "afterPresentation", "onPresent", "afterShow", "afterShowing", "afterAppear", "onAppear", "didAppear",
        "whilePresented", "whileEditing", "duringEditing", "onSend", "onPost", "beforeSend", "显示后", "发送时",
      ],
    ])
  static let socialSignIn = Enumeration(
    "sign-in to a social service", ["systemAccount", "custom", "web", "none"],
    also: [
      "systemAccount": [
        "system", "systemAccounts", "singleSignOn", "sso", "accountsFramework", "accounts", "ACAccountStore",
        "settings",
        "系统账号",
      ],
      "custom": [
        "own", "ownForm", "form", "password", "usernamePassword", "usernameAndPassword", "customForm", "loginForm",
        "inApp", "inAppForm", "everyTime", "自定义",
      ],
      "web": ["webView", "oauth", "oAuth", "safari", "browser"],
      "none": ["notNeeded"],
    ])
  static let socialNoAccount = Enumeration(
    "answer to a missing account", ["showSignIn", "settingsHint", "hideFeature", "error"],
    also: [
      "showSignIn": ["signIn", "login", "showLogin", "promptSignIn", "offerSignIn", "signInScreen"],
      "settingsHint": ["settings", "openSettings", "linkToSettings", "hint"],
      "hideFeature": ["hide", "hidden", "disable"],
      "error": [
        "errorAlert", "errorMessage", "showError", "alert", "fail", "failure", "fails", "errorCode", "silentFailure",
        "ignore", "nothing", "报错", "错误",
      ],
    ])
}
