#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files on disk, by the calls of POSIX: a check reads thousands of small files, and starts in a few milliseconds.
public struct DiskWorkspace: Workspace {
  /// The size in bytes above which files are refused.
  public var maximumFileSize: Int

  /// The limits for following links; nil to follow all of them.
  public var boundary: Boundary?

  /// The usual limit of a file's size, in bytes.
  public static var usualMaximum: Int { 64 << 20 }

  public init(maximumFileSize: Int = usualMaximum, boundary: Boundary? = nil) {
    self.maximumFileSize = maximumFileSize
    self.boundary = boundary
  }

  public func entry(at path: String) -> WorkspaceEntry? {
    var status = stat()
    var leadsOut = false
    // Of what is no link, as nearly everything is, one call tells all.
    guard boundary == nil ? stat(path, &status) == 0 : lstat(path, &status) == 0 else { return nil }
    if let boundary, status.st_mode & S_IFMT == S_IFLNK {
      leadsOut = !isFollowed(path, boundary)
      guard stat(path, &status) == 0 else { return nil }
    }
    let kind: WorkspaceEntry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: leadsOut ? .outsideFile : .file
      case S_IFDIR: leadsOut ? .outsideFolder : .directory
      default: .other
      }
    return WorkspaceEntry(
      kind: kind, size: Int(status.st_size), identity: "\(status.st_dev):\(status.st_ino)",
      isForeign: boundary.map { !$0.trusts(status.st_uid) } ?? false)
  }

  /// Whether a link may be followed; true of one that leads nowhere, too, of which the system says what is wrong.
  private func isFollowed(_ link: String, _ boundary: Boundary) -> Bool {
    if boundary.isNamed(link) { return true }
    return Boundary.realPath(link).map { boundary.holds($0, linkedFrom: link) } ?? true
  }

  public func containment(of path: String, in folder: String) -> Containment {
    Containment(onDisk: path, in: folder)
  }

  public func list(_ directory: String) throws(WorkspaceError) -> [String] {
    guard let stream = opendir(directory) else { throw Self.failure(directory) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  public func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    // Without O_NONBLOCK opening a FIFO that nobody writes to would wait for ever.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    var descriptor = open(path, boundary == nil ? flags : flags | O_NOFOLLOW)
    if descriptor < 0, errno == ELOOP, let boundary {
      guard isFollowed(path, boundary) else { throw WorkspaceError(path: path, kind: .outside, detail: "") }
      descriptor = open(path, flags)
    }
    guard descriptor >= 0 else { throw Self.failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw WorkspaceError(path: path, kind: .isDirectory, detail: "")
    default: throw WorkspaceError(path: path, kind: .notAFile, detail: "")
    }
    let size = Int(status.st_size)
    guard size <= maximumFileSize else {
      throw WorkspaceError(path: path, kind: .tooLarge, detail: "\(maximumFileSize)")
    }
    return try Self.bytes(of: descriptor, expecting: size, limit: maximumFileSize, path: path, isFile: true)
  }

  /// Reads standard input, to its end.
  public func readStandardInput() throws(WorkspaceError) -> [UInt8] {
    try Self.bytes(of: 0, expecting: 65_536, limit: maximumFileSize, path: "-", isFile: false)
  }

  private static func bytes(
    of descriptor: Int32, expecting size: Int, limit: Int, path: String, isFile: Bool
  ) throws(WorkspaceError) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = size + 1
    while true {
      var result = 0
      let count = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        repeat { result = Self.readOnce(descriptor, buffer, capacity) } while result < 0 && errno == EINTR
        initialized = max(0, result)
      }
      guard result >= 0 else { throw failure(path) }
      if result == 0 { return bytes }
      if count == 0 { bytes = chunk } else { bytes += chunk }
      // One byte more was asked for: a file that did not give it has ended.
      if isFile, size > 0, bytes.count == size { return bytes }
      guard bytes.count <= limit else {
        throw WorkspaceError(path: path, kind: .tooLarge, detail: "\(limit)")
      }
      // A pipe, or a file that has grown, says that it has ended only in one more call.
      capacity = bytes.count > size ? 65_536 : max(1, size - bytes.count + 1)
    }
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      return Glibc.read(descriptor, buffer.baseAddress, count)
    #elseif canImport(Musl)
      return Musl.read(descriptor, buffer.baseAddress, count)
    #else
      return Darwin.read(descriptor, buffer.baseAddress, count)
    #endif
  }

  private static func failure(_ path: String) -> WorkspaceError {
    let code = errno
    let kind: WorkspaceError.Kind =
      switch code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .denied
      case EISDIR: .isDirectory
      default: .other
      }
    return WorkspaceError(path: path, kind: kind, detail: String(cString: strerror(code)))
  }
}
