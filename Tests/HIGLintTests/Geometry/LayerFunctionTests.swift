import Testing

@testable import HIGCore
@testable import HIGLanguage

@Suite("What views cover")
struct LayerFunctionTests {
  private static let below = "  - {kind: button, id: below, title: Buy, action: buy, frame: [20, 100, 200, 44]}\n"

  @Test(arguments: [
    ("kind: image, frame: [0, 80, 320, 120]", 1),
    ("kind: group, background: white, frame: [0, 80, 320, 120]", 1),
    ("kind: group, background: {blur: light}, frame: [0, 80, 320, 120]", 1),
    ("kind: group, frame: [0, 80, 320, 120]", 0),
    ("kind: group, background: \"#FFFFFF80\", frame: [0, 80, 320, 120]", 0),
    ("kind: image, alpha: 0.5, frame: [0, 80, 320, 120]", 0),
    ("kind: image, hidden: true, frame: [0, 80, 320, 120]", 0),
    ("kind: image, frame: [120, 80, 320, 120]", 1),
    ("kind: image, frame: [121, 80, 320, 120]", 0),
    ("kind: image", 0),
  ])
  func `A view covers the controls below it, unless one sees through it`(fields: String, count: Int) {
    let drawing = Drawing(views: Self.below + "  - {\(fields), id: above}")
    let found = drawing.call("coveredTargets", .node(drawing.views("above")[0]), .double(0.5))
    #expect(found.items.count == count)
  }

  @Test
  func `What a view lies in, what comes later and what scrolls elsewhere is not below it`() {
    let drawing = Drawing(
      views: """
          - kind: scrollView
            frame: [0, 64, 375, 600]
            children:
              - {kind: button, title: Buy, action: buy, frame: [0, 0, 200, 44]}
          - kind: cell
            action: open
            frame: [0, 64, 375, 44]
            children:
              - {kind: image, id: inside, frame: [0, 0, 375, 44]}
          - {kind: button, title: Sell, action: sell, frame: [0, 64, 375, 44]}
        """)
    #expect(drawing.call("coveredTargets", .node(drawing.views("inside")[0]), .double(0.5)).items.isEmpty)
  }

  @Test
  func `The share of a screen counts what is seen of it`() {
    let drawing = Drawing(
      views: """
          - {kind: image, id: half, role: decoration, frame: [-375, 0, 750, 333.5]}
          - {kind: image, id: all, role: decoration, frame: [0, 0, 375, 667]}
          - {kind: image, id: vague}
        """)
    #expect(drawing.call("screenShare", .node(drawing.views("half")[0])).shown == "0.5")
    #expect(drawing.call("screenShare", .node(drawing.views("vague")[0])).shown == "?")
    let screen = Value.node(drawing.model.screens[0])
    #expect(drawing.call("roleShare", screen, .list([.string("decoration")])).shown == "0.5")
  }

  @Test(arguments: [
    ("contentMode: scaleToFill", "4"), ("contentMode: scaleAspectFill", "4"), ("contentMode: scaleAspectFit", "2"),
    ("contentMode: center", "1"), ("contentMode: unknown", "1…4"),
  ])
  func `An image is drawn larger than it is where its content mode says so`(mode: String, expected: String) {
    let drawing = Drawing(
      views: "  - {kind: image, id: a, image: {name: cup, size: [50, 50]}, frame: [0, 0, 200, 100], \(mode)}")
    #expect(drawing.fact("magnification", of: "a").shown == expected)
  }
}
