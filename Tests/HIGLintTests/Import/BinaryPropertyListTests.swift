import Testing

@testable import HIGImport
@testable import HIGReading

@Suite struct BinaryPropertyListTests {
  /// `{"CFBundleName": "Harbor", "On": true, "N": 5, "L": ["é"]}`, as `plutil -convert binary1` writes it.
  static let sample: [UInt8] = {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    func add(_ object: [UInt8]) {
      offsets.append(bytes.count)
      bytes += object
    }
    add([0xD4, 1, 2, 3, 4, 5, 6, 7, 8])
    add([0x5C] + Array("CFBundleName".utf8))
    add([0x52] + Array("On".utf8))
    add([0x51] + Array("N".utf8))
    add([0x51] + Array("L".utf8))
    add([0x56] + Array("Harbor".utf8))
    add([0x09])
    add([0x10, 5])
    add([0xA1, 9])
    add([0x61, 0x00, 0xE9])
    let table = bytes.count
    bytes += offsets.map { UInt8($0) }
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(offsets.count)] + [UInt8](repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
    return bytes
  }()

  private func read(_ bytes: [UInt8]) -> SyntaxTree {
    PropertyListReader.read(SourceFile(path: "Info.plist", stored: bytes))
  }

  @Test func `objects are read with their places`() throws {
    let tree = read(Self.sample)
    #expect(tree.problems.isEmpty)
    let root = try #require(tree.documents.first?.root)
    let values = Dictionary(
      uniqueKeysWithValues: tree.entries(of: root).map { (tree.text(of: $0.key), $0.value) })
    let name = try #require(values["CFBundleName"])
    #expect(tree.text(of: name) == "Harbor")
    #expect(tree.source.string(in: tree[name].range) == "Harbor")
    #expect(values["On"].map { tree.scalarValue(of: $0) } == .bool(true))
    #expect(values["N"].map { tree.scalarValue(of: $0) } == .int(5))
    #expect(values["L"].map { Array(tree.children(of: $0)).map { tree.text(of: $0) } } == ["é"])
    #expect(InfoPlistFacts(tree).bundleName != nil)
  }

  @Test func `a damaged file is refused, whatever is damaged`() {
    for index in Self.sample.indices {
      for value in [UInt8(0), 0x7F, 0xFF] {
        var bytes = Self.sample
        bytes[index] = value
        _ = read(bytes)
      }
      #expect(read(Array(Self.sample[..<index])).problems.count == 1)
    }
  }

  @Test func `an array that holds itself ends`() {
    var bytes = Array("bplist00".utf8) + [0xA2, 0, 0, 8]
    bytes +=
      [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 11]
    #expect(read(bytes).problems.map(\.rule) == ["syntax/plist-binary"])
  }

  @Test func `the old text form is a property list too`() {
    let tree = read(Array("{ CFBundleName = Harbor; UIStatusBarHidden = YES; /* c */ L = (a, \"b c\"); }".utf8))
    #expect(tree.problems.isEmpty)
    #expect(InfoPlistFacts(tree).statusBarHidden?.isOn == true)
  }
}
