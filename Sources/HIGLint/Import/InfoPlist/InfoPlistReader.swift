import HIGReading

extension InfoPlistFacts {
  /// Reads the facts of a tree, in whatever format the Info.plist is written.
  ///
  /// If a key is written twice the last counts, as for Foundation.
  public init(_ tree: SyntaxTree) { self.init(tree, kind: nil) }

  /// - Parameter kind: The kind of bundle, where the project says it.
  init(_ tree: SyntaxTree, kind known: BundleKind?) {
    let reader = InfoPlistReader(tree)
    kind = known ?? reader.kind
    keys = Set(reader.order)
    isComplete = tree.problems.isEmpty
    displayName = reader["CFBundleDisplayName"]
    bundleName = reader["CFBundleName"]
    permissions = reader.permissions
    quickActions = reader.quickActions
    orientations = reader.list("UISupportedInterfaceOrientations", reader.orientation)
    orientationsOnPad = reader.list("UISupportedInterfaceOrientations~ipad", reader.orientation)
    devices = reader.list("UIDeviceFamily", reader.device)
    languages = reader.list("CFBundleLocalizations", reader.text)
    developmentLanguage = reader["CFBundleDevelopmentRegion"]
    minimumOS = reader["MinimumOSVersion"] ?? reader["LSMinimumSystemVersion"]
    statusBarHidden = reader.flag("UIStatusBarHidden")
    statusBarStyle = reader.word("UIStatusBarStyle", prefix: "UIStatusBarStyle")
    statusBarIsPerScreen = reader.flag("UIViewControllerBasedStatusBarAppearance")
    launchStoryboard = reader["UILaunchStoryboardName"]
    launchStoryboardOnPad = reader["UILaunchStoryboardName~ipad"]
    mainStoryboard = reader["UIMainStoryboardFile"]
    mainStoryboardOnPad = reader["UIMainStoryboardFile~ipad"]
    appearance = reader.word("UIUserInterfaceStyle", prefix: "")
    requiresFullScreen = reader.flag("UIRequiresFullScreen")
    appExtension = reader.appExtension
  }
}

/// Looks up the keys of an Info.plist.
private struct InfoPlistReader {
  typealias Entry = InfoPlistFacts.Entry
  typealias Word = InfoPlistFacts.Word

