/// Reads YAML 1.2 (revision 1.2.2) into a syntax tree.
public enum YAMLReader {
  /// Reads every document of a file. Never fails: text that could not be read is an error node and a problem.
  ///
  /// Time and memory are linear in the size of the text, however deep it nests.
  public static func read(_ source: SourceFile) -> SyntaxTree {
    var tree = SyntaxTree(source: source)
    let end = source.invalidOffset ?? source.text.count
    source.text.withUnsafeBufferPointer { text in
      ByteClass.table.withUnsafeBufferPointer { classes in
        guard let classes = classes.baseAddress else { return }
        guard let base = text.baseAddress else { return }
        var parser = YAMLParser(source: source, base: base, end: end, classes: classes)
        parser.readStream()
        tree.nodes = parser.nodes
        tree.documents = parser.documents
        tree.properties = parser.properties
        tree.comments = parser.comments
        tree.problems = parser.problems
      }
    }
    tree.refuseForeignBytes(before: end)
    tree.problems.sort { $0.location.range < $1.location.range }
    return tree
  }
}
