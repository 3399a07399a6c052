import HIGReading

/// The texts of one language.
package struct StringsTable: Sendable {
  package var language: String
  package var tree: SyntaxTree
  /// The scalar of each key.
  package var texts: [String: NodeIndex]

  package init(language: String, tree: SyntaxTree, texts: [String: NodeIndex]) {
    self.language = language
    self.tree = tree
    self.texts = texts
  }
}
