/// A condition on a place between two scalars.
struct PatternAssertions: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let textStart = Self(rawValue: 1)
  static let lineStart = Self(rawValue: 2)
  static let textEnd = Self(rawValue: 4)
  static let lineEnd = Self(rawValue: 8)
  static let wordBoundary = Self(rawValue: 16)
  static let noWordBoundary = Self(rawValue: 32)
}

/// A step of the automaton that a pattern becomes.
struct PatternInstruction: Sendable {
  enum Operation: UInt8, Sendable {
    /// Reads a scalar of the set `first`, and goes on with the next instruction.
    case read
    /// Goes on at `first` or, with less priority, at `second`.
    case split
    /// Goes on at `first`.
    case jump
    /// Goes on with the next instruction if the assertion `first` holds.
    case assert
    case match
  }

  var operation: Operation
  /// The operand. Targets are distances from this instruction while the program is built, indices after.
  var first: Int32 = 0
  var second: Int32 = 0
}

/// Writes a pattern's instructions.
///
/// A part of a pattern is a run of instructions that is entered at its beginning and left at its end. Jumps are relative,
/// so a part can be wrapped, moved and copied: no tree is needed, and no recursion over the nesting of groups.
struct PatternBuilder {
  /// The largest number of instructions. It bounds memory, and time to this times the text's length.
  static let limit = 10_000

  private(set) var instructions: [PatternInstruction] = []
  private(set) var sets: [ScalarSet] = []
  private var setIndices = HashMap<ScalarSet, Int32>()
  /// The set of each ASCII character, as it is and with its case ignored; -1 if it was not read yet.
  private var asciiSets: [Int32] = []

  var end: Int { instructions.count }

  var isTooLarge: Bool { instructions.count > Self.limit }

  /// Returns the index of a set, which is added if it is new.
  mutating func index(of set: ScalarSet) -> Int32 {
    if let known = setIndices[set] { return known }
    let index = Int32(sets.count)
    setIndices.set(index, for: set)
    sets.append(set)
    return index
  }

  /// Returns the set that an ASCII character was read as before; most of a pattern is letters, and few different ones.
  func index(of scalar: Unicode.Scalar, ignoringCase: Bool) -> Int32? {
    let place = Self.place(of: scalar, ignoringCase)
    return scalar.isASCII && !asciiSets.isEmpty && asciiSets[place] >= 0 ? asciiSets[place] : nil
  }

  /// Remembers the set that was read last as that of a character.
  mutating func note(_ scalar: Unicode.Scalar, ignoringCase: Bool) {
    guard scalar.isASCII, let last = instructions.last else { return }
    if asciiSets.isEmpty { asciiSets = Array(repeating: -1, count: 256) }
    asciiSets[Self.place(of: scalar, ignoringCase)] = last.first
  }

  private static func place(of scalar: Unicode.Scalar, _ ignoringCase: Bool) -> Int {
    Int(scalar.value & 0x7F) << 1 | (ignoringCase ? 1 : 0)
  }

  mutating func read(setAt index: Int32) {
    instructions.append(PatternInstruction(operation: .read, first: index))
  }

  mutating func assert(_ assertion: PatternAssertions) {
    instructions.append(PatternInstruction(operation: .assert, first: Int32(assertion.rawValue)))
  }

  mutating func match() { instructions.append(PatternInstruction(operation: .match)) }

  /// Makes the part from `start` the preferred one of two. Its last instruction is the exit, for `closeBranch` to aim.
  mutating func branch(from start: Int) -> Int {
    insertSplit(at: start, past: end - start + 2, isLazy: false)
    instructions.append(PatternInstruction(operation: .jump))
    return end - 1
  }

  mutating func closeBranch(_ exit: Int) { instructions[exit].first = Int32(end - exit) }

  /// Repeats the part from `start`; returns false if that makes the program too large.
  mutating func `repeat`(from start: Int, minimum: Int, maximum: Int?, isLazy: Bool) -> Bool {
    let length = end - start
    let copies = max(maximum ?? minimum, 1)
    guard end + (length + 2) * copies <= Self.limit else { return false }
    let part = Array(instructions[start...])
    let isNullable = canBeEmpty(from: start)
    instructions.removeSubrange(start...)
    guard let maximum else {
      for _ in 1..<max(minimum, 1) { instructions += part }
      let loop = end
      instructions += part
      // A star whose body can be empty is (body+)?, as in RE2: the body's own preference for the empty text counts.
      if minimum == 0, !isNullable {
        insertSplit(at: loop, past: length + 2, isLazy: isLazy)
        instructions.append(PatternInstruction(operation: .jump, first: Int32(loop - end)))
      } else {
        let back = Int32(loop - end)
        instructions.append(
          PatternInstruction(operation: .split, first: isLazy ? 1 : back, second: isLazy ? back : 1))
        if minimum == 0 { insertSplit(at: loop, past: end - loop + 1, isLazy: isLazy) }
      }
      return true
    }
    for _ in 0..<minimum { instructions += part }
    // x{0,3} is (x(x(x)?)?)?: every split skips all that is left.
    for remaining in stride(from: maximum - minimum, to: 0, by: -1) {
      insertSplit(at: end, past: remaining * (length + 1), isLazy: isLazy)
      instructions += part
    }
    return true
  }

  private mutating func insertSplit(at index: Int, past skip: Int, isLazy: Bool) {
    let skip = Int32(skip)
    instructions.insert(
      PatternInstruction(operation: .split, first: isLazy ? skip : 1, second: isLazy ? 1 : skip), at: index)
  }

  /// Whether the part from `start` can be left without reading anything.
  private func canBeEmpty(from start: Int) -> Bool {
    var visited = [Bool](repeating: false, count: end - start)
    var pending = [start]
    while let index = pending.popLast() {
      guard index < end else { return true }
      guard !visited[index - start] else { continue }
      visited[index - start] = true
      let instruction = instructions[index]
      switch instruction.operation {
      case .read, .match: break
      case .assert: pending.append(index + 1)
      case .jump: pending.append(index + Int(instruction.first))
      case .split: pending += [index + Int(instruction.first), index + Int(instruction.second)]
      }
    }
    return false
  }
}
