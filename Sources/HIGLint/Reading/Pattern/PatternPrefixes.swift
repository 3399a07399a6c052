/// The texts that matches of a pattern begin with.
///
/// To find them takes as long as to compile the pattern: the build of the rules does it, so that a check need not compile
/// a pattern whose texts are nowhere in a file.
package enum PatternPrefixes {
  /// The bytes of the shortest prefix: a shorter one is in most texts.
  package static let shortest = 3
  /// The bytes that are worth knowing of a prefix.
  private static let longest = 8
  private static let mostPrefixes = 200
  /// The largest number of signs that a set in a prefix may have, after folding.
  private static let mostChoices = 6
  private static let mostSteps = 20_000

  /// A text that a match begins with.
  package struct Prefix: Hashable {
    package var bytes: [UInt8] = []
    /// Whether no letter, digit or `_` of ASCII stands before it.
    package var beginsWord = false
  }

  private struct State: Hashable {
    var index: Int
    var prefix: Prefix
  }

  /// Returns texts of which every match begins with one; nil where there are no such few texts.
  ///
  /// In them stands what `fold` makes of a match: a small letter for an ASCII capital, and for the two other signs that
  /// differ from an ASCII letter in case only.
  package static func find(of source: String) -> [Prefix]? {
    guard let builder = try? PatternParser.parse(source) else { return nil }
    var found = Set<Prefix>()
    var seen = Set<State>()
    var pending = [State(index: 0, prefix: Prefix())]
    while let state = pending.popLast() {
      guard seen.insert(state).inserted else { continue }
      guard seen.count <= mostSteps, found.count <= mostPrefixes else { return nil }
      let instruction = builder.instructions[state.index]
      var isComplete = false
      switch instruction.operation {
      case .jump: pending.append(State(index: state.index + Int(instruction.first), prefix: state.prefix))
      case .split:
        pending.append(State(index: state.index + Int(instruction.first), prefix: state.prefix))
        pending.append(State(index: state.index + Int(instruction.second), prefix: state.prefix))
      case .assert:
        var prefix = state.prefix
        let assertion = PatternAssertions(rawValue: UInt8(instruction.first))
        if prefix.bytes.isEmpty, assertion == .wordBoundary || assertion == .textStart { prefix.beginsWord = true }
        pending.append(State(index: state.index + 1, prefix: prefix))
      case .match: isComplete = true
      case .read:
        guard state.prefix.bytes.count < longest, let choices = choices(in: builder.sets[Int(instruction.first)]) else {
          isComplete = true
          break
        }
        for choice in choices {
          var prefix = state.prefix
          // Before a sign that belongs to no word `\b` means that a word ends there.
          if prefix.bytes.isEmpty, let first = choice.first, !isWord(first) { prefix.beginsWord = false }
          prefix.bytes = Array((prefix.bytes + choice).prefix(longest))
          pending.append(State(index: state.index + 1, prefix: prefix))
        }
      }
      if isComplete {
        guard state.prefix.bytes.count >= shortest else { return nil }
        found.insert(state.prefix)
      }
    }
    return found.filter { prefix in !isImplied(prefix, by: found) }
      .sorted { $0.bytes != $1.bytes ? $0.bytes.lexicographicallyPrecedes($1.bytes) : $1.beginsWord }
  }

  /// Whether another prefix begins wherever one does.
  private static func isImplied(_ prefix: Prefix, by others: Set<Prefix>) -> Bool {
    if prefix.beginsWord, others.contains(Prefix(bytes: prefix.bytes)) { return true }
    return (shortest..<max(shortest, prefix.bytes.count)).contains { count in
      let bytes = Array(prefix.bytes[..<count])
      return others.contains(Prefix(bytes: bytes))
        || prefix.beginsWord && others.contains(Prefix(bytes: bytes, beginsWord: true))
    }
  }

  /// Whether a byte is part of a word, as `\b` counts them.
  @inline(__always)
  package static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  /// Returns the folded bytes of a set's few members.
  private static func choices(in set: ScalarSet) -> Set<[UInt8]>? {
    var choices = Set<[UInt8]>()
    var count = 0
    for range in set.ranges {
      count += range.count
      guard count <= mostChoices * 3 else { return nil }
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { return nil }
        choices.insert(UTF8.encode(fold(scalar)).map(Array.init) ?? [])
      }
    }
    return choices.count <= mostChoices ? choices : nil
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "A"..."Z", longS, kelvin: Unicode.Scalar(CaseFolding.fold(scalar.value)) ?? scalar
    default: scalar
    }
  }

  /// The signs outside of ASCII that a pattern without regard to case takes for an ASCII letter: ſ and K.
  private static let longS: Unicode.Scalar = "\u{17F}"
  private static let kelvin: Unicode.Scalar = "\u{212A}"

  /// Whether a text from a place on, with its first byte lowest, may begin with a sign that stands for an ASCII letter.
  @inline(__always)
  package static func mayBeginFolded(_ text: UInt64) -> Bool {
    text & 0xFFFF == 0xBFC5 || text & 0xFF_FFFF == 0xAA84E2
  }
}
