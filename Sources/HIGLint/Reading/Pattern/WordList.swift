/// The word lists of a rule file as one automaton: a text is read once for all of them.
///
/// An entry is found without regard to case (simple folding), to the width of its letters (Ａ is A), to the shape of an
/// apostrophe (’ is ') and to soft hyphens.
/// - At a side where it has a letter or digit it must be a whole word: *log* is not in *login*, nor *can* in *can't*. An
///   apostrophe belongs to a word only between two of its letters.
/// - At a side where it has Han, Kana, Hangul or another script without spaces between words, or punctuation, anything
///   may stand: *删除* is in *请删除它*, *% off* in *20% off*.
/// - A space in an entry is any run of white space.
/// - A `*` after a last letter or digit is any continuation of the word, which the match includes: `delet*`.
public final class WordList: Sendable {
  /// The place of an entry in a text.
  public struct Match: Hashable, Sendable {
    /// The index of the list.
    public var list: Int
    /// The index of the entry in its list; of equal entries the first.
    public var word: Int
    /// The range in UTF-8 bytes.
    public var range: Range<Int>

    public init(list: Int, word: Int, range: Range<Int>) {
      self.list = list
      self.word = word
      self.range = range
    }
  }

  /// The lists' names, in their order.
  public let names: [String]
  /// The lists' entries, as written.
  public let words: [[String]]
  private let trie: WordTrie

  /// Creates a matcher; entries without a visible character are never found.
  public init(_ lists: [(name: String, words: [String])]) {
    names = lists.map(\.name)
    words = lists.map(\.words)
    var trie = WordTrie(capacity: lists.reduce(0) { $1.words.reduce($0) { $0 + $1.utf8.count } })
    for (list, words) in words.enumerated() {
      for (word, text) in words.enumerated() {
        UTF8Decoding.withBytes(of: text) { Self.add($0, list: list, word: word, to: &trie) }
      }
    }
    self.trie = trie
  }

  /// Returns the name of a match's list.
  public func name(of match: Match) -> String { names[match.list] }

  /// Returns a match's entry, as written.
  public func word(of match: Match) -> String { words[match.list][match.word] }

  private static func add(_ text: UnsafeBufferPointer<UInt8>, list: Int, word: Int, to trie: inout WordTrie) {
    var node = WordTrie.root
    var last: WordScalar.Kind = .space
    var needsSpace = false
    var ending = WordTrie.Ending.open
    var index = 0
    var count = text.count
    while count > 0, text[count - 1] <= 0x20 { count -= 1 }
    while index < count {
      if index == count - 1, text[index] == UInt8(ascii: "*"), !needsSpace, last == .word || last == .unspaced {
        ending = last == .word ? .continuation : .open
        break
      }
      let scalar = WordScalar.read(text, at: &index)
      switch scalar.kind {
      case .space: needsSpace = node != WordTrie.root
      case .ignored: break
      default:
        if needsSpace { node = trie.extend(node, by: 0x20) }
        needsSpace = false
        node = trie.extend(node, by: scalar.folded)
        last = scalar.kind
        ending = last == .word ? .wordEnd : .open
      }
    }
    if node != WordTrie.root { trie.addEntry(list: list, word: word, ending: ending, at: node) }
  }
}

// MARK: - Searching

extension WordList {
  /// Returns the entries in a text, by their starts and, at one start, by list. Matches of one list don't overlap: from
  /// the left, the longest that starts at a place counts. Those of different lists may.
  public func matches(in text: UnsafeBufferPointer<UInt8>) -> [Match] {
    var found = Found()
    var index = 0
    var isInWord = false
    while index < text.count {
      let start = index
      let scalar = WordScalar.read(text, at: &index)
      switch scalar.kind {
      case .word:
        if isInWord { continue }
        isInWord = true
      case .ignored: continue
      case .space:
        isInWord = false
        continue
      case .apostrophe:
        if isInWord, Self.isWord(text, at: index) { continue }
        isInWord = false
      case .unspaced, .other: isInWord = false
      }
      let node = trie.child(of: WordTrie.root, scalar.folded)
      if node != WordTrie.none { follow(node, in: text, from: start, to: index, &found) }
    }
    return found.matches
  }

  /// Returns the entries in a text.
  public func matches(in text: String) -> [Match] { UTF8Decoding.withBytes(of: text) { matches(in: $0) } }

  /// Collects the entries that begin at `start`; `node` is the one reached before the scalar at `index`.
  private func follow(
    _ node: UInt32, in text: UnsafeBufferPointer<UInt8>, from start: Int, to index: Int, _ found: inout Found
  ) {
    var node = node
    var index = index
    let first = found.matches.count
    while true {
      var next = trie.firstEntry(of: node)
      while next >= 0 {
        let entry = trie.entries[Int(next)]
        next = entry.next
        var end = index
        switch entry.ending {
        case .open: break
        case .wordEnd: if Self.continuesWord(text, at: index) { continue }
        case .continuation: end = Self.endOfWord(text, at: index)
        }
        found.add(
          Match(list: Int(entry.list), word: Int(entry.word), range: start..<end), first: first, of: names.count)
      }
      guard let scalar = Self.readPastIgnored(text, at: &index) else { break }
      node = trie.child(of: node, scalar.folded)
      guard node != WordTrie.none else { break }
      if scalar.kind == .space { Self.skipSpace(text, at: &index) }
    }
    found.finish(first: first)
  }

  @inline(__always)
  private static func readPastIgnored(_ text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> WordScalar? {
    while index < text.count {
      let scalar = WordScalar.read(text, at: &index)
      if scalar.kind != .ignored { return scalar }
    }
    return nil
  }

  private static func skipSpace(_ text: UnsafeBufferPointer<UInt8>, at index: inout Int) {
    var next = index
    while let scalar = readPastIgnored(text, at: &next), scalar.kind == .space { index = next }
  }

  /// Whether a letter or digit comes next.
  private static func isWord(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    var index = index
    return readPastIgnored(text, at: &index)?.kind == .word
  }

  /// Whether the word before `index` goes on there.
  private static func continuesWord(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    var index = index
    guard let scalar = readPastIgnored(text, at: &index) else { return false }
    return scalar.kind == .word || (scalar.kind == .apostrophe && isWord(text, at: index))
  }

  private static func endOfWord(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    var end = index
    var next = index
    while let scalar = readPastIgnored(text, at: &next) {
      guard scalar.kind == .word || (scalar.kind == .apostrophe && isWord(text, at: next)) else { break }
      end = next
    }
    return end
  }

  /// The matches so far. Nothing is allocated before the first.
  private struct Found {
    var matches: [Match] = []
    /// The end of the last match of each list, and the index of the match that it may have at the current place.
    private var ends: [Int] = []
    private var candidates: [Int] = []

    /// Adds a match that begins at the same place as all from the index `first` on.
    mutating func add(_ match: Match, first: Int, of listCount: Int) {
      if ends.isEmpty {
        ends = Array(repeating: 0, count: listCount)
        candidates = Array(repeating: -1, count: listCount)
      }
      guard match.range.lowerBound >= ends[match.list] else { return }
      let candidate = candidates[match.list]
      if candidate < first {
        candidates[match.list] = matches.count
        matches.append(match)
      } else if match.range.upperBound >= matches[candidate].range.upperBound {
        // Of two as long, what says more: `delete` before `delet*`.
        matches[candidate] = match
      }
    }

    mutating func finish(first: Int) {
      guard first < matches.count else { return }
      for match in matches[first...] { ends[match.list] = match.range.upperBound }
      if first < matches.count - 1 { matches[first...].sort { $0.list < $1.list } }
    }
  }
}
