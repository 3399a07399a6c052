import Foundation
import Testing

@testable import HIGReading

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

  @Test func `a draft takes its place when it is committed, with the permissions of what was there`() throws {
    try inFolder { folder in
      let path = folder + "/a.json"
      try AtomicFile.write(Array("old".utf8), to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let draft = try AtomicFile.Draft(path)
      for part in ["one, ", "two, ", "three"] { try draft.write(Array(part.utf8)) }
      #expect(try DiskWorkspace().read(path) == Array("old".utf8))
      #expect(try draft.commit())
      #expect(try DiskWorkspace().read(path) == Array("one, two, three".utf8))
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(permissions == 0o640)
    }
  }

  @Test func `of a draft that is dropped nothing is left`() throws {
    try inFolder { folder in
      let path = folder + "/a.json"
      try AtomicFile.write(Array("old".utf8), to: path)
      do {
        let draft = try AtomicFile.Draft(path)
        try draft.write(Array("new".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.json"])
      #expect(try DiskWorkspace().read(path) == Array("old".utf8))
    }
  }

  @Test func `a draft of a folder, or in one that is not there, is refused`() throws {
    try inFolder { folder in
      for path in [folder, folder + "/none/a.json"] {
        #expect(throws: AtomicFile.Failure.self) { _ = try AtomicFile.Draft(path) }
      }
    }
  }

  @Test func `folders are made for a file that lies in some`() throws {
    try inFolder { folder in
      try AtomicFile.makeFolders(for: folder + "/a/b/c.md")
      #expect(DiskWorkspace().entry(at: folder + "/a/b")?.kind == .directory)
    }
  }
}
