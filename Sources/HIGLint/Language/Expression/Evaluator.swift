/// Runs programs over one source of facts. Bind the variables, then evaluate as many programs as use them.
public final class Evaluator {
  public let facts: any FactSource
  /// The steps of one evaluation: items that macros visit, and text and lists that are made and gone through.
  public let stepBudget: Int
  package let storage: UnsafeMutablePointer<EvaluatorStorage>

  public convenience init(facts: any FactSource, stepBudget: Int = 10_000_000) {
    self.init(facts: facts, memory: EvaluatorMemory(), stepBudget: stepBudget)
  }

  /// - Parameter memory: The memory of an engine, which its evaluators use one after the other or in turns.
  package init(facts: any FactSource, memory: EvaluatorMemory, stepBudget: Int = 10_000_000) {
    self.facts = facts
    self.stepBudget = stepBudget
    storage = .allocate(capacity: 1)
    storage.initialize(
      to: EvaluatorStorage(context: Function.Context(facts: facts), areShared: facts.areShared, memory: memory))
  }

  deinit {
    storage.pointee.slots.deinitialize()
    storage.pointee.slots.deallocate()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  package var slots: UnsafeMutableBufferPointer<Value> { storage.pointee.slots }

  /// Sets the variable that stands for a node: values kept for another one are evaluated anew.
  package func visit(_ node: NodeReference, as slot: Int) {
    storage.pointee.visit = storage.pointee.memory.beginVisit()
    bind(.node(node), to: slot)
  }

  /// Sets a variable, by its place in the list that the programs were compiled with.
  public func bind(_ value: Value, to slot: Int) {
    reserve(slot + 1)
    slots[slot] = value
  }

  @inline(__always)
  private func reserve(_ count: Int) {
    if slots.count < count { storage.pointee.growSlots(to: count) }
  }

  /// Returns the program's value, which may be unknown or an error.
  public func evaluate(_ program: Program) -> Value {
    reserve(program.image.slotCount)
    var run = Evaluation(self, program.image)
    defer { run.finish() }
    return run.value(program.root)
  }

  /// Evaluates a program for callers to whom unknown is like one of the answers: it stops at the first operand of an
  /// outermost `&&` (or `||`) that is unknown, without asking whether another would decide.
  ///
  /// - Parameter word: The answer that needs all operands: true for a condition, which applies only where it holds,
  ///   false for a requirement, which speaks only where it does not.
  public func evaluate(_ program: Program, stoppingShortOf word: Bool) -> Value {
    evaluate(program.root, of: program.image, stoppingShortOf: word)
  }

  package func evaluate(_ root: UInt32, of image: ProgramImage, stoppingShortOf word: Bool) -> Value {
    reserve(image.slotCount)
    var run = Evaluation(self, image)
    defer { run.finish() }
    return run.value(root, stoppingShortOf: word)
  }

  /// Evaluates a program of which only some operands are left; see `evaluate(_:stoppingShortOf:)`.
  package func evaluate(_ operands: UnsafeBufferPointer<UInt32>, of image: ProgramImage, stoppingShortOf word: Bool)
    -> Value
  {
    reserve(image.slotCount)
    var run = Evaluation(self, image)
    defer { run.finish() }
    return run.value(ofAll: operands, stoppingShortOf: word)
  }

  /// Visits the operands of the outermost operations of a kind, with their values; any other program is one operand.
  ///
  /// - Parameter visit: Returns false to end the visits.
  /// - Returns: Whether all were visited.
  func forEachOperand(
    of program: Program, _ operation: Instruction.Operation, _ visit: (_ operand: UInt32, Value) -> Bool
  ) -> Bool {
    reserve(program.image.slotCount)
    var run = Evaluation(self, program.image)
    defer { run.finish() }
    return run.forEachOperand(of: program.root, operation, visit)
  }
}

/// The part of an evaluator that changes as it runs.
///
/// It lies behind a pointer of the evaluator's own: a class's stored variables cost a check of exclusive access at each
/// use, and these are used more often than anything else.
package struct EvaluatorStorage {
  package let context: Function.Context
  /// See `FactSource`.
  let areShared: Bool
  let patterns = PatternCache()
  let texts: SievedTexts
  fileprivate let memory: EvaluatorMemory
  /// The steps that all evaluations to come may take together.
  package var stepsLeft = Int.max
  /// Whether to charge for the size of values; see `Evaluation.isCounted`.
  package var isCounted = true
  package fileprivate(set) var slots: UnsafeMutableBufferPointer<Value>
  /// The number of the run, and of the visit of a node in it.
  private let run: UInt64
  fileprivate var visit: UInt64
  /// The arguments of the last call, by their number: the next call uses their storage again.
  private var arguments: ContiguousArray<[Value]> = [[], [.null], [.null, .null], [.null, .null, .null]]

  init(context: Function.Context, areShared: Bool, memory: EvaluatorMemory) {
    self.context = context
    self.areShared = areShared
    self.memory = memory
    texts = memory.texts
    run = memory.beginVisit()
    visit = memory.beginVisit()
    slots = .allocate(capacity: 16)
    slots.initialize(repeating: .null)
  }

  @inline(never)
  fileprivate mutating func growSlots(to count: Int) {
    let larger = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(count, slots.count * 2))
    let end = larger.moveInitialize(fromContentsOf: slots)
    larger[end...].initialize(repeating: .null)
    slots.deallocate()
    slots = larger
  }

