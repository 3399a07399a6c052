import Foundation
import HIGDraw
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint

/// The pictures of each kind of view, and of the examples, as they were looked at.
@Suite struct DrawingGoldenTests {
  @Test(arguments: Golden.names(in: "Draw"))
  func `Each kind of view is drawn as it was before`(_ name: String) throws {
    let text = try Golden.input(name, in: "Draw")
    let (model, _) = Model.reading("\(name).yaml", bytes: Array(text.utf8), workspace: MemoryWorkspace([:]))
    var out = ""
    for screen in model.screenStates {
      var options = DrawingOptions()
      for presented in [nil] + HIGDraw.Drawing.presented(by: screen, in: model) {
        options.presented = presented
        out += String(decoding: HIGDraw.Drawing.of(screen, in: model, options: options).svg, as: UTF8.self)
      }
    }
    let tree = SpecFile(path: "\(name).yaml", bytes: Array(text.utf8), format: .yaml).tree
    let app = ModelBuilder.app(Definitions(trees: [tree]))
    for node in HIGDraw.Drawing.passesAndWidgets(of: app) {
      out += String(decoding: HIGDraw.Drawing.of(node, in: app).svg, as: UTF8.self)
    }
    try Golden.check(out, name, in: "Draw", ending: "svg.txt")
  }

  @Test
  func `There is a golden picture of every family of views`() {
    #expect(Golden.names(in: "Draw").count >= 10)
  }

  private static let examples = Golden.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples").path

  @Test(arguments: ["Harbor", "HarborDraft", "HarborApp"])
  func `The examples are drawn as they were before`(_ example: String) throws {
    let folder = "\(Self.examples)/\(example)"
    let workspace = DiskWorkspace(boundary: Boundary(around: [folder]))
    let models = SpecModels(LintRequest(paths: [folder]), rules: RuleSet(), workspace: workspace)
    var out = ""
    var count = 0
    let result = models.forEach { file in
      for screen in file.model.screenStates {
        out += String(decoding: HIGDraw.Drawing.of(screen, in: file.model).svg, as: UTF8.self)
        count += 1
      }
    }
    #expect(result.unreadable.isEmpty)
    #expect(count == out.split(separator: "\n").count { $0.hasPrefix("<svg ") })
    try Golden.check(out, example, in: "Draw/Examples", ending: "svg.txt")
  }
}
