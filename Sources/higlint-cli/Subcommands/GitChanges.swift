import HIGLanguage
import HIGLint
import HIGReading

/// The changes in a working tree, as Git tells them.
struct GitChanges {
  static let option = Option(
    name: "changed", value: .optional("REV"),
    summary: Message(
      en:
        "Check only what Git says has changed since REV branched off (by default since the last commit), untracked files too, and what it bears on: the screens below a changed palette or component, the app of a changed screen.",
      zhHans: "只检查 Git 认为自 REV 分支点（默认为最近一次提交）以来有改动的文件（含未跟踪的文件），以及受其影响的文件：例如所改调色板、组件适用的界面，以及所改界面所属的应用。"))
  static let staged = Option(
    name: "staged",
    summary: Message(
      en:
        "Check only what is staged for the next commit, and what it bears on, among the files that Git tracks; for hooks. A file that is named counts as staged, and what it bears on is looked for in all of its repository.",
      zhHans: "只检查已暂存、将进入下次提交的内容及受其影响的文件，仅限 Git 跟踪的文件；供钩子使用。指明的文件视为已暂存，并在其所在的整个仓库中查找受影响的文件。"))

  /// The two states of the files that are compared.
  private enum Comparison {
    /// The working tree and the commit where a revision branched off; for nil, the last commit.
    case changed(since: String?)
    /// The staged files and the last commit.
    case staged

    var option: Option {
      switch self {
      case .changed: GitChanges.option
      case .staged: GitChanges.staged
      }
    }

    var revision: String? {
      guard case .changed(let revision) = self else { return nil }
      return revision
    }
  }

  private let repository: GitRepository
  /// The older state: a commit or, before the first one, the empty tree.
  private let base: String
  /// The paths of all files that were changed, added or removed.
  private var paths: [String] = []
  /// The names under which Git keeps the former contents of files; files that are new have none.
  private var former: [String: String] = [:]

  /// Limits a run to the changes in the repositories of its paths, where a command line asks for that.
  static func narrow(
    _ request: inout LintRequest, by arguments: Arguments, in workspace: DiskWorkspace
  ) throws(Failure) {
    let comparison: Comparison
    if let revision = arguments.value(option) {
      comparison = .changed(since: revision.isEmpty ? nil : revision)
    } else if arguments.has(staged) {
      comparison = .staged
    } else {
      return
    }
    let hint = arguments.command.usageHint
    let spelling = comparison.option.spelling
    guard !arguments.has(option) || !arguments.has(staged) else {
      throw Failure(
        Message(
          en: "`\(option.spelling)` and `\(staged.spelling)` don't go together",
          zhHans: "`\(option.spelling)` 与 `\(staged.spelling)` 不能同时使用"), hint: hint)
    }
    guard !request.paths.contains("-") else {
      throw Failure(
        Message(en: "`\(spelling)` knows nothing of standard input", zhHans: "`\(spelling)` 不能用于标准输入"), hint: hint)
    }
    var repositories: [GitChanges] = []
    for top in try tops(around: request.paths, comparison.option, workspace, hint) {
      repositories.append(try GitChanges(GitRepository(top: top, for: comparison.option), comparison))
    }
    var paths = repositories.flatMap(\.paths)
    var shown: [String]?
    if case .staged = comparison {
      let named = request.paths.filter { workspace.entry(at: $0)?.kind == .file }
      paths += named
      shown = named
      for repository in repositories { shown? += try repository.tracked() }
      for file in named { request.paths += around(file, repositories.map(\.repository.top)).map { [$0] } ?? [] }
    }
    request.changes = try ChangeSet(paths, showing: shown, in: workspace) { (asked) throws(Failure) in
      var contents: [String: [UInt8]] = [:]
      for repository in repositories { contents.merge(try repository.contents(of: asked)) { first, _ in first } }
      return contents
    }
  }

