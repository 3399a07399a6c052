import HIGReading

/// Navigation bars, toolbars and tab bars.
extension IBReader {
  func addBars(of controller: IBElement, id: String, to entries: inout IBEntries) {
    let drawn = drawnBars(of: controller)
    addNavigationBar(of: controller, id: id, drawn: drawn.navigationBar, to: &entries)
    let list = controller.child(key: "toolbarItems") ?? drawn.toolbar?.child("items")
    let items = barItems(list?.children ?? [])
    if !items.isEmpty {
      let place = list?.nameRange ?? controller.nameRange
      var bar = IBEntries(self)
      bar.add("items", items: items, at: place)
      if let toolbar = drawn.toolbar { addBar(toolbar, to: &bar) }
      entries.add("toolbar", at: place, bar.mapping(at: place))
    }
    if let (tabBarController, index) = navigation.tabs[id] {
      addTabBar(of: tabBarController, selected: index, to: &entries)
    }
  }

  // MARK: Bars among the views

  /// Returns the bars among a screen's views that are like those of a container: a navigation bar at the top, a
  /// toolbar at the bottom, of UIKit's own classes. A container's own comes first.
  func drawnBars(of controller: IBElement) -> (navigationBar: IBElement?, toolbar: IBElement?) {
    guard let view = controller.child(key: "view"), let size = view.child("rect", key: "frame"),
      let height = size.number("height"), let views = view.child("subviews")?.children
    else { return (nil, nil) }
    func first(_ name: String, _ isPlaced: (Double, Double) -> Bool) -> IBElement? {
      views.first { bar in
        guard bar.is(name), bar.customClass == nil, bar.flag("hidden") != true, !isUninstalled(bar),
          let rect = bar.child("rect", key: "frame"), let y = rect.number("y"), let own = rect.number("height")
        else { return false }
        return isPlaced(y, y + own)
      }
    }
    let hasNavigation = controller.id.flatMap { navigation.navigationControllers[$0] } != nil
    let hasItems = controller.child(key: "toolbarItems") != nil
    return (
      hasNavigation ? nil : first("navigationBar") { top, bottom in top >= 0 && bottom <= Self.lowestTopBar },
      hasItems ? nil : first("toolbar") { _, bottom in bottom <= height && bottom >= height - Self.homeIndicator }
    )
  }

  /// The distance in points from the top of the screen to the lower edge of the lowest navigation bar: with a prompt
  /// and the tallest status bar.
  private static let lowestTopBar = 134.0
  /// The distance in points that a toolbar may stand above the lower edge.
  private static let homeIndicator = 34.0

  // MARK: Navigation bars

  private func addNavigationBar(
    of controller: IBElement, id: String, drawn: IBElement?, to entries: inout IBEntries
  ) {
    let item =
      drawn?.child("items")?.child("navigationItem") ?? controller.child("navigationItem", key: "navigationItem")
    let container = navigation.navigationControllers[id]
    var bar = IBEntries(self)
    if let item {
      if item["title"]?.isEmpty == false {
        let place = item.place(of: "title")
        bar.add(
          "title", at: place,
          text("title", of: item, isOpen: connections.bound.contains(item.id ?? "") || isLocalizedByCode(item)))
      }
      if item["prompt"]?.isEmpty == false { bar.add("prompt", at: item.place(of: "prompt"), text("prompt", of: item)) }
      addItems("left", single: "leftBarButtonItem", list: "leftBarButtonItems", of: item, to: &bar)
      addItems("right", single: "rightBarButtonItem", list: "rightBarButtonItems", of: item, to: &bar)
    }
    if let navigationBar = drawn ?? container?.child(key: "navigationBar") { addBar(navigationBar, to: &bar) }
    if container?.flag("navigationBarHidden") == true, let container {
      bar.add("hidden", flag: true, at: container.place(of: "navigationBarHidden"))
    }
    guard !bar.isEmpty || container != nil || drawn != nil else { return }
    let place = item?.nameRange ?? drawn?.nameRange ?? container?.nameRange ?? controller.nameRange
    if !bar.list.contains(where: { writer.tree.text(of: $0.key) == "title" }) {
      bar.add("title", at: place, writer.unknown(at: place))
    }
    entries.add("navigationBar", at: place, bar.mapping(at: place))
  }

  private func addItems(
    _ name: String, single: String, list: String, of item: IBElement, to bar: inout IBEntries
  ) {
    let elements = item.child(key: list)?.children ?? item.child(key: single).map { [$0] } ?? []
    let items = barItems(elements)
    if let first = elements.first { bar.add(name, items: items, at: first.nameRange) }
  }

  /// Adds the look of a bar itself.
  private func addBar(_ bar: IBElement, to entries: inout IBEntries) {
    if !hasOwnAttributes(bar, "tint", "theme"), bar.customClass == nil {
      entries.add(color("tint", key: "tintColor", of: bar))
      entries.add(color("background", key: "barTintColor", of: bar))
    }
    if let isTranslucent = bar.flag("translucent") {
      entries.add("translucent", flag: isTranslucent, at: bar.place(of: "translucent"))
    }
    if let attributes = bar.child("textAttributes", key: "titleTextAttributes"), bar.customClass == nil {
      entries.add(color("titleColor", key: "textColor", of: attributes))
    }
  }

  // MARK: Items

