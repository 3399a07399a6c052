import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// The inputs of commands that read specs: paths, standard input, limits.
struct Inputs {
  static let standardInputName = Option(
    name: "stdin-filename", value: .text("FILE"),
    summary: Message(
      en: "The name that `-` goes by: its folder's definitions hold, and its ending says what it is.",
      zhHans: "`-` 所用的文件名：以此查找所在文件夹的定义，并由扩展名判断格式。"))
  static let maximumFileSize = Option(
    name: "max-file-size", value: .size("SIZE"),
    summary: Message(en: "Refuse larger files; by default 64M.", zhHans: "拒绝更大的文件；默认为 64M。"))
  static let threads = Option(
    name: "threads", value: .count("N"),
    summary: Message(en: "Use so many threads; by default one for each core.", zhHans: "使用的线程数；默认每个核心一个。"))

  static let allowEmpty = Option(
    name: "allow-empty",
    summary: Message(en: "Finding no file to check is no failure.", zhHans: "没有可检查的文件时不算失败。"))

  let workspace: DiskWorkspace
  private var paths: [String]
  /// The edition that is asked for; nil leaves it to the configuration.
  private var edition: Edition?
  private var threads: Int?
  private var standardInput: (name: String, bytes: [UInt8])?

  /// Reads standard input where a path is `-`.
  init(_ arguments: Arguments) throws(Failure) {
    workspace = Self.workspace(arguments)
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    // An empty path, as an unset variable of a script gives, must not check the whole working directory.
    guard !paths.contains("") else {
      throw Failure(
        Message(
          en: "a path is empty; the working directory is `.`", zhHans: "有路径为空；当前文件夹请写作 `.`"),
        hint: arguments.command.usageHint)
    }
    edition = arguments.value(.edition).flatMap { Edition(rawValue: $0) }
    threads = arguments.count(Self.threads)
    let name = arguments.value(Self.standardInputName)
    if paths.contains("-") {
      standardInput = (name ?? "<stdin>", try Self.standardInput(workspace))
    } else if name != nil {
      throw Failure(
        Message(
          en: "`\(Self.standardInputName.spelling)` names standard input: give `-` as a path, too",
          zhHans: "`\(Self.standardInputName.spelling)` 用于标准输入：请同时给出路径 `-`"), hint: arguments.command.usageHint)
    }
  }

  /// Returns the disk, limited to the places that a command line names.
  static func workspace(_ arguments: Arguments, around paths: [String]? = nil) -> DiskWorkspace {
    var named = (paths ?? Project.roots(of: arguments)).filter { $0 != "-" && !$0.isEmpty }
    if let name = arguments.value(standardInputName), !name.isEmpty { named.append(name) }
    let files = [Project.configurationFile, BaselineUse.file].compactMap { arguments.value($0) }
    let boundary = Boundary(
      around: named.isEmpty ? ["."] : named, files: files.filter { !$0.isEmpty },
      followsNamed: !arguments.has(CheckCommand.forceExclude))
    return DiskWorkspace(
      maximumFileSize: arguments.size(maximumFileSize) ?? DiskWorkspace.usualMaximum, boundary: boundary)
  }

  func request(
    _ configuration: ConfigurationChoice, excludesNamed: Bool = false, wantsReview: Bool
  ) -> LintRequest {
    LintRequest(
      paths: paths, edition: edition, configuration: configuration, excludesNamed: excludesNamed, threads: threads,
      standardInput: standardInput, wantsReview: wantsReview)
  }

  /// Reports the paths that could not be read, and returns whether anything is left to report. A run without anything
  /// to check fails, unless the command line allows it.
  func check(_ result: LintResult, _ arguments: Arguments, _ session: Session) throws(Failure) -> Bool {
    session.tell(result.unvisited)
    for error in result.unreadable { session.complain(Self.message(error)) }
    guard result.summary.files == 0, result.diagnostics.isEmpty else { return true }
    if !result.unreadable.isEmpty { return false }
    // That nothing has changed is no mistake.
    if [Self.allowEmpty, GitChanges.option, GitChanges.staged].contains(where: arguments.has) { return true }
    let places = paths.map { "`\($0)`" }
    throw Failure(
      Message(
        en: "there is no spec to check in \(places.joined(separator: ", "))",
        zhHans: "\(places.joined(separator: "、")) 中没有可检查的规格"),
      hint: Message(
        en:
          "A spec is a YAML or JSON file with `screen`, `screens` or `app` at the top; `--allow-empty` accepts that there is none.",
        zhHans: "规格是顶层含有 `screen`、`screens` 或 `app` 的 YAML 或 JSON 文件；可用 `--allow-empty` 允许没有规格。"))
  }

  static func message(_ error: WorkspaceError) -> Message {
    Message(en: "\(error.path): \(error.message.en)", zhHans: "\(error.path)：\(error.message.zhHans)")
  }

  private static func standardInput(_ workspace: DiskWorkspace) throws(Failure) -> [UInt8] {
    do throws(WorkspaceError) {
      return try workspace.readStandardInput()
    } catch {
      throw Failure(message(error))
    }
  }

  /// Returns the bytes of a file; `-` is standard input.
  static func bytes(of path: String, _ workspace: any Workspace = DiskWorkspace()) throws(Failure) -> [UInt8] {
    if path == "-" { return try standardInput(workspace as? DiskWorkspace ?? DiskWorkspace()) }
    do throws(WorkspaceError) {
      return try workspace.read(path)
    } catch {
      throw Failure(message(error))
    }
  }
}
