import HIGLint

/// What Git says has changed in the working tree.
struct GitChanges {
  static let option = Option(
    name: "changed", value: .optional("REV"),
    summary: Message(
      en:
        "Check only what Git says has changed since REV branched off (by default since the last commit), untracked files too, and what it bears on: the screens below a changed palette or component, the app of a changed screen.",
      zhHans: "只检查 Git 认为自 REV 分支点（默认为最近一次提交）以来有改动的文件（含未跟踪的文件），以及受其影响的文件：例如所改调色板、组件适用的界面，以及所改界面所属的应用。"))

  /// The repository's top folder.
  private let top: String
  /// What is compared with: a commit or, before the first one, the empty tree.
  private let base: String

  /// What has changed in the repositories of some paths.
  ///
  /// - Parameter revision: Nil for the last commit.
  static func changes(
    since revision: String?, around paths: [String], in workspace: DiskWorkspace, hint: Message
  ) throws(Failure) -> ChangeSet {
    var repositories: [GitChanges] = []
    for path in paths {
      let top = try top(around: path, workspace, hint)
      guard !repositories.contains(where: { $0.top == top }) else { continue }
      repositories.append(try GitChanges(top, since: revision, hint))
    }
    var changed: [String] = []
    for repository in repositories { changed += try repository.paths() }
    return ChangeSet(changed, in: workspace) { asked in
      repositories.reduce(into: [:]) { $0.merge($1.contents(of: asked)) { first, _ in first } }
    }
  }

  private static func top(around path: String, _ workspace: DiskWorkspace, _ hint: Message) throws(Failure) -> String {
    var folder = path
    if workspace.entry(at: path)?.kind != .directory {
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
    // A path that is not there is the check's to complain about.
    if workspace.entry(at: folder) == nil { folder = "." }
    guard let result = Subprocess.run(["git", "-C", folder, "rev-parse", "--show-toplevel"]), result.status != 127
    else {
      throw Failure(
        Message(en: "`--changed` asks Git, which is not installed", zhHans: "`--changed` 需要 Git，但未安装"), hint: hint)
    }
    guard result.status == 0 else {
      throw Failure(
        Message(
          en: "`--changed` needs a Git repository, and `\(folder)` is in none that can be used",
          zhHans: "`--changed` 需要 Git 仓库，而 `\(folder)` 不在可用的仓库中"), hint: words(of: result, or: hint))
    }
    return line(result.output)
  }

  private init(_ top: String, since revision: String?, _ hint: Message) throws(Failure) {
    self.top = top
    let named = revision ?? "HEAD"
    let commit = Self.git(top, ["rev-parse", "--verify", "--quiet", "--end-of-options", named + "^{commit}"])
    guard commit.status == 0 else {
      guard revision == nil else {
        throw Failure(
          Message(en: "Git knows no revision `\(named)`", zhHans: "Git 中没有版本 `\(named)`"),
          hint: Message(
            en: "A path that is called like a revision, and the other way round, needs `=`: `--changed=REV PATH`.",
            zhHans: "版本与路径容易混淆时请用 `=`：`--changed=REV PATH`。"))
      }
      // Nothing has been committed yet: everything is new.
      base = Self.line(Self.git(top, ["hash-object", "-t", "tree", "--stdin"]).output)
      return
    }
    let id = Self.line(commit.output)
    // What has changed on the other branch since is not this one's doing. A shallow clone may not know where they parted.
    let common = Self.git(top, ["merge-base", id, "HEAD"])
    base = common.status == 0 ? Self.line(common.output) : id
  }

  /// Every file that was changed, added or removed.
  private func paths() throws(Failure) -> [String] {
    let changed = Self.git(top, ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", base, "--"])
    let untracked = Self.git(top, ["ls-files", "--others", "--exclude-standard", "-z"])
    for result in [changed, untracked] where result.status != 0 {
      throw Failure(
        Message(en: "Git can't say what has changed", zhHans: "Git 无法给出有改动的文件"),
        hint: Self.words(of: result, or: Message(en: "", zhHans: "")))
    }
    return (changed.output + untracked.output).split(separator: 0).map {
      top + "/" + String(decoding: $0, as: UTF8.self)
    }
  }

  /// What files held before; those that were not there are left out.
  private func contents(of paths: [String]) -> [String: [UInt8]] {
    let names = paths.filter { $0.hasPrefix(top + "/") && !$0.utf8.contains(UInt8(ascii: "\n")) }
    guard !names.isEmpty else { return [:] }
    let input = names.map { "\(base):\($0.dropFirst(top.count + 1))\n" }.joined()
    let output = Self.git(top, ["cat-file", "--batch"], input: Array(input.utf8)).output
    var contents: [String: [UInt8]] = [:]
    var offset = 0
    for name in names {
      // `OBJECT blob SIZE`, a line break, the bytes and another one; or `NAME missing`.
      guard let end = output[offset...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      let words = output[offset..<end].split(separator: UInt8(ascii: " "))
      offset = end + 1
      guard words.count >= 3, words[words.count - 2].elementsEqual("blob".utf8), let last = words.last,
        let size = Int(String(decoding: last, as: UTF8.self)), offset + size < output.count
      else { continue }
      contents[name] = Array(output[offset..<offset + size])
      offset += size + 1
    }
    return contents
  }

  // MARK: Git

  private static func git(_ top: String, _ words: [String], input: [UInt8] = []) -> Subprocess.Result {
    Subprocess.run(["git", "-C", top] + words, input: input) ?? Subprocess.Result()
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// What Git itself says.
  private static func words(of result: Subprocess.Result, or hint: Message) -> Message {
    let words = line(result.error)
    return words.isEmpty ? hint : Message(en: words, zhHans: words)
  }
}
