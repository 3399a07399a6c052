import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGReading

@Suite struct StringsReaderTests {
  private func texts(_ path: String, _ bytes: [UInt8], language: String = "de") -> [String: [String: String]] {
    let tables = StringsReader.tables(SourceFile(path: path, stored: bytes), language: language).tables
    return Dictionary(
      uniqueKeysWithValues: tables.map { table in (table.language, table.texts.mapValues { table.tree.text(of: $0) }) })
  }

  private func strings(_ text: String) -> [String: String] { texts("a.strings", Array(text.utf8))["de"] ?? [:] }

  @Test(arguments: [
    ("\"a\" = \"b\";", ["a": "b"]),
    ("/* one */ \"a\" = \"b\"; // two\n\"c\"=\"d\";", ["a": "b", "c": "d"]),
    ("key.with-dots_1 = \"x\";", ["key.with-dots_1": "x"]),
    ("CFBundleName = Harbor;", ["CFBundleName": "Harbor"]),
    ("\"same\";", ["same": "same"]),
    ("{ \"a\" = \"b\"; }", ["a": "b"]),
    ("\"a\" = \"\\\"b\\\" \\\\ \\n\\U00e9\\ud83d\\ude00\\101\";", ["a": "\"b\" \\ \né😀A"]),
    ("\"a\" = 'b';", ["a": "b"]),
    ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]),
    ("", [:]),
    (
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b &amp; c</string></dict></plist>",
      ["a": "b & c"]
    ),
  ])
  func `texts by key are read in every form of a strings file`(_ text: String, _ expected: [String: String]) {
    #expect(strings(text) == expected)
  }

  @Test(arguments: [true, false])
  func `a strings file may be UTF-16 with a byte order mark`(isLittleEndian: Bool) {
    let units = Array("\u{FEFF}\"a\" = \"ü😀\";".utf16)
    let bytes = units.flatMap { unit in
      let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
      return isLittleEndian ? [low, high] : [high, low]
    }
    #expect(texts("a.strings", bytes) == ["de": ["a": "ü😀"]])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "`;` is missing"), ("\"a\" \"b\";", "`=` is missing"), ("\"a\" = \"b;", "`\"` is missing"),
    ("/* never closed", "`*/` is missing"), ("= ;", "A key or a text begins here"),
    ("{ \"a\" = \"b\";", "never closed"),
    ("( a b )", "`,` is missing"),
  ])
  func `a mistake is told once`(_ text: String, _ message: String) {
    let problems = StringsReader.tables(SourceFile(path: "a.strings", stored: Array(text.utf8)), language: "de")
      .problems
    #expect(problems.count == 1)
    #expect(problems.first?.message.en.contains(message) == true, "\(problems.map(\.message.en))")
  }

  @Test func `nesting is bounded`() {
    let text = "{ a = " + String(repeating: "(", count: 100_000)
    let problems = OpenStepReader.read(SourceFile(path: "a.strings", stored: Array(text.utf8))).problems
    #expect(problems.map(\.rule) == ["syntax/strings"])
  }

  @Test func `of a plural the text for any number is taken`() {
    let text = """
      <plist version="1.0"><dict><key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>Eine Datei</string><key>other</key><string>%d Dateien</string></dict></dict>
      </dict></plist>
      """
    #expect(texts("a.stringsdict", Array(text.utf8)) == ["de": ["%d files": "%d Dateien"]])
  }

  @Test func `a string catalog has a table for each language`() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Pay": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zahlen"}}}},
        "%lld trips": {"localizations": {
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "Eine Fahrt"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Fahrten"}}}}},
          "fr": {"variations": {"device": {
            "ipad": {"stringUnit": {"state": "translated", "value": "trajets (iPad)"}},
            "other": {"stringUnit": {"state": "translated", "value": "trajets"}}}}}}},
        "New": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "New"}}}}
      }}
      """
    #expect(
      texts("a.xcstrings", Array(text.utf8)) == [
        "de": ["Pay": "Zahlen", "%lld trips": "%lld Fahrten"], "fr": ["%lld trips": "trajets (iPad)"],
      ])
  }
}
