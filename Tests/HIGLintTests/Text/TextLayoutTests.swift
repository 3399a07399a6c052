import Testing

@testable import HIGCore
@testable import HIGLanguage

/// The lines of texts as pictures show them.
@Suite struct TextLayoutTests {
  private func lines(
    _ text: String, width: Double, limit: Int = .max, _ truncation: TextLayout.Truncation = .tail
  ) -> [String] {
    TextLayout(TextValue(text, language: nil), weight: .regular)
      .lines(width: width, fontSize: 10, limit: limit, truncation: truncation)
      .map { String(decoding: $0.text, as: UTF8.self) }
  }

  private static let texts = [
    "The timetable shows again once you are online, and not before.", "well-known half-truths", "  leading spaces", "",
    "在雾散之前，开往北湾的船每小时一班。已购买较早船班的船票仍然有效。", "Pier 3 号码头 and 4 号码头", "one\ntwo\r\nthree\n\nfour",
    "Ferry ⛴️ 👩‍🚀 🇫🇷 boats", "100%% sure of {name: Anna} and %d more", "مرحبا بكم في المرفأ",
  ]

  @Test(arguments: texts, [60.0, 85, 130, 400])
  func `A text has as many lines as rules estimate`(_ text: String, width: Double) {
    let value = TextValue(text, language: nil)
    let needed = value.estimatedLines(width: width, fontSize: 10, placeholder: Interval(low: 10, high: 10))
    let layout = TextLayout(value, weight: .regular)
    guard !layout.isOpen, !text.isEmpty else { return }
    #expect(Double(layout.lines(width: width, fontSize: 10).count) == needed.low)
  }

  @Test(arguments: texts)
  func `A line that nothing limits is as wide as estimated`(_ text: String) {
    let value = TextValue(text, language: nil)
    let layout = TextLayout(value, weight: .regular)
    guard !layout.isOpen, !text.contains("\n") else { return }
    #expect(abs(layout.width(fontSize: 17) - value.estimatedWidth(fontSize: 17).low) < 0.001)
  }

  @Test
  func `What does not fit is cut where the view says, and what is left fits`() {
    let text = "A text that is far too long"
    #expect(lines(text, width: 60, limit: 1) == ["A text that…"])
    #expect(lines(text, width: 60, limit: 1, .middle) == ["A tex…long"])
    #expect(lines(text, width: 60, limit: 1, .head) == ["…ar too long"])
    #expect(lines(text, width: 60, limit: 1, .clip) == ["A text that is"])
    #expect(lines(text, width: 60, limit: 2) == ["A text that is", "far too long"])
    #expect(lines("one\ntwo", width: 60, limit: 1) == ["one…"])
    #expect(lines("Donaudampfschiff", width: 30) == ["Donau", "dampf", "schiff"])
  }

  @Test
  func `A placeholder is its sample, else what is written, and then nobody knows the width`() {
    let known = TextLayout(TextValue("Hello, {name: Anna}!", language: "en"), weight: .regular)
    #expect(String(decoding: known.bytes, as: UTF8.self) == "Hello, Anna!")
    #expect(!known.isOpen)
    let open = TextLayout(TextValue("Hello, {name}, 5%%", language: "en"), weight: .regular)
    #expect(String(decoding: open.bytes, as: UTF8.self).hasPrefix("Hello, {name}, 5%"))
    #expect(open.isOpen)
  }
}
