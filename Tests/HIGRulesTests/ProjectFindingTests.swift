import HIGRules
import Testing

@testable import HIGLint
@testable import HIGReading

/// What the files of an Xcode project decide, as the built-in rules find it.
@Suite struct ProjectFindingTests {
  private func found(_ rule: String, _ files: [String: String], images: [String: [UInt8]] = [:]) -> [String] {
    let result = Linter.run(
      LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet,
      workspace: MemoryWorkspace(bytes: files.mapValues { Array($0.utf8) }.merging(images) { $1 }))
    return result.diagnostics.filter { $0.rule == rule }.map { diagnostic in
      let (file, range) = (diagnostic.location.file, diagnostic.location.range)
      return file.path + ": " + String(decoding: file.text[range.bounds], as: UTF8.self)
    }
  }

  private static let project = """
    { rootObject = P; objects = {
    P = {isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T, ); };
    G = {isa = PBXGroup; children = (X, ); sourceTree = "<group>"; };
    X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; buildConfigurationList = L; name = Harbor;
      productType = "com.apple.product-type.application"; };
    L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
    C = {isa = XCBuildConfiguration; baseConfigurationReference = X; name = Release; buildSettings = {
      SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_NSCameraUsageDescription = "Harbor scans tickets for you.";
      INFOPLIST_KEY_NSMicrophoneUsageDescription = "$(SPEECH)";
    }; };
    }; }
    """