  /// Returns the files around some paths as they were when a revision branched off, over those of today.
  static func former(
    of paths: [String], since revision: String, for option: Option, in workspace: DiskWorkspace, hint: Message
  ) throws(Failure) -> FormerWorkspace {
    var files: [String: [UInt8]] = [:]
    var absent: Set<String> = []
    for top in try tops(around: paths, option, workspace, hint) {
      let changes = try GitChanges(GitRepository(top: top, for: option), .changed(since: revision))
      // Settings are those of today.
      let changed = changes.paths.filter { !ConfigurationLookup.fileNames.contains(Path.lastComponent($0)) }
      files.merge(try changes.contents(of: try changes.readable(changed))) { first, _ in first }
      absent.formUnion(changed)
    }
    return FormerWorkspace(workspace, files: files, absent: absent.subtracting(files.keys))
  }

  /// The number of bytes that former files may have, one by one and together.
  private static let largestFile = 64 << 20
  private static let largestSum = 512 << 20

  /// Returns the files whose former contents are not too large to be read.
  private func readable(_ paths: [String]) throws(Failure) -> [String] {
    let asked = paths.filter { former[$0] != nil }
    guard !asked.isEmpty else { return [] }
    let ids = asked.compactMap { former[$0] }
    let sizes = try output(["cat-file", "--batch-check"], input: Array(ids.map { $0 + "\n" }.joined().utf8))
      .split(separator: UInt8(ascii: "\n"))
    var left = Self.largestSum
    return zip(asked, sizes).compactMap { path, line in
      // `ID blob SIZE`, or `ID missing`, which reading the contents reports.
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else { return path }
      guard size <= Self.largestFile, size <= left else { return nil }
      left -= size
      return path
    }
  }

  /// Returns the repositories of some paths, each once.
  private static func tops(
    around paths: [String], _ option: Option, _ workspace: DiskWorkspace, _ hint: Message
  ) throws(Failure) -> [String] {
    var folders: Set<String> = []
    var tops: [String] = []
    for path in paths {
      let folder = folder(of: path, workspace)
      guard folders.insert(folder).inserted else { continue }
      guard let top = GitRepository.top(above: folder, in: workspace) else {
        throw Failure(
          Message(
            en: "`\(option.spelling)` needs a Git repository, and `\(folder)` is in none that can be used",
            zhHans: "`\(option.spelling)` 需要 Git 仓库，而 `\(folder)` 不在可用的仓库中"), hint: hint)
      }
      if !tops.contains(top) { tops.append(top) }
    }
    return tops
  }

  private static func folder(of path: String, _ workspace: DiskWorkspace) -> String {
    if workspace.entry(at: path)?.kind == .directory { return path }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    // A path that is not there is the check's to complain about.
    return workspace.entry(at: folder) == nil ? "." : folder
  }

  /// Returns the top of a file's repository, seen from the working directory.
  private static func around(_ file: String, _ tops: [String]) -> String? {
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
    guard let path = System.realPath(folder), let here = System.realPath(".") else { return nil }
    func holds(_ top: String, _ path: String) -> Bool { top == "/" || path == top || path.hasPrefix(top + "/") }
    guard let top = tops.filter({ holds($0, path) }).max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    guard holds(top, here) else { return top }
    let steps = here.split(separator: "/").count - top.split(separator: "/").count
    return steps == 0 ? "." : Array(repeating: "..", count: steps).joined(separator: "/")
  }

