import Testing

@testable import HIGReading

@Suite struct PatternTests {
  struct Search: CustomTestStringConvertible, Sendable {
    var pattern: String
    var text: String
    /// UTF-8 offsets.
    var ranges: [Range<Int>]
    var testDescription: String { "\(pattern) in \(text.debugDescription)" }

    init(_ pattern: String, _ text: String, _ ranges: Range<Int>...) {
      self.pattern = pattern
      self.text = text
      self.ranges = ranges
    }
  }

  // The expectations agree with RE2's own library.
  static let searches = [
    // Literals and classes
    Search("ubb", "hubba", 1..<4),
    Search("foo|bar", ""),
    Search("", "ab", 0..<0, 1..<1, 2..<2),
    Search("a+ñ+a+", "mañana", 1..<5),
    Search("(a|😀){2}", "🐱😀😀", 4..<12),
    Search("[^a-c]", "abxc\n", 2..<3, 4..<5),
    Search("[]a]+", "x]a]", 1..<4),
    Search("[a-]+", "b-a-", 1..<4),
    Search(#"[\d.-]+"#, "v-1.5x", 1..<5),
    Search("[[:alpha:][:digit:]]+", "-a1-", 1..<3),
    Search("[[:^space:]]", " x", 1..<2),
    Search(".", "\na", 1..<2),
    Search("(?s).", "\na", 0..<1, 1..<2),
    Search(#"\x41\x{4e2d}\101\t\."#, "A中A\t.", 0..<7),
    Search(#"\Qa.b*\E+"#, "a.b**", 0..<5),
    Search("a{,2}", "a{,2}", 0..<5),
    Search(#"\s\S\w\W\d\D"#, " -_-1x", 0..<6),
    // Unicode
    Search(#"\pL+"#, "1中é2", 1..<6),
    Search(#"\PL"#, "中é2", 5..<6),
    Search(#"\p{Han}+"#, "打开App", 0..<6),
    Search(#"\p{^Han}+"#, "打开App", 6..<9),
    Search(#"\p{Lu}\p{Ll}"#, "aΩω", 1..<5),
    Search(#"[\p{Hiragana}\p{Katakana}]+"#, "日のカナ", 3..<12),
    Search("[一-龥]", "，好", 3..<6),
    // Alternation and repetition
    Search("a|ab", "ab", 0..<1),
    Search("(?:a|ab)(?:c|bcd)", "abcd", 0..<4),
    Search("gr(a|e)y", "grey", 0..<4),
    Search("a{2,3}", "aaaaa", 0..<3, 3..<5),
    Search("a{2,3}?", "aaaaa", 0..<2, 2..<4),
    Search("x{0}y", "xy", 1..<2),
    Search("<.+>", "<a><b>", 0..<6),
    Search("<.+?>", "<a><b>", 0..<3, 3..<6),
    Search("(?U)<.+>", "<a><b>", 0..<3, 3..<6),
    Search("(?U)<.+?>", "<a><b>", 0..<6),
    Search("a*", "baac", 0..<0, 1..<3, 4..<4),
    Search("(?:|a)*", "aa", 0..<0, 1..<1, 2..<2),
    Search("(?:a*)*b", "aab", 0..<3),
    // Places
    Search("^a", "aa", 0..<1),
    Search("a$", "a\na\n"),
    Search("(?m)^a$", "a\na\n", 0..<1, 2..<3),
    Search(#"\Aa|b\z"#, "aab", 0..<1, 2..<3),
    Search(#"\bok\b"#, "ok look ok", 0..<2, 8..<10),
    Search(#"\Bo"#, "ok look", 4..<5, 5..<6),
    Search("$", "é", 2..<2),
    // Flags
    Search("(?i)straße", "STRAßE", 0..<7),
    Search("(?i)k", "kK\u{212A}", 0..<1, 1..<2, 2..<5),
    Search("(?i)σ", "Σς", 0..<2, 2..<4),
    Search("(?i)[^a]", "aAb", 2..<3),
    Search("a(?i:b)c", "aBc aBC", 0..<3),
    Search("(?i)a(?-i)b", "Ab AB", 0..<2),
    Search("(a(?i)b)c", "aBC aBc", 4..<7),
    Search("(?P<word>a)(?<next>b)", "ab", 0..<2),
  ]

  @Test(arguments: searches)
  func `finds what RE2 finds`(search: Search) throws {
    let pattern = try Pattern(search.pattern)
    #expect(pattern.ranges(in: search.text) == search.ranges)
    #expect(pattern.matches(search.text) == !search.ranges.isEmpty)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var pattern: String
    var offset: Int
    var word: String
    var testDescription: String { pattern }

    init(_ pattern: String, at offset: Int, _ word: String) {
      self.pattern = pattern
      self.offset = offset
      self.word = word
    }
  }

  static let refusals = [
    Refusal("a**", at: 2, "repeats a repetition"), Refusal("é*{2}", at: 3, "repeats a repetition"),
    Refusal("*", at: 0, "nothing before it"), Refusal("(|+)", at: 2, "nothing before it"),
    Refusal("(?i)?", at: 4, "nothing before it"), Refusal("a{2,1}", at: 1, "no valid count"),
    Refusal("a{1001}", at: 1, "no valid count"), Refusal("a{99999999999999999999}", at: 1, "no valid count"),
    Refusal("((a{0,100}){0,100}){0,100}", at: 11, "too large"), Refusal("中(a", at: 3, "not closed"),
    Refusal("a)", at: 1, "closes no group"), Refusal("(?=a)", at: 0, "look ahead"), Refusal("x(?!a)", at: 1, "`(?!`"),
    Refusal("(?<=a)", at: 0, "`(?<=`"), Refusal("(?<!a)", at: 0, "`(?<!`"), Refusal("(?>a)", at: 0, "kind of group"),
    Refusal("(?i", at: 0, "not closed"), Refusal("(?)", at: 0, "kind of group"),
    Refusal("(?i-)", at: 0, "kind of group"),
    Refusal("(?<1 >a)", at: 3, "group name"), Refusal("(?P<>a)", at: 4, "group name"),
    Refusal("(?P<a>.)(?<a>.)", at: 11, "two groups"), Refusal("[a", at: 0, "not closed"),
    Refusal("b[]", at: 1, "not closed"),
    Refusal("[b-a]", at: 1, "no range"), Refusal(#"[a-\d]"#, at: 1, "no range"),
    Refusal("[[:foo:]]", at: 1, "no known set"), Refusal(#"a\p{Foo}"#, at: 1, "no known set"),
    Refusal(#"\p{L"#, at: 0, "no known set"), Refusal(#"\pX"#, at: 0, "no known set"),
    Refusal(#"(a)\1"#, at: 3, "refer back"), Refusal(#"\k<a>"#, at: 0, "refer back"),
    Refusal("(?P=a)", at: 0, "refer back"), Refusal(#"a\"#, at: 1, "lone"), Refusal(#"\q"#, at: 0, "no known escape"),
    Refusal(#"\Z"#, at: 0, "no known escape"), Refusal(#"[\b]"#, at: 1, "no known escape"),
    Refusal(#"\x4"#, at: 0, "no Unicode character"), Refusal(#"\x{110000}"#, at: 0, "no Unicode character"),
    Refusal(#"\x{D800}"#, at: 0, "no Unicode character"),
    Refusal(String(repeating: "a", count: 20_000), at: 16_384, "longer"),
    Refusal(String(repeating: "a", count: 12_000), at: 10_000, "too large"),
  ]

  @Test(arguments: refusals)
  func `refuses what is no pattern, in two languages and with its place`(refusal: Refusal) {
    do throws(PatternError) {
      _ = try Pattern(refusal.pattern)
      Issue.record("accepted")
    } catch {
      #expect(error.offset == refusal.offset)
      #expect(error.message.en.contains(refusal.word), "\(error.message.en)")
      #expect(error.message.zhHans.unicodeScalars.contains { $0.value >= 0x4E00 })
    }
  }

  @Test(arguments: [
    "(a+)+$", "(a|aa)+$", "(?:a?){500}a{500}$", "(.*)(.*)(.*)(.*)(.*)x", "((((a*)*)*)*)*c", #"(?:\b)+\Bc"#,
  ])
  func `no pattern is slow`(source: String) throws {
    let pattern = try Pattern(source)
    let text = String(repeating: "a", count: 1000) + "b"
    let time = processorTime {
      #expect(!pattern.matches(text))
      #expect(pattern.ranges(in: text).isEmpty)
    }
    // A backtracking matcher would not end; this takes milliseconds, in a debug build some tenths of a second.
    #expect(time < .seconds(5))
  }

  @Test(arguments: ["(a+)+$", "(a|aa)+$", "(.*)(.*)(.*)(.*)(.*)x", "((((a*)*)*)*)*c", #"(?:\b)+\Bc"#, "a{1,50}b"])
  func `twice the text takes twice the time`(source: String) throws {
    let pattern = try Pattern(source)
    let ratio = growth(from: 1000) { size in _ = pattern.matches(String(repeating: "a", count: size) + "b") }
    #expect(ratio < 9)
  }

  @Test
  func `nests as deep as the pattern is long`() throws {
    let depth = 4000
    let pattern = try Pattern(String(repeating: "(?:", count: depth) + "a" + String(repeating: ")", count: depth))
    #expect(pattern.ranges(in: "bab") == [1..<2])
  }

  @Test
  func `states beyond the bound are forgotten, and the answer is the same`() throws {
    // Twenty scalars back there was an a: a deterministic automaton of a million states.
    let pattern = try Pattern("(?:a|b)*a(?:a|b){18}c")
    var text = ""
    var random: UInt64 = 1
    for _ in 0..<25_000 {
      random = random &* 6_364_136_223_846_793_005 &+ 1
      text += random >> 63 == 0 ? "a" : "b"
    }
    #expect(!pattern.matches(text))
    #expect(pattern.matches(text + "a" + String(repeating: "b", count: 18) + "c"))
    #expect(!pattern.matches(text + "b" + String(repeating: "b", count: 18) + "c"))
  }

  @Test
  func `bytes that are no UTF-8 match nothing, one by one`() throws {
    let pattern = try Pattern("(?s).")
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62, 0xE4, 0xB8, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0xC0, 0x80]
    #expect(bytes.withUnsafeBufferPointer { pattern.ranges(in: $0) } == [0..<1, 3..<4])
  }

  @Test
  func `is searched from several threads at once`() async throws {
    let pattern = try Pattern(#"(?i)\b\p{L}+ing\b"#)
    let counts = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<200).reduce(0) { $0 + pattern.ranges(in: "sing \($1) loading task\(task) Ring é").count }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 600, count: 8))
  }
}

@Suite struct UnicodeClassesTests {
  @Test(arguments: [
    ("Lu", Unicode.GeneralCategory.uppercaseLetter), ("Ll", .lowercaseLetter), ("Lo", .otherLetter),
    ("Nd", .decimalNumber), ("Mn", .nonspacingMark), ("Po", .otherPunctuation), ("Sc", .currencySymbol),
  ])
  func `categories agree with the standard library's, where it knows the scalar`(
    name: String, category: Unicode.GeneralCategory
  ) throws {
    let set = try #require(UnicodeClasses.set(named: name))
    var differing = 0
    for value in UInt32(0)..<0x1_2000 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
      if set.contains(value) != (scalar.properties.generalCategory == category) { differing += 1 }
    }
    // Unicode does change a category now and then.
    #expect(differing < 5)
  }

  @Test
  func `folding leads each letter to its simple lower case`() {
    for value in UInt32(0)..<0x1_F000 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .uppercaseLetter else { continue }
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      // Cherokee folds to its capitals, and İ has no simple folding.
      guard lower.count == 1, let first = lower.first, !(0x13A0..<0x1400 ~= value), value != 0x130 else { continue }
      #expect(CaseFolding.fold(value) == first.value, "U+\(String(value, radix: 16))")
    }
    #expect(
      [0x73, 0x17F, 0x3C2, 0x212A, 0x1E9E, 0x4E2D].map { CaseFolding.fold($0) } == [
        0x73, 0x73, 0x3C3, 0x6B, 0xDF, 0x4E2D,
      ])
  }
}
