import Testing

@testable import HIGLint

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
}
