import HIGLanguage
import HIGReading

/// Bars that an app states once: its tab bar, with all its tabs, and how its navigation bars and toolbars look.
///
/// What a screen states of a bar wins field by field. The tab bar is also there on screens that say nothing of one, where
/// iOS shows it: on those that a tab opens, and on those pushed from there in the same file. What is found in it lies in
/// the app's bytes, and is one finding, whatever number of screens shows it.
extension ModelBuilder {
  /// The app's bars, and the screens that show its tab bar.
  package struct AppBars {
    var tabBar: Place?
    var looks: [NameID: Place] = [:]
    /// The tab that opens each screen.
    var tabs: [String: AppTab] = [:]
    var tabCount = 0
    /// The screens that are pushed within tabs, with the tab where there is only one.
    var pushed: [String: AppTab?] = [:]

    var isEmpty: Bool { tabBar == nil && looks.isEmpty }
  }

  /// A tab of the app's bar.
  struct AppTab: Equatable {
    /// Its id, or its index.
    var name: String
    var tree: Int
    var node: NodeIndex
  }

  /// The bars whose look an app states once.
  private static let lookNames: [NameID] = [Names.navigationBar, Names.toolbar]

  /// Finds the bars of the nearest `app` that states them, once for a file.
  mutating func findAppBars() {
    for definition in definitions.apps {
      let app = Place(tree: definition.tree, node: definition.value)
      if appBars.tabBar == nil, let place = appBar(Names.tabBar, of: app) {
        appBars.tabBar = place
        model.appTabBar = (UInt32(place.tree), model.trees[place.tree][place.node].range)
        findTabs(of: place)
      }
      for name in Self.lookNames where appBars.looks[name] == nil {
        if let place = appBar(name, of: app) { appBars.looks[name] = place }
      }
    }
  }

  private mutating func appBar(_ name: NameID, of app: Place) -> Place? {
    guard var place = value(of: name, at: app).map({ Place(tree: app.tree, node: $0) }) else { return nil }
    guard let inner = resolve(place) else { return nil }
    place = inner
    place.isOfApp = true
    switch model.trees[place.tree][place.node].kind {
    case .mapping: return place
    // A list of tabs.
    case .sequence: return name == Names.tabBar ? place : nil
    default: return nil
    }
  }

  private mutating func findTabs(of bar: Place) {
    let kind = model.trees[bar.tree][bar.node].kind
    guard let list = kind == .sequence ? bar.node : value(of: Names.items, at: bar),
      let items = resolve(Place(tree: bar.tree, node: list)), model.trees[items.tree][items.node].kind == .sequence
    else { return }
    for (index, child) in model.trees[items.tree].children(of: items.node).enumerated() {
      appBars.tabCount += 1
      guard let item = resolve(Place(tree: items.tree, node: child)),
        model.trees[item.tree][item.node].kind == .mapping
      else { continue }
      let id = word(Names.id, of: item)
      let tab = AppTab(name: id ?? String(index), tree: item.tree, node: item.node)
      // A tab that does not say where it leads is called like the screen that it opens.
      guard let target = word(Names.opens, of: item) ?? id else { continue }
      if appBars.tabs[target] == nil { appBars.tabs[target] = tab }
    }
  }

  private func word(_ name: NameID, of place: Place) -> String? {
    guard let node = value(of: name, at: place) else { return nil }
    let tree = model.trees[place.tree]
    let target = tree.target(of: node)
    guard target != .none, tree[target].kind == .scalar, !tree[target].range.isEmpty else { return nil }
    return tree.text(of: target)
  }

  // MARK: On a screen

  /// Adds to a bar that a screen states what the app says of all bars of its kind.
  mutating func completeBar(_ slot: FieldSlot) {
    guard slot.kind == .node else { return }
    let below = slot.name == Names.tabBar ? appBars.tabBar : appBars.looks[slot.name]
    guard let below, takesTabs(of: below, at: slot) else { return }
    let bar = NodeReference(Int(slot.payload))
    let type = Int(model.nodes[Int(bar.index)].type)
    let start = pendingSlots.count
    pendingSlots += model.slots(of: model.nodes[Int(bar.index)])
    decodeAppBar(below, type: type, into: bar, from: start)
    if slot.name == Names.tabBar { selectTab(from: start) }
    finish(bar, from: start)
  }

  /// Adds the app's tab bar to a screen that says nothing of one, where it is known to show it.
  ///
  /// - Parameter start: The first of the screen's pending slots.
  mutating func addAppTabBar(to screen: NodeReference, from start: Int) {
    guard let place = appBars.tabBar, !pendingSlots[start...].contains(where: { $0.name == Names.tabBar }),
      showsAppTabBar(from: start), let type = vocabulary.typeIndex(of: "tabBar")
    else { return }
    let range = model.trees[place.tree][place.node].range
    var slot = FieldSlot(
      name: Names.tabBar, kind: .node, origin: .written, source: UInt32(place.tree), key: range, value: range,
      payload: 0)
    guard takesTabs(of: place, at: slot) else { return }
    let bar = appendNode(type, at: place, parent: screen, field: Names.tabBar)
    let first = pendingSlots.count
    decodeAppBar(place, type: type, into: bar, from: first)
    selectTab(from: first)
    finish(bar, from: first)
    slot.payload = UInt64(bar.index)
    pendingSlots.append(slot)
  }

  /// Takes room for the tabs that are stated once more; false where a file states too many.
  private mutating func takesTabs(of place: Place, at slot: FieldSlot) -> Bool {
    guard slot.name == Names.tabBar else { return true }
    guard expansion.holds(appBars.tabCount + 1) else {
      reportExpansion(
        at: place,
        Message(
          en: "the app's tab bar is on more screens of this file than can be checked; others are checked without it",
          zhHans: "此文件中显示应用标签栏的界面过多；其余界面按没有标签栏检查"))
      return false
    }
    for _ in 0...appBars.tabCount { _ = expansion.takeView() }
    return true
  }

