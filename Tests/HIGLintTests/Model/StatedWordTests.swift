import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// `unknown` and `none` may stand in the place of every fact.
struct StatedWordTests {
  /// An object of each type of the vocabulary, around a gap for its fields: how it is reached from the top of a spec.
  private static let frames: [(type: NodeType, before: String, after: String)] = {
    let vocabulary = Vocabulary.shared
    var frames: [(type: NodeType, before: String, after: String)] = []
    var waiting: [(String, String, String)] = [("app", "{app: {", "}}"), ("screen", "{screen: main, ", "}")]
    var met: Set<String> = ["app", "screen"]
    while !waiting.isEmpty {
      let (name, before, after) = waiting.removeFirst()
      guard let type = vocabulary.type(named: name) else { continue }
      frames.append((type, before, after))
      for field in type.fields {
        var (held, opening, closing) = (field.type, "\(before)\(field.name): ", after)
        while true {
          if case .list(let element) = held {
            (held, opening, closing) = (element, opening + "[", "]" + closing)
          } else if case .map(let element) = held {
            (held, opening, closing) = (element, opening + "{one: ", "}" + closing)
          } else {
            break
          }
        }
        guard case .node(let inner) = held, met.insert(inner).inserted else { continue }
        waiting.append((inner, opening + "{" + (inner == "view" ? "kind: label, " : ""), "}" + closing))
      }
    }
    return frames
  }()

  private static func mistakes(in spec: String) -> [String] {
    let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(spec.utf8)))
    let definitions = Definitions(trees: [tree])
    let diagnostics =
      tree.compositionProblems() + ModelBuilder.screens(of: tree, definitions: definitions).diagnostics
      + ModelBuilder.app(definitions).diagnostics + ReviewSection.read(tree).problems
    // What is required is still missing from an object of which a test states one field.
    return diagnostics.filter { $0.rule != "spec/missing" }.map { "\($0.rule): \($0.message.en): \(spec)" }
  }

  @Test(arguments: ["unknown", "none"])
  func `every field of the vocabulary may be stated with the word`(_ word: String) {
    #expect(Self.frames.count > 50)
    for (type, before, after) in Self.frames {
      for field in type.fields where !(type.name == "view" && ["kind", "use"].contains(field.name)) {
        if type.name == "screen", ["id", "screen"].contains(field.name) { continue }
        for mistake in Self.mistakes(in: "\(before)\(field.name): \(word)\(after)") { Issue.record("\(mistake)") }
        guard case .list = field.type else { continue }
        for mistake in Self.mistakes(in: "\(before)\(field.name): [\(word)]\(after)") { Issue.record("\(mistake)") }
      }
    }
  }

  @Test(arguments: ["unknown", "none"])
  func `so may what is no field of an object`(_ word: String) {
    for spec in [
      "{screens: \(word)}", "{screens: [\(word)]}", "{app: \(word)}", "{app: {}, palette: \(word)}",
      "{app: {}, palette: {brand: \(word)}}", "{app: {}, palette: {brand: {light: \(word), dark: black}}}",
      "{app: {}, textStyles: \(word)}", "{app: {}, textStyles: {title: \(word)}}", "{app: {}, components: \(word)}",
      "{app: {}, components: {Card: \(word)}}", "{app: {}, components: {Card: {view: \(word)}}}",
      "{app: {}, components: {Card: {parameters: \(word), view: {kind: card}}}}",
      "{screen: a, states: {loading: \(word)}}", "{screen: a, states: {loading: {override: \(word)}}}",
      "{screen: a, views: [{kind: card, id: b}], states: {loading: {override: {b: \(word)}}}}",
      "{screen: a, variants: [\(word)]}", "{screen: a, reviewed: \(word)}", "{screen: a, title: {en: \(word)}}",
      "{screen: a, components: {Card: {view: {kind: card}}}, views: [{use: Card, with: \(word)}]}",
      "{screen: a, components: {Card: {view: {kind: card, children: [{kind: slot}]}}}, views: [{use: Card, children: \(word)}]}",
    ] {
      for mistake in Self.mistakes(in: spec) { Issue.record("\(mistake)") }
    }
  }

  @Test(arguments: [
    "{screen: a, states: 3}", "{screen: a, states: [loading]}", "{screen: a, states: \"unknown\"}",
    "{screen: a, variants: {}}", "{screens: later}", "{app: {}, palette: red}", "{app: {}, components: {Card: 1}}",
  ])
  func `another word in the place of a list or a mapping is a mistake`(_ spec: String) {
    #expect(Self.mistakes(in: spec).contains { $0.hasPrefix("spec/type") })
  }

  @Test func `a language with no text has none`() {
    let source = SourceFile(path: "spec.yaml", stored: Array("{screen: a, title: {en: none, de: Karte}}".utf8))
    let model = ModelBuilder.screens(of: YAMLReader.read(source), definitions: .none)
    #expect(model.texts.map(\.language) == ["de"])
  }
}
