import HIGReading

/// Reading what a file adds to the lexicon.
extension RuleReader {
  private static let lists = RuleKeys.actLists.map(\.name)

  /// Reads the section `acts`: titles, names of actions and icons, act by act.
  mutating func readActs(_ node: NodeIndex) {
    let expected = Message(en: "acts with their words", zhHans: "各动作及其用词")
    let names = Enumeration.act.words
    var seen: SeenPhrases = [:]
    guard let acts = file.fields(of: node, names + ["none"], expected: expected) else { return }
    for (number, name) in (names + ["none"]).enumerated() {
      guard let value = acts[name] else { continue }
      let act = number < names.count ? UInt8(number) : Lexicon.noAct
      let expected = Message(en: "`titles`, `actions` or `icons`", zhHans: "`titles`、`actions` 或 `icons`")
      guard let lists = file.fields(of: value, Self.lists, of: RuleKeys.actLists, in: "acts", expected: expected) else {
        continue
      }
      for (list, kind) in zip(Self.lists, [Lexicon.Kind.title, .action, .icon]) {
        if let phrases = lists[list] { readPhrases(phrases, as: kind, act: act, &seen) }
      }
    }
  }

  /// Reads the section `grammar`: the words by which titles are taken apart.
  mutating func readGrammar(_ node: NodeIndex) {
    let kinds = Lexicon.Kind.allCases.filter { $0.key != nil }
    let expected = Message(en: "lists of words", zhHans: "词语列表")
    guard let lists = file.fields(of: node, kinds.compactMap(\.key), expected: expected) else { return }
    var seen: SeenPhrases = [:]
    for kind in kinds {
      if let words = kind.key.flatMap({ lists[$0] }) { readPhrases(words, as: kind, act: Lexicon.noAct, &seen) }
    }
  }

  /// The phrases so far, as whole titles and otherwise, each with where it stands.
  private typealias SeenPhrases = [Lexicon.Kind: [Bool: [[UInt8]: NodeIndex]]]

  private mutating func readPhrases(
    _ list: NodeIndex, as kind: Lexicon.Kind, act: UInt8, _ seen: inout SeenPhrases
  ) {
    for item in file.list(list, expected: Message(en: "a list of phrases", zhHans: "短语列表")) {
      guard let text = file.string(item, expected: Message(en: "a phrase", zhHans: "短语")) else { continue }
      let entry = Self.entry(text, as: kind, act: act)
      let node = file.tree.target(of: item)
      guard (1...Lexicon.maximum).contains(entry.phrase.count) else {
        file.report(
          "phrase", at: node,
          Message(en: "`\(text)` is no phrase of up to 255 bytes", zhHans: "`\(text)` 不是 255 字节以内的短语"))
        continue
      }
      if let first = seen[entry.kind]?[entry.isWhole]?[entry.phrase] {
        file.report(
          "duplicate-phrase", at: node,
          Message(en: "`\(text)` is here twice; one phrase does one thing", zhHans: "`\(text)` 重复出现；一个短语只对应一个动作"),
          notes: [.init(Message(en: "first here", zhHans: "首次出现于此"), at: file.location(file.tree[first].range))])
        continue
      }
      seen[entry.kind, default: [:]][entry.isWhole, default: [:]][entry.phrase] = node
      lexicon.append(entry)
    }
  }

  /// Reads the notation of a phrase: `done.` is a whole title, `…登录` the end of one.
  private static func entry(_ text: String, as kind: Lexicon.Kind, act: UInt8) -> Lexicon.Entry {
    let phrase = FoldedTitle(text).bytes
    guard kind == .title, phrase.contains(where: { $0 >= 0x80 || $0 | 0x20 &- 0x61 < 26 }) else {
      return Lexicon.Entry(kind: kind, phrase: phrase, act: act, isWhole: kind == .title)
    }
    let isEnding = text.hasPrefix("…") && text.utf8.count > "…".utf8.count
    return Lexicon.Entry(kind: isEnding ? .ending : kind, phrase: phrase, act: act, isWhole: text.hasSuffix("."))
  }
}
