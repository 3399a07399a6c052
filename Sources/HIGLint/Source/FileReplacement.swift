#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file was left as it was.
public struct FileReplacementError: Error, Hashable, Sendable {
  public var path: String
  public var message: Message
}

extension DiskWorkspace {
  /// Writes a file anew, all at once: at every moment the path leads to the old bytes or to the new ones, whatever
  /// happens meanwhile. Permissions and owner stay; a symbolic link stays and what it leads to is written.
  ///
  /// - Parameter old: What the file is known to hold. One that holds anything else has been changed by somebody, and is
  ///   left alone.
  public func replace(
    _ path: String, holding old: [UInt8], with new: [UInt8]
  ) throws(FileReplacementError) {
    guard let resolved = realpath(path, nil) else { throw Self.failure(path, errno) }
    let target = String(cString: resolved)
    free(resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw Self.failure(path, errno) }
    // A file that may not be written is not replaced either, though its folder would allow it.
    guard access(target, W_OK) == 0 else { throw Self.failure(path, errno) }
    try put(new, at: target, like: status, named: path) { () throws(FileReplacementError) in
      guard (try? self.read(target)) == old else {
        throw FileReplacementError(
          path: path,
          message: Message(
            en: "this file has changed meanwhile, and is left as it is; try again",
            zhHans: "此文件在此期间已被修改，未作改动；请重试"))
      }
    }
  }

  /// Writes a file, all at once, and makes the folders that it lies in. A file that holds these bytes is left alone.
  public func write(_ bytes: [UInt8], to path: String) throws(FileReplacementError) {
    let target = Path.normalized(path)
    if let known = try? read(target) {
      if known != bytes { try replace(target, holding: known, with: bytes) }
      return
    }
    var folders: [String] = []
    var folder = Path.parent(target)
    while folder != "/", entry(at: folder) == nil {
      folders.append(folder)
      folder = Path.parent(folder)
    }
    for folder in folders.reversed() {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw Self.failure(folder, errno) }
    }
    try put(bytes, at: target, like: nil, named: path) { () throws(FileReplacementError) in }
  }

  /// Writes a file beside the target, and when it is whole and `check` has nothing against it, in its place.
  private func put(
    _ bytes: [UInt8], at target: String, like status: stat?, named path: String,
    _ check: () throws(FileReplacementError) -> Void
  ) throws(FileReplacementError) {
    let temporary = Path.join(Path.parent(target), ".\(Path.lastComponent(target)).higlint-\(getpid())")
    let mode: mode_t = status == nil ? 0o666 : 0o600
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
    var isClosed = false
    var isDone = false
    defer {
      if !isClosed { _ = close(descriptor) }
      if !isDone { _ = unlink(temporary) }
    }
    guard Self.writeAll(bytes, to: descriptor) else { throw Self.failure(path, errno) }
    if let status {
      // Only the superuser may give a file away; whoever may not keeps what can be kept.
      if fchown(descriptor, status.st_uid, status.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, status.st_gid) }
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw Self.failure(path, errno) }
    }
    guard fsync(descriptor) == 0 else { throw Self.failure(path, errno) }
    isClosed = true
    guard close(descriptor) == 0 else { throw Self.failure(path, errno) }
    try check()
    guard rename(temporary, target) == 0 else { throw Self.failure(path, errno) }
    isDone = true
  }

  private static func failure(_ path: String, _ code: Int32) -> FileReplacementError {
    let reason = String(cString: strerror(code))
    return FileReplacementError(
      path: path, message: Message(en: "this file can't be written: \(reason)", zhHans: "无法写入此文件：\(reason)"))
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
