import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// An expression that is evaluated outside of any rule: over bindings alone, or over the nodes of a spec.
public struct ExpressionQuery {
  /// The result of the expression for one node.
  public struct Answer {
    /// The node's path.
    public var path: String
    public var location: Location
    public var value: Value
  }

  private let source: String
  /// Whether mistakes in types are reported before anything is evaluated.
  public var isChecked = true
  /// Variables and their values, which may have any type.
  public var bindings: [(name: String, value: Value)] = []
  /// The rules whose functions the expression may call, and by whose lexicon it tells what buttons do.
  public var ruleSet = RuleSet()

  public init(_ source: String) {
    self.source = source
  }

  /// Returns the expression's value without a spec.
  public func value() throws(ExpressionError) -> Value {
    let model = ModelBuilder.app(.none)
    model.acts = ActCache(ruleSet)
    let evaluator = Evaluator(facts: model)
    let program = try compile(variables: [])
    bind(in: evaluator, from: 0)
    return evaluator.evaluate(program)
  }

  /// Returns the value for each node that a selector concerns, bound to `self`, in the order of the spec.
  public func answers(over model: Model, selecting selector: Selector) throws(ExpressionError) -> [Answer] {
    let program = try compile(variables: [("self", .node([selector.nodeType])), ("app", .node(["app"]))])
    model.acts = ActCache(ruleSet)
    let evaluator = Evaluator(facts: model)
    evaluator.bind(.node(model.app), to: 1)
    bind(in: evaluator, from: 2)
    let index = RuleIndex(vocabulary: model.vocabulary)
    index.add(0, selectors: [selector])
    let baseScreens = Set(model.screens)
    let screenType = model.vocabulary.typeIndex(of: "screen")
    var isState = false
    var answers: [Answer] = []
    for number in 0..<model.nodeCount {
      let node = NodeReference(number)
      if model.typeIndex(of: node) == screenType { isState = !baseScreens.contains(node) }
      guard !index.rules(for: node, in: model, isState: isState).isEmpty else { continue }
      evaluator.bind(.node(node), to: 0)
      answers.append(
        Answer(path: model.path(of: node), location: model.location(of: node), value: evaluator.evaluate(program)))
    }
    return answers
  }

  private func compile(variables: [(String, ValueType)]) throws(ExpressionError) -> Program {
    try Expression.compile(
      source: source, variables: variables + bindings.map { ($0.name, .any) }, catalog: Vocabulary.shared,
      functions: RuleFunctions.table(with: ruleSet.functions), check: isChecked
    ).program
  }

  private func bind(in evaluator: Evaluator, from slot: Int) {
    for (index, binding) in bindings.enumerated() { evaluator.bind(binding.value, to: slot + index) }
  }
}

extension ExpressionQuery {
  /// Returns the keys of a file's object as bindings; nil where the file holds anything else.
  public static func bindings(in tree: SyntaxTree) -> [(name: String, value: Value)]? {
    let tree = tree.composed().tree
    guard let document = tree.documents.first else { return nil }
    let root = tree.target(of: document.root)
    guard root != .none, tree[root].kind == .mapping else { return nil }
    return tree.entries(of: root).map { entry in
      (tree.text(of: entry.key), OpaqueValue.value(of: entry.value, in: tree))
    }
  }
}

extension Model {
  /// Returns the model of one spec, with the definitions of its folder and those above, and the file's own mistakes.
  public static func reading(
    _ path: String, bytes: [UInt8], workspace: any Workspace
  ) -> (model: Model, diagnostics: [Diagnostic]) {
    let path = Path.normalized(path)
    let file = SpecFile(path: path, bytes: bytes, format: FileFormat(name: path), isNamed: true)
    let around = DefinitionLookup(workspace: workspace, roots: []).definitions(for: Path.parent(path))
    let others = around.trees.filter { $0.source.path != path }
    let model = ModelBuilder.screens(
      of: file.tree, definitions: file.defines ? Definitions(trees: [file.tree] + others) : around)
    return (model, file.problems + model.diagnostics)
  }
}

extension SyntaxTree {
  /// Reads a file in the format of its name or, where that tells nothing, of its first byte. A property list is read as
  /// the spec that it stands for.
  public static func reading(_ path: String, bytes: [UInt8]) -> SyntaxTree {
    let source = SourceFile(path: path, stored: bytes)
    return FileFormat(of: source).read(source)
  }
}

extension Selector {
  /// Creates the selector of a word such as `button`, `text` or `notification.body`; nil for an unknown one.
  public init?(_ spelling: String) {
    self.init(spelling, in: .shared)
  }

  /// Returns the selectors' spellings that may have been meant by a word.
  public static func spellings(near word: String) -> [String] {
    nearest(to: word, among: spellings(near: word, in: .shared))
  }
}
