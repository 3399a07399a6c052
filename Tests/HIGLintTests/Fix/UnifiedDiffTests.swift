import HIGLint
import Testing

struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String) -> String {
    String(decoding: UnifiedDiff(path: "a", before: Array(before.utf8), after: Array(after.utf8)).bytes, as: UTF8.self)
  }

  @Test func `equal texts have no diff`() { #expect(diff("a\nb\n", "a\nb\n") == "") }

  @Test func `a changed line has three lines around it`() {
    let before = (1...10).map { "\($0)\n" }.joined()
    #expect(
      diff(before, before.replacing("5\n", with: "five\n"))
        == "--- a\n+++ a\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func `changes far from each other are hunks of their own, near ones are one`() {
    let lines = (1...30).map { "\($0)\n" }
    let before = lines.joined()
    let far = diff(before, before.replacing("\n3\n", with: "\nx\n").replacing("\n25\n", with: "\ny\n"))
    #expect(far.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    let near = diff(before, before.replacing("\n3\n", with: "\nx\n").replacing("\n9\n", with: "\ny\n"))
    #expect(near.split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
  }

  @Test func `added and removed lines are told apart from changed ones`() {
    #expect(diff("a\nc\n", "a\nb\nc\n") == "--- a\n+++ a\n@@ -1,2 +1,3 @@\n a\n+b\n c\n")
    #expect(diff("a\nb\nc\n", "a\nc\n") == "--- a\n+++ a\n@@ -1,3 +1,2 @@\n a\n-b\n c\n")
    #expect(diff("", "a\n") == "--- a\n+++ a\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a\n+++ a\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func `a last line without a line end is marked`() {
    #expect(
      diff("a", "b")
        == "--- a\n+++ a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n")
  }

  @Test func `texts that have little in common take bounded time`() {
    let before = (0..<5000).map { "\($0)\n" }.joined()
    let after = (0..<5000).map { "x\($0)\n" }.joined()
    #expect(diff(before, after).utf8.count > before.utf8.count + after.utf8.count)
  }
}
