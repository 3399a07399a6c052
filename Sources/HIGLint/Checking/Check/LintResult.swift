import HIGCore
import HIGReading

/// The result of a run, sorted by path, offset and rule, whatever the number of threads.
public struct LintResult: Sendable {
  public struct Summary: Hashable, Sendable {
    public var files = 0
    public var screens = 0
    public var views = 0
    /// The number of files with screens around which there is no app: a file that is named by itself may be a part of one.
    public var filesWithoutApp = 0
    /// The number of questions for a person, where they were asked.
    public var reviews = 0
    /// The number of findings that a baseline keeps quiet.
    public var known = 0
    /// The number of findings and questions in files that were not asked about, and of these files.
    public var elsewhere = 0
    public var filesElsewhere = 0

    public init() {}
  }

  /// The diagnostics of every severity that was asked for, and any part of those below it.
  public var diagnostics: [Diagnostic] = []
  /// The questions for a person, including those whose answer has expired; where only their number was asked for, any
  /// part of them.
  public var reviews: [ReviewItem] = []
  /// Questions that a person has answered; those answered with `fails` are diagnostics, too.
  public var answered: [ReviewItem] = []
  public var summary = Summary()
  /// The findings in files that were not asked about.
  public var elsewhere = Elsewhere()
  /// Named paths that could not be read at all: the run could not be done as asked.
  public var unreadable: [WorkspaceError] = []
  /// The mistakes in the configuration: nothing was checked.
  public var configurationProblems: [Diagnostic] = []
  /// The mistakes in configurations in whose place sound ones were used.
  package var mendedConfigurations: [Diagnostic] = []
  /// The paths that the run did not look at: links that lead elsewhere, files of somebody else. Sorted.
  public var unvisited: [Unvisited] = []
  /// The paths of the files that were checked, sorted.
  public var files: [String] = []

  public init() {}
}

extension LintResult {
  /// - Parameter isAsking: Whether questions are wanted too, not only those answered with `fails`.
  package mutating func add(_ findings: [Finding], asking isAsking: Bool) {
    for finding in findings {
      switch finding.outcome {
      case .violation(let diagnostic): diagnostics.append(diagnostic)
      case .review(let item):
        if let failure = item.failure { diagnostics.append(failure) }
        guard isAsking else { continue }
        if let answer = item.answer, !answer.isExpired { answered.append(item) } else { reviews.append(item) }
      }
    }
  }

  /// Sorts by path, offset and rule; of equal findings from several screens at one definition, one stays.
  public mutating func sort() {
    Self.sort(&diagnostics, place: { $0.location }, rule: { $0.rule })
    var last: Diagnostic?
    // What the rule of the last one says at its place.
    var said: Set<Message> = []
    diagnostics.removeAll { diagnostic in
      if let last, last.isOfSamePlaceAndRule(as: diagnostic) {
        if said.isEmpty { said.insert(last.message) }
        return !said.insert(diagnostic.message).inserted
      }
      said.removeAll(keepingCapacity: true)
      last = diagnostic
      return false
    }
    Self.sort(&reviews, place: { $0.location }, rule: { $0.rule })
    Self.sort(&answered, place: { $0.location }, rule: { $0.rule })
  }

  /// Sorts items in place: for hundreds of thousands there is no room for a second list.
  private static func sort<Item>(_ items: inout [Item], place: (Item) -> Location, rule: (Item) -> String) {
    // Paths are compared once for each file, and texts are moved only once.
    var files = HashMap<ObjectIdentifier, SourceFile>()
    for item in items { files.set(place(item).file, for: ObjectIdentifier(place(item).file)) }
    let paths = Set(files.entries.map(\.value.path)).sorted(by: Path.precedes)
    let numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    var ranks = HashMap<ObjectIdentifier, Int>()
    for (id, file) in files.entries { ranks.set(numbers[file.path] ?? 0, for: id) }
    // A component that is put in place a thousand times has the findings of all of them at one place.
    var rules: [String: UInt32] = [:]
    for item in items { rules[rule(item)] = 0 }
    for (number, rule) in rules.keys.sorted(by: Path.precedes).enumerated() { rules[rule] = UInt32(number) }
    let places = items.map { item in
      let place = place(item)
      return (
        rank: UInt32(ranks[ObjectIdentifier(place.file)] ?? 0), range: place.range, rule: rules[rule(item)] ?? 0
      )
    }
    var order = items.indices.map { UInt32($0) }
    order.sort { a, b in
      let (one, two) = (places[Int(a)], places[Int(b)])
      if one.rank != two.rank { return one.rank < two.rank }
      if one.range != two.range { return one.range < two.range }
      return one.rule == two.rule ? a < b : one.rule < two.rule
    }
    // Each cycle of the permutation by itself.
    for start in order.indices {
      var place = start
      while case let next = Int(order[place]), next != place {
        order[place] = UInt32(place)
        guard next != start else { break }
        items.swapAt(place, next)
        place = next
      }
    }
  }
}

extension Diagnostic {
  fileprivate func isOfSamePlaceAndRule(as other: Diagnostic) -> Bool {
    self.location.range == other.location.range && self.rule == other.rule
      && (self.location.file === other.location.file || self.location.file.path == other.location.file.path)
  }
}
