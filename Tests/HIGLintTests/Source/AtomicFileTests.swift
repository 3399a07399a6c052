import Foundation
import Testing

@testable import HIGLint

@Suite struct AtomicFileTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("higlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func `a file that holds what is known of it is replaced`() throws {
    try inFolder { folder in
      let path = folder + "/a.yaml"
      try AtomicFile.write(Array("old".utf8), to: path)
      try AtomicFile.write(Array("new".utf8), to: path, replacing: Array("old".utf8))
      #expect(try DiskWorkspace().read(path) == Array("new".utf8))
    }
  }

  @Test func `a file that was changed meanwhile is left alone`() throws {
    try inFolder { folder in
      let path = folder + "/a.yaml"
      try AtomicFile.write(Array("theirs".utf8), to: path)
      #expect(throws: AtomicFile.Failure.self) {
        try AtomicFile.write(Array("new".utf8), to: path, replacing: Array("old".utf8))
      }
      #expect(try DiskWorkspace().read(path) == Array("theirs".utf8))
    }
  }

  @Test func `a file that was removed meanwhile does not come back`() throws {
    try inFolder { folder in
      let path = folder + "/a.yaml"
      #expect(throws: AtomicFile.Failure.self) {
        try AtomicFile.write(Array("new".utf8), to: path, replacing: Array("old".utf8))
      }
      #expect(DiskWorkspace().entry(at: path) == nil)
    }
  }

  @Test func `folders are made for a file that lies in some`() throws {
    try inFolder { folder in
      try AtomicFile.makeFolders(for: folder + "/a/b/c.md")
      #expect(DiskWorkspace().entry(at: folder + "/a/b")?.kind == .directory)
    }
  }
}
