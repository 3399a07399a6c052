import HIGLint
import HIGReading
import HIGRules
import HIGTestSupport
import Testing

@testable import HIGLanguage

/// What is found in a file depends on nothing but the file and its app: not on files checked before by the same engine,
/// which remembers much, not on threads, and a violation not on whether questions are asked.
struct IndependenceTests {
  /// What the examples of all rules give, each in a folder of its own.
  struct Found: Hashable, CustomStringConvertible {
    var path: String
    let rule: String
    let severity: Severity
    let range: SourceRange
    let message: Message

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.location.file.path
      rule = diagnostic.rule
      severity = diagnostic.severity
      range = diagnostic.location.range
      message = diagnostic.message
    }

    var description: String { "\(path): \(severity): \(message.en) [\(rule)]" }
  }

  private static let examples: [(path: String, spec: String)] = BuiltInRules.ruleSet.documentation()
    .flatMap(\.examples).filter { $0.edition == .current }.enumerated()
    .map { (path: "example\($0)/\($1.file)", spec: $1.spec) }

  /// The files beside the examples, by the examples' folders.
  private static let beside = Dictionary(
    grouping: BuiltInRules.ruleSet.documentation().flatMap(\.examples).filter { $0.edition == .current }.enumerated()
      .flatMap { number, example in
        example.beside.map { (path: "example\(number)/\($0.path)", spec: $0.text) }
      }
  ) { $0.path.prefix { $0 != "/" } }

  private static func check(
    _ files: [(path: String, spec: String)], threads: Int, wantsReview: Bool = false
  ) -> LintResult {
    Linter.run(
      LintRequest(paths: ["."], threads: threads, wantsReview: wantsReview), rules: BuiltInRules.ruleSet,
      workspace: ManyFiles(Dictionary(files.map { ($0.path, $0.spec) }) { $1 }))
  }

  /// The examples with the files beside them.
  private static func whole(_ examples: [(path: String, spec: String)]) -> [(path: String, spec: String)] {
    examples + examples.flatMap { beside[$0.path.prefix { $0 != "/" }] ?? [] }
  }

  private static let together = check(whole(examples), threads: 1).diagnostics.map { Found($0) }

  /// Every so-manieth example, from one of the first three on: each part has some of all areas.
  private static func part(_ number: Int) -> [(path: String, spec: String)] {
    whole(stride(from: number, to: examples.count, by: 3 * Sample.every(8)).map { examples[$0] })
  }

  /// What was found in a part when all was checked together.
  private static func found(inPart number: Int) -> [Found] {
    let folders = Set(part(number).map { $0.path.prefix { $0 != "/" } })
    return together.filter { folders.contains($0.path.prefix { $0 != "/" }) }
  }

  @Test func `a file gives the same in a run of its own and in one of a thousand others`() {
    let cases = ExampleTests.cases.filter { $0.example.edition == .current }
    let apart = Set(cases.enumerated().flatMap { Self.found(by: ExampleTests.result(of: $1), inExample: $0) })
    #expect(apart.count > 500)
    #expect(apart.subtracting(Self.together).isEmpty)
    #expect(Set(Self.together).subtracting(apart).isEmpty)
  }

  @Test func `a file gives the same with an engine that has seen nothing else`() {
    let cases = ExampleTests.cases.filter { $0.example.edition == .current }
    var count = 0
    for number in stride(from: 0, to: cases.count, by: 8 * Sample.every(3)) {
      let example = cases[number].example
      let alone = Linter.run(
        LintRequest(paths: ["."], threads: 1, wantsReview: true), rules: BuiltInRules.ruleSet,
        workspace: MemoryWorkspace(example.files))
      let known = Self.found(by: ExampleTests.result(of: cases[number]), inExample: number)
      count += known.count
      #expect(Self.found(by: alone, inExample: number) == known)
    }
    #expect(count > 30)
  }

  private static func found(by result: LintResult, inExample number: Int) -> [Found] {
    result.diagnostics.map { diagnostic in
      var found = Found(diagnostic)
      found.path = "example\(number)/\(found.path)"
      return found
    }
  }

  @Test func `a file gives the same however often its like was checked`() {
    let copies = (0..<3).flatMap { copy in Self.part(0).map { (path: "copy\(copy)/\($0.path)", spec: $0.spec) } }
    let found = Self.check(copies, threads: 1).diagnostics.map { "\(Found($0))" }
    for copy in 0..<3 {
      let own = found.filter { $0.hasPrefix("copy\(copy)/") }.map { String($0.dropFirst(6)) }
      #expect(own == Self.found(inPart: 0).map { "\($0)" }, "in copy \(copy)")
    }
  }

  @Test(arguments: zip([2, 3, 8], 0..<3))
  func `the number of threads changes nothing`(threads: Int, part: Int) {
    let found = Self.check(Self.part(part), threads: threads).diagnostics.map { Found($0) }
    #expect(found.count > 30)
    #expect(found == Self.found(inPart: part))
  }

  @Test func `questions take no violation away and add none`() {
    let asked = Self.check(Self.part(1), threads: 2, wantsReview: true)
    #expect(asked.diagnostics.map { Found($0) } == Self.found(inPart: 1))
    #expect(!asked.reviews.isEmpty)
  }
}
