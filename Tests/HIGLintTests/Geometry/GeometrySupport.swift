import Foundation

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// A small spec as a model, and its views by id.
struct Drawing {
  let model: Model

  init(_ spec: String) {
    let tree = YAMLReader.read(SourceFile(path: "screen.yaml", stored: Array(spec.utf8)))
    model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: [tree]))
  }

  /// A screen of 375 × 667 points with these views.
  init(views: String) {
    self.init("screen: test\nsize: [375, 667]\nviews:\n" + views)
  }

  /// The views with an id: the base screen's first, then those of its states.
  func views(_ id: String) -> [NodeReference] {
    (0..<model.nodeCount).map { NodeReference($0) }.filter {
      model.typeName(of: $0) == "view" && model.string(Names.id, of: $0) == id
    }
  }

  func fact(_ name: String, of id: String, state: Int = 0) -> Value {
    let found = views(id)
    guard found.indices.contains(state) else { return .null }
    return model.value(of: Vocabulary.shared.nameID(of: name), at: found[state])
  }

  func fact(_ name: String, ofScreen index: Int = 0) -> Value {
    model.value(of: Vocabulary.shared.nameID(of: name), at: model.screenStates[index])
  }

  var scene: Scene? { model.scene(of: model.screens[0]) }

  /// Calls a function of the rule language.
  func call(_ name: String, _ arguments: Value...) -> Value {
    guard let function = GeometryFunctions.all.first(where: { $0.name == name }) else { return .null }
    return function.call(arguments, Function.Context(facts: model))
  }
}

extension Value {
  /// As a test writes it: a number, a range, a word; `?` for unknown.
  var shown: String {
    switch self {
    case .double(let double): double == double.rounded() ? "\(Int(double))" : "\(double)"
    case .int(let int): "\(int)"
    case .bool(let bool): "\(bool)"
    case .interval(let interval): "\(Value.double(interval.low).shown)…\(Value.double(interval.high).shown)"
    case .string(let string): string
    case .unknown: "?"
    case .null: "null"
    case .list(let items): "[" + items.map(\.shown).joined(separator: ", ") + "]"
    default: "…"
    }
  }

  subscript(key: String) -> Value? {
    if case .map(let map) = self { return map[key] }
    return nil
  }

  var items: [Value] {
    if case .list(let items) = self { return items }
    return []
  }
}

extension String {
  func substituting(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.range(of: part) {
      result += rest[..<found.lowerBound] + other
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
