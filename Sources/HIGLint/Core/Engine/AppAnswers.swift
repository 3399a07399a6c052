import HIGLanguage

/// The answers of rules about an app itself, which are the same for all of its files.
final class AppAnswers {
  /// The definitions around the files; nil where nothing is known of the app.
  let definitions: Definitions?
  private var evaluator: Evaluator?
  private var known: [ObjectIdentifier: Bool] = [:]

  init(definitions: Definitions?) { self.definitions = definitions }

  /// Returns whether a condition may hold for the app.
  func mayHold(_ part: ExtractPlan.KeptPart) -> Bool {
    if let known = known[ObjectIdentifier(part)] { return known }
    var mayHold = true
    if case .bool(false) = value(of: part) { mayHold = false }
    known[ObjectIdentifier(part)] = mayHold
    return mayHold
  }

  private func value(of part: ExtractPlan.KeptPart) -> Value {
    if evaluator == nil, let definitions {
      // A file's model has only those facts of the app that are of use for its screens.
      let model = ModelBuilder.app(definitions)
      if model.app == .none { model.addImpliedApp() }
      let made = Evaluator(facts: model)
      made.bind(.node(model.app), to: RuleExpressions.Slot.app)
      made.bind(.node(model.app), to: RuleExpressions.Slot.node)
      evaluator = made
    }
    guard let evaluator else { return .unknown(.undecided) }
    if part.rule.readsVariables { evaluator.bind(part.rule) }
    return evaluator.evaluate(part.program)
  }
}
