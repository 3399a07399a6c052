import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// A lexicon of a few words in, the acts of titles out.
struct LexiconTests {
  static let words = """
    acts:
      cancel: {titles: [cancel, 取消], actions: [abandon], icons: [cancel]}
      close: {titles: [close., ×, 关闭, 退出], actions: [close], icons: [xmark]}
      unsubscribe: {titles: [cancel subscription, 取消订单]}
      unfavorite: {titles: [取消收藏]}
      disable: {titles: [关闭通知]}
      done: {titles: [done.], actions: [done]}
      save: {titles: [save, 保存]}
      discard: {titles: [don't save, 不保存]}
      delete: {titles: [delete, 删除], icons: [trash]}
      search: {titles: [search, 搜索]}
      signIn: {titles: [log in, 登录, …登录]}
      resetPassword: {titles: [forgot password]}
      agree: {titles: ["yes."]}
      decline: {titles: ["no.", "no, thanks"]}
      add: {titles: [add], actions: [add]}
      share: {titles: [share]}
      openSettings: {titles: [去设置]}
      settings: {titles: [settings., 设置.]}
      none: {titles: [close friends, save the date]}
    grammar:
      leadIns: [please, yes, "no", now, confirm, 请, 去, 立即, 确认]
      leadOuts: [now, anyway, 吧]
      negations: [don't, "no", 不, 已, 正在]
      failures: [failed, 失败, 中]
      modifiers: [search, share, 搜索, 登录]
      nouns: [history, settings, 记录, 方式, 时间]
      functionWords: [the, my, 我的]
      circumstances: [when, 时]
      prepositions: [从, 将]
      joins: [and, 并]
      fillers: [did, tap, tapped, on, btn, button]
    """

  private static let lexicon = RuleReader.read([source(words)]).ruleSet.lexicon()

  private static func source(_ text: String) -> SourceFile { SourceFile(path: "rules.yaml", stored: Array(text.utf8)) }

  private static func names(_ acts: [UInt8]) -> String {
    acts.map { Enumeration.act.words[Int($0)] }.joined(separator: " ")
  }

  private static func acts(_ title: String, by lexicon: Lexicon = lexicon) -> String {
    names(UTF8Decoding.withBytes(of: title) { lexicon.acts(ofTitle: $0) })
  }

  @Test(arguments: [
    "Log in", "Login", "LOG IN", "log-in", "Ｌｏｇ　ｉｎ", " Log in… ", "Log in →", "“Log in”", "🔑 Log in", "登录", "登 录", "登錄",
  ])
  func `Case, width, spaces, marks and traditional characters make no difference`(_ title: String) {
    #expect(Self.acts(title) == "signIn")
  }

