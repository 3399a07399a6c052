import Foundation
import HIGDraw
import HIGLanguage
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLint

/// Passes and widgets.
@Suite struct PassDrawingTests: DrawingSuite {
  private func passesAndWidgets(_ app: String) -> [HIGDraw.Drawing] {
    let tree = SpecFile(path: "app.yaml", bytes: Array("app: \(app)".utf8), format: .yaml).tree
    let model = ModelBuilder.app(Definitions(trees: [tree]))
    return HIGDraw.Drawing.passesAndWidgets(of: model).map { .of($0, in: model) }
  }

  @Test
  func `A pass and a widget are pictures with names of their own, and other extensions are none`() {
    var names = DrawingNames()
    let found = passesAndWidgets(
      "{passes: [{id: a}, {style: coupon}], extensions: [{id: w, type: today}, {id: s, type: share}]}")
    #expect(found.map { names.name(for: $0) } == ["pass-a", "pass-coupon", "widget-w"])
  }

  @Test
  func `The words of a pass have the colours that it states`() throws {
    let drawing = try #require(
      passesAndWidgets(
        "{passes: [{id: a, style: generic, backgroundColor: '#112233', foregroundColor: '#FFEEDD', labelColor: '#AABBCC', fields: {primary: [{label: Pier, value: Three}]}}]}"
      ).first)
    let text = String(decoding: drawing.svg, as: UTF8.self)
    let field = try #require(text.components(separatedBy: "<g data-path=\"app/passes/a/fields/primary/").last)
    #expect(text.contains("fill=\"#112233\"") && field.contains("fill=\"#AABBCC\">Pier</text>"))
    #expect(field.contains("fill=\"#FFEEDD\">Three</text>"))
    #expect(!drawing.gaps.contains { $0.kind == .color || $0.kind == .background || $0.kind == .style })
  }

  @Test
  func `What a pass does not state is named`() throws {
    let drawing = try #require(passesAndWidgets("{passes: [{id: a, barcode: {message: x}}]}").first)
    #expect(Set(drawing.gaps.map(\.kind)) == [.style, .background, .color, .image, .content, .code])
  }

  @Test
  func `Hostile passes and widgets are drawn, and well-formed`() {
    let apps = [
      "{passes: [{id: '\"><script>', style: '</svg>', logoText: '<b>', fields: {header: [1, 2, 3, 4, 5, 6], primary: none, secondary: {a: b}, auxiliary: [none, unknown]}, images: {logo: {file: '\"><image>', size: [1e6, 0]}}}]}",
      "{passes: [unknown, 3, {style: coupon, fields: none, images: {strip: unknown, logo: none}, barcode: {format: QR, altText: '</text>'}}]}",
      "{extensions: [today, {type: today, titleLeading: -900, frame: [1e6, -1e6, 1e6, 1e6], views: [{kind: label, text: a, frame: [-1e6, -1e6, 1e6, 1e6]}]}, {type: today, frame: {height: 0}, screens: [{id: a, views: [{kind: label, text: b}]}]}]}",
    ]
    for app in apps {
      let drawings = passesAndWidgets(app)
      #expect(!drawings.isEmpty)
      for drawing in drawings {
        let document = XMLReader.read(SourceFile(path: "picture.svg", stored: drawing.svg))
        #expect(document.problems.isEmpty)
        #expect(!String(decoding: drawing.svg, as: UTF8.self).contains("<script"))
      }
    }
  }

  @Test
  func `A widget shows its own views, and not those of its states`() throws {
    let drawing = try #require(
      passesAndWidgets(
        "{extensions: [{id: w, type: today, frame: {width: 320, height: 60}, views: [{kind: label, text: Here, color: white, frame: [47, 8, 100, 24]}], states: {offline: {views: [{kind: label, text: Gone}]}}}]}"
      ).first)
    let text = String(decoding: drawing.svg, as: UTF8.self)
    #expect(drawing.screenSize.width == 320 && text.contains(">Here</text>") && !text.contains("Gone"))
  }
}
