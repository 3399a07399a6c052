import Testing

struct GateFunctionTests {
  private static let gated = """
    app: {entry: welcome}
    screens:
      - {id: welcome, links: [login, help]}
      - {id: help, links: [imprint]}
      - {id: imprint, links: [welcome]}
      - {id: login, links: [home, imprint]}
      - {id: home, links: [detail, login]}
      - {id: detail, links: []}
      - {id: lost, links: [home]}
    """

  @Test(arguments: [
    ("login", "home, detail"), ("home", "detail"), ("help", ""), ("imprint", ""), ("detail", ""),
    ("welcome", "login, help, home, imprint, detail"), ("lost", ""), ("?", ""),
  ])
  func `behind a screen is what no way around it leads to`(gate: String, found: String) {
    #expect(answer("behind(app, '\(gate)')", about: Self.gated) == [found])
  }

  @Test(arguments: [
    ("login", "welcome, help, imprint"), ("detail", "welcome, login, help, home, imprint"), ("welcome", ""),
  ])
  func `around a screen is what one gets to without passing it`(gate: String, found: String) {
    #expect(answer("around(app, '\(gate)')", about: Self.gated) == [found])
  }

  @Test func `nothing is known while a screen keeps where it leads to itself`() {
    let spec = "app: {entry: login}\nscreens: [{id: login, links: [home]}, {id: home, title: Home}]"
    #expect(answer("known(behind(app, 'login'))", about: spec) == ["false"])
  }

  @Test(arguments: [
    ("views: [{kind: button, id: go, title: Go, action: start, role: primary}]", "start, go, primary, Go"),
    ("views: [{kind: button, title: {en: Skip, zh-Hans: 跳过}}]", "Skip, 跳过"),
    ("views: [{kind: label, id: skip, text: Skip}]", ""),
    ("views: []\nmodal: {dismiss: [swipe, done]}", "swipe, done"),
    ("navigationBar: {left: [{title: Cancel}]}", "Cancel"),
  ])
  func `what can be done on a screen is told in the words of its controls`(screen: String, found: String) {
    #expect(answer("self.commands", about: "app: {name: A}\nscreen: s\n\(screen)", select: "screen") == [found])
  }

  @Test func `entries are the fields, switches and pickers at any depth`() {
    let spec = """
      app: {name: A}
      screen: s
      views:
        - {kind: group, children: [{kind: textField, id: name}, {kind: label, text: Name}]}
        - {kind: switch, id: on}
        - {kind: button, title: Go}
      """
    #expect(answer("self.inputs.map(input, input.id)", about: spec, select: "screen") == ["name, on"])
  }
}
