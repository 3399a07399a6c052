import HIGLanguage
import HIGReading

/// The paths of many nodes of a model: the part that nodes share with their parent is put together once.
struct NodePaths {
  private let model: Model
  private var known = HashMap<NodeReference, String>()

  init(_ model: Model) { self.model = model }

  /// Returns the same as `Model.path(of:)`.
  mutating func path(of node: NodeReference) -> String {
    var above: [(node: NodeReference, name: (field: String?, element: String?))] = []
    var current = node
    var path = known[current]
    while path == nil {
      let record = model.nodes[Int(current.index)]
      if model.isInAppTabBar(record) || model.pathRoot(of: current, record) != nil {
        path = model.path(of: current)
        known.set(path ?? "", for: current)
        break
      }
      above.append((current, model.pathName(of: current, record)))
      current = record.parent
      path = known[current]
    }
    var result = path ?? ""
    for (node, name) in above.reversed() {
      if let field = name.field { result += "/" + field }
      if let element = name.element { result += "/" + element }
      known.set(result, for: node)
    }
    return result
  }
}
