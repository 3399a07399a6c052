import HIGCore
import HIGLanguage
import HIGReading

/// The check of one file by itself.
struct FileCheck {
  private let work: FileWork
  private let file: SpecFile
  /// The definitions that hold for the file, its own among them.
  private let definitions: Definitions
  private let engine: Engine
  private let profile: RunProfile?
  private var outcome: FileOutcome
  /// The answers that hold for the file, its own first.
  private var answers: [ReviewAnswer] = []

  /// Reads and checks a file.
  static func outcome(
    of work: FileWork, bytes: [UInt8], engines: inout EnginePool, profile: RunProfile?
  ) -> FileOutcome {
    let file = profile.measure(.reading) { work.read(bytes) }
    guard file.isSpec || work.isNamed else { return FileOutcome(work) }
    var check = FileCheck(
      work: work, file: file, definitions: file.definitions(around: work.definitions),
      engine: engines.engine(work.options.base), profile: profile, outcome: FileOutcome(work, .spec))
    check.run(&engines)
    return check.outcome
  }

  private mutating func run(_ engines: inout EnginePool) {
    outcome.part.definesItself = file.defines
    let model = profile.measure(.building) {
      ModelBuilder.screens(of: file.tree, definitions: definitions, prototypes: engines.prototypes)
    }
    readAnswers()
    outcome.hasFailedAnswers = answers.contains { $0.answer == .fails }
    if !work.isExtractOnly { check(model, &engines) }
    // Answers are about the apps of others.
    if !file.answers || file.hasScreens || file.defines {
      outcome.part.app = AppKey(definitions) ?? (file.hasScreens ? work.impliedApp : nil)
    }
    if outcome.part.app != nil {
      outcome.part.extract = profile.measure(.extracting) {
        engine.extract(from: model, withFingerprints: engine.asksPeople || !answers.isEmpty)
      }
    }
    outcome.part.screenPaths = model.screens.map { model.path(of: $0) }
  }

  /// Finds the answers that hold for the file, and notes the mistakes in its own.
  private mutating func readAnswers() {
    answers = definitions.answers
    if file.answers {
      let section = ReviewSection.read(file.tree, rules: engine.ruleSet.ids)
      outcome.part.answers = section.answers
      outcome.report.diagnostics += section.problems
      answers = section.answers + answers.filter { $0.location.file.path != work.path }
    }
    answers += work.options.answers
  }

  private mutating func check(_ model: Model, _ engines: inout EnginePool) {
    outcome.report.diagnostics += file.problems + file.withoutEchoes(model.placedDiagnostics)
    let mayHoldSuppressions = engines.holdsSuppressions && SuppressionMarker.isIn(file.tree.source)
    outcome.part.findsAll = definitions.mayHoldSuppressions || mayHoldSuppressions
    profile.measure(.checking) {
      let checked = engine.check(model, answers: answers, findsAll: outcome.part.findsAll)
      outcome.report.findings = checked.findings
      outcome.report.diagnostics += checked.errors
      applyScreenOptions(model, &engines)
    }
    if FileName.isImported(work.path) {
      outcome.report.findings = LanguageMerge.merged(outcome.report.findings, in: model)
    }
    outcome.report.findings = outcome.report.findings.applying(work.options.objects)
    if mayHoldSuppressions {
      outcome.report.suppressions = FileSuppressions(file.tree, requiresReason: work.options.requiresReason)
    }
    outcome.report.answerPlaces.look(for: answers, in: model, below: model.screenStates)
    if file.defines { profile.measure(.checking) { checkComponents() } }
    // Of what others use a part may be found with their files.
    if engine.wantsFixes, !file.defines, file.isPlain {
      FixPlacer.place(&outcome.report.diagnostics, in: file)
      FixPlacer.place(&outcome.report.findings, in: file)
    }
    outcome.report.screens = model.screens.count
    outcome.report.views = model.viewCount
  }

  /// Checks screens with options of their own again, once for each set of options, and replaces their findings.
  private mutating func applyScreenOptions(_ model: Model, _ engines: inout EnginePool) {
    guard !work.options.screens.isEmpty else { return }
    var bySet: [Int: [NodeReference]] = [:]
    var ids: Set<Substring> = []
    for state in model.screenStates {
      let id = Finding.screen(ofPath: model.path(of: state))
      guard let set = work.options.screens[String(id)] else { continue }
      bySet[set, default: []].append(state)
      ids.insert(id)
    }
    let concerns = { (finding: Finding) in finding.screen.map(ids.contains) ?? false }
    outcome.report.findings.removeAll(where: concerns)
    for (set, screens) in bySet.sorted(by: { $0.key < $1.key }) {
      let engine = engines.engine(set)
      outcome.report.findings += engine.check(
        model, answers: answers, findsAll: outcome.part.findsAll, screens: screens
      ).findings.filter(concerns)
    }
  }

  private mutating func checkComponents() {
    var expansion = ExpansionBudget(nodes: file.tree.nodes.count)
    for name in definitions.componentNames(in: file.tree) {
      let model = ModelBuilder.component(named: name, definitions: definitions, expansion: &expansion)
      outcome.report.diagnostics += model.diagnostics
      outcome.report.isolated += engine.check(model, answers: answers, findsAll: outcome.part.findsAll).findings
      outcome.report.answerPlaces.look(for: answers, in: model, below: model.screenStates)
    }
  }
}
