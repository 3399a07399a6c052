import Foundation
import HIGDraw
import HIGLanguage
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLint

/// What a picture shows, and that it can be trusted.
@Suite struct DrawingTests {
  private func drawings(
    _ spec: String, workspace: MemoryWorkspace = MemoryWorkspace([:]),
    _ change: (inout DrawingOptions) -> Void = { _ in }
  ) -> [HIGDraw.Drawing] {
    let (model, _) = Model.reading("spec.yaml", bytes: Array(spec.utf8), workspace: workspace)
    var options = DrawingOptions()
    change(&options)
    return model.screenStates.map { .of($0, in: model, options: options) }
  }

  private func svg(_ spec: String, _ change: (inout DrawingOptions) -> Void = { _ in }) throws -> String {
    String(decoding: try #require(drawings(spec, change).first).svg, as: UTF8.self)
  }

  /// The elements of a picture that stand in the group of a node.
  private func group(_ path: String, in svg: String) throws -> String {
    let start = try #require(svg.range(of: "<g data-path=\"\(path)\">\n"))
    let rest = svg[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "</g>"))).lowerBound])
  }

  private func screen(_ views: String, fields: String = "background: white") -> String {
    "screen: s\ndevice: iphone6\n\(fields)\nviews:\n\(views)"
  }

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

  // MARK: Bars

  @Test
  func `Bars stand where the system puts them, and hidden ones are not there`() throws {
    let bars =
      "navigationBar: {title: Piers}\ntabBar: {items: [{id: a, title: A}, {id: b, title: B}], selected: b}\nbackground: white"
    let text = try svg(screen("  []", fields: bars))
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"375\" height=\"64\""))
    #expect(text.contains("<rect x=\"0\" y=\"618\" width=\"375\" height=\"49\""))
    let hidden = try svg(screen("  []", fields: "navigationBar: {title: Piers, hidden: true}\nbackground: white"))
    #expect(!hidden.contains("Piers"))
  }

  @Test
  func `An interface from right to left has its way back on the right`() throws {
    let spec = screen("  []", fields: "navigationBar: {title: T, back: {title: Back}}\nbackground: white")
    func place(_ language: String) throws -> Double {
      let group = try group("s/navigationBar/back", in: svg(spec) { $0.language = language })
      return try #require(Double(group.components(separatedBy: "<text x=\"")[1].prefix { $0 != "\"" }))
    }
    #expect(try place("en") < 60)
    #expect(try place("ar") > 300)
  }

  // MARK: Marks

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
    #expect(text.contains("<rect x=\"200\" y=\"100\" width=\"51\" height=\"31\" fill=\"#0B8A3E\""))
    #expect(text.contains("<rect x=\"0\" y=\"100\" width=\"20\" height=\"20\" fill=\"#D00036\""))
    #expect(text.contains("<rect x=\"90\" y=\"90\" width=\"80\" height=\"80\" fill=\"#0B8A3E\""))
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
    #expect(try tag("7.45", in: text) == "#0B8A3E")
    #expect(try tag("3.54", in: text) == "#0B8A3E")
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

  // MARK: Controls

  @Test
  func `The segment that a control names by its index is filled`() throws {
    let segments = "items: [Day, Week, Month], frame: [0, 40, 300, 29]}"
    let text = try svg(
      screen("  - {kind: segmentedControl, id: one, selected: 1, tint: red, \(segments)"))
    let group = try group("s/views/one", in: text)
    #expect(group.contains("<rect x=\"100\" y=\"40\" width=\"100\" height=\"29\" fill=\"#FF0000\"/>"))
    let none = try #require(drawings(screen("  - {kind: segmentedControl, id: one, \(segments)")).first)
    #expect(none.gaps == [DrawingGap(kind: .value, path: "s/views/one")])
  }

  @Test
  func `A keyboard has the keys of its type, and an unknown type is named`() throws {
    func picture(_ type: String) throws -> HIGDraw.Drawing {
      try #require(
        drawings(
          screen(
            "  - {kind: textField, id: f, keyboard: \(type), placeholder: P, frame: [16, 100, 343, 44]}",
            fields: "keyboardHeight: 216\nbackground: white")
        ).first)
    }
    func keys(_ type: String) throws -> Set<String> {
      let parts = String(decoding: try picture(type).svg, as: UTF8.self).components(separatedBy: "</text>")
      return Set(parts.compactMap { $0.components(separatedBy: ">").last })
    }
    for type in ["numberPad", "asciiCapableNumberPad", "phonePad", "decimalPad"] {
      #expect(try keys(type).isSuperset(of: ["1", "9", "0", "WXYZ"]) && !keys(type).contains("Q"), "\(type)")
    }
    #expect(try keys("twitter").isSuperset(of: ["Q", "@", "#", "return"]))
    #expect(try keys("webSearch").isSuperset(of: ["Q", ".", "Go"]))
    #expect(try keys("URL").isSuperset(of: [".com", "/", "Go"]))
    #expect(try keys("numbersAndPunctuation").isSuperset(of: ["ABC", "7"]))
    #expect(try keys("namePhonePad").isSuperset(of: ["Q", "123", "return"]))
    #expect(try picture("email").gaps == [])
    #expect(try picture("numberPat").gaps == [DrawingGap(kind: .keyboard, path: "s/views/f")])
  }

  @Test
  func `A badge without a colour of its own is UIKit's red one`() throws {
    let drawing = try #require(
      drawings(screen("  - {kind: badge, id: b, text: \"3\", frame: [16, 120, 20, 20]}")).first)
    let group = try group("s/views/b", in: String(decoding: drawing.svg, as: UTF8.self))
    #expect(group.hasPrefix("<rect x=\"16\" y=\"120\" width=\"20\" height=\"20\" rx=\"10\" fill=\"#FF3B30\"/>"))
    #expect(drawing.gaps == [DrawingGap(kind: .color, path: "s/views/b")])
  }

  // MARK: Tables

  @Test
  func `Headers and footers stand above and below the rows of their sections`() throws {
    func picture(_ style: String) throws -> String {
      try svg(
        screen(
          """
            - kind: table
              id: t
              style: \(style)
              frame: [0, 20, 375, 500]
              sections: [{id: a, header: Starters, footer: Until noon, cells: [Soup, Salad]}, {id: b, header: Pasta, cells: [Lasagne]}]
          """))
    }
    func rect(_ path: String, _ text: String) throws -> String {
      let group = try group("s/views/t/children/\(path)", in: text)
      return String(group.components(separatedBy: "<rect ")[1].prefix { $0 != "f" && $0 != "s" && $0 != "r" })
    }
    let plain = try picture("plain")
    #expect(try rect("a/header", plain) == "x=\"0\" y=\"20\" width=\"375\" height=\"28\" ")
    #expect(try group("s/views/t/children/a/header", in: plain).contains(">Starters</text>"))
    #expect(try rect("a/footer", plain) == "x=\"0\" y=\"136\" width=\"375\" height=\"28\" ")
    #expect(try rect("b/header", plain) == "x=\"0\" y=\"164\" width=\"375\" height=\"28\" ")
    let grouped = try picture("grouped")
    #expect(try group("s/views/t/children/a/header", in: grouped).contains(">STARTERS</text>"))
    #expect(try group("s/views/t/children/a/footer", in: grouped).contains(">Until noon</text>"))
  }

  @Test
  func `A header that its frames leave no room for is named`() throws {
    func gaps(_ y: Int) throws -> [DrawingGap] {
      try #require(
        drawings(
          screen(
            "  - {kind: table, id: t, frame: [0, 20, 375, 500], header: Menu, children: [{kind: cell, text: Soup, frame: [0, \(y), 375, 44]}]}"
          )
        ).first
      ).gaps
    }
    #expect(try gaps(0) == [DrawingGap(kind: .header, path: "s/views/t")])
    #expect(try gaps(30) == [])
  }

  @Test
  func `Rows without frames reach from edge to edge, white in a grouped table, with a line below each`() throws {
    let text = try svg(
      screen(
        """
          - kind: table
            id: t
            style: grouped
            frame: [0, 20, 375, 500]
            sections: [{id: a, cells: [{id: one, text: One}, {id: two, text: Two}]}]
        """))
    let one = try group("s/views/t/children/a/children/one", in: text)
    #expect(one.hasPrefix("<rect x=\"0\" y=\"55\" width=\"375\" height=\"44\" fill=\"#FFFFFF\"/>"))
    #expect(one.contains("<line x1=\"15\" y1=\"98.75\" x2=\"375\""))
    let two = try group("s/views/t/children/a/children/two", in: text)
    #expect(two.contains("<line x1=\"0\" y1=\"142.75\" x2=\"375\""))
  }

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
    #expect(text.contains("<circle cx=\"30\" cy=\"100\" r=\"9\" fill=\"#D00036\""))
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
    #expect(text.contains("<circle cx=\"327\" cy=\"20\" r=\"9\""))
  }

  // MARK: Strangers' specs

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
    let depth = 400
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

  // MARK: Passes and widgets

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
}
