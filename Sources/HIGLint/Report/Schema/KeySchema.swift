import HIGLanguage
import HIGLint
import HIGReading

/// The JSON Schemas of files whose keys are described: settings and rules.
struct KeySchema {
  private let language: Language

  init(language: Language) { self.language = language }

  /// The schema of a `.higlint.yml`.
  var configuration: SchemaNode {
    file(
      Message(en: "Settings of higlint", zhHans: "higlint 设置"),
      object(ConfigurationKeys.all).with([("type", .strings(["object", "null"]))]))
  }

  /// The schema of a file of rules: a list of them, or sections.
  var rules: SchemaNode {
    let rule = object(RuleKeys.rule)
    let sections = RuleKeys.sections.map { key in
      key.name == "rules"
        ? (key.name, SchemaNode.object([("type", .string("array")), ("items", .reference("rule"))])) : member(key)
    }
    return file(
      Message(en: "Rules for higlint", zhHans: "higlint 规则"),
      .any([
        .object([("type", .string("array")), ("items", .reference("rule"))]),
        .object([
          ("type", .string("object")), ("properties", .object(sections)), ("additionalProperties", .bool(false)),
          // A file may be words for the lexicon alone.
          ("anyOf", .array(["rules", "acts", "grammar"].map { .object([("required", .strings([$0]))]) })),
        ]),
      ]),
      definitions: [("rule", rule)])
  }

  private func file(
    _ title: Message, _ node: SchemaNode, definitions: [(key: String, value: SchemaNode)] = []
  ) -> SchemaNode {
    let head: [(key: String, value: SchemaNode)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title[language])),
    ]
    guard case .object(let members) = node else { return node }
    var seen = Set(head.map(\.key))
    let rest = members.filter { seen.insert($0.key).inserted }
    return .object(head + rest + (definitions.isEmpty ? [] : [("$defs", .object(definitions))]))
  }

  private func object(_ keys: [KeyDescription]) -> SchemaNode {
    var members: [(key: String, value: SchemaNode)] = [
      ("type", .string("object")), ("properties", .object(keys.map(member))), ("additionalProperties", .bool(false)),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(("required", .strings(required))) }
    return .object(members)
  }

  private func member(_ key: KeyDescription) -> (key: String, value: SchemaNode) {
    var members: [(key: String, value: SchemaNode)] = [
      ("description", .string(key.summary[language] + (language == .english ? "." : "。")))
    ]
    if let fallback = key.fallback.flatMap({ SchemaNode(yaml: $0) }) { members.append(("default", fallback)) }
    if let example = SchemaNode(yaml: key.example) { members.append(("examples", .array([example]))) }
    return (key.name, value(of: key.shape).with(members))
  }

  private func value(of shape: KeyDescription.Shape) -> SchemaNode {
    switch shape {
    case .text: .type("string", "number", "boolean")
    case .truth: .type("boolean")
    case .number: .type("number")
    case .anything: .object([])
    case .words(let words): .words(words)
    case .list(let element):
      .any([.object([("type", .string("array")), ("items", value(of: element))]), value(of: element)])
    case .names(let element): .object([("type", .string("object")), ("additionalProperties", value(of: element))])
    case .object(let keys): object(keys)
    case .either(let shapes): .any(shapes.map { value(of: $0) })
    }
  }
}

/// The files that higlint has a JSON Schema of.
public enum SchemaFile: String, CaseIterable, Sendable {
  case spec, config, rules

  /// Returns the schema as JSON, draft 2020-12.
  public func text(ruleSet: RuleSet, language: Language) -> String {
    let node =
      switch self {
      case .spec: SpecSchema(vocabulary: ruleSet.vocabulary, language: language).node
      case .config: KeySchema(language: language).configuration
      case .rules: KeySchema(language: language).rules
      }
    return identified(node).describedTwice.text
  }

  /// Returns a schema with the address under which SchemaStore has it; see `Documentation/schema/catalog.json`.
  private func identified(_ node: SchemaNode) -> SchemaNode {
    guard case .object(var members) = node else { return node }
    members.insert(("$id", .string("https://www.schemastore.org/higlint-\(rawValue).json")), at: 1)
    return .object(members)
  }
}
