import Testing

@testable import HIGCore

struct NameSearchTests {
  @Test(arguments: [
    ("Open Mint now", "Mint", ["Mint"]), ("open mint now", "Mint", ["mint"]), ("Peppermint", "Mint", []),
    ("Minty", "Mint", []), ("Mint's", "Mint", ["Mint"]),
    ("Mint’s", "Mint", ["Mint"]), ("打开Mint应用", "Mint", ["Mint"]), ("使用微信支付", "微信", ["微信"]), ("微", "微", []),
    ("Ｍｉｎｔ", "mint", ["Ｍｉｎｔ"]),
    ("Blue  Cafe", "Blue Cafe", ["Blue  Cafe"]), ("Blue\nCafe", "Blue\u{3000}Cafe", ["Blue\nCafe"]),
    ("Mint mint MINT", "mint", ["Mint", "mint", "MINT"]),
    ("aaa", "aa", []), ("微信微信", "微信", ["微信", "微信"]), ("Don’t Starve", "Don't Starve", ["Don’t Starve"]),
    ("", "Mint", []), ("Mint", "", []), ("a!b", "!", []),
    ("Yahoo! is", "Yahoo!", ["Yahoo!"]), ("{x}Mint", "Mint", []), ("카카오톡에서", "카카오톡", ["카카오톡"]),
    ("Éclair", "éclair", ["Éclair"]), ("哈哈哈", "哈哈", ["哈哈"]),
    ("Mint-flavoured", "Mint", ["Mint"]),
  ])
  func `names are found as whole words, Chinese ones as parts`(_ string: String, _ name: String, _ expected: [String]) {
    let value = text(string, nil)
    #expect(value.strings(value.occurrences(ofName: name).map(\.range)) == expected)
  }

  @Test(arguments: [
    ("Mint: Your bill", "Mint", true), ("微信：新消息", "微信", true), ("【微信】新消息", "微信", true), ("[Mint] Hi", "Mint", true),
    ("Mint sent", "Mint", false),
    ("The Mint: x", "Mint", false), (" Mint : x", "Mint", true),
  ])
  func `a name that labels the text is a prefix`(_ string: String, _ name: String, _ expected: Bool) {
    #expect(text(string).occurrences(ofName: name).first?.isPrefix == expected)
  }

  @Test(arguments: [
    ("Shows piers in Boston Harbor.", "Harbor", true), ("Boston Harbor piers are shown.", "Harbor", true),
    ("Shows boats of the Port of Harbor.", "Harbor", true), ("Finds stops on Harbor Street near you.", "Harbor", true),
    ("Plays songs by Michael Jordan.", "Jordan", true), ("用于显示维多利亚港湾的码头。", "港湾", true), ("显示港湾大桥的路况", "港湾", true),
    ("金色港湾附近的码头", "港湾", true),
    ("Harbor uses your location.", "Harbor", false), ("Allow Harbor to find piers.", "Harbor", false),
    ("Sharing Harbor routes with friends.", "Harbor", false), ("Open piers with Harbor.", "Harbor", false),
    ("Scan codes with Harbor Pro.", "Harbor", false), ("Your Harbor account stays safe.", "Harbor", false),
    ("In London, Harbor shows piers.", "Harbor", false), ("Boston Harbor Piers", "Harbor", false),
    ("Shows boats that leave the harbor near Boston.", "harbor", false), ("用于在港湾地图上显示您的位置。", "港湾", false),
    ("港湾需要您的位置", "港湾", false), ("打开港湾", "港湾", false), ("从相册选照片，港湾帮您保存", "港湾", false), ("允许“港湾”访问", "港湾", false),
  ])
  func `a name beside another word of a name is a part of it`(_ string: String, _ name: String, _ expected: Bool) throws
  {
    let value = text(string)
    let found = try #require(value.occurrences(ofName: name).first)
    #expect(value.isPartOfLongerName(found.range) == expected)
  }

