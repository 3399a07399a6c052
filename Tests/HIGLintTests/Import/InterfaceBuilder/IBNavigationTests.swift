import Testing

@testable import HIGImport

@Suite struct IBNavigationTests {
  private static func controller(
    _ element: String, _ id: String, _ connections: String, attributes: String = "", content: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" sceneMemberID="viewController"\(attributes)>\(content)
    <connections>\(connections)</connections></\(element)></objects></scene>
    """
  }

  private static func screen(_ id: String, _ connections: String = "", content: String = "") -> String {
    controller(
      "viewController", id, connections,
      content:
        "<view key=\"view\" id=\"v-\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/></view>"
        + content)
  }

  @Test func `a navigation controller is the bar of its screens, and what they push is in it too`() {
    let text = Storyboards.storyboard(
      Self.controller(
        "navigationController", "nav",
        "<segue destination=\"list\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>",
        content: "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>")
        + Self.screen("list", "<segue destination=\"detail\" kind=\"show\" id=\"p\"/>") + Self.screen("detail"),
      attributes: "initialViewController=\"nav\"")
    #expect(Storyboards.lines("presentation", text) == ["presentation: push"])
    #expect(Storyboards.lines("navigationBar", text).count == 2)
    var surroundings = ImportSurroundings()
    surroundings.isMain = true
    #expect(
      Storyboards.lines("presentation", text, in: surroundings) == ["presentation: root", "presentation: push"])
  }

  @Test func `code may take more ways than a storyboard states`() {
    let text = Storyboards.storyboard(
      Self.screen("a", "<segue destination=\"b\" kind=\"presentation\" id=\"p\"/>") + Self.screen("b"))
    let spec = Storyboards.spec(text)
    #expect(spec.contains("links:\n      - {to: b, transition: modal}\n      - unknown\n"))
    #expect(Storyboards.lines("presentation", text) == ["presentation: modal"])
  }

  @Test func `the tabs are on each of their screens`() {
    let text = Storyboards.storyboard(
      Self.controller(
        "tabBarController", "tabs",
        """
        <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/>
        """)
        + Self.screen("a", content: "<tabBarItem key=\"tabBarItem\" title=\"Trips\" image=\"trips\" id=\"ta\"/>")
        + Self.screen("b", content: "<tabBarItem key=\"tabBarItem\" title=\"Map\" image=\"map\" id=\"tb\"/>"))
    #expect(Storyboards.lines("presentation", text) == ["presentation: tab", "presentation: tab"])
    #expect(Storyboards.lines("selected", text) == ["selected: \"0\"", "selected: \"1\""])
    #expect(Storyboards.lines("title", text) == ["title: Trips", "title: Map", "title: Trips", "title: Map"])
  }

  @Test func `a reference leads into another storyboard`() {
    var surroundings = ImportSurroundings()
    surroundings.outline = { name in
      name == "Settings" ? StoryboardOutline(initial: "settings", screens: ["about": "about-screen"]) : nil
    }
    func opened(_ attributes: String) -> [String] {
      Storyboards.lines(
        "opens",
        Storyboards.storyboard(
          Storyboards.scene(
            views: """
              <button id="b" buttonType="system"><state key="normal" title="Open"/><connections>
              <segue destination="ref" kind="show" id="p"/></connections></button>
              """)
            + "<scene sceneID=\"r\"><objects><viewControllerPlaceholder \(attributes) id=\"ref\" sceneMemberID=\"viewController\"/></objects></scene>"
        ), in: surroundings)
    }
    #expect(opened("storyboardName=\"Settings\"") == ["opens: settings"])
    #expect(opened("storyboardName=\"Settings\" referencedIdentifier=\"about\"") == ["opens: about-screen"])
    #expect(opened("storyboardName=\"Nowhere\"") == [])
  }

  @Test func `bar items of the system are what they are called`() {
    let text = Storyboards.storyboard(
      Self.screen(
        "a",
        content: """
          <navigationItem key="navigationItem" title="Trips" id="n"><barButtonItem key="rightBarButtonItem" systemItem="done" \
          id="d"/><leftBarButtonItems><barButtonItem systemItem="add" id="x"/>
          <barButtonItem systemItem="flexibleSpace" id="f"/></leftBarButtonItems></navigationItem>
          """))
    let spec = Storyboards.spec(text)
    #expect(spec.contains("role: done"))
    #expect(!spec.contains("id: f\n"))
  }

  // MARK: Bars among the views

  @Test func `a bar that stands among the views is the screen's own`() {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        views: """
          <navigationBar id="n"><rect key="frame" x="0.0" y="20" width="375" height="44"/><items>
          <navigationItem title="Tickets" id="i"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/>
          </navigationItem></items></navigationBar>
          <toolbar id="t"><rect key="frame" x="0.0" y="623" width="375" height="44"/><items>
          <barButtonItem image="heart" id="h"/></items></toolbar>
          """))
    let spec = Storyboards.spec(text)
    #expect(Storyboards.lines("kind", text) == [])
    #expect(spec.contains("navigationBar:"), "\(spec)")
    #expect(Storyboards.lines("title", text).contains("title: Tickets"), "\(spec)")
    #expect(spec.contains("toolbar:"), "\(spec)")
  }

  @Test(arguments: [
    "<toolbar id=\"t\"><rect key=\"frame\" x=\"0.0\" y=\"100\" width=\"375\" height=\"44\"/></toolbar>",
    "<toolbar id=\"t\" customClass=\"Dock\"><rect key=\"frame\" x=\"0.0\" y=\"623\" width=\"375\" height=\"44\"/></toolbar>",
    "<navigationBar id=\"n\"><rect key=\"frame\" x=\"0.0\" y=\"300\" width=\"375\" height=\"44\"/></navigationBar>",
  ])
  func `any other bar is a view, of which nothing is known`(_ bar: String) {
    let text = Storyboards.storyboard(Storyboards.scene(views: bar))
    #expect(Storyboards.lines("kind", text) == ["kind: custom"])
  }
}
