import HIGLanguage
import HIGReading

/// A pattern that a rule hands to a function. It is compiled when the first text is met that it may match.
///
/// An engine belongs to one thread, and so does its pattern.
final class HandedPattern {
  private let source: String
  private let sieve: PatternSieve?
  private let number: UInt16?
  private var compiled: Result<Pattern, PatternError>?

  init(_ source: String, _ sieve: PatternSieve?) {
    self.source = source
    self.sieve = sieve
    number = sieve?.number(of: source)
  }

  /// Returns where it matches in a text.
  func ranges(in text: TextValue) throws(PatternError) -> [Range<Int>] {
    if let sieve, let number, !text.canMatch(number, of: sieve) { return [] }
    let pattern = try compile()
    return text.bytes.withUnsafeBufferPointer { pattern.ranges(in: $0) }
  }

  /// Compiles it, unless the sieve knows it: then it is well-formed.
  func checkForm() throws(PatternError) {
    if number == nil { _ = try compile() }
  }

  private func compile() throws(PatternError) -> Pattern {
    if let compiled { return try compiled.get() }
    let result = Result { () throws(PatternError) -> Pattern in try Pattern(source) }
    compiled = result
    return try result.get()
  }
}

/// The patterns that were handed over, with a few of them at hand by the place of their text: that of a constant stays its
/// own.
///
/// Two of them may want one place, and rules ask for them by turns with every view: what one compiled is kept elsewhere.
struct HandedPatterns {
  private struct Entry {
    /// The text, which is held so that no other one can get its bits.
    var source: String
    var bits: (UInt64, UInt64)
    var pattern: HandedPattern
  }

  private static let count = 128
  /// The number of patterns from which all begin again: a rule may make up a text with every call.
  private static let capacity = 1024
  private var entries: ContiguousArray<Entry?> = []
  private var patterns = HashMap<TextKey, HandedPattern>()
  private let sieve: PatternSieve?

  init(_ sieve: PatternSieve?) { self.sieve = sieve }

  mutating func pattern(_ source: String) -> HandedPattern {
    let bits = unsafeBitCast(source, to: (UInt64, UInt64).self)
    let place = Int(truncatingIfNeeded: ((bits.0 ^ bits.1 &* 3) &* 0x9E37_79B9_7F4A_7C15) >> 57)
    if entries.isEmpty { entries = ContiguousArray(repeating: nil, count: Self.count) }
    if let entry = entries[place], entry.bits == bits { return entry.pattern }
    let pattern = kept(source)
    entries[place] = Entry(source: source, bits: bits, pattern: pattern)
    return pattern
  }

  private mutating func kept(_ source: String) -> HandedPattern {
    let key = TextKey(source)
    if let pattern = patterns[key] { return pattern }
    let pattern = HandedPattern(source, sieve)
    if patterns.count >= Self.capacity { patterns.removeAll() }
    patterns.set(pattern, for: key)
    return pattern
  }
}
