import HIGReading

/// The limit of the files that a configuration may name: those of its own repository, outside of `.git`.
///
/// Without a repository, the limit is the configuration's own folder, or a folder around it that was named to be
/// checked. A configuration comes with the files to check and may be anybody's, so only the command line leads further.
/// Files to be written must not lie behind a link at all.
public struct ConfigurationReach: Sendable {
  /// The use that a configuration makes of a file.
  public enum Use: Sendable {
    case reading
    /// The file takes a report of the format.
    case report(ReportFormat)
    case baseline
  }

  private let folders: [String]
  private let isRepository: Bool
  private static var maximumLevels: Int { 64 }

  /// - Parameters:
  ///   - folder: The configuration's folder.
  ///   - roots: The paths that were named to be checked.
  public init(from folder: String, roots: [String], in workspace: any Workspace) {
    var current = folder
    for _ in 0..<Self.maximumLevels {
      if let entry = workspace.entry(at: Path.join(current, ".git")), !entry.isForeign {
        folders = [current]
        isRepository = true
        return
      }
      let parent = Path.parent(current)
      guard parent != current, workspace.entry(at: parent) != nil else { break }
      current = parent
    }
    isRepository = false
    folders =
      [folder]
      + roots.map { Path.normalized($0) }.filter { root in
        workspace.entry(at: root)?.kind == .directory && workspace.containment(of: folder, in: root) != .outside
      }
  }

  /// - Parameter file: The path of the configuration.
  public init(ofFile file: String, roots: [String], in workspace: any Workspace) {
    self.init(from: Path.parent(Path.normalized(file)), roots: roots, in: workspace)
  }

  /// Returns why a configuration may not name a file; nil where it may.
  ///
  /// - Parameters:
  ///   - path: The file's path, counted from the working directory.
  ///   - written: The path as written in the configuration.
  public func refusal(
    of path: String, written: String, for use: Use, in workspace: any Workspace
  ) -> Message? {
    let places = folders.map { workspace.containment(of: path, in: $0) }
    let best = places.min { $0.rawValue < $1.rawValue } ?? .outside
    switch (best, use) {
    case (.inside, _), (.throughLink, .reading): return nil
    case (.throughLink, _):
      return Message(
        en: "`\(written)` leads through a link, and a configuration's files are written to none; name the place itself",
        zhHans: "`\(written)` 经由链接，配置指定的文件不会经链接写入；请直接写明实际位置")
    case (.inGit, _):
      return Message(
        en: "`\(written)` is Git's own, and no configuration's; name a file outside of `.git`",
        zhHans: "`\(written)` 属于 Git 自身，配置不能使用；请指定 `.git` 之外的文件")
    case (.outside, _):
      let (en, zhHans) = remedy(use)
      return Message(
        en: "`\(written)` lies outside of the \(isRepository ? "repository" : "folder") of this configuration; \(en)",
        zhHans: "`\(written)` 位于此配置所在的\(isRepository ? "仓库" : "文件夹")之外；\(zhHans)")
    }
  }

  /// Returns the advice for a file that a configuration can't reach.
  private func remedy(_ use: Use) -> (en: String, zhHans: String) {
    switch use {
    case .reading where isRepository:
      ("keep a copy inside, or name a configuration elsewhere with `--config`", "请在其中保留一份副本，或用 `--config` 指定别处的配置")
    case .reading:
      (
        "check a folder that holds both, or name a configuration elsewhere with `--config`",
        "请检查同时包含二者的文件夹，或用 `--config` 指定别处的配置"
      )
    case .report(let format):
      (
        "name it on the command line: `--output \(format.rawValue)=FILE`",
        "请在命令行中指定：`--output \(format.rawValue)=FILE`"
      )
    case .baseline: ("name it on the command line: `--baseline FILE`", "请在命令行中指定：`--baseline FILE`")
    }
  }
}
