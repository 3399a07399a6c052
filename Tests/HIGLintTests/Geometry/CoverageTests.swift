import Testing

@testable import HIGCore
@testable import HIGLanguage

@Suite("How the content fills a screen")
struct CoverageTests {
  @Test(arguments: 0..<20)
  func `The area of a union counts each spot once`(seed: UInt64) {
    var random = Sequence64(state: 0x9E37_79B9_7F4A_7C15 &+ seed &* 7919)
    let rects = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Rect(
        x: Double(Int.random(in: -5...20, using: &random)), y: Double(Int.random(in: -5...20, using: &random)),
        width: Double(Int.random(in: 0...15, using: &random)), height: Double(Int.random(in: 0...15, using: &random)))
    }
    var spots = 0.0
    for x in -5..<40 {
      for y in -5..<40 {
        let spot = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        if rects.contains(where: { $0.contains(spot) }) { spots += 1 }
      }
    }
    #expect(Coverage.area(of: rects) == spots)
  }

  private func occupancy(_ views: String) -> String {
    let drawing = Drawing(views: views)
    return drawing.call(
      "occupancy", .node(drawing.model.screens[0]), .list([.string("label"), .string("button")])
    ).shown
  }

  @Test
  func `Texts and controls occupy what lies between the bars, as far as their frames are known`() {
    // 375 × 647 below the status bar.
    #expect(occupancy("  - {kind: label, frame: [0, 20, 375, 647]}") == "1")
    #expect(occupancy("  - {kind: image, frame: [0, 20, 375, 647]}") == "0")
    #expect(occupancy("  - {kind: label, hidden: true, frame: [0, 20, 375, 647]}") == "0")
    #expect(occupancy("  - {kind: scrollView, children: [{kind: label, frame: [0, 20, 375, 647]}]}") == "0")
    #expect(occupancy("  - {kind: label, frame: [0, 20, 375, 647]}\n  - {kind: label, text: a}") == "1…1")
    #expect(occupancy("  - {kind: label, text: a}") == "0…1")
    let grid = (0..<6).map { "  - {kind: button, frame: [\($0 % 2 * 187), \(20 + $0 / 2 * 215), 187, 215]}" }
    #expect(occupancy(grid.joined(separator: "\n")) == "0")
  }

  @Test
  func `The content's bounds go around all views at the top level, and name the largest of some kinds`() {
    let drawing = Drawing(
      views: """
          - {kind: table, id: list, frame: [20, 100, 300, 400]}
          - {kind: label, frame: [10, 80, 100, 20]}
          - {kind: image, frame: [-100, 0, 900, 900], hidden: true}
        """)
    let screen = Value.node(drawing.model.screens[0])
    let bounds = drawing.call("contentBounds", screen, .list([.string("table")]))
    #expect(["x", "y", "width", "height"].map { bounds[$0]?.shown ?? "" } == ["10", "80", "310", "420"])
    guard case .node(let main)? = bounds["main"] else {
      Issue.record("no main view")
      return
    }
    #expect(main == drawing.views("list")[0])
    let vague = Drawing(views: "  - {kind: table}")
    #expect(vague.call("contentBounds", .node(vague.model.screens[0]), .list([.string("table")])).shown == "?")
  }

  @Test(arguments: [
    ("kind: textView, frame: [0, 64, 600, 400]", "225"), ("kind: textView, frame: [0, 64, 375, 400]", "0"),
    ("kind: textView, frame: [-20, 64, 375, 400]", "20"), ("kind: textView, frame: [375, 64, 375, 400]", "0"),
    ("kind: label, text: Boats, font: {size: 17}, frame: [16, 64, 600, 20]", "0"),
    ("kind: label, text: Boats, align: center, font: {size: 17}, frame: [16, 64, 600, 20]", "241"),
    ("kind: label, text: Boats, frame: [16, 64, 600, 20]", "241"), ("kind: textView", "?"),
  ])
  func `Text hangs over the edge of what it is seen through, as far as its words go`(fields: String, expected: String) {
    let drawing = Drawing(views: "  - {\(fields), id: a}")
    #expect(drawing.call("overhang", .node(drawing.views("a")[0])).shown == expected)
  }

  @Test
  func `In a scroll view only what is wider than the scroll view must be pushed sideways`() {
    let drawing = Drawing(
      views: """
          - kind: scrollView
            frame: [0, 64, 375, 600]
            children:
              - {kind: textView, id: a, frame: [400, 0, 375, 600]}
              - {kind: textView, id: b, frame: [0, 0, 400, 600]}
        """)
    #expect(drawing.call("overhang", .node(drawing.views("a")[0])).shown == "0")
    #expect(drawing.call("overhang", .node(drawing.views("b")[0])).shown == "25")
  }

  @Test(arguments: [
    ("frame: [16, 80, 120, 20]", "2 of 1"), ("frame: [16, 80, 343, 20]", "1 of 1"),
    ("frame: [16, 80, 120, 44]", "2 of 1"), ("frame: [16, 80, 120, 44], lines: 1", "2 of 1"),
    ("frame: [16, 80, 120, 44], lines: 0", "2 of 2"), ("frame: {width: 120}", "2 of ?"), ("lines: 2", "? of ?"),
  ])
  func `Lines that a text needs and lines that fit`(fields: String, expected: String) {
    let drawing = Drawing(views: "  - {kind: label, id: a, text: Account and security, font: {size: 17}, \(fields)}")
    guard case .node(let set) = drawing.fact("text", of: "a") else {
      Issue.record("no text")
      return
    }
    let text = Value.node(drawing.model.nodeList(Names.texts, of: set)[0])
    let needed = drawing.call("linesNeeded", text, .double(1), .double(0)).shown
    let fit = drawing.call("linesThatFit", text, .double(1), .double(1.2)).shown
    #expect("\(needed) of \(fit)" == expected)
  }
}
