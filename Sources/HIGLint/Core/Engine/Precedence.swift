import HIGLanguage
import HIGReading

/// Keeps a rule silent where one that it yields to speaks about the same node or an overlapping range.
///
/// The rules that speak are found before any is silenced, so that of three that yield in a row one always remains.
struct Precedence {
  /// The places where one rule speaks: ranges by file, sorted, with the furthest end among those up to each.
  private struct Places {
    var nodes = HashMap<NodeReference, Void>()
    var ranges = HashMap<ObjectIdentifier, [SourceRange]>()
    var furthestEnds = HashMap<ObjectIdentifier, [UInt32]>()

    mutating func add(_ finding: Finding) {
      nodes.insert(finding.node)
      ranges[ObjectIdentifier(finding.location.file), default: []].append(Self.widened(finding.location.range))
    }

    mutating func seal() {
      for (file, unsorted) in ranges.entries {
        let sorted = unsorted.sorted()
        ranges.set(sorted, for: file)
        var furthest: UInt32 = 0
        let ends = sorted.map { range in
          furthest = max(furthest, range.end)
          return furthest
        }
        furthestEnds.set(ends, for: file)
      }
    }

    func cover(_ finding: Finding) -> Bool {
      if finding.node != .none, nodes.contains(finding.node) { return true }
      let file = ObjectIdentifier(finding.location.file)
      guard let ranges = ranges[file], let ends = furthestEnds[file] else { return false }
      let range = Self.widened(finding.location.range)
      // The number of ranges that begin before this one ends.
      let count = ranges.partitioningIndex { $0.start >= range.end }
      return count > 0 && ends[count - 1] > range.start
    }

    /// Returns a range of at least one byte: an empty range stands for the place where something is missing.
    private static func widened(_ range: SourceRange) -> SourceRange {
      range.isEmpty ? SourceRange(start: range.start, end: range.end &+ 1) : range
    }
  }

  /// Returns the findings that remain. A violation yields to violations only, a question to both.
  static func apply(to findings: [Finding], yielding: (String) -> [String]) -> [Finding] {
    var deciding: Set<String> = []
    var yields: [String: [String]] = [:]
    for finding in findings where yields[finding.rule] == nil {
      let others = yielding(finding.rule)
      yields[finding.rule] = others
      deciding.formUnion(others)
    }
    guard !deciding.isEmpty else { return findings }
    var violations: [String: Places] = [:]
    var questions: [String: Places] = [:]
    for finding in findings where deciding.contains(finding.rule) {
      if finding.isViolation {
        violations[finding.rule, default: Places()].add(finding)
      } else {
        questions[finding.rule, default: Places()].add(finding)
      }
    }
    for rule in deciding {
      violations[rule]?.seal()
      questions[rule]?.seal()
    }
    return findings.filter { finding in
      for other in yields[finding.rule] ?? [] {
        if violations[other]?.cover(finding) == true { return false }
        if !finding.isViolation, questions[other]?.cover(finding) == true { return false }
      }
      return true
    }
  }
}
