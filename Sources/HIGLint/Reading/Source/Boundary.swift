#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limits of a run: the files that it was asked to look at are not to lead it to any others.
///
/// The limits are the folders that were named (of a file the one that it lies in) and the repositories around them. A
/// link within them is followed if its real place is within them, too, and not in a folder `.git`. A path that a person
/// names may be a link to anywhere. Files that somebody else put above the named ones do not count: the person who runs
/// higlint, the superuser and the owners of the named folders are trusted.
public struct Boundary: Sendable {
  /// The real places of the folders that limit the run.
  private var folders: [String] = []
  /// The paths that a person named, and the folders on the way there.
  private var named: Set<String> = []
  private var owners: Set<uid_t> = [0, geteuid()]
  private var repositories: [String: String?] = [:]

  /// Creates the limits around some paths.
  ///
  /// - Parameters:
  ///   - paths: The paths that a run looks at.
  ///   - files: Other files that were named to be read: a configuration, a baseline.
  ///   - followsNamed: Whether a person named the paths. A program's are treated as if a walk had come upon them.
  public init(around paths: [String], files: [String] = [], followsNamed: Bool = true) {
    for path in paths + files { note(named: followsNamed || !paths.contains(path) ? path : Path.parent(path)) }
    var seen: Set<String> = []
    for path in paths + files {
      let path = Path.normalized(path)
      let folder = Self.status(of: path, followsLinks: true)?.isFolder == true ? path : Path.parent(path)
      if seen.insert(folder).inserted { add(folder) }
    }
  }

  private mutating func note(named path: String) {
    var path = Path.normalized(path)
    while named.insert(path).inserted, path != ".", path != "/", !path.hasSuffix("..") { path = Path.parent(path) }
  }

  private mutating func add(_ folder: String) {
    guard let real = Self.realPath(folder) else { return }
    if let owner = Self.status(of: real, followsLinks: true)?.owner { owners.insert(owner) }
    limit(to: real)
    if let repository = repository(around: real) { limit(to: repository) }
    // Where a link leads to the folder, the repository that the link stands in counts, too.
    var path = folder
    while path != ".", path != "/", !path.hasSuffix("..") {
      if Self.status(of: path, followsLinks: false)?.isLink ?? false, let place = Self.realPath(Path.parent(path)),
        let repository = repository(around: place)
      {
        limit(to: repository)
      }
      path = Path.parent(path)
    }
  }

  private mutating func limit(to folder: String) {
    if !folders.contains(folder) { folders.append(folder) }
  }

  private mutating func repository(around real: String) -> String? {
    var folder = real
    var climbed: [String] = []
    var found: String?
    while true {
      if let known = repositories[folder] {
        found = known
        break
      }
      climbed.append(folder)
      if let status = Self.status(of: Path.join(folder, ".git"), followsLinks: false), owners.contains(status.owner) {
        found = folder
        break
      }
      if folder == "/" { break }
      folder = Path.parent(folder)
    }
    for folder in climbed { repositories[folder] = .some(found) }
    return found
  }

  // MARK: Questions

  package func isNamed(_ path: String) -> Bool { named.contains(path) }

  package func trusts(_ owner: uid_t) -> Bool { owners.contains(owner) }

  /// Whether the target of a link may be looked at.
  ///
  /// - Parameters:
  ///   - real: The real path of the target.
  ///   - link: The path of the link. Above what was named it may lead to its own folder, and below that.
  package func holds(_ real: String, linkedFrom link: String) -> Bool {
    if folders.contains(where: { Self.contains($0, real) }) { return true }
    return Self.realPath(Path.parent(link)).map { $0 != "/" && Self.contains($0, real) } ?? false
  }

  /// Whether a folder contains a path; both are real places.
  private static func contains(_ folder: String, _ path: String) -> Bool {
    guard let rest = Path.rest(of: path, below: folder) else { return false }
    return !Path.leadsIntoGit(rest)
  }

  // MARK: The system

  package struct Status {
    package var mode: mode_t
    package var owner: uid_t
    package var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    package var isLink: Bool { mode & S_IFMT == S_IFLNK }
    package var isFile: Bool { mode & S_IFMT == S_IFREG }
  }

  package static func status(of path: String, followsLinks: Bool) -> Status? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return Status(mode: status.st_mode, owner: status.st_uid)
  }

  /// Returns the absolute path without links; nil if there is nothing.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension Path {
  /// Returns the part of a path below a folder; empty for the folder itself, nil outside of it.
  package static func rest(of path: String, below folder: String) -> String? {
    if StringBytes.equal(path, folder) { return "" }
    // By bytes: of two names that only look alike neither is the other.
    let start = (folder == "/" ? "/" : folder + "/").utf8
    return path.utf8.starts(with: start) ? String(path.utf8.dropFirst(start.count)) : nil
  }

  /// Whether some file system takes a part of the path for `.git`.
  static func leadsIntoGit(_ path: String) -> Bool { parts(of: path).contains { isGit($0) } }

  /// Returns the parts between the slashes, whatever character joins them to what follows.
  package static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Whether a name means `.git`, in any case, as Git itself guards its folder: HFS+ ignores some characters, Windows
  /// spaces and dots at the end and everything from a colon on, and calls it `GIT~1`, too.
  private static func isGit(_ name: Substring) -> Bool {
    var word: [UInt8] = []
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x200C...0x200F, 0x202A...0x202E, 0x206A...0x206F, 0xFEFF: continue
      case 0x3A where !word.isEmpty: break
      case 0..<0x80:
        word.append(UInt8(scalar.value) | (scalar.value >= 0x41 && scalar.value <= 0x5A ? 0x20 : 0))
        continue
      default: return false
      }
      break
    }
    while let last = word.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") { word.removeLast() }
    return word.elementsEqual(".git".utf8) || word.elementsEqual("git~1".utf8)
  }
}
