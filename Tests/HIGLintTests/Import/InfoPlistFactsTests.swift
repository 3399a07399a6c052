import Testing

@testable import HIGImport
@testable import HIGReading

@Suite struct InfoPlistFactsTests {
  private func tree(_ entries: String) -> SyntaxTree {
    PropertyListReader.read(
      SourceFile(path: "Info.plist", stored: Array("<plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8)))
  }

  private func text(_ entry: InfoPlistFacts.Entry?, _ tree: SyntaxTree) -> String? {
    entry.flatMap { PropertyListReader.text(of: $0.value, in: tree) }
  }

  @Test func `the name is the one under the icon, and the bundle's is an alias`() {
    let both = tree(
      "<key>CFBundleName</key><string>Corner</string><key>CFBundleDisplayName</key><string>Corner Shop</string>")
    #expect(text(InfoPlistFacts(both).name, both) == "Corner Shop")
    #expect(text(InfoPlistFacts(both).alias, both) == "Corner")
    let one = tree("<key>CFBundleName</key><string>Corner</string>")
    #expect(text(InfoPlistFacts(one).name, one) == "Corner")
    #expect(InfoPlistFacts(one).alias == nil)
  }

  @Test(arguments: [
    ("NSLocationWhenInUseUsageDescription", "location"),
    ("NSLocationAlwaysAndWhenInUseUsageDescription", "location"),
    ("NSContactsUsageDescription", "contacts"),
    ("NSCalendarsWriteOnlyAccessUsageDescription", "calendars"),
    ("NSRemindersUsageDescription", "reminders"),
    ("NSPhotoLibraryAddUsageDescription", "photos"),
    ("NSCameraUsageDescription", "camera"),
    ("NSMicrophoneUsageDescription", "microphone"),
    ("NSHealthUpdateUsageDescription", "health"),
    ("NSHomeKitUsageDescription", "home"),
    ("NSMotionUsageDescription", "motion"),
    ("NSBluetoothAlwaysUsageDescription", "bluetooth"),
    ("NSAppleMusicUsageDescription", "media"),
    ("NSSpeechRecognitionUsageDescription", "speech"),
    ("NSUserTrackingUsageDescription", "tracking"),
    ("NSFaceIDUsageDescription", "faceID"),
    ("NSSomethingNewUsageDescription", "other"),
  ])
  func `a usage description is a permission with its purpose`(_ key: String, _ resource: String) throws {
    let tree = tree("<key>\(key)</key><string>So that …</string>")
    let facts = InfoPlistFacts(tree)
    let permission = try #require(facts.permissions.first)
    #expect(permission.resource == resource)
    #expect(permission.keyName == key)
    #expect(text(permission.purpose, tree) == "So that …")
    #expect(facts.kind == .app)
  }

  @Test func `each occasion of a temporary location is a permission`() {
    let tree = tree(
      "<key>NSLocationTemporaryUsageDescriptionDictionary</key><dict><key>Route</key><string>To guide</string>"
        + "<key>Run</key><string>To measure</string></dict>")
    let permissions = InfoPlistFacts(tree).permissions
    #expect(permissions.map(\.resource) == ["location", "location"])
    #expect(permissions.map { text($0.purpose, tree) } == ["To guide", "To measure"])
  }

  @Test func `quick actions keep their order, texts and icons`() throws {
    let tree = tree(
      """
      <key>UIApplicationShortcutItems</key><array>
        <dict><key>UIApplicationShortcutItemType</key><string>new</string>
          <key>UIApplicationShortcutItemTitle</key><string>New &amp; Blank</string>
          <key>UIApplicationShortcutItemSubtitle</key><string>Empty</string>
          <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeCapturePhoto</string></dict>
        <dict><key>UIApplicationShortcutItemTitle</key><string>Find</string>
          <key>UIApplicationShortcutItemIconFile</key><string>Lens</string></dict>
      </array>
      """)
    let actions = try #require(InfoPlistFacts(tree).quickActions)
    #expect(actions.map { text($0.title, tree) } == ["New & Blank", "Find"])
    #expect(text(actions[0].subtitle, tree) == "Empty")
    #expect(text(actions[0].type, tree) == "new")
    #expect(actions[1].type == nil)
    guard case .system(let icon) = actions[0].icon, case .template(let file) = actions[1].icon else {
      Issue.record("icons are \(actions.map(\.icon))")
      return
    }
    #expect(icon.word == "capturePhoto")
    #expect(text(file, tree) == "Lens")
    #expect(InfoPlistFacts(self.tree("")).quickActions == nil)
  }

  @Test func `orientations, devices, languages and the status bar are words of the format`() {
    let tree = tree(
      """
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationLandscapeLeft</string><string>$(MORE)</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key><array/>
      <key>UIDeviceFamily</key><array><integer>1</integer><string>2</string></array>
      <key>CFBundleLocalizations</key><array><string>en</string><string>zh-Hans</string></array>
      <key>UIStatusBarHidden</key><true/>
      <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
      <key>UIViewControllerBasedStatusBarAppearance</key><string>$(X)</string>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      """)
    let facts = InfoPlistFacts(tree)
    #expect(facts.orientations?.words.map(\.word) == ["portrait", "landscapeLeft", nil])
    #expect(facts.orientationsOnPad?.words.isEmpty == true)
    #expect(facts.devices?.words.map(\.word) == ["iphone", "ipad"])
    #expect(facts.languages?.words.map(\.word) == ["en", "zh-Hans"])
    #expect(facts.statusBarHidden?.isOn == true)
    #expect(facts.statusBarStyle?.word.word == "lightContent")
    #expect(facts.statusBarIsPerScreen != nil)
    #expect(facts.statusBarIsPerScreen?.isOn == nil)
    #expect(text(facts.launchStoryboard, tree) == "Launch")
    #expect(facts.requiresFullScreen == nil)
  }

  @Test(arguments: [
    ("<key>CFBundlePackageType</key><string>APPL</string>", InfoPlistFacts.BundleKind.app),
    ("<key>UILaunchScreen</key><dict/>", .app),
    ("<key>UIApplicationExitsOnSuspend</key><true/>", .app),
    ("<key>UIBackgroundModes</key><array/>", .app),
    ("<key>NSExtension</key><dict/><key>UIBackgroundModes</key><array/>", .appExtension),
    ("<key>CFBundlePackageType</key><string>FMWK</string><key>UIBackgroundModes</key><array/>", .library),
    ("<key>CFBundlePackageType</key><string>FMWK</string><key>UIDeviceFamily</key><array/>", .library),
    ("<key>CFBundlePackageType</key><string>BNDL</string>", .library),
    ("<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>", .library),
    (
      "<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string><key>LSRequiresIPhoneOS</key><true/>",
      .app
    ),
    ("<key>NSExtension</key><dict/>", .appExtension),
    ("<key>NSExtension</key><dict/><key>LSMinimumSystemVersion</key><string>10.15</string>", .macExtension),
    (
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.watchkit</string></dict>",
      .watchExtension
    ),
    ("<key>CFBundlePackageType</key><string>APPL</string><key>WKWatchKitApp</key><true/>", .watchApp),
    ("<key>CFBundlePackageType</key><string>APPL</string><key>NSMainNibFile</key><string>M</string>", .macApp),
    ("<key>NSPrincipalClass</key><string>NSApplication</string>", .macApp),
    ("<key>UIDeviceFamily</key><array><integer>3</integer></array>", .televisionApp),
    ("<key>API_KEY</key><string>x</string><key>CFBundleName</key><string>x</string>", .other),
    ("", .other),
  ])
  func `what a property list belongs to is told by its keys`(_ entries: String, _ kind: InfoPlistFacts.BundleKind) {
    #expect(InfoPlistFacts(tree(entries)).kind == kind)
  }

  @Test(arguments: [
    ("com.apple.widget-extension", "today"), ("com.apple.share-services", "share"), ("com.apple.ui-services", "action"),
    ("com.apple.photo-editing", "photoEditing"), ("com.apple.fileprovider-ui", "documentProvider"),
    ("com.apple.keyboard-service", "keyboard"), ("com.example.none", nil),
  ])
  func `an extension has its type`(_ identifier: String, _ type: String?) {
    let tree = tree(
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(identifier)</string></dict>")
    let facts = InfoPlistFacts(tree)
    #expect(facts.appExtension?.type?.word == type)
    #expect(facts.kind == .appExtension)
  }

  @Test func `of a key that is written twice the last counts, and a broken file is not complete`() {
    let twice = tree("<key>CFBundleName</key><string>One</string><key>CFBundleName</key><string>Two</string>")
    #expect(text(InfoPlistFacts(twice).name, twice) == "Two")
    #expect(InfoPlistFacts(twice).isComplete)
    let broken = tree("<key>CFBundleName</key><string>Fish & Chips</string>")
    #expect(!InfoPlistFacts(broken).isComplete)
    #expect(text(InfoPlistFacts(broken).name, broken) == nil)
    #expect(InfoPlistFacts(broken).name != nil)
  }
}
