import HIGCore
import HIGReading

/// The number of diagnostics of each rule, the most frequent first.
public struct Statistics: Sendable {
  public struct Line: Sendable {
    public var rule: String
    /// The highest severity of the rule's diagnostics.
    public var severity: Severity
    public var count: Int
  }

  public private(set) var lines: [Line] = []

  public init(_ diagnostics: some Sequence<Diagnostic>) {
    var counts: [String: Line] = [:]
    for diagnostic in diagnostics {
      var line = counts[diagnostic.rule] ?? Line(rule: diagnostic.rule, severity: diagnostic.severity, count: 0)
      line.count += 1
      line.severity = max(line.severity, diagnostic.severity)
      counts[diagnostic.rule] = line
    }
    lines = counts.values.sorted { $0.count == $1.count ? Path.precedes($0.rule, $1.rule) : $0.count > $1.count }
  }

  /// Writes a table for people.
  public func write(to out: inout ReportBuffer, language: Language, style: ReportStyle) {
    let width = lines.map { String($0.count).utf8.count }.max() ?? 0
    let severities = lines.map { DisplayWidth.displayColumns(of: $0.severity.name[language]) }.max() ?? 0
    for line in lines {
      let count = String(line.count)
      out.write(spaces: width - count.utf8.count)
      out.write(.message, style, count)
      out.write("  ")
      let name = line.severity.name[language]
      out.write(line.severity.part, style, name)
      out.write(spaces: severities - DisplayWidth.displayColumns(of: name) + 2)
      out.write(visible: line.rule)
      out.endLine()
    }
  }

  /// Writes `[{"rule": "color/contrast", "severity": "error", "count": 12}, …]`.
  public func writeJSON(to write: ([UInt8]) -> Void) {
    var json = JSONEmitter()
    json.lines(lines, to: write) { json, line in
      json.object { json in
        json.member("rule", line.rule)
        json.member("severity", line.severity.word)
        json.member("count", line.count)
      }
    }
    json.out.endLine()
    write(json.out.bytes)
  }
}
