import HIGReading

/// What a sieve said of the texts that one evaluator compared with patterns.
///
/// A text is known by its bits, which stay its own while it is kept: rules compare the same ones again and again.
final class SievedTexts {
  private struct Entry {
    /// The text, which is held so that no other one can get its bits.
    var text = ""
    var bits: (UInt64, UInt64) = (0, 0)
    /// Where the numbers of the patterns stand that may match it.
    var numbers = 0..<0
    var isSieved = false
    var canMatchAny = false
  }

  private static let count = 256
  /// The numbers that are kept at most.
  private static let mostNumbers = 1 << 16
  @exclusivity(unchecked) private var sieve: PatternSieve?
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  @exclusivity(unchecked) private var numbers: ContiguousArray<UInt16> = []

  /// Returns false where a pattern surely does not match.
  func canMatch(_ text: String, pattern: UInt16, of sieve: PatternSieve) -> Bool {
    if self.sieve !== sieve || numbers.count > Self.mostNumbers { begin(with: sieve) }
    let bits = Self.bits(of: text)
    let place = Int(truncatingIfNeeded: ((bits.0 ^ bits.1 &* 3) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    return entries.withUnsafeMutableBufferPointer { entries in
      if !entries[place].isSieved || entries[place].bits != bits {
        look(at: text, with: sieve, into: &entries[place])
      }
      if entries[place].canMatchAny { return true }
      return numbers.withUnsafeBufferPointer { numbers in
        for index in entries[place].numbers where numbers[index] == pattern { return true }
        return false
      }
    }
  }

  @inline(never)
  private func begin(with sieve: PatternSieve) {
    self.sieve = sieve
    entries = ContiguousArray(repeating: Entry(), count: Self.count)
    numbers.removeAll()
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
}
