import HIGLanguage
import HIGLint
import HIGReading
import HIGReport
import Testing

@testable import HIGPage

/// What is new in a report, and what is gone.
@Suite struct ReportComparisonTests {
  private func diagnostic(_ rule: String, _ path: String?, line: Int = 1) -> Diagnostic {
    let file = SourceFile(path: "pay.yaml", stored: Array(repeating: UInt8(ascii: "\n"), count: 20))
    return Diagnostic(
      rule: rule, severity: .error, message: Message(en: "bad", zhHans: "不好"),
      at: Location(file: file, range: SourceRange(at: line - 1)), path: path)
  }

  private func json(_ comparison: ReportComparison) -> String {
    var json = JSONEmitter()
    comparison.write(PageChanges(from: nil, to: PageScreens([])), to: &json)
    return String(decoding: json.out.bytes, as: UTF8.self)
  }

  @Test func `Findings are told apart by rule, file and path, however their lines moved`() {
    let former = [diagnostic("a/a", "pay/x"), diagnostic("a/a", "pay/x"), diagnostic("b/b", "pay/y", line: 7)]
    let current = [diagnostic("c/c", nil), diagnostic("a/a", "pay/x", line: 9)]
    let comparison = ReportComparison(name: "main", former: former.map { .init($0) }, current: current)
    #expect(
      json(comparison) == """
        {"name":"main","new":[0],"gone":[\
        {"rule":"a/a","severity":"error","message":{"en":"bad","zh":"不好"},"path":"pay/x","file":"pay.yaml","line":1,\
        "column":1,"change":null},\
        {"rule":"b/b","severity":"error","message":{"en":"bad","zh":"不好"},"path":"pay/y","file":"pay.yaml","line":7,\
        "column":1,"change":null}],"hasPictures":false,"screens":[]}
        """)
  }

  @Test func `A report is read as it was written`() throws {
    let found = [diagnostic("a/a", "pay/x", line: 3), diagnostic("b/b", nil)]
    var bytes: [UInt8] = []
    JSONReport(language: .english).write(found, summary: LintResult().summary) { bytes += $0 }
    let read = try ReportComparison.findings(inReport: "report.json", bytes: bytes)
    let comparison = ReportComparison(name: "report.json", former: read, current: [diagnostic("b/b", nil)])
    #expect(
      json(comparison) == """
        {"name":"report.json","new":[],"gone":[{"rule":"a/a","severity":"error","message":{"en":"bad","zh":"bad"},\
        "path":"pay/x","file":"pay.yaml","line":3,"column":1,"change":null}],"hasPictures":false,"screens":[]}
        """)
  }

  @Test(arguments: [
    "", "[]", "{", "{\"version\":2,\"diagnostics\":[]}", "{\"version\":1}", "{\"version\":1,\"diagnostics\":[7]}",
    "{\"version\":1,\"diagnostics\":[{\"rule\":\"a/a\"}]}", "\u{0}",
  ])
  func `What is no report is told`(text: String) {
    #expect(throws: ReportComparison.ReadingError.self) {
      try ReportComparison.findings(inReport: "report.json", bytes: Array(text.utf8))
    }
  }
}
