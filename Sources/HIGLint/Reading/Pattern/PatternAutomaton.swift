/// A deterministic automaton, built state by state as texts need them: it decides *whether* a pattern matches.
///
/// One thread at a time may use it. Its memory is bounded: when it is full, all states are forgotten.
final class PatternAutomaton {
  /// The number of transitions, and of instructions in states, that are kept.
  private static let capacity = 1 << 18

  // Values of a transition that are no state; states are rows of the table from the second on.
  private static let unknown: UInt32 = 0
  private static let dead: UInt32 = 1
  private static let matched: UInt32 = 2

  private struct State: TableKey {
    /// The instructions where the search goes on, before assertions are looked at; sorted.
    var instructions: [Int32]
    var context: PatternContext
  }

  // One thread uses it, one call at a time: to check that nobody else is about to change what a step reads takes longer
  // than the step.
  private let program: PatternProgram
  /// The number of symbols and one for the end of the text: at least three.
  private let rowLength: Int
  @exclusivity(unchecked) private var table: UnsafeMutableBufferPointer<UInt32>
  @exclusivity(unchecked) private var states: [State] = []
  @exclusivity(unchecked) private var rows = HashMap<State, UInt32>()
  /// The first state of a search in each context; 0 if it is not made yet.
  @exclusivity(unchecked) private var startRows = [UInt32](repeating: 0, count: 8)
  @exclusivity(unchecked) private var size = 0
  @exclusivity(unchecked) private var pending: [Int32] = []
  @exclusivity(unchecked) private var visited: PatternMarks
  @exclusivity(unchecked) private var reached: PatternMarks

  init(_ program: PatternProgram) {
    self.program = program
    rowLength = program.alphabet.count + 1
    visited = PatternMarks(count: program.instructions.count)
    reached = PatternMarks(count: program.instructions.count)
    table = .allocate(capacity: rowLength * 8)
    table.initialize(repeating: Self.unknown)
  }

  deinit { table.deallocate() }

  /// Whether a match begins at `start` or after it.
  func matches(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    program.alphabet.ascii.withUnsafeBufferPointer { ascii in
      var state = startRow(for: program.context(at: start, in: text))
      var table = self.table
      var run = PatternAlphabet.Run()
      var index = start
      while index < text.count {
        let byte = text[index]
        let symbol: UInt32
        if byte < 0x80 {
          symbol = ascii[Int(byte)]
          index &+= 1
        } else {
          let (scalar, length) = UTF8Decoding.scalar(in: text, at: index)
          symbol = program.alphabet.symbol(of: scalar, run: &run)
          index &+= length
        }
        var next = table[Int(state &+ symbol)]
        if next <= Self.matched {
          if next == Self.unknown {
            next = step(from: state, on: symbol)
            table = self.table
          }
          if next <= Self.matched { return next == Self.matched }
        }
        state = next
      }
      let end = UInt32(rowLength - 1)
      let last = table[Int(state &+ end)]
      return (last == Self.unknown ? step(from: state, on: end) : last) == Self.matched
    }
  }

  /// Computes and keeps a transition.
  private func step(from row: UInt32, on symbol: UInt32) -> UInt32 {
    let state = states[Int(row) / rowLength - 1]
    let next = successor(of: state, on: Int(symbol) < rowLength - 1 ? symbol : nil)
    let result = next.map { $0.instructions.isEmpty ? Self.dead : self.row(of: $0) } ?? Self.matched
    // Unless all states were forgotten just now.
    if Int(row) / rowLength <= states.count, states[Int(row) / rowLength - 1] == state {
      table[Int(row + symbol)] = result
    }
    return result
  }

  /// Returns the state after a symbol (nil is the end of the text); nil if the pattern has matched before it.
  private func successor(of state: State, on symbol: UInt32?) -> State? {
    let holding = program.assertions(between: state.context, and: symbol)
    var next: [Int32] = []
    visited.clear()
    reached.clear()
    pending = state.instructions
    while let index = pending.popLast() {
      guard visited.insert(index) else { continue }
      let instruction = program.instructions[Int(index)]
      switch instruction.operation {
      case .match: return nil
      case .jump: pending.append(instruction.first)
      case .split:
        pending.append(instruction.second)
        pending.append(instruction.first)
      case .assert:
        if holding.contains(PatternAssertions(rawValue: UInt8(instruction.first))) { pending.append(index + 1) }
      case .read:
        guard let symbol, program.set(instruction.first, contains: symbol) else { continue }
        var target = index + 1
        while program.instructions[Int(target)].operation == .jump { target = program.instructions[Int(target)].first }
        if program.instructions[Int(target)].operation == .match { return nil }
        if reached.insert(target) { next.append(target) }
      }
    }
    guard let symbol else { return State(instructions: [], context: []) }
    // A match may also begin at the next place.
    if !program.isAnchored, reached.insert(0) { next.append(0) }
    next.sort()
    return State(instructions: next, context: program.context(after: symbol))
  }

  @inline(__always)
  private func startRow(for context: PatternContext) -> UInt32 {
    let known = startRows[Int(context.rawValue)]
    if known != 0 { return known }
    let row = row(of: State(instructions: [0], context: context))
    startRows[Int(context.rawValue)] = row
    return row
  }

  /// Returns the row of a state, which is made if it is new.
  private func row(of state: State) -> UInt32 {
    if let row = rows[state] { return row }
    if !states.isEmpty, (states.count + 2) * rowLength + size + state.instructions.count > Self.capacity {
      forgetStates()
    }
    let row = (states.count + 1) * rowLength
    if row + rowLength > table.count { growTable() }
    states.append(state)
    size += state.instructions.count
    rows.set(UInt32(row), for: state)
    return UInt32(row)
  }

  private func growTable() {
    let grown = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: table.count * 2)
    grown.initialize(repeating: Self.unknown)
    for index in table.indices { grown[index] = table[index] }
    table.deallocate()
    table = grown
  }

  private func forgetStates() {
    states.removeAll(keepingCapacity: true)
    rows.removeAll()
    size = 0
    for context in startRows.indices { startRows[context] = 0 }
    table.update(repeating: Self.unknown)
  }
}

/// A set of instructions that is emptied at once.
struct PatternMarks {
  private var marks: [UInt32]
  private var mark: UInt32 = 1

  init(count: Int) { marks = Array(repeating: 0, count: count) }

  mutating func clear() {
    mark &+= 1
    guard mark == 0 else { return }
    // After four thousand million steps.
    for index in marks.indices { marks[index] = 0 }
    mark = 1
  }

  /// Inserts an instruction; returns whether it is new.
  @inline(__always)
  mutating func insert(_ instruction: Int32) -> Bool {
    guard marks[Int(instruction)] != mark else { return false }
    marks[Int(instruction)] = mark
    return true
  }
}
