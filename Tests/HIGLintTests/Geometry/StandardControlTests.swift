import Testing

@testable import HIGLanguage

@Suite("Targets of standard controls")
struct StandardControlTests {
  private static let sizes = Value.map(
    MapValue([
      (.string("switch"), .list([.int(51), .int(31)])), (.string("slider"), .list([.int(0), .int(31)])),
      (.string("textField"), .list([.int(0), .int(30)])),
    ]))

  @Test(arguments: [
    ("kind: switch", "44 × 31"), ("kind: slider", "0 × 31"), ("kind: button", "44 × 44"),
    ("kind: switch, cornerRadius: 4", "44 × 44"), ("kind: switch, cornerRadius: 0", "44 × 31"),
    ("kind: switch, border: {width: 1}", "44 × 44"), ("kind: switch, background: {image: track}", "44 × 44"),
    ("kind: switch, background: white", "44 × 31"), ("kind: switch, image: none", "44 × 31"),
    ("kind: textField, cornerRadius: 4, border: {width: 1}", "0 × 30"),
  ])
  func `A standard control needs the system's size, one that is drawn by the designer and any other view the full size`(
    fields: String, expected: String
  ) {
    let drawing = Drawing(views: "  - {\(fields), id: a}")
    let view = Value.node(drawing.views("a")[0])
    let width = drawing.call("targetWidth", view, Self.sizes, .double(44)).shown
    let height = drawing.call("targetHeight", view, Self.sizes, .double(44)).shown
    #expect("\(width) × \(height)" == expected)
  }

  @Test
  func `Without a frame the system gives a standard control its size`() {
    let drawing = Drawing(
      views: """
          - {kind: switch, id: a}
          - {kind: switch, id: b, frame: [0, 0, 20, 20]}
          - {kind: switch, id: c, frame: unknown}
          - {kind: button, id: d}
        """)
    let found = ["a", "b", "c", "d"].map {
      drawing.call("isSystemSized", .node(drawing.views($0)[0]), Self.sizes).shown
    }
    #expect(found == ["true", "false", "false", "false"])
  }

  @Test
  func `A view in a larger target that does the same needs no room of its own`() {
    let drawing = Drawing(
      views: """
          - kind: cell
            opens: trip
            frame: [0, 100, 375, 48]
            children:
              - {kind: icon, id: same, opens: trip}
              - {kind: icon, id: other, opens: settings}
              - {kind: button, id: silent}
              - {kind: icon, id: gesture, gestures: [{type: tap, action: share}]}
              - {kind: group, children: [{kind: icon, id: deep, opens: trip}]}
          - kind: cell
            opens: trip
            frame: [0, 200, 375, 40]
            children: [{kind: icon, id: low, opens: trip}]
          - kind: cell
            frame: [0, 300, 375, 48]
            children: [{kind: icon, id: still, opens: trip}]
        """)
    let found = ["same", "other", "silent", "gesture", "deep", "low", "still"].map {
      drawing.call("insideTarget", .node(drawing.views($0)[0]), .double(44), .double(44)).shown
    }
    #expect(found == ["true", "false", "true", "false", "true", "false", "false"])
  }

  @Test(arguments: [
    "frame: unknown, opens: trip", "opens: trip", "frame: [0, 100, 375, 48], opens: unknown",
    "frame: [0, 100, 375, 48], opens: trip, interactionEnabled: unknown",
  ])
  func `Whether a view lies in such a target is unknown where that target is`(_ cell: String) {
    let drawing = Drawing(views: "    - {kind: cell, \(cell), children: [{kind: icon, id: inner, opens: trip}]}")
    let inside = drawing.call("insideTarget", .node(drawing.views("inner")[0]), .double(44), .double(44))
    #expect(inside.shown == "?")
  }
}
