/// A compiled pattern: the part that every search of it reads and none changes.
final class PatternProgram: Sendable {
  let instructions: [PatternInstruction]
  let alphabet: PatternAlphabet
  /// The assertions that occur in the pattern.
  let assertions: PatternAssertions
  /// Whether a match can begin only where the text begins.
  let isAnchored: Bool
  /// A flag for each byte that tells whether a match can begin with it; nil if a match can be empty.
  let firstBytes: [Bool]?
  /// The text that is all the pattern matches, if it is short.
  let literal: [UInt8]?
  /// Whether `\b` counts each symbol as part of a word.
  let isWord: [Bool]
  let newline: UInt32
  /// A row of bits for each set: the symbols that it consists of.
  private let members: [UInt64]
  private let wordsPerSet: Int

  init(_ source: String) throws(PatternError) {
    let builder = try PatternParser.parse(source)
    var assertions: PatternAssertions = []
    var instructions = builder.instructions
    for index in instructions.indices {
      let instruction = instructions[index]
      switch instruction.operation {
      case .split, .jump:
        instructions[index].first += Int32(index)
        instructions[index].second += Int32(index)
      case .assert: assertions.insert(PatternAssertions(rawValue: UInt8(instruction.first)))
      case .read, .match: break
      }
    }
    // Assertions look at scalars that the pattern may not name.
    var distinguished = builder.sets
    if !assertions.isDisjoint(with: [.wordBoundary, .noWordBoundary]) { distinguished.append(PatternParser.wordSet) }
    if !assertions.isDisjoint(with: [.lineStart, .lineEnd]) { distinguished.append(ScalarSet(ascii: "\n")) }
    let alphabet = PatternAlphabet(distinguished)

    self.instructions = instructions
    self.alphabet = alphabet
    self.assertions = assertions
    let wordsPerSet = (alphabet.count + 63) / 64
    self.wordsPerSet = wordsPerSet
    var members = [UInt64](repeating: 0, count: wordsPerSet * builder.sets.count)
    for (index, set) in builder.sets.enumerated() {
      let row = index * wordsPerSet
      alphabet.forEachSymbol(in: set) { members[row + Int($0 / 64)] |= 1 << UInt64($0 % 64) }
    }
    self.members = members
    newline = alphabet.ascii[0x0A]
    var isWord = [Bool](repeating: false, count: alphabet.count)
    if distinguished.count > builder.sets.count {
      alphabet.forEachSymbol(in: PatternParser.wordSet) { isWord[Int($0)] = true }
    }
    self.isWord = isWord

    let beginning = PatternBeginning(instructions, sets: builder.sets, alphabet: alphabet)
    isAnchored = beginning.isAnchored
    firstBytes = beginning.firstBytes
    literal = beginning.literal
  }

  @inline(__always)
  func set(_ set: Int32, contains symbol: UInt32) -> Bool {
    members[Int(set) * wordsPerSet + Int(symbol / 64)] >> UInt64(symbol % 64) & 1 != 0
  }
}

/// The texts that a pattern can match, as far as its first instructions tell.
private struct PatternBeginning {
  var isAnchored = true
  var firstBytes: [Bool]?
  var literal: [UInt8]?

  init(_ instructions: [PatternInstruction], sets: [ScalarSet], alphabet: PatternAlphabet) {
    literal = Self.literal(of: instructions, sets: sets)
    // Each instruction is visited at most twice: behind \A, and without it.
    var visited = [Bool](repeating: false, count: instructions.count * 2)
    var first = ScalarSet()
    var canBeEmpty = false
    var pending: [(index: Int, isAnchored: Bool)] = [(0, false)]
    while let (index, isBehindStart) = pending.popLast() {
      let place = index * 2 + (isBehindStart ? 1 : 0)
      guard !visited[place] else { continue }
      visited[place] = true
      let instruction = instructions[index]
      switch instruction.operation {
      case .read:
        first.append(sets[Int(instruction.first)])
        if !isBehindStart { isAnchored = false }
      case .match:
        canBeEmpty = true
        if !isBehindStart { isAnchored = false }
      case .assert:
        let isStart = PatternAssertions(rawValue: UInt8(instruction.first)) == .textStart
        pending.append((index + 1, isBehindStart || isStart))
      case .jump: pending.append((Int(instruction.first), isBehindStart))
      case .split:
        pending.append((Int(instruction.second), isBehindStart))
        pending.append((Int(instruction.first), isBehindStart))
      }
    }
    guard !canBeEmpty else { return }
    first.normalize()
    var bytes = [Bool](repeating: false, count: 256)
    for range in first.ranges {
      for scalar in range.clamped(to: 0..<0x80) { bytes[Int(scalar)] = true }
      let others = range.clamped(to: 0x80..<ScalarSet.limit)
      guard !others.isEmpty else { continue }
      for lead in UTF8Decoding.lead(of: others.lowerBound)...UTF8Decoding.lead(of: others.upperBound - 1) {
        bytes[Int(lead)] = true
      }
    }
    firstBytes = bytes
  }

  /// The length up to which a literal is compared at every place; longer ones would be slow, and go to the automaton.
  private static let longestLiteral = 64

  private static func literal(of instructions: [PatternInstruction], sets: [ScalarSet]) -> [UInt8]? {
    var literal: [UInt8] = []
    for instruction in instructions {
      switch instruction.operation {
      case .match: return literal.isEmpty || literal.count > longestLiteral ? nil : literal
      case .read:
        guard let scalar = sets[Int(instruction.first)].single.flatMap(Unicode.Scalar.init) else { return nil }
        literal += UTF8.encode(scalar).map(Array.init) ?? []
      default: return nil
      }
    }
    return nil
  }
}
