import Testing

@testable import HIGCore

struct TextWordTests {
  @Test(arguments: [
    ("Pay now", ["Pay", "now"]), ("Don’t stop", ["Don’t", "stop"]), ("Wi-Fi on", ["Wi-Fi", "on"]),
    ("支付 Pay", ["支付", "Pay"]), ("打开iCloud同步", ["打开", "iCloud", "同步"]), ("3.14 and 1,000", ["3.14", "and", "1,000"]),
    ("U.S. Army", ["U.S", "Army"]), ("9 a.m. today", ["9", "a.m", "today"]), ("AT&T", ["AT&T"]),
    ("C++ code", ["C++", "code"]),
    ("Go to apple.com.", ["Go", "to", "apple.com"]), ("Mail me@x.org, please", ["Mail", "me@x.org", "please"]),
    ("{name}'s phone", ["{name}", "phone"]), ("rock ’n’ roll", ["rock", "n", "roll"]), ("— … !", []),
    ("12:30", ["12:30"]),
    ("and/or", ["and", "or"]), ("naïve café", ["naïve", "café"]), ("e\u{301}té", ["e\u{301}té"]),
    ("支付，完成", ["支付", "完成"]),
    ("カメラを開く", ["カメラを", "開", "く"]), ("안녕 세계", ["안녕", "세계"]), ("end.Next", ["end", "Next"]),
    ("3D Touch", ["3D", "Touch"]),
  ])
  func `words are found with their exact places`(_ string: String, _ words: [String]) {
    let value = text(string)
    #expect(value.strings(value.words.map(\.range)) == words)
  }

  @Test(arguments: [
    ("Pay now", 2), ("Hello {name}!", 2), ("{name} sent you %d photos", 5), ("支付", 0), ("支付 Pay", 1),
    ("un{x}able to", 2), ("", 0),
  ])
  func `words are counted, a placeholder as one`(_ string: String, _ count: Int) {
    #expect(text(string).wordCount == count)
  }

  @Test func `a word that touches a placeholder is partial`() {
    #expect(text("pre{x} a").words.map(\.isPartial) == [true, true, false])
    #expect(text("{x} a").words.map(\.isPartial) == [false, false])
    #expect(text("{x}发来").words.map(\.isPartial) == [false, false])
  }

  @Test(
    arguments: [
      ("See https://a.b/c?d=e.", ["https://a.b/c?d=e"], TextValue.Address.Kind.url),
      ("请访问apple.com查看", ["apple.com"], .url),
      ("(www.example.de)", ["www.example.de"], .url), ("me@example.com", ["me@example.com"], .email),
      ("by @someone", ["@someone"], .handle), ("#news", ["#news"], .handle),
      ("Delete photo.jpg?", ["photo.jpg"], .file),
      ("https://x.com/%@ now", ["https://x.com/%@"], .url),
    ] as [(String, [String], TextValue.Address.Kind)])
  func `addresses are found`(_ string: String, _ found: [String], _ kind: TextValue.Address.Kind) {
    let value = text(string)
    #expect(value.strings(value.addresses.map(\.range)) == found)
    #expect(value.addresses.allSatisfy { $0.kind == kind })
  }

  @Test(arguments: ["Done. Next", "end.It is", "e.g. this", "5:30", "a @ b", "No. #1", "and/or", "1.5", "Hi..."])
  func `no address`(_ string: String) { #expect(text(string).addresses.isEmpty) }
}

struct TextShapeTests {
  @Test(arguments: [
    ("Hi 🎉", ["🎉"]), ("👨‍👩‍👧👍🏽", ["👨‍👩‍👧", "👍🏽"]), ("🇨🇳🇺🇸", ["🇨🇳", "🇺🇸"]), ("❤️", ["❤️"]), ("1️⃣ 2", ["1️⃣"]), ("☆ © ™", []), ("好", []),
  ])
  func `emoji are one range for each picture`(_ string: String, _ expected: [String]) {
    let value = text(string)
    #expect(value.strings(value.emoji) == expected)
  }

  @Test(arguments: [
    ("Call +1 (555) 123-4567 now", ["+1 (555) 123-4567"]), ("请拨打13800138000", ["13800138000"]),
    ("400-810-8888", ["400-810-8888"]),
    ("2016-09-13", []), ("$1,000,000", []), ("12345678", []), ("3.1415926", []), ("v1.2.3", []),
    ("(555) 123-4567", ["(555) 123-4567"]),
    ("10:30 - 11:45", []), ("555-1234", ["555-1234"]), ("1 2 3", []),
  ])
  func `telephone numbers`(_ string: String, _ expected: [String]) {
    let value = text(string)
    #expect(value.strings(value.phoneNumbers) == expected)
  }

  @Test(arguments: [
    ("Version 2.0", ["2.0"]), ("v1.2 is out", ["v1.2"]), ("1.2.3", ["1.2.3"]), ("版本2.0", ["2.0"]), ("3.5 km", []),
    ("iOS 9", []),
    ("v", []),
  ])
  func `version numbers`(_ string: String, _ expected: [String]) {
    let value = text(string)
    #expect(value.strings(value.versionNumbers) == expected)
  }

  @Test func `trademark signs`() {
    let value = text("Foo™ Bar(R) © (TM) (C) (x)")
    #expect(value.strings(value.trademarkSigns) == ["™", "(R)", "©", "(TM)", "(C)"])
  }

  @Test(arguments: [
    ("“Hi” and \"you\"", ["Hi", "you"]), ("「设置」和《说明》", ["设置", "说明"]), ("Don’t ‘stop’", ["stop"]), ("“open", []),
    ("it’s", []),
    ("«oui»", ["oui"]), ("„ja”", ["ja"]), ("‘don’t’", ["don’t"]),
  ])
  func `quoted parts are those that are closed`(_ string: String, _ expected: [String]) {
    let value = text(string)
    #expect(value.strings(value.quotedParts) == expected)
  }

  @Test func `white space, line breaks and numbers`() {
    #expect(text(" a").hasLeadingSpace && !text(" a").hasTrailingSpace)
    #expect(text("a\u{3000}").hasTrailingSpace && !text("").hasLeadingSpace && !text("").hasTrailingSpace)
    #expect(text("a\nb\r\nc").lineBreakCount == 2)
    let value = text("3.5 of 10 v2 a1")
    #expect(value.strings(value.numbers) == ["3.5", "10"])
  }
}
