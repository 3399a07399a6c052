import HIGReading

/// What a sieve said of the texts that were compared with patterns, and of lists of them.
///
/// A text is known by its bits and a list by the place of its items, which stay their own while they are kept: rules
/// compare the same ones again and again.
package final class SievedTexts {
  private struct Entry {
    /// The text, which is held so that no other one can get its bits.
    var text = ""
    var bits: (UInt64, UInt64) = (0, 0)
    var isSieved = false
    var canMatchAny = false
  }

  /// A list of texts, such as all those of a screen.
  private struct List {
    /// The items, which are held so that no other list can get their place.
    var items: [Value] = []
    /// A bit for each pattern that may match one of them; none where that is not known.
    var patterns: ContiguousArray<UInt64> = []
    var isSieved = false
  }

  private static let count = 256
  private static let listCount = 16
  /// Of a shorter list, each item is asked about as fast.
  static let shortestList = 4
  @exclusivity(unchecked) private var sieve: PatternSieve?
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  /// A bit for each pattern that may match an entry's text, entry by entry.
  @exclusivity(unchecked) private var patterns: ContiguousArray<UInt64> = []
  @exclusivity(unchecked) private var wordCount = 0
  @exclusivity(unchecked) private var lists: ContiguousArray<List> = []

  package init() {}

  /// Returns false where a pattern surely does not match.
  func canMatch(_ text: String, pattern: UInt16, of sieve: PatternSieve) -> Bool {
    prepare(for: sieve)
    return withEntry(of: text, sieve) { entry, patterns in
      entry.canMatchAny || Self.isSet(pattern, in: patterns)
    }
  }

  /// Returns false where a pattern surely matches none of a list's items, and they are all texts.
  ///
  /// Nothing is known of a list that is seen for the first time: most are never asked about again.
  func canMatch(anyOf items: [Value], pattern: UInt16, of sieve: PatternSieve) -> Bool {
    guard items.count >= Self.shortestList else { return true }
    prepare(for: sieve)
    let address = Self.address(of: items)
    let place = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: address) &* 0x9E37_79B9_7F4A_7C15) >> 60)
    guard lists[place].items.count == items.count, Self.address(of: lists[place].items) == address else {
      lists[place] = List(items: items)
      return true
    }
    if !lists[place].isSieved {
      lists[place].patterns = patterns(matchingAnyOf: items, sieve) ?? []
      lists[place].isSieved = true
    }
    return lists[place].patterns.withUnsafeBufferPointer { $0.isEmpty || Self.isSet(pattern, in: $0) }
  }

  /// Returns a bit for each pattern that may match one of some texts; nil where one is no text, or any pattern may.
  @inline(never)
  private func patterns(matchingAnyOf items: [Value], _ sieve: PatternSieve) -> ContiguousArray<UInt64>? {
    var words = ContiguousArray<UInt64>(repeating: 0, count: sieve.wordCount)
    for item in items {
      guard case .string(let text) = item else { return nil }
      let isSure = withEntry(of: text, sieve) { entry, patterns in
        for index in words.indices { words[index] |= patterns[index] }
        return !entry.canMatchAny
      }
      if !isSure { return nil }
    }
    return words
  }

  @inline(__always)
  private func prepare(for sieve: PatternSieve) {
    if self.sieve !== sieve { begin(with: sieve) }
  }

  @inline(__always)
  private static func isSet(_ pattern: UInt16, in words: UnsafeBufferPointer<UInt64>) -> Bool {
    words[Int(pattern >> 6)] >> UInt64(pattern & 63) & 1 != 0
  }

  @inline(__always)
  private func withEntry(
    of text: String, _ sieve: PatternSieve, _ ask: (borrowing Entry, UnsafeBufferPointer<UInt64>) -> Bool
  ) -> Bool {
    let bits = Self.bits(of: text)
    let place = Int(truncatingIfNeeded: ((bits.0 ^ bits.1 &* 3) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    return entries.withUnsafeMutableBufferPointer { entries in
      if !entries[place].isSieved || entries[place].bits != bits {
        look(at: text, with: sieve, into: &entries[place], at: place)
      }
      return patterns.withUnsafeBufferPointer {
        ask(entries[place], UnsafeBufferPointer(rebasing: $0[place &* wordCount..<(place &+ 1) &* wordCount]))
      }
    }
  }

  @inline(never)
  private func begin(with sieve: PatternSieve) {
    self.sieve = sieve
    entries = ContiguousArray(repeating: Entry(), count: Self.count)
    wordCount = sieve.wordCount
    patterns = ContiguousArray(repeating: 0, count: Self.count * wordCount)
    lists = ContiguousArray(repeating: List(), count: Self.listCount)
  }

  @inline(never)
  private func look(at text: String, with sieve: PatternSieve, into entry: inout Entry, at place: Int) {
    let isSure = patterns.withUnsafeMutableBufferPointer { patterns in
      let words = UnsafeMutableBufferPointer(rebasing: patterns[place * wordCount..<(place + 1) * wordCount])
      words.update(repeating: 0)
      return UTF8Decoding.withBytes(of: text) { sieve.mark(patternsIn: $0, in: words) }
    }
    entry = Entry(text: text, bits: Self.bits(of: text), isSieved: true, canMatchAny: !isSure)
  }

  @inline(__always)
  private static func bits(of text: String) -> (UInt64, UInt64) { unsafeBitCast(text, to: (UInt64, UInt64).self) }

  @inline(__always)
  private static func address(of items: [Value]) -> Int {
    items.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }
}
