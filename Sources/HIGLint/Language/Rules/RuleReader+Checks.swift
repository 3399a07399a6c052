import HIGReading

/// Reading a rule's checks, with their places and messages.
extension RuleReader {
  /// The type that an expression must have.
  package enum Wanted {
    case bool, list, severity
  }

  package mutating func compile(
    _ node: NodeIndex, as wanted: Wanted, in expressions: inout RuleExpressions, for purpose: KeptParts.Purpose = .value
  ) -> Program? {
    compileTyped(node, as: wanted, in: &expressions, for: purpose)?.program
  }

  mutating func compileTyped(
    _ node: NodeIndex, as wanted: Wanted, in expressions: inout RuleExpressions, for purpose: KeptParts.Purpose = .value
  ) -> Expression.Compiled? {
    guard let source = file.string(node, expected: Message(en: "an expression", zhHans: "表达式")) else { return nil }
    do {
      let compiled = try expressions.compile(source, for: purpose)
      guard let expected = Self.mismatch(compiled.type, wanted) else { return compiled }
      file.report(
        "expression", at: file.tree.target(of: node),
        Message(
          en: "expected \(expected.en), found `\(compiled.type)`",
          zhHans: "此处应为\(expected.zhHans)，却是 `\(compiled.type)`"))
    } catch {
      report(error, in: node)
    }
    return nil
  }

  /// Returns the name of the expected type; nil where the type is fine.
  private static func mismatch(_ type: ValueType, _ wanted: Wanted) -> Message? {
    switch (wanted, type) {
    case (_, .any), (.bool, .bool), (.list, .list), (.severity, .string), (.severity, .word): nil
    case (.bool, _): Message(en: "true or false", zhHans: "真假值")
    case (.list, _): Message(en: "a list", zhHans: "列表")
    case (.severity, _): Message(en: "a severity's word", zhHans: "严重程度的词")
    }
  }

  mutating func readChecks(_ fields: RuleFile.Fields, in expressions: inout RuleExpressions) -> [Rule.Check] {
    guard let list = fields["checks"] else {
      guard fields["require"] != nil else {
        for name in Self.checkKeys where name != "severity" {
          guard let key = fields.key(name) else { continue }
          file.report(
            "missing", at: key,
            Message(en: "`\(name)` needs a `require` beside it", zhHans: "`\(name)` 须与 `require` 同时出现"))
        }
        return []
      }
      return readCheck(fields, in: &expressions, hasOwnCondition: false).map { [$0] } ?? []
    }
    for name in Self.checkKeys {
      guard let key = fields.key(name) else { continue }
      file.report(
        "misplaced-key", at: key,
        Message(en: "`\(name)` belongs into one of the `checks`", zhHans: "`\(name)` 应写在 `checks` 的某一项中"))
    }
    var checks: [Rule.Check] = []
    let expected = Message(en: "a check with its fields", zhHans: "带有字段的检查")
    for item in file.list(list, expected: Message(en: "a list of checks", zhHans: "检查列表")) {
      guard let fields = file.fields(of: item, Self.checkKeys + ["when"], of: RuleKeys.rule, expected: expected) else {
        continue
      }
      if let check = readCheck(fields, in: &expressions, hasOwnCondition: true) { checks.append(check) }
    }
    return checks
  }

  private mutating func readCheck(
    _ fields: RuleFile.Fields, in expressions: inout RuleExpressions, hasOwnCondition: Bool
  ) -> Rule.Check? {
    let what = Message(en: "check", zhHans: "检查")
    expressions.beginCheck()
    let each = fields["each"].flatMap { compileTyped($0, as: .list, in: &expressions) }
    if let each {
      if case .list(let item) = each.type { expressions.item = item } else { expressions.item = .any }
    }
    defer { expressions.item = nil }
    // `each` that can't be read leaves `it` unknown; what is said about it would follow from that mistake.
    if fields["each"] != nil, each == nil { return nil }
    let condition =
      hasOwnCondition
      ? fields["when"].flatMap { compile($0, as: .bool, in: &expressions, for: .condition) } : nil
    let requirement = file.require("require", in: fields, of: what).flatMap { compile($0, as: .bool, in: &expressions) }
    let severity = file.require("severity", in: fields, of: what).flatMap { readSeverity($0, in: &expressions) }
    let message = file.require("message", in: fields, of: what).flatMap { readTemplate($0, in: &expressions) }
    let places = fields["at"].map { readPlaces($0, in: &expressions) } ?? []
    let notes = fields["notes"].map { readNotes($0, in: &expressions) } ?? []
    let fix = fields["fix"].flatMap { readFix($0, in: &expressions) }
    guard let requirement, let severity, let message, let node = fields["require"] else { return nil }
    expressions.endCheck()
    return Rule.Check(
      condition: condition, each: each?.program, requirement: requirement, severity: severity,
      report: Rule.Report(places: places, message: message, notes: notes, fix: fix), range: file.tree[node].range)
  }

  private mutating func readNotes(_ node: NodeIndex, in expressions: inout RuleExpressions) -> [Rule.Note] {
    var notes: [Rule.Note] = []
    let expected = Message(en: "a note, `{at: …, message: …}`", zhHans: "附注 `{at: …, message: …}`")
    for item in file.list(node, expected: Message(en: "a list of notes", zhHans: "附注列表")) {
      guard let fields = file.fields(of: item, ["at", "message"], of: RuleKeys.note, in: "notes", expected: expected)
      else { continue }
      let places = fields["at"].map { readPlaces($0, in: &expressions) } ?? []
      let message = file.require("message", in: fields, of: Message(en: "note", zhHans: "附注"))
      if let message = message.flatMap({ readTemplate($0, in: &expressions) }) {
        notes.append(Rule.Note(places: places, message: message))
      }
    }
    return notes
  }

  private mutating func readPlaces(_ node: NodeIndex, in expressions: inout RuleExpressions) -> [Rule.ReportedPlace] {
    var places: [Rule.ReportedPlace] = []
    for item in file.items(of: node) {
      guard let source = file.string(item, expected: Message(en: "an expression", zhHans: "表达式")) else { continue }
      do {
        places.append(try expressions.place(source))
      } catch {
        report(error, in: item)
      }
    }
    return places
  }

  private mutating func readTemplate(
    _ node: NodeIndex, in expressions: inout RuleExpressions
  ) -> Rule.MessageTemplate? {
    guard let (enNode, zhHansNode) = file.languages(node),
      let en = readTemplateText(enNode, in: &expressions), let zhHans = readTemplateText(zhHansNode, in: &expressions)
    else { return nil }
    return Rule.MessageTemplate(en: en, zhHans: zhHans)
  }

  private mutating func readTemplateText(_ node: NodeIndex, in expressions: inout RuleExpressions) -> Template? {
    guard let source = file.string(node) else { return nil }
    do {
      return try expressions.template(source)
    } catch {
      report(error, in: node)
      return nil
    }
  }

  // MARK: Severity

  private static let severities = ["error", "warning", "advice"]

  mutating func readFixedSeverity(_ node: NodeIndex) -> Severity? {
    file.word(node, among: Self.severities).flatMap(Severity.init(word:))
  }

  /// Reads a severity: a word, or an expression that gives one.
  private mutating func readSeverity(_ node: NodeIndex, in expressions: inout RuleExpressions) -> Rule.SeverityChoice? {
    guard let source = file.string(node) else { return nil }
    if let severity = Severity(word: source) { return .fixed(severity) }
    let isName = source.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    if isName { return readFixedSeverity(node).map { .fixed($0) } }
    return compile(node, as: .severity, in: &expressions).map { .computed($0) }
  }
}
