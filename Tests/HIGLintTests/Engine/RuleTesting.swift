import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// Rules and a spec in, diagnostics out.
struct RuleTesting {
  let ruleSet: RuleSet

  init(ruleSet: RuleSet) { self.ruleSet = ruleSet }

  init(_ rules: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let loaded = RuleReader.read([SourceFile(path: "rules.yaml", stored: Array(rules.utf8))])
    for diagnostic in loaded.diagnostics {
      Issue.record("\(Self.line(of: diagnostic))", sourceLocation: sourceLocation)
    }
    try #require(loaded.diagnostics.isEmpty, sourceLocation: sourceLocation)
    ruleSet = loaded.ruleSet
  }

  /// What a file gives: `severity [rule] "underlined": message`, one line each, then its notes.
  func lines(_ spec: String, options: RuleOptions = RuleOptions()) -> [String] {
    result(spec, options: options).findings.compactMap(\.settled).flatMap { Self.lines(of: $0) }
  }

  func result(_ spec: String, options: RuleOptions = RuleOptions()) -> CheckResult {
    let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(spec.utf8)))
    let engine = Engine(ruleSet: ruleSet, options: options)
    let model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: [tree]))
    return engine.check(model, answers: ReviewSection.read(tree).answers)
  }

  /// What the app gives that these files make up.
  func appLines(_ specs: [String]) -> [String] {
    let engine = Engine(ruleSet: ruleSet)
    let trees = specs.enumerated().map { index, spec in
      YAMLReader.read(SourceFile(path: "spec\(index).yaml", stored: Array(spec.utf8)))
    }
    let definitions = Definitions(trees: trees)
    let extracts = trees.map { engine.extract(from: ModelBuilder.screens(of: $0, definitions: definitions)) }
    var sources = RestoredSources { path in trees.first { $0.source.path == path }?.source.text }
    return engine.checkApp(engine.appModel(definitions: definitions, extracts: extracts)).findings.flatMap { finding in
      var finding = finding
      sources.restore(&finding)
      return Self.lines(of: finding)
    }
  }

  static func lines(of finding: Finding) -> [String] {
    switch finding.outcome {
    case .violation(let diagnostic):
      let text = diagnostic.location.file.string(in: diagnostic.location.range)
      return ["\(diagnostic.severity.word) [\(diagnostic.rule)] \"\(text)\": \(diagnostic.message.en)"]
        + diagnostic.notes.map { note in
          let text = note.location.map { " \"\($0.file.string(in: $0.range))\"" } ?? ""
          return "  note\(text): \(note.message.en)"
        }
    case .review(let item):
      let causes = item.causes.map { "\($0.fact) \($0.reason)" }.joined(separator: ", ")
      return ["review [\(item.rule)] \(item.path)\(causes.isEmpty ? "" : " (\(causes))")"]
    }
  }

  static func line(of diagnostic: Diagnostic) -> String {
    let file = diagnostic.location.file
    let start = file.position(at: Int(diagnostic.location.range.start))
    let text = file.string(in: diagnostic.location.range)
    return "\(start.line):\(start.column) \"\(text)\" \(diagnostic.message.en) [\(diagnostic.rule)]"
  }
}
