/// Pike's simulation of a pattern's automaton: it finds *where* a pattern matches.
///
/// A thread is an instruction and the place where its match began. Threads run abreast through the text in the order of
/// their preference, never two at one instruction: the time is the text's length times the program's.
struct PatternThreads {
  private struct Thread {
    var instruction: Int32
    var start: Int
  }

  private let program: PatternProgram
  private var current: [Thread] = []
  private var next: [Thread] = []
  private var pending: [Int32] = []
  private var visited: PatternMarks

  init(_ program: PatternProgram) {
    self.program = program
    visited = PatternMarks(count: program.instructions.count)
  }

  /// Returns all matches from `start` on without overlaps. An empty match that touches the one before does not count.
  mutating func matches(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    var index = start
    var end = -1
    while index <= text.count, let match = firstMatch(in: text, from: index) {
      if match.upperBound == index {
        // An empty match, here: the next may begin after the next scalar.
        if match.lowerBound != end { matches.append(match) }
        index += index < text.count && text[index] >= 0x80 ? UTF8Decoding.scalar(in: text, at: index).length : 1
      } else {
        if !match.isEmpty || match.lowerBound != end { matches.append(match) }
        index = match.upperBound
      }
      end = match.upperBound
    }
    return matches
  }

  /// Returns the leftmost match; of those that begin there, the one a backtracking search would find first.
  private mutating func firstMatch(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var match: Range<Int>?
    var index = start
    var context = program.context(at: start, in: text)
    var run = PatternAlphabet.Run()
    current.removeAll(keepingCapacity: true)
    while true {
      if current.isEmpty {
        guard match == nil, index == 0 || !program.isAnchored else { return match }
        if let candidate = program.firstCandidate(in: text, from: index) {
          if candidate > index {
            index = candidate
            context = program.context(at: index, in: text)
          }
        } else {
          return nil
        }
      }
      let symbol: UInt32?
      var length = 1
      if index == text.count {
        symbol = nil
      } else if text[index] < 0x80 {
        symbol = program.alphabet.ascii[Int(text[index])]
      } else {
        let scalar = UTF8Decoding.scalar(in: text, at: index)
        symbol = program.alphabet.symbol(of: scalar.value, run: &run)
        length = scalar.length
      }
      if let end = step(at: index, on: symbol, in: context, canBegin: match == nil) { match = end }
      guard let symbol else { return match }
      swap(&current, &next)
      index += length
      context = program.context(after: symbol)
    }
  }

  /// Moves all threads over a symbol, or to the text's end; returns the match that ends here, which ends all threads of
  /// less preference.
  private mutating func step(at index: Int, on symbol: UInt32?, in context: PatternContext, canBegin: Bool) -> Range<
    Int
  >? {
    let holding = program.assertions(between: context, and: symbol)
    next.removeAll(keepingCapacity: true)
    visited.clear()
    for thread in current {
      if follow(thread, on: symbol, holding: holding) { return thread.start..<index }
    }
    if canBegin, follow(Thread(instruction: 0, start: index), on: symbol, holding: holding) { return index..<index }
    return nil
  }

  /// Adds to `next` the threads that come of one; returns whether it matches.
  private mutating func follow(_ thread: Thread, on symbol: UInt32?, holding: PatternAssertions) -> Bool {
    pending.append(thread.instruction)
    while let index = pending.popLast() {
      guard visited.insert(index) else { continue }
      let instruction = program.instructions[Int(index)]
      switch instruction.operation {
      case .match:
        pending.removeAll(keepingCapacity: true)
        return true
      case .jump: pending.append(instruction.first)
      case .split:
        pending.append(instruction.second)
        pending.append(instruction.first)
      case .assert:
        if holding.contains(PatternAssertions(rawValue: UInt8(instruction.first))) { pending.append(index + 1) }
      case .read:
        guard let symbol, program.set(instruction.first, contains: symbol) else { continue }
        next.append(Thread(instruction: index + 1, start: thread.start))
      }
    }
    return false
  }
}
