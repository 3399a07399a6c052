import HIGCore
import HIGLanguage
import HIGReading

/// The JSON Schema of the spec format, made from its vocabulary.
///
/// It accepts what is read without a complaint about form, in every spelling; what it completes are the format's own names. It
/// knows no names of a team's own: whether `$brand` is in the palette, a link leads to a screen, a component has a parameter.
struct SpecSchema {
  let vocabulary: Vocabulary
  let language: Language
  private let builtIn = Set(Vocabulary.builtInTypes.map(\.name))

  init(vocabulary: Vocabulary, language: Language) {
    self.vocabulary = vocabulary
    self.language = language
  }

  /// The definitions that stand for more than one type of node.
  enum Definition {
    static let unstated = "unstated"
    static let text = "text"
    static let color = "color"
    static let duration = "duration"
    static let name = "name"
    /// A document that is one screen.
    static let screenDocument = "screenDocument"
    /// A view in `override`, which need not be whole.
    static let viewChange = "viewChange"
    /// A screen in a state or variant.
    static let screenChange = "screenChange"
    static let component = "component"
    static let answers = "answers"
    /// A type of node in each of its forms.
    static func value(of type: String) -> String { "\(type)Value" }
    /// The words for something: `contentModeWords`.
    static func words(_ list: Enumeration) -> String {
      (camelCase(fromSeparated: list.name.split(separator: " ").joined(separator: "-")) ?? list.name) + "Words"
    }
  }

