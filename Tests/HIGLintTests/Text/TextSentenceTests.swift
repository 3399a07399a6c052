import Testing

@testable import HIGCore
@testable import HIGLanguage

struct TextSentenceTests {
  @Test(arguments: [
    ("Pay now. It is safe.", ["Pay now.", "It is safe."]), ("Hello", ["Hello"]), ("", []), ("...", []),
    ("Use e.g. a card. Fine", ["Use e.g. a card.", "Fine"]), ("Mr. Smith paid. Done!", ["Mr. Smith paid.", "Done!"]),
    ("Open at 9 a.m. today.", ["Open at 9 a.m. today."]),
    ("Open at 9 a.m. Come in.", ["Open at 9 a.m.", "Come in."]),
    ("The U.S. Army", ["The U.S. Army"]), ("It costs 3.50 now. Ok", ["It costs 3.50 now.", "Ok"]),
    ("Get v1.2.3. New!", ["Get v1.2.3.", "New!"]), ("Go to apple.com. Now.", ["Go to apple.com.", "Now."]),
    ("Wait... what? Yes", ["Wait... what?", "Yes"]), ("Loading... Please wait", ["Loading...", "Please wait"]),
    ("“Really?” he said. Yes.", ["“Really?” he said.", "Yes."]),
    ("He said “Stop.” Then left.", ["He said “Stop.”", "Then left."]),
    ("Is it?! Yes", ["Is it?!", "Yes"]), ("Done! 🎉", ["Done! 🎉"]), ("Done! 🎉 Next one", ["Done! 🎉", "Next one"]),
    ("1. Open Settings. 2. Tap it.", ["1. Open Settings.", "2. Tap it."]),
    ("No. 5 is alive. No. It is", ["No. 5 is alive.", "No.", "It is"]),
    ("J. R. Smith called", ["J. R. Smith called"]), ("Hi {name}. Welcome", ["Hi {name}.", "Welcome"]),
    ("(Stop.) Go.", ["(Stop.)", "Go."]),
    ("支付成功。请查收！", ["支付成功。", "请查收！"]), ("支付成功", ["支付成功"]), ("第一行\n第二行", ["第一行", "第二行"]),
    ("好!再来?行", ["好!", "再来?", "行"]),
    ("先付款；再发货……好。", ["先付款；再发货……好。"]), ("他说：“走吧。”然后离开。", ["他说：“走吧。”", "然后离开。"]), ("用 iCloud.你好", ["用 iCloud.", "你好"]),
    ("完成。🎉", ["完成。🎉"]), ("版本3.5已发布。更新", ["版本3.5已发布。", "更新"]), ("Approx. five items", ["Approx. five items"]),
    ("Why? because", ["Why?", "because"]), ("Karten, z. B. Visa, u. a. Name", ["Karten, z. B. Visa, u. a. Name"]),
    ("A. B. Corp. is here", ["A. B. Corp. is here"]),
    ("Apples, pears, etc. Buy now.", ["Apples, pears, etc.", "Buy now."]),
  ])
  func `sentences end at marks that end sentences`(_ string: String, _ sentences: [String]) {
    let value = text(string, nil)
    #expect(value.strings(value.sentences.map(\.range)) == sentences)
  }

  @Test func `a sentence knows its marks`() {
    let value = text("Is it?! Yes")
    #expect(value.sentences.map { $0.mark.map { value.string(in: $0) } } == ["?!", nil])
  }

  @Test(
    arguments: [
      ("Done.", "."), ("Done", nil), ("“Done.”", "."), ("Done!)", "!"), ("完成。🎉", "。"), ("完成。 👨‍👩‍👧", "。"), ("完成", nil),
      ("wait…", "…"),
      ("嗯~", "~"), ("嗯～", "～"), ("a,", ","), ("选项：", "："), ("100%", nil), ("100%%", nil), ("", nil), ("C#", nil),
      ("Done. ", "."),
      ("(见说明。)", "。"),
      ("🎉🎉", nil), ("Hi!🎉", "!"), ("'Go?'", "?"),
    ] as [(String, String?)])
  func `the final mark is found behind quotes, brackets and one emoji`(_ string: String, _ mark: String?) {
    #expect(text(string).finalMark.map { $0.map { String($0.scalar) } } == .known(mark))
  }

  @Test func `the final mark is unknown behind a placeholder`() {
    #expect(text("Hi {name}").finalMark == .unknown)
    #expect(text("Hi {name}.").finalMark.value??.range == 9..<10)
    #expect(text("「{name}」").finalMark == .unknown)
  }

  @Test(
    arguments: [
      ("完成。", TextValue.FinalLetter.letter(.han)), ("Done 🎉", .letter(.latin)), ("{name}!", .placeholder),
      ("No 5.", .digit), ("!", .none),
    ] as [(String, TextValue.FinalLetter)])
  func `the final letter is named by its script`(_ string: String, _ letter: TextValue.FinalLetter) {
    #expect(text(string).finalLetter == letter)
  }

  @Test(arguments: [
    ("Wow!! Yes?!", ["!!", "?!"]), ("好！！", ["！！"]), ("好。。", ["。。"]), ("Wait...", []), ("等……", []), ("Hi!", []),
    ("啊⁉", ["⁉"]), ("! !", []),
  ])
  func `repeated marks`(_ string: String, _ runs: [String]) {
    let value = text(string)
    #expect(value.strings(value.repeatedMarks) == runs)
  }

  @Test(arguments: [
    ("完成.", ["."]), ("好,走!", [",", "!"]), ("完成。", []), ("版本.txt", []), ("OK.", []), ("时间:10", []), ("名称: 无", [":"]),
    ("", []), ("好", []),
  ])
  func `half-width marks after Han characters`(_ string: String, _ marks: [String]) {
    #expect(text(string).halfWidthMarksAfterHan.map { String($0.scalar) } == marks)
  }

  @Test func `ellipses and questions`() {
    #expect(text("Loading…").endsWithEllipsis == .known(true))
    #expect(text("Loading...").endsWithEllipsis == .known(true))
    #expect(text("加载中……").endsWithEllipsis == .known(true))
    #expect(text("Load.").endsWithEllipsis == .known(false))
    #expect(text("Load {x}").endsWithEllipsis == .unknown)
    #expect(text("要删除吗？").isQuestion == .known(true))
    #expect(text("Really?!”").isQuestion == .known(true))
    #expect(text("Really!").isQuestion == .known(false))
    #expect(text("Delete {x}").isQuestion == .unknown)
  }
}
