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
  private var loan: Loan?
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
    // A project's settings may make other rules of these, and a record of times is of one run.
    if let session = request.session, profile == nil, sets.count == 1, sets[0].1.changes.isEmpty,
      sets[0].0.isSame(as: session.ruleSet)
    {
      let purpose = LintSession.Purpose(
        edition: sets[0].1.edition, asksPeople: asksPeople, wantsAnswers: wantsAnswers, wantsFixes: wantsFixes,
        leastSeverity: leastSeverity, extractsWhatIsShown: extractsWhatIsShown)
      loan = Loan(session, purpose)
      engines[0] = loan?.engine
    }
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
    loan?.engine = engine
    return engine
  }

  /// An engine of a session, given back to it at the end of the thread's work.
  private final class Loan {
    private let session: LintSession
    private let purpose: LintSession.Purpose
    var engine: Engine?

    init(_ session: LintSession, _ purpose: LintSession.Purpose) {
      self.session = session
      self.purpose = purpose
      engine = session.take(for: purpose)
    }

    deinit {
      if let engine { session.giveBack(engine, for: purpose) }
    }
  }
}
