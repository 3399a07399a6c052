import Testing

@testable import HIGReading

struct FlowFunctionTests {
  private static let trip = """
    app: {entry: home, notifications: [{id: late, body: Late., opens: news}]}
    screens:
      - id: home
        presentation: root
        tabBar: {items: [{title: Home, opens: home}, {title: Map, opens: map}]}
        links: [trip]
      - {id: map, presentation: tab, popover: {opens: layers}, toolbar: [{id: edit, title: Edit}], links: [{to: seats, by: edit}]}
      - {id: layers, presentation: popover, links: []}
      - {id: trip, presentation: modal, links: [seats, meal]}
      - {id: seats, presentation: push, links: [pay]}
      - {id: meal, presentation: push, links: [pay, {to: photo, transition: coverVertical}]}
      - {id: pay, presentation: push, links: [seats]}
      - {id: photo, links: []}
      - {id: news, presentation: push, links: [story]}
      - {id: story, presentation: push, links: []}
      - {id: lost, presentation: push, links: []}
    """

  @Test(arguments: [
    ("map", "tab"), ("layers", "popover"), ("trip", "modal"), ("meal", "push"), ("photo", "modal"),
  ])
  func `how a screen comes is said by the tab bar, else by the way, else by the screen itself`(
    of screen: String, is kind: String
  ) {
    #expect(answer("stepsTo(app, '\(screen)')[0].kind", about: Self.trip) == [kind])
  }

  @Test func `a link lies where the button lies that it names`() {
    #expect(answer("stepsFrom(app, 'map').map(s, s.part)", about: Self.trip) == ["popover, toolbar"])
  }

  @Test func `the flow of a modal is what it pushes, nearest first, and no further modal`() {
    #expect(answer("flow(app, 'trip')", about: Self.trip) == ["trip, seats, meal, pay"])
    #expect(answer("flowDepth(app, 'trip')", about: Self.trip) == ["2"])
    #expect(answer("flowRoots(app, 'pay')", about: Self.trip) == ["trip"])
    #expect(answer("flowRoots(app, 'trip').size()", about: Self.trip) == ["0"])
  }

  @Test func `a circle is told once, by its shortest way`() {
    #expect(answer("modalCircles(app).map(c, joined(c, '>'))", about: Self.trip) == ["seats>pay>seats"])
    #expect(answer("pushCircles(app).size()", about: Self.trip) == ["0"])
  }

  @Test func `what closes a circle is no second path`() {
    let joined = """
      app: {entry: a}
      screens:
        - {id: a, presentation: modal, links: [b, c]}
        - {id: b, presentation: push, links: [d]}
        - {id: c, presentation: push, links: [d]}
        - {id: d, presentation: push, links: []}
      """
    #expect(answer("flowJoins(app, 'a')", about: joined) == ["d"])
    let circle = """
      app: {entry: a}
      screens:
        - {id: a, presentation: modal, links: [b]}
        - {id: b, presentation: push, links: [c]}
        - {id: c, presentation: push, links: [b]}
      """
    #expect(answer("flowJoins(app, 'a').size()", about: circle) == ["0"])
  }

  @Test func `of the ways to a screen the one with the fewest open modals counts`() {
    let spec = """
      app: {name: Trips}
      screens:
        - {id: home, presentation: root, links: [a]}
        - {id: a, presentation: modal, links: [step, c]}
        - {id: step, presentation: push, links: [b]}
        - {id: b, presentation: modal, links: [c]}
        - {id: c, presentation: modal, links: []}
        - {id: alone, presentation: modal, links: []}
      """
    #expect(answer("openModals(app, 'b')", about: spec) == ["a, b"])
    #expect(answer("openModals(app, 'c')", about: spec) == ["a, c"])
    #expect(answer("openModals(app, 'step')", about: spec) == ["a"])
    #expect(answer("openModals(app, 'alone')", about: spec) == ["?"])
  }

  @Test func `what a notification opens, and all behind it, is reached`() {
    #expect(answer("unreachable(app).exists(id, id in ['news', 'story'])", about: Self.trip) == ["false"])
    #expect(answer("'lost' in unreachable(app)", about: Self.trip) == ["true"])
  }

  @Test func `of what is cut off the heads are told, and one screen of a circle`() {
    let spec = """
      app: {entry: home}
      screens:
        - {id: home, links: []}
        - {id: b, links: []}
        - {id: a, links: [b]}
        - {id: x, links: [y]}
        - {id: y, links: [x, b]}
      """
    #expect(answer("strandedScreens(app)", about: spec) == ["a, x"])
  }

  @Test func `a slip of the keys is near a screen, another name is not`() {
    #expect(answer("nearestScreen(app, 'seat')", about: Self.trip) == ["seats"])
    #expect(answer("nearestScreen(app, 'checkout')", about: Self.trip) == [""])
  }

  @Test func `where much is missing nothing is compared, and one slip in a large app is`() {
    func app(misspelt: Int) -> String {
      let screens = (0..<400).map { "  - {id: screen\($0), links: [\($0 < misspelt ? "s" : "sc")reen\($0)]}" }
      return "app: {entry: screen0}\nscreens:\n" + screens.joined(separator: "\n") + "\n"
    }
    #expect(answer("nearestScreen(app, 'sreen7')", about: app(misspelt: 8)) == ["screen7"])
    #expect(answer("nearestScreen(app, 'sreen7')", about: app(misspelt: 400)) == [""])
  }

  @Test func `a long chain that ends where it began is one circle`() {
    let count = 3000
    let screens = (0..<count).map { "  - {id: s\($0), presentation: push, links: [s\(($0 + 1) % count)]}" }
      .joined(separator: "\n")
    let spec = "app: {entry: s0}\nscreens:\n" + screens
    #expect(answer("pushCircles(app).map(c, c.size())", about: spec) == ["\(count + 1)"])
    #expect(answer("flowDepth(app, 's0')", about: spec) == ["\(count - 1)"])
  }

  @Test func `controls say their ids, roles, actions, icons and titles, in the base state`() {
    let spec = """
      app: {name: Trips}
      screens:
        - id: a
          navigationBar: {title: Trip, left: [{title: {en: Close, zh-Hans: 关闭}, action: leave}]}
          views: [{kind: label, text: Hello}, {kind: button, icon: {system: stop}, role: done}, {kind: switch, hidden: true}]
      """
    #expect(answer("self.controlWords", about: spec, select: "screen") == ["leave, Close, 关闭, done, stop"])
    #expect(answer("self.controlKinds", about: spec, select: "screen") == ["barItem, button"])
  }

  @Test func `a device held sideways is as wide as it was high`() {
    let spec = "app: {name: T}\nscreens: [{id: a, device: ipad, orientation: landscapeLeft, size: [540, 620]}]"
    #expect(answer("[self.deviceWidth, self.deviceHeight]", about: spec, select: "screen") == ["1024, 768"])
  }

  @Test func `of values that are equally common the first counts`() {
    #expect(answer("mostCommon(['a', 'b', 'b', 'a', 'c'])", about: Self.trip) == ["a"])
    #expect(answer("mostCommon([]) == null", about: Self.trip) == ["true"])
  }
}
