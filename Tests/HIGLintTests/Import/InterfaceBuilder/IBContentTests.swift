import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGReading

/// Texts, fonts, colours and controls.
@Suite struct IBContentTests {
  private static func storyboard(_ views: String, controller: String = "", resources: String = "") -> String {
    Storyboards.storyboard(Storyboards.scene(views: views, controller: controller), resources: resources)
  }

  // MARK: Texts

  @Test(arguments: [
    ("<label text=\"Pay &amp; go\" id=\"l\"/>", "\"Pay & go\""),
    ("<label id=\"l\"><string key=\"text\">Two\nlines</string></label>", "\"Two\\nlines\""),
    ("<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\nUGF5IG5vdw\n</string></label>", "Pay now"),
    (
      "<label id=\"l\"><attributedString key=\"attributedText\"><fragment content=\"Pay\"/></attributedString></label>",
      "Pay"
    ),
    (
      """
      <label id="l"><attributedString key="attributedText"><fragment content="Pay "/><fragment>
      <string key="content">now</string></fragment></attributedString></label>
      """, "Pay now"
    ),
    ("<label text=\"unknown\" id=\"l\"/>", "\"unknown\""),
    ("<label text=\"Pay\" tag=\"3\" id=\"l\"/>", "\"%@\""),
  ])
  func `a text is read in whichever form it is written`(_ label: String, _ text: String) {
    #expect(Storyboards.lines("text", Self.storyboard(label)) == ["text: " + text])
  }

  @Test func `code may change the text and colour of what has an outlet`() {
    let text = Self.storyboard(
      """
      <label text="Name" id="l"><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label>
      """,
      controller: "<connections><outlet property=\"nameLabel\" destination=\"l\" id=\"o\"/></connections>")
    #expect(Storyboards.lines("text", text) == ["text: \"%@\""])
    #expect(Storyboards.lines("color", text) == ["color: unknown"])
  }

