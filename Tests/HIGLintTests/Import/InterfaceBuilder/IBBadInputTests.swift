import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGReading

/// Whatever is called a storyboard is read, or refused with a reason.
@Suite struct IBBadInputTests {
  @Test(arguments: [
    ("", "syntax/xml-root"), ("not XML", "syntax/xml-root"), ("<document type=\"x\"", "syntax/xml-truncated"),
    ("<html><body/></html>", "syntax/interface-builder"),
    ("<plist version=\"1.0\"><dict/></plist>", "syntax/interface-builder"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects></document></objects>",
      "syntax/xml-nesting"
    ),
    ("<document><scenes/></document>", "syntax/interface-builder"),
    ("{\"version\": 1}", "syntax/xml-root"), ("bplist00", "syntax/xml-root"),
  ])
  func `what is no storyboard gives an error and no screen`(_ text: String, _ rule: String) {
    let tree = Storyboards.tree(text)
    #expect(tree.problems.contains { $0.rule.hasPrefix(rule) && $0.severity == .error }, "\(tree.problems.map(\.rule))")
    #expect(tree.documents.isEmpty)
  }

  @Test func `every cut of a storyboard is read without harm`() {
    let text = Array(
      Storyboards.storyboard(
        Storyboards.scene(
          views:
            "<button id=\"b\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/><state key=\"normal\" title=\"Go\"/></button>"
        )
      ).utf8)
    for end in stride(from: 0, to: text.count, by: 7) {
      let tree = InterfaceBuilderImporter.spec(of: SourceFile(path: "a.xib", stored: Array(text[..<end])))
      #expect(!tree.problems.isEmpty)
      #expect(tree.documents.isEmpty)
    }
  }

  @Test func `an id that stands twice is told at its second place`() {
    let text = Storyboards.storyboard(Storyboards.scene(views: "<label id=\"a\"/><label id=\"a\"/>"))
    #expect(Storyboards.problems(text) == ["syntax/interface-builder a"])
  }

  @Test func `views nested too deeply are left out`() {
    let deep = 2000
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: String(repeating: "<view><subviews>", count: deep) + String(repeating: "</subviews></view>", count: deep)
      ))
    #expect(Storyboards.problems(text).contains { $0.hasPrefix("syntax/xml-depth") })
    let legal = Storyboards.storyboard(
      Storyboards.scene(
        views: String(repeating: "<view><subviews>", count: 450) + String(repeating: "</subviews></view>", count: 450)))
    #expect(!Storyboards.tree(legal).documents.isEmpty)
  }

  @Test func `a large storyboard on one line is read at once`() {
    let label =
      "<label text=\"Price\" id=\"ID\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"20\"/></label>"
    let labels = (0..<3000).map { number in
      let parts = label.split(separator: "ID", omittingEmptySubsequences: false)
      return parts.joined(separator: String(number))
    }.joined()
    let text = Storyboards.storyboard(Storyboards.scene(views: labels))
    #expect(text.utf8.count > 250_000)
    #expect(Storyboards.lines("kind", text).count == 3000)
  }

  @Test func `numbers beyond all bounds are no numbers`() {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views:
          "<label id=\"l\" alpha=\"7\" numberOfLines=\"-1\"><rect key=\"frame\" x=\"1e300\" y=\"nan\" width=\"inf\" height=\"2\"/></label>"
      ))
    let model = ModelBuilder.screens(of: Storyboards.tree(text), definitions: .none)
    #expect(model.diagnostics.isEmpty)
    #expect(Storyboards.lines("alpha", text) == [])
  }

  @Test func `storyboards that lead to each other end`() {
    let reference = "<viewControllerPlaceholder storyboardName=\"B\" id=\"r\" sceneMemberID=\"viewController\"/>"
    let text = Storyboards.storyboard(
      "<scene sceneID=\"s\"><objects>\(reference)</objects></scene>", attributes: "initialViewController=\"r\"")
    let workspace = MemoryWorkspace(["App/A.storyboard": text, "App/B.storyboard": text])
    let bytes = Array(text.utf8)
    let index = ProjectIndex(
      found: ["App/A.storyboard", "App/B.storyboard"], files: ProjectFiles(), read: { try? workspace.read($0) })
    let surroundings = index.surroundings(of: "App/A.storyboard", colorNames: [], images: [:]) { _ in bytes }
    #expect(surroundings.outline("B")?.initial == nil)
    #expect(Storyboards.tree(text, in: surroundings).problems.isEmpty)
  }
}
