#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Drafts of files that a run did not come to finish, because it was killed or the power failed.
enum AbandonedDrafts {
  /// The template of a draft's name, in which `mkstemp` replaces the X's by letters and digits.
  static let template = ".higlint-XXXXXX"
  /// The age, in seconds, from which a draft counts as abandoned. One that is still being written has changed since.
  private static let age = 3600
  /// The number of entries of a folder that are looked at, and no more: cleaning up is a courtesy.
  private static let maximumEntries = 10_000

  private static let swept = Locked(Set<String>())

  /// Removes the abandoned drafts in a folder; once a folder, as a run may write thousands of files into one.
  ///
  /// Removes only files that are ours beyond doubt: a plain file of our own with such a name, and with no other name
  /// besides, that nobody has touched for an hour. A folder for everybody is left to its own cleaning.
  static func remove(from folder: String) {
    guard swept.withLock({ $0.insert(folder).inserted }) else { return }
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_ISVTX == 0, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    let now = time(nil)
    var count = 0
    while count < maximumEntries, let entry = readdir(stream) {
      count += 1
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { isDraft($0) ? String(cString: $0) : nil }
      }
      guard let name else { continue }
      let path = Path.join(folder, name)
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        status.st_nlink == 1, now - changed(status) > age
      else { continue }
      unlink(path)
    }
  }

  private static func isDraft(_ name: UnsafePointer<CChar>) -> Bool {
    let bytes = UnsafeBufferPointer(start: name, count: strlen(name)).lazy.map { UInt8(bitPattern: $0) }
    let start = template.utf8.dropLast(6)
    guard bytes.count == template.utf8.count, bytes.starts(with: start) else { return false }
    return bytes.dropFirst(start.count).allSatisfy { byte in
      byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }
  }

  private static func changed(_ status: stat) -> Int {
    #if canImport(Darwin)
      return status.st_mtimespec.tv_sec
    #else
      return status.st_mtim.tv_sec
    #endif
  }
}
