import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

struct ModelPrototypeTests {
  private static let app = """
    app: {name: Harbor, tint: $brand, languages: [en]}
    palette: {brand: {light: '#0B5C8A', dark: '#6CC4F0'}, ink: '#123', rail: $brand, lost: $gone, wrong: '#12'}
    """

  private static func tree(_ path: String, _ spec: String) -> SyntaxTree {
    YAMLReader.read(SourceFile(path: path, stored: Array(spec.utf8)))
  }

  /// What a model holds, in words.
  private static func description(_ model: Model) -> [String] {
    let facts = model.nodes.indices.map { index in
      let node = NodeReference(index)
      let record = model.nodes[index]
      let slots = model.slots[Int(record.firstSlot)..<Int(record.firstSlot) + Int(record.slotCount)]
      let values = slots.map { "\(model.vocabulary.name($0.name))=\(text(model.value(of: $0)))" }
      return "\(model.path(of: node)) \(model.typeName(of: node)): \(values.joined(separator: " "))"
    }
    return facts + model.diagnostics.map { "\($0.location.file.path) \($0.location.range) \($0.message.en)" }
  }

  private static func text(_ value: Value) -> String {
    if case .color(let color) = value { return "\(color.name) \(color.color)" }
    return "\(value)"
  }

  @Test(arguments: [
    "screen: a\nviews: [{kind: label, text: Pay, color: $ink, background: $rail}]",
    "screen: a\nviews: [{kind: label, text: Pay, color: $lost}, {kind: icon, color: $wrong, tint: $wrong}]",
    "screen: a\nviews: [{kind: label, text: Pay, color: {light: $brand, dark: $brand}}]",
    "screen: a\nbackground: $rail\nviews: [{kind: label, color: $nowhere}]",
    "screen: a",
  ])
  func `A file's model is the same whether its app was decoded for it or for others before`(spec: String) {
    let definitions = Definitions(trees: [Self.tree("app.yaml", Self.app)], isShared: true)
    let prototypes = ModelPrototypes()
    let first = Self.tree("first.yaml", "screen: first\nviews: [{kind: label, color: $wrong, background: $brand}]")
    let expected = Self.description(ModelBuilder.screens(of: Self.tree("a.yaml", spec), definitions: definitions))
    for _ in 0..<2 {
      let found = ModelBuilder.screens(of: Self.tree("a.yaml", spec), definitions: definitions, prototypes: prototypes)
      #expect(Self.description(found) == expected)
      _ = ModelBuilder.screens(of: first, definitions: definitions, prototypes: prototypes)
    }
  }

  @Test
  func `a copy knows nothing of what was found out about its model`() throws {
    let tree = Self.tree("a.yaml", "screen: a\nviews: [{kind: label, text: Pay, frame: [0, 0, 80, 20]}]")
    let model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: [], isShared: false))
    let screen = try #require(model.screens.first)
    let scene = model.scene(of: screen)
    let copy = Model(copying: model)
    #expect(copy.nodes.count == model.nodes.count)
    #expect(copy.scene(of: screen) !== scene)
    #expect(model.scene(of: screen) === scene)
  }

  @Test
  func `what is wrong with a colour is told where it is used, and nowhere else`() {
    let definitions = Definitions(trees: [Self.tree("app.yaml", Self.app)], isShared: true)
    let prototypes = ModelPrototypes()
    func messages(_ spec: String) -> [String] {
      ModelBuilder.screens(of: Self.tree("a.yaml", spec), definitions: definitions, prototypes: prototypes)
        .diagnostics.map(\.message.en)
    }
    #expect(messages("screen: a\nviews: [{kind: label, color: $brand}]") == [])
    let wrong = messages("screen: a\nviews: [{kind: label, color: $wrong}]")
    #expect(wrong.count == 1)
    #expect(messages("screen: a\nviews: [{kind: label, color: $wrong}]") == wrong)
    #expect(
      messages("screen: a\nviews: [{kind: label, color: $ink}]")
        == ["`#123` is short for `#112233`; write all six digits"])
  }
}
