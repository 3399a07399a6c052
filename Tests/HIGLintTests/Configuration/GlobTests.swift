import Testing

@testable import HIGLint

/// Expectations as `git check-ignore` gives them.
@Suite struct GlobTests {
  @Test(arguments: [
    ("*.yaml", "pay.yaml", true), ("*.yaml", "screens/pay.yaml", true), ("*.yaml", "pay.yaml.old", false),
    ("/*.yaml", "pay.yaml", true), ("/*.yaml", "screens/pay.yaml", false),
    ("screens/*.yaml", "screens/pay.yaml", true), ("screens/*.yaml", "old/screens/pay.yaml", false),
    ("screens/*.yaml", "screens/a/pay.yaml", false), ("**/screens/*.yaml", "old/screens/pay.yaml", true),
    ("**/screens/*.yaml", "screens/pay.yaml", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/b", true),
    ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false), ("a/**", "a/x/y", true), ("a/**", "a", false),
    ("**", "a/b", true), ("a**b", "axxb", true), ("a**b", "ax/xb", false), ("pay?.yaml", "pay1.yaml", true),
    ("pay?.yaml", "pay.yaml", false), ("pay?.yaml", "pay/.yaml", false), ("pay?.yaml", "pay支.yaml", true),
    ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true), ("[^a-c]x", "ax", false),
    ("[]x]", "]", true), ("[a", "[a", true), ("\\*.yaml", "*.yaml", true), ("\\*.yaml", "a.yaml", false),
    ("\\#x", "#x", true), ("\\!x", "!x", true), ("x  ", "x", true), ("x\\ ", "x ", true), ("支付/*", "支付/a", true),
  ])
  func `a pattern matches the paths that git ignores by it`(pattern: String, path: String, isMatch: Bool) throws {
    #expect(try #require(Glob(pattern)).matches(path) == isMatch)
  }

  @Test(arguments: ["", "  ", "# all", "/", "!"])
  func `an empty line and a comment are no patterns`(line: String) { #expect(Glob(line) == nil) }

  @Test
  func `a pattern with a slash at the end is about folders`() throws {
    let glob = try #require(Glob("drafts/"))
    #expect(glob.matches("drafts", isFolder: true))
    #expect(glob.matches("a/drafts", isFolder: true))
    #expect(!glob.matches("drafts"))
  }

  @Test
  func `the last pattern that matches decides, and nothing comes back out of an excluded folder`() {
    let filter = PathFilter(folder: ".", ignoreFile: Array("*.yaml\n!keep.yaml\ndrafts/\n".utf8))
    #expect(filter.matches("a.yaml"))
    #expect(!filter.matches("keep.yaml"))
    #expect(!filter.matches("screens/keep.yaml"))
    #expect(filter.matches("drafts/keep.yaml"))
    #expect(!filter.matches("a.json"))
  }

  @Test
  func `patterns count from their folder`() {
    let filter = PathFilter(folder: "design", ignoreFile: Array("/old\r\n".utf8))
    #expect(filter.matches("design/old"))
    #expect(filter.matches("design/old/a.yaml"))
    #expect(!filter.matches("old"))
    #expect(!filter.matches("design/new/old"))
  }

  @Test
  func `many stars take no long time`() throws {
    let glob = try #require(Glob(String(repeating: "*a", count: 40) + "b"))
    #expect(!glob.matches(String(repeating: "a", count: 4_000)))
  }

  @Test
  func `of many patterns the last that matches decides, as of few`() throws {
    let lines =
      (0..<40).map { "old\($0)/*.yaml" } + [
        "*.yaml", "!keep*", "a?c", "**/drafts/", "[xy]z", "/top", "支付*", "pts", "!pt",
      ]
      + (0..<40).map { "*a\($0)*b*c" }
    let many = PathFilter(folder: ".", ignoreFile: Array(lines.joined(separator: "\n").utf8))
    let globs = try lines.map { try #require(Glob($0)) }
    let paths = [
      "a.yaml", "keep.yaml", "keep.json", "abc", "s/abc", "drafts", "s/drafts", "xz", "az", "top", "s/top", "支付.json",
      "old7/a.yaml", "old7/a.json", "a7xbxc", "a39bc.json", "a39bc", "pts", "pt", "opts", "old17", "",
    ]
    for path in paths {
      for isFolder in [false, true] {
        let expected = globs.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
        #expect(many.decides(path, isFolder: isFolder) == expected, "\(path) \(isFolder)")
      }
    }
    #expect(many.matches("old7/a.yaml"))
    #expect(many.matches("s/drafts/a.json"))
    #expect(!many.matches("s/a.json"))
  }
}
