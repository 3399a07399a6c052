/// What became of a run's findings after edits: which are gone, and which have come.
struct FixVerdict {
  /// The findings that were to go and have not, by their number.
  private(set) var remaining: Set<Int> = []
  /// What was not found before.
  private(set) var new: [Diagnostic] = []
  /// Something could not be read any more.
  private(set) var isBroken = false

  var isSound: Bool { remaining.isEmpty && new.isEmpty && !isBroken }

  /// - Parameters:
  ///   - targets: The numbers of the findings that were to go.
  ///   - edits: By file.
  ///   - least: A colour's spelling, which matters less, does not count.
  init(
    from before: LintResult, to after: LintResult, through edits: [String: [TextEdit]], targets: Set<Int>,
    atLeast least: Severity
  ) {
    isBroken =
      !after.configurationProblems.isEmpty || after.unreadable.count > before.unreadable.count
      || after.summary.files < before.summary.files
    struct Key: Hashable {
      var rule: String
      var path: String

      init(_ diagnostic: Diagnostic) {
        rule = diagnostic.rule
        path = diagnostic.location.file.path
      }
    }
    let moves = edits.mapValues { MovedPlaces($0) }
    var old: [Key: [(range: SourceRange, element: Int)]] = [:]
    for (number, diagnostic) in before.diagnostics.enumerated() {
      let key = Key(diagnostic)
      let range = diagnostic.location.range
      old[key, default: []].append((moves[key.path]?.moved(range) ?? range, number))
    }
    var found = Set<Int>()
    // What stands where it stood is the same finding, and no other one's.
    var exact: [Key: [SourceRange: ArraySlice<Int>]] = [:]
    for (key, findings) in old {
      exact[key] = Dictionary(grouping: findings, by: \.range).mapValues { $0.map(\.element)[...] }
    }
    var others: [Diagnostic] = []
    for diagnostic in after.diagnostics {
      guard let number = exact[Key(diagnostic)]?[diagnostic.location.range]?.popFirst() else {
        others.append(diagnostic)
        continue
      }
      found.insert(number)
      note(number, is: diagnostic, targets, before)
    }
    var indexes: [Key: RangeIndex<Int>] = [:]
    for diagnostic in others {
      let key = Key(diagnostic)
      let index = indexes[key] ?? RangeIndex((old[key] ?? []).filter { !found.contains($0.element) })
      indexes[key] = index
      let isOld = index.first(meeting: diagnostic.location.range) { _, number in
        guard found.insert(number).inserted else { return false }
        note(number, is: diagnostic, targets, before)
        return true
      }
      if !isOld { new.append(diagnostic) }
    }
    // What rules advise counts; how a colour is spelt does not, and is put right afterwards.
    new.removeAll { $0.severity < least && $0.rule == SpecRule.colorStyle.id }
  }

  /// A finding is still there.
  private mutating func note(_ number: Int, is diagnostic: Diagnostic, _ targets: Set<Int>, _ before: LintResult) {
    if targets.contains(number) {
      remaining.insert(number)
    } else if diagnostic.severity > before.diagnostics[number].severity {
      new.append(diagnostic)
    }
  }
}

/// Where the places of a file are after edits of it.
struct MovedPlaces {
  /// Sorted; they do not overlap.
  private let edits: [TextEdit]
  /// By how much the edits before each of them make the text longer; then by how much all do.
  private var growths: [Int] = [0]

  init(_ edits: [TextEdit]) {
    self.edits = edits.sorted { $0.range < $1.range }
    for edit in self.edits { growths.append((growths.last ?? 0) + edit.replacement.utf8.count - edit.range.count) }
  }

  /// What was edited in a range is part of it still; an edit that begins before it takes it along.
  func moved(_ range: SourceRange) -> SourceRange {
    let first = edits.partitioningIndex { edit in
      edit.range.end > range.start || edit.range == SourceRange(at: Int(range.start)) && !range.isEmpty
    }
    let behind = edits[first...].partitioningIndex { $0.range.start >= range.end && $0.range.start != range.start }
    var start = Int(range.start) + growths[first]
    if first < behind { start -= max(0, Int(range.start) - Int(edits[first].range.start)) }
    return SourceRange(max(0, start), max(0, start, Int(range.end) + growths[behind]))
  }
}
