import HIGReading

/// Reads a property list (an Info.plist) into the syntax tree that YAML and JSON are read into.
///
/// The following is about XML; a binary one and one of the old OpenStep form give the same shape of tree.
///
/// `<dict>` is a mapping, `<array>` a sequence, everything else a scalar of style `.xml`. The range of a scalar is its
/// content; of an empty one the whole element; of `<true/>` the word `true`. Text is decoded by `XMLText`, for which
/// markup is no text. A `<string>`, `<key>` has no tag and is text whatever it looks like; the others have a
/// `resolvedTag` that tells their type: `PropertyListReader.Tag`.
public enum PropertyListReader {
  /// The tags of values that are not text, by YAML's names; their properties are shared by all nodes of a tree.
  public enum Tag: String, CaseIterable, Sendable {
    /// Decimal digits with an optional sign, or `0x…`.
    case integer = "tag:yaml.org,2002:int"
    /// A number in the notation of C's `strtod`, `nan`, `inf` and `infinity` included.
    case real = "tag:yaml.org,2002:float"
    /// `true` or `false`.
    case boolean = "tag:yaml.org,2002:bool"
    /// `2016-09-13T17:00:00Z`.
    case date = "tag:yaml.org,2002:timestamp"
    /// Base 64, with white space.
    case data = "tag:yaml.org,2002:binary"
  }

  /// The encodings in which a property list may be stored.
  package enum Encoding { case xml, binary, openStep, other }

  /// Reads a property list. Anything else gives an error node and one problem.
  public static func read(_ source: SourceFile) -> SyntaxTree {
    if let directives = PropertyListDirectives(source) { return directives.tree }
    return switch encoding(of: source.text) {
    case .xml: PropertyListBuilder.build(from: XMLReader.read(source))
    case .binary: BinaryPropertyList.read(source) ?? refusal(of: source, .brokenBinary)
    case .openStep: OpenStepReader.read(source)
    case .other: refusal(of: source, .notAPropertyList)
    }
  }

  /// Whether the bytes begin as a property list in XML, or a binary one, does. Looks at the first 4 kB.
  public static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    let head = bytes.prefix(4096)
    return head.withUnsafeBufferPointer { head in
      var i = head.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
      while i < head.count {
        if XMLName.isSpace(head[i]) {
          i += 1
        } else if head.hasPrefix("<?", at: i) {
          guard let end = head.firstOffset(of: "?>", from: i) else { return false }
          i = end + 2
        } else if head.hasPrefix("<!--", at: i) {
          guard let end = head.firstOffset(of: "-->", from: i) else { return false }
          i = end + 3
        } else if head.hasPrefix("<!DOCTYPE", at: i) {
          i += 9
          while i < head.count, XMLName.isSpace(head[i]) { i += 1 }
          return isWord("plist", in: head, at: i)
        } else {
          return head[i] == UInt8(ascii: "<") && isWord("plist", in: head, at: i + 1)
        }
      }
      return false
    }
  }

  private static func isWord(_ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    return bytes.hasPrefix(word, at: offset) && (end == bytes.count || !XMLName.isPart(bytes[end]))
  }

  /// Returns the form by the first byte that is no white space: XML has nothing but `<` there.
  package static func encoding(of text: [UInt8]) -> Encoding {
    if text.starts(with: "bplist".utf8) { return .binary }
    guard let first = text.first(where: { !XMLName.isSpace($0) }) else { return .other }
    switch first {
    case UInt8(ascii: "<"):
      // "<4f70 …>" is a data value of the OpenStep form.
      let following = text.drop { $0 != first }.dropFirst().first ?? 0
      let isHexadecimal = following &- 0x30 < 10
      return isHexadecimal ? .openStep : .xml
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\""): return .openStep
    default: return .other
    }
  }

  /// Returns a tree that holds the whole file as one error node.
  private static func refusal(of source: SourceFile, _ problem: PropertyListProblem) -> SyntaxTree {
    var tree = SyntaxTree(source: source)
    tree.nodes = [SyntaxNode(kind: .error, style: .xml, range: SourceRange(0, source.text.count))]
    tree.documents = [SyntaxDocument(root: NodeIndex(0))]
    let first = SourceRange(0, source.lineCount > 0 ? min(source.range(ofLine: 1).upperBound, 8) : 0)
    tree.problems = [problem.diagnostic(at: Location(file: source, range: first))]
    return tree
  }
}

extension PropertyListReader {
  /// Returns the text of a scalar of a property list; nil for a collection or an error.
  package static func text(of index: NodeIndex, in tree: SyntaxTree) -> String? {
    if let elsewhere = tree.elsewhere(of: index) { return text(of: elsewhere.node, in: elsewhere.tree) }
    let node = tree[index]
    guard node.kind == .scalar else { return nil }
    if node.first != .none { return String(decoding: tree.literals[Int(node.first.value)], as: UTF8.self) }
    let raw = tree.source.text[node.range.bounds]
    return String(decoding: node.isVerbatim ? raw : XMLText.decode(raw)[...], as: UTF8.self)
  }
}
