import HIGCore
import HIGLanguage

/// The functions of the rule language about several screens of an app, besides the ways between them.
enum ScreenFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("screensAlike") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first,
        case .string(let shape) = model.value(of: shapeName, at: node),
        let first = model.kept(Shapes.init).first[shape],
        first != node
      else { return .list([]) }
      return .list([.node(first)])
    },
    FunctionBody("stepsInARow") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first,
        let id = model.string(Names.id, of: node)
      else { return .int(0) }
      let steps = Set(arguments[1].strings)
      return .int(Int64(model.runs(through: steps)[id] ?? 0))
    },
  ]

  fileprivate static let shapeName = Vocabulary.shared.nameID(of: "shape")
}

/// The first screen of each shape, in the order of the screens; those without views have none.
private final class Shapes {
  private(set) var first: [String: NodeReference] = [:]

  init(in model: Model) {
    for screen in model.screens {
      guard case .string(let shape) = model.value(of: ScreenFunctions.shapeName, at: screen), !shape.isEmpty,
        first[shape] == nil
      else { continue }
      first[shape] = screen
    }
  }
}

extension Model {
  private static let destinations = Vocabulary.shared.nameID(of: "destinations")

  /// Returns, for each screen of some ids, the number of them in a row up to it: one search over the ways, begun at
  /// those to which a way leads from elsewhere, or none at all.
  fileprivate func runs(through steps: Set<String>) -> [String: Int] {
    var next: [String: [String]] = [:]
    var isEntered: [String: Bool] = [:]
    for screen in screens {
      guard let id = string(Names.id, of: screen), case .list(let targets) = value(of: Self.destinations, at: screen)
      else { continue }
      for case .string(let target) in targets where steps.contains(target) && target != id {
        if steps.contains(id) { next[id, default: []].append(target) } else { isEntered[target] = true }
      }
    }
    let followers = Set(next.values.joined())
    var runs: [String: Int] = [:]
    var open = steps.filter { isEntered[$0] == true || !followers.contains($0) }.sorted()
    for id in open { runs[id] = 1 }
    var position = 0
    while position < open.count {
      let id = open[position]
      position += 1
      for target in next[id] ?? [] where runs[target] == nil {
        runs[target] = (runs[id] ?? 0) + 1
        open.append(target)
      }
    }
    return runs
  }
}
