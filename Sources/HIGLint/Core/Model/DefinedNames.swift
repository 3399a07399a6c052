import HIGLanguage
import HIGReading

/// The names that spec files define for others: colours, fonts and components; and where they are used.
///
/// A name counts as used wherever it is written as one, also by a component that nothing uses.
extension Model {
  static let definitionType = Vocabulary.shared.typeIndex(of: "definition") ?? -1
  private static let section = Vocabulary.shared.nameID(of: "section")

  /// Adds a node for each name that a tree defines, unless a nearer file defines it, too.
  func addDefinitions(ofTree number: Int) {
    guard let definitions else { return }
    let tree = trees[number]
    let sections: [(SpecSection, [String: Definitions.Definition])] = [
      (.palette, definitions.palette), (.textStyles, definitions.textStyles), (.components, definitions.components),
    ]
    for (section, names) in sections {
      let own = names.filter { definitions.trees[$0.value.tree].source === tree.source }
      for (name, definition) in own.sorted(by: { $0.value.key < $1.value.key }) {
        let range = tree[definition.key].range
        let index = nodes.count
        nodes.append(
          ModelNode(
            type: UInt16(Self.definitionType), source: UInt32(number), range: range, parent: app, field: .none,
            position: -1, firstSlot: 0, slotCount: 0, end: UInt32(index + 1)))
        let first = slots.count
        for (field, text) in [(Names.name, name), (Self.section, section.rawValue)] {
          slots.append(
            FieldSlot(
              name: field, kind: .string, origin: .written, source: UInt32(number), key: range, value: range,
              payload: UInt64(strings.count)))
          strings.append(text)
        }
        setSlots(of: index, to: first..<slots.count)
      }
    }
  }

  /// The definitions among the nodes of the model's own files.
  package var definitionNodes: [NodeReference] {
    nodes.indices.filter { Int(nodes[$0].type) == Self.definitionType && nodes[$0].extract == .max }
      .map { NodeReference($0) }
  }

  /// Returns a definition as it is written where it is used: `$brand`, `Card`.
  package func usedName(of definition: NodeReference) -> String? {
    guard let name = string(Names.name, of: definition) else { return nil }
    return string(Self.section, of: definition) == SpecSection.components.rawValue ? name : "$" + name
  }

  /// Returns the names of a definition's path, the last first; nil for any other node.
  func definitionParts(of node: NodeReference) -> [String]? {
    guard typeIndex(of: node) == Self.definitionType, let name = string(Names.name, of: node) else { return nil }
    return [name, string(Self.section, of: node) ?? "", "app"]
  }
}

extension Definitions {
  /// Returns which of the defined names a tree uses: `$brand` in a scalar, `Card` behind `use`.
  func namesUsed(in tree: SyntaxTree) -> Set<String> {
    var used: Set<String> = []
    if !palette.isEmpty || !textStyles.isEmpty {
      for index in tree.nodes.indices where tree.nodes[index].kind == .scalar {
        let node = NodeIndex(UInt32(index))
        tree.withBytes(of: node) { bytes in
          guard bytes.contains(UInt8(ascii: "$")) else { return }
          for name in Self.references(in: bytes) where palette[name] != nil || textStyles[name] != nil {
            used.insert("$" + name)
          }
        }
      }
    }
    if !components.isEmpty {
      for index in tree.nodes.indices where tree.nodes[index].kind == .mapping {
        for entry in tree.entries(of: NodeIndex(UInt32(index))) where tree.withBytes(of: entry.key, Self.isUse) {
          let target = tree.target(of: entry.value)
          if target != .none, tree[target].kind == .scalar { used.insert(tree.text(of: target)) }
        }
      }
    }
    return used
  }

  private static func isUse(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Vocabulary.shared.nameID(ofKey: bytes) == Names.use
  }

  /// Returns what stands behind each dollar sign, to the end of the name.
  private static func references(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var names: [String] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$") else {
        index += 1
        continue
      }
      // A name may hold spaces and dots: all that may be one counts.
      let start = index + 1
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "$") {
        if Self.mayEndName(bytes[end]), end > start {
          names.append(String(decoding: bytes[start..<end], as: UTF8.self))
        }
        end += 1
        if end - start > Self.longestName { break }
      }
      if end > start { names.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
      index = max(end, start)
    }
    return names
  }

  private static let longestName = 200

  private static func mayEndName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      false
    default: true
    }
  }
}

/// The facts about names that files define.
enum DefinedNameFacts {
  static let screen: [FactComputation] = [
    FactComputation("usedNames") { model, screen in
      guard let definitions = model.definitions, isFirst(screen, in: model) else { return .list([]) }
      let source = Int(model.nodes[Int(screen.index)].source)
      guard source < model.trees.count else { return .list([]) }
      let names = definitions.namesUsedByDefinitions.union(definitions.namesUsed(in: model.trees[source]))
      return .list(names.sorted().map { .string($0) })
    },
    FactComputation("ownDefinitions") { model, screen in
      guard isFirst(screen, in: model) else { return .list([]) }
      return .list(model.definitionNodes.map { .node($0) })
    },
  ]

  /// Whether a screen is the first of its file, for which it stands.
  private static func isFirst(_ screen: NodeReference, in model: Model) -> Bool { model.screens.first == screen }
}

/// The functions about names that files define.
enum DefinedNameFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("unusedDefinitions") { _, context in
      guard let model = context.model, model.hasAllScreens else {
        return .unknown(Unknown("screens", .otherFiles))
      }
      return .list(model.kept(UnusedDefinitions.init).nodes.map { .node($0) })
    }
  ]
}

/// The definitions of an app that nothing in it uses, found once.
private final class UnusedDefinitions {
  private(set) var nodes: [NodeReference] = []
  private static let usedNames = Vocabulary.shared.nameID(of: "usedNames")
  private static let ownDefinitions = Vocabulary.shared.nameID(of: "ownDefinitions")

  init(in model: Model) {
    // Definitions without screens wait for these.
    guard !model.screens.isEmpty else { return }
    var used = model.definitions?.namesUsedByDefinitions ?? []
    for screen in model.screens {
      let names = Self.strings(Self.usedNames, at: screen, in: model)
      used.formUnion(names)
      // What a file with screens defines holds for these alone.
      let own = Set(names)
      guard case .list(let items) = model.value(of: Self.ownDefinitions, at: screen) else { continue }
      for case .node(let node) in items where model.usedName(of: node).map({ !own.contains($0) }) ?? false {
        nodes.append(node)
      }
    }
    for node in model.definitionNodes where model.usedName(of: node).map({ !used.contains($0) }) ?? false {
      nodes.append(node)
    }
  }

  private static func strings(_ name: NameID, at node: NodeReference, in model: Model) -> [String] {
    guard case .list(let items) = model.value(of: name, at: node) else { return [] }
    return items.compactMap { item in
      if case .string(let text) = item { return text }
      return nil
    }
  }
}
