/// A person's answer to a checklist question, as written under `reviewed`.
public struct ReviewAnswer: Hashable, Sendable {
  public enum Answer: String, Sendable, CaseIterable {
    case passes, fails, notApplicable
  }

  public var rule: String
  /// What was looked at, and everything in it. Without `of` these are what the file is about: its only screen, its app, or
  /// both.
  public var paths: [String]
  public var answer: Answer
  /// Who looked, when (`2026-11-21`), and what there is to say about it.
  public var by: String?
  public var on: String?
  public var note: String?
  /// A fingerprint of what was looked at; an answer without one holds whatever changes.
  public var part: String?
  /// Where it is written.
  public var location: Location

  public init(
    rule: String, paths: [String], answer: Answer, by: String? = nil, on: String? = nil, note: String? = nil,
    part: String? = nil, at location: Location
  ) {
    self.rule = rule
    self.paths = paths
    self.answer = answer
    self.by = by
    self.on = on
    self.note = note
    self.part = part
    self.location = location
  }
}

extension ReviewAnswer.Answer {
  /// As a sentence names it.
  public var name: Message {
    switch self {
    case .passes: Message(en: "passes", zhHans: "通过")
    case .fails: Message(en: "fails", zhHans: "不通过")
    case .notApplicable: Message(en: "not applicable", zhHans: "不适用")
    }
  }
}
