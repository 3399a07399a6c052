import Testing

@testable import HIGReading

@Suite struct WordListTests {
  struct Search: CustomTestStringConvertible, Sendable {
    var words: [String]
    var text: String
    /// The pieces of the text that match.
    var found: [String]
    var testDescription: String { "\(words) in \(text.debugDescription)" }

    init(_ words: [String], _ text: String, _ found: [String]) {
      self.words = words
      self.text = text
      self.found = found
    }
  }

  static let searches = [
    // Whole words, whatever their case
    Search(["log"], "Log in, LOG out; login catalog", ["Log", "LOG"]),
    Search(["élan"], "ÉLAN élans", ["ÉLAN"]),
    Search(["ΣΟΦΟΣ", "Ещё"], "σοφος ЕЩЁ σοφοσ", ["σοφος", "ЕЩЁ", "σοφοσ"]),
    Search(["ios 9"], "iOS 9 iOS 90 xiOS 9", ["iOS 9"]),
    Search(["cafe"], "cafe\u{301} cafe", ["cafe"]),
    Search(["cancel"], "can\u{AD}cel", ["can\u{AD}cel"]),
    Search(["log"], "log\u{AD}in", []),
    Search(["ok"], "ＯＫ　ｏｋ okｓ", ["ＯＫ", "ｏｋ"]),
    // Apostrophes
    Search(["can't", "won’t"], "can’t CAN'T won't cant", ["can’t", "CAN'T", "won't"]),
    Search(["can", "t"], "can't can’t", []),
    Search(["users", "cancel"], "the users' list: 'cancel'", ["users", "cancel"]),
    Search(["'tis"], "’Tis so, it'tis", ["’Tis"]),
    Search(["rockin'"], "rockin' rockin", ["rockin'"]),
    // Phrases
    Search(["log in"], "Log \n\t in, log\u{A0}in log-in login", ["Log \n\t in", "log\u{A0}in"]),
    Search([" sign  up "], "sign up", ["sign up"]),
    Search(["log in", "log in now", "log"], "log in now or log in nowhere, log", ["log in now", "log in", "log"]),
    Search(["log in", "in box"], "log in box", ["log in"]),
    Search(["e-mail"], "E-Mail, mail", ["E-Mail"]),
    // Continuations
    Search(["delet*"], "Deleting deletes delet undelete delete's!", ["Deleting", "deletes", "delet", "delete's"]),
    Search(["sign up*"], "signs up, sign ups", ["sign ups"]),
    Search(["delet*"], "deletе删除 delet删除", ["deletе", "delet"]),
    Search(["**"], "a ** b", ["**"]),
    // Scripts without spaces
    Search(["删除"], "请删除它", ["删除"]),
    Search(["删除*"], "请删除它", ["删除"]),
    Search(["打开App"], "请打开APP吧，打开Apps", ["打开APP"]),
    Search(["App"], "打开App吧", ["App"]),
    Search(["カメラ", "はい", "확인"], "カメラー、はいと확인을", ["カメラ", "はい", "확인"]),
    Search(["立即 购买"], "立即　购买 立即购买", ["立即　购买"]),
    // Punctuation
    Search(["% off", "new!"], "20% OFF! renew! New! new", ["% OFF", "New!"]),
    Search(["立即购买！"], "立即购买! 立即购买", ["立即购买!"]),
    Search(["❤"], "I ❤️ it", ["❤"]),
    Search(["c++"], "C++11 objc++", ["C++"]),
    Search(["", " ", "\u{AD}"], "  \u{AD} ", []),
  ]

  @Test(arguments: searches)
  func `finds words as a reader would`(search: Search) {
    let list = WordList([(name: "list", words: search.words)])
    let bytes = Array(search.text.utf8)
    let found = list.matches(in: search.text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(found == search.found)
  }

  @Test
  func `reports the matches of different lists by their start, then by list`() {
    let list = WordList([
      (name: "verbs", words: ["enter", "log in"]), (name: "phrases", words: ["in the app", "log in"]),
      (name: "all", words: ["log*"]),
    ])
    let matches = list.matches(in: "Log in the app")
    #expect(
      matches == [
        WordList.Match(list: 0, word: 1, range: 0..<6), WordList.Match(list: 1, word: 1, range: 0..<6),
        WordList.Match(list: 2, word: 0, range: 0..<3),
      ])
    #expect(matches.map(list.name) == ["verbs", "phrases", "all"])
    #expect(matches.map(list.word) == ["log in", "log in", "log*"])
  }

