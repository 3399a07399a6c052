import HIGReading

/// The patterns of one folder in their order: the last that matches decides, as in a `.gitignore`.
public struct PathFilter: Hashable, Sendable {
  /// The folder that the patterns count from.
  public let folder: String
  public let globs: [Glob]
  /// The index of the patterns; nil where they are so few that each is tried.
  private let index: GlobIndex?

  public init(folder: String, globs: [Glob]) {
    self.folder = folder
    self.globs = globs
    index = globs.count > Self.mostTried ? GlobIndex(literals: globs.map(\.literal)) : nil
  }

  private static var mostTried: Int { 16 }

  /// Creates a filter of the patterns of a `.gitignore`, a line each.
  public init(folder: String, ignoreFile bytes: [UInt8]) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    self.init(
      folder: folder, globs: text.split(separator: 0x0A).compactMap { Glob(String(decoding: $0, as: UTF8.self)) })
  }

  /// Returns the last pattern that matches.
  private func last(matching path: String, isFolder: Bool) -> Glob? {
    guard let index else { return globs.last { $0.matches(path, isFolder: isFolder) } }
    return index.candidates(for: path).lazy.map { globs[$0] }.first { $0.matches(path, isFolder: isFolder) }
  }

  /// Returns whether the patterns match a path, which counts as the folder does; nil where none decides.
  public func decides(_ path: String, isFolder: Bool) -> Bool? {
    guard let inside = Path.relative(path, to: folder) else { return nil }
    return last(matching: inside, isFolder: isFolder).map { !$0.isNegated }
  }

  /// Returns whether the patterns match a path or one of the folders around it, so that a walk from the patterns'
  /// folder would not reach it.
  public func matches(_ path: String, isFolder: Bool = false) -> Bool {
    guard let inside = Path.relative(path, to: folder) else { return false }
    var end = inside.utf8.startIndex
    while let slash = inside.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
      let part = String(inside[..<slash])
      if let glob = last(matching: part, isFolder: true), !glob.isNegated { return true }
      end = inside.utf8.index(after: slash)
    }
    return last(matching: inside, isFolder: isFolder).map { !$0.isNegated } ?? false
  }
}
