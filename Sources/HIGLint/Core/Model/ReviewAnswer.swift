import HIGReading

/// A person's answer to a checklist question, as written under `reviewed`.
public struct ReviewAnswer: Hashable, Sendable {
  public enum Answer: String, Sendable, CaseIterable {
    case passes, fails, notApplicable
  }

  public var rule: String
  /// The parts that were looked at, with everything in them. Without `of` these are what the file is about: its only
  /// screen, its app, or both.
  public var paths: [String]
  public var answer: Answer
  /// The person who looked, the day (`2026-11-21`), and a remark.
  public var by: String?
  public var on: String?
  public var note: String?
  /// A fingerprint of the parts that were looked at; an answer without one holds whatever changes.
  public var part: String?
  /// The place of the answer.
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
  /// The answer's name in a sentence.
  public var name: Message {
    switch self {
    case .passes: Message(en: "passes", zhHans: "通过")
    case .fails: Message(en: "fails", zhHans: "不通过")
    case .notApplicable: Message(en: "not applicable", zhHans: "不适用")
    }
  }
}
