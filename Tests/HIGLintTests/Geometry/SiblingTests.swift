import Testing

@testable import HIGCore
@testable import HIGLanguage

@Suite("Views beside each other")
struct SiblingTests {
  private func labels(_ frames: [String], fields: String = "") -> String {
    frames.enumerated().map { "  - {kind: label, id: v\($0.offset), frame: \($0.element)\(fields)}" }.joined(
      separator: "\n")
  }

  private func misses(_ drawing: Drawing, _ id: String) -> String {
    guard let view = drawing.views(id).first else { return "" }
    return drawing.call("nearMisses", .node(view), .double(4)).items.map {
      "\($0["edge"]?.shown ?? "") \($0["found"]?.shown ?? "") → \($0["line"]?.shown ?? "")"
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    (["[16, 80, 200, 20]", "[18, 110, 200, 20]", "[16, 140, 200, 20]"], "left 18 → 16"),
    (["[16, 80, 200, 20]", "[12, 110, 200, 20]", "[16, 140, 200, 20]"], "left 12 → 16"),
    (["[16, 80, 200, 20]", "[16.5, 110, 200, 20]", "[16, 140, 200, 20]"], ""),
    (["[16, 80, 200, 20]", "[20.5, 110, 200, 20]", "[16, 140, 200, 20]"], ""),
    (["[16, 80, 200, 20]", "[18, 110, 200, 20]"], ""),
    // Aligned by the right edge, or by the centre.
    (["[16, 80, 200, 20]", "[18, 110, 198, 20]", "[16, 140, 200, 20]"], ""),
    (["[16, 80, 200, 20]", "[18, 110, 196, 20]", "[16, 140, 200, 20]"], ""),
    // In a row, the tops count, for views of one height.
    (["[16, 80, 60, 20]", "[90, 82, 60, 20]", "[160, 80, 60, 20]"], "top 82 → 80"),
    (["[16, 80, 60, 20]", "[90, 82, 60, 16]", "[160, 80, 60, 20]"], ""),
  ])
  func `An edge within a few points of a line that two others share is a near miss`(frames: [String], expected: String)
  {
    #expect(misses(Drawing(views: labels(frames)), "v1") == expected)
  }

  @Test(arguments: [3, 64, 65, 200])
  func `In a list of any length`(inListOf count: Int) {
    let frames = (0..<count).map { "[\($0 == 1 ? 18 : 16), \($0 * 30), 200, 20]" }
    #expect(misses(Drawing(views: labels(frames)), "v1") == "left 18 → 16")
    #expect(misses(Drawing(views: labels(frames)), "v2") == "")
  }

  @Test
  func `A centred text is compared by its centre, a view of another kind or group not at all`() {
    let frames = ["[100, 80, 100, 20]", "[103, 110, 100, 20]", "[100, 140, 100, 20]"]
    #expect(misses(Drawing(views: labels(frames, fields: ", align: center")), "v1") == "center 153 → 150")
    let mixed = labels(frames).substituting("kind: label, id: v1", with: "kind: image, id: v1")
    #expect(misses(Drawing(views: mixed), "v1") == "")
    let grouped = labels(frames).substituting("id: v1", with: "group: b, id: v1")
    #expect(misses(Drawing(views: grouped), "v1") == "")
    let hidden = labels(frames).substituting("id: v1", with: "hidden: true, id: v1")
    #expect(misses(Drawing(views: hidden), "v1") == "")
  }

  private func neighbours(_ views: String, of id: String, gap: Double = 8) -> String {
    let drawing = Drawing(views: views)
    guard let view = drawing.views(id).first else { return "" }
    return drawing.call("neighbours", .node(view), .double(gap)).items.map {
      let flags = [($0["isInside"], "inside"), ($0["isRegular"], "regular")].filter { $0.0?.shown == "true" }.map {
        " " + $0.1
      }
      return "\($0["gap"]?.shown ?? "") \($0["overlapWidth"]?.shown ?? "")×\($0["overlapHeight"]?.shown ?? "")"
        + flags.joined()
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("[56, 80, 44, 44]", "0 4×44"), ("[64, 80, 44, 44]", "4 0×44"), ("[68, 80, 44, 44]", ""),
    ("[60, 124, 44, 44]", ""), ("[16, 127, 44, 44]", "3 44×0"), ("[20, 84, 20, 20]", "0 20×20 inside"),
    ("[70, 80, 30, 44], hitArea: {inset: [0, -14, 0, 0]}", "0 4×44"), ("[56, 80, 44, 44], hidden: true", ""),
    ("[56, 80, 44, 44], interactionEnabled: false", ""),
  ])
  func `A target's neighbours are earlier targets that it overlaps or comes close to`(frame: String, expected: String) {
    let views = "  - {kind: button, id: a, frame: [16, 80, 44, 44]}\n  - {kind: button, id: b, frame: \(frame)}"
    #expect(neighbours(views, of: "b") == expected)
  }

  @Test
  func `Keys of a pad, a bar of equal buttons and two halves of a row are neighbours by design`() {
    func buttons(_ frames: [String]) -> String {
      frames.enumerated().map { "  - {kind: button, id: b\($0.offset), frame: \($0.element)}" }.joined(separator: "\n")
    }
    #expect(neighbours(buttons(["[0, 600, 187.5, 50]", "[187.5, 600, 187.5, 50]"]), of: "b1") == "0 0×50 regular")
    #expect(neighbours(buttons(["[0, 600, 80, 50]", "[80, 600, 80, 50]"]), of: "b1") == "0 0×50")
    #expect(
      neighbours(buttons(["[0, 600, 44, 44]", "[44, 600, 44, 44]", "[88, 600, 44, 44]"]), of: "b2") == "0 0×44 regular")
    let pad = (0..<9).map { "[\($0 % 3 * 106), \(100 + $0 / 3 * 84), 102, 80]" }
    #expect(neighbours(buttons(pad), of: "b4") == "4 102×0 regular, 4 0×80 regular")
  }

  @Test
  func `Many targets in a long list are compared quickly, and too many on one spot not at all`() {
    let long = (0..<5000).map { "  - {kind: cell, opens: a, id: c\($0), frame: [0, \($0 * 44), 375, 44]}" }
    #expect(neighbours(long.joined(separator: "\n"), of: "c4999") == "0 375×0 regular")
    let heap = (0..<1200).map { "  - {kind: button, id: c\($0), frame: [0, 0, 44, 44]}" }.joined(separator: "\n")
    let drawing = Drawing(views: heap)
    #expect(drawing.call("neighbours", .node(drawing.views("c9")[0]), .double(8)).shown == "?")
  }
}
