import HIGReading

/// The files that Git tracks, read from its index without Git, whose settings a repository could influence.
///
/// The format is that of gitformat-index(5), versions 2 to 4, and may be split in two.
struct GitIndex {
  private let parts: [[UInt8]]

  /// Reads the index of a repository; nil where a folder is not the top of one, or nothing is tracked.
  init?(of folder: String, disk: DiskWorkspace = DiskWorkspace(maximumFileSize: .max)) {
    guard let place = Self.gitFolder(of: folder, disk), let index = try? disk.read(Path.join(place, "index")) else {
      return nil
    }
    var parts = [index]
    if let base = Self.sharedName(in: index), let shared = try? disk.read(Path.join(place, "sharedindex." + base)) {
      parts.append(shared)
    }
    self.parts = parts
  }

  /// Returns the folder of the repository: in a worktree or submodule, `.git` is a file that names it.
  private static func gitFolder(of folder: String, _ disk: DiskWorkspace) -> String? {
    let path = Path.join(folder, ".git")
    guard let entry = disk.entry(at: path) else { return nil }
    if entry.kind == .directory { return path }
    let start = "gitdir:"
    guard let bytes = try? disk.read(path), bytes.starts(with: start.utf8) else { return nil }
    let rest = String(decoding: bytes.dropFirst(start.utf8.count), as: UTF8.self)
    let words = rest.split(separator: "\n").first.map { $0.drop { $0 == " " } } ?? ""
    return words.isEmpty ? nil : Path.resolved(String(words), in: folder)
  }

  /// Returns whether a path, counted from the top of the repository, or anything in it is tracked. Case does not count,
  /// as on many disks; paths in one part of a split index count even where the other removed them.
  func tracks(_ path: String) -> Bool {
    let wanted = path.utf8.map(Self.lowercased)
    return parts.contains { bytes in
      // The length of a name in the object store is a setting of the repository; only the right one leads through the file.
      [20, 32].contains { hashSize in
        var isTracked = false
        let isWhole =
          Self.forEachPath(in: bytes, hashSize: hashSize) { name in
            guard name.count >= wanted.count, name.prefix(wanted.count).elementsEqual(wanted) else { return }
            if name.count == wanted.count || name[name.startIndex + wanted.count] == UInt8(ascii: "/") {
              isTracked = true
            }
          } != nil
        return isWhole && isTracked
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

  /// Returns the name of the other part of a split index; nil for a whole one.
  private static func sharedName(in bytes: [UInt8]) -> String? {
    let digits = Array("0123456789abcdef".utf8)
    for hashSize in [20, 32] {
      guard var place = forEachPath(in: bytes, hashSize: hashSize, { _ in }) else { continue }
      while place + 8 <= bytes.count - hashSize {
        let size = Int(number(bytes, place + 4))
        guard size <= bytes.count - place - 8 else { break }
        if bytes[place..<place + 4].elementsEqual("link".utf8), size >= hashSize {
          let hash = bytes[(place + 8)..<(place + 8 + hashSize)]
          let name = hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
          return String(decoding: name, as: UTF8.self)
        }
        place += 8 + size
      }
      return nil
    }
    return nil
  }

  /// Calls `body` with each path, in lower case. Returns the offset of what follows the paths; nil where the file is
  /// malformed.
  private static func forEachPath(
    in bytes: [UInt8], hashSize: Int, _ body: (ArraySlice<UInt8>) -> Void
  ) -> Int? {
    guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8) else { return nil }
    let (version, count) = (number(bytes, 4), Int(number(bytes, 8)))
    guard (2...4).contains(version) else { return nil }
    var place = 12
    var name: [UInt8] = []
    for _ in 0..<count {
      let start = place
      // Ten numbers about the file, the name of its content, and flags.
      place += 40 + hashSize + 2
      guard place <= bytes.count else { return nil }
      let hasMoreFlags = bytes[place - 2] & 0x40 != 0
      if hasMoreFlags { place += version >= 3 ? 2 : bytes.count }
      if version == 4 {
        // How much of the name before is not of this one.
        var dropped = -1
        var byte: UInt8
        repeat {
          guard place < bytes.count, dropped < bytes.count else { return nil }
          byte = bytes[place]
          dropped = (dropped + 1) << 7 | Int(byte & 0x7F)
          place += 1
        } while byte & 0x80 != 0
        guard dropped <= name.count else { return nil }
        name.removeLast(dropped)
      } else {
        name.removeAll(keepingCapacity: true)
      }
      // In a split index one without a name is a newer state of one that the other part names.
      guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return nil }
      name += bytes[place..<end].lazy.map(lowercased)
      // Up to version 3 each entry fills eights of bytes, with a NUL at least.
      place = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
      body(name[...])
    }
    return place <= bytes.count ? place : nil
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
