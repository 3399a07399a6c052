import HIGReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The disk, with a record of everything that a run looked at: all that can change the run's result.
///
/// Files are compared by time, size and inode, folders by the names in them; a path without a file counts, too.
public struct WatchedWorkspace: Workspace {
  private let disk: DiskWorkspace
  /// The paths that the run itself writes.
  private let ignored: Set<String>
  private let seen = Locked(Seen())

  private struct Seen {
    var stamps: [String: Stamp?] = [:]
    var names: [String: [String]] = [:]
  }

  /// The properties that tell one state of a file from another.
  private struct Stamp: Hashable, Sendable {
    var isFolder: Bool
    var inode: UInt64
    var size = 0
    var seconds = 0
    var nanoseconds = 0

    /// Creates the stamp of a file; nil where there is nothing at the path.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      inode = UInt64(status.st_ino)
      // What is in a folder is a matter of its names.
      guard !isFolder else { return }
      size = Int(status.st_size)
      #if canImport(Darwin)
        (seconds, nanoseconds) = (Int(status.st_mtimespec.tv_sec), Int(status.st_mtimespec.tv_nsec))
      #else
        (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
      #endif
    }
  }

  /// - Parameter ignored: The paths that the run itself writes.
  public init(_ disk: DiskWorkspace, ignoring ignored: [String]) {
    self.disk = disk
    self.ignored = Set(ignored.map { Path.normalized($0) })
  }

  /// Notes a path before it is read, so that a change during the reading is seen afterwards.
  private func note(_ path: String) {
    if ignored.contains(path) || seen.withLock({ $0.stamps.keys.contains(path) }) { return }
    let stamp = Stamp(path)
    seen.withLock { if !$0.stamps.keys.contains(path) { $0.stamps[path] = .some(stamp) } }
  }

  public func entry(at path: String) -> WorkspaceEntry? {
    note(path)
    return disk.entry(at: path)
  }

  public func containment(of path: String, in folder: String) -> Containment {
    disk.containment(of: path, in: folder)
  }

  public func list(_ directory: String) throws(WorkspaceError) -> [String] {
    let names = try disk.list(directory)
    let relevant = relevant(names, in: directory)
    seen.withLock { seen in if seen.names[directory] == nil { seen.names[directory] = relevant } }
    return names
  }

  public func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    note(path)
    return try disk.read(path)
  }

  /// Returns the names that count. Hidden files, often about to be renamed, are noted where they are asked for by name.
  private func relevant(_ names: [String], in directory: String) -> [String] {
    names.filter { $0.utf8.first != UInt8(ascii: ".") && !ignored.contains(Path.join(directory, $0)) }
      .sorted(by: Path.precedes)
  }

  /// The number of files that are watched.
  public var fileCount: Int { seen.withLock { $0.stamps.values.count { $0.map { !$0.isFolder } ?? false } } }

  /// Returns the first path at which something has changed since it was looked at; nil where nothing has.
  public func firstChange() -> String? {
    let seen = seen.withLock { $0 }
    var changed = seen.stamps.filter { Stamp($0.key) != $0.value }.map(\.key)
    for (directory, names) in seen.names {
      let current = relevant((try? disk.list(directory)) ?? [], in: directory)
      guard current != names else { continue }
      let difference = Set(current).symmetricDifference(names).min(by: Path.precedes)
      changed.append(difference.map { Path.join(directory, $0) } ?? directory)
    }
    return changed.min(by: Path.precedes)
  }
}
