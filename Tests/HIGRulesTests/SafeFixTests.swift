import Foundation
import HIGRules
import HIGTestSupport
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// After a safe fix a spec says what it said before, but for the fields that the fixes name; and not one text that people
/// read has changed.
struct SafeFixTests {
  /// In four parts, which run side by side.
  @Test(arguments: 0..<4)
  func `Safe fixes keep the model and the texts of every rule's examples`(part: Int) {
    for number in stride(from: part, to: ExampleTests.cases.count, by: 4 * Sample.every(3)) {
      let each = ExampleTests.cases[number]
      // Where no fix is offered, none is made.
      guard ExampleTests.result(of: each).diagnostics.contains(where: { $0.fix?.edits.isEmpty == false }) else {
        continue
      }
      Self.check([each.example.file: Array(each.example.spec.utf8)], each.testDescription)
    }
  }

  @Test(arguments: ["Harbor", "HarborDraft"])
  func `Safe fixes keep the models and the texts of the examples`(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/\(name)")
    var files: [String: [UInt8]] = [:]
    for case let url as URL in try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    where ["yaml", "yml", "json"].contains(url.pathExtension) {
      files[url.path.replacing(folder.path + "/", with: "")] = try Array(Data(contentsOf: url))
    }
    try #require(!files.isEmpty)
    Self.check(files, name)
  }

  @Test(.enabled(if: folder("HIGLINT_TRIALS", "trials") != nil))
  func `Safe fixes keep the models and the texts of trials`() throws {
    let folder = try #require(Self.folder("HIGLINT_TRIALS", "trials"))
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name.hasSuffix(".jsonl")
    {
      for line in try Data(contentsOf: folder.appendingPathComponent(name)).split(separator: 0x0A) {
        let trial = try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
        var files = trial["files"] as? [String: String] ?? [:]
        if let spec = trial["spec"] as? String { files["screen.yaml"] = spec }
        Self.check(files.mapValues { Array($0.utf8) }, trial["id"] as? String ?? name)
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test(.enabled(if: folder("HIGLINT_REAL", nil) != nil))
  func `Safe fixes leave the files of real apps alone`() throws {
    let folder = try #require(Self.folder("HIGLINT_REAL", nil))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let path = folder.appendingPathComponent(name).path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
      let outcome = Fixer.run(
        LintRequest(paths: [path]), rules: BuiltInRules.ruleSet, workspace: DiskWorkspace())
      #expect(outcome.files.isEmpty, "\(name): \(outcome.files.map(\.path))")
    }
  }

  // MARK: What a spec says

  /// A folder that a variable of the environment names, else one beside a folder above the package.
  private static func folder(_ variable: String, _ name: String?) -> URL? {
    if let path = ProcessInfo.processInfo.environment[variable] { return URL(fileURLWithPath: path) }
    var above = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while let name, above.path != "/" {
      above.deleteLastPathComponent()
      let candidate = above.appendingPathComponent("shared/\(name)")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
    }
    return nil
  }

  /// What was read of a file: what fields say, by their places, and the texts.
  private struct Content {
    var fields: [(range: SourceRange, said: String)] = []
    var texts: [String] = []

    init(_ path: String, _ files: [String: [UInt8]]) {
      let (model, _) = Model.reading(path, bytes: files[path] ?? [], workspace: MemoryWorkspace(bytes: files))
      for index in 0..<model.nodeCount {
        let node = NodeReference(index)
        let type = model.typeName(of: node)
        if type == "text", let entry = model.text(of: node) { texts.append(entry.string) }
        for slot in model.slots(of: model.nodes[index]) where model.location(of: slot).file.path == path {
          let range = slot.key.isEmpty ? slot.value : slot.key
          fields.append((range, "\(type).\(model.vocabulary.name(slot.name)) = \(Self.said(slot, model))"))
        }
      }
      texts.sort()
    }

    private static func said(_ slot: FieldSlot, _ model: Model) -> String {
      if slot.kind == .list { return "[" + model.items(of: slot).map { said($0, model) }.joined(separator: ", ") + "]" }
      // What an object says is said by its own fields.
      if slot.kind == .node { return "an object" }
      if slot.kind == .color { return "\(model.colors[Int(slot.payload)].color)" }
      return ValueText(language: .english, model: model).text(model.value(of: slot))
    }
  }

  private static let session = LintSession(ruleSet: BuiltInRules.ruleSet)

  private static func check(_ files: [String: [UInt8]], _ name: String) {
    let outcome = Fixer.run(
      LintRequest(paths: ["."], threads: 1), in: session, workspace: MemoryWorkspace(bytes: files))
    var after = files
    for file in outcome.files { after[file.path] = file.after }
    for file in outcome.files {
      let (old, new) = (Content(file.path, files), Content(file.path, after))
      let moves = LineMoves(file)
      // What stands in lines that no fix has touched says what it said.
      let kept = Set(old.fields.compactMap { field in moves.moved(field.range).map { "\($0) \(field.said)" } })
      let found = Set(
        new.fields.compactMap { field in moves.isNew(field.range) ? nil : "\(field.range) \(field.said)" })
      #expect(kept.isSubset(of: found), "\(name), \(file.path): \(kept.subtracting(found).sorted())")
      // No text is lost or other than it was; one may be read that was written under a misspelt key.
      var left = new.texts
      for text in old.texts {
        guard let index = left.firstIndex(of: text) else {
          Issue.record("\(name), \(file.path): \"\(text)\" is gone")
          continue
        }
        left.remove(at: index)
      }
      let source = SourceFile(path: file.path, stored: file.before)
      let written = FileFormat(of: source).read(source)
      let scalars = Set(written.nodes.indices.map { written.text(of: NodeIndex($0)) })
      for text in left { #expect(scalars.contains(text), "\(name), \(file.path): \"\(text)\" was not there") }
    }
  }

  /// The words of a file that fixes have left as they were, and where they are now: what is equal at both ends of each line.
  private struct LineMoves {
    private var starts: [(old: Int, new: Int, isSame: Bool, length: Int)] = []

    init(_ file: Fixer.FixedFile) {
      let old = file.before.split(separator: 0x0A, omittingEmptySubsequences: false)
      let new = file.after.split(separator: 0x0A, omittingEmptySubsequences: false)
      // A suppression that goes may take its line along; then nothing is known of places, and texts are compared alone.
      guard old.count == new.count else { return }
      for (a, b) in zip(old, new) {
        starts.append((a.startIndex, b.startIndex, a.elementsEqual(b), b.count))
      }
    }

    func moved(_ range: SourceRange) -> String? {
      guard let line = starts.last(where: { $0.old <= Int(range.start) }), line.isSame else { return nil }
      return "\(SourceRange(Int(range.start) + line.new - line.old, Int(range.end) + line.new - line.old))"
    }

    func isNew(_ range: SourceRange) -> Bool {
      !(starts.last(where: { $0.new <= Int(range.start) })?.isSame ?? false)
    }
  }
}
