import HIGLanguage
import HIGReading

extension SchemaNode {
  /// Returns the schema of words in each of their spellings.
  static func spelt(_ list: Enumeration) -> SchemaNode {
    var forms = [SchemaNode.words(list.words)]
    let others = list.otherSpellings.map(\.spelling)
    let separated = (list.words + others).map { word in
      word.unicodeScalars.enumerated().map { index, scalar -> String in
        scalar.properties.isUppercase
          ? (index > 0 ? "[-_]" : "") + scalar.properties.lowercaseMapping : Self.escaped(String(scalar))
      }.joined()
    }.filter { $0.utf8.contains(UInt8(ascii: "[")) }
    // In small letters, as one may say them: `imageview`.
    let small = Set((list.words + others).map { $0.lowercased() }).subtracting(list.words).subtracting(others).sorted()
    let spellings = others.map(Self.escaped) + separated + small.map(Self.escaped)
    if !spellings.isEmpty { forms.append(.pattern("^(\(spellings.joined(separator: "|")))$")) }
    let numbers = others.compactMap { Int($0) }
    if !numbers.isEmpty { forms.append(.object([("enum", .array(numbers.map { .int($0) }))])) }
    // As code writes them: `.center`, `NSTextAlignmentCenter`, or as the name of a type, `Toggle`.
    let all = (list.words + others.filter { $0.utf8.allSatisfy { $0 != ASCII.space } }).map { word in
      let (upper, lower) = (word.prefix(1).uppercased(), word.prefix(1).lowercased())
      return upper == lower ? Self.escaped(word) : "[\(upper)\(lower)]\(Self.escaped(String(word.dropFirst())))"
    }
    let types = list.frameworkTypes.isEmpty ? "" : "(\(list.frameworkTypes.joined(separator: "|")))|"
    forms.append(.pattern("^(\(types)([A-Z][A-Za-z.]*)?\\.)?(\(all.joined(separator: "|")))$"))
    return .any(forms)
  }

  /// Returns a regular expression that matches a text alone.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { #"\^$.|?*+()[]{}"#.contains($0) ? ["\\", $0] : [$0] })
  }
}
