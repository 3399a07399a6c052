import HIGLanguage
import HIGReading

/// An answer given to a question, and whether it still holds.
public struct GivenAnswer: Hashable, Sendable {
  public var answer: ReviewAnswer
  /// Whether the part it is about has changed since, so that the question is asked again.
  public var isExpired: Bool

  package init(answer: ReviewAnswer, isExpired: Bool) {
    self.answer = answer
    self.isExpired = isExpired
  }
}

extension ReviewItem {
  /// Takes over the answer about the smallest part, among those that concern the question.
  ///
  /// - Parameter fingerprint: Returns the fingerprint of the node at a path; without one the answer doesn't expire.
  fileprivate mutating func take(_ answers: AnswerIndex, fingerprint: (String) -> String?) {
    guard let (answer, path) = answers.answer(to: self.rule, about: self.path) else { return }
    var isExpired = false
    if let part = answer.part, let current = fingerprint(path) { isExpired = part != current }
    self.answer = GivenAnswer(answer: answer, isExpired: isExpired)
  }

  /// The diagnostic that an answer `fails` makes of the question; nil for any other answer.
  package var failure: Diagnostic? {
    guard let answer = self.answer, !answer.isExpired, answer.answer.answer == .fails else { return nil }
    let said = answer.answer
    let by = said.by.map { Message(en: " by \($0)", zhHans: "，\($0)") } ?? Message(en: "", zhHans: "")
    let on = said.on.map { Message(en: " on \($0)", zhHans: "，\($0)") } ?? Message(en: "", zhHans: "")
    let note = said.note.map { Message(en: ": \($0)", zhHans: "：\($0)") } ?? Message(en: "", zhHans: "")
    return Diagnostic(
      rule: self.rule, severity: self.severity,
      message: Message(
        en: "Answered “fails” in review: \(self.question.en)", zhHans: "审查结论为“不通过”：\(self.question.zhHans)"),
      at: self.location, path: self.path,
      notes: [
        Diagnostic.Note(
          Message(en: "answered\(by.en)\(on.en)\(note.en)", zhHans: "作答\(by.zhHans)\(on.zhHans)\(note.zhHans)"),
          at: said.location)
      ])
  }
}

extension Finding {
  /// The finding after a person's answer: answered with `fails` it is a violation, answered otherwise nil. Rules that
  /// yield, and components, are settled before, so an answer changes nothing but its own question.
  public var settled: Finding? {
    guard let item = reviewItem, let answer = item.answer, !answer.isExpired else { return self }
    guard let failure = item.failure else { return nil }
    return Finding(.violation(failure), node: node)
  }
}

// MARK: - Settling

/// Answers by their rule and by the paths that they are about.
private struct AnswerIndex {
  private var byRule: [String: [String: ReviewAnswer]] = [:]

  init(_ answers: [ReviewAnswer]) {
    for answer in answers {
      // Of two answers about one path the first holds.
      for path in answer.paths where byRule[answer.rule]?[path] == nil {
        byRule[answer.rule, default: [:]][path] = answer
      }
    }
  }

  func isEmpty(for rule: String) -> Bool { byRule[rule] == nil }

  /// Returns the answer about a path, or about the nearest thing that holds it.
  func answer(to rule: String, about path: String) -> (ReviewAnswer, path: String)? {
    guard let answers = byRule[rule] else { return nil }
    var part = path[...]
    while true {
      let place = String(part)
      if let answer = answers[place] { return (answer, place) }
      guard let slash = part.utf8.lastIndex(of: ASCII.slash) else { return nil }
      part = part[..<slash]
    }
  }
}

extension Engine {
  /// Gives every question its severity, its fingerprint where that is wanted, and the answer to it.
  package func settle(_ findings: inout [Finding], by answers: [ReviewAnswer], in model: Model) {
    let given = AnswerIndex(answers)
    var fingerprints = Fingerprints(model)
    lazy var screens = Dictionary(model.screens.map { (model.path(of: $0), $0) }) { first, _ in first }
    for index in findings.indices {
      guard case .review(var item) = findings[index].outcome else { continue }
      let prepared = position(of: item.rule).flatMap { rule(at: $0) }
      if let prepared { item.severity = Self.severity(ofFailing: prepared) }
      let node = findings[index].node
      if asksPeople, wantsAnswers, let prepared {
        let root = model.root(of: node)
        if root != .none { item.answersFile = model.location(of: root).file.path }
        item.part = fingerprints.text(of: node, for: prepared.rule)
        if root != .none, root != node {
          item.root = ReviewItem.Part(path: model.path(of: root), part: fingerprints.text(of: root, for: prepared.rule))
        }
      }
      if !given.isEmpty(for: item.rule) {
        item.take(given) { path in
          guard let prepared, let place = model.node(at: path, around: node) ?? screens[path] else { return nil }
          return fingerprints.text(of: place, for: prepared.rule)
        }
      }
      findings[index].outcome = .review(item)
    }
  }

  private static func severity(ofFailing prepared: PreparedRule) -> Severity {
    if let severity = prepared.severity { return severity }
    if case .fixed(let fixed) = prepared.rule.checks.first?.severity { return fixed }
    return prepared.rule.severity
  }
}

extension Model {
  /// Returns the screen in its base state, the component or the app that a node belongs to.
  fileprivate func root(of node: NodeReference) -> NodeReference {
    var current = node
    while current != .none {
      let type = typeIndex(of: current)
      if type == screenType {
        return stateNames[current.index] == nil ? current : baseScreen(ofState: current) ?? current
      }
      let parent = parent(of: current)
      if type == componentType || parent == .none { return current }
      current = parent
    }
    return current
  }

  /// Returns the node at a path: the given one, or one around it.
  fileprivate func node(at path: String, around node: NodeReference) -> NodeReference? {
    var current = node
    while current != .none {
      if self.path(of: current) == path { return current }
      current = parent(of: current)
    }
    return nil
  }
}