  var node: SchemaNode {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(say("A spec of higlint", "higlint 规格"))),
      ("type", .strings(["object", "null"])),
      ("if", .object([("type", .string("object")), ("required", .strings(["screen"]))])),
      ("then", .reference(Definition.screenDocument)),
      ("else", .reference("document")),
      ("$defs", .object(definitions)),
    ])
  }

  func say(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[language] }

  // MARK: Definitions

  private var definitions: [(key: String, value: SchemaNode)] {
    let types = vocabulary.types.filter { !builtIn.contains($0.name) }.sorted { Path.precedes($0.name, $1.name) }
    return shared + sections + enumerations
      + types.flatMap { type -> [(key: String, value: SchemaNode)] in
        if type.name == "document" { return [(type.name, object(type, beside: []))] }
        return [(type.name, object(type, beside: [])), (Definition.value(of: type.name), value(of: type))]
      }
  }

  /// The words of each enumeration, in every spelling.
  private var enumerations: [(key: String, value: SchemaNode)] {
    var found: [String: SchemaNode] = [:]
    func add(_ type: FieldType) {
      switch type {
      case .word(let list), .openWord(let list): found[Definition.words(list)] = .spelt(list)
      case .list(let element), .map(let element): add(element)
      default: break
      }
    }
    for type in vocabulary.types {
      for field in type.fields { add(field.type) }
    }
    return found.sorted { Path.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
  }

  // MARK: Objects

  /// Returns the schema of an object that is written as a mapping.
  ///
  /// - Parameters:
  ///   - others: The fields of another type that stand beside its own.
  ///   - required: The names that must be there; by default the required fields.
  ///   - left: The fields that are left out.
  func object(
    _ type: NodeType, beside others: [Field], required: [String]? = nil, without left: Set<String> = []
  ) -> SchemaNode {
    let own = type.fields.filter { !left.contains($0.name) }.map { (field: $0, owner: type.name) }
    let names = Set(own.map(\.field.name))
    let fields = own + others.filter { !names.contains($0.name) }.map { (field: $0, owner: "document") }
    var patterns: [(key: String, value: SchemaNode)] = [("^x-", .bool(true))]
    for (field, owner) in fields {
      var spellings = spellings(of: field)
      patterns += parts(of: field)
      if owner == "view", field.name == "children" {
        // These say of what kind each is.
        let kinds = ["cells", "sections"]
        spellings.removeAll(where: kinds.contains)
        let item = SchemaNode.any([
          .reference("view"), .reference(Definition.viewChange), .type("string", "number", "boolean"),
          .reference(Definition.unstated),
        ])
        let list = SchemaNode.object([("type", .string("array")), ("items", item)])
        patterns.append(("^(\(kinds.joined(separator: "|")))$", .any([list, .reference(Definition.unstated)])))
      }
      if owner == "audio", spellings.contains("session") {
        // A session may be an object that states what the app's sound does.
        spellings.removeAll { $0 == "session" }
        patterns.append(("^session$", .any([.reference("audio/properties/\(field.name)"), .reference("audio")])))
      }
      // One of the field's list, which may stand without a list.
      for other in field.otherNames where other.isSingle {
        spellings.removeAll { $0 == Self.pattern(other.name) }
        if case .list(.node(let name)) = field.type {
          patterns.append(
            (
              "^\(Self.pattern(other.name))$",
              .any([.reference("\(owner)/properties/\(field.name)"), .reference(Definition.value(of: name))])
            ))
        }
      }
      if !spellings.isEmpty {
        patterns.append(("^(\(spellings.joined(separator: "|")))$", .reference("\(owner)/properties/\(field.name)")))
      }
    }
    // In a list of screens, one may be named as in a file of its own.
    if type.name == "screen", required == nil { patterns.append(("^screen$", .reference("screen/properties/id"))) }
    if type.name == "view" {
      // `label.text`
      patterns.append((#"^[A-Za-z]+\.[A-Za-z]+$"#, .bool(true)))
    }
    var members: [(key: String, value: SchemaNode)] = [
      ("type", .string("object")), ("description", .string(vocabulary.description(of: type).summary[language])),
      (
        "properties",
        .object(
          fields.map { field, owner in
            let isOwn = owner == type.name && required == nil
            return (field.name, isOwn ? described(field, in: owner) : .reference("\(owner)/properties/\(field.name)"))
          })
      ),
      ("patternProperties", .object(patterns)),
      ("additionalProperties", .bool(false)),
    ]
    // A component brings the kind of a view with it.
    let eitherRequired = ["view": ["kind", "use"], "screen": ["id", "screen"]]
    if required == nil, let names = eitherRequired[type.name] {
      members.append(("anyOf", .array(names.map { .object([("required", .strings([$0]))]) })))
      return .object(members)
    }
    let needed = required ?? type.fields.filter(\.isRequired).map(\.name)
    if !needed.isEmpty { members.append(("required", .strings(needed))) }
    return .object(members)
  }

  /// Returns the keys that state a part of a field's object at the object around it, each with what it holds.
  private func parts(of field: Field) -> [(key: String, value: SchemaNode)] {
    guard case .node(let name) = field.type, let type = vocabulary.type(named: name) else { return [] }
    return field.partNames.compactMap { part in
      guard let inner = type.fields.first(where: { $0.otherNames.contains { $0.name == part } }) else { return nil }
      var value = SchemaNode.reference("\(name)/properties/\(inner.name)")
      if case .list(.node(let item)) = inner.type, inner.otherNames.contains(where: { $0.name == part && $0.isSingle })
      {
        value = .any([value, .reference(Definition.value(of: item))])
      }
      let pattern = part.utf8.contains(UInt8(ascii: ".")) ? Self.pattern(part) : Self.spelt(part).joined(separator: "|")
      return ("^(\(pattern))$", value)
    }
  }

  /// Returns the ways to write a field's name besides its own, as patterns.
  private func spellings(of field: Field) -> [String] {
    ([field.name] + field.otherNames.map(\.name)).enumerated().flatMap { index, name -> [String] in
      if name.utf8.contains(UInt8(ascii: ".")) { return [Self.pattern(name)] }
      return index == 0 ? Array(Self.spelt(name).dropFirst()) : Self.spelt(name)
    }
  }

  /// Returns a name, and how it is written in kebab or snake case, if that is another way.
  private static func spelt(_ name: String) -> [String] {
    let separated = name.unicodeScalars.map { scalar -> String in
      scalar.properties.isUppercase ? "[-_]\(scalar.properties.lowercaseMapping)" : String(scalar)
    }.joined()
    return separated == name ? [name] : [name, separated]
  }

  /// Returns a name with dots as a pattern.
  private static func pattern(_ name: String) -> String { name.split(separator: ".").joined(separator: #"\."#) }

  /// Returns the schema of an object in each of its forms.
  private func value(of type: NodeType) -> SchemaNode {
    var forms = [SchemaNode.reference(type.name)]
    let shorthand = type.fields.first { $0.name == type.shorthand }
    var holdsList = shorthand == nil
    if case .list? = shorthand?.type { holdsList = true }
    // There is none.
    if holdsList { forms.append(.object([("const", .bool(false))])) }
    if let field = shorthand {
      forms.append(plain(field.type, of: "\(type.name).\(field.name)"))
      // One of the app's fonts, or a family: text styles begin with a small letter.
      if type.name == "font" { forms.append(.pattern(#"^(\$|system$|[A-Z]|[^\x00-\x7F])"#)) }
      if type.name == "background" { forms.append(.pattern("^default$")) }
    }
    if !type.positional.isEmpty {
      let item = SchemaNode.any([.type("number"), .reference(Definition.unstated)])
      forms.append(
        .object([
          ("type", .string("array")), ("items", item), ("minItems", .int(type.positional.count)),
          ("maxItems", .int(type.positional.count)),
        ]))
    }
    return .any(forms)
  }

  // MARK: Fields

  /// Returns the schema of a field with what people are told of it.
  private func described(_ field: Field, in owner: String) -> SchemaNode {
    let description = vocabulary.description(of: field, in: owner)
    var text = description.summary[language] + say(".", "。")
    if let unit = description.unit { text += say(" In \(unit).", "单位：\(unit)。") }
    var members: [(key: String, value: SchemaNode)] = [("description", .string(text))]
    switch field.absence {
    case .bool(let value): members.append(("default", .bool(value)))
    case .number(let value): members.append(("default", .number(value)))
    case .word(let word): members.append(("default", .string(word)))
    case .clear: members.append(("default", .string("clear")))
    case .emptyList: members.append(("default", .array([])))
    case .required, .inherited, .unknown: break
    }
    if let example = description.example.flatMap({ SchemaNode(yaml: $0) }) {
      members.append(("examples", .array([example])))
    }
    return value(of: field, in: owner).with(members)
  }

  private func value(of field: Field, in owner: String) -> SchemaNode {
    switch (owner, field.name) {
    case ("document", "components"): return named(.reference(Definition.component))
    case ("document", "palette"): return named(plain(.color, of: owner))
    case ("document", "textStyles"): return named(.reference("font"))
    case ("document", "reviewed"): return .object([("$ref", .string("#/$defs/\(Definition.answers)"))])
    case ("screen", "states"): return named(.reference(Definition.screenChange))
    case ("screen", "override"): return named(.reference(Definition.viewChange))
    case ("screen", "variants"):
      return .any([
        .object([("type", .string("array")), ("items", .reference(Definition.screenChange))]),
        .reference(Definition.unstated),
      ])
    // Which of its segments, counted from 0.
    case ("view", "selected"):
      return .any([
        .type("boolean"), .object([("type", .string("integer")), ("minimum", .int(0))]),
        .reference(Definition.unstated),
      ])
    // The buttons that close it, which may be written as objects.
    case (_, "dismiss"):
      let item = SchemaNode.any([.reference(Definition.name), .type("object"), .reference(Definition.unstated)])
      return .any([
        .object([("type", .string("array")), ("items", item)]), .reference(Definition.name),
        .reference(Definition.unstated),
      ])
    default: break
    }
    if case .opaque = field.type { return .object([]) }
    // What must have a name can't be without one.
    if field.isRequired || owner == "document" && field.name == "screen", case .identifier = field.type {
      return .reference(Definition.name)
    }
    return .any([plain(field.type, of: "\(owner).\(field.name)"), .reference(Definition.unstated)])
  }

  private func named(_ value: SchemaNode) -> SchemaNode {
    .any([
      .object([
        ("type", .string("object")), ("additionalProperties", .any([value, .reference(Definition.unstated)])),
      ]),
      .reference(Definition.unstated),
    ])
  }

  /// Returns the schema of a type's values, without those that say that there is none.
  private func plain(_ type: FieldType, of field: String) -> SchemaNode {
    switch type {
    case .bool: return .type("boolean")
    case .int: return .type("integer")
    case .number(let range) where FieldType.isMoney(range): return .type("number", "string")
    case .number(let range):
      return .object([
        ("type", .string("number")), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ])
    case .duration: return .reference(Definition.duration)
    case .string, .identifier: return .reference(Definition.name)
    case .text: return .reference(Definition.text)
    case .word(let list): return words(list, isOpen: false)
    case .openWord(let list): return words(list, isOpen: true)
    case .color: return .reference(Definition.color)
    case .node(let name): return .reference(Definition.value(of: name))
    case .list(let element): return list(of: element, field)
    case .map(let element):
      let named = SchemaNode.object([
        ("type", .string("object")),
        ("additionalProperties", .any([plain(element, of: field), .reference(Definition.unstated)])),
      ])
      // Objects by name may be a list, too, each with its name in itself.
      guard case .node(let name) = element, let type = vocabulary.type(named: name),
        type.fields.contains(where: { $0.name == "id" })
      else { return named }
      return .any([named, list(of: element, field)])
    case .opaque: return .object([])
    }
  }

  /// Returns the schema of a list; a single value stands for a list of one, unless it is a mapping.
  private func list(of element: FieldType, _ field: String) -> SchemaNode {
    let item = plain(element, of: field)
    let list = SchemaNode.object([
      ("type", .string("array")), ("items", .any([item, .reference(Definition.unstated)])),
    ])
    guard case .node(let name) = element else { return .any([list, item]) }
    guard vocabulary.type(named: name)?.shorthand != nil else { return list }
    return .any([list, .type("string", "number", "boolean")])
  }

  /// Returns the schema of words; of open ones, the known words are what is completed.
  func words(_ list: Enumeration, isOpen: Bool) -> SchemaNode {
    let known = SchemaNode.reference(Definition.words(list))
    return isOpen ? .any([known, .type("string", "number", "boolean")]) : known
  }
}

extension Field {
  fileprivate var isRequired: Bool {
    if case .required = absence { return true }
    return false
  }
}
