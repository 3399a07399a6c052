import HIGLanguage

/// The functions of the rule language about lists, besides its macros.
public enum ListFunctions {
  public static let all: [FunctionBody] = [
    FunctionBody("mostCommon") { arguments, _ in
      guard case .list(let items)? = arguments.first else { return .null }
      var counts: [(value: Value, count: Int)] = []
      for item in items {
        let known = counts.firstIndex { entry in
          if case .yes = Comparison.equality(entry.value, item) { return true }
          return false
        }
        if let known {
          counts[known].count += 1
        } else {
          counts.append((item, 1))
        }
      }
      var best: (value: Value, count: Int) = (.null, 0)
      for entry in counts where entry.count > best.count { best = entry }
      return best.value
    },
    FunctionBody("joined") { arguments, _ in
      guard arguments.count == 2, case .list(let items) = arguments[0], case .string(let separator) = arguments[1]
      else { return .string("") }
      let texts = items.map { item in
        if case .string(let text) = item { return text }
        return ""
      }
      return .string(texts.joined(separator: separator))
    },
    FunctionBody("firstAlike") { arguments, context in
      guard let model = context.model, case .list(let list) = arguments[0], case .node(let node) = arguments[1],
        case .string(let field) = arguments[2]
      else { return .list([]) }
      let name = model.vocabulary.nameID(of: field)
      if let slot = model.slot(name, of: node), slot.isStatedUnknown {
        return .unknown(model.unknown(name, .statedUnknown))
      }
      guard let text = model.string(name, of: node), let first = model.firstNodes(of: list, by: name)[text],
        first != node
      else { return .list([]) }
      return .list([.node(first)])
    },
  ]
}

extension Model {
  /// Returns a list's first node with each text in a field. Rules ask about the same list for one node after the other.
  fileprivate func firstNodes(of list: [Value], by field: NameID) -> [String: NodeReference] {
    func place(_ list: [Value]) -> UnsafePointer<Value>? { list.withUnsafeBufferPointer { $0.baseAddress } }
    if let known = knownFirsts, known.field == field, known.list.count == list.count, place(known.list) == place(list) {
      return known.nodes
    }
    var nodes: [String: NodeReference] = [:]
    for case .node(let node) in list {
      guard let text = string(field, of: node), nodes[text] == nil else { continue }
      nodes[text] = node
    }
    knownFirsts = FirstNodes(list: list, field: field, nodes: nodes)
    return nodes
  }
}

/// The first nodes of the list that was looked through last.
struct FirstNodes {
  /// The list, which is held so that no other one can get its address.
  var list: [Value]
  var field: NameID
  var nodes: [String: NodeReference]
}
