import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// `higlint convert`: writes a storyboard, a property list or a pass as a spec, as far as it was understood.
enum ConvertCommand {
  static let command = Command(
    name: "convert",
    summary: Message(
      en: "Turn a storyboard, xib, Info.plist or another file of an app into a spec.",
      zhHans: "把 storyboard、xib、Info.plist 等应用文件转换为规格。"),
    operands: .one("FILE"),
    options: [.output, Inputs.maximumFileSize, .color],
    details: Message(
      en:
        "The spec states what higlint understood, in YAML: checking it finds what checking the file finds. Named colours are written out from the asset catalogs around; what only the running app knows is `unknown`.",
      zhHans: "生成的 YAML 规格写明 higlint 理解到的内容：检查它与检查原文件的结果相同。命名颜色取自周围的资源目录；只有运行时才知道的内容写作 `unknown`。"
    ),
    examples: [
      .init(
        line: "higlint convert Base.lproj/Main.storyboard -o screens/main.yaml",
        purpose: Message(en: "Start a folder of specs from an app.", zhHans: "从现有应用开始编写规格。"))
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let path = arguments.operands[0]
    let workspace = Inputs.workspace(arguments)
    let bytes = try Inputs.bytes(of: path, workspace)
    let spec = ConvertedSpec.reading(
      path == "-" ? "<stdin>" : path, bytes: bytes, workspace: workspace, rules: BuiltInRules.ruleSet)
    var out = ReportBuffer()
    var report = HumanReport(language: session.language, style: session.errorStyle)
    for problem in spec.problems { report.write(problem, to: &out) }
    session.writeError(out.bytes)
    guard !spec.text.isEmpty else {
      guard spec.problems.isEmpty else { return .found }
      throw Failure(
        Message(
          en: "there is nothing in `\(path)` that a spec could state", zhHans: "`\(path)` 中没有可以写进规格的内容"))
    }
    session.write(spec.text)
    return status(spec)
  }

  private static func status(_ spec: ConvertedSpec) -> ExitStatus {
    spec.problems.contains { $0.severity == .error } ? .found : .success
  }
}
