import Foundation
import HIGRules
import HIGTestSupport
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What fixes make of every rule's bad examples, and of the example of a design with many mistakes.
struct FixTests {
  static let cases = ExampleTests.cases.filter { !$0.example.expectations.isEmpty }

  private static let session = LintSession(ruleSet: BuiltInRules.ruleSet)

  private static func lint(_ files: [String: [UInt8]], _ request: LintRequest) -> LintResult {
    session.run(request, workspace: MemoryWorkspace(bytes: files))
  }

  private static func request(_ paths: [String], edition: Edition? = nil) -> LintRequest {
    LintRequest(paths: paths, edition: edition, threads: 1, wantsFixes: true)
  }

  private static func fixed(
    _ files: [String: [UInt8]], _ request: LintRequest, unsafe: Bool
  ) -> Fixer.Outcome {
    Fixer.run(
      request, in: session, workspace: MemoryWorkspace(bytes: files),
      options: .init(makesUnsafe: unsafe))
  }

  /// How often each rule speaks in each file.
  private static func counts(_ result: LintResult) -> [String: Int] {
    var counts: [String: Int] = [:]
    for diagnostic in result.diagnostics {
      counts["\(diagnostic.rule) \(diagnostic.location.file.path)", default: 0] += 1
    }
    return counts
  }

  /// Asserts what holds for whatever was fixed; gives the files as they are then.
  @discardableResult
  private static func check(
    _ files: [String: [UInt8]], _ request: LintRequest, unsafe: Bool, _ comment: Testing.Comment,
    before known: LintResult? = nil
  ) -> [String: [UInt8]] {
    let before = known ?? lint(files, request)
    let outcome = fixed(files, request, unsafe: unsafe)
    guard !outcome.files.isEmpty else { return files }
    var after = files
    for file in outcome.files {
      #expect(file.before == files[file.path], comment)
      after[file.path] = file.after
      let format: FileFormat = file.path.hasSuffix("json") ? .json : .yaml
      let old = format.read(SourceFile(path: file.path, stored: file.before))
      let new = format.read(SourceFile(path: file.path, stored: file.after))
      #expect(new.problems.count <= old.problems.count, "\(comment): it is no longer read")
      let kept = old.comments.filter { !old.source.string(in: $0.range).contains("higlint:") }
      #expect(new.comments.count >= kept.count, "\(comment): comments are gone")
    }
    // A second run begins with a check.
    let again = fixed(after, request, unsafe: unsafe)
    #expect(again.files.isEmpty, "\(comment): a second run changes something")
    let result = again.result
    let (old, new) = (counts(before), counts(result))
    for (rule, count) in new { #expect(count <= old[rule] ?? 0, "\(comment): \(rule) has come") }
    let fixes = outcome.files.reduce(0) { $0 + $1.fixes }
    #expect(fixes > 0, comment)
    #expect(result.diagnostics.count <= before.diagnostics.count - fixes, comment)
    return after
  }

  @Test(arguments: cases.enumerated().filter { $0.offset.isMultiple(of: Sample.every(3)) }.map(\.element))
  func `Fixes do nothing but good in bad examples`(_ each: ExampleTests.Case) {
    let file = each.example.file
    let files = [file: Array(each.example.spec.utf8)]
    let request = Self.request(["."], edition: each.example.edition)
    let before = ExampleTests.result(of: each)
    guard before.diagnostics.contains(where: { $0.fix?.edits.isEmpty == false }) else { return }
    Self.check(files, request, unsafe: false, "\(each.testDescription), safe", before: before)
    let fixed = Self.check(files, request, unsafe: true, "\(each.testDescription), unsafe", before: before)
    // Line ends stay, and what is done does not depend on them: in the first bad example of each rule.
    guard Self.cases.first(where: { $0.rule == each.rule })?.number == each.number else { return }
    let ends = files.mapValues { Array(String(decoding: $0, as: UTF8.self).replacing("\n", with: "\r\n").utf8) }
    let other = Self.check(ends, request, unsafe: true, "\(each.testDescription), with CRLF")
    #expect(
      other == fixed.mapValues { Array(String(decoding: $0, as: UTF8.self).replacing("\n", with: "\r\n").utf8) },
      "\(each.testDescription), with CRLF")
  }

  /// What the safe fixes alone do there is tried by `SafeFixTests`, too.
  @Test(arguments: Sample.every(2) == 1 ? [false, true] : [true])
  func `Fixes do nothing but good in a design with many mistakes`(unsafe: Bool) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/HarborDraft")
    var files: [String: [UInt8]] = [:]
    for case let url as URL in try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    where ["yaml", "yml", "json"].contains(url.pathExtension) {
      files[url.path.replacing(folder.path + "/", with: "")] = try Array(Data(contentsOf: url))
    }
    #expect(!files.isEmpty)
    let fixed = Self.check(files, Self.request(["."]), unsafe: unsafe, "HarborDraft")
    if unsafe { #expect(fixed != files) }
  }

  /// Rules whose fixes would make other findings in their own examples, each with what comes.
  private static let refused: [String: String] = [:]

  @Test
  func `Every rule that offers a fix has an example in which it is made`() {
    let rules = BuiltInRules.ruleSet
    let functions = rules.declaredFunctions
    let fixable = (0..<rules.count).filter { rules.reports(at: $0, functions: functions).contains { $0.fix != nil } }
      .map {
        rules[$0].id
      }
    #expect(fixable.count > 40)
    for id in fixable where Self.refused[id] == nil {
      let isMade = Self.cases.contains { each in
        guard each.rule == id else { return false }
        let file = each.example.file
        let files = [file: Array(each.example.spec.utf8)]
        let request = Self.request(["."], edition: each.example.edition)
        let before = ExampleTests.result(of: each).diagnostics.filter { $0.rule == id }
        guard before.contains(where: { $0.fix?.edits.isEmpty == false }) else { return false }
        let outcome = Self.fixed(files, request, unsafe: true)
        return outcome.result.diagnostics.count { $0.rule == id } < before.count
      }
      #expect(isMade, "\(id)")
    }
  }
}