  private mutating func decodeAppBar(_ place: Place, type: Int, into bar: NodeReference, from start: Int) {
    guard model.trees[place.tree][place.node].kind == .sequence else {
      decodeFields(of: place, above: [], type: type, into: bar, from: start, only: nil)
      return
    }
    let accessor = vocabulary.accessorIndex(of: Names.items, in: type)
    guard !pendingSlots[start...].contains(where: { $0.name == Names.items }),
      let inner = vocabulary.fieldType(ofAccessor: accessor)
    else { return }
    let tree = model.trees[place.tree]
    let range = tree[place.node].range
    var slot = FieldSlot(
      name: Names.items, kind: .unknown, origin: .written, source: UInt32(place.tree), key: range, value: range,
      payload: 0)
    decode(
      inner, at: place, near: (tree, place.tree), into: &slot, owner: bar,
      nodeType: vocabulary.nodeType(ofAccessor: accessor))
    pendingSlots.append(slot)
  }

  /// Whether a screen is one that a tab opens, or that is pushed within a tab, and no modal.
  private func showsAppTabBar(from start: Int) -> Bool {
    let slots = pendingSlots[start...]
    if let modal = slots.first(where: { $0.name == Self.modal }), modal.kind != .null { return false }
    if let presentation = slots.first(where: { $0.name == Names.presentation }) {
      guard presentation.kind == .string else { return false }
      switch model.string(of: presentation) {
      case "tab": return true
      case "root", "push": break
      default: return false
      }
    }
    guard let id = screenID else { return false }
    return appBars.tabs[id] != nil || appBars.pushed[id] != nil
  }

  private static let modal = Vocabulary.shared.nameID(of: "modal")

  /// Returns the id of the screen that is stated by layers, of which a state's is the first.
  func screenID(of layers: [Place]) -> String? {
    layers.last.flatMap { word(Names.id, of: $0) ?? word(Names.screen, of: $0) }
  }

  /// Whether an app says a field of a bar for all its screens: not which tab is selected, nor what a bar holds.
  func isOfAppBar(_ name: NameID, in type: Int) -> Bool {
    if name == Names.selected { return false }
    guard type == NodeTypes.navigationBar || type == NodeTypes.toolbar else { return true }
    return vocabulary.isField(name, in: types.barAppearance)
  }

  /// Selects the tab that a screen belongs to, unless the screen says which one.
  private mutating func selectTab(from start: Int) {
    guard !pendingSlots[start...].contains(where: { $0.name == Names.selected }), let id = screenID,
      let tab = appBars.tabs[id] ?? appBars.pushed[id] ?? nil
    else { return }
    // Tabs of the screen's own have names of their own.
    guard let items = pendingSlots[start...].first(where: { $0.name == Names.items }),
      items.source == UInt32(tab.tree), items.value.contains(model.trees[tab.tree][tab.node].range)
    else { return }
    let range = model.trees[tab.tree][tab.node].range
    pendingSlots.append(
      FieldSlot(
        name: Names.selected, kind: .string, origin: .computed, source: UInt32(tab.tree), key: range, value: range,
        payload: UInt64(model.strings.count)))
    model.strings.append(tab.name)
  }

  // MARK: What is pushed

  /// Finds the screens of a file that are pushed from those which tabs open, and from these in turn, by a model of the
  /// file without them.
  mutating func findPushedScreens(in draft: Model) {
    let screens = draft.screens.compactMap { node in draft.string(Names.id, of: node).map { (id: $0, node: node) } }
    let described = Dictionary(screens.map { ($0.id, $0.node) }) { first, _ in first }
    let steps = Dictionary(grouping: NavigationStep.all(of: screens, described, in: draft), by: \.from)
    // What is also shown as a modal may be without the bar.
    let modals = Set(steps.values.joined().filter { $0.kind != .push && $0.kind != .tab }.map(\.to))
    var waiting = screens.compactMap { screen -> (id: String, tab: AppTab?)? in
      guard let bar = draft.node(Names.tabBar, of: screen.node),
        draft.value(of: Names.hidden, at: bar).isKnownFalse
      else { return nil }
      return (screen.id, appBars.tabs[screen.id])
    }
    while let (id, tab) = waiting.popLast() {
      for step in steps[id] ?? [] where step.kind == .push && described[step.to] != nil {
        guard appBars.tabs[step.to] == nil, !modals.contains(step.to) else { continue }
        if let known = appBars.pushed[step.to] {
          // In several tabs none is known to be selected.
          if known != nil, known != tab {
            appBars.pushed[step.to] = AppTab?.none
            waiting.append((step.to, nil))
          }
          continue
        }
        appBars.pushed[step.to] = tab
        waiting.append((step.to, tab))
      }
    }
  }
}

extension Value {
  fileprivate var isKnownFalse: Bool {
    if case .bool(false) = self { return true }
    return false
  }
}

extension Model {
  /// Whether a bar is the app's as it stands, of which its screen says nothing.
  func isAppTabBar(_ node: NodeReference) -> Bool {
    guard let bar = appTabBar else { return false }
    let record = nodes[Int(node.index)]
    return record.source == bar.source && record.range == bar.range && record.extract == .max
  }

  /// Whether a node stands in the app's tab bar.
  func isInAppTabBar(_ record: ModelNode) -> Bool {
    guard let bar = appTabBar else { return false }
    return record.source == bar.source && bar.range.contains(record.range)
  }
}
