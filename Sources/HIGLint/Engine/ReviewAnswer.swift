/// A person's answer to a checklist question, as written under `reviewed`.
public struct ReviewAnswer: Sendable {
  public enum Answer: String, Sendable, CaseIterable {
    case passes, fails, notApplicable
  }

  public var rule: String
  /// What was looked at, and everything in it; nil for the app, or the file's only screen.
  public var path: String?
  public var answer: Answer

  public init(rule: String, path: String? = nil, answer: Answer) {
    self.rule = rule
    self.path = path
    self.answer = answer
  }

  /// Whether the answer is about a node, by its path.
  func concerns(_ node: String, root: String?) -> Bool {
    guard let path = path ?? root else { return false }
    guard node.utf8.starts(with: path.utf8) else { return false }
    return node.utf8.count == path.utf8.count || node.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/")
  }
}

extension ReviewAnswer {
  /// The answers in a spec: `reviewed` is a list of `{rule, of, answer}`, or `RULE: passes` for one place.
  ///
  /// What is wrong with them is said where the spec is decoded.
  public static func stated(in tree: SyntaxTree) -> [ReviewAnswer] {
    var answers: [ReviewAnswer] = []
    for document in tree.documents {
      let root = tree.target(of: document.root)
      guard root != .none, tree[root].kind == .mapping else { continue }
      for entry in tree.entries(of: root) where tree.text(of: entry.key) == "reviewed" {
        let section = tree.target(of: entry.value)
        guard section != .none else { continue }
        if tree[section].kind == .sequence {
          for item in tree.children(of: section) { answers += read(tree.target(of: item), in: tree) }
        } else {
          answers += read(section, in: tree)
        }
      }
    }
    return answers
  }

  private static func read(_ node: NodeIndex, in tree: SyntaxTree) -> [ReviewAnswer] {
    guard node != .none, tree[node].kind == .mapping else { return [] }
    var fields: [String: String] = [:]
    for entry in tree.entries(of: node) {
      let target = tree.target(of: entry.value)
      if target != .none, tree[target].kind == .scalar { fields[tree.text(of: entry.key)] = tree.text(of: target) }
    }
    if let rule = fields["rule"] {
      guard let answer = fields["answer"].flatMap(Answer.init(rawValue:)) else { return [] }
      return [ReviewAnswer(rule: rule, path: fields["of"], answer: answer)]
    }
    return fields.sorted { $0.key < $1.key }.compactMap { rule, word in
      Answer(rawValue: word).map { ReviewAnswer(rule: rule, answer: $0) }
    }
  }
}

extension Engine {
  /// Takes out the questions that a person has answered; one answered with `fails` becomes the rule's diagnostic.
  ///
  /// Of several answers the one with the longest path holds.
  func answered(_ findings: [Finding], by answers: [ReviewAnswer], root: String?) -> [Finding] {
    guard !answers.isEmpty else { return findings }
    let byRule = Dictionary(grouping: answers, by: \.rule)
    return findings.compactMap { finding in
      guard let item = finding.reviewItem, let candidates = byRule[item.rule] else { return finding }
      let answer = candidates.filter { $0.concerns(item.path, root: root) }.max {
        ($0.path ?? root ?? "").utf8.count < ($1.path ?? root ?? "").utf8.count
      }
      switch answer?.answer {
      case nil: return finding
      case .passes, .notApplicable: return nil
      case .fails: return Finding(.violation(failure(of: item)), node: finding.node)
      }
    }
  }

  private func failure(of item: ReviewItem) -> Diagnostic {
    var severity = Severity.advice
    if let position = position(of: item.rule), let prepared = rule(at: position) {
      severity = prepared.severity ?? prepared.rule.severity
      if prepared.severity == nil, case .fixed(let fixed) = prepared.rule.checks.first?.severity { severity = fixed }
    }
    return Diagnostic(
      rule: item.rule, severity: severity,
      message: Message(
        en: "answered “fails” in review: \(item.question.en)", zhHans: "审查结论为“不通过”：\(item.question.zhHans)"),
      at: item.location, path: item.path)
  }
}
