import HIGRules
import Testing

@testable import HIGLint
@testable import HIGReading

/// Fields, segments, page controls and action sheets, as they are read from a storyboard and put right in a spec.
@Suite struct ElementFindingTests {
  private static func field(_ id: String, _ placeholder: String, _ traits: String) -> String {
    """
    <textField borderStyle="roundedRect" placeholder="\(placeholder)" id="\(id)">
    <rect key="frame" x="16" y="\(id)" width="343" height="44"/><textInputTraits key="textInputTraits"\(traits)/></textField>
    """
  }

  private func found(_ subviews: String) -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(subviews)</subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    let result = Linter.run(
      LintRequest(paths: ["Main.storyboard"]), rules: BuiltInRules.ruleSet,
      workspace: MemoryWorkspace(["Main.storyboard": text]))
    return result.diagnostics.filter { $0.rule.hasPrefix("elements-") }.map { "\($0.rule): \($0.message.en)" }
  }

  @Test func `fields, segments and page controls of a storyboard are judged by what Xcode states of them`() {
    let segments = ["1D", "1W", "2W", "1M", "6M", "1Y"].map { "<segment title=\"\($0)\"/>" }.joined()
    let views =
      Self.field("100", "Password", " textContentType=\"password\"")
      + Self.field("160", "E-mail", " keyboardType=\"numberPad\" textContentType=\"email\"")
        + """
        <segmentedControl id="sc"><rect key="frame" x="16" y="220" width="343" height="29"/>
        <segments>\(segments)</segments></segmentedControl>
        <pageControl numberOfPages="40" id="pc"><rect key="frame" x="0" y="620" width="375" height="37"/></pageControl>
        """
    #expect(
      Set(found(views)) == [
        "elements-controls/field-secure: A field for a password shows every letter; turn on Secure Text Entry",
        "elements-controls/field-keyboard-can-type: The keyboard `numberPad` can't type what this field takes "
          + "(`emailAddress`); use `emailAddress`",
        "elements-controls/segments-max: This is segment 6 of 6, and an iPhone has room for 5; offer fewer, "
          + "or use a list",
        "elements-controls/page-control-max: 40 pages are too many for dots, of which 20 take long to go through; "
          + "show them in a list or grid",
      ])
    let sound =
      Self.field("100", "Password", " secureTextEntry=\"YES\" textContentType=\"password\"")
      + Self.field("160", "E-mail", " keyboardType=\"emailAddress\" textContentType=\"email\"")
        + """
        <segmentedControl id="sc"><rect key="frame" x="16" y="220" width="343" height="29"/>
        <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
        <pageControl numberOfPages="4" id="pc"><rect key="frame" x="0" y="620" width="375" height="37"/></pageControl>
        """
    #expect(found(sound) == [])
  }

  private func fixed(_ spec: String, unsafe: Bool) throws -> String {
    let session = LintSession(ruleSet: BuiltInRules.ruleSet)
    let outcome = Fixer.run(
      LintRequest(paths: ["a.yaml"], wantsFixes: true), in: session, workspace: MemoryWorkspace(["a.yaml": spec]),
      options: .init(makesUnsafe: unsafe))
    return String(decoding: try #require(outcome.files.first).after, as: UTF8.self)
  }

  @Test func `a password gets a secure field, and a keyboard is what its content type needs`() throws {
    let spec = """
      screen: signIn
      views:
        - {kind: textField, placeholder: Password, contentType: password}
        - {kind: textField, placeholder: E-mail, contentType: emailAddress, keyboard: numberPad}

      """
    let secure = spec.replacing("textField, placeholder: Password", with: "secureField, placeholder: Password")
    #expect(try fixed(spec, unsafe: false) == secure)
    #expect(try fixed(spec, unsafe: true) == secure.replacing("keyboard: numberPad", with: "keyboard: emailAddress"))
  }

  @Test(arguments: [
    ("{title: Take Photo}, {title: Choose Photo}", "{title: Cancel, style: cancel}"),
    ("{title: 拍照}, {title: 选取照片}", "{title: 取消, style: cancel}"),
    (
      "{title: {en: Take Photo, zh-Hans: 拍照}}, {title: {en: Choose Photo, zh-Hans: 选取照片}}",
      "{title: {en: Cancel, zh-Hans: 取消}, style: cancel}"
    ),
  ])
  func `Cancel is added in the languages of the other buttons`(actions: String, cancel: String) throws {
    let spec = "screen: photo\ndevice: iphone6\nactionSheet: {actions: [\(actions)]}\n"
    #expect(try fixed(spec, unsafe: true) == spec.replacing("]}\n", with: ", \(cancel)]}\n"))
  }
}