  @Test func `in other languages capitals tell no names`() throws {
    let value = text("Die Harbor Karte zeigt deinen Standort.", "de")
    let found = try #require(value.occurrences(ofName: "Harbor").first)
    #expect(!value.isPartOfLongerName(found.range))
  }

  @Test func `an occurrence knows its spelling and neighbours`() throws {
    let value = text("The notes’s app would like")
    let found = try #require(value.occurrences(ofName: "Notes").first)
    #expect(!found.exactCase && !found.isFirstToken)
    #expect(found.followedBy.map { value.string(in: $0) } == "app")
    let first = try #require(text("“Notes” needs").occurrences(ofName: "Notes").first)
    #expect(first.exactCase && first.isFirstToken)
    let last = try #require(text("微信需要访问").occurrences(ofName: "微信").first)
    #expect(last.isFirstToken && last.followedBy == 6..<18)
    #expect(text("打开微信").occurrences(ofName: "微信").first?.isFirstToken == false)
    #expect(text("打开微信").occurrences(ofName: "微信").first?.followedBy == nil)
  }

  @Test func `a name that was not found is unknown beside a placeholder`() {
    #expect(text("Open {app}").containsName("Mint") == .unknown)
    #expect(text("Mint by {name}").containsName("Mint") == .known(true))
    #expect(text("Open it").containsName("Mint") == .known(false))
    #expect(text("{app}").containsName("Mint") == .unknown)
  }

  @Test func `texts are compared without their form`() {
    #expect(text("Sign In").isEqualIgnoringForm(text("sign in!")) == .known(true))
    #expect(text("登 录").isEqualIgnoringForm(text("登录。")) == .known(true))
    #expect(text("Sign In").isEqualIgnoringForm(text("Signin")) == .known(false))
    #expect(text("Hi {x}").isEqualIgnoringForm(text("Hi {x}")) == .known(true))
    #expect(text("Hi {x}").isEqualIgnoringForm(text("Hi you")) == .unknown)
    #expect(text("ＯＫ").isEqualIgnoringForm(text("ok")) == .known(true))
  }

  @Test func `words and characters of one text are looked for in another`() {
    #expect(text("New photos").wordsContained(in: text("Photos that are NEW")) == .known(true))
    #expect(text("the New photos").wordsContained(in: text("New Photos"), ignoring: ["the"]) == .known(true))
    #expect(text("New songs").wordsContained(in: text("New photos")) == .known(false))
    #expect(text("New songs").wordsContained(in: text("New {x}")) == .unknown)
    #expect(text("照片").wordsContained(in: text("查看照片")) == .known(true))
    #expect(text("!").wordsContained(in: text("!")) == .known(false))
    #expect(text("查看照片").hanOverlap(with: text("照片")) == .known(0.5))
    #expect(text("查看{x}").hanOverlap(with: text("照片")) == .unknown)
    #expect(text("abc").hanOverlap(with: text("照片")) == .known(0))
  }
}

struct TextVerbTests {
  @Test(arguments: [
    ("Add Photo", "en", true), ("Photo Album", "en", false), ("添加照片", "zh", true), ("照片", "zh", false),
    ("Don't Save", "en", false), ("扫一扫", "zh", true),
  ])
  func `imperatives are told by their first word`(_ string: String, _ language: String, _ expected: Bool) {
    #expect(text(string, language).startsWithVerb() == .known(expected))
  }

  @Test func `verbs of an unknown language are known only where they are found`() {
    #expect(text("Add Photo", nil).startsWithVerb() == .known(true))
    #expect(text("Foto", nil).startsWithVerb() == .unknown)
    #expect(text("Hinzufügen", "de").startsWithVerb() == .unknown)
    #expect(text("{x} photo").startsWithVerb() == .unknown)
    #expect(text("").startsWithVerb() == .known(false))
    #expect(text("Scrobble Song").startsWithVerb(more: ["scrobble"]) == .known(true))
  }

