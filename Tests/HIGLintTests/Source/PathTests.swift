import Testing

@testable import HIGImport
@testable import HIGLanguage
@testable import HIGReading

@Suite struct PathTests {
  @Test(
    "A path has no part that is empty or `.`",
    arguments: [
      ("", "."), (".", "."), ("./", "."), ("..", ".."), ("/", "/"), ("//", "/"), ("/.", "/"), ("a", "a"), ("a/", "a"),
      ("./a", "a"), ("a//b", "a/b"), ("a/./b", "a/b"), ("a/b/.", "a/b"), ("/a", "/a"), ("//a", "/a"), ("/./a", "/a"),
      ("../a", "../a"), ("a/../b", "a/../b"), (".a", ".a"), ("a/.b", "a/.b"), ("a./b", "a./b"), ("..a/b", "..a/b"),
      ("图/屏.yaml", "图/屏.yaml"),
    ])
  func normalized(written: String, path: String) {
    #expect(Path.normalized(written) == path)
  }

  @Test(arguments: [
    (".", ".."), ("..", "../.."), ("../..", "../../.."), ("a/..", "a/../.."), ("/", "/"), ("/a", "/"), ("/a/b", "/a"),
    ("a", "."), ("a/b", "a"), ("a..", "."), ("a/b..", "a"), ("a/...", "a"), ("图/屏.yaml", "图"),
  ])
  func `The folder above`(path: String, folder: String) {
    #expect(Path.parent(path) == folder)
  }

  @Test
  func `Names stand in the order of their bytes, the shorter first where one begins with the other`() {
    let sorted = ["", "-", "B", "a", "a", "a-b", "a.yaml", "ab", "a\u{301}", "\u{E1}", "图", "\u{1F600}"]
    #expect(Path.sorted(sorted.reversed()) == sorted)
    #expect(Path.sorted(["b", "", "a", "c", "ab"]) == ["", "a", "ab", "b", "c"])
    #expect(Path.sorted([]) == [])
  }

  @Test(arguments: [
    ("a.yaml", FileFormat.yaml), ("a/b.YML", .yaml), ("图.Yaml", .yaml), ("a.json", .json), ("Info.plist", .infoPlist),
    ("a/INFO.PLIST", .infoPlist), ("Harbor-Info.plist", .infoPlist), ("Main.storyboard", .storyboard),
    ("a.xib", .xib), (".yaml", nil), ("a/.json", nil), ("a.yaml/b", nil), ("yaml", nil), ("a.yam", nil),
    ("a.plist", nil), ("", nil), ("a/", nil),
  ])
  func `A file's format is told by the end of its name, whatever its capitals`(name: String, format: FileFormat?) {
    #expect(FileFormat(name: name) == format)
    #expect(FileName.isImported(name) == (format?.isImported ?? false))
  }

  @Test(arguments: [
    ("A.xcassets/Contents.json", FileFormat.assetCatalog), ("A.xcassets/x/Contents.json", .assetCatalog),
    ("x.colorset/Contents.json", .assetCatalog), ("x/Contents.json", nil), ("Contents.json", nil),
    ("A.xcassets/contents.json", nil), ("Settings.bundle/Root.plist", .settings), ("Root.plist", nil),
    ("en.lproj/a.strings", .strings), ("a.stringsdict", .pluralStrings), ("a.xcstrings", .stringCatalog),
    ("a.STRINGS", nil), ("a.yaml", nil), ("Info.plist", nil), ("", nil),
  ])
  func `A file that says something about others is told by its name, and some by their folders`(
    path: String, format: FileFormat?
  ) {
    #expect(FileFormat(beside: path) == format)
  }

  @Test(arguments: [
    ("a", "<plist version=\"1.0\"/>", FileFormat.infoPlist), ("a", "bplist00", .infoPlist),
    ("a", " {\"a\": 1}", .json), ("a", "{a: 1}", .yaml), ("a", "{", .json), ("a", "a: 1", .yaml), ("a", "", .yaml),
    ("a.yaml", "<plist/>", .yaml),
    ("a.xib", "{}", .xib),
  ])
  func `Where the name says nothing the first bytes do`(path: String, text: String, format: FileFormat) {
    #expect(FileFormat(of: SourceFile(path: path, stored: Array(text.utf8))) == format)
  }
}
