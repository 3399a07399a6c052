/// Something that a run came upon and did not look at, and why.
public struct Unvisited: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The path is a link that leads out of the checked folders.
    case link
    /// The path belongs to somebody else.
    case owner
  }

  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  public var message: Message {
    switch reason {
    case .link:
      Message(
        en: "\(path) is passed over: this link leads out of the repository or folder that is checked",
        zhHans: "已跳过 \(path)：此链接指向所检查的仓库或文件夹之外")
    case .owner:
      Message(
        en: "\(path) is ignored: it belongs to another user", zhHans: "不使用 \(path)：此文件属于其他用户")
    }
  }

  package static func sorted(_ all: some Sequence<Unvisited>) -> [Unvisited] {
    Set(all).sorted { a, b in
      a.path == b.path ? a.reason == .link && b.reason == .owner : Path.precedes(a.path, b.path)
    }
  }
}
