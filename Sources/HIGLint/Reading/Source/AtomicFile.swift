#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file whole or not at all: a temporary file in the same folder takes its name when it is complete.
///
/// The permissions of a file that was there are kept, and a symbolic link goes on leading to it. A device or a pipe is
/// written to as it is, and so is an open descriptor of the process (`/dev/stdout`), whatever it stands for. An interrupt
/// waits until nothing is half done.
public enum AtomicFile {
  /// The reason for which a file could not be written; the file at its path is as it was.
  public struct Failure: Error, Hashable, Sendable {
    public var path: String
    public var message: Message

    package init(path: String, message: Message) {
      self.path = path
      self.message = message
    }

    /// Returns the failure to replace a file that only a person may name.
    static func forConfigurations(_ path: String, _ reason: Message) -> Failure {
      Failure(
        path: path,
        message: Message(
          en: "\(path) can't be written: \(reason.en), which no configuration may replace; name it on the command line",
          zhHans: "无法写入 \(path)：\(reason.zhHans)，配置不能将其替换；请在命令行中指定"))
    }

    /// Creates a failure from the system's code.
    package init(path: String, code: Int32) {
      let reason = String(cString: strerror(code))
      self.init(
        path: path, message: Message(en: "\(path) can't be written: \(reason)", zhHans: "无法写入 \(path)：\(reason)"))
    }
  }

