import HIGReading

/// Reading the fixes that a rule offers.
extension RuleReader {
  private static let stepKeys = RuleKeys.fixSteps.map(\.name)

  /// Reads `fix: {set: …, to: …, safety: unsafe, why: …}`, or several steps as `{steps: [{…}, {…}], safety: …}`.
  mutating func readFix(_ node: NodeIndex, in expressions: inout RuleExpressions) -> Rule.FixTemplate? {
    let expected = Message(en: "a fix, `{set: …, to: …}`", zhHans: "修正方法 `{set: …, to: …}`")
    guard
      let fields = file.fields(
        of: node, ["steps", "safety", "why", "when"] + Self.stepKeys, of: RuleKeys.fix, in: "fix", expected: expected)
    else { return nil }
    var steps: [Rule.FixStep] = []
    if let list = fields["steps"] {
      for item in file.list(list, expected: Message(en: "a list of steps", zhHans: "步骤列表")) {
        guard let inner = file.fields(of: item, Self.stepKeys, of: RuleKeys.fixSteps, in: "fix", expected: expected)
        else { continue }
        if let step = readStep(inner, in: &expressions) { steps.append(step) }
      }
    } else if let step = readStep(fields, in: &expressions) {
      steps.append(step)
    }
    var safety =
      fields["safety"].flatMap { file.word($0, among: ["safe", "unsafe"]) }.flatMap(Fix.Safety.init(word:)) ?? .safe
    var why = fields["why"].flatMap { file.message($0) }
    if safety == .unsafe, fields["why"] == nil {
      file.report(
        "missing", at: fields.node,
        Message(en: "an unsafe fix says `why` it is not safe", zhHans: "不安全的修正须用 `why` 说明原因"))
    }
    let changesTexts = steps.contains { step in
      if case .replaceText = step { return true }
      return false
    }
    if safety == .safe, changesTexts {
      safety = .unsafe
      why = why ?? Rule.FixTemplate.changesText
    }
    let condition = fields["when"].flatMap { compile($0, as: .bool, in: &expressions) }
    guard !steps.isEmpty else { return nil }
    return Rule.FixTemplate(steps: steps, safety: safety, why: why, condition: condition)
  }

  private mutating func readStep(_ fields: RuleFile.Fields, in expressions: inout RuleExpressions) -> Rule.FixStep? {
    let kinds = ["set", "replaceText", "remove", "insert"].filter { fields[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first, let subject = fields[kind] else {
      file.report(
        "fix", at: fields.node,
        Message(
          en: "a step is one of `set`, `replaceText`, `remove` and `insert`",
          zhHans: "每一步只能是 `set`、`replaceText`、`remove`、`insert` 之一"))
      return nil
    }
    let step = Message(en: "step", zhHans: "步骤")
    switch kind {
    case "set":
      let value = file.require("to", in: fields, of: step).flatMap { program($0, in: &expressions) }
      let places = file.items(of: subject).compactMap { field($0, in: &expressions) }
      guard !places.isEmpty, let value else { return nil }
      return .set(places, to: value)
    case "replaceText":
      let text = file.require("with", in: fields, of: step).flatMap { program($0, in: &expressions) }
      guard let part = program(subject, in: &expressions), let text else { return nil }
      return .replaceText(part, with: text)
    case "insert":
      let list = file.require("into", in: fields, of: step).flatMap { field($0, in: &expressions) }
      guard let value = program(subject, in: &expressions), let list else { return nil }
      return .insert(value, into: list)
    default:
      let places = file.items(of: subject).compactMap { field($0, in: &expressions) }
      return places.isEmpty ? nil : .remove(places)
    }
  }

  private mutating func program(_ node: NodeIndex, in expressions: inout RuleExpressions) -> Program? {
    guard let source = file.string(node, expected: Message(en: "an expression", zhHans: "表达式")) else { return nil }
    do {
      return try expressions.compile(source).program
    } catch {
      report(error, in: node)
      return nil
    }
  }

  /// Reads an expression that ends in a field of a node.
  private mutating func field(_ node: NodeIndex, in expressions: inout RuleExpressions) -> Rule.ReportedPlace? {
    guard let source = file.string(node, expected: Message(en: "an expression", zhHans: "表达式")) else { return nil }
    do {
      let place = try expressions.place(source)
      if place.owner != nil, place.field != nil { return place }
      file.report(
        "fix", at: file.tree.target(of: node),
        Message(en: "expected a field, such as `self.color`", zhHans: "此处应为字段，如 `self.color`"))
    } catch {
      report(error, in: node)
    }
    return nil
  }
}
