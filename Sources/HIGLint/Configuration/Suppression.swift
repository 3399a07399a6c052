/// A comment or field that keeps rules silent in a part of a file.
public struct Suppression: Sendable {
  /// The rules that it names: ids, areas (`color/*`), `*`, each with its place.
  public struct Name: Sendable {
    public var pattern: String
    public var range: SourceRange
  }

  public var names: [Name]
  /// All that are written where it is: a name that was enabled again has a scope of its own.
  var written: [Name] = []
  /// The `enable` that ends it: its name there, all the names there, and the comment.
  var end: (name: Name, written: [Name], range: SourceRange)?
  /// Behind `--`; nil where none is given.
  public var reason: String?
  /// What it covers.
  public var scope: SourceRange
  /// The comment, or the field with its key.
  public var range: SourceRange
}

/// The suppressions of a file.
public struct Suppressions: Sendable {
  public var all: [Suppression] = []
  /// Comments that could not be understood: rule `suppression/…`.
  public var problems: [Diagnostic] = []

  public var isEmpty: Bool { all.isEmpty && problems.isEmpty }
}
