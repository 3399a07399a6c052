import HIGCore
import HIGReading

/// The effect of edits on a run's findings: those that remain, and new ones.
struct FixVerdict {
  /// The numbers of the findings that were to go and have not.
  private(set) var remaining: Set<Int> = []
  /// The findings that were not there before.
  private(set) var new: [Diagnostic] = []
  /// Whether something can't be read any more.
  private(set) var isBroken = false

  var isSound: Bool { remaining.isEmpty && new.isEmpty && !isBroken }

  /// - Parameters:
  ///   - targets: The numbers of the findings that were to go.
  ///   - edits: The edits by file.
  ///   - least: The least severity that is fixed; below it, new findings about the spelling of colours don't count.
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

  /// Notes that a finding is still there.
  private mutating func note(_ number: Int, is diagnostic: Diagnostic, _ targets: Set<Int>, _ before: LintResult) {
    if targets.contains(number) {
      remaining.insert(number)
    } else if diagnostic.severity > before.diagnostics[number].severity {
      new.append(diagnostic)
    }
  }
}

/// Finds the places of a file's ranges after edits of it.
struct MovedPlaces {
  /// The edits, sorted; they do not overlap.
  private let edits: [TextEdit]
  /// The bytes by which the edits before each one lengthen the text; the last entry is for all edits.
  private var growths: [Int] = [0]

  init(_ edits: [TextEdit]) {
    self.edits = edits.sorted { $0.range < $1.range }
    for edit in self.edits { growths.append((growths.last ?? 0) + edit.replacement.utf8.count - edit.range.count) }
  }

  /// Returns the new place of a range. An edit within the range stays part of it; one that begins before it is added.
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
