import HIGReading

/// Decides whether a cache is trusted.
///
/// Everybody can compute the fingerprints, so whoever writes a cache decides what is found. A cache that came with the
/// files to check, or that somebody else put there, is therefore not used.
public struct CacheTrust: Sendable {
  /// The reason why the cache is not used; nil where it is.
  public let problem: Message?

  /// - Parameters:
  ///   - folder: The folder of the cache, whether it exists or not.
  ///   - isNamed: Whether a person named the folder, so that it may be a link.
  public init(folder: String, isNamed: Bool) {
    let folder = Path.normalized(folder)
    let files = ["checks", ".gitignore", "CACHEDIR.TAG"].map { Path.join(folder, $0) }
    let reason: Message? =
      if (isNamed ? files : [folder] + files).contains(where: Self.isLink) {
        Message(en: "it is a link, or holds one", zhHans: "它是链接，或其中含有链接")
      } else if ([folder] + files).contains(where: { Self.isForeign($0, beside: folder) }) {
        Message(en: "it belongs to another user", zhHans: "属于其他用户")
      } else if Self.isTracked(folder) {
        Message(en: "it came with what is checked, as Git tracks it", zhHans: "它由 Git 跟踪，是随所检查的内容一同而来的")
      } else {
        nil
      }
    problem = reason.map { reason in
      Message(
        en: "the cache \(folder) is not used: \(reason.en)", zhHans: "不使用缓存 \(folder)：\(reason.zhHans)")
    }
  }

  private static func isLink(_ path: String) -> Bool { Boundary.status(of: path, followsLinks: false)?.isLink ?? false }

  /// Returns whether a path belongs neither to the user, nor to the superuser or the owner of the folder around.
  private static func isForeign(_ path: String, beside folder: String) -> Bool {
    guard let status = Boundary.status(of: path, followsLinks: true) else { return false }
    return !Boundary(around: [Path.parent(folder)], files: []).trusts(status.owner)
  }

  private static func isTracked(_ folder: String) -> Bool {
    let parent = Boundary.realPath(Path.parent(folder))
    let place = Boundary.realPath(folder) ?? parent.map { Path.join($0, Path.lastComponent(folder)) }
    guard let place else { return false }
    // A repository in its place is one of another's modules, or came by itself.
    var top = place
    while top != "/", Boundary.status(of: Path.join(top, ".git"), followsLinks: true) == nil { top = Path.parent(top) }
    guard let index = GitIndex(of: top), let path = Path.rest(of: place, below: top) else { return false }
    if !path.isEmpty { return index.tracks(path) }
    return ["checks", ".gitignore", "CACHEDIR.TAG"].contains(where: index.tracks)
  }
}
