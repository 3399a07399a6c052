import Testing

@testable import HIGCore

struct TypographyFunctionTests {
  @Test(arguments: [
    ("Avenir-Bold", "avenir"), ("Avenir Bold", "avenir"), ("AvenirNext-DemiBold", "avenirnext"),
    ("Avenir Next Demi Bold", "avenirnext"), (".SFUIText-Regular", "sfuitext"), ("SF UI Text", "sfuitext"),
    ("PingFang SC", "pingfangsc"), ("PingFangSC-Light", "pingfangsc"), ("Bold", "bold"),
    ("Arial Black Italic", "arial"),
  ])
  func `spellings of one family have one key`(family: String, key: String) {
    #expect(Typeface.key(ofFamily: family) == key)
  }

  @Test(
    arguments: [
      ("Avenir-Heavy", 800), ("Helvetica Neue Light", 300), ("AvenirNext-DemiBoldItalic", 600),
      ("PingFangSC-Thin", 200), ("Avenir Next Demi Bold", 600), ("Georgia", nil), ("Avenir-Italic", nil),
    ] as [(String, Int64?)])
  func `a font's name tells its weight`(family: String, weight: Int64?) {
    #expect(Typeface.weight(ofFamily: family) == weight)
  }

  @Test(arguments: [
    ("San Francisco", "system"), (".SFUIText-Regular", "system"), ("SF Pro Display", "system"),
    ("Avenir-Bold", "avenir"),
  ])
  func `UIKit's own font is one typeface, however it is written`(family: String, typeface: String) {
    #expect(Typeface.typeface(ofFamily: family) == typeface)
  }

  private static let reader = """
    app: {name: Reader}
    screens:
      - id: one
        views:
          - {kind: label, text: A, font: {family: Avenir-Bold, size: 20}}
          - {kind: label, text: B, font: {family: Avenir, size: 17, weight: regular}}
          - {kind: label, text: C, font: {family: system, size: 17, weight: regular}}
      - id: two
        views:
          - {kind: label, text: D, font: {family: Avenir, size: 13, weight: regular}}
          - {kind: label, text: E, font: {family: Georgia, size: 17, weight: regular}}
    """

  @Test func `a family is new on the first screen that has it`() {
    let found = answer(
      "self.typefaces.map(f, f.family).join(' ') + ': ' + newTypefaces(self, ['System']).map(f, f.family).join(' ')",
      about: Self.reader, select: "screen")
    #expect(found == ["Avenir-Bold system: Avenir-Bold", "Avenir Georgia: Georgia"])
  }

  @Test func `families are counted in the order of the screens, without those left out`() {
    func ranks(without list: String) -> [String] {
      // A family is read of each, so that it is kept for the whole app.
      answer(
        "newTypefaces(self, \(list)).filter(f, has(f.family)).map(f, string(typefaceRank(f, \(list)))).join(' ')"
          + " + (size(self.typefaces) > 0 ? '' : '-')",
        about: Self.reader, select: "screen")
    }
    #expect(ranks(without: "[]") == ["1 2", "3"])
    #expect(ranks(without: "['system']") == ["1", "2"])
  }

  @Test func `the third size and weight of the app is on the second screen`() {
    let found = answer(
      "newTypeStyles(self, 3).map(v, v.fontSize) == [13.0] && self.typeStyles.all(v, known(v.fontWeight))",
      about: Self.reader, select: "screen")
    #expect(found == ["false", "true"])
  }

  @Test func `a step of a type scale knows its style, its size and the step before`() {
    let spec = "app: {typeScale: {body: {medium: [16, 21], large: 17, xxLarge: {size: 21}}}}"
    let steps = answer(
      "self.style + ' ' + self.textSize + (has(self.previous) ? ' after ' + self.previous.textSize : '')", about: spec,
      select: "textStep")
    #expect(steps.sorted() == ["body large after medium", "body medium", "body xxLarge"])
  }

  @Test func `long sentences are found by words and by Chinese characters`() {
    let spec = "screen: a\nviews: [{kind: label, text: One two three. Four five. 一二三四五六。七八。}]"
    #expect(
      answer("longSentences(self, 2, 5)", about: spec, select: "label.text", isLocal: true) == [
        "One two three., 一二三四五六。"
      ])
  }
}
