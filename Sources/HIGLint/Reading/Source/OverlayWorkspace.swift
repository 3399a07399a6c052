/// Files over those of another workspace: the result of edits that are not yet made.
public struct OverlayWorkspace: Workspace {
  private let base: any Workspace
  /// The files, by their normalised paths.
  public private(set) var files: [String: [UInt8]]

  public init(_ base: any Workspace, files: [String: [UInt8]] = [:]) {
    self.base = base
    self.files = files
  }

  /// Puts a file in the place of the one that is there.
  public mutating func set(_ bytes: [UInt8], at path: String) { files[Path.normalized(path)] = bytes }

  public func entry(at path: String) -> WorkspaceEntry? {
    let entry = base.entry(at: path)
    guard let entry, let bytes = files[Path.normalized(path)] else { return entry }
    return WorkspaceEntry(
      kind: entry.kind, size: bytes.count, identity: entry.identity, isForeign: entry.isForeign)
  }

  public func containment(of path: String, in folder: String) -> Containment {
    base.containment(of: path, in: folder)
  }

  public func list(_ directory: String) throws(WorkspaceError) -> [String] { try base.list(directory) }

  public func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    if !files.isEmpty, let bytes = files[Path.normalized(path)] { return bytes }
    return try base.read(path)
  }
}
