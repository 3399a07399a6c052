import HIGCore
import HIGLanguage
import HIGReading

/// The plan of which rules hold where: the sets of options that a run needs, each once.
///
/// Files with equal overrides share a set, and so an engine on each thread.
struct CheckPlan {
  /// A rule set and the options for its rules.
  struct OptionSet: Sendable {
    var rules: RuleSet
    var options: RuleOptions
  }

  /// The options that hold in one file.
  struct FileOptions: Sendable {
    /// The option set of the file.
    var base: Int
    /// The position of the file's configuration in the lookup.
    var configuration = 0
    /// The option sets of the screens with overrides of their own, by the screen's id.
    var screens: [String: Int] = [:]
    var objects: [Configuration.Override] = []
    var answers: [ReviewAnswer] = []
    var requiresReason = false
  }

  let lookup: ConfigurationLookup
  private let edition: Edition?
  private(set) var sets: [OptionSet] = []
  /// The options of the last folder that was asked for, if they hold in all its files.
  private var last: (folder: String, options: FileOptions)?
  /// The option sets by configuration and rule changes: overrides with the same changes share a set.
  private var known: [Key: Int] = [:]
  private var numbers: [OverridesKey: Int] = [:]

  private struct Key: Hashable {
    var configuration: Int
    var changes: String
  }

  /// The configuration, and the numbers of its overrides that count.
  private struct OverridesKey: Hashable {
    var configuration: Int
    var overrides: [Int]
  }

  init(lookup: ConfigurationLookup, edition: Edition?) {
    self.lookup = lookup
    self.edition = edition
  }

  /// Returns the options that hold in a file.
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
  /// A text that is equal for options with the same effect.
  fileprivate var description: String {
    let texts = ValueText(language: .english)
    return changes.sorted { $0.key < $1.key }.map { pattern, change in
      let parameters = change.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\(texts.text($0.value))" }
      return "\(pattern) \(change.isOn.map { "\($0)" } ?? "") \(change.severity?.word ?? "") \(parameters)"
    }.joined(separator: "\n")
  }
}
