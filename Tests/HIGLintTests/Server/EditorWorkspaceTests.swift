import HIGReading
import Testing

@testable import HIGServer

@Suite struct EditorWorkspaceTests {
  private let disk = MemoryWorkspace(["/app/a.yaml": "disk", "/app/screens/b.yaml": "disk", "/other/c.yaml": "far"])

  private func text(_ workspace: EditorWorkspace, _ path: String) -> String? {
    (try? workspace.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `what is open stands in the place of what is on disk`() {
    let workspace = EditorWorkspace(folder: "/app", disk: disk, buffers: ["a.yaml": Array("buffer".utf8)])
    #expect(text(workspace, "a.yaml") == "buffer")
    #expect(text(workspace, "./a.yaml") == "buffer")
    #expect(text(workspace, "screens/b.yaml") == "disk")
    #expect(workspace.entry(at: "a.yaml")?.size == 6)
  }

  @Test func `a file that is not saved yet is in its folder`() throws {
    let workspace = EditorWorkspace(
      folder: "/app", disk: disk,
      buffers: ["screens/new.yaml": Array("new".utf8), "nowhere/far.yaml": Array("far".utf8)])
    #expect(try workspace.list("screens").sorted() == ["b.yaml", "new.yaml"])
    #expect(try workspace.list(".").sorted() == ["a.yaml", "screens"])
    #expect(text(workspace, "screens/new.yaml") == "new")
    #expect(workspace.entry(at: "nowhere/far.yaml") == nil)
    #expect(text(workspace, "nowhere/far.yaml") == nil)
  }
}
