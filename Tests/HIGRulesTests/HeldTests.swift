import HIGRules
import Testing

@testable import HIGLint

/// What a run lets go of to hold little changes nothing that it says.
@Suite struct HeldTests {
  private static let examples = BuiltInRules.ruleSet.documentation()
    .flatMap(\.examples).filter { $0.edition == .current }

  /// The examples of all rules, each in a folder of its own and behind a comment: what is short is held in full.
  private static let workspace = MemoryWorkspace(
    Dictionary(
      examples.enumerated().map { number, example in
        let isCommented = example.file.hasSuffix(".yaml") || example.file.hasSuffix(".yml")
        let comment = String(repeating: "# The lines that nothing is found in are let go of.\n", count: 12)
        return ("example\(number)/\(example.file)", isCommented ? comment + example.spec : example.spec)
      }
    ) { $1 })

  private static func run(keepsTexts: Bool, _ detail: ReviewDetail = .list) -> LintResult {
    var request = LintRequest(paths: ["."], threads: 2, wantsReview: true, wantsFixes: true)
    request.keepsTexts = keepsTexts
    request.reviewDetail = detail
    return Linter.run(request, rules: BuiltInRules.ruleSet, workspace: workspace)
  }

  private static let whole = run(keepsTexts: true)
  private static let excerpts = run(keepsTexts: false)

  @Test(arguments: ReportFormat.allCases, [Language.english, .simplifiedChinese])
  func `a report of excerpts is that of whole texts`(format: ReportFormat, language: Language) {
    #expect(Self.excerpts.diagnostics.count { $0.location.file.isExcerpt } > 500)
    #expect(Self.excerpts.reviews.count { $0.location.file.isExcerpt } > 500)
    func report(_ result: LintResult) -> [UInt8] {
      var bytes: [UInt8] = []
      ReportContent(
        diagnostics: result.diagnostics, reviews: result.reviews, summary: result.summary,
        rules: BuiltInRules.ruleSet, language: language, version: "1", workingDirectory: "/"
      ).write(as: format) { bytes += $0 }
      return bytes
    }
    #expect(report(Self.excerpts) == report(Self.whole))
  }

  @Test func `fixes are placed as in whole texts`() {
    let (found, expected) = (Self.excerpts.diagnostics.map(\.fix), Self.whole.diagnostics.map(\.fix))
    #expect(found == expected)
    #expect(found.count { $0?.edits.isEmpty == false } > 100)
  }

  @Test func `there are as many questions, however much is wanted of them`() {
    #expect(Self.whole.summary.reviews == Self.whole.reviews.count)
    for detail in [ReviewDetail.number, .answerable] {
      let result = Self.run(keepsTexts: true, detail)
      #expect(result.summary == Self.whole.summary)
      #expect(result.diagnostics == Self.whole.diagnostics)
    }
    #expect(Self.run(keepsTexts: true, .number).reviews.count < Self.whole.reviews.count / 2)
  }

  @Test func `facts of extracts that are read when they are asked for are those that were extracted`() throws {
    let engine = Engine(ruleSet: BuiltInRules.ruleSet)
    var stored = 0
    for example in Self.examples where FileFormat(name: example.file) == .yaml {
      let tree = YAMLReader.read(SourceFile(path: example.file, stored: Array(example.spec.utf8)))
      let definitions = Definitions(trees: [tree])
      let extract = engine.extract(from: ModelBuilder.screens(of: tree, definitions: definitions))
      let plain = engine.appModel(definitions: definitions, extracts: [extract])
      let encoded = engine.appModel(
        definitions: definitions, encoded: [extract.encode()[...], extract.encode()[...]], threads: 1)
      let first = plain.nodeCount - extract.nodes.count
      for (number, node) in extract.nodes.enumerated() {
        for fact in node.facts {
          let expected = "\(plain.value(of: fact.name, at: NodeReference(first + number)))"
          let place = NodeReference(first + number)
          #expect("\(encoded.value(of: fact.name, at: place))" == expected)
          #expect(encoded.path(of: place) == node.path)
          if encoded.slot(fact.name, of: place)?.kind == .stored { stored += 1 }
          // Behind another one it says the same; nodes have other numbers.
          let later = NodeReference(first + extract.nodes.count + number)
          #expect(encoded.path(of: later) == node.path)
          if case .node = fact.value { continue }
          if !expected.contains("node") { #expect("\(encoded.value(of: fact.name, at: later))" == expected) }
        }
      }
    }
    #expect(stored > 1000)
  }
}
