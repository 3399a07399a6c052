import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

struct TextStyleTests {
  private static func model(style: String, uses: Int) -> Model {
    let views = (0..<uses).map { "  - {kind: label, id: label\($0), font: $title, text: Pay}\n" }.joined()
    let spec = "textStyles:\n  title: \(style)\nscreen: main\nviews:\n\(views)"
    let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(spec.utf8)))
    return ModelBuilder.screens(of: tree, definitions: Definitions(trees: [tree]))
  }

  private static func fonts(of model: Model) -> [NodeReference] {
    model.nodes.indices.filter { Int(model.nodes[$0].type) == model.viewType }
      .compactMap { model.node(Names.font, of: NodeReference($0)) }
  }

  @Test
  func `every view that names a style has a font of its own with what the style says`() {
    let model = Self.model(style: "{style: headline, size: 17, weight: bold}", uses: 3)
    let fonts = Self.fonts(of: model)
    #expect(Set(fonts).count == 3)
    for font in fonts {
      #expect(model.number(Names.size, of: font) == 17)
      #expect(model.string(Names.weight, of: font) == "bold")
      #expect(model.string(Names.style, of: font) == "headline")
      #expect(model.typeName(of: model.parent(of: font)) == "view")
    }
  }

  @Test
  func `what is wrong with a style is told at each of its uses`() {
    let once = Self.model(style: "{size: 17, weight: fat}", uses: 1).diagnostics.map(\.message)
    let twice = Self.model(style: "{size: 17, weight: fat}", uses: 2).diagnostics.map(\.message)
    #expect(once.count == 1)
    #expect(twice == once + once)
  }
}
