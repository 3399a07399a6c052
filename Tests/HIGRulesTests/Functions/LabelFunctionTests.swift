import Testing

struct LabelFunctionTests {
  @Test(arguments: [
    ("[16, 100, 200, 28]", "true"), ("[16, 60, 340, 28]", "true"), ("[16, 160, 340, 28]", "false"),
    ("[16, 20, 200, 28]", "false"), ("[16, 100, 40, 28]", "false"), ("unknown", "?"),
  ])
  func `a text beside or above a control names it, and one below or too far away does not`(
    frame: String, expected: String
  ) {
    let spec = """
      screen: settings
      views:
        - {kind: label, text: Alerts, frame: \(frame)}
        - {kind: switch, frame: [300, 100, 51, 31]}
      """
    #expect(
      answer("hasLabelNearby(self, 100, ['button'], ['icon'])", about: spec, select: "switch", isLocal: true) == [
        expected
      ])
  }

  @Test func `a text anywhere in its row names a control`() {
    let spec = """
      screen: settings
      views:
        - kind: cell
          children: [{kind: switch}, {kind: group, children: [{kind: label, text: Alerts}]}]
      """
    #expect(answer("hasLabelNearby(self, 0, [], [])", about: spec, select: "switch", isLocal: true) == ["true"])
  }

  @Test(arguments: [("button", "false"), ("icon", "true"), ("image", "false"), ("label", "true")])
  func `kinds of a list name nothing, and those of a second list need no words`(kind: String, expected: String) {
    let words = kind == "label" || kind == "button" ? "text: Alerts, " : ""
    let spec = """
      screen: settings
      views:
        - {kind: \(kind), \(words)frame: [16, 100, 200, 28]}
        - {kind: switch, frame: [300, 100, 51, 31]}
      """
    #expect(
      answer("hasLabelNearby(self, 100, ['button'], ['icon'])", about: spec, select: "switch", isLocal: true)
        == [expected])
  }

  @Test(arguments: [
    ("trash_icon", true), ("Trash.png", true), ("camera-2", true), ("share", false), ("Delete", false),
    ("mail.button.camera", false), ("Photo_of the day", false), ("删除_1", false), ("e-mail", false),
  ])
  func `names of files and assets are told from words`(label: String, isAsset: Bool) {
    let spec = """
      screen: mail
      views: [{kind: button, icon: camera-2, accessibility: {label: \(label)}}]
      """
    #expect(
      answer("isAssetName(self.label, ['png'])", about: spec, select: "accessibility", isLocal: true) == [
        String(isAsset)
      ])
  }

  @Test(arguments: [
    ("kind: button, title: Save", "true"), ("kind: button, icon: {system: trash}", "true"),
    ("kind: button, icon: trash", "false"), ("kind: button, icon: trash, accessibility: Delete", "true"),
    ("kind: button, title: ' '", "false"), ("kind: button, title: unknown", "?"),
    ("kind: card, children: [{kind: stack, children: [{kind: label, text: Hi}]}]", "true"),
    ("kind: card, children: [{kind: label, text: Hi, hidden: true}]", "false"),
    ("kind: segmentedControl, items: [Map, Satellite]", "true"), ("kind: datePicker", "true"),
  ])
  func `VoiceOver has words for a view with a text, a label or a system icon, its own or inside`(
    view: String, expected: String
  ) {
    let spec = "screen: mail\nviews: [{\(view), id: it}]"
    #expect(
      answer("has(self.id) ? self.isDescribed : true", about: spec, select: "view", isLocal: true).first == expected)
  }
}
