import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What stands at the top of a spec holds however its key is written.
@Suite struct SpecSectionTests {
  /// Of each section that defines names, how its key may be written, and two definitions of one name.
  private static let definitions: [(section: SpecSection, keys: [String], first: String, second: String)] = [
    (.app, ["app"], "{name: Harbor}", "{name: Pier}"),
    (.palette, ["palette"], "{brand: '#0A7AFF'}", "{brand: red}"),
    (.textStyles, ["textStyles", "text-styles", "text_styles"], "{title: {size: 20}}", "{title: {size: 24}}"),
    (.components, ["components"], "{row: {view: {kind: label}}}", "{row: {view: {kind: button}}}"),
  ]

  private static let pairs = definitions.flatMap { definition in
    definition.keys.flatMap { first in
      definition.keys.map { second in
        (definition.section.rawValue, "\(first): \(definition.first)\n", "\(second): \(definition.second)\n")
      }
    }
  }

  @Test(arguments: pairs)
  func `two files of a folder can't both define a name`(section: String, first: String, second: String) throws {
    let lookup = DefinitionLookup(workspace: MemoryWorkspace(["a.yaml": first, "b.yaml": second]), roots: [])
    #expect(lookup.files(in: ".").count == 2)
    let problem = try #require(lookup.problems.first)
    #expect(lookup.problems.count == 1)
    #expect(problem.rule == SpecRule.definedTwice.id)
    #expect(problem.message.en.hasPrefix("`\(section)/"))
    #expect(problem.location.file.path == "b.yaml")
    #expect(problem.notes.map { $0.location?.file.path } == ["a.yaml"])
  }

  @Test func `all sections that define names are tried`() {
    #expect(Self.definitions.map(\.section) == SpecSection.allCases.filter(\.definesNames))
    for definition in Self.definitions { #expect(definition.section.spellings == definition.keys) }
  }

  @Test(arguments: definitions.flatMap { definition in definition.keys.map { ($0, definition.first) } })
  func `what is defined is found`(key: String, value: String) {
    let text = Array("\(key): \(value)\n".utf8)
    #expect(SpecFile.mayDefine(text))
    let file = SpecFile(path: "a.yaml", bytes: text, format: .yaml)
    #expect(file.definesOnly)
    let definitions = Definitions(trees: [file.tree])
    let count = definitions.apps.count + definitions.palette.count + definitions.textStyles.count
    #expect(count + definitions.components.count == 1)
  }

  @Test func `no other key is a section`() {
    for key in ["", "x-palette", "Palette", "text styles", "textstyles", "text-Styles", "-app", "screen-"] {
      #expect(Array(key.utf8).withUnsafeBufferPointer { SpecSection(key: $0) } == nil)
    }
  }
}
