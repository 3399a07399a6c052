import HIGRules

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading
@testable import HIGReport

/// The examples of facts and functions, over the sample that the page of reference shows.
enum ReferenceExamples {
  static func model() -> Model {
    let workspace = MemoryWorkspace(["sample.yaml": ReferenceSample.text])
    return Model.reading("sample.yaml", bytes: Array(ReferenceSample.text.utf8), workspace: workspace).model
  }

  /// Returns what an expression gives in which the ids of the sample and `app` are names. What is known only when all
  /// files of an app have been read is found as a rule finds it.
  static func text(of expression: String, in model: Model) throws -> String {
    // The model of a file's screens has only those facts of the app that are of use for them.
    let names = ids(of: model).map(\.id)
    let app = appModel()
    let model = ids(of: app).contains { !names.contains($0.id) && expression.contains($0.id + ".") } ? app : model
    let value = try value(of: expression, in: model)
    if case .unknown = value, expression.contains("app") {
      return answer(expression, about: ReferenceSample.text).joined(separator: "; ")
    }
    return ValueText(language: .english, model: model).text(value)
  }

  private static func appModel() -> Model {
    let source = SourceFile(path: "sample.yaml", stored: Array(ReferenceSample.text.utf8))
    return ModelBuilder.app(Definitions(trees: [YAMLReader.read(source)]))
  }

  private static func ids(of model: Model) -> [(id: String, node: NodeReference)] {
    var known: Set<String> = []
    return (0..<model.nodeCount).map { NodeReference($0) }.compactMap { node in
      guard let id = model.string(Names.id, of: node), known.insert(id).inserted else { return nil }
      return (id, node)
    }
  }

  static func value(of expression: String, in model: Model) throws(ExpressionError) -> Value {
    var query = ExpressionQuery(expression)
    query.ruleSet = BuiltInRules.ruleSet
    query.isChecked = false
    query.bindings += ids(of: model).map { ($0.id, .node($0.node)) }
    return try query.answers(over: model, selecting: .type("app")).first?.value ?? .null
  }
}