  @Test func `a project without an Info.plist is checked, and findings stand where a text is stated`() {
    let files = [
      "Harbor.xcodeproj/project.pbxproj": Self.project, "App.xcconfig": "SPEECH = Harbor records what you say.\n",
    ]
    #expect(
      Set(found("permissions/no-app-name", files)) == [
        "Harbor.xcodeproj/project.pbxproj: Harbor", "App.xcconfig: Harbor",
      ])
    let other = files.mapValues {
      $0.replacing("Harbor scans", with: "Scans").replacing("Harbor records", with: "Records")
    }
    #expect(found("permissions/no-app-name", other) == [])
  }

  private static let plist = """
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string><key>CFBundleName</key>
    <string>Harbor</string><key>CFBundleDevelopmentRegion</key><string>en</string>
    <key>NSCameraUsageDescription</key><string>Harbor scans tickets.</string>
    <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>scan</string>
    <key>UIApplicationShortcutItemTitle</key><string>The Long Title That the Whole Scanning Action Has</string></dict></array>
    </dict></plist>
    """

  @Test func `what a rule says of a text in many languages is one finding`() throws {
    let purpose = { (text: String) in "NSCameraUsageDescription = \"\(text)\";" }
    let files = [
      "App/Info.plist": Self.plist, "App/de.lproj/InfoPlist.strings": purpose("Harbor liest Fahrkarten."),
      "App/fr.lproj/InfoPlist.strings": purpose("Harbor lit les billets."),
      "App/sv.lproj/InfoPlist.strings": purpose("Läser biljetter."),
    ]
    #expect(found("permissions/no-app-name", files) == ["App/Info.plist: Harbor"])
    let result = Linter.run(
      LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet, workspace: MemoryWorkspace(files))
    let message = try #require(result.diagnostics.first { $0.rule == "permissions/no-app-name" }?.message)
    #expect(message.en.hasSuffix("(also in de, fr)"))
    #expect(message.zhHans.hasSuffix("（de、fr 亦然）"))
    // Where the app's own language says nothing wrong, the first that does.
    let other = files.mapValues { $0.replacing("Harbor scans", with: "Scans") }
    #expect(found("permissions/no-app-name", other) == ["App/de.lproj/InfoPlist.strings: Harbor"])
  }

  @Test func `the title of a quick action that is a key is what the tables say`() {
    let rule = "quick-actions/title-two-lines"
    let files = ["App/Info.plist": Self.plist]
    #expect(found(rule, files).count == 1)
    let keyed = files.merging([
      "App/en.lproj/InfoPlist.strings": "\"The Long Title That the Whole Scanning Action Has\" = \"Scan\";"
    ]) { $1 }
    #expect(found(rule, keyed) == [])
  }

  private static func imageSet(_ files: [String: String?], idiom: String = "universal") -> String {
    let slots = files.sorted { $0.key < $1.key }.map { scale, file in
      let name = file.map { ", \"filename\": \"\($0)\"" } ?? ""
      return "{\"idiom\": \"\(idiom)\", \"scale\": \"\(scale)\"\(name)}"
    }
    return "{\"images\": [\(slots.joined(separator: ", "))]}"
  }

  @Test(arguments: [
    (imageSet(["1x": "a.png", "2x": nil, "3x": nil]), "images/retina"),
    (imageSet(["1x": "a.png", "2x": "b.png", "3x": nil]), "images/at3x-for-plus"),
    (imageSet(["1x": nil, "2x": nil, "3x": "c.png"]), "images/at2x-for-others"),
    (imageSet(["1x": nil, "2x": "b.png", "3x": "c.png"]), nil),
    (imageSet(["1x": "a.pdf", "2x": nil, "3x": nil]), nil),
    (imageSet(["1x": "a.png", "2x": nil, "3x": nil], idiom: "mac"), nil),
    (imageSet(["1x": "a.png"]), nil),
  ])
  func `an image set with an empty slot is told, whether a screen shows it or not`(_ set: String, _ rule: String?) {
    let files = ["App/Info.plist": Self.plist, "App/A.xcassets/Cup.imageset/Contents.json": set]
    for known in ["images/retina", "images/at3x-for-plus", "images/at2x-for-others"] {
      #expect(found(known, files).count == (known == rule ? 1 : 0), "\(known)")
    }
  }

  /// The first bytes of a PNG: its header, and none of its pixels.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test(arguments: [(70, []), (120, ["App/Info.plist: Scan"])] as [(UInt8, [String])])
  func `an image has the size that its file in a catalog has`(_ pixels: UInt8, _ places: [String]) {
    let plist = Self.plist.replacing(
      "<key>UIApplicationShortcutItemType",
      with: "<key>UIApplicationShortcutItemIconFile</key><string>Scan</string><key>UIApplicationShortcutItemType")
    let set = Self.imageSet(["2x": "scan@2x.png"])
    let files = ["App/Info.plist": plist, "App/A.xcassets/Scan.imageset/Contents.json": set]
    let images = ["App/A.xcassets/Scan.imageset/scan@2x.png": Self.png(pixels, pixels)]
    #expect(found("quick-actions/custom-icon-geometry", files, images: images) == places)
    // Without the file nobody knows.
    #expect(found("quick-actions/custom-icon-geometry", files) == [])
    // A name that leads out of its set is none.
    let elsewhere = ["App/A.xcassets/Scan.imageset/Contents.json": Self.imageSet(["2x": "../scan@2x.png"])]
    let others = ["App/A.xcassets/scan@2x.png": Self.png(pixels, pixels)]
    #expect(
      found("quick-actions/custom-icon-geometry", files.merging(elsewhere) { $1 }, images: others) == [])
  }

  @Test func `an image view that magnifies its image is told, unless the image stretches`() {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <imageView contentMode="scaleAspectFit" image="Cup" id="i"><rect key="frame" x="16" y="80" width="200" height="200"/>
      </imageView></subviews></view></objects>
      </document>
      """
    let set = Self.imageSet(["2x": "cup@2x.png"])
    let stretched = set.replacing("\"scale\"", with: "\"resizing\": {\"mode\": \"9-part\"}, \"scale\"")
    let images = ["App/A.xcassets/Cup.imageset/cup@2x.png": Self.png(100, 100)]
    for (set, count) in [(set, 1), (stretched, 0)] {
      let files = [
        "App/Info.plist": Self.plist, "App/Cup.xib": storyboard, "App/A.xcassets/Cup.imageset/Contents.json": set,
      ]
      #expect(found("images/no-upscale", files, images: images).count == count)
    }
  }

  @Test func `a launch file is known by its mark, or by the app that names it`() {
    func storyboard(_ attribute: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" \(attribute)>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <imageView image="Mountain" id="i"><rect key="frame" x="127" y="200" width="120" height="120"/></imageView>
      </subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    }
    let named = Self.plist.replacing(
      "<key>NSCamera", with: "<key>UILaunchStoryboardName</key><string>Start</string><key>NSCamera")
    let marked = storyboard("launchScreen=\"YES\"")
    for (plist, text, count) in [(Self.plist, marked, 1), (named, storyboard(""), 1), (Self.plist, storyboard(""), 0)] {
      let files = ["App/Info.plist": plist, "App/Base.lproj/Start.storyboard": text]
      #expect(found("launch/no-splash", files).count == count)
    }
  }

  // MARK: Extensions and entitlements

  private static func plist(_ entries: String) -> String { "<plist version=\"1.0\"><dict>\(entries)</dict></plist>" }

  @Test func `an extension's mistake is told once, in its own property list`() {
    let share = """
      <key>CFBundleDisplayName</key><string>Send to Harbor</string><key>CFBundlePackageType</key><string>XPC!</string>
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>
      <key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key><string>TRUEPREDICATE</string></dict></dict>
      """
    let app = "<key>CFBundlePackageType</key><string>APPL</string><key>LSRequiresIPhoneOS</key><true/>"
    let files = [
      "App/Info.plist": Self.plist(app), "Share/Info.plist": Self.plist(share),
      "App/App.entitlements": Self.plist("<key>com.apple.developer.healthkit</key><true/>"),
    ]
    #expect(found("extensions/action-content-types", files) == ["Share/Info.plist: TRUEPREDICATE"])
  }

  @Test func `a file of outlines is a coverage file where the app gives people routes`() {
    let routing = Self.plist.replacing(
      "</dict></plist>",
      with: """
        <key>MKDirectionsApplicationSupportedModes</key><array><string>MKDirectionsModeBus</string></array>
        </dict></plist>
        """)
    let map = #"{"type": "FeatureCollection", "features": []}"#
    let rule = "routing/coverage-file"
    #expect(
      found(rule, ["App/Info.plist": routing, "App/city.geojson": map]) == [
        "App/city.geojson: \"FeatureCollection\""
      ])
    // In any other app it may be what a map shows.
    #expect(found(rule, ["App/Info.plist": Self.plist, "App/city.geojson": map]) == [])
    #expect(found(rule, ["city.geojson": map]) == [])
  }

  @Test func `a spec and the files of its project each say a part of a section`() {
    let rule = "routing/coverage-file"
    let files = [
      "app.yaml": "app: {name: Harbor, routing: {enabled: true}}\n",
      "city.geojson": #"{"type": "FeatureCollection", "features": []}"#,
    ]
    #expect(found(rule, files) == ["city.geojson: \"FeatureCollection\""])
    let coverage = files.merging(["app.yaml": "app: {routing: {enabled: true, coverage: MultiPolygon}}\n"]) { $1 }
    #expect(found(rule, coverage) == [])
  }

  /// Who writes down how an app guides people has one that does; the outlines alone do not tell.
  @Test(arguments: [
    ("{transitModes: [tram]}", true), ("{transitModes: [tram], coverage: city.geojson}", true),
    ("{transitModes: [tram], coverage: ./city.geojson}", true), ("{enabled: true}", true),
    ("{transitModes: [tram], coverage: town.geojson}", false), ("{enabled: false, transitModes: [tram]}", false),
    ("{enabled: unknown, transitModes: [tram]}", false), ("{transitModes: [tram], coverage: MultiPolygon}", false),
  ])
  func `the outlines are read beside what a spec says of routes`(_ routing: String, _ areJudged: Bool) {
    let files = [
      "app.yaml": "app: {name: Harbor, routing: \(routing)}\n",
      "city.geojson": #"{"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [1, 0], [0, 0]]]}"#,
    ]
    #expect(found("routing/coverage-file", files) == (areJudged ? ["city.geojson: \"Polygon\""] : []))
  }
}
