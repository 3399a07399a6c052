/// Paths as text, with `/`.
package enum Path {
  /// Returns the path without `./` in front, doubled and trailing slashes.
  package static func normalized(_ path: String) -> String {
    if isNormalized(path) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." { parts.append(part) }
    let joined = parts.joined(separator: "/")
    if path.utf8.first == UInt8(ascii: "/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether the path has no part that is empty or `.`.
  private static func isNormalized(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    // The byte before the place. The beginning counts as a slash.
    var before = path.utf8.first == slash ? UInt8(ascii: "x") : slash
    var isDot = false
    for byte in path.utf8 {
      if byte == slash, before == slash || isDot { return false }
      isDot = before == slash && byte == UInt8(ascii: ".")
      before = byte
    }
    return before != slash && !isDot
  }

  package static func join(_ directory: String, _ name: String) -> String {
    directory == "." ? name : directory == "/" ? "/" + name : directory + "/" + name
  }

  package static func lastComponent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the name of a file, up to its last dot.
  package static func withoutEnding(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// Returns the folder that holds a path; `.` for a bare name, `..` above `.`.
  package static func parent(_ path: String) -> String {
    if path == "." { return ".." }
    if path == "/" { return "/" }
    if path == ".." || path.utf8.suffix(3).elementsEqual("/..".utf8) { return path + "/.." }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether `path` lies in `directory`, at any depth, or is it.
  package static func contains(_ directory: String, _ path: String) -> Bool {
    if directory == "." { return !path.hasPrefix("/") && !path.hasPrefix("..") }
    return path == directory || path.hasPrefix(directory + "/")
  }

  /// Returns names in the order of files. To sort texts counts references at each step, to sort places does not.
  package static func sorted(_ names: [String]) -> [String] {
    var bytes: [UInt8] = []
    var places: [(bytes: Range<Int>, name: Int)] = []
    places.reserveCapacity(names.count)
    for (number, name) in names.enumerated() {
      let start = bytes.count
      bytes += name.utf8
      places.append((start..<bytes.count, number))
    }
    bytes.withUnsafeBufferPointer { bytes in
      places.sort { a, b in
        StringBytes.order(
          UnsafeBufferPointer(rebasing: bytes[a.bytes]), UnsafeBufferPointer(rebasing: bytes[b.bytes])) < 0
      }
    }
    return places.map { names[$0.name] }
  }

  /// Whether one path comes before another in the order of files, which is by bytes.
  package static func precedes(_ a: String, _ b: String) -> Bool { StringBytes.order(a, b) < 0 }
}

extension Path {
  /// Returns a path as counted from a folder that holds it; nil if the folder does not.
  package static func relative(_ path: String, to folder: String) -> String? {
    if folder == "." { return path.utf8.first == UInt8(ascii: "/") || path.hasPrefix("..") ? nil : path }
    let prefix = folder == "/" ? folder : folder + "/"
    guard path.utf8.count > prefix.utf8.count, path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(path[path.utf8.index(path.utf8.startIndex, offsetBy: prefix.utf8.count)...])
  }
}

extension Path {
  /// Returns a path as counted from a folder, with `..` if it lies outside. Both count from the working directory, or
  /// both from the root.
  package static func counted(_ path: String, from folder: String) -> String {
    if folder == "." { return path }
    let from = folder.split(separator: "/")
    let to = path.split(separator: "/")
    guard (folder.utf8.first == UInt8(ascii: "/")) == (path.utf8.first == UInt8(ascii: "/")) else { return path }
    let shared = zip(from, to).prefix { $0 == $1 }.count
    // The name of a folder behind `..` is not known.
    if from[shared...].contains("..") { return path }
    return (Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)).joined(separator: "/")
  }
}

extension Path {
  /// Returns a path as written in a file of a folder, counted from the working directory.
  package static func resolved(_ path: String, in folder: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") || folder == "." { return collapsed(path) }
    return collapsed(folder + "/" + path)
  }

  /// Returns the path without `.` and without `..` behind a name.
  private static func collapsed(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Path.parts(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    if path.utf8.first == UInt8(ascii: "/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}