  private init(_ repository: GitRepository, _ comparison: Comparison) throws(Failure) {
    self.repository = repository
    let named = comparison.revision ?? "HEAD"
    let commit = try repository.ask(["rev-parse", "--verify", "--quiet", "--end-of-options", named + "^{commit}"])
    if commit.status == 0 {
      let id = GitRepository.line(commit.output)
      base = comparison.revision == nil ? id : try Self.fork(from: id, in: repository)
    } else if comparison.revision == nil {
      // Nothing has been committed yet: everything is new.
      base = GitRepository.line(try repository.ask(["hash-object", "-t", "tree", "--stdin"]).output)
    } else {
      throw Failure(
        Message(en: "Git knows no revision `\(named)`", zhHans: "Git 中没有版本 `\(named)`"),
        hint: repository.option.name != Self.option.name
          ? nil
          : Message(
            en: "A path that is called like a revision, and the other way round, needs `=`: `--changed=REV PATH`.",
            zhHans: "版本与路径容易混淆时请用 `=`：`--changed=REV PATH`。"))
    }
    let form = ["--raw", "-z", "--no-abbrev", "--no-renames", "--ignore-submodules=all"]
    switch comparison {
    case .staged: read(differences: try output(["diff-index", "--cached"] + form + [base, "--"]))
    case .changed:
      // In place of `diff-index`, which takes a file for changed that was only touched.
      read(differences: try output(["diff", "--no-ext-diff", "--no-textconv"] + form + [base, "--"]))
      paths += try output(["ls-files", "--others", "--exclude-standard", "-z"]).split(separator: 0).map(path)
    }
  }

  /// Returns the commit where the branches parted, so that later changes of the other don't count; else its own.
  private static func fork(from id: String, in repository: GitRepository) throws(Failure) -> String {
    let common = try repository.ask(["merge-base", id, "HEAD"])
    return common.status == 0 ? GitRepository.line(common.output) : id
  }

  private func output(_ words: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let result = try repository.ask(words, input: input)
    guard result.status == 0 else { throw repository.refusal(result) }
    return result.output
  }

  private func path(_ name: ArraySlice<UInt8>) -> String {
    (repository.top == "/" ? "" : repository.top) + "/" + String(decoding: name, as: UTF8.self)
  }

  /// Reads the output of `diff --raw -z`: `:OLDMODE NEWMODE OLD NEW STATUS`, followed by the path.
  private mutating func read(differences: [UInt8]) {
    let parts = differences.split(separator: 0)
    for (entry, name) in zip(parts, parts.dropFirst()) where entry.first == UInt8(ascii: ":") {
      let words = entry.split(separator: UInt8(ascii: " "))
      guard words.count == 5 else { continue }
      let path = path(name)
      paths.append(path)
      // A regular file; a link and a submodule hold nothing of their own.
      if words[0].starts(with: ":100".utf8) { former[path] = String(decoding: words[2], as: UTF8.self) }
    }
  }

  /// Returns the paths of the files that Git tracks.
  private func tracked() throws(Failure) -> [String] {
    try output(["ls-files", "-z"]).split(separator: 0).map(path)
  }

  /// Returns the former contents of files; files that are new are left out.
  private func contents(of paths: [String]) throws(Failure) -> [String: [UInt8]] {
    let asked = paths.compactMap { path in former[path].map { (path: path, id: $0) } }
    guard !asked.isEmpty else { return [:] }
    let output = try output(["cat-file", "--batch"], input: Array(asked.map { $0.id + "\n" }.joined().utf8))
    var contents: [String: [UInt8]] = [:]
    var offset = 0
    for (path, _) in asked {
      // `ID blob SIZE`, a line break, the bytes and another one; or `ID missing`.
      let end = output[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? output.count
      let words = output[offset..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size < output.count - end - 1
      else {
        throw Failure(
          Message(en: "Git lacks what \(path) held before", zhHans: "Git 缺少 \(path) 先前的内容"),
          hint: Message(
            en: "higlint lets Git fetch nothing. In a partial clone `git diff \(base)` fetches what is missing.",
            zhHans: "higlint 不会让 Git 联网获取内容。在部分克隆中，可用 `git diff \(base)` 取得缺少的内容。"))
      }
      contents[path] = Array(output[(end + 1)..<(end + 1 + size)])
      offset = end + size + 2
    }
    return contents
  }
}
