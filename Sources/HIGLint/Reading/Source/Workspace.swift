/// The place that bytes come from: the disk, memory, a disk with an editor's unsaved buffers over it.
///
/// Paths are as given, with `/`; relative ones count from the working directory.
public protocol Workspace: Sendable {
  /// Returns the entry at a path, links followed; nil if there is nothing.
  func entry(at path: String) -> WorkspaceEntry?
  /// Returns the names in a directory, without `.` and `..`, in no particular order.
  func list(_ directory: String) throws(WorkspaceError) -> [String]
  func read(_ path: String) throws(WorkspaceError) -> [UInt8]
  /// Returns the relation of a path, which need not exist, to a folder, once links are resolved.
  func containment(of path: String, in folder: String) -> Containment
}

extension Workspace {
  public func containment(of path: String, in folder: String) -> Containment { Containment(of: path, in: folder) }
}

public struct WorkspaceEntry: Hashable, Sendable {
  public enum Kind: Sendable {
    case file, directory, other
    /// A link to a file, or to a folder, that is out of bounds.
    case outsideFile, outsideFolder
  }

  public var kind: Kind
  /// The size in bytes.
  public var size: Int
  /// The identity, which is equal for two names of one file; nil if the workspace can't tell.
  public var identity: String?
  /// Whether it belongs to somebody of whom the run knows nothing.
  public var isForeign: Bool

  public init(kind: Kind, size: Int, identity: String? = nil, isForeign: Bool = false) {
    self.kind = kind
    self.size = size
    self.identity = identity
    self.isForeign = isForeign
  }

  /// Whether it is a link that is not followed.
  package var leadsOut: Bool { kind == .outsideFile || kind == .outsideFolder }
}

/// The reason for which bytes could not be read.
public struct WorkspaceError: Error, Hashable, Sendable {
  public enum Kind: Sendable {
    case missing, denied, isDirectory, other
    /// The path is that of a pipe, a socket or a device.
    case notAFile
    /// The path is a link that leads out of what the run may look at.
    case outside
    /// The file is too large; `detail` is the limit, in bytes.
    case tooLarge
    /// The file has a name that no text can hold, so that it can't be asked for.
    case nameless
  }

  public var path: String
  public var kind: Kind
  /// The detail: in most kinds, the system's own words.
  public var detail: String

  public init(path: String, kind: Kind, detail: String) {
    self.path = path
    self.kind = kind
    self.detail = detail
  }

  public var message: Message {
    switch kind {
    case .missing: Message(en: "there is no such file", zhHans: "文件不存在")
    case .denied: Message(en: "this file can't be read: permission denied", zhHans: "无法读取此文件：没有权限")
    case .isDirectory: Message(en: "this is a directory, not a file", zhHans: "这是文件夹，不是文件")
    case .notAFile: Message(en: "this is a pipe or a device, not a file", zhHans: "这是管道或设备，不是文件")
    case .outside:
      Message(
        en: "this link leads out of the repository or folder that is checked, and is not followed",
        zhHans: "此链接指向所检查的仓库或文件夹之外，未予跟随")
    case .tooLarge:
      Message(
        en: "this file is larger than \(detail) bytes; `--max-file-size` sets the limit",
        zhHans: "此文件超过 \(detail) 字节；可用 `--max-file-size` 调整上限")
    case .nameless:
      Message(
        en: "this name is not valid UTF-8, so that the file can't be read; rename it",
        zhHans: "此名称不是有效的 UTF-8，无法读取该文件；请重命名")
    case .other: Message(en: "this file can't be read: \(detail)", zhHans: "无法读取此文件：\(detail)")
    }
  }
}

/// Files in memory, for tests and editors.
public struct MemoryWorkspace: Workspace {
  private let files: [String: [UInt8]]

  public init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  public init(bytes files: [String: [UInt8]]) { self.files = files }

  public func entry(at path: String) -> WorkspaceEntry? {
    if let bytes = files[path] { return WorkspaceEntry(kind: .file, size: bytes.count, identity: path) }
    let prefix = path == "." || path.isEmpty ? "" : path + "/"
    guard files.keys.contains(where: { $0.hasPrefix(prefix) }) else { return nil }
    return WorkspaceEntry(kind: .directory, size: 0, identity: path)
  }

  public func list(_ directory: String) throws(WorkspaceError) -> [String] {
    let prefix = directory == "." || directory.isEmpty ? "" : directory + "/"
    var names: Set<String> = []
    for path in files.keys where path.hasPrefix(prefix) {
      names.insert(String(path.dropFirst(prefix.count).prefix { $0 != "/" }))
    }
    return names.sorted()
  }

  public func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    guard let bytes = files[path] else { throw WorkspaceError(path: path, kind: .missing, detail: "") }
    return bytes
  }
}
