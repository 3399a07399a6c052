/// The texts of one language.
struct StringsTable: Sendable {
  var language: String
  var tree: SyntaxTree
  /// The scalar of each key.
  var texts: [String: NodeIndex]
}
