@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What an expression gives about each selected node of one file, in the order of the file; `?` for unknown.
///
/// Like `answer`, in a rule that runs on single files.
///
/// - Parameter sections: What stands in the rule file before the rules, such as a lexicon.
func localAnswers(
  _ expression: String, select: String, phase: String = "local", in spec: String, path: String = "screen.yaml",
  after sections: String = ""
) -> [String] {
  let quoted = expression.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  let rule = """
    \(sections)

    rules:
      - id: test/answer
        title: {en: Answer, zh-Hans: 回答}
        select: \(select)
        phase: \(phase)
        require: "false"
        severity: advice
        message: {en: '{\(quoted)}', zh-Hans: 答}
    """
  let loaded = RuleReader.read([SourceFile(path: "rule.yaml", stored: Array(rule.utf8))])
  guard loaded.diagnostics.isEmpty else { return loaded.diagnostics.map { "RULE \($0.message.en)" } }
  let result = Linter.run(
    LintRequest(paths: [path]), rules: loaded.ruleSet, workspace: MemoryWorkspace([path: spec]))
  return result.diagnostics.filter { $0.rule == "test/answer" }.map(\.message.en)
}
