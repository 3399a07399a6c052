import Foundation
import HIGDraw
import HIGLanguage
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGLint

/// Every kind of view that the vocabulary has, one by one: none is drawn by nothing.
@Suite struct KindDrawingTests {
  /// The kinds that only hold other views, which are drawn.
  private static let containers: Set = [
    "table", "collection", "scrollView", "stack", "zstack", "group", "slot", "splitView", "card", "inputAccessory",
  ]
  /// What is only room.
  private static let empty: Set = ["spacer"]
  /// What kinds need to be more than an empty one; all else has a text.
  private static let fields = [
    "image": "image: boat", "icon": "icon: {system: search}", "segmentedControl": "items: [Day, Week], selected: 1",
    "pageControl": "pages: 4, value: 2", "picker": "items: [Old Town, North Bay, Pearl Wharf], value: 1",
    "switch": "value: true", "slider": "value: 0.3", "progressView": "value: 0.6", "livePhoto": "image: boat",
    "cell": "title: Wi-Fi, text: Harbor, accessory: disclosure", "badge": "text: \"3\"",
    "searchField": "placeholder: Search", "textField": "placeholder: Name", "secureField": "text: secret",
    "fileItem": "title: Report.pdf", "spacer": "alpha: 1",
  ]

  private func spec(of kind: String) -> String {
    let fields =
      Self.containers.contains(kind)
      ? "children: [{kind: label, id: inside, text: Inside, color: black, frame: [10, 10, 80, 24]}]"
      : Self.fields[kind] ?? "text: Pier, title: Pier"
    return """
      screen: kinds
      device: iphone6
      background: white
      views:
        - {kind: \(kind), id: it, frame: [16, 40, 343, 220], \(fields)}
      """
  }

  private func drawing(of kind: String) throws -> String {
    let (model, problems) = Model.reading(
      "\(kind).yaml", bytes: Array(spec(of: kind).utf8), workspace: MemoryWorkspace([:]))
    #expect(problems.isEmpty)
    return String(decoding: HIGDraw.Drawing.of(try #require(model.screens.first), in: model).svg, as: UTF8.self)
  }

  @Test(arguments: Enumeration.viewKind.words)
  func `No kind of view is drawn by nothing`(_ kind: String) throws {
    let svg = try drawing(of: kind)
    let inside = Self.containers.contains(kind)
    let path = "<g data-path=\"kinds/views/it\(inside ? "/children/inside" : "")\">\n"
    let start = try #require(svg.range(of: path))
    let rest = svg[start.upperBound...]
    #expect(rest.hasPrefix("</g>") == Self.empty.contains(kind))
  }

  @Test
  func `Every kind of view is drawn as it was before`() throws {
    let all = try Enumeration.viewKind.words.map { "<!-- \($0) -->\n" + (try drawing(of: $0)) }.joined()
    try Golden.check(all, "every-kind", in: "Draw/Kinds", ending: "svg.txt")
  }
}
