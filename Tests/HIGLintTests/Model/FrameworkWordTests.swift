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
    ("{kind: Toggle}", "kind", "switch"), ("{kind: imageview}", "kind", "image"), ("{kind: view}", "kind", "group"),
    ("{kind: VStack}", "kind", "stack"), ("{kind: SecureField}", "kind", "secureField"),
    ("{kind: label, font: Title1}", "font.style", "title1"), ("{kind: label, font: title 1}", "font.style", "title1"),
    ("{kind: label, font: {textStyle: headline}}", "font.style", "headline"),
    ("{kind: label, font: {weight: semi-bold}}", "font.weight", "semibold"),
    ("{kind: label, attributedText: Hello}", "text.value", "Hello"),
    ("{kind: textField, attributedPlaceholder: Name}", "placeholder.value", "Name"),
    ("{kind: textField, borderStyle: roundedRect}", "style", "roundedRect"),
    ("{kind: button, titleLabel.text: Pay}", "title.value", "Pay"),
    ("{kind: cell, textLabel.text: Pay}", "title.value", "Pay"),
    ("{kind: button, title: Pay, titleLabel.font: headline}", "font.style", "headline"),
    ("{kind: label, fontName: Avenir}", "font.family", "Avenir"),
    ("{kind: label, fontWeight: bold}", "font.weight", "bold"),
    ("{kind: image, accessibilityLabel: Pier}", "accessibility.label.value", "Pier"),
    ("{kind: image, accessibility-hint: Opens it}", "accessibility.hint.value", "Opens it"),
  ])
  func `a word with one meaning is read as that`(view: String, fact: String, word: String) throws {
    #expect(try Self.value("self.\(fact)", "screen: a\nviews: [\(view)]\n") == "\"\(word)\"")
  }

  @Test(arguments: [
    ("numberOfLines: 2", "lines", "2.0"), ("isHidden: true", "hidden", "true"), ("textColor: red", "color", "red"),
    ("backgroundColor: red", "background.color", "red"), ("minimumScaleFactor: 0.5", "minimumScale", "0.5"),
    ("opacity: 0.5", "alpha", "0.5"), ("isOn: true", "value", "true"), ("currentPage: 2", "value", "2"),
    ("selectedSegmentIndex: 1", "value", "1"), ("layer.cornerRadius: 4", "cornerRadius", "4.0"),
    ("layer.borderWidth: 2", "border.width", "2.0"), ("layer.borderColor: red", "border.color", "red"),
    ("fontSize: 17", "font.size", "17.0"), ("accessibilityTraits: [button]", "accessibility.traits", "[\"button\"]"),
    ("layer.shadowOpacity: 0.2", "shadow.opacity", "0.2"), ("frame: {w: 30, h: 20}", "frame.height", "20.0"),
    ("initialZoom: 2", "zoom", "2.0"), ("views: [{kind: icon, icon: share}]", "children[0].kind", "\"icon\""),
    ("gestures: [{kind: pinch, meaning: zoom}]", "gestures[0].action", "\"zoom\""),
    ("items: [{text: Day}]", "items[0].title.value", "\"Day\""),
  ])
  func `a field's name in UIKit is read as the field`(member: String, fact: String, shown: String) throws {
    #expect(try Self.value("self.\(fact)", "screen: a\nviews: [{kind: label, \(member)}]\n") == shown)
  }

  @Test(arguments: [
    ("statusBarStyle: lightContent", "statusBar.style", "\"light\""),
    ("preferredStatusBarStyle: .lightContent", "statusBar.style", "\"light\""),
    ("prefersStatusBarHidden: true", "statusBar.hidden", "true"),
    ("navigationItem.title: Pay", "navigationBar.title.value", "\"Pay\""),
    ("rightBarButtonItem: {title: Save}", "navigationBar.right[0].title.value", "\"Save\""),
    ("rightBarButtonItems: [Save]", "navigationBar.right[0].title.value", "\"Save\""),
    ("leftBarButtonItem: Cancel", "navigationBar.left[0].title.value", "\"Cancel\""),
    ("navigationBar: {leftBarButtonItem: {title: Cancel}}", "navigationBar.left[0].title.value", "\"Cancel\""),
    ("modalPresentationStyle: formSheet", "modal.style", "\"formSheet\""),
    ("modalTransitionStyle: crossDissolve", "modal.transition", "\"crossDissolve\""),
    ("tabBar: {items: [Home], selectedIndex: 0}", "tabBar.selected", "\"0\""),
    ("tabBar.selectedIndex: 0", "tabBar.selected", "\"0\""),
    ("subviews: [{kind: label, text: Hi}]", "views[0].text.value", "\"Hi\""),
    ("sizeClass: {width: compact, height: regular}", "sizeClass.horizontal", "\"compact\""),
    ("toolbar: [{systemItem: action, target: share}]", "toolbar.items[0].icon.system", "\"action\""),
    ("toolbar: [{systemItem: add, target: next}]", "toolbar.items[0].opens", "\"next\""),
    ("navigationBar: {barTint: red}", "navigationBar.background.color", "red"),
    ("links: [{to: a, type: modal}]", "links[0].transition", "\"modal\""),
    ("modal: {dismiss: [{id: close, title: Close}]}", "modal.dismiss[0]", "\"close\""),
  ])
  func `what a view controller has is read as the screen's`(member: String, fact: String, shown: String) throws {
    let (model, diagnostics) = Self.read("screen: a\n\(member)\n")
    #expect(diagnostics.map(\.message.en) == [])
    let answers = try ExpressionQuery("self.\(fact)").answers(over: model, selecting: .type("screen"))
    #expect(answers.first.map { ValueText(language: .english, model: model).text($0.value) } == shown)
  }

  @Test func `several keys state the parts of one object`() throws {
    let spec = "screen: a\nviews: [{kind: label, fontSize: 17, fontWeight: bold, hidden: true}]\n"
    #expect(try Self.value("self.font.size", spec) == "17.0")
    #expect(try Self.value("self.font.weight", spec) == "\"bold\"")
  }

  @Test func `a part beside the whole is reported, as it is not read`() throws {
    let (model, diagnostics) = Self.read("screen: a\nviews: [{kind: label, fontSize: 12, font: headline}]\n")
    #expect(
      diagnostics.map(\.message.en) == ["`fontSize` is not a field of a view; did you mean `font: {size: …}`?"])
    let answers = try ExpressionQuery("self.font.style").answers(over: model, selecting: .type("view"))
    #expect(answers.map { ValueText(language: .english, model: model).text($0.value) } == ["\"headline\""])
  }

  @Test func `a state may restate a part, or the whole`() throws {
    let spec = """
      screen: a
      views: [{kind: label, id: hi, text: Hi, fontSize: 17, fontWeight: bold}]
      states:
        large: {override: {hi: {fontSize: 30}}}
        plain: {override: {hi: {font: {size: 12}}}}
      """
    let (model, diagnostics) = Self.read(spec)
    #expect(diagnostics.map(\.message.en) == [])
    let sizes = try ExpressionQuery("self.views[0].font.size").answers(over: model, selecting: .screenStates)
    #expect(
      sizes.map { ValueText(language: .english, model: model).text($0.value) } == ["17.0", "30.0", "12.0"])
  }

  @Test(arguments: [
    (".black", "#000000"), ("UIColor.black", "#000000"), ("blackColor", "#000000"), ("Black", "#000000"),
    ("UIColor.lightGrayColor", "#AAAAAA"), ("lightgray", "#AAAAAA"), ("light-grey", "#AAAAAA"), ("grey", "#808080"),
    (".systemBlue", "#007AFF"), ("UIColor.systemBlue", "#007AFF"), ("systemBlueColor", "#007AFF"),
    ("transparent", "#00000000"), (".clear", "#00000000"), ("UIColor.orange", "#FF8000"), (".brown", "#996633"),
  ])
  func `a colour may be written as code has it`(written: String, hex: String) throws {
    #expect(try DynamicColor.parse(written).light.hex == hex)
  }

  @Test func `a name of the palette without its mark is no colour, and is told with it`() {
    let spec = "screen: a\npalette: {brand: white}\nviews: [{kind: label, color: brand}]\n"
    let diagnostics = Model.reading(
      "spec.yaml", bytes: Array(spec.utf8), workspace: MemoryWorkspace(["spec.yaml": spec])
    ).1
    #expect(diagnostics.map(\.message.en) == ["There is no system colour “brand”. Did you mean $brand?"])
    #expect(diagnostics.first?.fix?.safety == .safe)
  }

  @Test func `a mistake in a colour tells what the field is for`() {
    #expect(
      Self.read("screen: a\nviews: [{kind: label, color: \"#12345\"}]\n").diagnostics.map(\.help?.en) == [
        "`color`: The colour of its text or of what it draws; a button's is its tint where none is stated. `higlint explain view.color` tells more; `higlint explain colour` tells the ways to write one"
      ])
  }

  @Test(arguments: [("kind: button, titl: Pay", "self.title"), ("kid: button", "self.kind")])
  func `the field that an unknown key comes near is unknown, not missing`(members: String, fact: String) throws {
    let (model, diagnostics) = Self.read("screen: a\nviews: [{\(members)}]\n")
    #expect(diagnostics.map(\.rule) == ["spec/unknown-key"])
    let answers = try ExpressionQuery(fact).answers(over: model, selecting: .type("view"))
    let shown = answers.map { ValueText(language: .english, model: model).text($0.value) }
    #expect(shown.count == 1 && shown[0].hasPrefix("unknown (") && shown[0].contains("can't be read"), "\(shown)")
  }

  @Test(arguments: ["200ms", "2 seconds", "5 min", "1 week", "200 milliseconds", "\"0.2\""])
  func `a time may have its unit in words`(_ time: String) {
    #expect(Self.read("screen: a\nloading: {expected: \(time)}\n").diagnostics.map(\.message.en) == [])
  }

  @Test(arguments: [
    (
      "{kind: label, adjustsFontSizeToFitWidth: true}",
      "`adjustsFontSizeToFitWidth` is not a field of a view; did you mean `truncates: shrinks`?",
      "`truncates`: What happens to a text that does not fit: where it is cut, or whether it shrinks. `higlint explain view.truncates` tells more"
    ),
    (
      "{kind: textField, isSecureTextEntry: true}",
      "`isSecureTextEntry` is not a field of a view; did you mean `kind: secureField`?",
      "`kind`: What it is; `custom` with `behavesLike` or `looksLike` for what UIKit does not have. `higlint explain view.kind` tells more"
    ),
    (
      "{kind: scrollView, minimumZoomScale: 1}",
      "`minimumZoomScale` is not a field of a view; a key of your own begins with `x-`",
      "the format states how far people can magnify, `maximumZoom`, and how far it is at first, `zoom`"
    ),
    (
      "{kind: label, bounds: [0, 0, 1, 1]}", "`bounds` is not a field of a view; did you mean `frame`?",
      "`frame`: Place and size, from the top-left corner of what it lies in; any part may be missing. `higlint explain view.frame` tells more"
    ),
    (
      "{kind: image, caption: Hi}", "`caption` is not a field of a view; did you mean `text` or `title`?",
      "`text`: The text it shows, in one language or several. `higlint explain view.text` tells more"
    ),
    (
      "{kind: UITableViewController}", "`UITableViewController` is not a view kind; did you mean `table`?",
      "`kind`: What it is; `custom` with `behavesLike` or `looksLike` for what UIKit does not have. `higlint explain view.kind` tells more"
    ),
    (
      "{kind: list}", "`list` is not a view kind; did you mean `table` or `collection`?",
      "`kind`: What it is; `custom` with `behavesLike` or `looksLike` for what UIKit does not have. `higlint explain view.kind` tells more"
    ),
    (
      "{kind: navigationBar}", "`navigationBar` is not a view kind",
      "a bar is no view: it stands beside `views`, as `navigationBar`, `toolbar` or `tabBar` of the screen"
    ),
    (
      "{kind: label, frame: big}", "expected [x, y, width, height], found the text `big`",
      "`frame`: Place and size, from the top-left corner of what it lies in; any part may be missing. `higlint explain view.frame` tells more"
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

  @Test(arguments: [
    ("{kind: label, color: black, textColor: white}", "textColor", "color", "color"),
    ("{kind: label, text-color: black, textColor: white}", "textColor", "text-color", "text-color"),
    ("{kind: label, \"textColor\": black, color: white}", "color", "textColor", "\"textColor\""),
    ("{kind: label, alpha: 1, opacity: 0.5}", "opacity", "alpha", "alpha"),
  ])
  func `a second spelling of one field is told with the first`(
    view: String, second: String, first: String, written: String
  ) throws {
    let diagnostics = Self.read("screen: a\nviews: [\(view)]\n").diagnostics
    let found = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(found.rule == "spec/defined-twice")
    #expect(found.message.en == "`\(second)` means the same as `\(first)`, which stands here already")
    #expect(found.message.zhHans == "`\(second)` 与此处已写的 `\(first)` 含义相同")
    #expect(found.location.file.string(in: found.location.range) == second)
    #expect(found.help?.en == "keep one of the two")
    let notes = found.notes.map { $0.location.map { $0.file.string(in: $0.range) } ?? "" }
    #expect(notes == [written])
  }

  @Test(arguments: [
    // The same key twice was told of by the reader.
    "screen: a\nviews: [{kind: label, color: black, color: white}]\n",
    // A state states it in place of the screen, and a mapping in place of what it merges.
    "screen: a\nviews: [{kind: label, id: b, color: black}]\nstates: {empty: {override: {b: {textColor: white}}}}\n",
    "screen: a\nviews:\n  - &b {kind: label, color: black}\n  - {<<: *b, textColor: white}\n",
    "components: {B: {view: {kind: label, color: black}}}\nscreen: a\nviews: [{use: B, textColor: white}]\n",
    // This is no name.
    "app: {quickActions: [{title: Pick, icon: {name: wheel, template: true}}]}\n",
  ])
  func `what stands in the place of a field elsewhere is no second spelling`(spec: String) {
    #expect(!Self.read(spec).diagnostics.contains { $0.rule == "spec/defined-twice" })
  }
}
