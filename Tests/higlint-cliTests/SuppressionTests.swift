import Testing

@Suite struct SuppressionTests {
  /// The findings of a file, a line each, without its name.
  private func check(_ text: String, name: String = "pay.yaml", configuration: String? = nil) throws -> [Substring] {
    var files = [name: text]
    files[".higlint.yml"] = configuration
    return try Sandbox(files).run("check", "--format", "concise").output.split(separator: "\n").map {
      $0.dropFirst(name.utf8.count + 1)
    }
  }

  @Test(arguments: [
    // The line below.
    ("screen: pay\n# higlint:disable-next-line spec/unknown-key\nvews: []\nvews2: []\n", [4]),
    // Its own line.
    ("screen: pay\nvews: [] # higlint:disable-line spec/unknown-key -- not yet\nvews2: []\n", [3]),
    // The node below, with everything in it.
    (
      "screen: pay\nviews:\n  # higlint:disable spec/unknown-key\n  - kind: label\n    txt: A\n    children:\n      - {kind: label, txt: B}\n  - kind: label\n    txt: C\n",
      [9]
    ),
    // The node that begins on the line.
    ("screen: pay\nviews:\n  - kind: label # higlint:disable spec/*\n    txt: A\n  - kind: label\n    txt: C\n", [6]),
    // The file.
    ("# higlint:disable spec/unknown-key\nscreen: pay\nvews: []\nviews: [{kind: label, txt: A}]\n", []),
    // The file down to where it is enabled again.
    (
      "# higlint:disable spec/unknown-key\nscreen: pay\nvews: []\n# higlint:enable spec/unknown-key\nvews2: []\n", [5]
    ),
    // Every rule.
    ("# higlint:disable *\nscreen: pay\nvews: []\n", []),
    // A field, in JSON and in YAML.
    (
      "screen: pay\nviews: [{kind: label, txt: A, x-higlint: {disable: [spec/unknown-key]}}, {kind: label, txt: B}]\n",
      [2]
    ),
    // No directive at all.
    ("# see higlint: disable\nscreen: pay\nvews: []\n", [3]),
  ])
  func `a suppression covers its part of the file, and no more`(text: String, lines: [Int]) throws {
    let found = try check(text)
    #expect(found.map { Int($0.prefix { $0 != ":" }) } == lines)
    #expect(found.allSatisfy { $0.hasSuffix("[spec/unknown-key]") })
  }

  @Test func `a field suppresses in JSON`() throws {
    let text = #"{"screen": "pay", "vews": [], "x-higlint": {"disable": ["spec/unknown-key"], "reason": "not yet"}}"#
    #expect(try check(text, name: "pay.json") == [])
  }

  @Test func `what suppresses nothing is a warning, and what names no rule an error`() throws {
    #expect(
      try check("screen: pay # higlint:disable-line color/contrast\n") == [
        "1:13: warning: `color/contrast` finds nothing here; remove the suppression [suppression/unused]"
      ])
    #expect(
      try check("screen: pay\nvews: [] # higlint:disable-line spec/unknown-key, color/contrast\n") == [
        "2:51: warning: `color/contrast` finds nothing here; remove the suppression [suppression/unused]"
      ])
    #expect(
      try check("screen: pay # higlint:disable-line color/contrst\n") == [
        "1:36: error: there is no rule `color/contrst`; did you mean `color/contrast`? [suppression/unknown-rule]"
      ])
    #expect(
      try check("screen: pay # higlint:disable-lin color/contrast\n").first?.hasPrefix(
        "1:23: error: `higlint:disable-lin` is none of `disable-next-line`, `disable-line`, `disable`, `enable`; did you mean `disable-line`, `disable`?"
      ) == true)
    #expect(
      try check("screen: pay # higlint:disable-line\n").first?.hasPrefix("1:13: error: this names no rule") == true)
  }

  @Test func `that a suppression is unused can be suppressed`() throws {
    #expect(
      try check("# higlint:disable suppression/unused\nscreen: pay # higlint:disable-line color/contrast\n") == [])
  }

  @Test func `a reason can be made compulsory`() throws {
    let configuration = "requireReason: true\n"
    #expect(
      try check("screen: pay\nvews: [] # higlint:disable-line spec/unknown-key\n", configuration: configuration) == [
        "2:10: error: this suppression gives no reason: add ` -- ` and why [suppression/missing-reason]"
      ])
    #expect(
      try check("screen: pay\nvews: [] # higlint:disable-line spec/unknown-key -- soon\n", configuration: configuration)
        == [])
  }

  @Test func `a comment suppresses in a property list`() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>Harbor</string>
      <!-- higlint:disable-next-line permissions/says-why — being rewritten -->
      <key>NSCameraUsageDescription</key><string>We need your camera</string>
      </dict></plist>

      """
    #expect(try check(plist, name: "Info.plist") == [])
    #expect(try check(plist.replacing("higlint:", with: "see "), name: "Info.plist").count == 1)
  }

  /// Two labels that can't be read on white; the first element has a `>` in a text.
  private static func storyboard(_ first: String, _ second: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    \(first)
    <label text="Next >" id="a"><rect key="frame" x="16" y="100" width="200" height="30"/>
    <color key="textColor" red="0.9" green="0.9" blue="0.9" alpha="1" colorSpace="deviceRGB"/></label>
    \(second)
    <label text="Later" id="b"><rect key="frame" x="16" y="200" width="200" height="30"/>
    <color key="textColor" red="0.9" green="0.9" blue="0.9" alpha="1" colorSpace="deviceRGB"/></label>
    </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="deviceWhite"/></view>
    </viewController></objects></scene></scenes>
    </document>
    """
  }

  @Test(arguments: [
    ("", "", [8, 11]), ("<!-- higlint:disable color/contrast — later -->", "", [11]),
    ("", "<!-- higlint:disable color/contrast — later -->", [8]),
    // Another comment between, with a tag in it.
    ("<!-- higlint:disable color/contrast --> <!-- <label> -->", "", [11]),
  ])
  func `a comment in XML is about the element behind it`(_ first: String, _ second: String, _ lines: [Int]) throws {
    let sandbox = try Sandbox(["Main.storyboard": Self.storyboard(first, second)])
    let output = try sandbox.run("check", "--format", "concise", "Main.storyboard").output
    let found = output.split(separator: "\n").filter { $0.contains("color/contrast") || $0.contains("suppression/") }
    #expect(found.map { $0.split(separator: ":")[1] }.map { Int($0) } == lines, "\(output)")
  }
}
