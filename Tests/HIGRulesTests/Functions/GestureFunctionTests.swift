import Testing

struct GestureFunctionTests {
  // MARK: Other ways

  /// The controls that do what the only gesture does, by their ids; `?` for unknown.
  private func ways(_ views: String, bars: String = "") -> String {
    let found = ["gesture", "swipeAction"].flatMap { type in
      answer(
        "otherWays(self, ['edit', 'more', '编辑'], ['button', 'link']).map(way, way.id).join(', ')",
        about: "screen: test\n\(bars)\nviews:\n\(views)", select: type, isLocal: true)
    }
    return found.joined(separator: "; ")
  }

  @Test(arguments: [
    ("{kind: button, id: b, title: Go, action: archiveAll}", "b"), ("{kind: button, id: b, title: Archive}", "b"),
    ("{kind: button, id: b, title: Go, action: send}", ""), ("{kind: label, id: b, text: Archive}", ""),
    ("{kind: button, id: b, title: Archive, hidden: true}", ""), ("{kind: button, id: b, action: editList}", "b"),
    ("{kind: button, id: b, icon: {system: more}}", "b"), ("{kind: button, id: b, title: 编辑}", "b"),
    // Nobody says what it does.
    ("{kind: button, id: b, icon: {name: box}}", "?"), ("{kind: textField, id: b}", ""),
  ])
  func `a control does the same by its action, its target or its title`(control: String, found: String) {
    #expect(ways("  - {kind: table, gestures: [{type: swipe, action: archive}]}\n  - \(control)") == found)
  }

  @Test func `a bar's items count, unless the bar is hidden`() {
    let table = "  - {kind: table, gestures: [{type: swipe, action: archive}]}"
    #expect(ways(table, bars: "toolbar: {items: [{id: a, title: Archive, action: archive}]}") == "a")
    #expect(ways(table, bars: "toolbar: {hidden: true, items: [{id: a, title: Archive, action: archive}]}") == "")
  }

  @Test func `a row that opens something may offer it there`() {
    #expect(
      ways("  - {kind: cell, id: row, opens: message, swipeActions: [{title: Archive, action: archive}]}") == "row")
    #expect(ways("  - {kind: cell, id: row, swipeActions: [{title: Archive, action: archive}]}") == "")
    let inner = "[{kind: cell, id: row, opens: message}]"
    #expect(ways("  - {kind: table, gestures: [{type: swipe, action: archive}], children: \(inner)}") == "row")
  }

  // MARK: The whole app

  private func screens(_ actions: [String], gesture: String = "type: longPress") -> String {
    "app: {name: Photos}\nscreens:\n"
      + actions.enumerated().map {
        "  - {id: s\($0.offset), views: [{kind: image, gestures: [{\(gesture), action: \($0.element)}]}]}"
      }.joined(separator: "\n")
  }

  private func conflicts(_ spec: String) -> [String] {
    answer(
      """
      self.gestureUses.map(g, g.type + g.action).join('') + ' ' + \
      self.gestureUses.map(g, gestureConflicts(g, {'move': ['move'], 'end': ['delete']}).map(o, o.action).join('')).join('') \
      + (self.gestureUses.exists(g, g.taker == 'image') ? '' : '?')
      """, about: spec, select: "screen")
  }

  @Test func `only the later screen speaks, and only where both meanings are known`() {
    #expect(
      conflicts(screens(["move", "deletePhoto", "deletePhoto", "tilt"])) == [
        "longPressmove ", "longPressdeletePhoto move", "longPressdeletePhoto ", "longPresstilt ",
      ])
  }

  @Test func `gestures of the app that are rare are counted once each`() {
    // A rule about the app has of its gestures what it reads of them.
    let reads = "app.screens.exists(s, s.gestureUses.exists(g, g.type == 'press' && has(g.fingers) && has(g.name)))"
    let rare = "rareGestures(app, 3).map(g, g.action).join(', ') + (\(reads) ? '!' : '')"
    #expect(answer(rare, about: screens(["a", "b", "a"], gesture: "type: tap, fingers: 3")) == ["a, b"])
    #expect(answer(rare, about: screens(["a", "b"], gesture: "type: custom, name: x")) == ["a"])
    #expect(answer(rare, about: screens(["a", "b"], gesture: "type: tap, fingers: 2")) == [""])
  }
}
