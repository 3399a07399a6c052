import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// Words of UIKit are understood where they mean one thing, and suggested where they do not.
struct FrameworkWordTests {
  private static func read(_ spec: String) -> (model: Model, diagnostics: [Diagnostic]) {
    Model.reading("spec.yaml", bytes: Array(spec.utf8), workspace: MemoryWorkspace(["spec.yaml": spec]))
  }

  private static func value(_ expression: String, _ spec: String) throws -> String {
    let (model, diagnostics) = read(spec)
    #expect(diagnostics.map(\.message.en) == [], "\(spec)")
    let answers = try ExpressionQuery(expression).answers(over: model, selecting: .type("view"))
    return answers.first.map { ValueText(language: .english, model: model).text($0.value) } ?? ""
  }

  @Test(arguments: [
    ("{kind: UIButton}", "kind", "button"), ("{kind: UITableViewCell}", "kind", "cell"),
    ("{kind: toggle}", "kind", "switch"),
    ("{kind: UIView}", "kind", "group"), ("{kind: label, align: .center}", "align", "center"),
    ("{kind: label, align: NSTextAlignment.center}", "align", "center"),
    ("{kind: label, align: NSTextAlignmentCenter}", "align", "center"),
    ("{kind: label, textAlignment: centered}", "align", "center"),
    ("{kind: image, contentMode: aspectFit}", "contentMode", "scaleAspectFit"),
    ("{kind: image, contentMode: .scaleAspectFill}", "contentMode", "scaleAspectFill"),
    ("{kind: image, contentMode: UIViewContentModeScaleAspectFill}", "contentMode", "scaleAspectFill"),
    ("{kind: label, font: Title 1}", "font.style", "title1"),
    ("{kind: label, font: Subhead}", "font.style", "subheadline"),
    ("{kind: label, font: UIFontTextStyleHeadline}", "font.style", "headline"),
    ("{kind: label, font: {weight: 700}}", "font.weight", "bold"),
    ("{kind: label, font: {weight: .semibold}}", "font.weight", "semibold"),
    ("{kind: label, label.text: Hello}", "text.value", "Hello"),
    ("{kind: label, UILabel.text: Hello}", "text.value", "Hello"),
    ("{kind: cell, accessoryType: disclosureIndicator}", "accessory", "disclosure"),
  ])
  func `a word with one meaning is read as that`(view: String, fact: String, word: String) throws {
    #expect(try Self.value("self.\(fact)", "screen: a\nviews: [\(view)]\n") == "\"\(word)\"")
  }

  @Test(arguments: [
    ("numberOfLines: 2", "lines", "2.0"), ("isHidden: true", "hidden", "true"), ("textColor: red", "color", "red"),
    ("backgroundColor: red", "background.color", "red"), ("minimumScaleFactor: 0.5", "minimumScale", "0.5"),
  ])
  func `a field's name in UIKit is read as the field`(member: String, fact: String, shown: String) throws {
    #expect(try Self.value("self.\(fact)", "screen: a\nviews: [{kind: label, \(member)}]\n") == shown)
  }

  @Test(arguments: ["200ms", "2 seconds", "5 min", "1 week"])
  func `a time may have its unit in words`(_ time: String) {
    #expect(Self.read("screen: a\nloading: {expected: \(time)}\n").diagnostics.map(\.message.en) == [])
  }

  @Test(arguments: [
    (
      "{kind: label, accessibilityLabel: Go}",
      "`accessibilityLabel` is not a field of a view; did you mean `accessibility: {label: …}`?",
      "`label`: The name that VoiceOver reads, without the kind of element: “Share”, not “Share button”. `higlint explain accessibility.label` tells more"
    ),
    (
      "{kind: image, image.name: pier}",
      "`image.name` is not a field of a view; did you mean `image: {name: …}`?",
      "`name`: The asset's name. `higlint explain image.name` tells more"
    ),
    (
      "{kind: label, colour: red}", "`colour` is not a field of a view; did you mean `color`?",
      "`color`: The colour of its text or of what it draws; a button's is its tint where none is stated. `higlint explain view.color` tells more"
    ),
    (
      "{kind: label, frame: {left: 3}}", "`left` is not a field of a frame; a key of your own begins with `x-`",
      "the fields of a frame are x, y, width, height; `higlint explain frame` tells more"
    ),
    (
      "{kind: label, font: title}",
      "`title` is not a text style; did you mean `title1` or `title2` or `title3`?",
      "`style`: A text style of Dynamic Type, which gives size and weight. `higlint explain font.style` tells more"
    ),
    (
      "{kind: label, align: middle}",
      "`middle` is not an alignment; known: left, center, right, justified, natural, leading, trailing",
      "`align`: How the text is aligned. `higlint explain view.align` tells more"
    ),
    (
      "{kind: label, lines: many}", "expected a number, found the text `many`",
      "`lines`: The greatest number of lines; 0 is no limit; a label has one where nothing is stated. `higlint explain view.lines` tells more"
    ),
  ])
  func `another is told with what is allowed and meant`(view: String, message: String, help: String) {
    let diagnostics = Self.read("screen: a\nviews: [\(view)]\n").diagnostics
    #expect(diagnostics.map(\.message.en) == [message])
    #expect(diagnostics.map(\.help?.en) == [help])
  }
}