  @Test(arguments: [
    ("Your order has shipped", "en", true), ("New message", "en", false), ("We’re here", "en", true),
    ("Anna liked it", "en", true), ("Settings", "en", false),
    ("Buy milk", "en", true), ("{name} commented", "en", true), ("您的订单已发货", "zh", true), ("新消息", "zh", false),
    ("添加照片", "zh", true), ("Photo of Anna's dog", "en", false),
  ])
  func `a verb makes a sentence likely`(_ string: String, _ language: String, _ expected: Bool) {
    #expect(text(string, language).hasVerb == .known(expected))
  }

  @Test func `verbs of other languages are unknown`() {
    #expect(text("Bestellung versandt", "de").hasVerb == .unknown)
    #expect(text("New message", nil).hasVerb == .unknown)
    #expect(text("新消息", "ja").hasVerb == .unknown)
  }
}

struct TextRobustnessTests {
  /// Everything that a text is asked, on texts that break careless scanners.
  @Test(arguments: [
    "'", "’", "{x}'", "{x}'s", "a'", "a-", "-a", ".", "..", "a.", ".a", "“", "”", "‘", "\u{200D}", "\u{FE0F}",
    "1\u{FE0F}", "\u{20E3}", "🇨", "👍🏽🏽",
    "\u{301}", "(", "((", "(A", "+", "+1", "%", "{", "C+", "C", "@", "@@", "#", "://", "a://", "a@.", "\r", "\r\n",
    "\n\n", "好.", "。", "！", "A.", "a.b.c.d",
    "\u{0}", "𠮷", "\u{10FFFF}", "v", "v.", "1.", "1..2", "Mr.", "—", "ﬁ", "ǅ", "İ", "'s", "【", "[", "s'", "s",
  ])
  func `odd texts are read to their end`(_ string: String) {
    for language in ["en", "zh", nil] {
      let value = text(string, language)
      for word in value.words { #expect(word.range.upperBound <= value.bytes.count && !word.range.isEmpty) }
      for sentence in value.sentences { #expect(!sentence.range.isEmpty) }
      _ = (value.finalMark, value.finalLetter, value.endsWithEllipsis, value.isQuestion, value.repeatedMarks)
      _ = (value.halfWidthMarksAfterHan, value.emoji, value.phoneNumbers, value.versionNumbers, value.trademarkSigns)
      _ = (
        value.quotedParts, value.titleCaseMistakes(), value.sentenceCaseMistakes(), value.allCapsWords(), value.hasVerb
      )
      _ = (
        value.startsWithVerb(), value.occurrences(ofName: "Mint"), value.occurrences(ofName: string),
        value.lineBreakCount
      )
      _ = (value.estimatedLines(width: 10, fontSize: 17), value.columns(), value.capitalisedShare(), value.isAllCaps())
      #expect(value.isEqualIgnoringForm(value) == .known(true) || value.isUnknown)
    }
  }

  @Test(arguments: [
    "a", "“", "‘", "!", "1", "{", "🇨", "a ", "好", ". ", "(", "a.", "%d", "-", "a-", "Mint ", "1 ", "好!", "A-", "{a:",
    "+1",
  ])
  func `long texts take linear time`(shape: String) {
    let ratio = growth(from: 4000) { size in
      let value = text(String(repeating: shape, count: size))
      _ = (value.sentences.count, value.quotedParts.count, value.phoneNumbers.count, value.emoji.count, value.finalMark)
      _ = (
        value.titleCaseMistakes(), value.sentenceCaseMistakes(), value.occurrences(ofName: "Mint").count,
        value.occurrences(ofName: "aaab").count, value.repeatedMarks
      )
      _ = (value.estimatedLines(width: 100, fontSize: 17), value.trademarkSigns.count, value.versionNumbers.count)
    }
    #expect(ratio < 9)
  }
}
