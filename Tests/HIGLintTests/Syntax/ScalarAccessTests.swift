import Foundation
import HIGCore
import HIGReading
import Testing

@Suite struct ScalarAccessTests {
  /// The first scalar value of `key: …` in a one-field document.
  private func value(of yaml: String) -> (tree: SyntaxTree, node: NodeIndex) {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array(yaml.utf8)))
    let key = tree[tree.documents[0].root].first
    return (tree, tree[key].next)
  }

  private func source(of part: String, in yaml: String) -> String? {
    let (tree, node) = value(of: yaml)
    let text = tree.text(of: node)
    guard let found = text.range(of: part) else { return nil }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let range = tree.sourceRange(of: start..<start + part.utf8.count, in: node)
    return tree.source.string(in: range)
  }

  @Test(arguments: [
    ("key: plain text", "text", "text"),
    ("key: 'it''s here'", "it's", "it''s"),
    ("key: 'it''s here'", "here", "here"),
    (#"key: "a\u00e9b \x41BC""#, "é", #"\u00e9"#),
    (#"key: "a\u00e9b \x41BC""#, "ABC", #"\x41BC"#),
    (#"key: "\ud83d\ude00!""#, "!", "!"),
    (#"key: "\ud83d\ude00!""#, "😀", #"\ud83d\ude00"#),
    ("key: one\n  two\n  three", "two", "two"),
    ("key: one\n  two\n  three", "one two", "one\n  two"),
    ("key: |\n  first\n   more\n  last\n", "last", "last"),
    ("key: |\n  first\n   more\n  last\n", " more", " more"),
    ("key: >-\n  folded\n  text\n\n  end", "text", "text"),
    ("key: >-\n  folded\n  text\n\n  end", "text\nend", "text\n\n  end"),
    ("key: \"wrapped\n  over\n\n  lines\"", "over\nlines", "over\n\n  lines"),
    ("key: \"joined \\\n   up\"", "up", "up"),
  ])
  func `A part of decoded text leads back to the bytes it is written with`(yaml: String, part: String, written: String)
  {
    #expect(source(of: part, in: yaml) == written)
  }

  @Test
  func `The content of a quoted scalar is what stands between its quotes`() {
    let (tree, node) = value(of: "key: \"two words\"")
    #expect(tree.source.string(in: tree.contentRange(of: node)) == "two words")
    #expect(tree.source.string(in: tree[node].range) == "\"two words\"")
  }

  @Test
  func `All of a text leads back to its own bytes, where its last line break is not one of them`() {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array("--- >\n ab\n cd\n \n ef\n\n\n gh\n".utf8)))
    let root = tree.documents[0].root
    let text = tree.text(of: root)
    #expect(text == "ab cd\nef\n\ngh\n")
    #expect(tree[root].range.contains(tree.sourceRange(of: 0..<text.utf8.count, in: root)))
  }

  @Test
  func `Entities and line ends of XML are decoded, and lead back`() {
    let written = "Tom &amp; &#x4A;erry&#33;\r\n&unknown;"
    var tree = SyntaxTree(source: SourceFile(path: "a.plist", stored: Array(written.utf8)))
    tree.nodes = [SyntaxNode(kind: .scalar, style: .xml, range: SourceRange(0, written.utf8.count))]
    let node = NodeIndex(0)
    #expect(tree.text(of: node) == "Tom & Jerry!\n&unknown;")
    #expect(tree.source.string(in: tree.sourceRange(of: 4..<5, in: node)) == "&amp;")
    #expect(tree.source.string(in: tree.sourceRange(of: 6..<11, in: node)) == "&#x4A;erry")
    #expect(tree.source.string(in: tree.sourceRange(of: 13..<22, in: node)) == "&unknown;")
  }

  @Test
  func `An alias reads as what it stands for`() {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array("[&a one, *a, *b]".utf8)))
    let items = Array(tree.children(of: tree.documents[0].root))
    #expect(tree.text(of: items[1]) == "one")
    #expect(tree.target(of: items[1]) == items[0])
    #expect(tree.target(of: items[2]) == items[2])
    #expect(tree.problems.map(\.rule) == ["syntax/anchor"])
  }

  @Test(arguments: [
    ("", ScalarValue.null), ("~", .null), ("Null", .null), ("nULL", .string), ("true", .bool(true)),
    ("FALSE", .bool(false)), ("yes", .string), ("0", .int(0)), ("-0", .int(0)), ("+12", .int(12)), ("007", .int(7)),
    ("0o17", .int(15)), ("0x1F", .int(31)), ("0xg", .string), ("9223372036854775807", .int(.max)),
    ("-9223372036854775808", .int(.min)), ("9223372036854775808", .bigInt), ("18446744073709551616", .bigInt),
    ("1.", .double(1)), (".5", .double(0.5)), ("-1.5e3", .double(-1500)), ("1e400", .double(.infinity)),
    ("-.inf", .double(-.infinity)), (".", .string), ("-", .string), ("1e", .string), ("1.2.3", .string),
    ("12px", .string), ("0.1", .double(0.1)), ("123456789.123456789e-5", .double(123456789.123456789e-5)),
    ("5e-324", .double(.leastNonzeroMagnitude)), ("2.2250738585072014e-308", .double(.leastNormalMagnitude)),
    ("9007199254740993.0", .double(9007199254740992)), ("0.000000000000000000000000000001", .double(1e-30)),
    ("2001-01-23", .string), ("\"12\"", .string), ("!!str 12", .string), ("!!float 3", .double(3)),
    ("!!int \"3\"", .int(3)), ("! 12", .string),
  ])
  func `A plain scalar means what the core schema says`(text: String, expected: ScalarValue) {
    // A lone hyphen begins an item; in a text it is checked by itself.
    guard text != "-" else {
      #expect(Array(text.utf8).withUnsafeBufferPointer { ScalarValue(plain: $0) } == expected)
      return
    }
    let (tree, node) = value(of: "key: \(text)")
    #expect(tree.scalarValue(of: node) == expected)
  }

  @Test
  func `A number that is not a number is one`() {
    let (tree, node) = value(of: "key: .nan")
    guard case .double(let value) = tree.scalarValue(of: node) else {
      Issue.record("not a double")
      return
    }
    #expect(value.isNaN)
  }

  @Test
  func `Doubles are rounded as the standard library rounds them`() {
    var seed: UInt64 = 42
    func random() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 11
    }
    for _ in 0..<20_000 {
      let text = "\(random() % 10_000_000_000_000_000).\(random() % 1_000_000_000)e\(Int(random() % 80) - 40)"
      let value = Array(text.utf8).withUnsafeBufferPointer { ScalarValue(plain: $0) }
      #expect(value == .double(Double(text) ?? .nan), "\(text)")
    }
  }
}
