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
  private let unkeptRules: Set<String>
  private var engines: [Engine?]
  private var loan: Loan?
  /// The parts that the models of the thread share.
  let prototypes = ModelPrototypes()

  /// - Parameters:
  ///   - fileCount: The number of the run's files.
  ///   - holdsSuppressions: Whether a file may suppress hidden findings, so that these must be found, too.
  init(
    _ sets: [(RuleSet, RuleOptions)], for request: LintRequest, fileCount: Int = .max, holdsSuppressions: Bool = true
  ) {
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
    unkeptRules = Self.unkeptRules(of: sets)
    // A project's settings may make other rules of these, and a record of times is of one run.
    if let session = request.session, fileCount <= LintSession.mostFiles, profile == nil, sets.count == 1,
      sets[0].0.isSame(as: session.ruleSet), let switches = LintSession.Switch.all(of: sets[0].1)
    {
      let purpose = LintSession.Purpose(
        edition: sets[0].1.edition, switches: switches,
        asksPeople: asksPeople, wantsAnswers: wantsAnswers, wantsFixes: wantsFixes,
        leastSeverity: leastSeverity, extractsWhatIsShown: extractsWhatIsShown)
      loan = Loan(session, purpose)
      engines[0] = loan?.engine
    }
  }

  /// Returns the rules about whole apps that differ between the sets: a file is read with its own, its app is judged
  /// with those of its first file, and what one finds is not what the other asks for.
  static func unkeptRules(of sets: [(RuleSet, RuleOptions)]) -> Set<String> {
    guard let first = sets.first, sets.count > 1 else { return [] }
    var unkept: Set<String> = []
    for (rules, options) in sets.dropFirst() {
      let isSameSet = rules.isSame(as: first.0)
      for set in isSameSet ? [rules] : [rules, first.0] {
        for position in 0..<set.count where set[position].phase == .app {
          let id = set[position].id
          let isSame =
            (isSameSet || set.isBuiltIn(position)) && options.edition == first.1.edition
            && options.change(of: id).parameters.isEmpty && first.1.change(of: id).parameters.isEmpty
          if !isSame { unkept.insert(id) }
        }
      }
    }
    return unkept
  }

  mutating func engine(_ number: Int) -> Engine {
    if let engine = engines[number] { return engine }
    let engine = Engine(ruleSet: sets[number].0, options: sets[number].1)
    engine.asksPeople = asksPeople
    engine.wantsAnswers = wantsAnswers
    engine.wantsFixes = wantsFixes
    engine.leastSeverity = leastSeverity
    engine.extractsWhatIsShown = extractsWhatIsShown
    engine.unkeptRules = unkeptRules
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
