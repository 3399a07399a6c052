import HIGReading

/// A property list that Xcode sends through the preprocessor of C: some of its lines are directives, `#ifdef DEBUG`.
struct PropertyListDirectives {
  /// The property list without these lines, with the places of the file as written.
  let tree: SyntaxTree

  private static let words = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "import", "pragma", "error",
    "warning",
  ].map { Array($0.utf8) }

  /// Creates the tree of a file in XML that holds directives; nil for any other.
  init?(_ source: SourceFile) {
    guard source.text.contains(UInt8(ascii: "#")) else { return nil }
    var text = source.text
    var isConditional = false
    var found = false
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      if let word = Self.directive(text[start..<end]) {
        found = true
        if word.starts(with: "if".utf8) { isConditional = true }
        for index in start..<end where text[index] != 0x0D { text[index] = 0x20 }
      }
      start = end + 1
    }
    guard found, PropertyListReader.encoding(of: text) == .xml else { return nil }
    let read = PropertyListBuilder.build(from: XMLReader.read(SourceFile(path: source.path, stored: text)))
    var tree = SyntaxTree(source: source)
    tree.nodes = read.nodes
    tree.documents = read.documents
    tree.properties = read.properties
    tree.comments = read.comments
    tree.literals = read.literals
    tree.problems = read.problems.map { problem in
      var problem = problem
      problem.location = Location(file: source, range: problem.location.range)
      return problem
    }
    // A key may have a value for each way through the conditions.
    if isConditional { tree.problems.removeAll { $0.rule == "syntax/plist-key" } }
    self.tree = tree
  }

  private static func directive(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let line = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard line.first == UInt8(ascii: "#") else { return nil }
    let word = line.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 >= 0x61 && $0 <= 0x7A }
    return words.contains { word.elementsEqual($0) } ? word : nil
  }
}
