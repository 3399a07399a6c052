import HIGReading

/// A build setting as a file states it.
package struct BuildSetting: Sendable {
  package var tree: SyntaxTree
  package var key: NodeIndex
  package var value: NodeIndex
  /// The text of the value; of a list its items with spaces between.
  package var text: String
}

/// The settings that one file states for a target, without those for another device.
struct BuildSettingLayer: Sendable {
  private(set) var settings: [String: BuildSetting] = [:]
  private var conditional: Set<String> = []

  /// Adds `NAME`, or `NAME[sdk=iphoneos*]` where that is for iPhone and iPad. What is stated for a device wins.
  mutating func add(_ key: String, _ setting: BuildSetting, configuration: String) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), !name.isEmpty else { return }
    let conditions = parts.dropFirst()
    guard conditions.allSatisfy({ Self.holds($0, configuration: configuration) }) else { return }
    if conditions.isEmpty, conditional.contains(name) { return }
    if !conditions.isEmpty { conditional.insert(name) }
    settings[name] = setting
  }

  private static func holds(_ condition: Substring, configuration: String) -> Bool {
    let parts = condition.prefix { $0 != "]" }.split(separator: "=")
    guard parts.count == 2 else { return false }
    let pattern = parts[1].prefix { $0 != "*" }
    let isPrefix = pattern.utf8.count < parts[1].utf8.count
    switch parts[0] {
    case "sdk": return isPrefix ? "iphoneos".hasPrefix(pattern) : pattern.hasPrefix("iphoneos")
    case "config": return isPrefix ? configuration.hasPrefix(pattern) : configuration == pattern
    case "arch": return isPrefix && pattern.isEmpty || pattern == "arm64"
    default: return false
    }
  }
}

/// The build settings of a target in one configuration. What is stated nearer to it wins.
package struct BuildSettings: Sendable {
  /// The layers, nearest first: the target's own, its `.xcconfig` file, the project's own, the project's file.
  private let layers: [BuildSettingLayer]
  /// The settings that Xcode makes itself.
  private let builtIn: [String: String]

  init(_ layers: [BuildSettingLayer], builtIn: [String: String] = [:]) {
    self.layers = layers
    self.builtIn = builtIn
  }

  package subscript(name: String) -> BuildSetting? {
    layers.lazy.compactMap { $0.settings[name] }.first
  }

  /// Returns the nearest settings whose names begin so, in the order of their files and places.
  func settings(beginning prefix: String) -> [(name: String, setting: BuildSetting)] {
    var found: [String: BuildSetting] = [:]
    for layer in layers.reversed() {
      for (name, setting) in layer.settings where name.hasPrefix(prefix) { found[name] = setting }
    }
    return found.map { ($0.key, $0.value) }.sorted { a, b in
      let (p, q) = (a.1.tree.source.path, b.1.tree.source.path)
      return p == q ? a.1.tree[a.1.key].range < b.1.tree[b.1.key].range : Path.precedes(p, q)
    }
  }

  /// Returns the value of a setting with the settings that it names; nil where one of them is not known.
  package func value(_ name: String) -> String? { expanded("$(\(name))") }

  // MARK: Settings in texts

  /// The bounds of what a text of a few bytes can grow to.
  private struct Budget {
    var steps = 1000
    var bytes = 16_384
  }

  private static let maximumDepth = 16

  /// Returns a text with the settings that it names, as `$(NAME)` or `${NAME}`; nil where one of them is not known.
  package func expanded(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var budget = Budget()
    return expanded(Array(text.utf8)[...], of: nil, depth: 0, &budget).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameter owner: The setting that the text is the value of, and the layers below it: `$(inherited)` is theirs.
  private func expanded(
    _ text: ArraySlice<UInt8>, of owner: (name: String, below: Int)?, depth: Int, _ budget: inout Budget
  ) -> [UInt8]? {
    guard depth < Self.maximumDepth else { return nil }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard let inner = Self.reference(at: index, in: text) else {
        result.append(text[index])
        index += 1
        continue
      }
      budget.steps -= 1
      guard budget.steps > 0, let word = expanded(inner, of: owner, depth: depth + 1, &budget),
        let value = value(ofReference: String(decoding: word, as: UTF8.self), in: owner, depth: depth, &budget)
      else { return nil }
      budget.bytes -= value.count
      guard budget.bytes > 0 else { return nil }
      result += value
      index = inner.endIndex + 1
    }
    return result
  }

  /// Returns what stands between the brackets of `$(…)` or `${…}`.
  private static func reference(at start: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text[start] == UInt8(ascii: "$"), start + 1 < text.endIndex else { return nil }
    let opening = text[start + 1]
    guard opening == UInt8(ascii: "(") || opening == UInt8(ascii: "{") else { return nil }
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var level = 0
    for index in (start + 1)..<min(text.endIndex, start + maximumLength) {
      if text[index] == opening { level += 1 }
      if text[index] == closing { level -= 1 }
      if level == 0 { return text[(start + 2)..<index] }
    }
    return nil
  }

  /// The length of a reference, in bytes, that is looked through for its end.
  private static let maximumLength = 512

  /// Returns the value for the text of a reference: a name, and what to make of its value.
  private func value(
    ofReference reference: String, in owner: (name: String, below: Int)?, depth: Int, _ budget: inout Budget
  ) -> [UInt8]? {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    var name = String(first)
    var from = 0
    if name == "inherited" || name == owner?.name {
      guard let owner else { return nil }
      (name, from) = (owner.name, owner.below)
    }
    var value = text(of: name, from: from, depth: depth, &budget)
    for modifier in parts.dropFirst() {
      switch modifier {
      case "lower": value = value.map { Array(String(decoding: $0, as: UTF8.self).lowercased().utf8) }
      case "upper": value = value.map { Array(String(decoding: $0, as: UTF8.self).uppercased().utf8) }
      case "rfc1034identifier", "c99extidentifier", "identifier":
        let filler = UInt8(ascii: modifier == "rfc1034identifier" ? "-" : "_")
        value = value?.map { $0 >= 0x80 || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 ? $0 : filler }
      default:
        guard modifier.hasPrefix("default=") else { return nil }
        if value?.isEmpty ?? true { value = Array(modifier.dropFirst(8).utf8) }
      }
    }
    return value
  }

  private func text(of name: String, from: Int, depth: Int, _ budget: inout Budget) -> [UInt8]? {
    for index in layers.indices.dropFirst(from) {
      guard let setting = layers[index].settings[name] else { continue }
      return expanded(Array(setting.text.utf8)[...], of: (name, index + 1), depth: depth + 1, &budget)
    }
    return builtIn[name].map { Array($0.utf8) }
  }
}
