import Foundation
import HIGRules
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading
@testable import HIGReport

/// What people are told of each word of the format and of the rule language: complete, in both languages, and true.
struct DescriptionTests {
  static let topics = Topics(ruleSet: BuiltInRules.ruleSet).all

  /// The sections of the app that nothing reads yet.
  private static func isWaiting(_ topic: Topic) -> Bool { topic.description.summary.en == "Not read yet" }

  @Test func `everything is told in Chinese, too`() {
    for topic in Self.topics where !Self.isWaiting(topic) {
      let summary = topic.description.summary
      let hasHan = summary.zhHans.unicodeScalars.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
      #expect(hasHan, "\(topic.name): \(summary.zhHans)")
      #expect(!summary.en.isEmpty && !summary.en.hasSuffix(".") && !summary.zhHans.hasSuffix("。"), "\(topic.name)")
    }
  }

  @Test func `every field, fact, function, setting and macro has an example`() {
    for topic in Self.topics where topic.kind != .objects && topic.kind != .words && !Self.isWaiting(topic) {
      #expect(topic.description.example != nil, "\(topic.name)")
    }
  }

  @Test func `every fact belongs to one topic`() {
    let listed = Vocabulary.factTopics.flatMap(\.names)
    let facts = Self.topics.compactMap { topic -> String? in
      if case .fact(let fact, _) = topic.subject { fact.name } else { nil }
    }
    #expect(Set(listed).count == listed.count)
    #expect(Set(facts).symmetricDifference(listed).sorted() == [])
  }

  @Test func `nothing is told of what there is not`() {
    let vocabulary = Vocabulary.shared
    let functions = Set(Self.topics.filter { $0.kind == .functions }.map(\.name))
    let words = Set(Self.topics.filter { $0.kind == .words }.map(\.name) + ["last letter", "script"])
    for (section, entries) in DescriptionTable.sections {
      let known: Set<String> =
        switch section {
        case DescriptionTable.objects: Set(vocabulary.types.map(\.name))
        case DescriptionTable.everyObject: Set(Vocabulary.commonFacts.map(\.name))
        case DescriptionTable.functions: functions
        case DescriptionTable.words: words
        default:
          Set(vocabulary.type(named: section).map { $0.fields.map(\.name) + $0.facts.map(\.name) } ?? [])
        }
      #expect(Set(entries.keys).subtracting(known) == [], "\(section)")
    }
  }

  @Test func `a number that is measured has a unit`() {
    for topic in Self.topics where topic.description.unit == nil {
      guard case .field(let field, _) = topic.subject, case .number = field.type else { continue }
      for word in ["width", "height", "radius", "leading", "padding", "x", "y"] {
        #expect(field.name != word, "\(topic.name)")
      }
    }
  }

  // MARK: Examples of fields

  /// Specs that hold each field with its example, one in the object after the other from the document on.
  private static let specs: [(name: String, text: String)] = {
    let places = wrappers
    return topics.compactMap { topic in
      guard case .field(let field, let owner) = topic.subject, let example = topic.description.example,
        let wrapper = places[owner.name]
      else { return nil }
      return (topic.name, wrapper(field.name, "\(field.name): \(example)"))
    }
  }()

  /// How an object of each type stands in a document: its field by name, and its text.
  private static let wrappers: [String: @Sendable (String, String) -> String] = {
    let vocabulary = Vocabulary.shared
    var wrappers: [String: @Sendable (String, String) -> String] = [:]
    wrappers["document"] = { name, member in name == "screen" ? "{screen: s, views: []}" : "{\(member)}" }
    var waiting = ["document"]
    while let outer = waiting.first {
      waiting.removeFirst()
      guard let type = vocabulary.type(named: outer), let around = wrappers[outer] else { continue }
      for field in type.fields {
        guard let inner = objectType(field.type), wrappers[inner] == nil, let held = vocabulary.type(named: inner)
        else { continue }
        let needed = held.fields.compactMap { field -> (name: String, member: String)? in
          guard case .required = field.absence else { return nil }
          let example = vocabulary.description(of: field, in: inner).example ?? "x"
          return (field.name, "\(field.name): \(example)")
        }
        let isList = isList(field.type)
        let name = field.name
        wrappers[inner] = { own, member in
          let members = (needed.filter { $0.name != own && own != "use" }.map(\.member) + [member]).joined(
            separator: ", ")
          let object = isMap(field.type) ? "{one: {\(members)}}" : "{\(members)}"
          return around(name, "\(name): \(isList ? "[\(object)]" : object)")
        }
        waiting.append(inner)
      }
    }
    return wrappers
  }()

  private static func objectType(_ type: FieldType) -> String? {
    switch type {
    case .node(let name): name
    case .list(let element), .map(let element): objectType(element)
    default: nil
    }
  }

  private static func isList(_ type: FieldType) -> Bool { if case .list = type { true } else { false } }
  private static func isMap(_ type: FieldType) -> Bool { if case .map = type { true } else { false } }

  /// What the examples refer to.
  private static let around = "components: {Logo: {parameters: {title: text}, view: {kind: image, image: logo}}}\n"

  @Test func `each field's example stands in a spec`() {
    #expect(Self.specs.count > 450)
    for (name, text) in Self.specs {
      let workspace = MemoryWorkspace([
        "spec.yaml": text, "app.yaml": name == "document.components" ? "{}" : Self.around,
      ])
      let (_, diagnostics) = Model.reading("spec.yaml", bytes: Array(text.utf8), workspace: workspace)
      let problems = diagnostics.filter { $0.rule.hasPrefix("spec/") || $0.rule.hasPrefix("syntax/") }
      #expect(problems.map { "\($0.message.en) [\($0.rule)]" } == [], "\(name): \(text)")
    }
  }

  // MARK: Examples of expressions

  @Test func `each expression gives what stands behind it`() throws {
    let model = ReferenceExamples.model()
    #expect(model.diagnostics.map(\.message.en) == [])
    for topic in Self.topics {
      guard let example = topic.description.example else { continue }
      switch topic.subject {
      case .fact, .function: break
      case .idea(let idea) where Idea.ofRules.contains { $0.name == idea.name }: break
      default: continue
      }
      let parts = example.components(separatedBy: " // ")
      let found = try ReferenceExamples.text(of: parts[0], in: model)
      #expect(parts.count == 2 && found == parts[1], "\(topic.name): \(example) gives \(found)")
    }
  }
}