  @inline(__always)
  package func kept(_ instruction: Instruction) -> Value? {
    instruction.flag == 0
      ? memory.runValues.value(instruction.b, visit: run) : memory.nodeValues.value(instruction.b, visit: visit)
  }

  package mutating func keep(_ value: Value, of instruction: Instruction) {
    if instruction.flag == 0 {
      memory.runValues.keep(value, instruction.b, visit: run)
    } else {
      memory.nodeValues.keep(value, instruction.b, visit: visit)
    }
  }

  /// Lends storage for some arguments. A call within a call finds it taken, and gets its own.
  mutating func takeArguments(_ count: Int) -> [Value] {
    var taken: [Value] = []
    if count < arguments.count { swap(&taken, &arguments[count]) }
    return taken.count == count ? taken : Array(repeating: .null, count: count)
  }

  mutating func putBack(_ taken: inout [Value]) {
    if taken.count < arguments.count { swap(&taken, &arguments[taken.count]) }
  }
}

/// What evaluators keep: to make and to free the room for it takes longer than to check a small file. What one kept is
/// nothing to another, as each run and each visit has a number of its own.
package final class EvaluatorMemory {
  /// What is known of texts that rules compared with patterns.
  let texts = SievedTexts()
  /// The values that are found once in a run, and once for a node.
  @exclusivity(unchecked) fileprivate var runValues = KeptValues()
  @exclusivity(unchecked) fileprivate var nodeValues = KeptValues()
  @exclusivity(unchecked) private var lastVisit: UInt64 = 0

  package init() {}

  fileprivate func beginVisit() -> UInt64 {
    lastVisit += 1
    return lastVisit
  }
}

/// Values by small numbers, each with the visit for which it was found.
private struct KeptValues {
  private struct Entry {
    var visit: UInt64 = 0
    var value = Value.null
  }

  private var entries: ContiguousArray<Entry> = []

  @inline(__always)
  func value(_ number: UInt32, visit: UInt64) -> Value? {
    let number = Int(number)
    return number < entries.count && entries[number].visit == visit ? entries[number].value : nil
  }

  mutating func keep(_ value: Value, _ number: UInt32, visit: UInt64) {
    let number = Int(number)
    if number >= entries.count {
      entries.append(contentsOf: repeatElement(Entry(), count: number + 64 - entries.count))
    }
    entries[number] = Entry(visit: visit, value: value)
  }
}
