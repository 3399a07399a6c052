import HIGReading

/// The findings that a project has accepted: they stay quiet, and new ones fail.
///
/// Each line of the file is one entry: the number of findings, the rule, the file and the node's path. Lines are
/// sorted, so that the changes of two branches merge. Lines, columns, messages and measured values have no part in an
/// entry, so that moved lines and changed numbers are no new findings. Paths count from the baseline's folder.
///
///     # higlint baseline 1
///     1 color/contrast screens/pay.yaml pay/views/total
///     2 wording/title-case screens/pay.yaml pay/views/list/row
public struct Baseline: Sendable {
  struct Key: Hashable {
    var rule: String
    var file: String
    var path: String
  }

  /// An entry that matches fewer findings than it says, or none.
  public struct StaleEntry: Sendable {
    public var rule: String
    public var file: String
    public var path: String
    /// The number of findings that are gone.
    public var count: Int
    public var location: Location
  }

  private static let header = "# higlint baseline 1"

  private struct Entry {
    var count: Int
    var range: SourceRange
  }

  private var entries: [Key: Entry] = [:]
  private let source: SourceFile?
  /// The folder that paths count from.
  private let folder: String
  /// The mistakes in the file, as diagnostics of rules `baseline/…`.
  public private(set) var problems: [Diagnostic] = []

  /// Creates an empty baseline for a file.
  public init(path: String) {
    source = nil
    folder = Path.parent(Path.normalized(path))
  }

  /// Reads a baseline from the bytes of its file.
  public init(path: String, bytes: [UInt8]) {
    let source = SourceFile(path: path, stored: bytes)
    self.source = source
    folder = Path.parent(Path.normalized(path))
    for line in 1...max(1, source.lineCount) {
      let range = source.range(ofLine: line)
      guard !range.isEmpty else { continue }
      if line == 1 {
        guard source.text[range].elementsEqual(Self.header.utf8) else {
          report(
            range,
            Message(
              en: "this is no baseline: its first line is `\(Self.header)`", zhHans: "这不是基线文件：首行应为 `\(Self.header)`"))
          return
        }
        continue
      }
      read(range, of: source)
    }
  }

  private mutating func read(_ range: Range<Int>, of source: SourceFile) {
    if source.text[range].first == UInt8(ascii: "#") { return }
    let parts = source.text[range].split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count >= 3, let count = Int(parts[0]), count > 0 else {
      return report(
        range,
        Message(
          en: "this line is no entry: `COUNT RULE FILE PATH`; write the baseline anew with `--write-baseline`",
          zhHans: "此行不是有效条目：应为“数量 规则 文件 路径”；可用 `--write-baseline` 重新生成"))
    }
    let key = Key(rule: parts[1], file: Self.decoded(parts[2]), path: parts.count > 3 ? Self.decoded(parts[3]) : "")
    let entry = Entry(count: count, range: SourceRange(range.lowerBound, range.upperBound))
    // Merged branches may each have added the same entry.
    if let known = entries[key] {
      entries[key] = Entry(count: max(known.count, count), range: known.range)
    } else {
      entries[key] = entry
    }
  }

  private mutating func report(_ range: Range<Int>, _ message: Message) {
    guard let source else { return }
    problems.append(
      Diagnostic(
        rule: "baseline/format", severity: .error, message: message,
        at: Location(file: source, range: SourceRange(range.lowerBound, range.upperBound))))
  }

  // MARK: Matching

  private func key(of diagnostic: Diagnostic) -> Key {
    Key(
      rule: diagnostic.rule, file: Path.counted(diagnostic.location.file.path, from: folder),
      path: diagnostic.path ?? "")
  }

  /// Returns the diagnostics that the baseline lacks, in their order, and the number of those that it holds. Where
  /// there are more than it holds, the last ones are new.
  public func filter(_ diagnostics: [Diagnostic]) -> (new: [Diagnostic], known: Int) {
    guard !entries.isEmpty else { return (diagnostics, 0) }
    var left = entries.mapValues(\.count)
    let new = diagnostics.filter { diagnostic in
      let key = key(of: diagnostic)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    return (new, diagnostics.count - new.count)
  }

  /// Returns the entries that match fewer diagnostics than they say.
  ///
  /// - Parameter isChecked: Returns whether the run checked a file; a file that is gone counts as checked.
  public func stale(_ diagnostics: [Diagnostic], isChecked: (String) -> Bool) -> [StaleEntry] {
    guard let source else { return [] }
    var left = entries.mapValues(\.count)
    for diagnostic in diagnostics {
      let key = key(of: diagnostic)
      if let count = left[key] { left[key] = count - 1 }
    }
    return left.filter { $0.value > 0 && isChecked(Path.resolved($0.key.file, in: folder)) }.compactMap { key, count in
      entries[key].map {
        StaleEntry(
          rule: key.rule, file: key.file, path: key.path, count: count,
          location: Location(file: source, range: $0.range))
      }
    }.sorted { $0.location.range < $1.location.range }
  }

  // MARK: Writing

  /// Returns a baseline of these diagnostics as bytes.
  public func bytes(holding diagnostics: [Diagnostic]) -> [UInt8] {
    var counts: [Key: Int] = [:]
    for diagnostic in diagnostics { counts[key(of: diagnostic), default: 0] += 1 }
    return Self.bytes(of: counts)
  }

  /// Returns this baseline without its stale entries, as bytes.
  public func bytes(without stale: [StaleEntry]) -> [UInt8] {
    var counts = entries.mapValues(\.count)
    for entry in stale {
      let key = Key(rule: entry.rule, file: entry.file, path: entry.path)
      counts[key] = counts[key].flatMap { $0 > entry.count ? $0 - entry.count : nil }
    }
    return Self.bytes(of: counts)
  }

  private static func bytes(of counts: [Key: Int]) -> [UInt8] {
    let lines = counts.map { key, count in
      (key, "\(count) \(key.rule) \(encoded(key.file)) \(encoded(key.path))")
    }.sorted { a, b in
      if a.0.file != b.0.file { return Path.precedes(a.0.file, b.0.file) }
      if a.0.path != b.0.path { return Path.precedes(a.0.path, b.0.path) }
      return Path.precedes(a.0.rule, b.0.rule)
    }.map(\.1)
    return Array(([header] + lines).joined(separator: "\n").utf8) + [0x0A]
  }

  /// Returns a name with spaces, line breaks and `%` escaped as in a URI.
  private static func encoded(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "%") }) else { return text }
    var out: [UInt8] = []
    for byte in text.utf8 {
      if byte <= 0x20 || byte == UInt8(ascii: "%") {
        let digits = String(byte, radix: 16, uppercase: true)
        out += Array("%".utf8) + (digits.utf8.count == 1 ? [0x30] : []) + Array(digits.utf8)
      } else {
        out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return text }
    var out: [UInt8] = []
    var i = 0
    while i < bytes.count {
      if bytes[i] == UInt8(ascii: "%"), i + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[i + 1...i + 2], as: UTF8.self), radix: 16)
      {
        out.append(byte)
        i += 3
      } else {
        out.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
