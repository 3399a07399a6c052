import HIGLanguage
import HIGReading
import Testing

@testable import HIGServer

@Suite struct CompletionSiteTests {
  /// Returns a text, whose place is marked by `‸`, with the word `W` there and with all that is missing.
  private func closed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let mark = Array("‸".utf8)
    guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return text }
    let without = Array(bytes[..<place] + bytes[(place + mark.count)...])
    let brackets = OpenBrackets(in: without, around: place, place)
    var result: [UInt8] = []
    var end = 0
    for (offset, bytes) in brackets.missing where offset < place {
      result += without[end..<offset] + bytes
      end = offset
    }
    result += without[end..<place] + Array("W".utf8)
    end = place
    for (offset, bytes) in brackets.missing where offset >= place {
      result += without[end..<offset] + bytes
      end = offset
    }
    return String(decoding: result + without[end...], as: UTF8.self)
  }

  @Test(
    arguments: [
      // Closed already, or outside of all brackets.
      ("- {kind: ‸}", "- {kind: W}"), ("a: ‸\nb: [1]", "a: W\nb: [1]"), ("- a [b ‸", "- a [b W"),
      ("a: \"[ ‸", "a: \"[ W"), ("# {\na: ‸", "# {\na: W"), ("a: |\n  {\n  [\nb: ‸", "a: |\n  {\n  [\nb: W"),
      ("a: [\n  ‸\n]", "a: [\n  W\n]"), ("{a: 1,\nb: ‸}", "{a: 1,\nb: W}"),
      // Open to the end of the line.
      ("- {‸", "- {W}"), ("- {a: [1, ‸\n- {b: 2}", "- {a: [1, W]}\n- {b: 2}"),
      ("v:\n  - {‸\nl: [1]", "v:\n  - {W}\nl: [1]"),
      ("- {a: 'it''s {', b: ‸", "- {a: 'it''s {', b: W}"),
      ("- {a: \"\\\"{\", b: ‸", "- {a: \"\\\"{\", b: W}"),
      ("- {a: 1, ‸ # {\n- b", "- {a: 1, W} # {\n- b"), ("- {a: 1,\r\n   ‸\r\n- b", "- {a: 1,\r\n   W}\r\n- b"),
      // Only what is open within is missing, or a comma.
      ("- {a: [1, ‸}", "- {a: [1, W]}"), ("- {‸ b: 2}", "- {W, b: 2}"), ("- {a: {‸, b: 2}", "- {a: {W, b: 2}}"),
      ("- {a: 1, ‸\n   b: 2\n- c", "- {a: 1, W,\n   b: 2}\n- c"),
      // A line above is not closed.
      ("- f: {s: 1\n  ‸", "- f: {s: 1}\n  W"), ("- f: {s: 1\n  g: ‸\n- h", "- f: {s: 1}\n  g: W\n- h"),
    ])
  func `what is not closed yet is closed`(text: String, expected: String) {
    #expect(closed(text) == expected)
  }

  @Test func `the usual keys are keys`() throws {
    let vocabulary = Vocabulary.shared
    func check(_ names: [String], of type: String) throws {
      let fields = Set(try #require(vocabulary.type(named: type)).fields.map(\.name))
      #expect(names.filter { !fields.contains($0) } == [], "\(type)")
    }
    try check(UsualKeys.view + UsualKeys.others + UsualKeys.byKind.values.flatMap { $0 }, of: "view")
    try check(UsualKeys.screen, of: "screen")
    try check(UsualKeys.app, of: "app")
    #expect(UsualKeys.byKind.keys.filter { !Enumeration.viewKind.words.contains($0) } == [])
  }

  @Test func `every kind of view has a meaning`() {
    for kind in Enumeration.viewKind.words {
      let meaning = Enumeration.viewKind.meaning(of: kind)
      #expect(meaning?[.english].isEmpty == false && meaning?[.simplifiedChinese].isEmpty == false, "\(kind)")
    }
  }
}
