import HIGRules
import Testing

@testable import HIGLint
@testable import HIGReading

/// Images that specs name, beside an iOS project.
@Suite struct CatalogImageTests {
  private static let catalog = [
    "App/Assets.xcassets/pier.imageset/Contents.json": "{\"images\":[]}",
    "App/Assets.xcassets/boat.symbolset/Contents.json": "{\"symbols\":[]}",
    "App/Images/gull@2x.png": "",
  ]

  private func missing(
    _ views: String, beside files: [String: String] = catalog, in folder: String = "App/design"
  ) -> [String] {
    var files = files
    files["app.yaml"] = folder == "App/design" ? "app: {name: Harbor, languages: [en]}\n" : nil
    files[folder + "/a.yaml"] = "screen: a\nviews: [\(views)]\n"
    let result = Linter.run(LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet, workspace: MemoryWorkspace(files))
    return result.diagnostics.filter { $0.rule == "spec/missing-image" }.map { diagnostic in
      diagnostic.location.file.string(in: diagnostic.location.range)
    }
  }

  @Test func `a name that neither a catalog nor a file beside it has is told`() {
    #expect(
      missing("{kind: image, image: {name: peer}}, {kind: button, icon: {name: bout}, action: row}") == [
        "peer", "bout",
      ])
  }

  @Test(arguments: [
    "pier", "Harbor/pier", "pier.png", "boat", "gull", "$(picture)", "\"{photo}\"", "\"https://example.org/a.png\"",
  ])
  func `what is there, and what only the app knows, is not`(_ name: String) {
    #expect(missing("{kind: image, image: {name: \(name)}}") == [])
  }

  @Test func `a symbol of the system and a picture from the network need no catalog`() {
    #expect(
      missing("{kind: button, icon: share, action: share}, {kind: image, image: {name: peer, remote: true}}") == [])
  }

  @Test func `a catalog of another folder counts where the spec names something in it`() {
    #expect(missing("{kind: image, image: {name: peer}}", in: "design") == [])
    #expect(
      missing("{kind: image, image: {name: peer}}, {kind: image, image: {name: pier}}", in: "design") == ["peer"])
  }

  @Test func `without images in a catalog nothing is known`() {
    #expect(missing("{kind: image, image: {name: peer}}", beside: [:]) == [])
    #expect(missing("{kind: image, image: {name: peer}}", beside: ["App/Images/gull@2x.png": ""]) == [])
  }
}
