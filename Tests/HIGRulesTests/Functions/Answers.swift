import HIGRules

@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What an expression gives about each selected node of one file, as a message would show it; `?` for unknown.
///
/// It is put into a rule that is always violated, so that the whole way is tested: reading, extracting, evaluating.
func answer(
  _ expression: String, about spec: String, select: String = "app", isLocal: Bool = false, path: String = "screen.yaml"
) -> [String] {
  let rule = """
    - id: test/answer
      title: {en: Answer, zh-Hans: 回答}
      select: \(select)
      \(isLocal ? "" : "phase: app")
      require: "false"
      severity: advice
      message: {en: '{\(expression.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))}', zh-Hans: 答}
    """
  let loaded = RuleReader.read(
    [SourceFile(path: "rule.yaml", stored: Array(rule.utf8))], functions: BuiltInRules.ruleSet.functions)
  guard loaded.diagnostics.isEmpty else { return loaded.diagnostics.map { "RULE \($0.message.en)" } }
  let result = Linter.run(
    LintRequest(paths: [path]), rules: loaded.ruleSet, workspace: MemoryWorkspace([path: spec]))
  return result.diagnostics.filter { $0.rule == "test/answer" }.flatMap { diagnostic in
    // Findings at one place are one diagnostic with notes.
    [diagnostic.message.en] + diagnostic.notes.map(\.message.en)
  }
}
