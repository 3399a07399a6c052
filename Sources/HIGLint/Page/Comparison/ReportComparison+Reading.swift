import HIGLanguage
import HIGReading
import HIGReport

/// Reading a report that `check --format json` wrote.
extension ReportComparison {
  /// Returns the findings of a report; throws the first mistake of a file that is none.
  public static func findings(inReport path: String, bytes: [UInt8]) throws(ReadingError) -> [Finding] {
    var file = RuleFile(JSONReader.read(SourceFile(path: path, stored: bytes)), area: "report")
    let what = Message(en: "report", zhHans: "报告")
    let whole = Message(en: "a report, an object", zhHans: "报告对象")
    var findings: [Finding] = []
    let root = file.tree.documents.first?.root ?? .none
    if file.problems.isEmpty,
      let fields = file.fields(of: root, ["version", "diagnostics", "summary"], expected: whole),
      let version = file.require("version", in: fields, of: what),
      let list = file.require("diagnostics", in: fields, of: what)
    {
      if file.tree.scalarValue(of: version) != .int(Int64(JSONReport.version)) {
        file.report(
          "version", at: version,
          Message(
            en: "only reports of version \(JSONReport.version) can be read",
            zhHans: "只能读取版本 \(JSONReport.version) 的报告"))
      }
      for item in file.list(list, expected: Message(en: "a list of findings", zhHans: "问题列表")) {
        guard let finding = finding(item, in: &file) else { break }
        findings.append(finding)
      }
    }
    if let problem = file.problems.first { throw ReadingError(problem: problem) }
    return findings
  }

  /// The mistake in a report.
  public struct ReadingError: Error {
    public var problem: Diagnostic
  }

  private static let fields = [
    "rule", "severity", "message", "file", "range", "path", "object", "notes", "help", "fix",
  ]

  private static func finding(_ item: NodeIndex, in file: inout RuleFile) -> Finding? {
    let what = Message(en: "finding", zhHans: "问题")
    guard let fields = file.fields(of: item, fields, expected: Message(en: "a finding, an object", zhHans: "一个问题对象")),
      let rule = file.require("rule", in: fields, of: what).flatMap({ file.string($0) }),
      let word = file.require("severity", in: fields, of: what)
        .flatMap({ file.word($0, among: Severity.allCases.map(\.word)) }),
      let severity = Severity(word: word),
      let message = file.require("message", in: fields, of: what).flatMap({ file.string($0) }),
      let path = file.require("file", in: fields, of: what).flatMap({ file.string($0) })
    else { return nil }
    var node: String?
    if let place = fields["path"], file.tree.scalarValue(of: place) == .string { node = file.tree.text(of: place) }
    let start = fields["range"].flatMap { file.tree.value(of: "start", in: $0) }
    func number(_ name: String) -> Int {
      guard let start, let node = file.tree.value(of: name, in: start),
        case .int(let number) = file.tree.scalarValue(of: node)
      else { return 1 }
      return Int(max(1, min(number, 1 << 40)))
    }
    return Finding(
      rule: rule, severity: severity, message: Message(en: message, zhHans: message), path: node, file: path,
      line: number("line"), column: number("column"))
  }
}

extension SyntaxTree {
  /// Returns the value of a field; nil where there is none.
  fileprivate func value(of name: String, in mapping: NodeIndex) -> NodeIndex? {
    entries(of: mapping).first { text(of: $0.key) == name }?.value
  }
}
