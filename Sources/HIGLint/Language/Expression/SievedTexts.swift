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
    /// Where the numbers of the patterns stand that may match it.
    var numbers = 0..<0
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
  /// The numbers that are kept at most.
  private static let mostNumbers = 1 << 16
  @exclusivity(unchecked) private var sieve: PatternSieve?
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  @exclusivity(unchecked) private var numbers: ContiguousArray<UInt16> = []
  @exclusivity(unchecked) private var lists: ContiguousArray<List> = []

  package init() {}

  /// Returns false where a pattern surely does not match.
  func canMatch(_ text: String, pattern: UInt16, of sieve: PatternSieve) -> Bool {
    prepare(for: sieve)
    return withEntry(of: text, sieve) { entry, numbers in
      if entry.canMatchAny { return true }
      for index in entry.numbers where numbers[index] == pattern { return true }
      return false
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
    return lists[place].patterns.withUnsafeBufferPointer { words in
      words.isEmpty || words[Int(pattern >> 6)] >> UInt64(pattern & 63) & 1 != 0
    }
  }

  /// Returns a bit for each pattern that may match one of some texts; nil where one is no text, or any pattern may.
  @inline(never)
  private func patterns(matchingAnyOf items: [Value], _ sieve: PatternSieve) -> ContiguousArray<UInt64>? {
    var words = ContiguousArray<UInt64>(repeating: 0, count: sieve.patternCount >> 6 + 1)
    for item in items {
      guard case .string(let text) = item else { return nil }
      prepare(for: sieve)
      let isSure = withEntry(of: text, sieve) { entry, numbers in
        for index in entry.numbers { words[Int(numbers[index] >> 6)] |= 1 << UInt64(numbers[index] & 63) }
        return !entry.canMatchAny
      }
      if !isSure { return nil }
    }
    return words
  }

  @inline(__always)
  private func prepare(for sieve: PatternSieve) {
    if self.sieve !== sieve || numbers.count > Self.mostNumbers { begin(with: sieve) }
  }

  @inline(__always)
  private func withEntry(
    of text: String, _ sieve: PatternSieve, _ ask: (Entry, UnsafeBufferPointer<UInt16>) -> Bool
  ) -> Bool {
    let bits = Self.bits(of: text)
    let place = Int(truncatingIfNeeded: ((bits.0 ^ bits.1 &* 3) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    return entries.withUnsafeMutableBufferPointer { entries in
      if !entries[place].isSieved || entries[place].bits != bits {
        look(at: text, with: sieve, into: &entries[place])
      }
      return numbers.withUnsafeBufferPointer { ask(entries[place], $0) }
    }
  }

  @inline(never)
  private func begin(with sieve: PatternSieve) {
    self.sieve = sieve
    entries = ContiguousArray(repeating: Entry(), count: Self.count)
    numbers.removeAll()
    lists = ContiguousArray(repeating: List(), count: Self.listCount)
  }

  @inline(never)
  private func look(at text: String, with sieve: PatternSieve, into entry: inout Entry) {
    let start = numbers.count
    let isSure = UTF8Decoding.withBytes(of: text) { sieve.add(patternsIn: $0, to: &numbers) }
    entry = Entry(
      text: text, bits: Self.bits(of: text), numbers: start..<numbers.count, isSieved: true, canMatchAny: !isSure)
  }

  @inline(__always)
  private static func bits(of text: String) -> (UInt64, UInt64) { unsafeBitCast(text, to: (UInt64, UInt64).self) }

  @inline(__always)
  private static func address(of items: [Value]) -> Int {
    items.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }
}
