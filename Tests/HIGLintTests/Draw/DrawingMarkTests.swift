import Foundation
import HIGDraw
import HIGLanguage
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLint

/// The marks over a picture.
@Suite struct DrawingMarkTests: DrawingSuite {
  // MARK: Targets and contrasts

  @Test
  func `Targets are marked by their effective areas, red where they are too small and not exempt`() throws {
    let spec = screen(
      """
        - {kind: button, id: small, title: S, frame: [0, 100, 20, 20]}
        - {kind: switch, id: on, value: true, frame: [200, 100, 51, 31]}
        - {kind: button, id: large, title: L, frame: [100, 100, 60, 60], hitArea: {inset: [-10, -10, -10, -10]}}
      """)
    let text = try svg(spec) {
      $0.annotations = .targets
      $0.limits.exempt = ["s/views/on"]
    }
    #expect(text.contains("<rect x=\"200\" y=\"100\" width=\"51\" height=\"31\" fill=\"#08783A\""))
    #expect(text.contains("<rect x=\"0\" y=\"100\" width=\"20\" height=\"20\" fill=\"#D00036\""))
    #expect(text.contains("<rect x=\"90\" y=\"90\" width=\"80\" height=\"80\" fill=\"#08783A\""))
    #expect(text.contains(">20×20</text>") && text.contains(">80×80</text>"))
  }

  @Test
  func `The contrast beside a text is the one that rules see`() throws {
    let text = try svg(
      screen("  - {kind: label, id: l, text: Grey, color: \"#777777\", frame: [0, 100, 100, 24]}")
    ) { $0.annotations = .contrast }
    // 4.478, cut and not rounded to 4.5.
    #expect(text.contains(">4.47</text>"))
  }

  /// The fill of the tag with a ratio.
  private func tag(_ ratio: String, in svg: String) throws -> String {
    let end = try #require(svg.range(of: ">\(ratio)</text>")).lowerBound
    let rect = try #require(svg[..<end].range(of: "<rect ", options: .backwards)).upperBound
    return String(svg[rect...].components(separatedBy: "fill=\"")[1].prefix(7))
  }

  @Test
  func `The colour of a contrast is that of its measure, whatever a run found`() throws {
    let text = try svg(
      screen(
        """
          - {kind: label, id: faint, text: Faint, color: "#CCCCCC", frame: [0, 100, 100, 24]}
          - {kind: label, id: dark, text: Dark, color: "#555555", frame: [0, 140, 100, 24]}
          - {kind: label, id: large, text: Large, color: "#888888", font: {size: 24}, frame: [0, 180, 100, 30]}
          - {kind: button, id: off, title: "Off", color: "#DDDDDD", enabled: false, frame: [0, 220, 100, 44]}
        """)
    ) { $0.annotations = .contrast }
    #expect(try tag("1.6", in: text) == "#D00036")
    #expect(try tag("7.45", in: text) == "#08783A")
    #expect(try tag("3.54", in: text) == "#08783A")
    #expect(try tag("1.35", in: text) == "#5A626B")
    #expect(text.contains("May be faint: decoration, or a control that is disabled"))
  }

  @Test
  func `Items of bars, tabs and the way back are targets, too, as the system's`() throws {
    let bars =
      "navigationBar: {title: T, back: {title: Back}, right: [{id: add, icon: {system: add}}]}\ntabBar: {items: [{id: a, title: A}, {id: b, title: B}]}\nsearchBar: {placeholder: Find}\nbackground: white"
    let text = try svg(screen("  []", fields: bars)) { $0.annotations = .targets }
    for place in [
      "x=\"327\" y=\"20\" width=\"40\" height=\"44\"", "x=\"0\" y=\"618\" width=\"187.5\" height=\"49\"",
      "x=\"8\" y=\"72\" width=\"359\" height=\"28\"",
    ] {
      #expect(text.contains("<rect \(place) fill=\"#0057D9\""), "\(place)")
    }
    #expect(text.contains("In a bar: the system sets the area"))
  }

  // MARK: Findings

  @Test
  func `Findings are numbered pins at what they are about, and those of a state are in its own picture`() throws {
    let spec = screen(
      """
        - {kind: label, id: l, text: Text, color: black, frame: [30, 100, 100, 24]}
      states: {empty: {views: [{kind: label, id: l, text: Empty, color: black, frame: [30, 100, 100, 24]}]}}
      """)
    let pictures = drawings(spec) {
      $0.annotations = .findings
      $0.pins = [
        .init(severity: .error, path: "s/views/l/text", message: "First"),
        .init(severity: .advice, path: "s/empty/views/l", message: "Second"),
        .init(severity: .warning, path: "other/views/l", message: "Third"),
      ]
    }
    #expect(pictures.map { $0.pins.map(\.message) } == [["First"], ["Second"]])
    let text = String(decoding: pictures[0].svg, as: UTF8.self)
    #expect(text.contains("<g data-pin=\"1\"><title>1. First</title>"))
    #expect(text.contains("<circle cx=\"130\" cy=\"100\" r=\"9\" fill=\"#D00036\""))
  }

  @Test
  func `Pins of one place stand in a row at its end, in the order of their numbers`() throws {
    let spec = screen("  - {kind: label, id: l, text: Text, color: black, frame: [30, 100, 100, 24]}")
    let text = try svg(spec) {
      $0.annotations = .findings
      $0.pins = ["One", "Two"].map { .init(severity: .error, path: "s/views/l", message: $0) }
    }
    let one = try #require(text.components(separatedBy: "<title>1. One</title>").last)
    let two = try #require(text.components(separatedBy: "<title>2. Two</title>").last)
    #expect(one.hasPrefix("<circle cx=\"112\" cy=\"100\"") && two.hasPrefix("<circle cx=\"130\" cy=\"100\""))
  }

  @Test
  func `A screen that is smaller than a pin has its pins all the same`() throws {
    let spec = """
      screen: s
      size: {width: 1, height: 1}
      background: white
      views: [{kind: label, id: l, text: Text, color: black, frame: [0, 0, 1, 1]}]
      """
    let pictures = drawings(spec) {
      $0.annotations = .findings
      $0.pins = (0..<3).map { .init(severity: .error, path: "s/views/l", message: "\($0)") }
    }
    #expect(pictures.map { $0.pins.map(\.message) } == [["0", "1", "2"]])
  }

  @Test
  func `A pin of a bar's item stands at the item`() throws {
    let spec = screen(
      "  []", fields: "navigationBar: {title: T, right: [{id: add, icon: {system: add}, tint: red}]}\nbackground: white"
    )
    let text = try svg(spec) {
      $0.annotations = .findings
      $0.pins = [.init(severity: .warning, path: "s/navigationBar/right/add", message: "Small")]
    }
    #expect(text.contains("<circle cx=\"366\" cy=\"20\" r=\"9\""))
  }
}