  @Test
  func `of two equally long matches the one that says more counts`() {
    let list = WordList([(name: "list", words: ["delet*", "delete", "delet*"])])
    #expect(list.matches(in: "delete deleted").map(\.word) == [1, 0])
  }

  @Test
  func `any bytes can be searched`() {
    let list = WordList([(name: "list", words: ["ok", "删除", "é"])])
    let bytes: [UInt8] = [0xE5, 0x6F, 0x6B, 0xFF, 0xC3, 0xE5, 0x88, 0xA0, 0xE9, 0x99, 0xA4, 0xC3, 0xA9, 0xE5, 0x88]
    #expect(bytes.withUnsafeBufferPointer { list.matches(in: $0).map(\.range) } == [1..<3, 5..<11, 11..<13])
  }

  /// Every entry tried at every place, on lower-case ASCII and Han only.
  private func slowly(_ lists: [[String]], in text: String) -> [WordList.Match] {
    let scalars = Array(text.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + String(scalar).utf8.count) }
    func isLetter(_ index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].properties.isLowercase }
    func isInWord(_ index: Int) -> Bool {
      isLetter(index)
        || (scalars.indices.contains(index) && scalars[index] == "'" && isLetter(index - 1) && isLetter(index + 1))
    }
    var matches: [WordList.Match] = []
    for (list, words) in lists.enumerated() {
      var start = 0
      while start < scalars.count {
        var best: (word: Int, end: Int)?
        for (index, word) in words.enumerated() {
          let letters = Array(word.unicodeScalars)
          var end = start
          var matched = 0
          while matched < letters.count, end < scalars.count, letters[matched] == scalars[end] {
            end += 1
            if letters[matched] == " " { while end < scalars.count, scalars[end] == " " { end += 1 } }
            matched += 1
          }
          guard matched == letters.count else { continue }
          if isLetter(start), isInWord(start - 1) { continue }
          if scalars[start] == "'", isInWord(start) { continue }
          if isLetter(end - 1), isInWord(end) { continue }
          if end > best?.end ?? start { best = (index, end) }
        }
        if let best {
          matches.append(WordList.Match(list: list, word: best.word, range: offsets[start]..<offsets[best.end]))
          start = best.end
        } else {
          start += 1
        }
      }
    }
    return matches.sorted { ($0.range.lowerBound, $0.list) < ($1.range.lowerBound, $1.list) }
  }

  @Test(arguments: 0..<8)
  func `agrees with trying every entry at every place`(seed: UInt64) {
    var random = seed &* 7919 &+ 1
    func pick(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    func text(_ length: Int) -> String {
      (0..<length).reduce(into: "") { text, _ in text += ["a", "b", "a", "b", " ", "'", "-", "中", "文"][pick(9)] }
    }
    for _ in 0..<400 {
      let lists = (0..<3).map { _ in
        (0..<5).map { _ in text(1 + pick(4)) }.filter { word in
          let scalars = Array(word.unicodeScalars)
          return scalars.first != " " && scalars.last != " " && !word.contains("  ")
        }
      }
      let list = WordList(lists.enumerated().map { (name: "\($0.offset)", words: $0.element) })
      let text = text(pick(30))
      #expect(list.matches(in: text) == slowly(lists, in: text), "\(lists) in \(text.debugDescription)")
    }
  }

  @Test func `what is looked up in a table is what the classes say`() throws {
    for value in UInt32(0x80)..<0x800 {
      let scalar = try #require(Unicode.Scalar(value))
      let (known, found) = (WordScalar(other: value), Array(String(scalar).utf8))
      let looked = found.withUnsafeBufferPointer { text in
        var index = 0
        return WordScalar.read(text, at: &index)
      }
      #expect(looked.kind == known.kind && looked.folded == known.folded, "U+\(String(value, radix: 16))")
    }
  }
}