  /// Writes a file whole or not at all.
  ///
  /// - Parameters:
  ///   - old: The bytes that the file is known to hold. If it holds others, somebody has changed it, and it is left
  ///     alone.
  ///   - isDurable: Whether to wait until it is on the disk; a file that can be made again needs no wait.
  ///   - origin: The one who named the path.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]? = nil, isDurable: Bool = true,
    namedBy origin: Origin = .person
  ) throws(Failure) {
    let draft = try Draft(path, namedBy: origin)
    try draft.write(bytes)
    let isReplaced = try draft.commit(isDurable: isDurable) { target in
      old.map { (try? DiskWorkspace(maximumFileSize: .max).read(target)) == $0 } ?? true
    }
    guard isReplaced else {
      throw Failure(
        path: path,
        message: Message(
          en: "\(path) has changed meanwhile, and is left as it is; try again",
          zhHans: "\(path) 在此期间已被修改，未作改动；请重试"))
    }
  }

  /// The one who named the path of a file.
  public enum Origin: Sendable {
    case person
    /// A configuration, which may name no link and no program: its author need not be the one who runs higlint.
    case configuration
  }

  /// A file that is being written piece by piece. Nothing is left of one that is not committed.
  ///
  /// From its beginning to its end the interrupts of the thread that makes it wait; but not for a device or a pipe,
  /// which may take as long as its other end likes, and leaves nothing to tidy up.
  public final class Draft {
    private let path: String
    /// The path's target, the temporary file's name, and the permissions for the file; nil for a device or a pipe.
    private var temporary: (target: String, template: [CChar], mode: mode_t, owner: (uid_t, gid_t)?)?
    private var descriptor: Int32 = -1
    private var signals = sigset_t()
    /// The number of open drafts, and the signals as they were before the first.
    private static let all = Locked((count: 0, signals: sigset_t()))

    public init(_ path: String, namedBy origin: Origin = .person) throws(Failure) {
      self.path = path
      var blocked = sigset_t()
      sigemptyset(&blocked)
      for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
      pthread_sigmask(SIG_BLOCK, &blocked, &signals)
      let before = signals
      Self.all.withLock { all in
        if all.count == 0 { all.signals = before }
        all.count += 1
      }
      let code = try open(origin)
      if code != 0 { throw Failure(path: path, code: code) }
      // Others' leftovers are none of this file's concern until it has its own draft.
      if let temporary { AbandonedDrafts.remove(from: Path.parent(temporary.target)) }
    }

    deinit {
      if descriptor >= 0 { close(descriptor) }
      if let temporary { unlink(temporary.template) }
      Self.all.withLock { $0.count -= 1 }
      pthread_sigmask(SIG_SETMASK, &signals, nil)
    }

    /// Lets interrupts through again: what is written to as it is may take as long as its other end likes.
    private func allowInterrupts() {
      var signals = Self.all.withLock { $0.signals }
      pthread_sigmask(SIG_SETMASK, &signals, nil)
    }

    /// Opens the file; returns the system's code of a failure, or 0.
    private func open(_ origin: Origin) throws(Failure) -> Int32 {
      var status = stat()
      var mode = defaultMode
      var owner: (uid_t, gid_t)?
      if origin == .configuration, lstat(path, &status) == 0 {
        switch status.st_mode & S_IFMT {
        case S_IFLNK: throw .forConfigurations(path, Message(en: "it is a link", zhHans: "这是一个链接"))
        case S_IFREG where status.st_mode & 0o111 != 0:
          throw .forConfigurations(path, Message(en: "it is a program", zhHans: "这是一个程序"))
        default: break
        }
      }
      var target: String
      switch Destination(of: path) {
      case .descriptor(let number):
        allowInterrupts()
        descriptor = fcntl(number, F_DUPFD_CLOEXEC, 0)
        return descriptor < 0 ? errno : 0
      case .file(let path): target = path
      }
      if stat(path, &status) == 0 {
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: return EISDIR
        default:
          allowInterrupts()
          repeat { descriptor = openForWriting(path) } while descriptor < 0 && errno == EINTR
          return descriptor < 0 ? errno : 0
        }
        // A rename would go past the permissions of the file itself.
        guard access(path, W_OK) == 0 else { return errno }
        mode = status.st_mode & 0o7777
        owner = (status.st_uid, status.st_gid)
        // A file without a name, open elsewhere: in place of it only the link to it could be replaced.
        guard let resolved = realpath(path, nil) else { return errno }
        target = String(cString: resolved)
        free(resolved)
      }
      // Hidden, so that no check finds it; short, so that no name is too long for it.
      var template = Array(Path.join(Path.parent(target), AbandonedDrafts.template).utf8CString)
      descriptor = mkstemp(&template)
      guard descriptor >= 0 else { return errno }
      temporary = (target, template, mode, owner)
      return 0
    }

    public func write(_ bytes: [UInt8]) throws(Failure) {
      let code = DescriptorOutput.write(bytes, to: descriptor)
      if code != 0 { throw Failure(path: path, code: code) }
    }

    /// Puts the file in its place, and ends the draft.
    ///
    /// - Parameters:
    ///   - isDurable: Whether to wait until it is on the disk.
    ///   - isExpected: Returns whether the file that would be replaced is as it should be.
    /// - Returns: Whether the file was as expected, and is replaced.
    @discardableResult
    public func commit(isDurable: Bool = true, if isExpected: (String) -> Bool = { _ in true }) throws(Failure) -> Bool
    {
      var code: Int32 = 0
      if let temporary {
        if let (user, group) = temporary.owner, fchown(descriptor, user, group) != 0 {
          // Only the superuser may give a file away; whoever may not keeps what can be kept.
          _ = fchown(descriptor, uid_t.max, group)
        }
        if fchmod(descriptor, temporary.mode) != 0 { code = errno }
        // A full disk may be reported no earlier than here.
        if code == 0, isDurable, fsync(descriptor) != 0, errno != EINVAL { code = errno }
      }
      if close(descriptor) != 0, code == 0 { code = errno }
      descriptor = -1
      if code == 0, let temporary {
        guard isExpected(temporary.target) else { return false }
        if rename(temporary.template, temporary.target) == 0 { self.temporary = nil } else { code = errno }
      }
      if code != 0 { throw Failure(path: path, code: code) }
      return true
    }
  }

  /// The end of the links that a path is.
  private enum Destination {
    /// A descriptor of this process: to replace the file behind it would leave what is written to it afterwards nowhere.
    case descriptor(Int32)
    /// A file, which need not be there: then it is made where the last link leads.
    case file(String)

    init(of path: String) {
      var path = path
      // The system gives up at 40 links, too; whoever opens the path is told so.
      for _ in 0..<40 {
        if let number = Self.descriptor(path) {
          self = .descriptor(number)
          return
        }
        var buffer = [CChar](repeating: 0, count: 4097)
        guard readlink(path, &buffer, 4096) > 0 else { break }
        let target = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        path = target.hasPrefix("/") ? target : Path.join(Path.parent(path), target)
      }
      self = .file(path)
    }

    private static func descriptor(_ path: String) -> Int32? {
      switch path {
      case "/dev/stdin": return 0
      case "/dev/stdout": return 1
      case "/dev/stderr": return 2
      default: break
      }
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      return nil
    }
  }

  /// Makes the folders around a file.
  public static func makeFolders(for path: String) throws(Failure) {
    var folders: [String] = []
    var folder = Path.parent(Path.normalized(path))
    let disk = DiskWorkspace()
    while folder != "/", disk.entry(at: folder) == nil {
      folders.append(folder)
      folder = Path.parent(folder)
    }
    for folder in folders.reversed() {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw Failure(path: folder, code: errno) }
    }
  }

  private static func openForWriting(_ path: String) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }

  /// The permissions of a new file: those of 0666 that the mask of the process leaves.
  private static var defaultMode: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
