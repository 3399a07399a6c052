import HIGReading

extension Fixer {
  /// The files after some edits, and the findings in them.
  struct Reached {
    var edits: [String: [TextEdit]]
    /// The texts that the edits count in, by path.
    var texts: [String: SourceFile]
    var workspace: OverlayWorkspace
    var request: LintRequest
    var result: LintResult
  }

  /// A fix that may be made, and the findings that it is for.
  struct Candidate {
    /// The first of these findings.
    var diagnostic: Diagnostic
    /// The numbers of these findings in the round's result.
    var targets: [Int]
    var edits: [Fix.Edit]
  }

  /// One round: as many of a result's fixes as can be made together without harm.
  struct Round {
    let result: LintResult
    private(set) var candidates: [Candidate] = []
    private(set) var accepted: [Int] = []
    private(set) var refused: [Int] = []
    /// The files with the accepted fixes; nil where there are none.
    private(set) var reached: Reached?

    /// The least severity that is fixed in this round.
    private let least: Severity

    init(_ result: LintResult, options: Options, atLeast least: Severity) {
      self.result = result
      self.least = least
      var known: [[Fix.Edit]: Int] = [:]
      for (number, diagnostic) in result.diagnostics.enumerated() {
        guard let fix = diagnostic.fix, !fix.edits.isEmpty, options.includes(diagnostic),
          diagnostic.severity >= least,
          fix.safety == .safe || options.makesUnsafe && fix.safety == .unsafe
        else { continue }
        if let index = known[fix.edits] {
          candidates[index].targets.append(number)
          continue
        }
        known[fix.edits] = candidates.count
        candidates.append(Candidate(diagnostic: diagnostic, targets: [number], edits: fix.edits))
      }
    }

    typealias Check = (_ edits: [String: [TextEdit]], _ files: [String: SourceFile]) -> Reached?

    /// Tries all the candidates; those that touch each other are tried one after the other.
    mutating func settle(_ check: Check) {
      var open = Array(candidates.indices)
      while !open.isEmpty {
        var batch: [Int] = []
        var waiting: [Int] = []
        var places = EditedPlaces()
        for number in open {
          if places.touch(candidates[number].edits) {
            waiting.append(number)
          } else {
            batch.append(number)
            places.add(candidates[number].edits)
          }
        }
        settle(batch, check)
        var made = EditedPlaces()
        for number in accepted { made.add(candidates[number].edits) }
        open = waiting.filter { !made.touch(candidates[$0].edits) }
      }
    }

    /// The number of suspects up to which each is tried by itself before it is refused.
    private static var patience: Int { 8 }

    /// Tries a batch besides the accepted fixes; one that does harm is divided until the harmful fixes are known.
    private mutating func settle(_ batch: [Int], _ check: Check) {
      guard !batch.isEmpty else { return }
      let attempt = accepted + batch
      let (edits, files) = edits(of: attempt)
      guard let tried = check(edits, files) else { return halve(batch, check) }
      let verdict = FixVerdict(
        from: result, to: tried.result, through: edits, targets: Set(attempt.flatMap { candidates[$0].targets }),
        atLeast: least)
      if verdict.isSound {
        accepted = attempt
        reached = tried
        return
      }
      let blame = FixBlame(verdict, on: batch, of: candidates, edits: edits)
      let others = batch.filter { !blame.suspects.contains($0) }
      if !others.isEmpty, !blame.suspects.isEmpty {
        settle(others, check)
        settle(batch.filter { blame.suspects.contains($0) }, check)
      } else if blame.convicted.count > Self.patience {
        // Each check is of everything: thousands of fixes that do harm are not tried one by one.
        refused += batch.filter { blame.convicted.contains($0) }
        settle(batch.filter { !blame.convicted.contains($0) }, check)
      } else {
        halve(batch, check)
      }
    }

    private mutating func halve(_ batch: [Int], _ check: Check) {
      if batch.count == 1 { return refused += batch }
      settle(Array(batch[..<(batch.count / 2)]), check)
      settle(Array(batch[(batch.count / 2)...]), check)
    }

    private func edits(of numbers: [Int]) -> ([String: [TextEdit]], [String: SourceFile]) {
      var edits: [String: [TextEdit]] = [:]
      var files: [String: SourceFile] = [:]
      for number in numbers {
        for edit in candidates[number].edits {
          edits[edit.file.path, default: []].append(edit.edit)
          files[edit.file.path] = edit.file
        }
      }
      return (edits, files)
    }
  }
}
