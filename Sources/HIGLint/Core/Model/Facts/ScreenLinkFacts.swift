import HIGLanguage
import HIGReading

/// The targets of screens, and the personal data that they use: facts for rules about a whole app.
///
/// A screen's states and variants count with it: a button of its empty state leads away from the same screen.
enum ScreenLinkFacts {
  static let screen: [FactComputation] = [
    FactComputation("destinations") { model, screen in
      var seen: Set<String> = []
      var ids: [Value] = []
      for way in ways(from: screen, in: model) where seen.insert(way.target).inserted {
        ids.append(.string(way.target))
      }
      if let open = openWay(from: screen, in: model) { ids.append(.unknown(open)) }
      // A screen of which only a title is stated says nothing about its ways; the app's tab bar leads to others all the same.
      if !saysWhereItLeads(screen, in: model) {
        let open = Value.unknown(Unknown("destinations", .notStated))
        if ids.isEmpty { return open }
        if model.node(Names.tabBar, of: screen).map(model.isAppTabBar) ?? false { ids.append(open) }
      }
      return .list(ids)
    },
    FactComputation("ways") {
      model, screen in .list(ways(from: screen, in: model).map { .node($0.node) })
    },
    FactComputation("steps") { model, screen in .list(steps(from: screen, in: model)) },
    FactComputation("tabTargets") {
      model, screen in
      guard let tabBar = model.node(Names.tabBar, of: screen) else { return .list([]) }
      return .list(
        model.nodeList(Names.items, of: tabBar).compactMap { item in
          model.string(Names.opens, of: item).map { .string($0) }
        })
    },
    FactComputation("dataUsers") { model, screen in
      .list(nodes(of: screen, in: model).filter { model.slot(uses, of: $0) != nil }.map { .node($0) })
    },
  ]

  /// A way out of a screen: the node that people touch, and the target.
  struct Way {
    var node: NodeReference
    var target: String
  }

  private static let closes = Vocabulary.shared.nameID(of: "closes")
  private static let transition = Vocabulary.shared.nameID(of: "transition")

  private static func steps(from screen: NodeReference, in model: Model) -> [Value] {
    let ways = ways(from: screen, in: model)
    guard !ways.isEmpty else { return [] }
    // What a link says that one touches tells where the link lies.
    var parts: [String: String] = [:]
    if ways.contains(where: { model.string(Names.by, of: $0.node) != nil }) {
      for node in nodes(of: screen, in: model) {
        guard let id = model.string(Names.id, of: node), parts[id] == nil else { continue }
        parts[id] = part(of: node, in: model)
      }
    }
    return ways.map { way in
      let touched = model.string(Names.by, of: way.node).flatMap { parts[$0] }
      return .map(
        MapValue([
          (.string("to"), .string(way.target)),
          (.string("transition"), .string(transitionOf(way.node, in: model))),
          (.string("part"), .string(touched ?? part(of: way.node, in: model))),
          (.string("closes"), .string(model.string(closes, of: way.node) ?? "")),
          (.string("node"), .node(way.node)),
        ]))
    }
  }

  /// Returns how a way leads on as it says itself: nothing where it does not, `unknown` where nobody can say.
  private static func transitionOf(_ way: NodeReference, in model: Model) -> String {
    guard let slot = model.slot(transition, of: way) else { return "" }
    return model.string(transition, of: way) ?? (slot.isStatedUnknown ? "unknown" : "")
  }

  /// Returns the field of the screen that holds a node: `views`, `toolbar`, `popover`.
  static func part(of node: NodeReference, in model: Model) -> String {
    var part = node
    while true {
      let parent = model.parent(of: part)
      guard parent != .none, !NodeTypes.isRoot(model.typeIndex(of: parent)) else { break }
      part = parent
    }
    let field = model.nodes[Int(part.index)].field
    return field == .none ? "" : model.vocabulary.name(field)
  }

  private static let to = Vocabulary.shared.nameID(of: "to")
  private static let pop = Vocabulary.shared.nameID(of: "pop")
  private static let uses = Vocabulary.shared.nameID(of: "uses")

  /// Returns the ways in the order of the file. One node may have several: a link, a peek.
  private static func ways(from screen: NodeReference, in model: Model) -> [Way] {
    var ways: [Way] = []
    let fields = Names.opens.bit | to.bit | pop.bit
    for node in nodes(of: screen, in: model) where model.nodes[Int(node.index)].fields & fields != 0 {
      for field in [Names.opens, to, pop] {
        // `pop: false` is no screen.
        if field == pop, let word = model.string(field, of: node), word == "false" || word == "true" { continue }
        if let target = model.string(field, of: node), !isVariable(target) {
          ways.append(Way(node: node, target: target))
        }
      }
    }
    return ways
  }

  /// By type, the fields that lead on, and those that hold nodes which may.
  private static let wayHolders = Vocabulary.shared.fields(leadingTo: ["opens", "to", "pop"])

  /// Whether what a way opens is only known while the app runs: `{banner.target}`, `$(SCREEN)`.
  private static func isVariable(_ target: String) -> Bool {
    target.utf8.contains(UInt8(ascii: "{")) || target.hasPrefix("$(")
  }

  /// Returns the first of those fields of which the spec says that nobody can say its value.
  private static func openWay(from screen: NodeReference, in model: Model) -> Unknown? {
    let fields = Names.opens.bit | to.bit | pop.bit
    for node in nodes(of: screen, in: model) where model.nodes[Int(node.index)].fields & fields != 0 {
      for field in [Names.opens, to, pop] where model.string(field, of: node).map(isVariable) ?? false {
        return model.unknown(field, .placeholder)
      }
    }
    for field in model.openFields(of: range(of: screen, in: model))
    where wayHolders[Int(model.nodes[Int(field.node)].type)].contains(field.name) {
      return model.unknown(field.name, .statedUnknown)
    }
    return nil
  }

  /// The fields each of which, if stated, would show a way if there were one.
  private static let wayFields = ["links", "views", "navigationBar", "toolbar", "tabBar", "alert", "actionSheet"].map {
    Vocabulary.shared.nameID(of: $0)
  }

  private static func saysWhereItLeads(_ screen: NodeReference, in model: Model) -> Bool {
    wayFields.contains { field in
      guard let slot = model.slot(field, of: screen), slot.kind != .unknown else { return false }
      return slot.kind != .node || !model.isAppTabBar(NodeReference(Int(slot.payload)))
    }
  }

  /// Returns a screen and everything in it, in its base state and then in the others, which follow it directly.
  static func nodes(of screen: NodeReference, in model: Model) -> some Collection<NodeReference> {
    range(of: screen, in: model).lazy.map { NodeReference($0) }
  }

  private static func range(of screen: NodeReference, in model: Model) -> Range<Int> {
    var end = max(Int(model.nodes[Int(screen.index)].end), Int(screen.index) + 1)
    while end < model.nodeCount, model.stateNames[UInt32(end)] != nil {
      end = max(Int(model.nodes[end].end), end + 1)
    }
    return Int(screen.index)..<end
  }
}

/// The facts for rules about the parts of an app that a property list states, too.
enum StatedFacts {
  static let all: [FactComputation] = [
    FactComputation("imported") { model, node in
      .bool(FileName.propertyList.fits(model.location(of: node).file.path))
    }
  ]
}
