import HIGReading
import Testing

@testable import HIGLanguage

@Suite struct PatternSieveTests {
  /// Returns the patterns of a sieve that may match a text; nil where any may.
  static func patterns(of sources: [String], in text: String) throws -> [String]? {
    let sieve = try #require(PatternSieve(PatternSieve.encode(Set(sources))))
    var numbers: ContiguousArray<UInt16> = []
    guard UTF8Decoding.withBytes(of: text, { sieve.add(patternsIn: $0, to: &numbers) }) else { return nil }
    return sources.filter { source in sieve.number(of: source).map { numbers.contains($0) } ?? true }
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
}
