/// The relations between the scenes of a storyboard: which controller holds which, and how each is shown.
struct IBNavigation {
  private let file: IBFile
  private let outline: @Sendable (String) -> StoryboardOutline?
  /// The navigation controller that a screen is shown in, by the screen's id.
  private(set) var navigationControllers: [String: IBElement] = [:]
  /// The tab bar controller that a screen is the first of a tab of, and the index of the tab.
  private(set) var tabs: [String: (controller: IBElement, index: Int)] = [:]
  /// The kinds of segues that show each screen, without repetition.
  private(set) var kinds: [String: Set<String>] = [:]
  /// The segues that show each screen.
  private(set) var arrivals: [String: [IBElement]] = [:]
  /// The screen that the storyboard begins with.
  private(set) var initial: String?

  init(_ file: IBFile, connections: IBConnections, outline: @escaping @Sendable (String) -> StoryboardOutline?) {
    self.file = file
    self.outline = outline
    initial = file.root?["initialViewController"].flatMap { screen(showing: $0) }
    var pushes: [(from: String, to: String)] = []
    for (owner, segues) in connections.segues.sorted(by: { $0.key < $1.key }) {
      guard let source = file[owner].flatMap(controller(of:))?.id else { continue }
      for segue in segues {
        if segue.kind == "relationship" {
          relate(segue, of: source, connections)
        } else if let target = screen(showing: segue.destination) {
          arrivals[target, default: []].append(segue.element)
          if segue.kind == "show" || segue.kind == "push" {
            pushes.append((source, target))
          } else {
            kinds[target, default: []].insert(segue.kind)
          }
        }
      }
    }
    spread(pushes)
    for push in pushes {
      kinds[push.to, default: []].insert(navigationControllers[push.from] == nil ? "show" : "push")
    }
  }

  private mutating func relate(_ segue: IBConnections.Segue, of source: String, _ connections: IBConnections) {
    guard let controller = file[source] else { return }
    let target = screen(showing: segue.destination)
    if controller.is("navigationController"), let target, navigationControllers[target] == nil {
      navigationControllers[target] = controller
    } else if controller.is("tabBarController"), let target {
      let index = connections.segues[source]?.firstIndex { $0.element.index == segue.element.index } ?? 0
      tabs[target] = (controller, index)
    }
  }

  /// Spreads navigation controllers: a screen that is pushed is shown in that of the one before.
  private mutating func spread(_ pushes: [(from: String, to: String)]) {
    let next = Dictionary(grouping: pushes, by: \.from)
    var open = navigationControllers.keys.sorted()
    while let screen = open.popLast() {
      for push in next[screen] ?? [] where navigationControllers[push.to] == nil {
        navigationControllers[push.to] = navigationControllers[screen]
        open.append(push.to)
      }
    }
  }

  /// Returns the controller of the scene that an object belongs to.
  func controller(of element: IBElement) -> IBElement? {
    var current: IBElement? = element
    while let candidate = current {
      if candidate["sceneMemberID"] == "viewController" { return candidate }
      if candidate.is("scene") {
        return candidate.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
      }
      current = candidate.parent
    }
    return nil
  }

  /// Returns the screen that people see when a controller is shown: of a container, the first one in it.
  func screen(showing id: String) -> String? {
    var id = id
    for _ in 0..<8 {
      guard let controller = file[id] else { return nil }
      switch controller.name {
      case "viewControllerPlaceholder": return placeholderTarget(controller)
      case "navigationController", "tabBarController", "splitViewController":
        guard let first = relationship(of: controller) else { return nil }
        id = first
      default: return controller.child(key: "view") == nil ? nil : id
      }
    }
    return nil
  }

  private func relationship(of controller: IBElement) -> String? {
    controller.child("connections")?.children.first { $0.is("segue") && $0["kind"] == "relationship" }?["destination"]
  }

  private func placeholderTarget(_ placeholder: IBElement) -> String? {
    guard let name = placeholder["storyboardName"], let outline = outline(name) else { return nil }
    guard let identifier = placeholder["referencedIdentifier"] else { return outline.initial }
    return outline.screens[identifier]
  }
}

extension StoryboardOutline {
  /// Finds the targets of references into a storyboard. Its own are not followed: two files may refer to each other.
  init(_ document: XMLDocument) {
    let file = IBFile(document)
    let navigation = IBNavigation(file, connections: IBConnections(file), outline: { _ in nil })
    initial = navigation.initial
    for element in file.elements {
      guard let identifier = element["storyboardIdentifier"], let id = element.id else { continue }
      if let screen = navigation.screen(showing: id) { screens[identifier] = screen }
    }
  }
}
