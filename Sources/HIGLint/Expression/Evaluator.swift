/// Runs programs over one source of facts. Bind the variables, then evaluate as many programs as use them.
public final class Evaluator<Facts: FactSource> {
  public let facts: Facts
  /// How many items macros may visit, and how much text and lists operators may make, in one evaluation.
  public var stepBudget: Int
  let context: Function.Context
  let patterns = PatternCache()
  var slots: UnsafeMutableBufferPointer<Value>
  /// The facts, where they are a model's, or those of a shape of nodes.
  let model: Model?
  let shape: ShapeFacts?

  public init(facts: Facts, stepBudget: Int = 10_000_000) {
    self.facts = facts
    model = facts as? Model
    shape = facts as? ShapeFacts
    self.stepBudget = stepBudget
    context = Function.Context(facts: shape?.model ?? facts)
    slots = .allocate(capacity: 16)
    slots.initialize(repeating: .null)
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  /// Values that are found once in a run.
  private var keptValues = HashMap<UInt32, Value>()

  /// Values that are found once for a node, and of which node each is, by the count of nodes.
  private var nodeValues: [(visit: UInt64, value: Value)] = []
  private var visit: UInt64 = 1

  func kept(_ instruction: Instruction) -> Value? {
    if instruction.flag == 0 { return keptValues[instruction.b] }
    let number = Int(instruction.b)
    return number < nodeValues.count && nodeValues[number].visit == visit ? nodeValues[number].value : nil
  }

  func keep(_ value: Value, of instruction: Instruction) {
    if instruction.flag == 0 {
      keptValues.set(value, for: instruction.b)
      return
    }
    let number = Int(instruction.b)
    if number >= nodeValues.count {
      nodeValues += Array(repeating: (0, .null), count: number + 64 - nodeValues.count)
    }
    nodeValues[number] = (visit, value)
  }

  /// Sets the variable that stands for a node: what was kept for another is evaluated anew.
  func visit(_ node: NodeReference, as slot: Int) {
    visit += 1
    bind(.node(node), to: slot)
  }

  /// Sets a variable, by its place in the list that the programs were compiled with.
  public func bind(_ value: Value, to slot: Int) {
    reserve(slot + 1)
    slots[slot] = value
  }

  private func reserve(_ count: Int) {
    guard slots.count < count else { return }
    let larger = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(count, slots.count * 2))
    let end = larger.moveInitialize(fromContentsOf: slots)
    larger[end...].initialize(repeating: .null)
    slots.deallocate()
    slots = larger
  }

  /// The program's value: unknown and errors among the possible ones.
  public func evaluate(_ program: Program) -> Value {
    reserve(program.image.slotCount)
    var run = Evaluation(self, program.image)
    return run.value(program.root)
  }

  /// As `evaluate`, for callers to whom unknown is like one of the answers: it stops at the first operand of an outermost
  /// `&&` (or `||`) that is unknown, without asking whether another would decide.
  ///
  /// - Parameter word: The answer that needs all operands: true for a condition, which applies only where it holds,
  ///   false for a requirement, which speaks only where it does not.
  public func evaluate(_ program: Program, stoppingShortOf word: Bool) -> Value {
    reserve(program.image.slotCount)
    var run = Evaluation(self, program.image)
    return run.value(program.root, stoppingShortOf: word)
  }

  /// As `evaluate(_:stoppingShortOf:)`, of a program of which only some operands are left.
  func evaluate(_ operands: [UInt32], of image: ProgramImage, stoppingShortOf word: Bool) -> Value {
    reserve(image.slotCount)
    var run = Evaluation(self, image)
    return run.value(ofAll: operands, stoppingShortOf: word)
  }

  /// Visits the operands of the outermost operations of a kind, with their values; a program that is none is one operand.
  ///
  /// - Parameter visit: Gives false to end it.
  /// - Returns: Whether all were visited.
  func forEachOperand(
    of program: Program, _ operation: Instruction.Operation, _ visit: (_ operand: UInt32, Value) -> Bool
  ) -> Bool {
    reserve(program.image.slotCount)
    var run = Evaluation(self, program.image)
    return run.forEachOperand(of: program.root, operation, visit)
  }
}
