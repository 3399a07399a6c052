/// The rule language: a subset of the Common Expression Language in which facts may be unknown.
public enum Expression {
  /// An expression that is ready to run, with the checker's findings.
  public struct Compiled: Sendable {
    public var program: Program
    public var type: ValueType
    public var reads: Set<FactRead>
  }

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - variables: The variables in the order of their slots: `Evaluator.bind(_:to:)` binds the first to slot 0.
  ///   - check: Whether to check. If not, unknown names and operators on wrong types are errors at run time only.
  /// - Throws: Every mistake found, or only the first if the syntax is wrong.
  public static func compile(
    source: String, variables: [(String, ValueType)], catalog: some TypeCatalog, functions: FunctionTable,
    patterns: PatternCompiler = .standard, check: Bool = true
  ) throws(ExpressionError) -> Compiled {
    let (tree, root) = try ExpressionParser.parse(Array(source.utf8))
    return try compile(
      tree, root, variables: variables, catalog: catalog, functions: functions, patterns: patterns, check: check)
  }

  package static func compile(
    _ tree: ExpressionTree, _ root: UInt32, variables: [(String, ValueType)], catalog: some TypeCatalog,
    functions: FunctionTable, patterns: PatternCompiler, check: Bool
  ) throws(ExpressionError) -> Compiled {
    var keeping: KeptParts?
    return try compile(
      tree, root, variables: variables, catalog: catalog, functions: functions, patterns: patterns, check: check,
      keeping: &keeping)
  }

  /// - Parameter keeping: The parts to keep; nil to keep none.
  package static func compile(
    _ tree: ExpressionTree, _ root: UInt32, variables: [(String, ValueType)], catalog: some TypeCatalog,
    functions: FunctionTable, patterns: PatternCompiler, check: Bool, keeping: inout KeptParts?,
    for purpose: KeptParts.Purpose = .value
  ) throws(ExpressionError) -> Compiled {
    var checker = Checker(tree, variables: variables, catalog: catalog, functions: functions, patterns: patterns)
    var root = root
    var type = checker.check(root)
    if check, !checker.problems.isEmpty { throw ExpressionError(checker.problems) }
    if let marked = keeping?.mark(checker, root, for: purpose) {
      checker = Checker(
        marked.tree, variables: variables, catalog: catalog, functions: functions, patterns: patterns)
      root = marked.root
      type = checker.check(root)
    }
    return Compiled(
      program: ProgramCompiler.compile(checker, root: root), type: type, reads: checker.reads)
  }
}
