import Testing

@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What is known of the acts of a spec's nodes.
struct ActFunctionTests {
  /// What an expression gives about each selected node, in a rule file with a lexicon of its own; `?` for unknown.
  private static func answers(
    _ expression: String, select: String, phase: String = "local", in spec: String
  ) -> [String] {
    localAnswers(expression, select: select, phase: phase, in: spec, after: LexiconTests.words)
  }

  private static func button(_ fields: String) -> String {
    "app: {name: Boats}\nscreens:\n  - {id: pay, views: [{kind: button, \(fields)}]}"
  }

  @Test(arguments: [
    ("title: Cancel", "true"), ("title: {en: Quit, zh-Hans: 取消}", "true"), ("title: Delete", "false"),
    ("title: Frobnicate", "?"),
    ("title: Frobnicate, id: cancelButton", "true"), ("title: Delete, id: cancelButton", "true"),
    ("icon: {system: cancel}", "true"),
    ("icon: {system: trash}", "false"), ("icon: {system: squiggle}", "?"), ("action: abandon", "true"),
    ("action: deleteTrip", "false"),
    ("title: Frobnicate, action: deleteTrip", "?"), ("title: unknown, action: deleteTrip", "?"),
    ("title: Frobnicate, role: cancel", "true"),
    ("role: back", "false"), ("title: Delete, role: destructive", "false"),
    ("title: none, action: deleteTrip", "false"),
    ("accessibility: {label: Cancel}", "true"), ("title: 'Cancel {name}'", "true"), ("title: '{name}'", "?"),
    ("title: ''", "?"),
  ])
  func `Anything may speak for an act, and only a known title, or without one a known icon or action, against it`(
    _ fields: String, _ expected: String
  ) {
    let spec = Self.button(fields)
    #expect(Self.answers("does(self, 'cancel')", select: "button", in: spec) == [expected])
    #expect(Self.answers("does(self, ['agree', 'cancel'])", select: "button", in: spec) == [expected])
    // What a rule about the whole app reads of it is in its extract.
    #expect(Self.answers("does(self, 'cancel')", select: "button", phase: "app", in: spec) == [expected])
  }

  @Test func `The acts of all that can do something are told`() {
    let spec = """
      screen: pay
      navigationBar: {left: [{title: Cancel}], right: [{icon: {system: trash}}], back: {title: Home}}
      alert:
        title: Delete trip?
        actions: [{title: No way, style: cancel}, {title: "Yes, delete it"}, {title: Save and close}]
      views:
        - {kind: cell, title: Row, swipeActions: [{title: Delete}], gestures: [{type: tap, action: addTrip}]}
        - {kind: button, title: Prefs, opens: settings}
        - {kind: button, title: Prefs, opens: delete}
      """
    func acts(_ type: String) -> [String] { Self.answers("acts(self)", select: type, in: spec) }
    #expect(acts("barItem") == ["cancel", "delete"])
    #expect(acts("backItem") == ["back"])
    #expect(acts("action") == ["cancel", "delete", "save, close"])
    #expect(acts("swipeAction") == ["delete"])
    #expect(acts("gesture") == ["add"])
    #expect(acts("button") == ["settings", "?"])
    #expect(Self.answers("acts(self.title)", select: "action", in: spec) == ["?", "delete", "save, close"])
    #expect(acts("action.title") == ["?", "delete", "save, close"])
  }

  @Test func `A string is read as the name of an action, or as a title`() {
    let spec = "screen: pay"
    func acts(_ text: String) -> [String] { Self.answers("acts('\(text)')", select: "screen", in: spec) }
    #expect(acts("addToCart") == ["add"])
    #expect(acts("Save & Close") == ["save, close"])
    #expect(acts("取消") == ["cancel"])
    #expect(acts("frobnicate") == ["?"])
  }
}
