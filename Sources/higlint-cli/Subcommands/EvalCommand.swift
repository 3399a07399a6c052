import HIGLint

/// `higlint eval`: what an expression of the rule language gives.
enum EvalCommand {
  static let command = Command(
    name: "eval",
    summary: Message(en: "Evaluate an expression of the rule language.", zhHans: "求规则语言表达式的值。"),
    operands: .one("EXPRESSION"),
    options: [spec, select, bindings, noCheck, .format, .color],
    details: Message(
      en:
        "Without a spec the expression is evaluated once. With one, it is evaluated for each node that `--select` names, as `self`; `app` is the app. An expression that begins with a hyphen goes behind `--`.\nA run-time error or an unknown value is a value like others; an expression that can't be compiled gives exit status 2.",
      zhHans:
        "没有规格时求值一次。有规格时，对 `--select` 所选的每个节点求值，节点为 `self`，应用为 `app`。以连字符开头的表达式写在 `--` 之后。\n运行时错误和未知值也是值；无法编译的表达式使退出状态为 2。"),
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
      en: "A type of node (`screen`, the default; `text`), a kind of view (`button`), or the texts of a field (`notification.body`).",
      zhHans: "节点类型（`screen` 为默认，或 `text`）、视图种类（`button`），或某字段的文本（`notification.body`）。"))
  private static let bindings = Option(
    name: "bindings", value: .text("FILE"),
    summary: Message(
      en: "A JSON or YAML file with an object: its keys become variables.", zhHans: "含有对象的 JSON 或 YAML 文件，其键成为变量。"))
  private static let noCheck = Option(
    name: "no-check",
    summary: Message(en: "Leave mistakes in types to run time.", zhHans: "不事先检查类型，错误留到运行时。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let expression = arguments.operands[0]
    var query = ExpressionQuery(expression)
    query.isChecked = !arguments.has(noCheck)
    if let path = arguments.value(bindings) { query.bindings = try readBindings(path) }
    do throws(ExpressionError) {
      guard let path = arguments.value(spec) else {
        guard !arguments.has(select) else {
          throw Failure(
            Message(en: "`--select` needs `--spec`", zhHans: "`--select` 需与 `--spec` 一起使用"),
            hint: command.usageHint)
        }
        show(try query.value(), isJSON: arguments.value(.format) == "json", session)
        return .success
      }
      let answers = try query.answers(in: path, selecting: selector(arguments), workspace: DiskWorkspace())
      show(answers, isJSON: arguments.value(.format) == "json", session)
    } catch {
      report(error, in: expression, session)
      return .failure
    }
    return .success
  }
}
