import Testing

@testable import HIGLint
@testable import HIGReading
@testable import HIGReport

/// The checklist as people and programs see it: `#= PATH` begins a file of the app.
@Suite struct ReviewReportTests {
  private func result(_ name: String) throws -> LintResult {
    var files: [String: String] = [:]
    var path = ""
    for line in try Golden.input(name, in: "Review").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#= ") { path = String(line.dropFirst(3)) } else { files[path, default: ""] += line + "\n" }
    }
    files[""] = nil
    return Linter.run(
      LintRequest(paths: ["."], threads: 1, wantsReview: true), rules: try ReviewAnswerTests.ruleSet(),
      workspace: MemoryWorkspace(files))
  }

  @Test(arguments: Golden.names(in: "Review"))
  func `The checklist is grouped, collapsed, and says what has expired`(_ name: String) throws {
    let result = try result(name)
    var text = ""
    for (language, shown) in [(Language.english, Optional(2)), (.english, nil), (.simplifiedChinese, 2)] {
      var out = ReportBuffer()
      var report = ReviewReport(language: language, shownPlaces: shown)
      report.write(result.reviews, to: &out)
      report.writeSummary(result, paths: ["my design"], to: &out)
      text += String(decoding: out.bytes, as: UTF8.self) + "\n====\n"
    }
    var bytes: [UInt8] = []
    JSONReviewReport(language: .english).write(result) { bytes += $0 }
    try Golden.check(text + String(decoding: bytes, as: UTF8.self), name, in: "Review")
  }

  @Test
  func `With nothing open the summary says so`() throws {
    let result = Linter.run(
      LintRequest(paths: ["a.yaml"], threads: 1, wantsReview: true), rules: try ReviewAnswerTests.ruleSet(),
      workspace: MemoryWorkspace(["a.yaml": "screen: a\nreviewed: {q/screen: passes}\n"]))
    var out = ReportBuffer()
    ReviewReport(language: .english).writeSummary(result, paths: [], to: &out)
    #expect(String(decoding: out.bytes, as: UTF8.self) == "No question is open, 1 answered in 1 file (1 screen)\n")
  }
}
