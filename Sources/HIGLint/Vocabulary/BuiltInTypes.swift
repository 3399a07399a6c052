/// The node types that nobody writes as objects, and the facts that every node has.
extension Vocabulary {
  static let builtInTypes: [NodeType] = [
    NodeType(
      "localizedText", "A text in all its languages",
      fields: [Field("texts", .opaque, "The text of each language")], facts: TextFacts.localized),
    NodeType(
      "text", "A text in one language", fields: [Field("entry_", .opaque, "Its entry")], facts: TextFacts.text),
    NodeType(
      "component", "A component checked by itself", fields: [Field("view", .node("view"), "Its root view")]),
  ]

  static let commonFacts: [DerivedFact] = [
    DerivedFact("nodeType", .string, "The type's name: view, screen, permission") { model, node in
      .string(model.typeName(of: node))
    },
    DerivedFact("path", .string, "The node's identity within its app") { model, node in .string(model.path(of: node)) },
    DerivedFact("parent", .any, "The object that holds this one; null at the top") { model, node in
      let parent = model.parent(of: node)
      return parent == .none ? .null : .node(parent)
    },
    DerivedFact("screen", .node(["screen"]), "The screen it belongs to") { model, node in
      guard let screen = model.screen(of: node), model.typeName(of: screen) == "screen" else {
        return .unknown(Unknown("screen", .parameter))
      }
      return .node(screen)
    },
    DerivedFact("app", .node(["app"]), "The app") { model, _ in
      model.app == .none ? .unknown(Unknown("app", .notStated)) : .node(model.app)
    },
    DerivedFact("depth", .int, "How many objects it lies in") { model, node in
      var depth: Int64 = 0
      for _ in model.ancestors(of: node) { depth += 1 }
      return .int(depth)
    },
    DerivedFact("siblings", .list(.any), "The other elements of the list it stands in") { model, node in
      let record = model.nodes[Int(node.index)]
      guard record.position >= 0, record.parent != .none else { return .list([]) }
      return .list(model.nodeList(record.field, of: record.parent).filter { $0 != node }.map { .node($0) })
    },
    DerivedFact("position", .int, "Its index in the list it stands in, from 0; -1 outside of lists") { model, node in
      .int(Int64(model.nodes[Int(node.index)].position))
    },
    DerivedFact("hasContent", .bool, "Whether any of the fields that make up its content is there") { model, node in
      let type = model.vocabulary.types[model.typeIndex(of: node)]
      let content = type.fields.filter(\.isContent).map { model.vocabulary.nameID(of: $0.name) }
      if content.contains(where: { model.has($0, at: node) }) { return .bool(true) }
      // Of a field that is stated to be unknown nobody can say whether it is there.
      for name in content where model.slot(name, of: node)?.kind == .unknown {
        return .unknown(model.unknown(name, .statedUnknown))
      }
      return .bool(false)
    },
  ]

  /// The names of all fields and facts, by number.
  var allNames: [String] { (0..<nameCount).map { name(NameID(UInt16($0))) } }
}
