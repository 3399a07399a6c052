/// The relation of a path to a folder.
public enum Containment: UInt8, Sendable {
  /// The path lies in the folder, or is it, and no link is on the way from there.
  case inside
  /// The path lies in the folder by way of a link.
  case throughLink
  /// The path lies in a folder `.git` of the folder.
  case inGit
  case outside
}

extension Containment {
  /// Decides by names alone, for folders without links.
  package init(of path: String, in folder: String) {
    let (path, folder) = (Path.resolved(path, in: "."), Path.resolved(folder, in: "."))
    let parts = Path.parts(of: path)
    let around = folder == "." ? [] : Path.parts(of: folder)
    let ups = around.prefix { $0 == ".." }.count
    let isBelow: Bool
    let rest: ArraySlice<Substring>
    if path.hasPrefix("/") != folder.hasPrefix("/") {
      (isBelow, rest) = (false, [])
    } else if ups == around.count, !folder.hasPrefix("/") {
      rest = parts.drop { $0 == ".." }
      isBelow = parts.count - rest.count <= ups
    } else {
      // By bytes: of two names that only look alike neither is the other.
      isBelow = parts.starts(with: around) { $0.utf8.elementsEqual($1.utf8) }
      rest = parts.dropFirst(around.count)
    }
    self = !isBelow ? .outside : Path.leadsIntoGit(rest.joined(separator: "/")) ? .inGit : .inside
  }

  /// Decides by the disk and the real targets of links. A path that does not exist yet counts as if it did.
  package init(onDisk path: String, in folder: String) {
    guard let root = Boundary.realPath(folder) else {
      self = .outside
      return
    }
    // The nearest thing that is there; a link counts, also one that leads to nothing.
    var there = Path.normalized(path)
    var missing: [String] = []
    while Boundary.status(of: there, followsLinks: false) == nil, there != "/", there != "." {
      missing.insert(Path.lastComponent(there), at: 0)
      there = Path.parent(there)
    }
    // Nobody knows what is above a folder that is not there.
    guard !missing.contains(".."), let real = Boundary.realPath(there),
      let rest = Path.rest(of: missing.reduce(real) { Path.join($0, $1) }, below: root)
    else {
      self = .outside
      return
    }
    if Path.leadsIntoGit(rest) {
      self = .inGit
    } else {
      self = Self.isLink(there, below: root) ? .throughLink : .inside
    }
  }

  /// Whether a path, or a folder on the way to it from the root, is a link.
  private static func isLink(_ path: String, below root: String) -> Bool {
    var path = path
    while path != ".", path != "/", !path.hasSuffix("..") {
      let parent = Path.parent(path)
      guard let real = Boundary.realPath(parent), Path.rest(of: real, below: root) != nil else { return false }
      if Boundary.status(of: path, followsLinks: false)?.isLink ?? false { return true }
      path = parent
    }
    return false
  }
}
