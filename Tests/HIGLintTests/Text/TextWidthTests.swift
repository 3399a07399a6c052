import Testing

@testable import HIGCore
@testable import HIGLanguage

struct TextWidthTests {
  @Test(arguments: [
    ("abc", 3), ("支付", 4), ("，", 2), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("🎉", 2), ("👨‍👩‍👧", 2), ("🇨🇳", 2), ("🇨🇳🇺🇸", 4),
    ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("한국", 4), ("ｶﾅ", 2), ("かな", 4), ("", 0), ("\u{200B}", 0), ("a\tb", 3),
    ("🏳️‍🌈", 2), ("“好”", 4), ("…", 1), ("❤️ ok", 5), ("支付Pay", 7), ("👩🏽‍💻", 2), ("\u{1}", 0), ("ไทย", 3), ("ที่", 1),
  ])
  func `Han and emoji are two columns, marks none`(_ string: String, _ columns: Int) {
    #expect(DisplayWidth.displayColumns(of: string) == columns)
    #expect(text(string).columns() == Interval(low: Double(columns), high: Double(columns)))
  }

  @Test func `ill-formed bytes are a column each`() {
    let bytes: [UInt8] = [0xFF, 0x61, 0xE6, 0x94]
    #expect(bytes.withUnsafeBufferPointer { DisplayWidth.displayColumns(of: $0) } == 4)
  }

  @Test func `a placeholder without a sample leaves the width open`() {
    #expect(text("Hi {name}").columns() == Interval(low: 3, high: .infinity))
    #expect(text("Hi {name}").columns(placeholder: Interval(low: 1, high: 10)) == Interval(low: 4, high: 13))
    #expect(text("Hi {name}", samples: ["name": "小明"]).columns() == Interval(low: 7, high: 7))
  }

  @Test func `widths in points are those of Helvetica`() {
    // H 722, i 222 thousandths.
    #expect(text("Hi").estimatedWidth(fontSize: 1000) == Interval(low: 944, high: 944))
    #expect(text("Hi").estimatedWidth(fontSize: 1000, weight: .bold).low == 722 + 278)
    #expect(text("支付").estimatedWidth(fontSize: 17).low == 34)
    #expect(text("é").estimatedWidth(fontSize: 1000).low == 556)
    #expect(text("e\u{301}").estimatedWidth(fontSize: 1000).low == 556)
    #expect(text("Ж").estimatedWidth(fontSize: 1000).low == 690)
    #expect(text("👨‍👩‍👧").estimatedWidth(fontSize: 1000).low == 1250)
    #expect(text("{x}").estimatedWidth(fontSize: 10) == Interval(low: 0, high: .infinity))
  }

  /// The widths of DejaVu Sans, as HarfBuzz shapes it.
  @Test(arguments: [
    ("محفوظ", 3130), ("إلغاء", 1840), ("لا", 570), ("سلا", 1435), ("بسم", 1836), ("مُ", 619), ("می", 1369),
    ("م\u{200C}ی", 1402), ("م ی", 1680), ("٣٢، نعم؟", 3632), ("שלום", 2212), ("گزارش", 3010),
  ])
  func `Arabic letters are as wide as the forms in which they join`(_ string: String, _ width: Double) {
    #expect(text(string, "ar").estimatedWidth(fontSize: 1000) == Interval(low: width, high: width))
    #expect(text(string, "ar").estimatedWidth(fontSize: 1000, weight: .bold).low == width)
  }

  @Test(arguments: [
    ("Pay", 100.0, 1.0), ("", 100, 1), ("支付支付支付", 34, 3), ("支付支付支付", 33.9, 6), ("aaa aaa aaa", 30, 3),
    ("a\nb", 100, 2),
    ("a\r\nb", 100, 2), ("aaaaaaaaaa", 47.3, 2), ("Pay Now", 1000, 1),
  ])
  func `lines break at spaces and around Han characters`(_ string: String, _ width: Double, _ lines: Double) {
    #expect(text(string).estimatedLines(width: width, fontSize: 17) == Interval(low: lines, high: lines))
  }

  /// Its length is measured once, and for each weight of its own.
  @Test(arguments: ["Leave Now", "Tickets on board.", "mmmm iiii", "支付 现在"])
  func `a text is on one line where it is no longer than the line, however often that is asked`(_ string: String) {
    let text = text(string)
    for weight in [TextWeight.regular, .bold, .medium, .semibold, .regular] {
      let width = text.estimatedWidth(fontSize: 17, weight: weight).low
      #expect(text.estimatedLines(width: width + 0.001, fontSize: 17, weight: weight) == Interval(low: 1, high: 1))
      #expect(text.estimatedLines(width: width - 0.001, fontSize: 17, weight: weight) == Interval(low: 2, high: 2))
      #expect(text.estimatedLines(width: width + 0.001, fontSize: 34, weight: weight).low > 1)
    }
  }

  @Test func `lines of a text with a placeholder are an interval`() {
    #expect(text("Hi {name}").estimatedLines(width: 100, fontSize: 17) == Interval(low: 1, high: .infinity))
    let bounded = text("Hi {name}").estimatedLines(
      width: 100, fontSize: 17, placeholder: Interval(low: 0, high: 90))
    #expect(bounded == Interval(low: 1, high: 2))
    #expect(text("a").estimatedLines(width: 0, fontSize: 17).high == .infinity)
  }

  @Test func `characters and Han characters are counted`() {
    #expect(text("支付 Pay").characterCount == Interval(low: 6, high: 6))
    #expect(text("支付 Pay").hanCount == Interval(low: 2, high: 2))
    #expect(text("{name}发来消息").hanCount == Interval(low: 4, high: .infinity))
    #expect(text("{name}发来消息", samples: ["name": "小明"]).hanCount == Interval(low: 6, high: 6))
  }
}
