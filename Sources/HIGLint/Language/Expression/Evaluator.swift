/// Runs programs over one source of facts. Bind the variables, then evaluate as many programs as use them.
public final class Evaluator {
  public let facts: any FactSource
  /// The steps of one evaluation: items that macros visit, and text and lists that are made and gone through.
  public let stepBudget: Int
  package let storage: UnsafeMutablePointer<EvaluatorStorage>

  /// - Parameter texts: What is known of texts from other evaluators of the same engine.
  package convenience init(facts: any FactSource, texts: SievedTexts) {
    self.init(facts: facts)
    storage.pointee.texts = texts
  }

  public init(facts: any FactSource, stepBudget: Int = 10_000_000) {
    self.facts = facts
    self.stepBudget = stepBudget
    storage = .allocate(capacity: 1)
    storage.initialize(to: EvaluatorStorage(context: Function.Context(facts: facts), areShared: facts.areShared))
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
    storage.pointee.visit += 1
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
  fileprivate(set) var texts = SievedTexts()
  /// The steps that all evaluations to come may take together.
  package var stepsLeft = Int.max
  /// Whether to charge for the size of values; see `Evaluation.isCounted`.
  package var isCounted = true
  package fileprivate(set) var slots: UnsafeMutableBufferPointer<Value>
  fileprivate var visit: UInt64 = 1
  /// The values that are found once in a run, and once for a node.
  private var runValues = KeptValues()
  private var nodeValues = KeptValues()
  /// The arguments of the last call, by their number: the next call uses their storage again.
  private var arguments: ContiguousArray<[Value]> = [[], [.null], [.null, .null], [.null, .null, .null]]

  init(context: Function.Context, areShared: Bool) {
    self.context = context
    self.areShared = areShared
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
    instruction.flag == 0 ? runValues.value(instruction.b, visit: 1) : nodeValues.value(instruction.b, visit: visit)
  }

  package mutating func keep(_ value: Value, of instruction: Instruction) {
    if instruction.flag == 0 {
      runValues.keep(value, instruction.b, visit: 1)
    } else {
      nodeValues.keep(value, instruction.b, visit: visit)
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

/// Values by small numbers, each with the visit for which it was found.
private struct KeptValues {
  private var values: ContiguousArray<(visit: UInt64, value: Value)> = []

  @inline(__always)
  func value(_ number: UInt32, visit: UInt64) -> Value? {
    let number = Int(number)
    return number < values.count && values[number].visit == visit ? values[number].value : nil
  }

  mutating func keep(_ value: Value, _ number: UInt32, visit: UInt64) {
    let number = Int(number)
    if number >= values.count {
      values.append(contentsOf: repeatElement((0, .null), count: number + 64 - values.count))
    }
    values[number] = (visit, value)
  }
}
