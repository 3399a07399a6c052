@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// A spec's model, and its views and items by id.
struct Drawn {
  let model: Model

  init(_ spec: String) {
    let source = SourceFile(path: "screen.yaml", stored: Array(spec.utf8))
    let tree = YAMLReader.read(source)
    model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: [tree]))
  }

  /// A view with this id; of the base screen, or of a state.
  func node(_ id: String, state: String = "") -> NodeReference {
    for index in 0..<model.nodeCount {
      let node = NodeReference(index)
      let isThere = model.string(Names.id, of: node) == id && model.typeName(of: node) != "screen"
      if isThere, model.stateNames[model.screen(of: node)?.index ?? 0] ?? "" == state { return node }
    }
    return .none
  }

  /// A fact as a text: a number cut to two decimals, an interval as `low...high`, a colour as it prints, `?` for unknown.
  func fact(_ name: String, of id: String, state: String = "") -> String {
    describe(model.value(of: model.vocabulary.nameID(of: name), at: node(id, state: state)))
  }

  func contrast(of id: String, state: String = "") -> String { fact("contrast", of: id, state: state) }

  func describe(_ value: Value) -> String {
    switch value {
    case .double(let x): cut(x)
    case .interval(let interval): "\(cut(interval.low))...\(cut(interval.high))"
    case .color(let color): color.color.light.hex
    case .string(let text): text
    case .bool(let bool): "\(bool)"
    case .list(let items): items.map { describe($0) }.joined(separator: " ")
    case .unknown: "?"
    default: "\(value)"
    }
  }

  private func cut(_ x: Double) -> String {
    let hundredths = Int(x * 100)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
