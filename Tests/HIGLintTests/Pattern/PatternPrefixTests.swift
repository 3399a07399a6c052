import Testing

@testable import HIGReading

@Suite struct PatternPrefixTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var pattern: String
    /// The prefixes, with `<` before one that begins a word; nil where there are none.
    var prefixes: [String]?
    var testDescription: String { pattern }

    init(_ pattern: String, _ prefixes: [String]?) {
      self.pattern = pattern
      self.prefixes = prefixes
    }
  }

  static let cases = [
    Case("ferry", ["ferry"]),
    Case("^ferry$", ["<ferry"]),
    Case(#"\Aferry"#, ["<ferry"]),
    Case("(?i)Ferry|BOAT", ["boat", "ferry"]),
    Case(#"(?i)\b(ferry|boats?)\b"#, ["<boat", "<ferry"]),
    Case(#"(?i)\bferry|berry"#, ["berry", "<ferry"]),
    // Eight bytes tell enough.
    Case("timetable", ["timetabl"]),
    Case("渡轮已经离港", ["渡轮\u{FFFD}"]),
    // What may stand before is followed, what may stand anywhere is not.
    Case("(the |our )?ferry", ["ferry", "our ferr", "the ferr"]),
    Case("ferr(y|ies)", ["ferries", "ferry"]),
    Case("fer.*y", ["fer"]),
    Case("[bB]oat", ["boat"]),
    Case("[1-3] boats", ["1 boats", "2 boats", "3 boats"]),
    // A shorter one implies the longer.
    Case("ferry|ferryman", ["ferry"]),
    Case(#"ferry|\bferry(man)?"#, ["ferry"]),
    // ſ and K are letters of ASCII where case does not matter.
    Case("(?i)kiosk", ["kiosk"]),
    // Both cases of other letters.
    Case("(?i)éta", ["Éta", "éta"]),
    // At the side where it is no letter, `\b` asks for one.
    Case(#"\b-ferry"#, ["-ferry"]),
    Case("", nil),
    Case("on", nil),
    Case("o?n+", nil),
    Case("(ferry)?", nil),
    Case(".ferry", nil),
    Case("[0-9] boats", nil),
    Case("(a|b|c|d)(a|b|c|d)(a|b|c|d)(a|b|c|d)x", nil),
    Case("(", nil),
  ]

  @Test(arguments: cases) func prefixes(_ test: Case) {
    let found = PatternPrefixes.find(of: test.pattern)?.map {
      ($0.beginsWord ? "<" : "") + String(decoding: $0.bytes, as: UTF8.self)
    }
    #expect(found == test.prefixes)
  }
}
