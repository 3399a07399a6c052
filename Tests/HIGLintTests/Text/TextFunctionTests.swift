import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// What an expression gives for the body of an app's only notification, spelt out.
private func evaluate(
  _ expression: String, body: String, app: String = "languages: [en]", selecting: Selecting = .text,
  words: [String: [String]] = [:]
) throws -> String {
  let spec = "app:\n  \(app)\n  notifications:\n    - body: \(body)\n"
  let tree = YAMLReader.read(SourceFile(path: "app.yaml", stored: Array(spec.utf8)))
  let model = ModelBuilder.app(Definitions(trees: [tree]))
  let notification = try #require(model.nodeList(model.vocabulary.nameID(of: "notifications"), of: model.app).first)
  let field = try #require(model.node(model.vocabulary.nameID(of: "body"), of: notification))
  let node: NodeReference
  switch selecting {
  case .text: node = try #require(model.nodeList(Names.texts, of: field).first)
  case .field: node = field
  }
  let type = selecting == .text ? "text" : "localizedText"
  let lists = RecordType(words.mapValues { _ in ValueType.list(.string) })
  let compiled = try Expression.compile(
    source: expression,
    variables: [("self", .node([type])), ("lists", .record(lists)), ("app", .node(["app"]))],
    catalog: Vocabulary.shared,
    functions: RuleFunctions.table())
  let evaluator = Evaluator(facts: model)
  evaluator.bind(.node(node), to: 0)
  evaluator.bind(.map(MapValue(words.map { (.string($0), .list($1.map { .string($0) })) })), to: 1)
  evaluator.bind(.node(model.app), to: 2)
  return spell(evaluator.evaluate(compiled.program), model)
}

private enum Selecting { case text, field }

private func spell(_ value: Value, _ model: Model) -> String {
  switch value {
  case .null: "null"
  case .bool(let bool): "\(bool)"
  case .int(let int): "\(int)"
  case .double(let double): "\(double)"
  case .interval(let interval): "\(interval.low)…\(interval.high)"
  case .string(let string): string
  case .span(let span): model.string(of: span)
  case .list(let values): "[" + values.map { spell($0, model) }.joined(separator: "|") + "]"
  case .unknown(let unknown): "unknown " + unknown.causes.map { "\($0.fact) \($0.reason)" }.joined(separator: " ")
  case .error(let error): "error \(error.message.en)"
  default: "other"
  }
}