  @Test(arguments: [
    ("Cancel", "cancel"), ("Cancel Upload", "cancel"), ("Cancel subscription", "unsubscribe"), ("取消", "cancel"),
    ("取消上传", "cancel"), ("取消收藏", "unfavorite"), ("取消订单", "unsubscribe"), ("关闭通知", "disable"), ("关闭", "close"),
  ])
  func `The longest phrase counts`(_ title: String, _ acts: String) { #expect(Self.acts(title) == acts) }

  @Test(arguments: [
    ("Delete All…", "delete"), ("Deleting…", ""), ("Deleted", ""), ("Saved", ""), ("Addition", ""), ("正在删除", ""),
    ("已保存", ""),
    ("删除失败", ""), ("保存中", ""), ("Delete keychain failed", ""),
  ])
  func `A phrase ends where a word does, and a state is no act`(_ title: String, _ acts: String) {
    #expect(Self.acts(title) == acts)
  }

  @Test(arguments: [
    ("Done", "done"), ("Done now", "done"), ("Done!", "done"), ("Done by Anna", ""), ("Close", "close"),
    ("Close friends", ""),
    ("×", "close"), ("Save the date", ""), ("设置", "settings"), ("设置闹钟", ""),
  ])
  func `A whole title is followed by nothing that matters`(_ title: String, _ acts: String) {
    #expect(Self.acts(title) == acts)
  }

  @Test(arguments: [
    ("Don’t Save", "discard"), ("Dont save", "discard"), ("Don't delete", ""), ("不保存", "discard"), ("不删除", ""),
    ("No", "decline"),
    ("No, thanks", "decline"), ("No results", ""), ("Yes, don't save", "discard"), ("No, delete", "delete"),
  ])
  func `What is not done is no act unless it is listed`(_ title: String, _ acts: String) {
    #expect(Self.acts(title) == acts)
  }

  @Test(arguments: [
    ("Please cancel", "cancel"), ("Yes, Delete", "delete"), ("Confirm Delete", "delete"), ("请立即登录", "signIn"),
    ("确认删除", "delete"),
    ("去设置", "openSettings"), ("请去设置", "openSettings"), ("保存吧", "save"), ("Please", ""),
  ])
  func `Words before an act change nothing`(_ title: String, _ acts: String) { #expect(Self.acts(title) == acts) }

  @Test(arguments: [
    ("Save and Close", "save close"), ("Save & Close", "save close"), ("Close & Save", "close save"),
    ("保存并退出", "save close"),
    ("保存、退出", "save close"), ("Delete, Save", "delete save"), ("Looks good, save it", "save"),
    ("Save and Smile", "save"),
  ])
  func `Two acts that are joined are both done`(_ title: String, _ acts: String) { #expect(Self.acts(title) == acts) }

  @Test(arguments: [
    ("Search", "search"), ("Search History", ""), ("Search my history", "search"), ("Share settings", ""),
    ("Delete history", "delete"),
    ("搜索记录", ""), ("删除记录", "delete"), ("搜索我的记录", "search"), ("登录方式", ""), ("使用微信登录", "signIn"), ("不支持登录", ""),
  ])
  func `A verb before a noun may be part of its name`(_ title: String, _ acts: String) {
    #expect(Self.acts(title) == acts)
  }

  @Test(arguments: [
    ("Save when closed", ""), ("保存时关闭", ""), ("保存时间", "save"), ("从房间删除", "delete"), ("将它保存", "save"), ("从不删除", ""),
    ("从房间", ""),
  ])
  func `A setting is no act, and a Chinese verb may come late`(_ title: String, _ acts: String) {
    #expect(Self.acts(title) == acts)
  }

  @Test(arguments: [
    ("Forgot Password?", "resetPassword"), ("Delete trip?", ""), ("Save:", ""), ("(Delete)", "delete"),
    ("delete.example.com", ""),
    ("Delete (3)", "delete"), ("", ""),
    ("...", ""), ("Delete this and that and all that you have ever made here", ""),
  ])
  func `A question, a label or a sentence is no title of an act`(_ title: String, _ acts: String) {
    #expect(Self.acts(title) == acts)
  }

  @Test(arguments: [
    ("addToCart", "add"), ("didTapClose", "close"), ("btn-close", "close"), ("close_button2", "close"),
    ("closeModal", "close"),
    ("tripDelete", "delete"), ("abandon", "cancel"), ("LOGIN", "signIn"), ("dontSave", "discard"), ("dontAdd", ""),
    ("addition", ""),
    ("btn", ""), ("", ""), ("saveAndClose", "save close"),
  ])
  func `The name of an action is read by its words`(_ name: String, _ acts: String) {
    #expect(Self.names(Self.lexicon.acts(ofName: name)) == acts)
  }

  @Test func `An icon is read by the name that the system gives it`() {
    #expect(Self.names(Self.lexicon.acts(ofIcon: "trash.fill")) == "delete")
    #expect(Self.names(Self.lexicon.acts(ofIcon: "xmark")) == "close")
    #expect(Self.lexicon.acts(ofIcon: "star").isEmpty)
  }

  @Test func `A team's words come before those that are there`() {
    let words = "acts:\n  stopWork: {titles: [cancel the]}\n  close: {titles: [cancel]}"
    let team = RuleReader.read([Self.source(words)])
    #expect(team.diagnostics.isEmpty)
    let both = RuleReader.read([Self.source(Self.words)]).ruleSet.merging(team.ruleSet).lexicon()
    #expect(Self.acts("Cancel", by: both) == "close")
    #expect(Self.acts("Cancel the sync", by: both) == "stopWork")
    #expect(Self.acts("Cancel subscription", by: both) == "unsubscribe")
    #expect(Self.acts("Save", by: both) == "save")
  }

  @Test(arguments: [

    (
      "acts:\n  cancle: {titles: [a]}",
      "2:3 \"cancle\" there is no key `cancle` here; did you mean `cancel`? [rule/unknown-key]"
    ),

    (
      "acts:\n  cancel: {title: [a]}",
      "2:12 \"title\" there is no key `title` here; did you mean `titles`? [rule/unknown-key]"
    ),
    ("acts:\n  cancel: {titles: cancel}", "2:20 \"cancel\" expected a list of phrases [rule/type]"),
    (
      "acts:\n  cancel: {titles: [stop]}\n  close: {titles: [Stop]}",
      "3:20 \"Stop\" `Stop` is here twice; one phrase does one thing [rule/duplicate-phrase]"
    ),

    (
      "grammar:\n  leadIn: [a]",
      "2:3 \"leadIn\" there is no key `leadIn` here; did you mean `leadIns`? [rule/unknown-key]"
    ),
  ])
  func `A mistake in the section is told with its place`(_ text: String, _ expected: String) {
    let diagnostics = RuleReader.read([Self.source(text + "\nrules: []")]).diagnostics
    #expect(diagnostics.map { RuleTesting.line(of: $0) } == [expected])
  }

  @Test(arguments: [
    ("does(self, 'cancle')", "cancle"), ("does(self, ['close', 'clsoe'])", "clsoe"), ("'x' in acts(self)", "x"),
  ])
  func `A misspelt act in a rule is a mistake at its place`(_ expression: String, _ word: String) {
    let rule = EngineTests.rule(
      "select: button\nrequire: \"\(expression)\"\nseverity: error\nmessage: {en: a, zh-Hans: 一}")
    let lines = RuleReader.read([Self.source(rule)]).diagnostics.map { RuleTesting.line(of: $0) }
    #expect(lines.count == 1 && lines[0].contains("\"'\(word)'\" `\(word)` is no act"), "\(lines)")
  }
}
