import Testing

struct PurposeFunctionTests {
  private func purpose(_ text: String, languages: String = "[en, zh-Hans]") -> String {
    "app: {languages: \(languages), permissions: [{resource: location, purpose: \(text)}]}"
  }

  private func ask(_ expression: String, _ text: String) -> [String] {
    answer(expression, about: purpose(text), select: "permission.purpose")
  }

  @Test(arguments: [
    ("We need access to your photos.", ""), ("Access to your photos to share them.", "to"),
    ("To find friends", "To"), ("A tool for tomorrow", ""),
  ])
  func `a word within a phrase of the second list does not count`(text: String, found: String) {
    #expect(ask("findOutside(self, ['to'], ['access to'])", text) == [found])
  }

  @Test(arguments: [
    ("Your location is used.", "0"), ("Your location guides boats.", "2"), ("使用您的位置导航", "2"),
    ("\"Your location guides {name}.\"", "2"), ("使用 GPS 导航", "3"),
  ])
  func `what is left is counted in words, of Chinese in characters`(text: String, count: String) {
    #expect(ask("wordsLeft(self, ['your', 'location', 'is', 'used', '使用', '您的', '位置'])", text) == [count])
  }

  @Test func `the app's own name is not among the words that are left`() {
    let spec = "app: {name: Harbor, permissions: [{resource: location, purpose: Harbor needs your location}]}"
    #expect(answer("wordsLeft(self, ['needs', 'your'])", about: spec, select: "permission.purpose") == ["1"])
  }

  @Test(arguments: [
    ("[en, zh-Hans]", "{en: Find, zh-Hans: 查找}", ""), ("[en-GB, zh-Hans]", "{en: Find, zh: 查找}", ""),
    ("[en, zh-CN]", "{en: Find, zh-Hans: 查找}", ""), ("[en, zh-TW]", "{en: Find, zh-Hans: 查找}", "zh-TW"),
    ("[zh-Hant, zh-Hans]", "{zh-Hans: 查找}", "zh-Hant"), ("[en, de]", "{en: Find, de: ''}", "de"),
    ("[en, de]", "Find", ""), ("[pt-BR]", "{pt-PT: Procurar}", ""), ("[en]", "{end: Find}", "en"),
  ])
  func `a language is missing unless one that its readers know is there`(of app: String, text: String, missing: String)
  {
    let spec = purpose(text, languages: app)
    #expect(answer("missingLanguages(self.purpose, app.languages)", about: spec, select: "permission") == [missing])
  }

  @Test(arguments: [
    ("{resource: location, purpose: {en: Find, zh-Hans: 查找}}", "false"),
    ("{resource: location, purpose: {en: Find}}", "true"),
    ("{resource: location, purpose: {en: Find, zh-Hans: \" \"}}", "true"),
    ("{resource: location, purpose: {en: Wi-Fi, zh-Hans: Wi-Fi}}", "true"),
    ("{resource: location, purpose: Find}", "false"), ("{resource: location, purpose: unknown}", "true"),
    ("{resource: location, purpose: none}", "false"),
    ("{resource: location}", "false"),
  ])
  func `texts are uneven unless each language has its own`(permission: String, isUneven: String) {
    let spec = "app: {languages: [en, zh-CN], permissions: [\(permission)]}"
    #expect(answer("hasUnevenTexts(self, app.languages)", about: spec, select: "permission") == [isUneven])
  }

  @Test func `placeholders are found as they are written`() {
    #expect(ask("placeholders(self)", "\"$(PRODUCT_NAME) and {name} want %@\"") == ["$(PRODUCT_NAME), {name}, %@"])
  }

  @Test(arguments: [
    ("{title: Scan}", "true, ?"), ("{title: Scan, icon: none}", "true, true"),
    ("{subtitle: Tickets, icon: {name: a}}", "false, false"),
  ])
  func `a fact is given where it is stated to be something`(action: String, expected: String) {
    let spec = "app: {quickActions: [\(action)]}"
    #expect(
      answer("given(self.title)", about: spec, select: "quickAction")
        + answer("isNone(self.icon)", about: spec, select: "quickAction")
        == expected.split(separator: ", ").map(String.init))
  }

  @Test func `what an Info.plist states is told from what a spec does`() {
    #expect(answer("self.imported", about: purpose("Find"), select: "permission") == ["false"])
  }

  @Test(arguments: ["NSCameraUsageDescription", "add-server-shortcut", "payButtonTitle", "quick_action.scan"])
  func `names of strings and of property list keys are no texts`(text: String) {
    #expect(ask("self.isUnknown", text) == ["true"])
  }

  @Test(arguments: ["up-to-date", "step-by-step", "Wi-Fi", "sign-in", "Description"])
  func `hyphenated words are texts`(text: String) { #expect(ask("self.isUnknown", text) == ["false"]) }
}
