/// Which rules hold where: the sets of options that a run needs, each once.
///
/// Files that no override tells apart share a set, and so an engine on each thread.
struct CheckPlan {
  /// The rules and what is changed about them.
  struct OptionSet: Sendable {
    var rules: RuleSet
    var options: RuleOptions
  }

  /// What holds in one file.
  struct FileOptions: Sendable {
    /// The option set of the file.
    var base: Int
    /// The position of the file's configuration in the lookup.
    var configuration = 0
    /// Those of screens with overrides of their own.
    var screens: [String: Int] = [:]
    var objects: [Configuration.Override] = []
    var answers: [ReviewAnswer] = []
    var requiresReason = false
  }

  let lookup: ConfigurationLookup
  private let edition: Edition?
  private(set) var sets: [OptionSet] = []
  /// What holds in the files of the folder that was asked for last, where none of them is an exception.
  private var last: (folder: String, options: FileOptions)?
  /// By configuration, and by what is changed about its rules: overrides that say the same are of one set.
  private var known: [Key: Int] = [:]
  private var numbers: [OverridesKey: Int] = [:]

  private struct Key: Hashable {
    var configuration: Int
    var changes: String
  }

  /// The numbers of the overrides that count.
  private struct OverridesKey: Hashable {
    var configuration: Int
    var overrides: [Int]
  }

  init(lookup: ConfigurationLookup, edition: Edition?) {
    self.lookup = lookup
    self.edition = edition
  }

  /// What holds in a file.
  mutating func options(for path: String) -> FileOptions {
    let folder = Path.parent(path)
    if let last, StringBytes.equal(last.folder, folder) { return last.options }
    let index = lookup.index(for: folder)
    let configuration = lookup.all[index].configuration
    let scopes = lookup.all[index].scopes
    let concerned = scopes.overrides(for: path)
    let overrides = scopes.byScreen(concerned)
    var options = FileOptions(base: set(configuration: index, overrides: overrides.file))
    options.configuration = index
    options.answers = configuration.answers
    options.requiresReason = configuration.requiresReason?.value ?? false
    guard !configuration.overrides.isEmpty else {
      last = (folder, options)
      return options
    }
    options.objects = scopes.forObjects(concerned)
    for (screen, overrides) in overrides.screens.sorted(by: { Path.precedes($0.key, $1.key) }) {
      options.screens[screen] = set(configuration: index, overrides: overrides)
    }
    return options
  }

  private mutating func set(configuration index: Int, overrides: [Int]) -> Int {
    let written = OverridesKey(configuration: index, overrides: overrides)
    if let known = numbers[written] { return known }
    let found = lookup.all[index]
    let options = found.configuration.options(with: overrides, edition: edition)
    let key = Key(configuration: index, changes: options.description)
    if known[key] == nil {
      known[key] = sets.count
      sets.append(OptionSet(rules: found.rules, options: options))
    }
    let number = known[key] ?? 0
    numbers[written] = number
    return number
  }
}

extension RuleOptions {
  /// Equal for options by which the same holds.
  fileprivate var description: String {
    let texts = ValueText(language: .english)
    return changes.sorted { $0.key < $1.key }.map { pattern, change in
      let parameters = change.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\(texts.text($0.value))" }
      return "\(pattern) \(change.isOn.map { "\($0)" } ?? "") \(change.severity?.word ?? "") \(parameters)"
    }.joined(separator: "\n")
  }
}

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
  private let endsProcess: Bool
  /// What the models of the thread share.
  let prototypes = ModelPrototypes()

  /// - Parameter holdsSuppressions: A file of the run may suppress what is not shown; then that must be found, too.
  init(_ sets: [(RuleSet, RuleOptions)], for request: LintRequest, holdsSuppressions: Bool = true) {
    extractsWhatIsShown = sets.count == 1 && !request.wantsReview && !holdsSuppressions
    self.holdsSuppressions = holdsSuppressions
    self.sets = sets
    asksPeople = request.wantsReview
    // What is kept is for every use.
    let isKept = request.cache != nil || request.shard != nil
    wantsAnswers = request.wantsReview && (request.reviewDetail == .answerable || isKept)
    wantsFixes = request.wantsFixes
    leastSeverity = request.leastSeverity
    profile = request.profile
    endsProcess = request.endsProcess
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
    // The system takes all of it back at once.
    if endsProcess { _ = Unmanaged.passRetained(engine) }
    return engine
  }
}

extension [Finding] {
  /// Without what is off for single objects, and with the severities that hold for them.
  func applying(_ overrides: [Configuration.Override]) -> [Finding] {
    guard !overrides.isEmpty else { return self }
    return compactMap { finding in
      guard let path = finding.path else { return finding }
      let parts = path.split(separator: "/")
      var options = RuleOptions()
      for override in overrides where override.objects.contains(where: { id in parts.contains { $0 == id } }) {
        for setting in override.rules { options.changes[setting.pattern] = setting.change }
      }
      return finding.applying(options.change(of: finding.rule))
    }
  }
}

extension Finding {
  /// The finding with a change's severity; nil where the change turns the rule off.
  func applying(_ change: RuleOptions.Change) -> Finding? {
    if change.isOn == false { return nil }
    guard let severity = change.severity, case .violation(var diagnostic) = outcome else { return self }
    diagnostic.severity = severity
    var finding = self
    finding.outcome = .violation(diagnostic)
    return finding
  }

  /// The id of the screen that the finding is in.
  var screen: Substring? { path.map { Self.screen(ofPath: $0) } }

  static func screen(ofPath path: String) -> Substring {
    path[..<(path.utf8.firstIndex(of: ASCII.slash) ?? path.endIndex)]
  }
}