  @Test func `the texts of other languages stand in their own files`() throws {
    let tables = StringsReader.tables(
      SourceFile(
        path: "de.lproj/Main.strings", stored: Array("\"l.text\" = \"Zahlen\"; \"b.normalTitle\" = \"Los\";".utf8)),
      language: "de"
    ).tables
    var surroundings = ImportSurroundings()
    surroundings.tables = tables
    surroundings.language = "en"
    let text = Self.storyboard(
      "<label text=\"Pay\" id=\"l\"/><button id=\"b\" buttonType=\"system\"><state key=\"normal\" title=\"Go\"/></button>"
    )
    #expect(Storyboards.lines("text", text, in: surroundings) == ["text: {en: Pay, de: Zahlen}"])
    #expect(Storyboards.lines("title", text, in: surroundings) == ["title: {en: Go, de: Los}"])
    let model = ModelBuilder.screens(of: Storyboards.tree(text, in: surroundings), definitions: .none)
    let german = try #require(
      (0..<model.nodeCount).map { NodeReference($0) }.first { model.text(of: $0)?.language == "de" })
    #expect(model.location(of: german).file.path == "de.lproj/Main.strings")
    #expect(model.location(of: german).file.string(in: model.location(of: german).range) == "Zahlen")
  }

  // MARK: Fonts

  @Test(arguments: [
    ("style=\"UICTFontTextStyleSubhead\"", "{style: subheadline}"),
    ("type=\"system\" pointSize=\"12\"", "{weight: regular, size: 12}"),
    ("type=\"boldSystem\" pointSize=\"20\"", "{size: 20, weight: bold}"),
    ("type=\"system\" weight=\"semibold\" pointSize=\"16\"", "{size: 16, weight: semibold}"),
    (
      "name=\"AvenirNext-DemiBold\" family=\"Avenir Next\" pointSize=\"28\"",
      "{family: Avenir Next, weight: semibold, size: 28}"
    ),
    ("name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"15\"", "{size: 15}"),
  ])
  func `a font is a text style, the system's or named`(_ attributes: String, _ font: String) throws {
    let line = try #require(
      Storyboards.lines(
        "font", Self.storyboard("<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
      ).first)
    func parts(_ text: String) -> Set<String> {
      let pieces = text.split { (mark: Character) in mark == "{" || mark == "}" || mark == "," }
      return Set(pieces.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty })
    }
    #expect(parts(String(line.dropFirst(6))) == parts(font))
  }

  @Test func `a class with attributes of its own may have a font of its own`() {
    let text = Self.storyboard(
      """
      <label id="l" customClass="StyledLabel"><fontDescription key="fontDescription" type="system" pointSize="12"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="styleName" value="body"/>
      </userDefinedRuntimeAttributes></label>
      """)
    #expect(Storyboards.lines("font", text) == [])
  }

  // MARK: Colours

  @Test(arguments: [
    (
      "red=\"1\" green=\"0.0\" blue=\"0.50196078431372548\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      "\"#FF0080\""
    ),
    ("red=\"1\" green=\"1\" blue=\"1\" alpha=\"0.5\" colorSpace=\"calibratedRGB\"", "\"rgb(255 255 255 / 0.5)\""),
    (
      "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
      "\"#FF0000\""
    ),
    ("white=\"0.33333333333333331\" alpha=\"1\" colorSpace=\"deviceWhite\"", "\"#555555\""),
    ("white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"", "\"#000000\""),
    (
      "white=\"0.0\" alpha=\"0.0\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      "\"#00000000\""
    ),
    ("cocoaTouchSystemColor=\"darkTextColor\"", "darkText"),
    ("systemColor=\"secondaryLabelColor\"", "secondaryLabel"),
    (
      "systemColor=\"tableCellGroupedBackgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"deviceWhite\"",
      "secondarySystemGroupedBackground"
    ),
    ("systemColor=\"colorOfTomorrow\" white=\"1\" alpha=\"1\" colorSpace=\"deviceWhite\"", "unknown"),
    ("name=\"Sea\"", "\"#000080\""), ("name=\"Loop\"", "unknown"), ("name=\"Lost\"", "unknown"),
    ("patternImage=\"Sand\"", "unknown"),
  ])
  func `a colour is read in whichever form it is written`(_ attributes: String, _ color: String) {
    let text = Self.storyboard(
      "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>",
      resources: """
        <namedColor name="Sea"><color red="0.0" green="0.0" blue="0.50196078431372548" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor><namedColor name="Loop"><color name="Loop"/></namedColor>
        """)
    #expect(
      Storyboards.lines("background", text).first { !$0.hasSuffix("unknown") || color == "unknown" } == "background: "
        + color)
  }

  @Test(arguments: [
    ("<label text=\"Name\" id=\"l\"><color key=\"textColor\" name=\"Snow\"/></label>", "unknown"),
    (
      "<view id=\"p\"><subviews><label text=\"Name\" id=\"l\"><color key=\"textColor\" name=\"Snow\"/></label></subviews></view>",
      "unknown"
    ),
    (
      "<view id=\"p\"><subviews><label text=\"Name\" id=\"l\"><color key=\"textColor\" name=\"Snow\"/></label></subviews>"
        + "<color key=\"backgroundColor\" red=\"0.0\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/></view>", "\"#FFFFFF\""
    ),
    ("<label text=\"Name\" id=\"l\"><color key=\"textColor\" white=\"0.0\" alpha=\"1\"/></label>", "\"#FFFFFF\""),
  ])
  func `the ground of a text in its own colour is not what the app shows`(_ views: String, _ ground: String) {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: views,
        view: "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"deviceWhite\"/>"),
      resources: "<namedColor name=\"Snow\"><color white=\"1\" alpha=\"1\" colorSpace=\"deviceWhite\"/></namedColor>")
    #expect(Storyboards.lines("background", text).first == "background: \(ground)")
  }

  /// A view's attributes, its ground, the controller's connections and what is known of the ground.
  @Test(arguments: [
    ("", "systemColor=\"systemBackgroundColor\"", "", "systemBackground"),
    ("", "systemColor=\"systemBackgroundColor\"", "p", "unknown"), ("", "white=\"1\" alpha=\"1\"", "p", "unknown"),
    ("", "white=\"1\" alpha=\"1\"", "", "\"#FFFFFF\""),
    (" customClass=\"Card\"", "systemColor=\"systemBackgroundColor\"", "", "unknown"),
    (" customClass=\"Card\"", "white=\"1\" alpha=\"1\"", "", "\"#FFFFFF\""), ("", "name=\"Sea\"", "p", "$Sea"),
  ])
  func `a ground that code can reach is known where the app names it`(
    _ attributes: String, _ color: String, _ outlet: String, _ ground: String
  ) {
    var surroundings = ImportSurroundings()
    if ground == "$Sea" { surroundings.colorNames = ["Sea"] }
    let text = Self.storyboard(
      "<view id=\"p\"\(attributes)><subviews><label id=\"l\"/></subviews><color key=\"backgroundColor\" \(color)/></view>",
      controller: "<connections><outlet property=\"panel\" destination=\"\(outlet)\" id=\"o\"/></connections>")
    #expect(Storyboards.lines("background", text, in: surroundings).last == "background: " + ground)
  }

  @Test func `the labels of a prototype cell have the colours that code gives them`() {
    func cell(_ list: String) -> String {
      Self.storyboard(
        """
        <tableView id="t"><\(list)><tableViewCell id="c" textLabel="l"><tableViewCellContentView key="contentView" id="cv">
        <subviews><label text="Name" id="l"><color key="textColor" white="0.2" alpha="1"/></label></subviews>
        </tableViewCellContentView></tableViewCell></\(list)></tableView>
        """)
    }
    #expect(Storyboards.lines("color", cell("prototypes")) == ["color: unknown"])
    #expect(Storyboards.lines("color", cell("cells")) == ["color: \"#333333\""])
  }

  /// What the colour panel of macOS shows in sRGB for the crayons, which are made in Generic RGB.
  @Test(arguments: [
    (255, 0, 0, "#FF2600"), (0, 255, 0, "#00F900"), (0, 0, 255, "#0433FF"), (255, 255, 0, "#FFFB00"),
    (0, 255, 255, "#00FDFF"), (255, 0, 255, "#FF40FF"), (255, 128, 0, "#FF9300"), (255, 0, 128, "#FF2F92"),
    (128, 0, 255, "#9437FF"), (0, 128, 255, "#0096FF"), (0, 255, 128, "#00FA92"), (128, 255, 0, "#8EFA00"),
    (84, 124, 224, "#6692E6"), (85, 85, 85, "#686868"), (255, 255, 255, "#FFFFFF"),
  ])
  func `a calibrated colour is the one that the app shows`(_ red: Int, _ green: Int, _ blue: Int, _ shown: String) {
    let color = ColorSpace.rgb(
      Double(red) / 255, Double(green) / 255, Double(blue) / 255, space: "calibratedRGB")
    #expect(color.map { Self.isNear($0, shown) } == true, "\(String(describing: color?.hex)) for \(shown)")
    if red == green, green == blue {
      #expect(ColorSpace.gray(Double(red) / 255, space: "calibratedWhite").hex == shown)
    }
  }

  /// Within one of 255 steps of each component: colour profiles are rounded.
  private static func isNear(_ color: Color, _ hex: String) -> Bool {
    guard let value = Int(hex.dropFirst(), radix: 16) else { return false }
    let shown = [value >> 16, value >> 8 & 0xFF, value & 0xFF]
    return zip([color.red, color.green, color.blue], shown).allSatisfy { abs($0 * 255 - Double($1)) <= 1.5 }
  }

  @Test func `a named colour is that of the asset catalog before the file's own note of it`() {
    var surroundings = ImportSurroundings()
    surroundings.colorNames = ["Sea"]
    let text = Self.storyboard(
      "<view id=\"v\"><color key=\"backgroundColor\" name=\"Sea\"/></view>",
      resources: "<namedColor name=\"Sea\"><color white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></namedColor>"
    )
    #expect(Storyboards.lines("background", text, in: surroundings).contains("background: $Sea"))
  }

  // MARK: Controls

  @Test(arguments: [
    ("buttonType=\"system\"", "<state key=\"normal\" title=\"Pay\"/>", [String]()),
    ("", "<state key=\"normal\" title=\"Pay\"/>", ["color: white"]),
    (
      "",
      "<state key=\"normal\" title=\"Pay\"><color key=\"titleColor\" cocoaTouchSystemColor=\"darkTextColor\"/></state>",
      ["color: darkText"]
    ),
    ("customClass=\"BigButton\"", "<state key=\"normal\" title=\"Pay\"/>", ["color: unknown"]),
    ("", "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Pay\"/>", ["color: white"]),
  ])
  func `a button's title has the colour that UIKit gives it`(_ attributes: String, _ content: String, _ lines: [String])
  {
    #expect(Storyboards.lines("color", Self.storyboard("<button id=\"b\" \(attributes)>\(content)</button>")) == lines)
  }

  @Test func `a text that an attribute of the app's own sets is not the file's`() {
    let localized = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="pay.now"/>
      </userDefinedRuntimeAttributes>
      """
    let text = Self.storyboard(
      "<button id=\"b\" buttonType=\"system\"><state key=\"normal\" title=\"Pay\"/>\(localized)</button>",
      controller: "<navigationItem key=\"navigationItem\" title=\"Till\" id=\"n\">\(localized)</navigationItem>")
    var surroundings = ImportSurroundings()
    surroundings.tables =
      StringsReader.tables(
        SourceFile(path: "de.lproj/Main.strings", stored: Array("\"b.normalTitle\" = \"Los\";".utf8)), language: "de"
      ).tables
    #expect(Set(Storyboards.lines("title", text, in: surroundings)) == ["title: \"%@\""])
    #expect(
      Storyboards.lines("title", text.replacing("localizableString", with: "shade"), in: surroundings).contains(
        "title: Till"))
  }

  @Test func `an attributed title has a font`() {
    let text = Self.storyboard(
      """
      <button id="b"><state key="normal"><attributedString key="attributedTitle"><fragment content="Pay"><attributes>
      <font key="NSFont" metaFont="system" size="9"/></attributes></fragment></attributedString></state></button>
      """)
    #expect(Storyboards.lines("font", text) == ["font: {weight: regular, size: 9}"])
  }

  @Test func `a button has states`() {
    let text = Self.storyboard(
      """
      <button id="b" buttonType="system"><state key="normal" title="Follow"/>
      <state key="selected" title="Following"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>
      </button>
      """)
    #expect(Storyboards.lines("selected", text) == ["selected: {title: Following, color: \"#000000\"}"])
  }

  @Test(arguments: [
    ("<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>", "{label: Close}"),
    (
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityLabel\" value=\"Close\"/></userDefinedRuntimeAttributes>",
      "{label: Close}"
    ),
    (
      "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>",
      "{hidden: true}"
    ),
  ])
  func `what VoiceOver says is read`(_ content: String, _ accessibility: String) {
    let button = "<button id=\"b\" buttonType=\"system\"><state key=\"normal\" image=\"x\"/>\(content)</button>"
    #expect(Storyboards.lines("accessibility", Self.storyboard(button)) == ["accessibility: " + accessibility])
  }

  @Test func `a gesture recogniser is a gesture of its view`() {
    let text = Storyboards.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><imageView id="i"><connections>
      <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections></imageView>
      </subviews></view></viewController>
      <tapGestureRecognizer id="g"><connections><action selector="open:" destination="vc" id="a"/></connections>
      </tapGestureRecognizer></objects></scene>
      """)
    #expect(
      Storyboards.lines("type", text) == ["type: tap"] || Storyboards.spec(text).contains("- {type: tap, action: open}")
    )
  }
}
