import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

@Suite struct InterfaceBuilderTests {
  @Test func `a scene is a screen with its views`() {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: """
          <button opaque="NO" buttonType="system" id="log-in"><rect key="frame" x="16" y="20" width="60" height="30"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <state key="normal" title="Log In"/>
          <connections><action selector="logIn:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
          """,
        view: """
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          """,
        controller: "<navigationItem key=\"navigationItem\" title=\"Sign In\" id=\"n\"/>"))
    #expect(
      Storyboards.spec(text) == """
        screens:
          - id: vc
            title: Sign In
            device: iphone6
            background: "#FFFFFF"
            views:
              - kind: button
                id: log-in
                frame: [16, 20, 60, 30]
                title: Log In
                font: {size: 17, weight: regular}
                background: clear
                tint: "#FF0000"
                action: logIn
                source: {object: log-in, name: Log In button}
            navigationBar: {title: Sign In}
            source: {object: vc, name: Sign In Scene}

        """)
  }

  @Test func `every node stands where the file states it`() throws {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views:
          "<label text=\"A &amp; B\" id=\"l\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/></label>")
    )
    let tree = Storyboards.tree(text)
    let model = ModelBuilder.screens(of: tree, definitions: .none)
    #expect(model.diagnostics.isEmpty)
    let label = try #require((0..<model.nodeCount).map { NodeReference($0) }.first { model.typeName(of: $0) == "view" })
    func written(_ field: String) -> String? {
      model.location(of: model.vocabulary.nameID(of: field), at: label).map { $0.file.string(in: $0.range) }
    }
    #expect(written("text") == "A &amp; B")
    #expect(written("kind") == "label")
    #expect(written("frame") == "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>")
    #expect(model.path(of: label) == "vc/views/l")
  }

  // MARK: Frames

  private static func frame(_ view: String) -> [String] {
    Storyboards.lines("frame", Storyboards.storyboard(Storyboards.scene(views: view)))
  }

  @Test(arguments: [
    ("<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>", "", "[1, 2, 30, 40]"),
    ("<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>", " misplaced=\"YES\"", "unknown"),
    ("<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>", " ambiguous=\"YES\"", "unknown"),
    (
      "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>", " ambiguous=\"YES\" fixedFrame=\"YES\"",
      "[1, 2, 30, 40]"
    ),
    ("<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"0.0\" height=\"0.0\"/>", "", "unknown"),
    ("<rect key=\"frame\" x=\"400\" y=\"0.0\" width=\"30\" height=\"40\"/>", "", "[400, 0, 30, 40]"),
    (
      """
      <rect key="frame" x="1" y="2" width="30" height="40"/><constraints>
      <constraint firstAttribute="height" constant="50" id="c"/></constraints>
      """, " misplaced=\"YES\"", "[unknown, unknown, unknown, 50]"
    ),
    (
      """
      <rect key="frame" x="1" y="2" width="30" height="40"/><constraints>
      <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="50" id="c"/>
      <constraint firstAttribute="width" priority="750" constant="50" id="d"/></constraints>
      """, " misplaced=\"YES\"", "unknown"
    ),
  ])
  func `a frame is known where it is the running app's`(_ content: String, _ attributes: String, _ frame: String) {
    #expect(Self.frame("<label id=\"l\"\(attributes)>\(content)</label>") == ["frame: " + frame])
  }

  private static func button(_ attributes: String, _ constraints: String) -> String {
    """
    <button id="b" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="8" y="8" width="32" height="34"/><constraints>\(constraints)</constraints></button>
    """
  }

  @Test(arguments: [
    ("", "", "[8, 8, 32, 34]"), ("customClass=\"Round\"", "", "[8, 8, unknown, unknown]"),
    (
      "customClass=\"Round\"", "<constraint firstAttribute=\"height\" constant=\"30\" id=\"c\"/>",
      "[8, 8, unknown, 30]"
    ),
    (
      "customClass=\"Round\"",
      """
      <constraint firstAttribute="height" constant="30" id="c"/>
      <constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="1:1" id="d"/>
      """, "[8, 8, 30, 30]"
    ),
    (
      "customClass=\"Round\"",
      """
      <constraint firstAttribute="height" constant="30" id="c"/>
      <constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="3:2" id="d"/>
      """, "[8, 8, unknown, 30]"
    ),
    ("customClass=\"Round\" fixedFrame=\"YES\"", "", "[8, 8, 32, 34]"),
  ])
  func `a control of the app's own is as large as constraints make it`(
    _ attributes: String, _ constraints: String, _ frame: String
  ) {
    #expect(Self.frame(Self.button(attributes, constraints)) == ["frame: " + frame])
  }

  @Test(arguments: [
    ("", "", "[unknown, unknown, unknown, 30]"), ("alignment=\"center\"", "", "unknown"),
    ("axis=\"vertical\"", "", "[unknown, unknown, 70, unknown]"),
    ("distribution=\"fillEqually\" spacing=\"10\"", "", "[unknown, unknown, 30, 30]"),
    ("distribution=\"fillEqually\" layoutMarginsRelativeArrangement=\"YES\"", "", "unknown"),
    ("", "<constraint firstAttribute=\"height\" constant=\"20\" id=\"c\"/>", "[unknown, unknown, unknown, 20]"),
  ])
  func `a stack of a fixed size fixes what it arranges`(_ attributes: String, _ constraints: String, _ frame: String) {
    let frames = Self.frame(
      """
      <stackView id="s" \(attributes)><rect key="frame" x="0.0" y="0.0" width="70" height="30"/><subviews>
      \(Self.button("", constraints))<button id="c"/></subviews><constraints>
      <constraint firstAttribute="height" constant="30" id="h"/><constraint firstAttribute="width" constant="70" id="w"/>
      </constraints></stackView>
      """)
    #expect(frames.dropFirst().first == "frame: " + frame)
  }

  @Test func `a target names the constraints that fix it, and is found at them`() throws {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: Self.button("", "<constraint firstAttribute=\"height\" constant=\"30\" id=\"Hei-gh-t00\"/>")))
    let tree = Storyboards.tree(text)
    let model = ModelBuilder.screens(of: tree, definitions: .none)
    let button = try #require(
      (0..<model.nodeCount).map { NodeReference($0) }.first { model.string(Names.kind, of: $0) == "button" })
    let frame = try #require(model.node(Names.frame, of: button))
    #expect(tree.source.string(in: model.location(of: frame).range) == "30")
    #expect(Storyboards.spec(text).contains("heightConstraint: Hei-gh-t00"))
  }

  @Test(arguments: [
    ("unreadBadge", "", ["interactionEnabled: unknown"]), ("pay", "", []),
    ("unreadBadge", "<action selector=\"open:\" destination=\"vc\" id=\"a\"/>", []),
  ])
  func `a button called a badge that does nothing may be no target`(
    _ outlet: String, _ action: String, _ lines: [String]
  ) {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: "<button id=\"b\"><connections>\(action)</connections></button>",
        controller: "<connections><outlet property=\"\(outlet)\" destination=\"b\" id=\"o\"/></connections>"))
    #expect(Storyboards.lines("interactionEnabled", text) == lines)
  }

  @Test(arguments: [
    ("20", "<outlet property=\"a\" destination=\"b\" id=\"o\"/><outlet property=\"b\" destination=\"c\" id=\"p\"/>", 2),
    ("80", "<outlet property=\"a\" destination=\"b\" id=\"o\"/><outlet property=\"b\" destination=\"c\" id=\"p\"/>", 0),
    ("20", "<outlet property=\"a\" destination=\"b\" id=\"o\"/>", 0),
  ])
  func `controls in one place that code reaches are shown in turn`(_ x: String, _ outlets: String, _ count: Int) {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: """
          <switch id="b"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
          <slider id="c"><rect key="frame" x="\(x)" y="0.0" width="51" height="31"/></slider>
          """, controller: "<connections>\(outlets)</connections>"))
    #expect(Storyboards.spec(text).split(separator: "inTurn: true").count == count + 1)
  }

  @Test func `a label in a cell is as high as its text, unless a constraint fixes it`() {
    func frames(_ constraint: String) -> [String] {
      Self.frame(
        """
        <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
        <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
        <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="16" y="8" width="288" height="2"/><constraints>\(constraint)</constraints></label></subviews>
        </tableViewCellContentView></tableViewCell>
        """)
    }
    #expect(frames("").last == "frame: [16, 8, 288, unknown]")
    #expect(
      frames("<constraint firstAttribute=\"height\" constant=\"12\" id=\"h\"/>").last == "frame: [16, 8, 288, 12]")
  }

  @Test func `what a stack view arranges has no place, and what lies in that neither`() {
    let frames = Self.frame(
      """
      <stackView id="s"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/><subviews>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="50"/><subviews>
      <label id="l"><rect key="frame" x="8" y="8" width="30" height="20"/></label></subviews></view>
      </subviews></stackView>
      """)
    #expect(frames == ["frame: [0, 0, 300, 100]", "frame: unknown", "frame: unknown"])
  }

  @Test func `a cell has the height of its row, and no place in its table`() {
    let frames = Self.frame(
      """
      <tableView id="t"><rect key="frame" x="0.0" y="0.0" width="375" height="600"/><prototypes>
      <tableViewCell id="c"><rect key="frame" x="0.0" y="28" width="375" height="43.5"/>
      <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
      <subviews><label id="l"><rect key="frame" x="16" y="10" width="100" height="20"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    #expect(
      frames == [
        "frame: [0, 0, 375, 600]", "frame: [unknown, unknown, 375, 44]", "frame: [16, 10, 100, 20]",
      ])
  }

  @Test func `a view that is not installed is not there`() {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: "<label text=\"Here\" id=\"a\"/><label text=\"There\" id=\"b\"/>",
        view: "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"b\"/></mask></variation>"))
    #expect(Storyboards.lines("text", text) == ["text: Here"])
  }

  /// The document is drawn for an upright iPhone: compact in width, regular in height.
  @Test(arguments: [
    ("widthClass=compact", ["text: Near", "text: There"]), ("heightClass=regular", ["text: Near", "text: There"]),
    ("heightClass=regular-widthClass=compact", ["text: Near", "text: There"]),
    ("widthClass=regular", ["text: Here"]), ("heightClass=compact-widthClass=compact", ["text: Here"]),
    ("", ["text: Here"]), ("depth=deep", ["text: Here"]),
  ])
  func `a variation holds in its size classes`(_ key: String, _ texts: [String]) {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: "<label text=\"Here\" id=\"a\"><variation key=\"\(key)\" text=\"Near\"/></label>"
          + "<label text=\"There\" id=\"b\"/>",
        view: """
          <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
          <variation key="\(key)"><mask key="subviews"><include reference="b"/></mask></variation>
          """))
    #expect(Storyboards.lines("text", text) == texts)
  }

  @Test func `of two variations the closer one holds`() {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: """
          <label text="Name" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="heightClass=regular-widthClass=compact"><fontDescription key="fontDescription" type="system" \
          pointSize="20"/></variation>
          <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="19"/>
          </variation></label>
          """))
    #expect(Storyboards.lines("font", text) == ["font: {size: 20, weight: regular}"])
    // In a file that is drawn for any size, or for a half of an iPad, none does.
    for device in ["", "<device id=\"ipad9_7\" orientation=\"portrait\"><adaptation id=\"splitview1_2\"/></device>"] {
      let other = text.replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: device)
      #expect(Storyboards.lines("font", other) == ["font: {size: 17, weight: regular}"])
    }
  }

  @Test func `a length that a variation changes is that of the size class shown`() {
    let frames = Self.frame(
      """
      <view id="b"><constraints><constraint firstAttribute="height" constant="30" id="h">
      <variation key="heightClass=compact" constant="20"/><variation key="widthClass=compact" constant="40"/>
      </constraint></constraints></view>
      """)
    #expect(frames == ["frame: [unknown, unknown, unknown, 40]"])
  }

  // MARK: Kinds

  @Test(arguments: [
    ("label", "", "label"), ("imageView", "", "image"), ("view", "", "group"),
    ("view", " customClass=\"Gauge\"", "custom"), ("textField", "", "textField"), ("stackView", "", "stack"),
    ("tableView", "", "table"), ("collectionViewCell", "", "cell"), ("mapView", "", "map"),
    ("arscnView", "", "custom"), ("segmentedControl", "", "segmentedControl"), ("pickerView", "", "picker"),
  ])
  func `an element says what a view is`(_ element: String, _ attributes: String, _ kind: String) {
    let text = Storyboards.storyboard(Storyboards.scene(views: "<\(element) id=\"x\"\(attributes)/>"))
    #expect(Storyboards.lines("kind", text) == ["kind: " + kind])
  }

  @Test(arguments: [
    ("switch", "on=\"YES\"", ["value: true"]), ("switch", "", ["value: false"]),
    ("slider", "value=\"0.7\" minValue=\"0.0\" maxValue=\"1\"", ["value: 0.7"]),
    ("stepper", "value=\"3\" maximumValue=\"9\"", ["value: 3"]), ("progressView", "progress=\"0.4\"", ["value: 0.4"]),
    ("pageControl", "numberOfPages=\"3\" currentPage=\"2\"", ["value: 2"]),
    // Code may set what it has an outlet or a tag for.
    ("switch", "on=\"YES\" tag=\"4\"", []), ("slider", "value=\"0.7\" tag=\"4\"", []),
  ])
  func `a control has the value that the file states`(_ element: String, _ attributes: String, _ lines: [String]) {
    let text = Storyboards.storyboard(Storyboards.scene(views: "<\(element) id=\"x\" \(attributes)/>"))
    #expect(Storyboards.lines("value", text) == lines)
  }

  @Test func `the segment that the file selects is selected`() {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views:
          "<segmentedControl id=\"x\" selectedSegmentIndex=\"1\"><segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>"
      ))
    #expect(Storyboards.spec(text).contains("- {title: A}\n          - {title: B, selected: true}\n"))
  }

  // MARK: Other documents

  @Test(arguments: [
    ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"", "macOS"),
    ("type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"", "tvOS"),
    ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"", "watchOS"),
  ])
  func `a document for another system is skipped with a note`(_ attributes: String, _ system: String) {
    let tree = Storyboards.tree("<document \(attributes)><scenes/></document>")
    #expect(tree.documents.isEmpty)
    #expect(tree.problems.map(\.severity) == [.advice])
    #expect(tree.problems.first?.message.en.contains("for \(system)") == true)
  }

  @Test func `an archive of Xcode 3 is skipped with a note`() {
    let tree = Storyboards.tree("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>")
    #expect(tree.problems.map(\.rule) == ["file/skipped"])
    #expect(tree.documents.isEmpty)
  }

  // MARK: Xibs

  @Test func `a xib's view is a component, unless its owner is a controller`() {
    let view = "<view id=\"v\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"44\"/></view>"
    let part = Storyboards.spec(Storyboards.xib(view))
    #expect(part.hasPrefix("components:\n  Main:\n    view:\n      kind: group\n"))
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="AboutController">
      <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
      """
    let screen = Storyboards.spec(Storyboards.xib(owner + view))
    #expect(
      screen.hasPrefix("screens:\n  - id: AboutController\n    scale:")
        || screen.hasPrefix("screens:\n  - id: AboutController\n    size:"))
  }
}
