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
    "views: [{kind: textView, text: Rain, editMenu: {items: [{custom: true, title: Quote}, {system: copy, custom: false}]}}]",
    "links: [{to: cloud, closesPopover: before}]",
  ])
  func `there is nothing to say about how it is written`(_ fields: String) {
    #expect(Self.mistakes(in: fields) == [])
  }

  /// A text by another name is none where `true` or `false` stands there; it says something else.
  @Test(arguments: [
    ("custom: true, title: Quote", ["Quote"]), ("custom: Quote", ["Quote"]), ("custom: 'true'", ["true"]),
    ("title: true", ["true"]), ("custom: false", []),
  ])
  func `a truth value is no text`(_ item: String, _ titles: [String]) {
    let spec = "{screen: main, views: [{kind: textView, text: Rain, editMenu: {items: [{\(item)}]}}]}"
    let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(spec.utf8)))
    let model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: [tree]))
    let command = Vocabulary.shared.typeIndex(of: "editCommand")
    let texts = (0..<model.nodeCount).map { NodeReference($0) }
      .filter { node in
        let set = model.parent(of: node)
        guard model.typeIndex(of: node) == model.textType, set != .none else { return false }
        return model.typeIndex(of: model.parent(of: set)) == command
      }
    #expect(texts.compactMap { model.text(of: $0)?.string } == titles)
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
