import HIGRules
import Testing

@testable import HIGLint
@testable import HIGReading

/// Colours, fonts and components that nothing uses.
@Suite struct UnusedDefinitionTests {
  private func unused(_ files: [String: String], in paths: [String] = ["."]) -> [String] {
    let result = Linter.run(
      LintRequest(paths: paths), rules: BuiltInRules.ruleSet, workspace: MemoryWorkspace(files))
    return result.diagnostics.filter { $0.rule == "spec/unused-definition" }.map { diagnostic in
      diagnostic.location.file.path + ": " + diagnostic.location.file.string(in: diagnostic.location.range)
    }
  }

  private static let palette = """
    palette: {ink: "#333333", sea: "#0A5AB4", leaf: "#0B6B3A", sky: "#5AC8FA", deep: $sea, sand: "#C8B080"}
    textStyles: {heading: {size: 28, weight: bold}, note: {size: 13}}

    """
  private static let components = """
    components:
      Row: {view: {kind: cell, children: [{use: Badge}]}}
      Badge: {view: {kind: label, text: New, color: $leaf}}
      Card: {view: {kind: label, text: Card}}

    """
  private static func screen(_ id: String, _ color: String) -> String {
    "screen: \(id)\nbackground: {gradient: [$sky, white]}\nviews: [{kind: label, text: Pier, color: \(color), font: $heading}, {use: Row}]\n"
  }

  @Test func `what no file of an app uses is told where it is defined`() {
    let files = [
      "app.yaml": "app: {name: Harbor, tint: $deep, languages: [en]}\n", "colors.yaml": Self.palette,
      "parts/parts.yaml": Self.components, "a/a.yaml": Self.screen("a", "$ink"),
      "parts/b.yaml": Self.screen("b", "$ink"),
    ]
    #expect(unused(files) == ["colors.yaml: sand", "colors.yaml: note"])
    #expect(
      unused(["app.yaml": files["app.yaml"] ?? "", "parts.yaml": Self.components, "a.yaml": Self.screen("a", "white")])
        == ["parts.yaml: Card"])
  }

  @Test func `a file of definitions alone says nothing, and a screen that is named looks at the whole app`() {
    let files = [
      "app.yaml": "app: {name: Harbor, tint: $deep, languages: [en]}\n", "colors.yaml": Self.palette,
      "a.yaml": Self.screen("a", "$ink"), "b.yaml": Self.screen("b", "$leaf"),
      "c.yaml": "screen: c\nviews: [{kind: label, text: Pier, color: $sand, font: $note}]\n",
    ]
    #expect(unused(files) == [])
    #expect(unused(files, in: ["a.yaml"]) == [])
    #expect(unused(["colors.yaml": Self.palette]) == [])
    #expect(unused(["colors.yaml": Self.palette, "app.yaml": "app: {name: Harbor, languages: [en]}\n"]) == [])
  }

  @Test func `definitions for several apps are no single one's`() {
    let files = [
      "colors.yaml": Self.palette, "one/app.yaml": "app: {name: One, languages: [en]}\n",
      "one/a.yaml": Self.screen("a", "$ink"), "two/app.yaml": "app: {name: Two, languages: [en]}\n",
      "two/a.yaml": Self.screen("a", "$leaf"),
    ]
    #expect(unused(files) == [])
    #expect(unused(files, in: ["one"]) == [])
    let nested = [
      "app.yaml": "app: {name: One, languages: [en]}\n", "colors.yaml": Self.palette,
      "a.yaml": Self.screen("a", "$ink"),
      "inner/app.yaml": "app: {name: Two, languages: [en]}\n", "inner/a.yaml": Self.screen("a", "$leaf"),
    ]
    #expect(unused(nested) == [])
  }

  @Test func `a catalog's colours are there for code`() {
    let files = [
      "App/Info.plist":
        "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string><key>CFBundleName</key><string>Harbor</string></dict></plist>",
      "App/Assets.xcassets/Ink.colorset/Contents.json":
        "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"0\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1\"}}}]}",
      "App/a.yaml": "screen: a\nviews: [{kind: label, text: Pier}]\n",
    ]
    #expect(unused(files) == [])
  }
}
