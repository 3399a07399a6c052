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
    /// Read a scalar of the set `first`, go on with the next instruction.
    case read
    /// Go on at `first` or, with less priority, at `second`.
    case split
    /// Go on at `first`.
    case jump
    /// Go on with the next instruction where the assertion `first` holds.
    case assert
    case match
  }

  var operation: Operation
  /// Targets are distances from this instruction while the program is built, indices after.
  var first: Int32 = 0
  var second: Int32 = 0
}

/// Writes a pattern's instructions.
///
/// A part of a pattern is a run of instructions that is entered at its beginning and left at its end. Jumps are relative,
/// so a part can be wrapped, moved and copied: no tree is needed, and no recursion over the nesting of groups.
struct PatternBuilder {
  /// Bounds the time of a match, which is at worst this times the text's length, and the memory.
  static let limit = 10_000

  private(set) var instructions: [PatternInstruction] = []
  private(set) var sets: [ScalarSet] = []
  private var setIndices: [ScalarSet: Int32] = [:]

  var end: Int { instructions.count }

  var isTooLarge: Bool { instructions.count > Self.limit }

  mutating func read(_ set: ScalarSet) {
    var index = Int32(sets.count)
    if let known = setIndices[set] {
      index = known
    } else {
      setIndices[set] = index
      sets.append(set)
    }
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

  /// Repeats the part from `start`; false when that makes the program too large.
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
