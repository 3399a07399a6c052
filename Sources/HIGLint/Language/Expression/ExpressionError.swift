import HIGReading

/// The mistakes of an expression or a template: all that were found, in the order of the text.
public struct ExpressionError: Error, Hashable, Sendable {
  public struct Problem: Hashable, Sendable {
    /// The range in UTF-8 offsets of the expression's (or the template's) text.
    public var range: SourceRange
    public var message: Message
    /// What the word that was probably meant stands for, and where to read more.
    public var help: Message?

    public init(_ range: SourceRange, _ message: Message, help: Message? = nil) {
      self.range = range
      self.message = message
      self.help = help
    }
  }

  public var problems: [Problem]

  public init(_ problems: [Problem]) { self.problems = problems }

  package init(_ range: SourceRange, _ message: Message) { self.init([Problem(range, message)]) }
}
