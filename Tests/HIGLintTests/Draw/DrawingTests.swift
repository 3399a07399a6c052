import Foundation
import HIGDraw
import HIGLanguage
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLint

/// What a picture shows, and that it can be trusted.
@Suite struct DrawingTests: DrawingSuite {
  // MARK: One truth

  @Test
  func `A picture has the size of its device, and points are points`() throws {
    let drawing = try #require(drawings("screen: s\ndevice: ipad\nbackground: white\nviews: []").first)
    #expect(drawing.size == (768, 1024))
    let text = try svg(screen("  - {kind: group, id: box, background: \"#123456\", frame: [10.5, 20.25, 30, 40]}"))
    #expect(
      try group("s/views/box", in: text)
        == "<rect x=\"10.5\" y=\"20.25\" width=\"30\" height=\"40\" fill=\"#123456\"/>\n")
  }

  @Test
  func `A view lies where its parents put it, moved by how far they are scrolled`() throws {
    let text = try svg(
      screen(
        """
          - kind: scrollView
            frame: [10, 100, 300, 300]
            contentOffset: [0, 25]
            children: [{kind: group, id: box, background: red, frame: [5, 50, 10, 10]}]
        """))
    #expect(try group("s/views/scrollView/children/box", in: text).hasPrefix("<rect x=\"15\" y=\"125\" "))
  }

  @Test
  func `A colour and a text are those of the appearance and the language that are asked for`() throws {
    let spec = screen(
      "  - {kind: label, id: l, text: {en: Pay, zh-Hans: 支付}, color: {light: black, dark: white}, frame: [0, 40, 100, 24]}"
    )
    let light = try group("s/views/l", in: svg(spec))
    #expect(light.contains(">Pay</text>") && light.contains("fill=\"#000000\""))
    let dark = try group("s/views/l", in: svg(spec) { ($0.appearance, $0.language) = (.dark, "zh-Hans") })
    #expect(dark.contains(">支付</text>") && dark.contains("fill=\"#FFFFFF\""))
  }

  @Test
  func `A text is as wide as rules estimate it, and its lines are as many`() throws {
    let words = "The timetable shows again once you are online."
    let text = try svg(
      screen("  - {kind: label, id: l, text: \"\(words)\", lines: 0, color: black, frame: [0, 40, 150, 100]}"))
    let lines = try group("s/views/l", in: text).split(separator: "\n")
    let needed = TextValue(words, language: "en").estimatedLines(width: 150, fontSize: 17)
    #expect(Double(lines.count) == needed.low)
    let whole = try group(
      "s/views/l", in: svg(screen("  - {kind: label, id: l, text: Pay, color: black, frame: [0, 40, 150, 24]}")))
    let width = TextValue("Pay", language: "en").estimatedWidth(fontSize: 17).low
    #expect(whole.contains("textLength=\"\((width * 100).rounded() / 100)\""))
  }

  @Test
  func `The same spec gives the same bytes`() throws {
    let spec = try Golden.input("texts", in: "Draw")
    #expect(drawings(spec).map(\.svg) == drawings(spec).map(\.svg))
  }

  // MARK: What is not stated

  @Test
  func `A view without a frame is laid out below the last one, with a dashed edge, and named`() throws {
    let spec = screen(
      """
        - {kind: label, id: first, text: First, color: black, frame: [16, 100, 200, 24]}
        - {kind: label, id: second, text: Second, color: black}
      """)
    let drawing = try #require(drawings(spec).first)
    #expect(drawing.gaps == [DrawingGap(kind: .frame, path: "s/views/second")])
    let text = String(decoding: drawing.svg, as: UTF8.self)
    let group = try group("s/views/second", in: text)
    #expect(group.contains("<rect x=\"16\" y=\"132\"") && group.contains("stroke-dasharray=\"4 3\""))
    #expect(text.contains("Frame not stated, laid out by higlint: second"))
    #expect(drawing.size.height > drawing.screenSize.height)
  }

  @Test
  func `The legend names what is open in the reader's language, and can be left out`() throws {
    let spec = "screen: s\nviews: [{kind: label, id: l, text: unknown, frame: [0, 40, 100, 24]}]"
    let chinese = try svg(spec) { $0.legendLanguage = .simplifiedChinese }
    #expect(chinese.contains("规格未写明尺寸：按 iPhone 6 绘制。") && chinese.contains("文字未知：l"))
    let drawing = try #require(drawings(spec) { $0.hasLegend = false }.first)
    #expect(drawing.size == drawing.screenSize)
    #expect(Set(drawing.gaps.map(\.kind)) == [.size, .background, .text])
  }

  @Test
  func `The legend names all, each name once with how often it is there`() throws {
    let views =
      (0..<60).map { "{kind: label, id: view\($0), text: T}" } + [
        "{kind: group, children: [{kind: spacer}]}", "{kind: group, id: g, children: [{kind: spacer}]}",
      ]
    let drawing = try #require(
      drawings("screen: s\ndevice: iphone6\nbackground: white\nviews: [\(views.joined(separator: ","))]").first)
    let sentence = try #require(DrawingGap.sentences(about: drawing.gaps).first { $0.kind == .frame }).sentence
    #expect(sentence.en.contains("view0, view1, ") && sentence.en.contains("view59, "))
    #expect(sentence.en.contains("spacer (2)") && !sentence.en.contains("more"))
    #expect(String(decoding: drawing.svg, as: UTF8.self).contains("view59"))
  }

  @Test
  func `A component and a kind that nobody knows are named as such`() throws {
    let spec = """
      components:
        A: {view: {kind: group, id: a, children: [{use: B}]}}
        B: {view: {kind: group, id: b, children: [{use: A, id: again}]}}
      screens:
        - id: s
          device: iphone6
          background: white
          views: [{use: A}, {use: Nope, id: nope}, {kind: whatever, id: odd, frame: [0, 0, 10, 10]}]
      """
    let gaps = try #require(drawings(spec).first { $0.screen == "s" }).gaps
    func names(_ kind: DrawingGap.Kind) -> [String] {
      gaps.filter { $0.kind == kind }.compactMap { $0.path.split(separator: "/").last.map(String.init) }
    }
    #expect(names(.component) == ["again", "nope"])
    #expect(names(.kind) == ["odd"])
  }

  @Test
  func `Another device keeps the frames, and says whose they are`() throws {
    let drawing = try #require(drawings(screen("  []")) { $0.device = "iphone5" }.first)
    #expect(drawing.screenSize == (320, 568))
    #expect(drawing.gaps.map(\.kind) == [.device])
  }

  // MARK: Names of files

  @Test
  func `Names of files lead nowhere, and no two are the same`() throws {
    var names = DrawingNames()
    let spec = """
      screens:
        - {id: "../../etc", background: white}
        - {id: Login, background: white, states: {"a/b": {views: []}}}
        - {id: login, background: white}
        - {id: 登录, background: white}
      """
    let found = drawings(spec).map { names.name(for: $0) }
    #expect(found == ["------etc", "Login", "Login.a-b", "login~2", "登录"])
  }

  // MARK: Pictures beside a spec

  @Test
  func `A picture beside the spec becomes part of the drawing, and one elsewhere does not`() throws {
    let workspace = MemoryWorkspace(bytes: [
      "screens/boat.png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2],
      "screens/images/crew.jpg": [0xFF, 0xD8, 0xFF, 0xE0],
      "screens/text.png": Array("not a picture".utf8),
      "secret.png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1],
    ])
    let files = PictureFiles(workspace: workspace)
    #expect(files.picture(named: "boat", beside: "screens/a.yaml")?.url == "data:image/png;base64,iVBORw0KGgoBAg==")
    #expect(files.picture(named: "crew", beside: "screens/a.yaml")?.url == "data:image/jpeg;base64,/9j/4A==")
    for name in ["text", "../secret", "..", "", "missing", "a/../../secret"] {
      #expect(files.picture(named: name, beside: "screens/a.yaml") == nil, "\(name)")
    }
  }
}