@Suite struct TextFunctionTests {
  @Test(arguments: [
    ("self.columns()", "Milk is due.", "12"),
    ("columns(self)", "该买牛奶了。", "12"),
    ("self.columns()", "'{name} is here.'", "9.0…inf"),
    ("self.columns() > 5", "'{name} is here.'", "true"),
    ("self.columns() <= 70", "'{name} is here.'", "unknown columns placeholder"),
    ("self.columns()", "'{name: Anna} is here.'", "13"),
    ("self.wordCount()", "'{name} sent you 3 photos.'", "5"),
    ("self.hanCount()", "该买牛奶了。", "5"),
    ("self.sentenceCount()", "It rained. It stopped.", "2"),
    ("self.lineBreaks()", #""One\nTwo""#, "1"),
    ("self.estimatedWidth(10)", "买牛奶", "30.0"),
    ("self.estimatedWidth(10) < self.estimatedWidth(10, 'bold')", "Buy milk", "true"),
  ])
  func `Lengths are numbers, intervals where a placeholder has no sample`(
    expression: String, body: String, result: String
  ) throws {
    #expect(try evaluate(expression, body: body) == result)
  }

  @Test(arguments: [
    ("Turn On the light, please turn  on both", "[Turn On|turn  on]"),
    ("The return on this is fine", "[]"),
    ("请点击查看，再点击一次", "[点击|点击]"),
    ("'{click} and {x}'", "[]"),
    ("See example.com/turn-on now", "[]"),
    ("'{first}click{second}'", "[]"),
    ("点击{name}", "[点击]"),
  ])
  func `Words of a list are found whole, in the pieces that are known`(body: String, result: String) throws {
    let words = ["list": ["turn on", "点击", "click"]]
    #expect(try evaluate("self.find(lists.list)", body: body, words: words) == result)
  }

  @Test(arguments: [
    ("Sale today", "true"), ("Hello", "false"), ("'{text} today'", "unknown body placeholder"),
    ("'Sale on {day}'", "true"), ("notification.body_text", "unknown body placeholder"),
  ])
  func `A word that only a placeholder could hold leaves the question open`(body: String, result: String) throws {
    #expect(try evaluate("self.containsAny(lists.list)", body: body, words: ["list": ["sale"]]) == result)
  }

  @Test(arguments: [
    ("点击查看新消息。", "[点击]"),
    ("小明给你发来消息，点击查看。", "[点击]"),
    ("快来打开看看。", "[打开]"),
    ("小明点击了你的分享。", "[]"),
    ("他没有打开它。", "[]"),
    ("“点击”二字", "[点击]"),
  ])
  func `A word begins a clause after a mark or a lead-in word`(body: String, result: String) throws {
    let words = ["verbs": ["点击", "打开"], "leads": ["请", "快来"]]
    #expect(try evaluate("self.findAtClauseStart(lists.verbs, lists.leads)", body: body, words: words) == result)
  }

  @Test(arguments: [
    ("self.findPattern('[0-9]+ ?%')", "Save 20 % or 30%.", "[20 %|30%]"),
    ("self.findPattern('name')", "'My {name} and a name'", "[name]"),
    ("self.findPattern('My.*and')", "'My {name} and a name'", "[My {name} and]"),
    ("self.beginsWith(['delete', 'delete all'])", "Delete all of it", "Delete all"),
    ("self.beginsWith(['delete'])", "Undelete", "null"),
    ("self.beginsWith(['delete'])", "'{verb} it'", "unknown body placeholder"),
    ("self.isOneOf(['ok', '好的'])", "OK!", "true"),
    ("self.isOneOf(['ok', '好的'])", "好 的", "true"),
    ("self.isOneOf(['ok'])", "OK then", "false"),
  ])
  func `Patterns, beginnings and whole texts are compared`(expression: String, body: String, result: String) throws {
    #expect(try evaluate(expression, body: body) == result)
  }

  @Test func `A pattern that is none is an error of the rule`() throws {
    #expect(try evaluate("self.findPattern('(')", body: "Hello").hasPrefix("error "))
  }

  @Test(arguments: [
    ("Mark as Done", "[]"), ("mark as done", "[mark|done]"), ("Reply to Anna Smith", "[]"), ("添加照片", "[]"),
    ("Open Harbor notes", "[notes]"), ("share with sundial", "[share]"),
  ])
  func `Titles are checked with the names of the app`(title: String, result: String) throws {
    let app = "languages: [en]\n  name: Harbor\n  properNouns: [sundial]"
    #expect(try evaluate("self.titleCaseMistakes()", body: title, app: app) == result)
  }

  @Test(arguments: [
    ("self.titleCased()", "mark as done", "Mark as Done"),
    ("self.sentenceCased()", "the order Is ready. pick it up", "The order is ready. Pick it up"),
    ("self.isTitleCase()", "Mark as Done", "true"),
    ("self.titleCaseMistakes(['as', 'done'])", "Mark as done now", "[now]"),
    ("self.titleCaseMistakes(['as'], ['eSign'])", "eSign as Is", "[]"),
    ("self.sentenceCaseMistakes()", "Your Order has shipped.", "[Order]"),
    ("self.sentenceCaseMistakes()", "'{name} Wants to play.'", "[Wants]"),
    ("self.smallSentenceStarts()", "it rained. it stopped.", "[it|it]"),
    ("self.capitalisedShare(4)", "Your Order Has Been Shipped Today.", "1.0"),
    ("self.capsWords(['HTML'])", "NEVER use HTML NOW", "[NEVER]"),
    ("self.capsWords(['HTML'], 3)", "NEVER use HTML NOW", "[NEVER|NOW]"),
    ("self.isAllCaps()", "MILK IS DUE", "true"),
  ])
  func `Capitals are judged, and mended`(expression: String, body: String, result: String) throws {
    #expect(try evaluate(expression, body: body) == result)
  }

  @Test(arguments: [
    ("aliases: []", "Your Order Has Been Shipped Today.", "[Order|Has|Been|Shipped|Today]"),
    ("aliases: []", "Milk Is Due.", "unknown body language"),
    ("aliases: [The milk is for you]", "Milk Is Due.", "[Is|Due]"),
    ("aliases: [The milk is for you, 牛奶]", "Milk Is Due.", "unknown body language"),
    ("aliases: []", "Die Band will in die Stadt.", "unknown body language"),
    ("aliases: [The milk is for you]", "Neue Nachricht von Peter", "unknown body language"),
    ("aliases: [The milk is for you]", "Zoë Is Here", "unknown body language"),
    ("aliases: [The milk is for you, Nachricht für dich und mich]", "Milk Is Due.", "unknown body language"),
    ("languages: [de]", "Die Band will in die Stadt.", "[]"),
    ("aliases: []", "你的订单已发货。", "[]"),
    ("languages: [zh-Hans, en]", "Milk Is Due.", "[]"),
  ])
  func `A text without a stated language is English where the app's texts show it`(
    app: String, body: String, result: String
  ) throws {
    #expect(try evaluate("self.capitalsWithinSentences()", body: body, app: app) == result)
  }

  @Test func `The app's languages hold for its texts wherever they are stated`() throws {
    let spec = "app:\n  notifications:\n    - body: Guten Tag\n  languages: [de]\n"
    let tree = YAMLReader.read(SourceFile(path: "app.yaml", stored: Array(spec.utf8)))
    let model = ModelBuilder.app(Definitions(trees: [tree]))
    #expect(model.texts.map(\.language) == ["de"])
  }

  @Test func `The text of a language may be unknown`() throws {
    #expect(try evaluate("self.isUnknown", body: "{en: unknown, zh-Hans: 完成。}") == "true")
    // In quotes it is the word.
    #expect(try evaluate("self.value", body: "{en: 'unknown', zh-Hans: 完成。}") == "unknown")
  }

  @Test(arguments: [
    ("self.finalMark()", "Done.", "."),
    ("self.finalMark()", "你好！", "！"),
    ("self.finalMark()", "Done", "null"),
    ("self.finalMark() == null", "'For {name}'", "unknown body placeholder"),
    ("self.finalLetterScript()", "订单 OK", "latin"),
    ("self.finalLetterScript() == 'han'", "订单已发货.", "true"),
    ("self.endsWithEllipsis()", "'{sender}: {text}...'", "true"),
    ("self.isQuestion()", "Ready?!", "true"),
    ("self.repeatedMarks()", "真的！！Really?!", "[！！|?!]"),
    ("self.emoji()", "Yes 👍🏽🇨🇳", "[👍🏽|🇨🇳]"),
    ("self.addresses()", "Mail a@b.com or see www.b.com", "[a@b.com|www.b.com]"),
    ("self.versions()", "Version 2.0 is here", "[2.0]"),
    ("self.quotedParts()", "‘A’ and 「乙」", "[A|乙]"),
    ("self.sentences()", "One. Two!", "[One.|Two!]"),
    ("self.hasVerb()", "新消息。", "false"),
    ("self.hasVerb()", "You have a message.", "true"),
    ("self.hasVerb()", "We miss you.", "true"),
    ("self.hasVerb()", "列车晚点十分钟。", "true"),
    ("self.hasVerb()", "每日健康小贴士。", "false"),
    ("self.hasVerb()", "'{sender}：{text}。'", "unknown body placeholder"),
    ("self.startsWithVerb()", "Add Photo", "true"),
    ("self.startsWithVerb(['fetch'])", "Fetch It", "true"),
    ("self.script()", "添加 Photo 照片", "han"),
    ("self.hasPlaceholder()", "'{name} is here'", "true"),
  ])
  func `Marks, parts and verbs are found`(expression: String, body: String, result: String) throws {
    #expect(try evaluate(expression, body: body, app: "audience: all") == result)
  }

  @Test(arguments: [
    ("'Harbor: you have a bill.'", "[Harbor true true true]"),
    ("Open harbor to see it.", "[harbor false false false]"),
    ("Harborside is open.", "[]"),
    ("'【随手记】有新账单。'", "[随手记 true true true]"),
  ])
  func `Names are found with how they stand`(body: String, result: String) throws {
    let expression =
      "self.nameOccurrences([app.name, app.aliases]).map(o, "
      + "o.span.text + ' ' + string(o.exactCase) + ' ' + string(o.isFirst) + ' ' + string(o.isPrefix))"
    #expect(try evaluate(expression, body: body, app: "name: Harbor\n  aliases: [随手记]") == result)
  }

  @Test(arguments: [
    ("{en: mark as read, zh-Hans: 标为已读}", "self.titleCaseMistakes()", "[mark|read]"),
    ("{en: Done, zh-Hans: 完成啦完成啦}", "self.columns()", "12"),
    ("{en: Done?, zh-Hans: 完成。}", "self.isQuestion()", "unknown body language"),
    ("{en: Done, zh-Hans: 完成}", "self.sameWords(app.name)", "true"),
    ("{en: Ready, zh-Hans: 完成}", "self.sameWords(app.name)", "false"),
    ("{en: All is done now, zh-Hans: 无}", "app.name.containedWords(self)", "true"),
    ("Done", "self.hanOverlap(app.name)", "0.0"),
    ("none", "self.find(['a'])", "[]"),
  ])
  func `A text by language is asked in all its languages`(body: String, expression: String, result: String) throws {
    if body == "none" {
      #expect(try evaluate("null.find(['a'])", body: "Hello") == result)
      return
    }
    let app = "name: {en: done, zh-Hans: 做完}"
    #expect(try evaluate(expression, body: body, app: app, selecting: .field) == result)
  }

  @Test func `Every function has a summary, and answers for a field that is stated to be none`() {
    for function in RuleFunctions.textFunctions {
      #expect(!function.summary.isEmpty)
      #expect(function.overloads.contains { $0.parameters.first == .null }, "\(function.name)")
      #expect(
        function.overloads.contains { $0.parameters.first == .node(["text", "localizedText"]) }, "\(function.name)")
    }
  }
}
