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
    let value = try value(of: expression, in: model)
    if case .unknown = value, expression.contains("app") {
      return answer(expression, about: ReferenceSample.text).joined(separator: "; ")
    }
    return ValueText(language: .english, model: model).text(value)
  }

  static func value(of expression: String, in model: Model) throws(ExpressionError) -> Value {
    var query = ExpressionQuery(expression)
    query.ruleSet = BuiltInRules.ruleSet
    query.isChecked = false
    var known: Set<String> = []
    for number in 0..<model.nodeCount {
      let node = NodeReference(number)
      guard let id = model.string(Names.id, of: node), known.insert(id).inserted else { continue }
      query.bindings.append((id, .node(node)))
    }
    return try query.answers(over: model, selecting: .type("app")).first?.value ?? .null
  }
}
