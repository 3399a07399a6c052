import HIGLanguage

/// The facts that every node has.
enum CommonFacts {
  /// The number of elements of a list up to which each knows the others.
  private static let crowd = 200

  static let all: [FactComputation] = [
    FactComputation("nodeType") { model, node in
      .string(model.typeName(of: node))
    },
    FactComputation("path") { model, node in .string(model.path(of: node)) },
    FactComputation("parent") { model, node in
      let parent = model.parent(of: node)
      return parent == .none ? .null : .node(parent)
    },
    FactComputation("screen") { model, node in
      guard let screen = model.screen(of: node), model.typeName(of: screen) == "screen" else {
        return .unknown(Unknown("screen", .parameter))
      }
      return .node(screen)
    },
    FactComputation("app") { model, _ in
      model.app == .none ? .unknown(Unknown("app", .notStated)) : .node(model.app)
    },
    FactComputation("depth") { model, node in
      var depth: Int64 = 0
      for _ in model.ancestors(of: node) { depth += 1 }
      return .int(depth)
    },
    FactComputation("siblings") { model, node in
      let record = model.nodes[Int(node.index)]
      guard record.position >= 0, record.parent != .none, let slot = model.slot(record.field, of: record.parent) else {
        return .list([])
      }
      guard slot.kind == .list else { return .list([]) }
      let items = model.items(of: slot)
      // Each of many would look at all of them.
      if items.count > crowd { return .unknown(Unknown("siblings", .bound)) }
      return .list(
        Array(unsafeUninitializedCapacity: items.count) { siblings, filled in
          for item in items where item.kind == .node {
            let sibling = NodeReference(Int(item.payload))
            guard sibling != node else { continue }
            siblings.initializeElement(at: filled, to: .node(sibling))
            filled += 1
          }
        })
    },
    FactComputation("position") { model, node in
      .int(Int64(model.nodes[Int(node.index)].position))
    },
    FactComputation("hasContent") { model, node in
      let type = model.vocabulary.types[model.typeIndex(of: node)]
      let content = type.fields.filter(\.isContent).map { model.vocabulary.nameID(of: $0.name) }
      if content.contains(where: { model.has($0, at: node) }) { return .bool(true) }
      // Of a field that is stated to be unknown nobody can say whether it is there.
      for name in content where model.slot(name, of: node)?.kind == .unknown {
        return .unknown(model.unknown(name, .statedUnknown))
      }
      return .bool(false)
    },
    FactComputation("statements") { model, node in Statements.of(node, in: model) },
    FactComputation("unreadStatements") { model, node in Statements.unread(of: node, in: model) },
  ]
}
