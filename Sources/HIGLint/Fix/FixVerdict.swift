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
  init(from before: LintResult, to after: LintResult, through edits: [String: [TextEdit]], targets: Set<Int>) {
    isBroken =
      !after.configurationProblems.isEmpty || after.unreadable.count > before.unreadable.count
      || after.summary.files < before.summary.files
    struct Key: Hashable {
      var rule: String
      var path: String
    }
    var old: [Key: [(number: Int, range: SourceRange)]] = [:]
    for (number, diagnostic) in before.diagnostics.enumerated() {
      let path = diagnostic.location.file.path
      let range = Self.moved(diagnostic.location.range, by: edits[path] ?? [])
      old[Key(rule: diagnostic.rule, path: path), default: []].append((number, range))
    }
    for diagnostic in after.diagnostics {
      let key = Key(rule: diagnostic.rule, path: diagnostic.location.file.path)
      let range = diagnostic.location.range
      let candidates = old[key] ?? []
      let found =
        candidates.firstIndex { $0.range == range } ?? candidates.firstIndex { Self.meets($0.range, range) }
      guard let found else {
        new.append(diagnostic)
        continue
      }
      let number = candidates[found].number
      old[key]?.remove(at: found)
      if targets.contains(number) {
        remaining.insert(number)
      } else if diagnostic.severity > before.diagnostics[number].severity {
        new.append(diagnostic)
      }
    }
  }

  /// Where a range is after edits of its file; what was edited in it is part of it still.
  private static func moved(_ range: SourceRange, by edits: [TextEdit]) -> SourceRange {
    var start = Int(range.start)
    var end = Int(range.end)
    for edit in edits {
      let growth = edit.replacement.utf8.count - edit.range.count
      if edit.range.end <= range.start, !(edit.range.isEmpty && edit.range.start == range.start && !range.isEmpty) {
        start += growth
        end += growth
      } else if edit.range.start < range.end || edit.range.start == range.start {
        // An edit that begins before the range takes it along.
        start -= max(0, Int(range.start) - Int(edit.range.start))
        end = max(start, end + growth)
      }
    }
    return SourceRange(max(0, start), max(0, end))
  }

  private static func meets(_ a: SourceRange, _ b: SourceRange) -> Bool { a.start <= b.end && b.start <= a.end }
}
