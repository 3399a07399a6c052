import HIGLanguage
import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// The settings of the configuration for a run as a whole, and the rules with the team's own.
///
/// Settings of a run (what fails, the report's form, the baseline) come from the configuration of the first path; those of
/// rules from the one nearest to each file.
struct Project {
  static let configurationFile = Option(
    name: "config", value: .text("FILE"),
    summary: Message(
      en: "Use this configuration for everything, in place of the `.higlint.yml` nearest to each file.",
      zhHans: "对所有文件使用此配置，而不是离各文件最近的 `.higlint.yml`。"))
  static let noConfiguration = Option(
    name: "no-config",
    summary: Message(en: "Use no configuration file.", zhHans: "不使用任何配置文件。"))
  static let options = [configurationFile, noConfiguration]

  let choice: ConfigurationChoice
  let configuration: Configuration
  let rules: RuleSet

  init(_ arguments: Arguments, workspace: any Workspace, session: Session) throws(Failure) {
    if arguments.has(Self.noConfiguration) {
      choice = .none
    } else if let path = arguments.value(Self.configurationFile) {
      // A name that leads nowhere is a slip in the command line, not in a file.
      _ = try Inputs.bytes(of: path, workspace)
      choice = .file(path)
    } else {
      choice = .nearest
    }
    let lookup = ConfigurationLookup(
      workspace: workspace, rules: BuiltInRules.ruleSet, choice: choice, roots: Self.roots(of: arguments),
      ruleFiles: session.lint.ruleFiles)
    let folder = Self.folder(of: arguments, workspace)
    configuration = lookup.configuration(for: folder)
    rules = lookup.rules(for: folder)
    if !arguments.has(.language), let language = configuration.language?.value { session.language = language }
    session.tell(lookup.unvisited)
    try Self.check(lookup.problems, session)
  }

  /// Returns the rules for the working directory: those that come with the program, and the team's own.
  static func rules(_ arguments: Arguments, _ session: Session) throws(Failure) -> RuleSet {
    var here = arguments
    here.operands = []
    return try Project(here, workspace: Inputs.workspace(here), session: session).rules
  }

  /// Returns the paths that were named to be checked.
  static func roots(of arguments: Arguments) -> [String] { arguments.operands.isEmpty ? ["."] : arguments.operands }

  /// Returns the folder in which the run's own settings are looked for.
  private static func folder(of arguments: Arguments, _ workspace: any Workspace) -> String {
    var path = arguments.operands.first ?? "."
    if path == "-" { path = arguments.value(Inputs.standardInputName) ?? "." }
    if workspace.entry(at: path)?.kind == .directory { return path }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Reports mistakes in a configuration, and throws: a run by settings that nobody meant is worse than none.
  static func check(_ problems: [Diagnostic], _ session: Session) throws(Failure) {
    guard !problems.isEmpty else { return }
    var report = HumanReport(language: session.language, style: session.errorStyle)
    var out = ReportBuffer()
    for problem in problems { report.write(problem, to: &out) }
    session.writeError(out.bytes)
    throw Failure(
      Message(
        en: "nothing was checked, because the configuration has \(problems.count == 1 ? "a mistake" : "mistakes")",
        zhHans: "配置有误，未进行检查"))
  }
}
