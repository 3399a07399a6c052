import Testing

@testable import HIGImport
@testable import HIGReading

@Suite struct PropertyListReaderTests {
  private func read(_ text: String) -> SyntaxTree {
    PropertyListReader.read(SourceFile(path: "test.plist", stored: Array(text.utf8)))
  }

  /// A tree in one line; scalars as tag and text.
  private func outline(_ tree: SyntaxTree) -> String {
    func render(_ index: NodeIndex) -> String {
      let node = tree[index]
      let children = Array(tree.children(of: index)).map(render)
      switch node.kind {
      case .mapping: return "{" + children.joined(separator: ", ") + "}"
      case .sequence: return "[" + children.joined(separator: ", ") + "]"
      case .scalar:
        let tag = node.properties == .max ? nil : tree.properties[Int(node.properties)].resolvedTag
        let word = tag?.split(separator: ":").last.map { "\($0) " } ?? ""
        return word + (PropertyListReader.text(of: index, in: tree) ?? "?")
      case .alias, .error: return "error"
      }
    }
    return render(tree.documents[0].root)
  }

  private func problems(_ tree: SyntaxTree) -> [String] {
    tree.problems.map { "\($0.rule) \"\(tree.source.string(in: $0.location.range))\"" }
  }

  @Test func `every type is read and stays known`() {
    let tree = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>s</key> <string>12</string>
        <key>i</key> <integer> -0x1F </integer>
        <key>r</key> <real>1.5e3</real>
        <key>b</key> <true/> <!-- a comment -->
        <key>d</key> <date>2016-09-13T17:00:00Z</date>
        <key>x</key> <data>
          aGk=
        </data>
        <key>a</key> <array><false/><dict/><array></array></array>
      </dict>
      </plist>
      """)
    #expect(tree.problems.isEmpty)
    #expect(
      outline(tree)
        == "{s, 12, i, int -0x1F, r, float 1.5e3, b, bool true, d, timestamp 2016-09-13T17:00:00Z, "
        + "x, binary aGk=, a, [bool false, {}, []]}")
    #expect(tree.comments.count == 1)
  }

  @Test func `a node's range is what is underlined`() {
    let tree = read(
      "<plist><dict><key>a&amp;b</key><string>&#x4F60;\r\n</string><key/><true/>"
        + "<key>e</key><string></string><key>n</key><integer> 7 </integer></dict></plist>")
    let written = tree.children(of: tree.documents[0].root).map { tree.source.string(in: tree[$0].range) }
    #expect(written == ["a&amp;b", "&#x4F60;\r\n", "<key/>", "true", "e", "<string></string>", "n", "7"])
    #expect(outline(tree) == "{a&b, 你\n, , bool true, e, , n, int 7}")
    let verbatim = tree.children(of: tree.documents[0].root).map { tree[$0].isVerbatim }
    #expect(verbatim == [false, false, false, true, true, false, true, true])
  }

  @Test(arguments: [
    ("<dict><string>x</string></dict>", "{error, x}", #"syntax/plist-key "<string""#),
    ("<dict><key>a</key><key>b</key><true/></dict>", "{a, error, b, bool true}", #"syntax/plist-key "a""#),
    ("<dict><key>a</key></dict>", "{a, error}", #"syntax/plist-key "a""#),
    ("<dict>text<key>a</key><true/></dict>", "{a, bool true}", #"syntax/plist-text "text""#),
    ("<dict><key>a</key><bool>1</bool></dict>", "{a, error}", #"syntax/plist-type "<bool""#),
    ("<array><integer>$(N)</integer></array>", "[error]", #"syntax/plist-value "$(N)""#),
    ("<array><integer/></array>", "[error]", #"syntax/plist-value "<integer/>""#),
    ("<array><real>1,5</real></array>", "[error]", #"syntax/plist-value "1,5""#),
    ("<array><date>2016-09-13</date></array>", "[error]", #"syntax/plist-value "2016-09-13""#),
    ("<array><data>a=b</data></array>", "[error]", #"syntax/plist-value "a=b""#),
    ("<array><string>a<b/>c</string></array>", "[error]", #"syntax/plist-text "<b""#),
    ("<array><true>yes</true></array>", "[error]", #"syntax/plist-value "<true>yes</true>""#),
    ("<array><key>a</key></array>", "[a]", #"syntax/plist-key "<key""#),
    ("<true/><false/>", "bool true", #"syntax/plist-root "<false""#),
    ("", "error", #"syntax/plist-root "<plist""#),
    ("<array><string>a & b</string></array>", "[error]", #"syntax/xml-entity "&""#),
  ])
  func `a mistake gives one problem and leaves the rest readable`(
    _ value: String, _ expected: String, _ problem: String
  ) {
    let tree = read("<plist>\(value)</plist>")
    #expect(outline(tree) == expected)
    #expect(problems(tree) == [problem])
  }

  @Test(arguments: [
    ("bplist00\u{1}\u{2}", #"syntax/plist-binary "bplist00""#),
    ("name: App", #"syntax/plist-root "name: Ap""#),
    ("<svg></svg>", #"syntax/plist-root "<svg""#),
    ("", #"syntax/plist-root """#),
  ])
  func `what is no XML property list is refused with one problem`(_ text: String, _ problem: String) {
    let tree = read(text)
    #expect(problems(tree) == [problem])
    #expect(outline(tree) == "error")
  }

  @Test func `a value without a plist element around it is read`() {
    #expect(outline(read("<array><true/></array>")) == "[bool true]")
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?>\n<!-- c -->\n<plist version=\"1.0\">", true),
    ("\u{FEFF}<!DOCTYPE plist PUBLIC", true),
    ("<plist>", true),
    ("bplist00", true),
    ("<plists>", false),
    ("<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3\">", false),
    ("<!DOCTYPE html>", false),
    ("plist: yes", false),
    ("<?xml", false),
    ("", false),
  ])
  func `property lists are told by their beginning`(_ text: String, _ expected: Bool) {
    #expect(PropertyListReader.isPropertyList(Array(text.utf8)) == expected)
  }

  @Test func `a UTF-16 property list leads back to the stored bytes`() {
    let text = "<plist><string>名 &amp; b</string></plist>"
    let stored: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    let source = SourceFile(path: "x", stored: stored)
    let tree = PropertyListReader.read(source)
    let node = tree[tree.documents[0].root]
    let range = XMLText.sourceRange(ofDecoded: 4..<5, in: node.range, of: source.text)
    #expect(source.string(in: range) == "&amp;")
    #expect(source.storedOffset(of: Int(range.start)) == 2 + 17 * 2)
  }

  @Test func `lines for the preprocessor are passed over, and places stay`() throws {
    let text = """
      <plist version="1.0"><dict>
      #ifndef DEBUG
      <key>CFBundleName</key><string>Harbor</string>
      # endif // DEBUG
      <key>NSCameraUsageDescription</key>
      #if SHORT
      <string>Scans.</string>
      #else
      <string>Scans tickets.</string>
      #endif
      </dict></plist>
      """
    let source = SourceFile(path: "Info.plist", stored: Array(text.utf8))
    let tree = PropertyListReader.read(source)
    #expect(tree.problems.isEmpty)
    #expect(tree.source === source)
    let facts = InfoPlistFacts(tree)
    let name = try #require(facts.name)
    #expect(String(decoding: source.text[tree[name.value].range.bounds], as: UTF8.self) == "Harbor")
    #expect(facts.permissions.count == 1)
    let mistake = text.replacing("#ifndef DEBUG", with: "#hello")
    #expect(!PropertyListReader.read(SourceFile(path: "Info.plist", stored: Array(mistake.utf8))).problems.isEmpty)
    let broken = text.replacing("<string>Harbor</string>", with: "<string>Harbor")
    let problem = try #require(
      PropertyListReader.read(SourceFile(path: "Info.plist", stored: Array(broken.utf8))).problems.first)
    #expect(problem.location.file.text == Array(broken.utf8))
  }
}
