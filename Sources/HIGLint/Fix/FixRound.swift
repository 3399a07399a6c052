extension Fixer {
  /// The files after some edits, and what is found in them.
  struct Reached {
    var edits: [String: [TextEdit]]
    /// What the edits count in.
    var texts: [String: SourceFile]
    var workspace: OverlayWorkspace<Files>
    var request: LintRequest
    var result: LintResult
  }

  /// A fix that may be made, and the findings that it is for.
  struct Candidate {
    /// The first of them.
    var diagnostic: Diagnostic
    /// Their numbers in the round's result.
    var targets: [Int]
    var edits: [Fix.Edit]

    /// Whether an edit of another fix meets one of this one's: then the two are not made together.
    func touches(_ other: Candidate) -> Bool {
      edits.contains { mine in
        other.edits.contains { theirs in
          mine.file.path == theirs.file.path && mine.edit.range.start <= theirs.edit.range.end
            && theirs.edit.range.start <= mine.edit.range.end
        }
      }
    }
  }

  /// One round: of the fixes of a result, as many as can be made together and do nothing but good.
  struct Round {
    let result: LintResult
    private(set) var candidates: [Candidate] = []
    private(set) var accepted: [Int] = []
    private(set) var refused: [Int] = []
    /// The files with what was accepted; nil where nothing was.
    private(set) var reached: Reached?

    init(_ result: LintResult, options: Options) {
      self.result = result
      var known: [[Fix.Edit]: Int] = [:]
      for (number, diagnostic) in result.diagnostics.enumerated() {
        guard let fix = diagnostic.fix, !fix.edits.isEmpty, options.includes(diagnostic),
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

    /// Tries all the candidates, those that touch each other one after the other.
    mutating func settle(_ check: Check) {
      var open = Array(candidates.indices)
      while !open.isEmpty {
        var batch: [Int] = []
        var waiting: [Int] = []
        var last: [String: [Int]] = [:]
        for number in open {
          let paths = Set(candidates[number].edits.map(\.file.path))
          let isFree = paths.allSatisfy { path in
            last[path, default: []].allSatisfy { !candidates[$0].touches(candidates[number]) }
          }
          guard isFree else {
            waiting.append(number)
            continue
          }
          batch.append(number)
          for path in paths { last[path, default: []].append(number) }
        }
        settle(batch, check)
        open = waiting.filter { number in !accepted.contains { candidates[$0].touches(candidates[number]) } }
      }
    }

    /// Tries a batch beside what was accepted; one that does harm is divided until it is known what does.
    private mutating func settle(_ batch: [Int], _ check: Check) {
      guard !batch.isEmpty else { return }
      let attempt = accepted + batch
      let (edits, files) = edits(of: attempt)
      guard let tried = check(edits, files) else { return divide(batch, suspects: [], check) }
      let verdict = FixVerdict(
        from: result, to: tried.result, through: edits, targets: Set(attempt.flatMap { candidates[$0].targets }))
      if verdict.isSound {
        accepted = attempt
        reached = tried
        return
      }
      let worse = Set(verdict.new.map(\.location.file.path))
      let suspects = batch.filter { number in
        candidates[number].targets.contains { verdict.remaining.contains($0) }
          || candidates[number].edits.contains { worse.contains($0.file.path) }
      }
      divide(batch, suspects: suspects, check)
    }

    private mutating func divide(_ batch: [Int], suspects: [Int], _ check: Check) {
      if batch.count == 1 { return refused += batch }
      let others = batch.filter { !suspects.contains($0) }
      if !others.isEmpty, !suspects.isEmpty {
        settle(others, check)
        settle(suspects, check)
      } else {
        settle(Array(batch[..<(batch.count / 2)]), check)
        settle(Array(batch[(batch.count / 2)...]), check)
      }
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
