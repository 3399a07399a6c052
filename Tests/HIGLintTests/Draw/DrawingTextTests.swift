import Foundation
import HIGDraw
import HIGLanguage
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLint

/// Texts in pictures: their sizes, and how they run.
@Suite struct DrawingTextTests: DrawingSuite {
  // MARK: Text sizes

  private func fontSize(of text: String, in svg: String) throws -> Double {
    let end = try #require(svg.range(of: ">\(text)</text>")).lowerBound
    let start = try #require(svg[..<end].range(of: "font-size=\"", options: .backwards)).upperBound
    return try #require(Double(svg[start...].prefix { $0 != "\"" }))
  }

  @Test
  func `Text styles follow the text size of a version, and sizes that are stated do not`() throws {
    let spec = """
      screen: s
      device: iphone6
      background: white
      views:
        - {kind: label, id: a, text: Body, font: body, frame: [0, 40, 300, 60]}
        - {kind: label, id: b, text: Head, font: {style: title1, size: 28}, frame: [0, 140, 300, 60]}
        - {kind: label, id: c, text: Fixed, font: {size: 15}, frame: [0, 240, 300, 60]}
        - {kind: label, id: d, text: Own, frame: [0, 340, 300, 60]}
      variants: [{id: large, textSize: AX3}, {id: small, textSize: xSmall}]
      """
    let pictures = drawings(spec).map { String(decoding: $0.svg, as: UTF8.self) }
    let sizes = try pictures.map { picture in
      try ["Body", "Head", "Fixed", "Own"].map { try fontSize(of: $0, in: picture) }
    }
    #expect(sizes == [[17, 28, 15, 17], [40, 48, 15, 17], [14, 25, 15, 17]])
    let asked = try svg(spec) { $0.textSize = "xxxLarge" }
    #expect(try fontSize(of: "Body", in: asked) == 23)
  }

  @Test
  func `An app's own type scale and the largest size that it follows to hold in pictures`() throws {
    func size(_ app: String) throws -> Double {
      try fontSize(
        of: "Body",
        in: svg(
          "app: \(app)\nscreens: [{id: s, device: iphone6, background: white, textSize: AX3, views: [{kind: label, text: Body, font: body, frame: [0, 40, 300, 60]}]}]"
        ))
    }
    #expect(try size("{dynamicType: true}") == 40)
    #expect(try size("{dynamicTypeMax: xxxLarge}") == 23)
    #expect(try size("{dynamicType: false}") == 17)
    #expect(try size("{typeScale: {body: {large: 18, AX3: 36}}}") == 36)
  }

  // MARK: From right to left

  @Test
  func `Joined letters are drawn as their font joins them, with the estimated width beside them`() throws {
    let text = try svg(
      "app: {languages: [ar]}\n"
        + screen("  - {kind: label, id: l, text: السلام, color: black, frame: [20, 100, 200, 24]}"))
    let label = try group("s/views/l", in: text)
    // Alef, lam, seen, lam with alef, meem: 278 + 305 + 892 + 597 + 619 thousandths of 17 points.
    #expect(label.contains("x=\"220\"") && label.contains("direction=\"rtl\""))
    #expect(label.contains("data-width=\"45.75\"") && !label.contains("textLength"))
  }

  @Test
  func `A text runs as its first letter does, and lies where the interface begins`() throws {
    let text = try svg(
      "app: {languages: [ar]}\n"
        + screen(
          """
            - {kind: label, id: arabic, text: حجز Harbor Ferry Tickets, color: black, frame: [20, 100, 300, 24]}
            - {kind: label, id: latin, text: Harbor Ferry, color: black, frame: [20, 130, 300, 24]}
          """))
    let arabic = try group("s/views/arabic", in: text)
    #expect(arabic.contains("x=\"320\"") && arabic.contains("direction=\"rtl\""))
    let latin = try group("s/views/latin", in: text)
    #expect(latin.contains("x=\"320\"") && latin.contains("text-anchor=\"end\"") && !latin.contains("rtl"))
  }
}
