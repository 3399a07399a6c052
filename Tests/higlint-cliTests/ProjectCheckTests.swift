import Foundation
import Testing

/// An Xcode project as it is checked, listed and converted.
@Suite struct ProjectCheckTests {
  private static let plist = """
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string><key>CFBundleName</key>
    <string>Harbor</string><key>CFBundleDevelopmentRegion</key><string>en</string>
    <key>NSCameraUsageDescription</key><string>Reads the code on a ticket.</string></dict></plist>
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController title="Sign In" id="vc" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <button buttonType="system" id="hX7-Qd-2aB"><rect key="frame" x="16" y="100" width="52" height="30"/>
    <color key="tintColor" name="Sea"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
    <state key="normal" title="Log In"/></button>
    </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
    </viewController></objects></scene></scenes>
    </document>
    """

  private static let files = [
    "App/Info.plist": plist, "App/Base.lproj/Main.storyboard": storyboard,
    "App/Assets.xcassets/Sea.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
    {"red": "0.600", "green": "0.600", "blue": "0.600", "alpha": "1.000"}}}]}
    """,
    "App/de.lproj/Main.strings": "\"hX7-Qd-2aB.normalTitle\" = \"Anmelden\";",
    "App/de.lproj/InfoPlist.strings": "CFBundleName = \"Hafen\";", ".higlint.yml": "",
  ]

  @Test func `a diagnostic names the scene and the view, and stands at the attribute`() throws {
    let outcome = try Sandbox(Self.files).run("check", "App")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("App/Base.lproj/Main.storyboard:6:97: error: The target is 52 × 30 pt"), "\(outcome)")
    #expect(outcome.output.contains("note: in Sign In Scene › Log In button (id hX7-Qd-2aB)"))
    #expect(outcome.output.contains("($Sea (#999999) on #FFFFFF)"))
    #expect(outcome.output.contains("App/Info.plist:3:6: error: The text is missing in German"), "\(outcome.output)")
  }

  @Test func `the report for programs carries the object's id`() throws {
    let outcome = try Sandbox(Self.files).run("check", "--format", "json", ".")
    #expect(outcome.output.contains("\"path\":\"vc/views/hX7-Qd-2aB\",\"object\":\"hX7-Qd-2aB\""))
  }

  @Test(arguments: ["App", "App/Base.lproj", "App/Base.lproj/Main.storyboard"])
  func `a part of a project is seen as within the whole`(path: String) throws {
    let outcome = try Sandbox(Self.files).run("check", path)
    #expect(outcome.output.contains("($Sea (#999999) on #FFFFFF)"), "\(outcome.output)")
  }

  @Test func `a file is the same by its absolute path`() throws {
    let sandbox = try Sandbox(Self.files.filter { $0.key != ".higlint.yml" })
    let outcome = try sandbox.shell("higlint check \"$PWD/App/Base.lproj/Main.storyboard\"")
    #expect(outcome.output.contains("($Sea (#999999) on #FFFFFF)"), "\(outcome.output)")
  }

  @Test func `a project is the same from one of its folders`() throws {
    let outcome = try Sandbox(Self.files).shell("cd App/Base.lproj && higlint check .")
    #expect(outcome.output.contains("($Sea (#999999) on #FFFFFF)"), "\(outcome.output)")
  }

  /// Whose body is sound in English and not in Chinese.
  private static let localized = [
    "App/en.lproj/Localizable.strings": "\"ferry_soon_body\" = \"The ferry to Skagen leaves in 10 minutes.\";\n",
    "App/zh-Hans.lproj/Localizable.strings": "\"ferry_soon_body\" = \"前往斯卡恩的渡轮将在 10 分钟后开船\";\n",
    "Specs/app.yaml": """
    app:
      name: Harbor
      languages: [en, zh-Hans]
      notifications:
        - {id: soon, title: Leaving Soon, body: ferry_soon_body}
        - {id: late, title: Delayed, body: nobody_translated_this}

    """,
  ]

  @Test func `a spec's key stands for its texts in all languages`() throws {
    let alone = try Sandbox(Self.localized).run("check", ".")
    #expect(
      alone.output.contains(
        "App/zh-Hans.lproj/Localizable.strings:1:22: warning: This message ends without a full stop"),
      "\(alone)")
    #expect(!alone.output.contains("en.lproj/Localizable.strings:"), "\(alone)")
    let project = try Sandbox(Self.localized.merging(Self.files) { own, _ in own }).run("check", ".")
    #expect(project.output.contains("zh-Hans.lproj/Localizable.strings:1:22"), "\(project)")
    // Where nobody looks at the tables it stays a key, of which nothing is known.
    let specs = try Sandbox(Self.localized).run("check", "Specs")
    #expect(specs.output == "No problems in 1 file\n")
  }

  @Test func `the inputs are listed by app`() throws {
    let outcome = try Sandbox(Self.files).run("check", "--list-inputs", ".")
    #expect(
      outcome.output == """
        App/Info.plist, 1 catalog entry, languages: en, de:
          App/Info.plist
          App/Base.lproj/Main.storyboard

        """)
    #expect(outcome.status == 0)
  }

  @Test func `a converted storyboard has the diagnostics of the original`() throws {
    let sandbox = try Sandbox(["a/.higlint.yml": "", "b/.higlint.yml": "", "a/Main.storyboard": Self.storyboard])
    #expect(try sandbox.run("convert", "a/Main.storyboard", "-o", "b/main.yaml").status == 0)
    func found(_ folder: String) throws -> [String] {
      let output = try sandbox.run("check", "--min-severity", "advice", folder).output
      return output.split(separator: "\n").filter { $0.contains("[") && $0.contains("]") && $0.hasPrefix(folder) }
        .compactMap { line in line.split(separator: ": ", maxSplits: 1).last.map(String.init) }.sorted()
    }
    let original = try found("a")
    #expect(!original.isEmpty)
    #expect(try found("b") == original)
  }

  @Test func `what is converted goes to standard output, and what can't be is refused`() throws {
    let sandbox = try Sandbox(["Main.storyboard": Self.storyboard, "Broken.xib": "<document"])
    let outcome = try sandbox.run("convert", "Main.storyboard")
    #expect(outcome.output.hasPrefix("# What higlint understood of Main.storyboard.\nscreens:\n  - id: vc\n"))
    let broken = try sandbox.run("convert", "Broken.xib")
    #expect(broken.status == 1)
    #expect(broken.output.isEmpty)
    #expect(broken.error.contains("syntax/xml"))
  }
}
