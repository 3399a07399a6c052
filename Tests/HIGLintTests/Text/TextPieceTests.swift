import Testing

@testable import HIGCore
@testable import HIGLanguage

struct TextPieceTests {
  @Test(arguments: [
    ("Hello {name}!", ["{name}"]), ("{0} of {1}", ["{0}", "{1}"]), ("你好，{姓名}", ["{姓名}"]),
    ("%@ sent %d", ["%@", "%d"]), ("%1$@ 和 %2$d", ["%1$@", "%2$d"]), ("%lld items", ["%lld"]),
    ("%.2f km", ["%.2f"]), ("%02d:%02d", ["%02d", "%02d"]), ("%#@count@ left", ["%#@count@"]),
    ("$(PRODUCT_NAME) needs", ["$(PRODUCT_NAME)"]), ("${APP} needs", ["${APP}"]), ("%APP% needs", ["%APP%"]),
    ("$(PRODUCT_NAME:rfc1034identifier)", ["$(PRODUCT_NAME:rfc1034identifier)"]), ("第%d章", ["%d"]),
    ("{}", ["{}"]), ("5%d", ["%d"]),
  ])
  func `placeholders, conversions and variables are unknown pieces`(_ string: String, _ expected: [String]) {
    let value = text(string)
    #expect(value.strings(value.pieces.filter(\.isUnknown).map(\.range)) == expected)
    #expect(value.pieces.map { value.string(in: $0.range) }.joined() == string)
    #expect(value.hasPlaceholder)
  }

  @Test(arguments: [
    "100% sure", "50% off", "50%off", "20%", "% of users", "$9.99", "$ (USD)", "{ name }", "{a b}", "{", "}", "{name",
    "$(",
    "%", "打9折，省20%哦", "a{b c}", "$()", "100%安全", "{name: ",
  ])
  func `what only looks like a placeholder is text`(_ string: String) { #expect(!text(string).hasPlaceholder) }

  @Test func `two per cent signs are one`() {
    let value = text("Save 20%% now")
    #expect(!value.hasPlaceholder)
    #expect(value.pieces.map(\.kind) == [.literal, .percent, .literal])
    #expect(value.columns() == Interval(low: 12, high: 12))
  }

  @Test func `a sample stands in the text or comes by name`() {
    #expect(text("Hi {name: Anna}").pieces.last?.sample == "Anna")
    #expect(text("Hi {name}", samples: ["name": "Li"]).pieces.last?.sample == "Li")
    #expect(text("Hi {name: Anna}", samples: ["name": "Li"]).pieces.last?.sample == "Li")
    #expect(text("%1$@", samples: ["1": "x"]).pieces.first?.sample == "x")
    #expect(text("%@", samples: ["%@": "x"]).pieces.first?.sample == "x")
  }

  @Test(arguments: [
    "{title}", " {title} ", "%@", "{a} {b}", "$(title)", "pay_button", "PAY_BUTTON_TITLE", "login.button.title",
    "login.title",
    "payment.payNow", "settings.general_title", "payButtonTitle", "Settings.Alert.Title", "Settings.title", "a_b",
  ])
  func `a placeholder alone or a localisation key is unknown`(_ string: String) { #expect(text(string).isUnknown) }

  @Test(arguments: [
    "OK", "Pay", "支付", "iCloud", "v1.2", "apple.com", "www.apple.com", "photo.jpg", "e-mail", "Wi-Fi", "St.Gallen",
    "a.m.",
    "U.S.A", "U.S.A.", "eBay", "SETTINGS", "1.2.3", "Done.", "...", "…", "", "sign-in", "me@example.com",
    "Hello.World",
    "{name}!", "loading...", "macOS", "iPadOS", "payNow", "Node.js", "pay_ button", "支付_按钮", "A", "2.0", "@some_one",
    "__",
  ])
  func `ordinary short texts are known`(_ string: String) { #expect(!text(string).isUnknown) }

  @Test(arguments: ["", " ", "\n\t", "\u{200B}", "\u{3000}"])
  func `white space and invisible characters are blank`(_ string: String) { #expect(text(string).isBlank) }

  @Test(arguments: ["a", "。", "{x}", "🎉"])
  func `anything visible is not blank`(_ string: String) { #expect(!text(string).isBlank) }

  @Test func `a language is its primary subtag`() {
    #expect(text("a", "en-GB").language == "en")
    #expect(text("a", "ZH_Hans").language == "zh")
    #expect(text("a", "und").language == nil)
    #expect(text("a", "").language == nil)
  }

  @Test func `the language is unknown where only the script is known`() {
    #expect(text("Pay", nil).isEnglish == .unknown)
    #expect(text("支付", nil).isEnglish == .known(false))
    #expect(text("支付", nil).isChinese == .unknown)
    #expect(text("Bezahlen", "de").isEnglish == .known(false))
    #expect(text("支付", "zh-Hans").isChinese == .known(true))
  }
}

struct ScriptTests {
  @Test(
    arguments: [
      ("Pay", Script.latin), ("支付", .han), ("使用 iCloud 同步", .han), ("用 Face ID 支付", .han), ("支払う", .japanese),
      ("設定", .han), ("결제하기", .korean), ("Оплатить", .cyrillic), ("Πληρωμή", .greek), ("دفع", .arabic),
      ("תשלום", .hebrew),
      ("भुगतान", .devanagari), ("ชำระเงิน", .thai), ("123", .none), ("", .none), ("🎉!", .none), ("Welcome to 北京", .mixed),
      ("Ｐａｙ", .latin), ("Größe", .latin), ("I live in 北京 now and since last year", .latin), ("გადახდა", .other),
    ] as [(String, Script)])
  func `the script of a text is that of most of its words`(_ string: String, _ script: Script) {
    #expect(text(string, nil).script == script)
  }

  @Test func `Han characters are Japanese in a Japanese text`() {
    #expect(text("設定", "ja").script == .japanese)
    #expect(text("設定", "zh").script == .han)
  }

  @Test func `a part of a text has its own script`() {
    let value = text("打开 Settings")
    #expect(value.script(in: 0..<6) == .han)
    #expect(value.script(in: 7..<15) == .latin)
  }
}
