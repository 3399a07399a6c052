import HIGCore
import HIGReading

/// A diagnostic, or a question, at its place in a text.
struct Shown: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case diagnostic(Diagnostic)
    case question(ReviewItem)
  }

  /// What tells one finding from another, wherever it stands by now.
  struct Identity: Hashable, Sendable {
    var rule: String
    var message: String
    var path: String?
  }

  var content: Content
  /// The place in the text that is shown.
  var range: Range<Int>
  /// Whether the text is still the one in which it was found, so that its fix fits.
  var isCurrent = true

  init(_ diagnostic: Diagnostic) {
    content = .diagnostic(diagnostic)
    range = Self.range(diagnostic.location)
  }

  init(_ question: ReviewItem) {
    content = .question(question)
    range = Self.range(question.location)
  }

  /// Returns a place as an open text counts: with the mark at its beginning.
  private static func range(_ location: Location) -> Range<Int> {
    let prefix = location.file.encoding == .utf8 ? location.file.prefix : 0
    return Int(location.range.start) + prefix..<Int(location.range.end) + prefix
  }

  var rule: String {
    switch content {
    case .diagnostic(let diagnostic): diagnostic.rule
    case .question(let question): question.rule
    }
  }

  var message: Message {
    switch content {
    case .diagnostic(let diagnostic): diagnostic.message
    case .question(let question): question.question
    }
  }

  var diagnostic: Diagnostic? { if case .diagnostic(let diagnostic) = content { diagnostic } else { nil } }
  var question: ReviewItem? { if case .question(let question) = content { question } else { nil } }

  var identity: Identity {
    switch content {
    case .diagnostic(let diagnostic):
      Identity(rule: diagnostic.rule, message: diagnostic.message.en, path: diagnostic.path)
    case .question(let question): Identity(rule: question.rule, message: question.question.en, path: question.path)
    }
  }

  /// Whether it says that a text can't be read as YAML or JSON.
  var isAboutSyntax: Bool { rule.hasPrefix("syntax/") }

  /// Returns the item where it is in the text of a document by now; nil where its own text was edited.
  func moved(to document: TextDocument, from edition: Int) -> Shown? {
    guard edition != document.edition else { return self }
    guard let range = document.current(range, of: edition) else { return nil }
    var moved = self
    moved.range = range
    moved.isCurrent = false
    return moved
  }

  /// Orders as a check does: by place and rule.
  static func precedes(_ a: Shown, _ b: Shown) -> Bool {
    if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
    if a.range.upperBound != b.range.upperBound { return a.range.upperBound < b.range.upperBound }
    return a.rule < b.rule
  }
}
