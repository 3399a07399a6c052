import HIGReading
import Testing

@testable import HIGLanguage

@Suite struct PatternSieveTests {
  /// Returns the patterns of a sieve that may match a text; nil where any may.
  static func patterns(of sources: [String], in text: String) throws -> [String]? {
    let sieve = try #require(PatternSieve(PatternSieve.encode(Set(sources))))
    guard let found = UTF8Decoding.withBytes(of: text, { sieve.patterns(in: $0) }) else { return nil }
    return sources.filter { source in sieve.number(of: source).map { found.contains($0) } ?? true }
  }

  static let sources = [#"(?i)\b(ferry|boats?)\b"#, "ship", "(?i)渡轮|Kiosk", "[0-9]+"]

  @Test(arguments: [
    ("", ["[0-9]+"]),
    ("The Ferry leaves", [#"(?i)\b(ferry|boats?)\b"#, "[0-9]+"]),
    ("FERRYMAN", [#"(?i)\b(ferry|boats?)\b"#, "[0-9]+"]),
    // Within a word.
    ("Houseboats", ["[0-9]+"]),
    ("Warships and houseboats", ["ship", "[0-9]+"]),
    ("坐渡轮", ["(?i)渡轮|Kiosk", "[0-9]+"]),
    ("kiosk: ship", ["ship", "(?i)渡轮|Kiosk", "[0-9]+"]),
    ("fe", ["[0-9]+"]), ("shi", ["[0-9]+"]), ("ferr", ["[0-9]+"]),
  ])
  func looks(_ text: String, _ expected: [String]) throws {
    #expect(try Self.patterns(of: Self.sources, in: text) == expected)
  }

  /// The Kelvin sign is a K, and the long s an s.
  @Test(arguments: ["the \u{212A}iosk", "a \u{17F}hip"]) func anyMayMatch(_ text: String) throws {
    #expect(try Self.patterns(of: Self.sources, in: text) == nil)
  }

  @Test func whatMatchesIsNeverLeftOut() throws {
    let sources = PatternTests.searches.map(\.pattern)
    for search in PatternTests.searches where !search.ranges.isEmpty {
      let found = try Self.patterns(of: sources, in: search.text)
      #expect(found?.contains(search.pattern) ?? true, "\(search)")
    }
  }

  /// Long texts that begin alike, short ones, and those of several patterns.
  @Test(arguments: [
    ("a ferryman", ["ferryman", "ferr"]), ("ferrying", ["ferryi|ferryboat", "ferr", "ferrying"]),
    ("ferryboats", ["ferryi|ferryboat", "ferr"]), ("ferries", ["ferr"]), ("the fer", []), ("Ferry", ["ferr"]),
    ("berryman, ferry", ["ferr"]), ("渡轮码头", ["渡轮", "渡轮码头"]), ("渡轮", ["渡轮"]),
  ])
  func tellsTextsApartThatBeginAlike(_ text: String, _ expected: [String]) throws {
    let sources = ["ferryman", "ferryi|ferryboat", "ferr", "ferrying", "渡轮", "渡轮码头"]
    #expect(try Self.patterns(of: sources, in: text) == expected)
  }

  @Test func nothingIsKnownOfOthers() throws {
    let sieve = try #require(PatternSieve(PatternSieve.encode(["ferry"])))
    #expect(sieve.number(of: "ferry") == 0)
    #expect(sieve.number(of: "boats") == nil)
  }

  @Test func aDamagedTableIsRefused() {
    let table = PatternSieve.encode(["ferry"])
    #expect(PatternSieve([]) == nil)
    #expect(PatternSieve(Array(table.dropLast(40))) == nil)
  }

  @Test func textsAreKnownByThemselves() throws {
    let sieve = try #require(PatternSieve(PatternSieve.encode(["ferry", "boats"])))
    let (ferry, boats) = (try #require(sieve.number(of: "ferry")), try #require(sieve.number(of: "boats")))
    let texts = SievedTexts()
    for round in 0..<3 {
      for number in 0..<1000 {
        let text = number % 2 == 0 ? "ferry \(number), a long text of round \(round)" : "boats \(number)"
        #expect(texts.canMatch(text, pattern: ferry, of: sieve) == (number % 2 == 0))
        #expect(texts.canMatch(text, pattern: boats, of: sieve) == (number % 2 == 1))
      }
    }
  }

  @Test func listsAreKnownByTheirItems() throws {
    let sieve = try #require(PatternSieve(PatternSieve.encode(["ferry", "boats"])))
    let (ferry, boats) = (try #require(sieve.number(of: "ferry")), try #require(sieve.number(of: "boats")))
    let texts = SievedTexts()
    func asked(_ items: [Value], times: Int) -> [[Bool]] {
      (0..<times).map { _ in [ferry, boats].map { texts.canMatch(anyOf: items, pattern: $0, of: sieve) } }
    }
    let words = (0..<40).map { Value.string("a long text about the ferry, number \($0)") }
    // Of a list that was never seen nothing is known.
    #expect(asked(words, times: 2) == [[true, false], [true, false]])
    #expect(
      asked([.string("quay"), .string("pier"), .string("mole"), .string("dock")], times: 2)[1] == [false, false])
    // What nobody knows may match, and so may a short list.
    #expect(asked([.string("quay"), .string("pier"), .string("mole"), .unknown(.open)], times: 2)[1] == [true, true])
    #expect(asked([.string("quay"), .string("pier")], times: 2)[1] == [true, true])
    for number in 0..<200 {
      let items = (0..<5).map { Value.string(number % 2 == 0 ? "ferry \(number)" : "boats \(number) \($0)") }
      #expect(asked(items, times: 2)[1] == [number % 2 == 0, number % 2 == 1])
    }
  }

  /// A list is asked about as a whole, and each item says what it says by itself.
  @Test(arguments: [
    "list.exists(t, t.matches('ferry'))", "list.exists(t, t.matches('boats'))", "list.all(t, !t.matches('ferry'))",
    "list.exists(t, t.matches('ferry') && size(t) > 9)", "list.exists(t, size(t) > 9 && t.matches('boats'))",
    "list.exists(t, t.matches('ferry') || t.matches('boats'))",
    "list.exists(t, t.matches('boats') || t.matches('quay'))",
    "list.exists(t, t.matches('boats') || size(t) > 9)", "list.filter(t, t.matches('ferry'))",
    "list.filter(t, t.matches('boats') && t.matches('ferry'))", "list.exists(t, list.exists(s, t.matches('boats')))",
    "list.exists(t, t.matches('boats') && 1 / 0 == 1)", "list.exists(t, !t.matches('boats'))",
    "list.exists_one(t, t.matches('ferry'))", "list.map(t, t.matches('boats'), t)",
  ])
  func whatIsSaidOfAListStays(_ source: String) throws {
    var sieved = PatternCompiler.standard
    sieved.sieve = PatternSieve(PatternSieve.encode(["ferry", "boats", "quay"]))
    let ends: [Value] = [.string("the quay"), .unknown(Unknown("text", .placeholder)), .string("x")]
    for end in ends {
      let list = Value.list([.string("pier"), .string("the ferry leaves"), .string("mole"), .string("dock"), end])
      func values(_ patterns: PatternCompiler) throws -> [String] {
        let compiled = try Expression.compile(
          source: source, variables: [("list", .any)], catalog: TestCatalog(), functions: testFunctions,
          patterns: patterns, check: false)
        let evaluator = Evaluator(facts: TestFacts())
        evaluator.storage.pointee.isCounted = false
        evaluator.bind(list, to: 0)
        return (0..<3).map { _ in word(evaluator.evaluate(compiled.program)) }
      }
      #expect(try values(sieved) == values(.standard))
    }
  }
}
