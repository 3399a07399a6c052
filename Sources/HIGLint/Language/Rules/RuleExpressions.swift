/// Compiles the expressions of a rule, each with the variables that it may use.
package struct RuleExpressions {
  /// The slots of a rule's variables. `it` comes last: only a check with `each` has it.
  package enum Slot {
    package static let node = 0
    package static let app = 1
    package static let parameters = 2
    package static let lists = 3
    package static let item = 4
  }

  package let vocabulary: Vocabulary
  package let functions: FunctionTable
  package var definitions = NamedExpressions()
  /// The names of the file's word lists.
  package var lists: [String] = []
  /// The types that `self` may have.
  var nodeTypes: Set<String> = []
  package var parameters: [Rule.Parameter] = []
  /// The type of `it`.
  package var item: ValueType?
  /// The facts that the rule's expressions read, besides those of parts that are kept.
  package private(set) var reads: Set<FactRead> = []
  /// Those of each check, in the order of the checks.
  private(set) var readsByCheck: [Set<FactRead>] = []
  /// Those of what was compiled since the last check ended.
  private var openReads: Set<FactRead> = []
  /// The parts that are kept; nil for a rule on a file alone.
  private var keeping: KeptParts?

  package init(vocabulary: Vocabulary, functions: FunctionTable) {
    self.vocabulary = vocabulary
    self.functions = functions
  }

  var keptCount: UInt32 { keeping?.count ?? 0 }

  /// Returns the expressions of a rule about whole apps, before any is compiled.
  var forWholeApp: RuleExpressions {
    var expressions = self
    expressions.keeping = KeptParts(
      constants: [Slot.parameters, Slot.lists], node: Slot.node, app: Slot.app, factsAround: Vocabulary.factsAround
    ) { [vocabulary] read in
      guard let type = vocabulary.typeIndex(of: read.nodeType) else { return false }
      return vocabulary.field(vocabulary.nameID(of: read.fact), in: type) != nil
    }
    return expressions
  }

  private mutating func add(_ facts: Set<FactRead>) {
    reads.formUnion(facts)
    openReads.formUnion(facts)
  }

  /// Begins the first check, or the next one: what is compiled from now on is its.
  mutating func beginCheck() { openReads = [] }

  /// Ends a check.
  mutating func endCheck() {
    readsByCheck.append(openReads)
    openReads = []
  }

  private var variables: [(String, ValueType)] {
    var variables: [(String, ValueType)] = [
      ("self", .node(nodeTypes)),
      ("app", .node(["app"])),
      ("params", .record(RecordType(Dictionary(parameters.map { ($0.name, $0.type) }) { $1 }))),
      ("lists", .record(RecordType(Dictionary(lists.map { ($0, .list(.string)) }) { $1 }))),
    ]
    if let item { variables.append(("it", item)) }
    return variables
  }

  static let reservedNames: Set<String> = ["self", "app", "params", "lists", "it"]

  package mutating func compile(
    _ source: String, for purpose: KeptParts.Purpose = .value
  ) throws(ExpressionError) -> Expression.Compiled {
    let (tree, root) = try ExpressionParser.parse(Array(source.utf8))
    return try compile(tree, root, for: purpose)
  }

  private mutating func compile(
    _ tree: ExpressionTree, _ root: UInt32, for purpose: KeptParts.Purpose = .value
  ) throws(ExpressionError) -> Expression.Compiled {
    let expanded = try definitions.expand(tree, root)
    let compiled = try Expression.compile(
      expanded.tree, expanded.root, variables: variables, catalog: vocabulary, functions: functions,
      patterns: .standard, check: true, keeping: &keeping, for: purpose)
    add(compiled.reads)
    return compiled
  }

  /// Compiles a message with expressions in braces.
  package mutating func template(_ source: String) throws(ExpressionError) -> Template {
    let compiled = try Template.parse(
      source, variables: variables, catalog: vocabulary, functions: functions, patterns: .standard, check: true,
      expanding: definitions, keeping: &keeping)
    add(compiled.reads)
    return compiled.template
  }

  /// Compiles a place to point to: the node or span that the expression gives, or the field that it ends in.
  package mutating func place(_ source: String) throws(ExpressionError) -> Rule.ReportedPlace {
    let (tree, root) = try ExpressionParser.parse(Array(source.utf8))
    let whole = try compile(tree, root, for: .place)
    guard tree[root].kind == .member else { return Rule.ReportedPlace(value: whole.program, owner: nil, field: nil) }
    let owner = try compile(tree, tree.child(0, of: root))
    switch owner.type {
    // Whether `any` is a node is seen when it runs: `c ? self.items : []` is a list of whatever it holds.
    case .node, .any: break
    default: return Rule.ReportedPlace(value: whole.program, owner: nil, field: nil)
    }
    return Rule.ReportedPlace(value: whole.program, owner: owner.program, field: tree.name(of: root))
  }
}
