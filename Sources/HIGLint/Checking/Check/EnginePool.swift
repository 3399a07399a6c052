import HIGCore
import HIGLanguage
import HIGReading

/// The engines of one thread, made when first needed.
struct EnginePool {
  private let sets: [(RuleSet, RuleOptions)]
  private let asksPeople: Bool
  private let wantsAnswers: Bool
  private let wantsFixes: Bool
  private let leastSeverity: Severity
  private let extractsWhatIsShown: Bool
  /// Whether a file of the run may suppress anything.
  let holdsSuppressions: Bool
  private let profile: RunProfile?
  private var engines: [Engine?]
  /// The parts that the models of the thread share.
  let prototypes = ModelPrototypes()

  /// - Parameter holdsSuppressions: Whether a file may suppress hidden findings, so that these must be found, too.
  init(_ sets: [(RuleSet, RuleOptions)], for request: LintRequest, holdsSuppressions: Bool = true) {
    extractsWhatIsShown = sets.count == 1 && !request.wantsReview && !holdsSuppressions
    self.holdsSuppressions = holdsSuppressions
    self.sets = sets
    asksPeople = request.wantsReview
    // What is kept is for every use.
    let isKept = request.shelf?.keepsResults ?? false
    wantsAnswers = request.wantsReview && (request.reviewDetail == .answerable || isKept)
    wantsFixes = request.wantsFixes
    leastSeverity = request.leastSeverity
    profile = request.profile
    engines = Array(repeating: nil, count: sets.count)
  }

  mutating func engine(_ number: Int) -> Engine {
    if let engine = engines[number] { return engine }
    let engine = Engine(ruleSet: sets[number].0, options: sets[number].1)
    engine.asksPeople = asksPeople
    engine.wantsAnswers = wantsAnswers
    engine.wantsFixes = wantsFixes
    engine.leastSeverity = leastSeverity
    engine.extractsWhatIsShown = extractsWhatIsShown
    if sets.count > 1 {
      // The severity in one file may be that of another one's options: a finding is of the file that it lies in.
      engine.isShown = { [sets, leastSeverity] header in
        sets.contains { ($0.1.change(of: header.id).severity ?? header.severity) >= leastSeverity }
      }
    }
    engine.times = profile?.ruleTimes(of: sets[number].0)
    engines[number] = engine
    return engine
  }
}
