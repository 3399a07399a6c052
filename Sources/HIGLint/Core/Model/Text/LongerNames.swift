import HIGLanguage
import HIGReading

extension TextValue {
  /// Whether a name at a place is a part of a longer name, so that it means something else: `Harbor` in `Boston Harbor`
  /// and `Port of Harbor`, `港湾` in `维多利亚港湾` and `港湾大桥`. A heuristic.
  ///
  /// - Parameter range: A name that was found in the text.
  public func isPartOfLongerName(_ range: Range<Int>) -> Bool {
    let start = units.partitioningIndex { Int($0.offset) >= range.lowerBound }
    let end = units.partitioningIndex { Int($0.offset) >= range.upperBound }
    guard start < end else { return false }
    if units[start..<end].contains(where: { $0.isHan }) {
      return isLedByOtherHan(start) || NameCompany.hanPlaces.contains { isHan($0, at: end) }
    }
    guard units[start].kind == .upper, let word = words.firstIndex(where: { $0.units.contains(start) }),
      let last = words.lastIndex(where: { $0.units.contains(end - 1) }), tellsNamesByCapitals
    else { return false }
    return isName(before: word) || isName(after: last)
  }

  // MARK: Latin letters

  /// Whether a word of some length is small, other than in a title, in a language in which capitals are for names.
  private var tellsNamesByCapitals: Bool {
    script == .latin && isEnglish != .known(false)
      && words.indices.contains { i in
        words[i].kind == .letters && words[i].characters > 3 && wordCase(of: words[i].units) == .small
          && !EnglishWords.minorWords.contains(spelling(i))
      }
  }

  /// Whether a capitalised word that is a name stands before a word: `Boston Harbor`, `Port of Harbor`.
  private func isName(before index: Int) -> Bool {
    guard index > 0, isJoined(index - 1) else { return false }
    let before = spelling(index - 1)
    if NameCompany.links.contains(before) {
      return index > 1 && isJoined(index - 2) && isNameWord(index - 2)
    }
    return isNameWord(index - 1)
  }

  private func isName(after index: Int) -> Bool {
    guard index + 1 < words.count, isJoined(index) else { return false }
    return isNameWord(index + 1) && !NameCompany.appEndings.contains(spelling(index + 1))
  }

  /// Whether a word is capitalised for being a name: it is none of the words that everybody knows.
  private func isNameWord(_ index: Int) -> Bool {
    let word = words[index]
    guard word.kind == .letters, !word.isPartial, wordCase(of: stem(of: word)) == .capitalised else { return false }
    let spelling = spelling(index)
    let forms = [
      spelling, spelling + "e", String(spelling.dropLast()), String(spelling.dropLast(2)), String(spelling.dropLast(3)),
      String(spelling.dropLast(3)) + "e",
    ]
    // The verb of `Sharing`, `Lets` and `Used`.
    let endings = ["s", "es", "ed", "ing"].contains { spelling.hasSuffix($0) }
    return !(endings ? forms : [spelling]).contains { form in
      EnglishWords.imperatives.contains(form) || EnglishWords.finiteVerbs.contains(form)
        || EnglishWords.minorWords.contains(form) || NameCompany.leads.contains(form)
    }
  }

  /// Whether nothing but spaces stands between a word and the next.
  private func isJoined(_ index: Int) -> Bool {
    let between = words[index].units.upperBound..<words[index + 1].units.lowerBound
    return !between.isEmpty && units[between].allSatisfy { $0.kind == .space }
  }

  private func spelling(_ index: Int) -> String { string(in: range(of: stem(of: words[index]))).lowercased() }

  // MARK: Chinese characters

  /// Whether Chinese characters before a place lead up to no name: they are the first part of one.
  private func isLedByOtherHan(_ start: Int) -> Bool {
    guard start > 0, units[start - 1].isHan else { return false }
    if let scalar = Unicode.Scalar(units[start - 1].scalar), NameCompany.hanLeads.contains(scalar) { return false }
    return !EnglishWords.chineseImperatives.contains { isHan($0, endingAt: start) }
      && !NameCompany.hanVerbs.contains { isHan($0, endingAt: start) }
  }

  private func isHan(_ word: String, at start: Int) -> Bool {
    var i = start
    for scalar in word.unicodeScalars {
      guard i < unitCount, units[i].scalar == scalar.value else { return false }
      i += 1
    }
    return true
  }

  private func isHan(_ word: String, endingAt end: Int) -> Bool {
    let start = end - word.unicodeScalars.count
    return start >= 0 && isHan(word, at: start)
  }
}

/// Words that stand beside names, small and closed.
private enum NameCompany {
  /// Small words inside names.
  static let links: Set<String> = ["of", "de", "du", "del", "la", "le", "el", "al", "van", "von", "der", "den"]

  /// Words that begin a sentence and are no names.
  static let leads: Set<String> = [
    "this", "these", "those", "that", "there", "here", "you", "your", "we", "our", "they", "their", "it", "its", "i",
    "my", "he", "she", "his", "her", "who", "what", "when", "where", "while", "why", "how", "which", "because", "with",
    "without", "within", "after", "before", "until", "since", "once", "unless", "although", "though", "during",
    "through",
    "only", "also", "even", "then", "now", "new", "not", "no", "never", "always", "all", "any", "some", "every", "each",
    "both", "please", "welcome", "hello", "hi", "hey", "dear", "thank", "thanks", "sorry", "yes", "today", "tomorrow",
    "besides", "inside", "about", "meet", "help", "inform", "allow", "permit", "grant", "enjoy", "love", "miss", "work",
    "provide", "offer", "access", "learn", "power", "launch", "improve", "support", "bring", "unlike", "official",
    "instead", "otherwise", "however", "therefore", "sometimes", "later", "soon", "first", "finally", "simply", "just",
  ]

  /// The words that follow the name of an app and still mean the app.
  static let appEndings: Set<String> = [
    "app", "pro", "plus", "premium", "lite", "free", "go", "mobile", "team", "inc", "ltd", "cloud", "account",
    "assistant",
    "bot", "support", "services", "service", "settings", "server", "watch", "beta", "companion", "connect", "id",
  ]

  /// Characters that end what leads up to a name: particles, prepositions, pronouns, common verbs.
  static let hanLeads = Set(
    "在用于为让将把和与及或的您你我他她它们给向往从到由被当是请对以使令里中后前时叫找看去来上下了着过即则但而也都就才只又再还并若如因此该本这那每各需想要会能可已有无没不教进出回开接连加入问称名按据由经".unicodeScalars)

  /// Verbs before a name that begin no title.
  static let hanVerbs = [
    "通过", "利用", "借助", "帮助", "授权", "登入", "启动", "关于", "欢迎", "来自", "以便", "方便", "需要", "支持", "访问", "告诉", "提醒", "推荐",
    "体验", "运行", "获取", "读取", "基于", "属于", "作为", "成为", "感谢", "信任", "或者", "以及", "只有", "确保", "提供", "分享", "同意", "首次", "如果",
    "因为", "所以", "然后", "之后", "之前", "期间", "应用", "软件", "平台", "绑定",
  ]

  /// Ends of names of places, institutions and people.
  static let hanPlaces = [
    "大桥", "大道", "大厦", "广场", "公园", "酒店", "饭店", "宾馆", "医院", "大学", "学院", "中学", "小学", "机场", "车站", "火车站", "地铁站", "码头", "小区",
    "花园",
    "先生", "女士", "老师", "路口", "街道", "新村", "古镇", "景区", "山庄", "博物馆", "图书馆", "体育馆",
  ]
}
