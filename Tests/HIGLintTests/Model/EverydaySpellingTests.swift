import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// What designers write in a way of their own is read as what it means.
struct EverydaySpellingTests {
  private static func mistakes(in fields: String) -> [String] {
    let spec =
      "{app: {name: Rain, animations: [{screen: main, target: sky, kind: motionEffect}]}, screen: main, \(fields)}"
    let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(spec.utf8)))
    let definitions = Definitions(trees: [tree])
    return
      (ModelBuilder.screens(of: tree, definitions: definitions).diagnostics + ModelBuilder.app(definitions).diagnostics)
      .map(\.message.en)
  }

  @Test(arguments: [
    "views: [{kind: label, text: Rain, font: Avenir Next}]",
    "views: [{kind: segmentedControl, items: [Day, Week], selected: 0}]",
    "views: [{kind: activityView, items: [Make a Poster]}]",
    "navigationBar: {title: Rain, left: [{kind: segmentedControl, items: [Day, Week], value: 0}]}",
    "modal: bottomSheet",
  ])
  func `there is nothing to say about how it is written`(_ fields: String) {
    #expect(Self.mistakes(in: fields) == [])
  }

  @Test(arguments: [
    ("views: [{kind: label, text: Rain, font: headlin}]", "`headlin` is not a text style"),
    ("views: [{kind: button, title: Rain, enabled: 0}]", "expected true or false, found `0`"),
    ("modal: bottmSheet", "`bottmSheet` is not a modal style"),
  ])
  func `a slip is told as before`(_ fields: String, _ message: String) {
    #expect(Self.mistakes(in: fields).map { $0.hasPrefix(message) } == [true])
  }
}
