import HIGReading

/// A repository whose state is asked of Git.
///
/// A repository may be anybody's: a checked-out pull request, an unpacked archive, a shared folder. Its configuration can
/// name programs (a monitor of the file system, hooks, filters, a way to fetch what is missing), and none of them is run.
struct GitRepository {
  /// The folder of the working tree that has `.git`; absolute, without symbolic links.
  let top: String
  /// The option that asks.
  let option: Option
  /// The words that begin each command: the place of the repository, and options that keep its filters from running.
  private var words: [String] = []
  private var environment = quietEnvironment

  /// - Throws: A failure where Git can't use the repository at the top.
  init(top: String, for option: Option) throws(Failure) {
    self.top = top
    self.option = option
    // Nothing above is looked at, and nothing is taken for a repository but what `.git` holds or names.
    let found = try ask(["rev-parse", "--is-inside-work-tree", "--show-cdup", "--absolute-git-dir"])
    guard found.status == 0 else { throw Self.refusal(top, found) }
    let answer = String(decoding: found.output, as: UTF8.self)
    // Inside, no step up to the top of the working tree, and where the repository lies.
    guard answer.hasPrefix("true\n\n"), answer.utf8.last == UInt8(ascii: "\n") else {
      throw Failure(
        Message(
          en: "`\(top)` is not the working tree of the repository that its `.git` leads to",
          zhHans: "`\(top)` 不是其 `.git` 所指仓库的工作区"))
    }
    let folder = String(answer.dropFirst(6).dropLast())
    // A commit of some files goes by an index of its own, beside that of the repository.
    if let index = System.environment("GIT_INDEX_FILE") {
      let path = index.hasPrefix("/") ? index : "\(top)/\(index)"
      let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).flatMap { System.realPath(String(path[..<$0])) }
      if parent != nil, parent == System.realPath(folder) { environment["GIT_INDEX_FILE"] = .some(path) }
    }
    words = ["--git-dir=\(folder)", "--work-tree=\(top)"]
    words += try filtersOff()
  }

  /// Returns the nearest folder, from one upwards, that has a repository at `.git`; nil where there is none.
  static func top(above folder: String, in workspace: DiskWorkspace) -> String? {
    var current = System.realPath(folder)
    while let folder = current {
      let path = folder == "/" ? "/.git" : "\(folder)/.git"
      switch workspace.entry(at: path)?.kind {
      // Of a submodule, of a working tree beside the first one.
      case .file: return folder
      // Git passes over one with nothing in it, too.
      case .directory where workspace.entry(at: "\(path)/HEAD") != nil: return folder
      default: break
      }
      guard folder != "/", let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      current = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    return nil
  }

  /// Asks Git a question about the repository.
  func ask(_ question: [String], input: [UInt8] = []) throws(Failure) -> Subprocess.Result {
    do throws(Subprocess.Failure) {
      return try Subprocess.run(
        ["git", "-C", top] + Self.programsOff + words + question, input: input, environment: environment)
    } catch {
      switch error {
      case .missing:
        throw Failure(
          Message(
            en: "`\(option.spelling)` asks Git, which is not installed",
            zhHans: "`\(option.spelling)` 需要 Git，但未安装"))
      case .failed(let reason):
        throw Failure(Message(en: "Git can't be run: \(reason)", zhHans: "无法运行 Git：\(reason)"))
      }
    }
  }

  /// Returns the failure of a question, with Git's own words as the hint.
  func refusal(_ result: Subprocess.Result) -> Failure {
    Failure(Message(en: "Git can't say what has changed", zhHans: "Git 无法给出有改动的文件"), hint: Self.words(of: result))
  }

  private static func refusal(_ top: String, _ result: Subprocess.Result) -> Failure {
    Failure(
      Message(en: "Git can't use the repository at `\(top)`", zhHans: "Git 无法使用 `\(top)` 处的仓库"), hint: words(of: result)
    )
  }

  /// Returns Git's own words.
  private static func words(of result: Subprocess.Result) -> Message? {
    let lines = result.error.split(separator: UInt8(ascii: "\n"))
    // Warnings come before what was the end of it.
    let words = String(
      decoding: (lines.first { !$0.starts(with: "warning: ".utf8) } ?? lines.first) ?? [], as: UTF8.self)
    if !words.isEmpty { return Message(en: words, zhHans: words) }
    return result.status == nil ? Message(en: "A signal ended it.", zhHans: "Git 被信号终止。") : nil
  }

  static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  // MARK: What Git would run

  /// The options that switch off programs a repository's configuration could name. Git before 2.36 takes `false` for
  /// the name of a program: the one that does nothing.
  private static let programsOff = [
    "--no-pager", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
  ]

  /// The environment without the variables that lead to another repository. A partial clone fetches nothing that it
  /// lacks, since a repository can name a program for that.
  private static let quietEnvironment: [String: String?] = {
    var environment: [String: String?] = [
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    ]
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX",
      "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE",
      "GIT_CONFIG", "GIT_EXTERNAL_DIFF", "GIT_CEILING_DIRECTORIES",
    ] {
      environment.updateValue(nil, forKey: name)
    }
    return environment
  }()

  /// Returns the options that switch off all filters: comparing a file with Git's copy would run them.
  private func filtersOff() throws(Failure) -> [String] {
    let result = try ask(["config", "-z", "--name-only", "--get-regexp", #"^filter\..*\."#])
    // 1: there is none.
    guard result.status == 0 || result.status == 1 else { throw Self.refusal(top, result) }
    var names: Set<String> = []
    for key in result.output.split(separator: 0) {
      let name = key.dropFirst("filter.".utf8.count)
      let end = name.lastIndex(of: UInt8(ascii: ".")) ?? name.startIndex
      let text = String(decoding: name[..<end], as: UTF8.self)
      // An option ends a name at the first `=`, and this one's are text.
      guard text.utf8.elementsEqual(name[..<end]), !text.utf8.contains(UInt8(ascii: "=")) else {
        throw Failure(
          Message(
            en: "the configuration of Git at `\(top)` has a filter `\(text)`, which can't be switched off",
            zhHans: "`\(top)` 处的 Git 配置中的过滤器 `\(text)` 无法停用"),
          hint: Message(
            en: "higlint runs no filter of a repository. One whose name is plain text without `=` can be switched off.",
            zhHans: "higlint 不会运行仓库的过滤器。名称为普通文本且不含 `=` 的过滤器可以停用。"))
      }
      names.insert(text)
    }
    return names.sorted().flatMap { name in
      ["clean=", "smudge=", "process=", "required=false"].flatMap { ["-c", "filter.\(name).\($0)"] }
    }
  }
}
