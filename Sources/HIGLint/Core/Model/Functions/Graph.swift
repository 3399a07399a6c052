import HIGLanguage
import HIGReading

/// The screens of an app as a graph, with the steps in which people reach each of them from the first one.
///
/// Found once per app in one breadth-first search over the ways that the specs state, so linear in screens and ways.
package final class NavigationGraph {
  /// The ids of the screens that the specs describe, in their order, each once.
  package let screens: [String]
  package let nodes: [String: NodeReference]
  /// The screens with which the app begins: its `entry`; else those that say so; else those shown as `root`; else those
  /// shown as tabs, or that the app's own tab bar opens; else the one that no way leads to, if there is one such.
  package let roots: [String]
  /// The steps from the nearest root, of every screen that people reach, described or not.
  let depths: [String: Int]
  /// The screens that people reach, nearest first.
  package let reached: [String]
  /// The screen before, on a shortest way.
  private let previous: [String: String]
  /// A screen that people reach but that does not state its own targets, so that more may be reached than is known.
  package let openEnd: String?
  /// The steps to the nearest such screen; any other screen may be one step behind it.
  let openDepth: Int?
  /// The described screens of which the spec says that nobody can say all their targets.
  let openScreens: [String]
  /// The screens that a notification, a quick action or a back button opens, with all that people reach from there.
  let entered: Set<String>
  /// The ways out of each screen, by the screen's id, and the ways into it.
  package let departures: [String: [NavigationStep]]
  /// The share of the screens that ways lead to which are described by specs.
  let describedShare: Double
  /// The modal on top of each screen that people reach from a root or a tab; empty for none.
  let topModals: [String: String]
  /// The modal below each modal, empty for none.
  let modalsBelow: [String: String]
  /// The screens that are modals by their own statement, or by that of a way to them.
  let modals: Set<String>
  package let arrivals: [String: [NavigationStep]]
  /// Whether a way leads out of a screen that is a modal, or may be one: where none does, none need be looked for.
  private(set) lazy var mayLeaveModals = departures.keys.contains { isModal($0) || mayBeModal($0) }

  /// The number of comparisons that are made at most to find what missing screens may be called.
  private static let mostComparisons = 100_000
  private lazy var missing = arrivals.keys.count { nodes[$0] == nil }
  private var nearestScreens: [String: String] = [:]

  /// - Parameter model: The model of the whole app.
  init(_ model: Model) {
    var order: [String] = []
    var nodes: [String: NodeReference] = [:]
    for screen in model.screens {
      guard let id = model.string(Names.id, of: screen), nodes[id] == nil else { continue }
      nodes[id] = screen
      order.append(id)
    }
    screens = order
    self.nodes = nodes
    let steps = NavigationStep.all(of: order.compactMap { id in nodes[id].map { (id, $0) } }, nodes, in: model)
    let arrivals = Dictionary(grouping: steps, by: \.to)
    self.arrivals = arrivals
    departures = Dictionary(grouping: steps, by: \.from)
    roots = Self.roots(of: model, among: order, nodes, arrivals)
    var depths: [String: Int] = [:]
    var previous: [String: String] = [:]
    var reached: [String] = []
    var openEnd: String?
    var openDepth: Int?
    for root in roots where depths[root] == nil {
      depths[root] = 0
      reached.append(root)
    }
    var next = 0
    while next < reached.count {
      let id = reached[next]
      next += 1
      // What nobody describes leads nowhere that is known.
      guard let screen = nodes[id] else { continue }
      let destinations = model.value(of: Self.destinations, at: screen)
      if Self.isOpen(destinations) {
        openEnd = openEnd ?? id
        openDepth = openDepth ?? depths[id]
      }
      guard case .list(let targets) = destinations else { continue }
      for case .string(let target) in targets where depths[target] == nil {
        depths[target] = (depths[id] ?? 0) + 1
        previous[target] = id
        reached.append(target)
      }
    }
    self.depths = depths
    self.previous = previous
    self.reached = reached
    self.openDepth = openDepth
    openScreens = order.filter { id in nodes[id].map { Self.isStatedOpen($0, in: model) } ?? false }
    // Of an imported screen only the ways that its file states are known; code may add others.
    self.openEnd =
      openEnd ?? Self.openEntrance(of: model, order, nodes)
      ?? order.first { id in
        nodes[id].map { FileName.isImported(model.location(of: $0).file.path) } ?? false
      }
    let stated = order.filter { id in
      nodes[id].map { model.string(Names.presentation, of: $0) == "modal" } ?? false
    }
    modals = Set(stated).union(steps.filter { $0.kind == .modal }.map(\.to))
    entered = Self.entered(
      model, departures, backTargets: Self.backTargets(of: order, nodes, in: model), from: reached)
    let targets = arrivals.keys
    describedShare = targets.isEmpty ? 1 : Double(targets.count { nodes[$0] != nil }) / Double(targets.count)
    let lasting = order.filter { id in
      let presentation = nodes[id].flatMap { model.string(Names.presentation, of: $0) }
      return presentation == "root" || presentation == "tab"
    }
    (topModals, modalsBelow) = Self.modalLayers(from: Set(lasting + roots).sorted(), departures)
  }

  /// Returns the id that someone may have meant by one that no screen has; empty where there is none, or where so much is
  /// missing that to compare all would take long.
  func nearestScreen(to id: String) -> String {
    guard max(missing, 1) * screens.count <= Self.mostComparisons else { return "" }
    if let known = nearestScreens[id] { return known }
    let found = nearest(to: id, among: screens, limit: 1).first ?? ""
    nearestScreens[id] = found
    return found
  }

  private static let destinations = Vocabulary.shared.nameID(of: "destinations")
  private static let entry = Vocabulary.shared.nameID(of: "entry")
  private static let initial = Vocabulary.shared.nameID(of: "initial")

  /// Whether a screen may lead to more screens than are known.
  private static func isOpen(_ destinations: Value) -> Bool {
    guard case .list(let targets) = destinations else { return true }
    return targets.contains { target in
      if case .unknown = target { return true }
      return false
    }
  }

  /// Returns the roots; empty if nobody says, or if the spec leaves open whether the app begins with some screen.
  private static func roots(
    of model: Model, among screens: [String], _ nodes: [String: NodeReference], _ arrivals: [String: [NavigationStep]]
  ) -> [String] {
    if model.app != .none, let slot = model.slot(entry, of: model.app) {
      if let entry = model.string(entry, of: model.app) { return [entry] }
      if slot.isStatedUnknown { return [] }
    }
    let stated = screens.filter { id in
      if let node = nodes[id], case .bool(true) = model.value(of: initial, at: node) { return true }
      return false
    }
    if !stated.isEmpty { return stated }
    let isOpen = nodes.values.contains { model.slot(Names.presentation, of: $0)?.isStatedUnknown == true }
    if isOpen { return [] }
    for presentation in ["root", "tab"] {
      let roots = screens.filter { id in
        nodes[id].map { model.string(Names.presentation, of: $0) == presentation } ?? false
      }
      if !roots.isEmpty { return roots }
    }
    if model.app != .none, let bar = model.node(Names.tabBar, of: model.app) {
      let tabs = Set(model.nodeList(Names.items, of: bar).compactMap { model.string(Names.opens, of: $0) })
      let roots = screens.filter(tabs.contains)
      if !roots.isEmpty { return roots }
    }
    return onlyBeginning(of: model, among: screens, nodes, arrivals)
  }

  /// Returns the one screen that no way leads to, where ways lead to all others and it has a way of its own: a single
  /// list, or none. Of imported screens code may lead to any.
  private static func onlyBeginning(
    of model: Model, among screens: [String], _ nodes: [String: NodeReference], _ arrivals: [String: [NavigationStep]]
  ) -> [String] {
    let beginnings = screens.filter { id in !(arrivals[id] ?? []).contains { $0.from != id } }
    guard screens.count > 1, beginnings.count == 1, let first = beginnings.first, let node = nodes[first],
      !entrances(of: model).contains(first), ScreenRoleFacts.ownPresentation(of: node, in: model) == nil,
      !screens.contains(where: { id in
        nodes[id].map { screen in
          FileName.isImported(model.location(of: screen).file.path)
            || isStatedOpen(screen, in: model)
        } ?? false
      })
    else { return [] }
    return [first]
  }

  /// Whether the spec says that nobody can say where all a screen leads.
  private static func isStatedOpen(_ screen: NodeReference, in model: Model) -> Bool {
    switch model.value(of: Self.destinations, at: screen) {
    case .unknown(let unknown): unknown.isStated
    case let destinations: isOpen(destinations)
    }
  }

  private static let notifications = Vocabulary.shared.nameID(of: "notifications")
  private static let quickActions = Vocabulary.shared.nameID(of: "quickActions")

  private static let task = Vocabulary.shared.nameID(of: "task")
  private static let target = Vocabulary.shared.nameID(of: "target")

  /// Returns a screen whose way back or in the spec states to be unknown: a bar, a back button, a notification.
  private static func openEntrance(
    of model: Model, _ screens: [String], _ nodes: [String: NodeReference]
  ) -> String? {
    func isOpen(_ name: NameID, _ node: NodeReference?) -> Bool {
      node.flatMap { model.slot(name, of: $0) }?.isStatedUnknown == true
    }
    if model.app != .none {
      for list in [notifications, quickActions] {
        if isOpen(list, model.app) || model.nodeList(list, of: model.app).contains(where: { isOpen(Names.opens, $0) }) {
          return screens.first
        }
      }
    }
    return screens.first { id in
      guard let screen = nodes[id] else { return false }
      let bar = model.node(Names.navigationBar, of: screen)
      let back = bar.flatMap { model.node(Names.back, of: $0) }
      return isOpen(Names.navigationBar, screen) || isOpen(Names.back, bar) || isOpen(target, back)
    }
  }

  /// Returns the screen that each screen's back button goes to.
  private static func backTargets(
    of screens: [String], _ nodes: [String: NodeReference], in model: Model
  ) -> [String: String] {
    var targets: [String: String] = [:]
    for id in screens {
      guard let screen = nodes[id], let bar = model.node(Names.navigationBar, of: screen),
        let back = model.node(Names.back, of: bar)
      else { continue }
      targets[id] = model.string(target, of: back)
    }
    return targets
  }

  private static let onboarding = Vocabulary.shared.nameID(of: "onboarding")
  private static let pages = Vocabulary.shared.nameID(of: "pages")
  private static let screen = Vocabulary.shared.nameID(of: "screen")

  /// Returns the ids of the screens that a notification or a quick action opens, or whose name is a quick action's task,
  /// and of those that the pages of the onboarding are.
  private static func entrances(of model: Model) -> [String] {
    guard model.app != .none else { return [] }
    let actions = model.nodeList(quickActions, of: model.app)
    let openers = model.nodeList(notifications, of: model.app) + actions
    let explained = model.node(onboarding, of: model.app).map { model.nodeList(pages, of: $0) } ?? []
    return openers.compactMap { model.string(Names.opens, of: $0) }
      + actions.filter { model.slot(Names.opens, of: $0) == nil }.compactMap { model.string(task, of: $0) }
      + explained.compactMap { model.string(screen, of: $0) }
  }

  /// Returns the screens that a notification or a quick action opens, and those above a screen in the hierarchy: an app
  /// that begins with a day leads back to its month.
  private static func entered(
    _ model: Model, _ departures: [String: [NavigationStep]], backTargets: [String: String], from reached: [String]
  ) -> Set<String> {
    var open = reached.compactMap { backTargets[$0] }
    open += entrances(of: model)
    var entered: Set<String> = []
    while let id = open.popLast() {
      guard entered.insert(id).inserted else { continue }
      open += (departures[id] ?? []).map(\.to)
      if let above = backTargets[id] { open.append(above) }
    }
    return entered
  }

  /// Returns the described screen of an id.
  package func screen(_ id: String) -> NodeReference? { nodes[id] }

  /// The described screens that no stated way leads to.
  package var unreached: [String] { screens.filter { depths[$0] == nil && !entered.contains($0) } }

  /// Returns the screens on a shortest way, from a root to the one asked for; nil if there is no way.
  package func way(to id: String) -> [String]? {
    guard depths[id] != nil else { return nil }
    var way = [id]
    var last = id
    while let before = previous[last] {
      way.append(before)
      last = before
    }
    return way.reversed()
  }
}

extension Model {
  /// The graph of the app's screens; nil if they have not all been read.
  package var navigationGraph: NavigationGraph? {
    guard hasAllScreens else { return nil }
    if let graph = navigation { return graph }
    let graph = NavigationGraph(self)
    navigation = graph
    return graph
  }
}
