import HIGLanguage
import HIGReading

/// The answers of rules about an app itself, which are the same for all of its files.
final class AppAnswers {
  /// The definitions around the files; nil where nothing is known of the app.
  let definitions: Definitions?
  @exclusivity(unchecked) private var evaluator: Evaluator?
  @exclusivity(unchecked) private var known = HashMap<ObjectIdentifier, Bool>()

  init(definitions: Definitions?) { self.definitions = definitions }

  /// Returns whether what a group of parts needs of the app may hold.
  func mayHold(_ group: ExtractPlan.KeptGroup) -> Bool {
    if definitions == nil { return true }
    if let known = known[ObjectIdentifier(group)] { return known }
    let mayHold = group.ofApp.allSatisfy { group.mayHold(where: value(of: $0)) }
    known.set(mayHold, for: ObjectIdentifier(group))
    return mayHold
  }

  /// The app with all that it states; a file's model has only those facts that are of use for its screens.
  private lazy var model = definitions.map { definitions in
    let model = ModelBuilder.app(definitions)
    if model.app == .none { model.addImpliedApp() }
    return model
  }

  /// The bits of the fields that the app has; all of them where nothing is known of it.
  private(set) lazy var fields = model?.appFields ?? UInt64.max

  private func value(of part: ExtractPlan.KeptPart) -> Value {
    if evaluator == nil, let model {
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