  private let tree: SyntaxTree
  /// The keys at the top, in the order of the file.
  fileprivate let order: [String]
  private let entries: [String: Entry]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let root = tree.documents.first?.root ?? .none
    (order, entries) = Self.entries(of: root, in: tree)
  }

  subscript(key: String) -> Entry? { entries[key] }

  private static func entries(of mapping: NodeIndex, in tree: SyntaxTree) -> ([String], [String: Entry]) {
    guard mapping != .none, tree[mapping].kind == .mapping else { return ([], [:]) }
    var order: [String] = []
    var entries: [String: Entry] = [:]
    var children = tree.children(of: mapping)
    while let key = children.next(), let value = children.next() {
      guard let name = PropertyListReader.text(of: key, in: tree) else { continue }
      if entries.updateValue(Entry(key: key, value: value), forKey: name) == nil { order.append(name) }
    }
    return (order, entries)
  }

  private func entries(of mapping: NodeIndex) -> [String: Entry] { Self.entries(of: mapping, in: tree).1 }

  // MARK: Values

  func text(_ node: NodeIndex) -> String? { PropertyListReader.text(of: node, in: tree) }

  private func text(_ key: String) -> String? { entries[key].flatMap { text($0.value) } }

  func flag(_ key: String) -> InfoPlistFacts.Flag? {
    entries[key].map { InfoPlistFacts.Flag(isOn: isOn($0.value), entry: $0) }
  }

  /// Whether a value is on; texts of older property lists say YES and NO.
  private func isOn(_ node: NodeIndex) -> Bool? {
    switch text(node) {
    case "true", "YES": true
    case "false", "NO": false
    default: nil
    }
  }

  /// Returns a value like `UIStatusBarStyleLightContent` as a word, `lightContent`.
  func word(_ key: String, prefix: String) -> (word: Word, entry: Entry)? {
    entries[key].map { entry in
      (Word(word: text(entry.value).flatMap { strip(prefix, from: $0) }, node: entry.value), entry)
    }
  }

  private func strip(_ prefix: String, from text: String) -> String? {
    guard text.hasPrefix(prefix) else { return nil }
    let rest = text.dropFirst(prefix.count)
    guard let first = rest.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return nil }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  func list(_ key: String, _ word: (NodeIndex) -> String?) -> InfoPlistFacts.WordList? {
    guard let entry = entries[key] else { return nil }
    // One device may be written without its array.
    let nodes = tree[entry.value].kind == .sequence ? Array(tree.children(of: entry.value)) : [entry.value]
    return InfoPlistFacts.WordList(entry: entry, words: nodes.map { Word(word: word($0), node: $0) })
  }

  func orientation(_ node: NodeIndex) -> String? {
    switch text(node) {
    case "UIInterfaceOrientationPortrait": "portrait"
    case "UIInterfaceOrientationPortraitUpsideDown": "portraitUpsideDown"
    case "UIInterfaceOrientationLandscapeLeft": "landscapeLeft"
    case "UIInterfaceOrientationLandscapeRight": "landscapeRight"
    default: nil
    }
  }

  /// Returns the device for a number of `UIDeviceFamily`; older files write it as a text.
  func device(_ node: NodeIndex) -> String? {
    switch text(node) {
    case "1": "iphone"
    case "2": "ipad"
    case "3": "appleTV"
    case "4": "appleWatch"
    case "6": "mac"
    case "7": "vision"
    default: nil
    }
  }

  // MARK: Permissions, quick actions, extensions

  var permissions: [InfoPlistFacts.Permission] {
    var permissions: [InfoPlistFacts.Permission] = []
    for key in order {
      guard let entry = entries[key] else { continue }
      if let resource = UsageDescription.resource(ofKey: key) {
        permissions.append(.init(resource: resource, keyName: key, purpose: entry))
      } else if key == UsageDescription.temporaryLocation {
        let (occasions, purposes) = Self.entries(of: entry.value, in: tree)
        permissions += occasions.compactMap { purposes[$0] }
          .map { .init(resource: "location", keyName: key, purpose: $0) }
      }
    }
    return permissions
  }

  var quickActions: [InfoPlistFacts.QuickAction]? {
    guard let entry = entries["UIApplicationShortcutItems"], tree[entry.value].kind == .sequence else { return nil }
    return tree.children(of: entry.value).compactMap(quickAction)
  }

  private func quickAction(_ node: NodeIndex) -> InfoPlistFacts.QuickAction? {
    guard tree[node].kind == .mapping else { return nil }
    let item = entries(of: node)
    return InfoPlistFacts.QuickAction(
      node: node,
      type: item["UIApplicationShortcutItemType"],
      title: item["UIApplicationShortcutItemTitle"],
      subtitle: item["UIApplicationShortcutItemSubtitle"],
      icon: icon(item))
  }

  /// Returns an item's icon; UIKit takes a file before a type, and a symbol if neither is stated.
  private func icon(_ item: [String: Entry]) -> InfoPlistFacts.QuickAction.Icon? {
    if let file = item["UIApplicationShortcutItemIconFile"] { return .template(file) }
    if let type = item["UIApplicationShortcutItemIconType"] {
      let word = text(type.value).flatMap { strip("UIApplicationShortcutIconType", from: $0) }
      return .system(Word(word: word, node: type.value))
    }
    return item["UIApplicationShortcutItemIconSymbolName"].map { .symbol($0) }
  }

  var appExtension: InfoPlistFacts.AppExtension? {
    if let entry = entries["NSExtension"] {
      let stated = entries(of: entry.value)
      let point = stated["NSExtensionPointIdentifier"].map { entry in
        Word(word: text(entry.value).flatMap(extensionType), node: entry.value)
      }
      return InfoPlistFacts.AppExtension(type: point, mainStoryboard: stated["NSExtensionMainStoryboard"])
    }
    guard let entry = entries["EXAppExtensionAttributes"] else { return nil }
    let point = entries(of: entry.value)["EXExtensionPointIdentifier"].map { entry in
      Word(word: text(entry.value).flatMap(extensionType), node: entry.value)
    }
    return InfoPlistFacts.AppExtension(type: point, mainStoryboard: nil)
  }

  private func extensionType(_ identifier: String) -> String? {
    switch identifier {
    case "com.apple.widget-extension": "today"
    case "com.apple.share-services": "share"
    case "com.apple.ui-services": "action"
    case "com.apple.services": "action"
    case "com.apple.photo-editing": "photoEditing"
    case "com.apple.fileprovider-ui", "com.apple.fileprovider-nonui", "com.apple.fileprovider-actionsui":
      "documentProvider"
    case "com.apple.keyboard-service": "keyboard"
    case "com.apple.widgetkit-extension": "widget"
    case "com.apple.message-payload-provider": "messages"
    case "com.apple.usernotifications.content-extension": "notificationContent"
    case "com.apple.usernotifications.service": "notificationService"
    case "com.apple.intents-service": "intents"
    case "com.apple.intents-ui-service": "intentsUI"
    case "com.apple.authentication-services-credential-provider-ui": "credentialProvider"
    case "com.apple.Safari.content-blocker": "contentBlocker"
    case "com.apple.Safari.web-extension", "com.apple.Safari.extension": "safari"
    case "com.apple.networkextension.packet-tunnel": "packetTunnel"
    case "com.apple.watchkit": "watchKit"
    default: nil
    }
  }

  // MARK: Kind

  /// Keys that only an app with a screen of its own has.
  private static let appKeys = [
    "LSRequiresIPhoneOS", "UILaunchStoryboardName", "UILaunchStoryboardName~ipad", "UILaunchScreen", "UILaunchScreens",
    "UILaunchStoryboards", "UILaunchImages", "UILaunchImageFile", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad",
    "UIMainStoryboardFile~iphone", "UIApplicationSceneManifest", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone", "UIRequiredDeviceCapabilities",
    "UIApplicationShortcutItems", "UIStatusBarHidden", "UIStatusBarStyle", "UIRequiresFullScreen",
    "UIViewControllerBasedStatusBarAppearance", "UIApplicationExitsOnSuspend", "UIBackgroundModes",
    "UIFileSharingEnabled", "UISupportsDocumentBrowser",
  ]

  /// The kind of bundle, from the surest sign to the weakest. Xcode's newer templates leave the package type to a build
  /// variable or out.
  var kind: InfoPlistFacts.BundleKind {
    let package = text("CFBundlePackageType")
    if package == "FMWK" || package == "BNDL" { return .library }
    if let platform = watchOrTelevision { return platform }
    let isMac = isMac
    if appExtension != nil { return isMac ? .macExtension : .appExtension }
    if isMac { return package == "APPL" || hasMacInterface ? .macApp : .other }
    if package == "APPL" || hasAppKeys { return .app }
    switch package {
    case .some(let package) where package.hasPrefix("$"):
      return permissions.isEmpty ? .library : .app
    case nil:
      return permissions.isEmpty ? .other : .app
    default:
      return .other
    }
  }

  private var hasAppKeys: Bool { Self.appKeys.contains { entries[$0] != nil } }

  private var watchOrTelevision: InfoPlistFacts.BundleKind? {
    if appExtension?.type?.word == "watchKit" { return .watchExtension }
    let watchKeys = ["WKWatchKitApp", "WKApplication", "WKWatchOnly", "WKCompanionAppBundleIdentifier"]
    let families = list("UIDeviceFamily", device)?.words.map(\.word) ?? []
    let platforms = list("CFBundleSupportedPlatforms", text)?.words.map(\.word) ?? []
    if watchKeys.contains(where: { entries[$0] != nil }) || families == ["appleWatch"] || platforms == ["WatchOS"] {
      return appExtension == nil ? .watchApp : .watchExtension
    }
    if families == ["appleTV"] || platforms == ["AppleTVOS"] || entries["TVTopShelfImage"] != nil {
      return .televisionApp
    }
    return nil
  }

  private var isMac: Bool {
    if list("CFBundleSupportedPlatforms", text)?.words.map(\.word) == ["MacOSX"] { return true }
    return !hasAppKeys && (entries["LSMinimumSystemVersion"] != nil || hasMacInterface)
  }

  private var hasMacInterface: Bool {
    text("NSPrincipalClass") == "NSApplication" || entries["NSMainStoryboardFile"] != nil
      || entries["NSMainNibFile"] != nil
  }
}
