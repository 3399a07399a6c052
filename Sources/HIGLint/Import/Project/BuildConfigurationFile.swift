import HIGReading

/// The lines of an `.xcconfig` file: settings, and the files that it includes.
struct BuildConfigurationFile: Sendable {
  enum Line {
    case setting(key: NodeIndex, value: NodeIndex)
    case include(String)
  }

  let tree: SyntaxTree
  private(set) var lines: [Line] = []

  init(_ source: SourceFile) {
    var writer = SpecTreeWriter(source)
    let text = source.text
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      if let line = Self.line(start, end, text, &writer) { lines.append(line) }
      start = end + 1
    }
    tree = writer.tree
  }

  private static func line(_ start: Int, _ end: Int, _ text: [UInt8], _ writer: inout SpecTreeWriter) -> Line? {
    var end = end
    // A comment begins wherever two slashes stand, in a text too.
    var index = start
    while index + 1 < end {
      if text[index] == UInt8(ascii: "/"), text[index + 1] == UInt8(ascii: "/") {
        end = index
        break
      }
      index += 1
    }
    guard let whole = trimmed(start, end, text) else { return nil }
    if text[whole.lowerBound] == UInt8(ascii: "#") {
      let words = text[whole].split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard words.count >= 2, words[0].starts(with: "#include".utf8) else { return nil }
      return .include(String(decoding: words[1], as: UTF8.self))
    }
    // The sign between name and value stands behind the brackets of a condition.
    var level = 0
    let sign = text[whole].firstIndex { byte in
      if byte == UInt8(ascii: "[") { level += 1 }
      if byte == UInt8(ascii: "]") { level -= 1 }
      return byte == UInt8(ascii: "=") && level <= 0
    }
    guard let sign, let name = trimmed(whole.lowerBound, sign, text) else { return nil }
    let value = trimmed(sign + 1, whole.upperBound, text) ?? (sign + 1)..<(sign + 1)
    return .setting(
      key: writer.written(SourceRange(name.lowerBound, name.upperBound), isVerbatim: true),
      value: writer.written(SourceRange(value.lowerBound, value.upperBound), isVerbatim: true))
  }

  private static func trimmed(_ start: Int, _ end: Int, _ text: [UInt8]) -> Range<Int>? {
    var (start, end) = (start, end)
    while start < end, text[start] <= 0x20 { start += 1 }
    while start < end, text[end - 1] <= 0x20 { end -= 1 }
    return start < end ? start..<end : nil
  }
}

/// The `.xcconfig` files of the folders that are checked. What a file includes from elsewhere is not read.
struct BuildConfigurationFiles {
  private let paths: Set<String>
  private let read: (String) -> [UInt8]?
  private var known: [String: BuildConfigurationFile] = [:]
  private var layers: [LayerKey: BuildSettingLayer] = [:]

  private struct LayerKey: Hashable {
    var path: String
    var root: String
    var configuration: String
  }

  init(_ paths: [String], read: @escaping (String) -> [UInt8]?) {
    self.paths = Set(paths)
    self.read = read
  }

  /// The number of files that one may include, at any depth.
  private static let maximumFiles = 256

  /// Returns the settings of a file and of those that it includes, each once.
  mutating func layer(of path: String, root: String, configuration: String) -> BuildSettingLayer {
    let key = LayerKey(path: path, root: root, configuration: configuration)
    if let known = layers[key] { return known }
    var layer = BuildSettingLayer()
    var visited: Set<String> = []
    var open: [(path: String, file: BuildConfigurationFile, next: Int)] = []
    func enter(_ path: String, _ files: inout Self) {
      guard visited.count < Self.maximumFiles, files.paths.contains(path), visited.insert(path).inserted,
        let file = files.file(path)
      else { return }
      open.append((path, file, 0))
    }
    enter(path, &self)
    while let (path, file, next) = open.last {
      guard next < file.lines.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      switch file.lines[next] {
      case .setting(let key, let value):
        let setting = BuildSetting(tree: file.tree, key: key, value: value, text: file.tree.text(of: value))
        layer.add(file.tree.text(of: key), setting, configuration: configuration)
      case .include(let name):
        // Beside the file, or counted from the project.
        let places = [Path.resolved(name, in: Path.parent(path)), Path.resolved(name, in: root)]
        if let place = places.first(where: paths.contains) { enter(place, &self) }
      }
    }
    layers[key] = layer
    return layer
  }

  private mutating func file(_ path: String) -> BuildConfigurationFile? {
    if let known = known[path] { return known }
    guard let bytes = read(path) else { return nil }
    let file = BuildConfigurationFile(SourceFile(path: path, stored: bytes))
    known[path] = file
    return file
  }
}
