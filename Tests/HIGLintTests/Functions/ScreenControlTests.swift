import Testing

@testable import HIGCore
@testable import HIGLanguage

struct ScreenControlTests {
  @Test(arguments: [
    ("Step 2 of 4", true), ("第 2 步，共 3 步", true), ("4 of 2", false), ("Pier 3", false), ("10 11 12", false),
    ("Boats", false), ("0 of 4", false),
  ])
  func `a text counts steps by two numbers of which the first is not the greater`(text: String, isCounted: Bool) {
    let drawing = Drawing(views: "  - {kind: label, text: \"\(text)\"}")
    #expect(drawing.fact("countsSteps", ofScreen: 0).shown == "\(isCounted)")
  }

  @Test(arguments: [
    ("[16, 110, 100, 20]", "10"), ("[16, 95, 100, 20]", "0"), ("[119, 104, 50, 20]", "5"), ("[116, 80, 50, 20]", "0"),
    ("[16, 110]", "?"),
  ])
  func `the gap between two views is the shortest way from edge to edge`(frame: String, points: String) {
    let drawing = Drawing(
      views: "  - {kind: label, id: a, frame: [16, 80, 100, 20]}\n  - {kind: label, id: b, frame: \(frame)}")
    guard let a = drawing.views("a").first, let b = drawing.views("b").first else { return }
    #expect(drawing.call("gapBetween", .node(a), .node(b)).shown == points)
    #expect(drawing.call("gapBetween", .node(b), .node(a)).shown == points)
  }

  @Test func `the buttons that are set off are those with a frame that stand by themselves`() {
    let drawing = Drawing(
      views: """
          - {kind: button, id: a, title: Pay, border: {width: 1}}
          - {kind: button, id: b, title: Pay, background: clear}
          - {kind: button, id: c, title: Pay, background: "#1D4ED8"}
          - {kind: button, id: d, title: Pay, border: none}
          - {kind: cell, opens: x, children: [{kind: button, id: e, title: Get, border: {width: 1}}]}
          - {kind: button, id: f, title: Pay, border: {width: 1}, hidden: true}
        """)
    let ids = drawing.fact("setOffButtons", ofScreen: 0).items.map { item -> String in
      if case .node(let node) = item { return drawing.model.string(Names.id, of: node) ?? "" }
      return ""
    }
    #expect(ids == ["a", "c"])
  }
}
