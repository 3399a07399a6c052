import HIGRules
import HIGTestSupport
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading
@testable import HIGReport

/// What a run lets go of to hold little changes nothing that it says.
@Suite struct HeldTests {
  private static let examples = BuiltInRules.ruleSet.documentation()
    .flatMap(\.examples).filter { $0.edition == .current }

  /// Examples of the rules, each in a folder of its own and behind a comment: what is short is held in full.
  private static let workspace = ManyFiles(
    Dictionary(
      examples.enumerated().filter { $0.offset.isMultiple(of: 2 * Sample.every(3)) }.map { number, example in
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
    #expect(Self.excerpts.diagnostics.count { $0.location.file.isExcerpt } > 80)
    #expect(Self.excerpts.reviews.count { $0.location.file.isExcerpt } > 80)
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
    #expect(found.count { $0?.edits.isEmpty == false } > 15)
  }

  @Test func `there are as many questions, however much is wanted of them`() {
    #expect(Self.whole.summary.reviews == Self.whole.reviews.count)
    let results = [ReviewDetail.number, .answerable].map { Self.run(keepsTexts: true, $0) }
    for result in results {
      #expect(result.summary == Self.whole.summary)
      #expect(result.diagnostics == Self.whole.diagnostics)
    }
    #expect(results[0].reviews.count < Self.whole.reviews.count / 2)
  }

  @Test func `facts that are read out of extracts are those of the file's model`() throws {
    let engine = Engine(ruleSet: BuiltInRules.ruleSet)
    var (facts, whole) = (0, 0)
    for number in stride(from: 0, to: Self.examples.count, by: Sample.every(8)) {
      let example = Self.examples[number]
      guard FileFormat(name: example.file) == .yaml else { continue }
      let tree = YAMLReader.read(SourceFile(path: example.file, stored: Array(example.spec.utf8)))
      let definitions = Definitions(trees: [tree])
      let model = ModelBuilder.screens(of: tree, definitions: definitions)
      // The app's tab bar is in every screen that states none: copies differ in their screen alone.
      let originals = Dictionary(grouping: (0..<model.nodeCount).map { NodeReference($0) }) {
        Self.identity(of: $0, model)
      }
      let extract = engine.extract(from: model)
      // Behind another one it says the same; nodes have other numbers.
      let app = engine.appModel(definitions: definitions, extracts: [extract, extract])
      let count = extract.nodeCount ?? 0
      let first = app.nodeCount - 2 * count
      for number in 0..<count {
        for node in [NodeReference(first + number), NodeReference(first + count + number)] {
          let copies = try #require(originals[Self.identity(of: node, app)])
          let slots = app.slots(of: app.nodes[Int(node.index)])
          let original = try #require(
            copies.first { copy in
              slots.allSatisfy {
                Self.text(app.value(of: $0), app) == Self.text(model.value(of: $0.name, at: copy), model)
              }
            }, "\(Self.identity(of: node, app))")
          for slot in slots {
            let expected = model.value(of: slot.name, at: original)
            #expect(app.location(of: slot.name, at: node) == model.location(of: slot.name, at: original))
            #expect(Self.text(app.value(of: slot.name, at: node), app) == Self.text(expected, model))
            facts += 1
            if slot.kind == .stored { whole += 1 }
          }
        }
      }
    }
    #expect(facts > 2500)
    #expect(whole > 250)
  }

  private static func identity(of node: NodeReference, _ model: Model) -> String {
    let location = model.location(of: node)
    return "\(model.typeName(of: node)) \(model.path(of: node)) \(location.file.path) \(location.range)"
  }

  /// A value with the paths of its nodes.
  private static func text(_ value: Value, _ model: Model) -> String {
    switch value {
    case .list(let items): "[" + items.map { text($0, model) }.joined(separator: ", ") + "]"
    case .map(let map):
      "{" + map.entries.map { "\(text($0.key, model)): \(text($0.value, model))" }.joined(separator: ", ") + "}"
    case .node(let node): node == .none ? "none" : model.path(of: node)
    case .span(let span): "\(Value.string(model.string(of: span)))"
    case .unknown(let unknown): "\(unknown.causes.first?.reason ?? .notStated)"
    default: "\(value)"
    }
  }
}
