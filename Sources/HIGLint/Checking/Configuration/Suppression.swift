import HIGReading

/// A comment or field that keeps rules silent in a part of a file.
public struct Suppression: Sendable {
  /// The name of rules that it suppresses, with its place: an id, an area (`color/*`) or `*`.
  public struct Name: Sendable {
    public var pattern: String
    public var range: SourceRange
  }

  public var names: [Name]
  /// All the names that are written in it: one that is enabled again has a scope of its own.
  var written: [Name] = []
  /// The `enable` that ends it: its name there, all the names there, and the comment.
  var end: (name: Name, written: [Name], range: SourceRange)?
  /// The text behind `--`; nil where none is given.
  public var reason: String?
  /// The range in which findings are suppressed.
  public var scope: SourceRange
  /// The range of the comment, or of the field with its key.
  public var range: SourceRange
}

/// The suppressions of a file.
public struct Suppressions: Sendable {
  public var all: [Suppression] = []
  /// The comments that could not be understood, as diagnostics of rules `suppression/…`.
  public var problems: [Diagnostic] = []

  public var isEmpty: Bool { all.isEmpty && problems.isEmpty }
}
