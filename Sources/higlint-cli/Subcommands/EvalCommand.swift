import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// `higlint eval`: evaluates an expression of the rule language.
enum EvalCommand {
  static let command = Command(
    name: "eval",
    summary: Message(en: "Evaluate an expression of the rule language.", zhHans: "求规则语言表达式的值。"),
    operands: .one("EXPRESSION"),
    options: [spec, select, bindings, noCheck, .format, .color],
    details: Message(
      en:
        "Without a spec the expression is evaluated once. With one, it is evaluated for each node that `--select` names, as `self`; `app` is the app. An expression that begins with a hyphen goes behind `--`.\nAn unknown value is a value like others. A run-time error gives exit status 1, an expression that can't be compiled 2.",
      zhHans:
        "没有规格时求值一次。有规格时，对 `--select` 所选的每个节点求值，节点为 `self`，应用为 `app`。以连字符开头的表达式写在 `--` 之后。\n未知值也是值。运行时错误使退出状态为 1，无法编译的表达式使退出状态为 2。"
    ),
    examples: [
      .init(
        line: "higlint eval \"'pay now'.size() <= 10\"",
        purpose: Message(en: "Try an expression.", zhHans: "试算一个表达式。")),
      .init(
        line: "higlint eval --spec screens/pay.yaml --select button -- self.frame.height",
        purpose: Message(en: "Ask every button for its height.", zhHans: "查看每个按钮的高度。")),
    ],
    run: run)

  private static let spec = Option(
    name: "spec", value: .text("FILE"),
    summary: Message(en: "Evaluate for nodes of this spec.", zhHans: "对此规格的节点求值。"))
  private static let select = Option(
    name: "select", value: .text("TYPE"),
    summary: Message(
      en:
        "A type of node (`screen`, the default; `text`), a kind of view (`button`), or the texts of a field (`notification.body`).",
      zhHans: "节点类型（`screen` 为默认，或 `text`）、视图种类（`button`），或某字段的文本（`notification.body`）。"))
  private static let bindings = Option(
    name: "bindings", value: .text("FILE"),
    summary: Message(
      en: "A JSON or YAML file with an object: its keys become variables.", zhHans: "含有对象的 JSON 或 YAML 文件，其键成为变量。"))
  private static let noCheck = Option(
    name: "no-check",
    summary: Message(en: "Leave mistakes in types to run time.", zhHans: "不事先检查类型，错误留到运行时。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    var query = ExpressionQuery(arguments.operands[0])
    query.ruleSet = BuiltInRules.ruleSet
    query.isChecked = !arguments.has(noCheck)
    if let path = arguments.value(bindings) { query.bindings = try readBindings(path) }
    let isJSON = arguments.value(.format) == "json"
    guard let path = arguments.value(spec) else {
      guard !arguments.has(select) else {
        throw Failure(
          Message(en: "`--select` needs `--spec`", zhHans: "`--select` 需与 `--spec` 一起使用"), hint: command.usageHint)
      }
      return reportingMistakes(arguments, session) { () throws(ExpressionError) in
        let value = try query.value()
        if case .error(let error) = value, !isJSON {
          let whole = SourceRange(0, arguments.operands[0].utf8.count)
          report([diagnostic(error.message, whole, arguments)], session)
        } else {
          show(value, isJSON: isJSON, session)
        }
        return value.isError ? .found : .success
      }
    }
    let selector = try readSelector(arguments.value(select) ?? "screen")
    let workspace = Inputs.workspace(arguments, around: [path])
    let (model, diagnostics) = Model.reading(path, bytes: try Inputs.bytes(of: path), workspace: workspace)
    // A part that can't be read is missing from the answers.
    report(diagnostics.filter { $0.severity == .error }, session)
    return reportingMistakes(arguments, session) { () throws(ExpressionError) in
      let answers = try query.answers(over: model, selecting: selector)
      show(answers, in: model, isJSON: isJSON, session)
      return answers.contains { $0.value.isError } ? .found : .success
    }
  }

  // MARK: Reading

  private static func readBindings(_ path: String) throws(Failure) -> [(name: String, value: Value)] {
    let (tree, composition) = SyntaxTree.reading(path, bytes: try Inputs.bytes(of: path)).composed()
    if let problem = composition.aliasProblems.first {
      let position = tree.source.position(at: Int(problem.location.range.start))
      let place = "\(path):\(position.line):\(position.column)"
      throw Failure(
        Message(en: "\(place): \(problem.message.en)", zhHans: "\(place)：\(problem.message.zhHans)"))
    }
    guard !tree.problems.contains(where: { $0.severity == .error }), let bindings = ExpressionQuery.bindings(in: tree)
    else {
      throw Failure(
        Message(
          en: "\(path): bindings are an object such as {\"name\": 1}",
          zhHans: "\(path)：变量应写成对象，如 {\"name\": 1}"))
    }
    return bindings
  }

  private static func readSelector(_ word: String) throws(Failure) -> Selector {
    if let selector = Selector(word) { return selector }
    let hint = Suggestion(Selector.spellings(near: word))
    throw Failure(
      Message(
        en: "`\(word)` is neither a type of node nor a kind of view\(hint.en)",
        zhHans: "`\(word)` 既不是节点类型，也不是视图种类\(hint.zhHans)"), hint: command.usageHint)
  }

  // MARK: Showing

  private static func show(_ value: Value, isJSON: Bool, _ session: Session) {
    let texts = ValueText(language: session.language)
    guard isJSON else {
      var out = ReportBuffer()
      out.write(visible: texts.text(value))
      out.endLine()
      return session.write(out.bytes)
    }
    var json = JSONEmitter()
    json.typedValue(value, texts)
    json.out.endLine()
    session.write(json.out.bytes)
  }

  private static func show(_ answers: [ExpressionQuery.Answer], in model: Model, isJSON: Bool, _ session: Session) {
    let texts = ValueText(language: session.language, model: model)
    guard isJSON else {
      var out = ReportBuffer()
      for answer in answers {
        out.write(visible: answer.path)
        out.write(": ")
        out.write(visible: texts.text(answer.value))
        out.endLine()
        session.flush(&out)
      }
      return session.write(out.bytes)
    }
    JSONAnswers(texts: texts).write(answers, to: session.write)
  }

  /// Runs `body`, and writes mistakes in the expression to standard error, each underlined.
  private static func reportingMistakes(
    _ arguments: Arguments, _ session: Session, _ body: () throws(ExpressionError) -> ExitStatus
  ) -> ExitStatus {
    do throws(ExpressionError) {
      return try body()
    } catch {
      report(error.problems.map { diagnostic($0.message, $0.range, arguments, help: $0.help) }, session)
      return .failure
    }
  }

  private static func diagnostic(
    _ message: Message, _ range: SourceRange, _ arguments: Arguments, help: Message? = nil
  ) -> Diagnostic {
    let file = SourceFile(path: "<expression>", stored: Array(arguments.operands[0].utf8))
    return Diagnostic(
      rule: "rule/expression", severity: .error, message: message, at: Location(file: file, range: range),
      help: help)
  }

  private static func report(_ diagnostics: [Diagnostic], _ session: Session) {
    var out = ReportBuffer()
    var report = HumanReport(language: session.language, style: session.errorStyle)
    for diagnostic in diagnostics { report.write(diagnostic, to: &out) }
    session.writeError(out.bytes)
  }
}

extension Value {
  fileprivate var isError: Bool {
    if case .error = self { return true }
    return false
  }
}
