import HIGLint
import HIGReading
import HIGReport

/// `higlint parse`: shows how a file was read, before anything is checked.
enum ParseCommand {
  static let command = Command(
    name: "parse",
    summary: Message(en: "Show how a file is read.", zhHans: "显示文件的读取结果。"),
    operands: .one("FILE"),
    options: [format, Inputs.maximumFileSize, .color],
    details: Message(
      en:
        "`json` shows the values of each document; `events` shows what was written, in the notation of the YAML test suite. What is wrong with the syntax goes to standard error, and gives exit status 1.",
      zhHans: "`json` 显示各文档的值；`events` 以 YAML 测试集的记法显示所写的内容。语法问题输出到标准错误，退出状态为 1。"),
    examples: [
      .init(
        line: "higlint parse --format events screens/pay.yaml",
        purpose: Message(en: "What the reader saw.", zhHans: "查看读取到的内容。"))
    ],
    run: run)

  private static let format = Option(
    name: "format", value: .word(["json", "events"]),
    summary: Message(en: "The values (the default), or what was written.", zhHans: "显示值（默认）或所写的内容。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let path = arguments.operands[0]
    let workspace = arguments.size(Inputs.maximumFileSize).map { DiskWorkspace(maximumFileSize: $0) }
    let bytes = try Inputs.bytes(of: path, workspace ?? DiskWorkspace())
    let tree = SyntaxTree.reading(path == "-" ? "<stdin>" : path, bytes: bytes)
    var problems = tree.problems
    if arguments.value(format) == "events" {
      session.write(tree.events())
    } else {
      session.write(tree.jsonValues())
      problems += tree.compositionProblems()
    }
    guard !problems.isEmpty else { return .success }
    problems.sort { $0.location.range < $1.location.range }
    var out = ReportBuffer()
    var report = HumanReport(language: session.language, style: session.errorStyle)
    for problem in problems { report.write(problem, to: &out) }
    session.writeError(out.bytes)
    return problems.contains { $0.severity == .error } ? .found : .success
  }
}