  func barItems(_ elements: [IBElement]) -> [NodeIndex] {
    elements.compactMap { element in
      guard element.is("barButtonItem") else { return nil }
      if element["systemItem"] == "flexibleSpace" || element["systemItem"] == "fixedSpace" { return nil }
      return barItem(element)
    }
  }

  /// The titles of the system's items that are words; the others are symbols.
  private static let systemTitles: [String: String] = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
  ]

  private func barItem(_ element: IBElement) -> NodeIndex {
    var entries = IBEntries(self)
    let place = element.nameRange
    if let id = element.attribute("id") { entries.add("id", at: element.place(of: "id"), string(id)) }
    if let system = element["systemItem"] {
      let place = element.place(of: "systemItem")
      if let title = Self.systemTitles[system] {
        entries.add(
          "title", at: place, writer.mapping(at: place, [(word("en", place), writer.text(title, at: place))]))
      } else if let icon = SystemIcon.byItem[system] {
        entries.add("icon", at: place, writer.mapping(at: place, [(word("system", place), word(icon, place))]))
      } else {
        entries.add("title", at: place, writer.unknown(at: place))
      }
      if system == "done" || system == "cancel" { entries.add("role", word: system, at: place) }
    } else {
      addOwnContent(of: element, to: &entries)
    }
    if element.flag("enabled") == false { entries.add("enabled", flag: false, at: element.place(of: "enabled")) }
    entries.add(color("tint", key: "tintColor", of: element))
    addActions(of: element, to: &entries)
    entries.add(source(of: element, name: itemName(element)))
    return entries.mapping(at: place)
  }

  private func addOwnContent(of element: IBElement, to entries: inout IBEntries) {
    let isOpen = isBound(element) && surroundings.tables.isEmpty || isLocalizedByCode(element)
    if let custom = element.child(key: "customView") {
      let place = custom.nameRange
      let kind = kind(of: custom)
      if kind != "group" { entries.add("kind", word: kind, at: place) }
      for name in ["title", "icon"] { entries.add(name, at: place, writer.unknown(at: place)) }
      return
    }
    let title = element["title"]?.isEmpty == false ? text("title", of: element, isOpen: isOpen) : nil
    if element.attribute("image") != nil {
      entries.add("icon", at: element.place(of: "image"), icon("image", of: element))
      // Beside an image the title is what VoiceOver reads.
      entries.add(labels(of: element, title: title))
      return
    }
    if let title {
      entries.add("title", at: element.place(of: "title"), title)
    } else if isBound(element) || element.customClass != nil {
      for name in ["title", "icon"] { entries.add(name, at: element.nameRange, writer.unknown(at: element.nameRange)) }
    }
    entries.add(accessibility(of: element, kind: "barItem"))
  }

  private func labels(of element: IBElement, title: NodeIndex?) -> Entry? {
    if let own = accessibility(of: element, kind: "barItem") { return own }
    guard let title else { return nil }
    let place = element.place(of: "title")
    return (word("accessibility", place), writer.mapping(at: place, [(word("label", place), title)]))
  }

  private func itemName(_ element: IBElement) -> String {
    if let label = element["userLabel"] ?? element["title"], !label.isEmpty { return label + " item" }
    return Self.words(element["systemItem"] ?? "") + " item"
  }

  // MARK: Tab bars

  private func addTabBar(of controller: IBElement, selected: Int, to entries: inout IBEntries) {
    guard let id = controller.id else { return }
    let segues = (connections.segues[id] ?? []).filter { $0.kind == "relationship" }
    let items = segues.compactMap { segue -> NodeIndex? in
      guard let destination = file[segue.destination] else { return nil }
      return tabItem(of: destination, opens: navigation.screen(showing: segue.destination))
    }
    let place = controller.nameRange
    var bar = IBEntries(self)
    bar.add("items", items: items, at: place)
    bar.add("selected", at: place, writer.text(String(selected), at: place))
    if let tabBar = controller.child(key: "tabBar") { addBar(tabBar, to: &bar) }
    bar.add(source(of: controller, name: sceneName(of: controller)))
    entries.add("tabBar", at: place, bar.mapping(at: place))
  }

  private func tabItem(of controller: IBElement, opens screen: String?) -> NodeIndex {
    var entries = IBEntries(self)
    let item = controller.child("tabBarItem", key: "tabBarItem")
    let place = item?.nameRange ?? controller.nameRange
    if let item {
      if let id = item.attribute("id") { entries.add("id", at: item.place(of: "id"), string(id)) }
      if let system = item.attribute("systemItem") {
        let place = item.place(of: "systemItem")
        entries.add("title", at: place, writer.unknown(at: place))
        entries.add("icon", at: place, writer.mapping(at: place, [(word("system", place), string(system))]))
      } else {
        if item["title"]?.isEmpty == false {
          entries.add("title", at: item.place(of: "title"), text("title", of: item))
        }
        entries.add("icon", at: place, icon("image", of: item))
      }
    }
    // The controller, or its class, may set what is not written.
    if entries.list.count < 3, item?.attribute("title") == nil || item?.attribute("image") == nil {
      for name in ["title", "icon"] where !entries.list.contains(where: { writer.tree.text(of: $0.key) == name }) {
        entries.add(name, at: place, writer.unknown(at: place))
      }
    }
    if let screen { entries.add("opens", at: place, writer.text(screen, at: place)) }
    if let item { entries.add(source(of: item, name: itemName(item))) }
    return entries.mapping(at: place)
  }
}
