import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// An extract that somebody else wrote is refused before anybody walks it where the walk would not end.
struct ForgedExtractTests {
  private static let vocabulary = Vocabulary.shared
  private static let view = vocabulary.typeIndex(of: "view") ?? 0

  private static func node(_ number: Int, parent: Int, holding nodes: [Int] = [], field: String = "children")
    -> Extract.Node
  {
    let place = Extract.Place(file: 0, range: SourceRange(0, 1))
    let children = Extract.Fact(
      name: vocabulary.nameID(of: field), value: .list(nodes.map { .node($0) }), place: place)
    return Extract.Node(
      type: view, path: "a/\(number)", place: place, field: .none, position: -1, parent: parent,
      facts: nodes.isEmpty ? [] : [children])
  }

  private static func isAccepted(_ nodes: [Extract.Node]) -> Bool {
    var extract = Extract()
    extract.files = ["a.yaml"]
    extract.nodes = nodes
    return (try? extract.encode().validate()) != nil
  }

  @Test func `nodes that hold what comes behind them are accepted`() {
    #expect(
      Self.isAccepted([
        Self.node(0, parent: -1, holding: [1, 2]), Self.node(1, parent: 0, holding: [2]), Self.node(2, parent: 0),
      ]))
  }

  @Test func `what is derived may lead back`() {
    #expect(Self.isAccepted([Self.node(0, parent: -1), Self.node(1, parent: 0, holding: [0], field: "siblings")]))
  }

  @Test func `a node that holds itself is refused, and so are circles`() {
    #expect(!Self.isAccepted([Self.node(0, parent: -1, holding: [0])]))
    #expect(
      !Self.isAccepted([
        Self.node(0, parent: -1, holding: [1]), Self.node(1, parent: 0, holding: [2]),
        Self.node(2, parent: 1, holding: [0]),
      ]))
  }

  @Test func `a node that is its own parent is refused, or lies before its parent`() {
    #expect(!Self.isAccepted([Self.node(0, parent: 0)]))
    #expect(!Self.isAccepted([Self.node(0, parent: 1), Self.node(1, parent: -1)]))
  }

  @Test func `an index of a node that is not there is refused`() {
    #expect(!Self.isAccepted([Self.node(0, parent: -1, holding: [1])]))
  }

  @Test func `a text that is written once stands for no more than it could`() {
    let place = Extract.Place(file: 0, range: SourceRange(0, 1))
    let text = String(repeating: "a", count: 1 << 16)
    let fact = Extract.Fact(
      name: Self.vocabulary.nameID(of: "value"), value: .list(Array(repeating: .string(text), count: 1 << 14)),
      place: place)
    var node = Self.node(0, parent: -1)
    node.facts = [fact]
    #expect(!Self.isAccepted([node]))
  }

  @Test func `a colour that is written once stands for no more than it could`() {
    let place = Extract.Place(file: 0, range: SourceRange(0, 1))
    let name = String(repeating: "a", count: 1 << 16)
    let color = ExtractedValue.color(DynamicColor(Color(red: 1, green: 0, blue: 0, alpha: 1)), name: name)
    var node = Self.node(0, parent: -1)
    node.facts = [
      Extract.Fact(
        name: Self.vocabulary.nameID(of: "value"), value: .list(Array(repeating: color, count: 1 << 14)), place: place)
    ]
    #expect(!Self.isAccepted([node]))
  }

  @Test func `what stands for a colour again is refused where no colour is`() throws {
    let place = Extract.Place(file: 0, range: SourceRange(0, 1))
    let red = ExtractedValue.color(DynamicColor(Color(red: 1, green: 0, blue: 0, alpha: 1)), name: "red")
    var node = Self.node(0, parent: -1)
    node.facts = [
      Extract.Fact(
        name: Self.vocabulary.nameID(of: "value"), value: .list([.list([.null]), red, red]), place: place)
    ]
    var extract = Extract()
    extract.files = ["a.yaml"]
    extract.nodes = [node]
    let bytes = extract.encode().bytes
    let again = try #require(bytes.lastIndex(of: EncodedExtract.Tag.colorAgain.rawValue))
    let accepted = (0..<again).filter { target in
      var forged = bytes
      forged[again + 1] = UInt8(target)
      return (try? EncodedExtract(bytes: forged, range: 0..<forged.count).validate()) != nil
    }
    #expect(accepted == [Int(bytes[again + 1])])
  }
}
