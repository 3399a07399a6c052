import HIGCore
import HIGLanguage
import HIGReading

/// A spec that somebody wrote without knowing the rules, and whether rules should find something in it.
public struct RuleTrial: Sendable {
  public enum Expectation: String, CaseIterable, Sendable {
    /// One of the rules finds something: a diagnostic of any severity.
    case found
    /// None of them does.
    case silent
  }

  /// The outcome of a trial.
  public enum Outcome: Sendable {
    case right
    /// No rule found anything, but one of them has a question for a person.
    case asked
    case missed
    /// A rule found something in a spec that is sound.
    case falseAlarm(Diagnostic)
  }

  public var id: String
  /// The rules that the trial is about, or the guidelines that they carry: any of them counts.
  public var rules: [String]
  public var expectation: Expectation
  public var edition: Edition
  /// The texts of its files, by their paths.
  public var files: [String: String]
  /// The words in which a designer would speak about it.
  public var why: String
  /// The number of its line, from 1.
  public var line: Int
}

/// A line of a file of trials that can't be read.
public struct RuleTrialProblem: Error, Sendable {
  public var line: Int
  public var column: Int
  public var message: Message
}

extension RuleTrial {
  /// Reads trials: a JSON object a line, with `id`, `rules`, `expect`, `spec` (one file) or `files`, `why`, and `edition`
  /// where it matters. Blank lines are passed over, and so are other keys.
  public static func read(_ bytes: [UInt8]) throws(RuleTrialProblem) -> [RuleTrial] {
    var trials: [RuleTrial] = []
    var number = 0
    for line in bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false) {
      number += 1
      if line.allSatisfy({ $0 <= ASCII.space }) { continue }
      trials.append(try RuleTrial(Array(line), line: number))
    }
    return trials
  }

  private init(_ text: [UInt8], line: Int) throws(RuleTrialProblem) {
    var file = RuleFile(JSONReader.read(SourceFile(path: "trial.json", stored: text)))
    let root = file.tree.documents.first?.root ?? .none
    let whole = Message(en: "a trial, an object", zhHans: "一个试例对象")
    var values: [String: NodeIndex] = [:]
    if file.problems.isEmpty {
      for (name, _, value) in file.names(root, expected: whole) { values[name] = value }
    }
    func fail(_ node: NodeIndex?, _ message: Message) -> RuleTrialProblem {
      let start = node.map { Int(file.tree[$0].range.start) } ?? 0
      return RuleTrialProblem(line: line, column: file.tree.source.position(at: start).column, message: message)
    }
    if let problem = file.problems.first {
      throw RuleTrialProblem(
        line: line, column: file.tree.source.position(at: Int(problem.location.range.start)).column,
        message: problem.message)
    }
    for name in ["id", "rules", "expect"] where values[name] == nil {
      throw fail(nil, Message(en: "this trial has no `\(name)`", zhHans: "此试例缺少 `\(name)`"))
    }
    id = values["id"].flatMap { file.string($0) } ?? ""
    why = values["why"].flatMap { file.string($0) } ?? ""
    rules = []
    for item in values["rules"].map({ file.items(of: $0) }) ?? [] {
      if let rule = file.string(item) { rules.append(rule) }
    }
    let word = values["expect"].flatMap { file.word($0, among: Expectation.allCases.map(\.rawValue)) } ?? ""
    expectation = Expectation(rawValue: word) ?? .silent
    edition = .current
    if let node = values["edition"] {
      if case .null = file.tree.scalarValue(of: node) {
      } else if let word = file.word(node, among: Edition.allCases.map(\.rawValue)) {
        edition = Edition(rawValue: word) ?? .current
      }
    }
    files = [:]
    if let node = values["files"] {
      for (name, _, value) in file.names(node, expected: Message(en: "files by name", zhHans: "按名称列出的文件")) {
        files[name] = file.tree.text(of: value)
      }
    } else if let spec = values["spec"] {
      files["spec.yaml"] = file.tree.text(of: spec)
    }
    self.line = line
    if let problem = file.problems.first {
      throw RuleTrialProblem(
        line: line, column: file.tree.source.position(at: Int(problem.location.range.start)).column,
        message: problem.message)
    }
    if files.isEmpty || rules.isEmpty {
      let name = files.isEmpty ? "spec" : "rules"
      throw fail(nil, Message(en: "this trial has no `\(name)`", zhHans: "此试例缺少 `\(name)`"))
    }
  }
}

/// Runs trials: how well rules judge specs that were written without knowing them.
public struct RuleTrials: Sendable {
  private let session: LintSession
  /// The rules that carry each guideline.
  private let carriers: [String: Set<String>]

  public init(ruleSet: RuleSet) {
    session = LintSession(ruleSet: ruleSet)
    var carriers: [String: Set<String>] = [:]
    for rule in ruleSet.documentation() {
      for key in rule.covers { carriers[key, default: []].insert(rule.id) }
    }
    self.carriers = carriers
  }

  /// Runs one trial: its files in a folder that is checked as a whole, with advice.
  public func run(_ trial: RuleTrial) -> RuleTrial.Outcome {
    let rules = trial.rules.reduce(into: Set(trial.rules)) { $0.formUnion(carriers[$1] ?? []) }
    let files = Dictionary(trial.files.map { ("trial/" + $0, $1) }) { first, _ in first }
    var request = LintRequest(paths: ["trial"], edition: trial.edition, threads: 1)
    request.wantsReview = trial.expectation == .found
    let result = session.run(request, workspace: MemoryWorkspace(files))
    let hit = result.diagnostics.first { rules.contains($0.rule) }
    if trial.expectation == .silent { return hit.map { .falseAlarm($0) } ?? .right }
    if hit != nil { return .right }
    return result.reviews.contains { rules.contains($0.rule) } ? .asked : .missed
  }
}
