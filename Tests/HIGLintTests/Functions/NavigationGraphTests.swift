import Testing

struct NavigationGraphTests {
  private static let ferry = """
    app: {entry: home}
    screens:
      - id: home
        tabBar: {items: [{id: one, title: Home, opens: home}, {id: two, title: Trips, opens: trips}]}
        views:
          - kind: group
            children: [{kind: cell, title: Line 1, opens: line}]
        states:
          empty:
            views: [{kind: button, title: Find a Pier, opens: map}]
      - id: trips
        links: [trip]
        navigationBar: {title: Trips, back: {target: home}}
      - id: line
        views:
          - {kind: image, gestures: [{type: tap, opens: boat}], peek: {preview: boat, pop: engine}}
      - {id: trip, links: []}
      - {id: map, links: [{to: line, by: pin}]}
      - {id: boat, links: [home]}
      - {id: lost, links: [home]}
    """

  @Test(arguments: [
    ("home", "0"), ("trips", "1"), ("line", "1"), ("boat", "2"), ("engine", "2"), ("lost", "-1"), ("?", "-1"),
  ])
  func `steps are counted from the first screen over links, views, bars and gestures`(of screen: String, steps: String)
  {
    #expect(answer("shortestDepth(app, '\(screen)')", about: Self.ferry) == [steps])
  }

  @Test func `a button of the empty state leads away from its screen`() {
    #expect(answer("shortestWay(app, 'map')", about: Self.ferry) == ["home, map"])
  }

  @Test func `the way to a screen names those between`() {
    #expect(answer("shortestWay(app, 'boat')", about: Self.ferry) == ["home, line, boat"])
  }

  @Test func `a screen that nothing leads to is unreachable`() {
    #expect(answer("unreachable(app)", about: Self.ferry) == ["lost"])
    #expect(answer("size(reachable(app))", about: Self.ferry) == ["7"])
  }

  @Test func `going back is no way to a screen`() {
    let spec = """
      app: {name: Harbor}
      screens: [{id: pier, navigationBar: {title: Pier, back: {target: map}, right: [{title: Add, opens: editor}]}}]
      """
    #expect(answer("self.destinations", about: spec, select: "screen") == ["editor"])
  }

  @Test func `a screen that says nothing about its ways leaves open what is reached`() {
    let spec =
      "app: {entry: home}\nscreens: [{id: home, links: [list]}, {id: list, title: List}, {id: lost, links: []}]"
    #expect(answer("unreachable(app)", about: spec) == ["?"])
    #expect(answer("shortestDepth(app, 'lost')", about: spec) == ["?"])
    #expect(answer("shortestDepth(app, 'list')", about: spec) == ["1"])
  }

  @Test(arguments: [
    ("app: {entry: b}\nscreens: [{id: a, presentation: root}, {id: b}]", "b"),
    ("screens: [{id: a, presentation: tab}, {id: b, presentation: root}, {id: c, presentation: root}]", "b, c"),
    ("screens: [{id: a, presentation: tab}, {id: b, presentation: push}]", "a"),
    ("screens: [{id: a}, {id: b, presentation: push}]", "?"),
    ("screens: [{id: b, links: []}, {id: a, links: [b, c]}, {id: c, links: [a, a]}, {id: d, links: [c]}]", "d"),
    ("screens: [{id: a, links: [b]}, {id: b}, {id: c, links: [b]}]", "?"),
    ("screens: [{id: a, modal: formSheet, links: [b]}, {id: b}]", "?"),
    ("app: {quickActions: [{title: Go, task: a}]}\nscreens: [{id: a, links: [b]}, {id: b}]", "?"),
    ("screens: [{id: a}]", "?"),
  ])
  func
    `the app begins with its entry, else with root screens, else with tabs, else where no way leads, else nobody knows`(
      of spec: String, ids: String
    )
  {
    #expect(answer("roots(app)", about: spec.hasPrefix("app") ? spec : "app: {name: Harbor}\n" + spec) == [ids])
  }

  @Test func `a circle of links ends`() {
    let spec = "app: {entry: a}\nscreens: [{id: a, links: [b, a]}, {id: b, links: [a, c]}, {id: c, links: [b]}]"
    #expect(answer("shortestDepth(app, 'c')", about: spec) == ["2"])
  }

  @Test func `a nearer screen that may lead anywhere leaves the number of steps between two bounds`() {
    let spec = """
      app: {entry: home}
      screens:
        - {id: home, links: [a, search]}
        - {id: search, links: unknown}
        - {id: a, links: [b]}
        - {id: b, links: [c]}
        - {id: c, links: []}
      """
    func known(_ id: String) -> [String] { answer("known(shortestDepth(app, '\(id)'))", about: spec) }
    #expect(known("b") == ["true"] && known("c") == ["false"])
    #expect(answer("shortestDepth(app, 'c') >= 2 && shortestDepth(app, 'c') <= 3", about: spec) == ["true"])
    #expect(answer("shortestDepth(app, 'c') == 2", about: spec) == ["?"])
    #expect(answer("openScreens(app)", about: spec) == ["search"])
  }

  @Test(arguments: [
    "app: {entry: unknown}\nscreens: [{id: a, presentation: root}]",
    "app: {name: Harbor}\nscreens: [{id: a, presentation: root}, {id: b, presentation: unknown}]",
  ])
  func `With which screen the app begins is unknown where the spec says so`(_ spec: String) {
    #expect(answer("roots(app)", about: spec) == ["?"])
  }

  @Test func `a long chain of screens is searched once`() {
    let count = 2000
    let screens = (0..<count).map { "  - {id: s\($0), links: [s\($0 + 1)]}" }.joined(separator: "\n")
    let spec = "app: {entry: s0}\nscreens:\n" + screens
    #expect(answer("app.screens.all(screen, shortestDepth(app, screen.id) >= 0)", about: spec) == ["true"])
    #expect(answer("shortestDepth(app, 's\(count)')", about: spec) == ["\(count)"])
  }

  @Test func `tabs are told from other ways`() {
    #expect(answer("self.tabTargets", about: Self.ferry, select: "screen").first == "home, trips")
  }

  @Test func `screens and views say which data they use`() {
    let spec = """
      app: {name: Harbor}
      screens:
        - id: map
          uses: [location]
          views: [{kind: group, id: list, uses: [contacts]}, {kind: label, text: Piers}]
      """
    #expect(answer("self.dataUsers.map(user, user.uses)", about: spec, select: "screen") == ["location, contacts"])
  }
}
