import Foundation
import Testing

/// Questions about storyboards and property lists are answered in a spec beside them, by the command that `review` proposes.
struct ImportedAnswerTests {
  private static func project() throws -> Sandbox {
    try Sandbox([
      "App/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Ferry</string>
      <key>NSCameraUsageDescription</key><string>Scan tickets with the camera.</string></dict></plist>

      """,
      "App/Base.lproj/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s-1"><objects><viewController id="vc-1" sceneMemberID="viewController">
      <view key="view" id="vw-1"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label opaque="NO" text="Pier" id="lb-1"><rect key="frame" x="16" y="80" width="200" height="21"/></label>
      </subviews></view></viewController></objects></scene></scenes></document>

      """,
    ])
  }

  /// The command that a checklist ends with.
  private static func proposal(_ checklist: String) throws -> String {
    let line = try #require(checklist.split(separator: "\n").last { $0.contains("higlint review --answer") })
    return String(line[try #require(line.range(of: "higlint review --answer")).lowerBound...])
  }

  @Test func `the command that is proposed writes the answer, and the question is not asked again`() throws {
    let sandbox = try Self.project()
    let before = try sandbox.run("review", "--all", "App").output
    let command = try Self.proposal(before)
    #expect(command.hasSuffix(" --in App/reviewed.yaml App"))
    let answered = try sandbox.shell(command + " --by ci")
    #expect(answered.status == 0, "\(answered.error)")
    #expect(answered.output.hasPrefix("App/reviewed.yaml: "))
    let file = try String(contentsOf: sandbox.folder.appendingPathComponent("App/reviewed.yaml"), encoding: .utf8)
    #expect(file.hasPrefix("higlint: 1\nreviewed:\n  - {rule: "))
    #expect(file.contains(", answer: passes, by: ci, on: "))
    let after = try sandbox.run("review", "--all", "App").output
    #expect(try Self.proposal(after) != command)
    // Nothing else is asked or missing.
    let asked = { (text: String) in Set(text.split(separator: "\n").filter { $0.hasPrefix("      App/") }) }
    #expect(asked(after).isStrictSubset(of: asked(before)) || asked(after) == asked(before))
    #expect(after.contains(", 1 answered in "))
  }

  @Test func `answers about several files stand together, and one that fails is reported`() throws {
    let sandbox = try Self.project()
    let json = try sandbox.run("review", "--format", "json", "App").output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let reviews = try #require(report["reviews"] as? [[String: Any]])
    for file in ["App/Info.plist", "App/Base.lproj/Main.storyboard"] {
      let item = try #require(reviews.first { $0["file"] as? String == file })
      let rule = try #require(item["rule"] as? String)
      let path = try #require(item["path"] as? String)
      let run = try sandbox.run("review", "--answer", "\(rule)=fails", "--of", path, "--by", "ci", "App")
      #expect(run.status == 0, "\(run.error)")
      let check = try sandbox.run("check", "--min-severity", "advice", "--format", "concise", "App").output
      #expect(check.contains("[\(rule)]"))
    }
    let file = try String(contentsOf: sandbox.folder.appendingPathComponent("App/reviewed.yaml"), encoding: .utf8)
    #expect(file.split(separator: "\n").count == 4)
  }

  @Test func `an answer goes where it holds, and nowhere else`() throws {
    let sandbox = try Self.project()
    let command = try Self.proposal(try sandbox.run("review", "App").output)
    let above = try sandbox.shell(command.replacingOccurrences(of: "--in App/reviewed.yaml", with: "--in design.yaml"))
    #expect(above.output.hasPrefix("design.yaml: "), "\(above.error)")
    let beside = try sandbox.shell(
      command.replacingOccurrences(of: "--in App/reviewed.yaml", with: "--in Other/a.yaml"))
    #expect(beside.status == 2)
    #expect(beside.error.hasPrefix("higlint: Other/a.yaml: answers about App/"))
    let plist = try sandbox.shell(
      command.replacingOccurrences(of: "--in App/reviewed.yaml", with: "--in App/Info.plist"))
    #expect(plist.status == 2)
  }
}
