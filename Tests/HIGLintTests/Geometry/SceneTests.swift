import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

@Suite("Where views are on a screen")
struct SceneTests {
  @Test
  func `Frames of nested views add up; a part that is not known leaves the others known`() {
    let drawing = Drawing(
      views: """
          - kind: group
            frame: [10, 100, 300, 200]
            children:
              - kind: scrollView
                id: scroller
                frame: [5, 20, 200, 100]
                contentOffset: [0, 300]
                children:
                  - {kind: label, id: a, frame: [16, 400, 60, 20]}
              - {kind: label, id: b, frame: [unknown, 30, 60, 20]}
        """)
    #expect(drawing.fact("absoluteX", of: "a").shown == "31")
    #expect(drawing.fact("absoluteY", of: "a").shown == "520")
    #expect(drawing.fact("absoluteX", of: "b").shown == "?")
    #expect(drawing.fact("absoluteY", of: "b").shown == "130")
    #expect(drawing.fact("width", of: "b").shown == "60")
    #expect(drawing.fact("inScroller", of: "a").shown == "true")
    #expect(drawing.fact("inScroller", of: "scroller").shown == "false")
    #expect(drawing.fact("viewportWidth", of: "a").shown == "200")
    #expect(drawing.fact("viewportWidth", of: "b").shown == "375")
  }

  @Test
  func `Views of a popover have a size but no place on the screen`() {
    let drawing = Drawing(
      "screen: test\nsize: [375, 667]\npopover: {views: [{kind: button, id: a, frame: [16, 650, 44, 44]}]}")
    #expect(drawing.fact("absoluteX", of: "a").shown == "?")
    #expect(drawing.fact("hitHeight", of: "a").shown == "44")
  }

  @Test(arguments: [
    ("size: [320, 480]", "320 × 480"), ("device: iphone6", "375 × 667"),
    ("device: iphone6\norientation: landscapeLeft", "667 × 375"), ("device: iphone6\nsize: [300, 400]", "300 × 400"),
    ("device: iphone6\norientation: unknown", "? × ?"),
    ("device: iphone6\norientation: unknown\nsize: [300, 400]", "300 × 400"),
    ("device: iphone6\nsize: unknown", "? × ?"), ("size: {width: 320}", "320 × ?"), ("title: a", "? × ?"),
  ])
  func `The screen's size is what is stated, or the device's as it is held`(fields: String, expected: String) {
    let drawing = Drawing("screen: test\n\(fields)\nviews: []")
    #expect("\(drawing.fact("width").shown) × \(drawing.fact("height").shown)" == expected)
  }

  @Test(arguments: [
    ("views: []", "20 647"), ("statusBar: {hidden: true}", "0 667"), ("navigationBar: {title: a}", "64 603"),
    ("navigationBar: {title: a, hidden: true}", "20 647"),
    ("navigationBar: {title: a}\ntabBar: {items: []}", "64 554"),
    ("toolbar: {items: []}", "20 603"), ("navigationBar: {title: a}\norientation: landscapeRight", "32 343"),
  ])
  func `Bars take their room at the top and at the bottom`(fields: String, expected: String) {
    let drawing = Drawing("screen: test\ndevice: iphone6\n\(fields)")
    #expect("\(drawing.fact("contentTop").shown) \(drawing.fact("contentHeight").shown)" == expected)
  }

  @Test
  func `A state has its own views; a variant of another size knows only the frames that it states`() {
    let drawing = Drawing(
      """
      screen: test
      device: iphone6
      views:
        - {kind: button, id: a, frame: [16, 80, 44, 44]}
        - {kind: button, id: b, frame: [80, 80, 44, 44], hitArea: {inset: [-4, -4, -4, -4]}}
      states:
        busy: {override: {a: {frame: [16, 80, 30, 30]}}}
      variants:
        - {device: ipad, override: {a: {frame: [48, 80, 60, 60]}}}
        - {appearance: dark}
      """)
    #expect((0..<4).map { drawing.fact("width", of: "a", state: $0).shown } == ["44", "30", "60", "44"])
    #expect((0..<4).map { drawing.fact("hitWidth", of: "b", state: $0).shown } == ["52", "52", "?", "52"])
    #expect(drawing.fact("width", ofScreen: 2).shown == "768")
  }

  @Test
  func `Of a component by itself the sizes are known and the surroundings are not`() {
    let tree = YAMLReader.read(
      SourceFile(
        path: "components.yaml",
        stored: Array("components: {Row: {view: {kind: button, id: a, frame: [0, 0, 375, 30]}}}".utf8)))
    let model = ModelBuilder.component(named: "Row", definitions: Definitions(trees: [tree]))
    let view = NodeReference(1)
    #expect(model.typeName(of: view) == "view")
    #expect(model.value(of: Vocabulary.shared.nameID(of: "hitHeight"), at: view).shown == "30")
    #expect(model.value(of: Vocabulary.shared.nameID(of: "viewportWidth"), at: view).shown == "?")
  }
}
