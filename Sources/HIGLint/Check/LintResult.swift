/// What a run found, sorted by path, offset and rule, whatever the number of threads.
public struct LintResult: Sendable {
  public struct Summary: Hashable, Sendable {
    public var files = 0
    public var screens = 0
    public var views = 0
    /// Questions for a person, where they were asked.
    public var reviews = 0
    /// Findings that a baseline keeps quiet.
    public var known = 0
    /// Findings, or questions, in files that were not asked about, and the number of these files.
    public var elsewhere = 0
    public var filesElsewhere = 0

    public init() {}
  }

  /// Of every severity that was asked for; of what is below it any part.
  public var diagnostics: [Diagnostic] = []
  /// What a person must look at, a question whose answer has expired among them; where only their number was asked for,
  /// any part of it.
  public var reviews: [ReviewItem] = []
  /// Questions that a person has answered; those answered with `fails` are diagnostics, too.
  public var answered: [ReviewItem] = []
  public var summary = Summary()
  /// What lies in files that were not asked about.
  public var elsewhere = Elsewhere()
  /// Named paths that could not be read at all: the run could not be done as asked.
  public var unreadable: [WorkspaceError] = []
  /// What is wrong with the configuration: nothing was checked.
  public var configurationProblems: [Diagnostic] = []
  /// What the run came upon and did not look at: links that lead elsewhere, what belongs to somebody else. Sorted.
  public var unvisited: [Unvisited] = []
  /// The files that were checked, sorted.
  public var files: [String] = []

  public init() {}
}

extension LintResult {
  /// - Parameter isAsking: Questions are wanted too, not only those that were answered with `fails`.
  mutating func add(_ findings: [Finding], asking isAsking: Bool) {
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

  /// Sorts by path, offset and rule; what several screens say alike about one definition is said once.
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

  /// Sorts where they are: of hundreds of thousands there is no room for a second list.
  private static func sort<Item>(_ items: inout [Item], place: (Item) -> Location, rule: (Item) -> String) {
    // Paths are compared once for each file, and texts are moved only once.
    var files = HashMap<ObjectIdentifier, SourceFile>()
    for item in items { files.set(place(item).file, for: ObjectIdentifier(place(item).file)) }
    let paths = Set(files.entries.map(\.value.path)).sorted(by: Path.precedes)
    let numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    var ranks = HashMap<ObjectIdentifier, Int>()
    for (id, file) in files.entries { ranks.set(numbers[file.path] ?? 0, for: id) }
    let places = items.map { item in
      let place = place(item)
      return (rank: UInt32(ranks[ObjectIdentifier(place.file)] ?? 0), range: place.range)
    }
    var order = items.indices.map { UInt32($0) }
    order.sort { a, b in
      let (one, two) = (places[Int(a)], places[Int(b)])
      if one.rank != two.rank { return one.rank < two.rank }
      if one.range != two.range { return one.range < two.range }
      let (rule, other) = (rule(items[Int(a)]), rule(items[Int(b)]))
      return rule == other ? a < b : Path.precedes(rule, other)
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
