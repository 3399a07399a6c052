import HIGCore
import HIGLanguage
import HIGReading

/// The definitions that are no type of node: what the values of many fields share, and the sections of a document.
extension SpecSchema {
  /// What the values of many fields share.
  var shared: [(key: String, value: SchemaNode)] {
    [
      (
        Definition.unstated,
        .any([
          .object([("enum", .array([.string("unknown"), .string("none"), .null]))]),
          // A component's parameter stands for a whole value.
          .pattern(#"^\$\([^)]+\)$"#),
        ]).with([
          (
            "description",
            .string(
              say(
                "`none`: there is none. `unknown`: nobody can say. `$(name)`: a component's parameter",
                "`none`：没有。`unknown`：无从得知。`$(名称)`：组件的参数"))
          )
        ])
      ),
      (
        Definition.text,
        .any([
          .type("string", "number", "boolean"),
          .object([
            ("type", .string("object")),
            (
              "patternProperties",
              .object([(#"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$"#, .type("string", "number", "boolean", "null"))])
            ),
            ("additionalProperties", .bool(false)),
          ]),
          // With what people can do with it.
          .object([
            ("type", .string("object")),
            (
              "properties",
              .object([
                ("text", .any([.reference(Definition.text), .reference(Definition.unstated)])),
                ("selectable", .any([.type("boolean"), .reference(Definition.unstated)])),
              ])
            ),
            ("required", .strings(["text", "selectable"])), ("additionalProperties", .bool(false)),
          ]),
        ])
      ),
      (
        Definition.color,
        .any([
          .words(SystemColor.all.map(\.name) + SystemColor.namesWithoutValue),
          .pattern(Self.colorNames),
          .pattern(
            #"^\s*(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[Rr][Gg][Bb][Aa]?\s*\(\s*([^\s,/()]+(\s*,\s*[^\s,/()]+){2,3}|[^\s,/()]+(\s+[^\s,/()]+){2}(\s*/\s*[^\s,/()]+)?)\s*\)|\$.+|[a-z]+([-_][a-z0-9]+)+)\s*$"#
          ),
          .object([
            ("type", .string("object")),
            (
              "properties",
              .object(
                ["light", "dark"].map { ($0, .any([.reference(Definition.color), .reference(Definition.unstated)])) })
            ),
            ("additionalProperties", .bool(false)), ("minProperties", .int(1)),
          ]),
        ])
      ),
      (
        Definition.duration,
        .any([
          .object([("type", .string("number")), ("minimum", .int(0))]),
          .pattern(
            #"^[0-9.]+ *(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?)?$"#),
        ])
      ),
      (Definition.name, .type("string", "number", "boolean")),
    ]
  }

  /// The names of system colours as code and designers write them.
  private static var colorNames: String {
    let names = SystemColor.all.map { color -> String in
      let (first, rest) = (color.name.prefix(1), color.name.dropFirst())
      return "[\(first.uppercased())\(first)](\(rest)|\(rest.lowercased()))"
    }.map { $0.split(separator: "gray").joined(separator: "gr[ae]y") }
    return #"^\s*(UIColor\.|\.)?("# + names.joined(separator: "|") + #"|[Gg]r[ae]y|[Tt]ransparent)(Color)?\s*$"#
  }

  /// The sections of a document, and what only they hold.
  var sections: [(key: String, value: SchemaNode)] {
    guard let document = vocabulary.type(named: "document"), let screen = vocabulary.type(named: "screen"),
      let view = vocabulary.type(named: "view")
    else { return [] }
    return [
      (Definition.screenDocument, object(screen, beside: document.fields, required: ["screen"], without: ["id"])),
      (Definition.screenChange, object(screen, beside: [], required: [])),
      (Definition.viewChange, object(view, beside: [], required: [])),
      (
        Definition.component,
        .object([
          ("type", .string("object")),
          (
            "properties",
            .object([
              ("parameters", .object([("type", .strings(["object", "null"]))])),
              ("view", .reference("view")),
            ])
          ),
          ("patternProperties", .object([("^x-", .bool(true))])),
          ("required", .strings(["view"])), ("additionalProperties", .bool(false)),
        ])
      ),
      (
        Definition.answers,
        .any([
          .object([
            ("type", .string("array")),
            ("items", .any([.reference("reviewAnswer"), answersByRule, .type("null")])),
          ]),
          answersByRule, .reference(Definition.unstated),
        ])
      ),
    ]
  }

  /// Answers for one place: `RULE: passes`, or `RULE: {answer: passes, by: …}`.
  private var answersByRule: SchemaNode {
    .object([
      ("type", .string("object")),
      (
        "patternProperties",
        .object([
          (
            "/",
            .any([
              words(.answer, isOpen: false),
              .object([("type", .string("object")), ("required", .strings(["answer"]))]),
            ])
          )
        ])
      ),
      ("additionalProperties", .bool(false)),
    ])
  }
}
