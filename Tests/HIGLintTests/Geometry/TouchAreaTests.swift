import Testing

@testable import HIGCore
@testable import HIGReading

@Suite("Where views take touches")
struct TouchAreaTests {
  private func size(_ drawing: Drawing, _ id: String = "a") -> String {
    "\(drawing.fact("hitWidth", of: id).shown) × \(drawing.fact("hitHeight", of: id).shown)"
  }

  @Test(arguments: [
    ("frame: [16, 80, 30, 20]", "30 × 20"),
    ("frame: {width: 30, height: 20}", "30 × 20"),
    ("frame: {width: 30}", "30 × ?"),
    ("frame: [unknown, unknown, 30, 20]", "30 × 20"),
    ("frame: unknown", "? × ?"),
    ("text: a", "? × ?"),
    ("frame: [16, 80, 30, 20], hitArea: [6, 70, 50, 40]", "50 × 40"),
    ("frame: [16, 80, 30, 20], hitArea: {width: 50, height: 40}", "50 × 40"),
    ("frame: [16, 80, 30, 20], hitArea: {inset: [-10, -7, -10, -7]}", "44 × 40"),
    ("frame: [16, 80, 30, 20], hitArea: {inset: [5, 0, 5, 40]}", "0 × 10"),
    ("frame: [16, 80, 30, 20], hitArea: {inset: [5, 0, 5]}", "? × ?"),
    ("frame: [16, 80, 30, 20], hitArea: unknown", "? × ?"),
    ("frame: [16, 80, 30, 20], hitArea: none", "30 × 20"),
    ("hitArea: {inset: [-10, -10, -10, -10]}", "? × ?"),
  ])
  func `The area is the hit area, or else the frame`(fields: String, expected: String) {
    #expect(size(Drawing(views: "  - {kind: button, id: a, \(fields)}")) == expected)
  }

  @Test(arguments: [
    ("frame: [0, 200, 375, 40]", "frame: [16, 0, 88, 44]", "88 × 40"),
    ("frame: [0, 200, 60, 40]", "frame: [16, -10, 88, 44]", "44 × 34"),
    // The parent's place is not known; what lies inside of it is.
    ("frame: {width: 60, height: 40}", "frame: [16, -10, 88, 44]", "44 × 34"),
    ("frame: {width: 60, height: 40}", "frame: {width: 88, height: 30}", "60 × 30"),
    ("frame: [0, 200, 60, 40]", "frame: [100, 0, 44, 44]", "0 × 40"),
    // A size that an unknown parent could only reduce.
    ("text: a", "frame: [0, 0, 88, 30]", "0…88 × 0…30"),
    ("frame: {width: 60}", "frame: [0, 0, 88, 30]", "60 × 0…30"),
    // A scroll view shows no more at a time than it is large; its content may lie anywhere.
    ("kind: scrollView, frame: [0, 100, 375, 30]", "frame: [900, 0, 88, 44]", "88 × 30"),
    ("kind: scrollView", "frame: [900, 0, 88, 44]", "88 × 44"),
  ])
  func `Views around a view cut its area, each in its own space`(parent: String, child: String, expected: String) {
    let kind = parent.hasPrefix("kind") ? "" : "kind: group, "
    let drawing = Drawing(views: "  - {\(kind)\(parent), children: [{kind: button, id: a, \(child)}]}")
    #expect(size(drawing) == expected)
  }

  @Test
  func `A cut goes through every level, and names the view that makes it`() {
    let drawing = Drawing(
      views: """
          - kind: group
            id: outer
            frame: [0, 100, 100, 50]
            children:
              - kind: group
                id: inner
                frame: [10, 30, 200, 44]
                children:
                  - {kind: button, id: a, frame: [0, 0, 200, 44]}
        """)
    #expect(size(drawing) == "90 × 20")
    #expect(drawing.scene?.touchArea(of: drawing.views("a")[0]).cutBy == drawing.views("outer")[0])
  }

  @Test(arguments: [
    ("[350, 650, 44, 44]", "25 × 17"), ("[-10, -10, 44, 44]", "34 × 34"), ("[375, 80, 44, 44]", "44 × 44"),
    ("[0, -200, 44, 44]", "44 × 44"),
  ])
  func `The screen's edges cut, but not what waits outside of them`(frame: String, expected: String) {
    #expect(size(Drawing(views: "  - {kind: button, id: a, frame: \(frame)}")) == expected)
  }

  @Test
  func `On a screen of unknown size a view has the size that is stated`() {
    let drawing = Drawing("screen: test\nviews: [{kind: button, id: a, frame: [350, 650, 44, 44]}]")
    #expect(size(drawing) == "44 × 44")
  }

  @Test(arguments: [
    ("kind: button", "true", "true"), ("kind: label", "false", "false"),
    ("kind: label, action: open", "true", "true"), ("kind: label, opens: home", "true", "true"),
    ("kind: image, gestures: [tap]", "true", "true"), ("kind: image, gestures: [{type: pinch}]", "true", "false"),
    ("kind: image, gestures: unknown", "?", "?"), ("kind: image, action: unknown", "?", "?"),
    ("kind: image, action: unknown, gestures: [tap]", "true", "true"),
    ("kind: button, interactionEnabled: false", "false", "false"),
    ("kind: button, interactionEnabled: unknown", "?", "?"),
    ("kind: label, interactionEnabled: unknown", "false", "false"),
    ("kind: button, enabled: false", "true", "true"), ("kind: label, action: none", "false", "false"),
  ])
  func `What takes touches, and what takes taps`(fields: String, interactive: String, tappable: String) {
    let drawing = Drawing(views: "  - {\(fields), id: a}")
    #expect(drawing.fact("interactive", of: "a").shown == interactive)
    #expect(drawing.fact("tappable", of: "a").shown == tappable)
  }

  @Test
  func `A link of the screen makes a view a target; a parent without touches makes none of its views one`() {
    let drawing = Drawing(
      """
      screen: test
      views:
        - {kind: image, id: a}
        - {kind: group, interactionEnabled: false, children: [{kind: button, id: b}]}
      links: [{to: home, by: a}]
      """)
    #expect(drawing.fact("tappable", of: "a").shown == "true")
    #expect(drawing.fact("tappable", of: "b").shown == "false")
  }
}
