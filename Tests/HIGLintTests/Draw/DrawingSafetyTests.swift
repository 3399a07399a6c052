import Foundation
import HIGDraw
import HIGLanguage
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLint

/// Strangers' specs are drawn, too.
@Suite struct DrawingSafetyTests: DrawingSuite {
  @Test
  func `Nothing that a spec says becomes markup, and every picture is well-formed`() throws {
    for name in Golden.names(in: "Draw") {
      for drawing in drawings(try Golden.input(name, in: "Draw"), { $0.annotations = .frames }) {
        let document = XMLReader.read(SourceFile(path: "picture.svg", stored: drawing.svg))
        #expect(document.problems.isEmpty, "\(name): \(document.problems.first?.message.en ?? "")")
      }
    }
    let text = try svg(Golden.input("hostile", in: "Draw"))
    for markup in ["<script", "onload=\"", "<image", "<b>", "\u{0}", "\u{8}"] {
      #expect(!text.contains(markup), "\(markup)")
    }
  }

  @Test
  func `A component that contains itself is drawn as far as it goes`() throws {
    let drawing = try #require(drawings(Golden.input("hostile", in: "Draw")).first)
    #expect(drawing.gaps.contains { $0.kind == .frame })
  }

  @Test
  func `Many views deep inside of others do not make long names`() throws {
    let depth = 300
    let leaves = String(repeating: "{kind: spacer},", count: 2000)
    let spec =
      "screen: s\ndevice: iphone6\nbackground: white\nviews: ["
      + String(repeating: "{kind: group, children: [", count: depth)
      + leaves + String(repeating: "]}", count: depth) + "]"
    let drawing = try #require(drawings(spec).first)
    #expect(drawing.svg.count < 4_000_000)
  }

  @Test
  func `A screen of a thousand views is drawn at once`() throws {
    let views = (0..<1000).map {
      "  - {kind: button, title: Row \($0), background: systemBlue, frame: [0, \($0), 100, 24]}"
    }
    let (model, _) = Model.reading(
      "s.yaml", bytes: Array(screen(views.joined(separator: "\n")).utf8), workspace: MemoryWorkspace([:]))
    var size = 0
    let time = processorTime { size = HIGDraw.Drawing.of(model.screens[0], in: model).svg.count }
    // A debug build takes ten times as long as a release build, in which 20 ms are allowed.
    #expect(time < .milliseconds(300))
    #expect(size > 100_000)
  }

  @Test
  func `Many blurs do not draw the screen many times`() throws {
    let blurs = (0..<40).map { "  - {kind: group, background: {blur: light}, frame: [0, \($0 * 10), 100, 10]}" }
    let text = try svg(screen(blurs.joined(separator: "\n")))
    #expect(text.components(separatedBy: "<use ").count - 1 == 4)
  }

  @Test
  func `A picture grows with its spec, and no faster`() throws {
    func size(_ count: Int) throws -> Int {
      let views = (0..<count).map {
        "  - {kind: label, id: l\($0), text: Row, color: black, frame: [0, \($0), 100, 24]}"
      }
      return try svg(screen(views.joined(separator: "\n"))).utf8.count
    }
    let (one, two) = (try size(500), try size(1000))
    #expect(two < one * 21 / 10)
  }
}
