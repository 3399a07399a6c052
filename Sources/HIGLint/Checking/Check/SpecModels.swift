import HIGCore
import HIGLanguage
import HIGReading

/// The models of the specs that a request finds, one file after the other: for what shows specs, and does not judge them.
public struct SpecModels {
  /// One file, read.
  public struct File {
    public let path: String
    /// Its screens, in every state.
    public let model: Model
    /// The components that it defines, each by itself.
    public let components: [Model]
    /// The app as the file states it, with what it has besides screens; nil for a file that states none.
    public let app: Model?
    /// The mistakes in it.
    public let problems: [Diagnostic]
    /// Its text, and what keeps rules silent in it.
    public let source: SourceFile
    public let suppressions: [Suppression]
  }

  let linter: Linter

  public init(_ request: LintRequest, rules: RuleSet, workspace: any Workspace) {
    linter = Linter(request: request, rules: rules, workspace: workspace)
  }

  /// Reads the files, and hands each over before the next is read.
  ///
  /// - Returns: What could not be read, and which files were found.
  public func forEach<E: Error>(_ body: (File) throws(E) -> Void) throws(E) -> LintResult {
    var result = LintResult()
    let inputs = RunInputs(for: linter, reportingInto: &result)
    guard result.configurationProblems.isEmpty else { return result }
    for work in inputs.work {
      let bytes: [UInt8]
      do throws(WorkspaceError) {
        bytes = if let given = work.bytes { given } else { try linter.workspace.read(work.path) }
      } catch {
        if error.kind != .missing || work.isNamed { result.unreadable.append(error) }
        continue
      }
      let file = work.read(bytes)
      guard file.isSpec || work.isNamed else { continue }
      result.summary.files += 1
      let definitions = file.definitions(around: work.definitions)
      let model = ModelBuilder.screens(of: file.tree, definitions: definitions)
      model.acts = ActCache(linter.rules)
      result.summary.screens += model.screens.count
      var components: [Model] = []
      if file.defines {
        var expansion = ExpansionBudget(nodes: file.tree.nodes.count)
        for name in definitions.componentNames(in: file.tree) {
          components.append(ModelBuilder.component(named: name, definitions: definitions, expansion: &expansion))
        }
      }
      try body(
        File(
          path: work.path, model: model, components: components, app: file.defines ? app(of: file, definitions) : nil,
          problems: file.problems + file.withoutEchoes(model.placedDiagnostics), source: file.tree.source,
          suppressions: SuppressionReader.read(file.tree).all))
    }
    return result
  }

  /// Returns the app that a file states: what it says itself goes before what files around it say.
  private func app(of file: SpecFile, _ definitions: Definitions) -> Model {
    let path = file.tree.source.path
    let others = definitions.trees.filter { $0.source.path != path }
    let model = ModelBuilder.app(definitions.replacingTrees(with: [file.tree] + others))
    model.acts = ActCache(linter.rules)
    return model
  }
}
