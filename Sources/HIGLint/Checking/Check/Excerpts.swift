import HIGCore
import HIGReading

/// Reduces the text of a checked file to the lines with findings: of thousands of files, the texts would be most of
/// what is held until everything is reported.
extension FileOutcome {
  mutating func keepOnlyLinesOfFindings(wantsFixes: Bool) {
    let path = part.work.path
    var excerpts = Excerpts(wantsFixes: wantsFixes) { $0.path == path }
    excerpts.look(through: &report.findings)
    excerpts.look(through: &report.isolated)
    excerpts.look(through: &report.diagnostics)
    guard excerpts.make() else { return }
    excerpts.put(into: &report.findings)
    excerpts.put(into: &report.isolated)
    excerpts.put(into: &report.diagnostics)
  }
}

extension MutableCollection where Element == Finding {
  mutating func keepOnlyLines(wantsFixes: Bool) {
    var excerpts = Excerpts(wantsFixes: wantsFixes) { _ in true }
    excerpts.look(through: &self)
    if excerpts.make() { excerpts.put(into: &self) }
  }
}

/// Makes excerpts of the files that findings lie in.
private struct Excerpts {
  private let isWanted: (SourceFile) -> Bool
  private var files = HashMap<ObjectIdentifier, (file: SourceFile, offsets: [Int])>()
  private var made = HashMap<ObjectIdentifier, SourceFile>()
  private let wantsFixes: Bool
  private var hasOpenFix = false

  /// - Parameter isWanted: Returns whether to make an excerpt of a file.
  init(wantsFixes: Bool, where isWanted: @escaping (SourceFile) -> Bool) {
    self.wantsFixes = wantsFixes
    self.isWanted = isWanted
  }

  mutating func look<Items: MutableCollection>(through items: inout Items) where Items.Element: Located {
    for index in items.indices {
      // To write its edits down takes the whole text.
      if wantsFixes, let fix = items[index].fix, fix.safety != .displayOnly, fix.edits.isEmpty { hasOpenFix = true }
      items[index].visitLocations { location in
        let file = location.file
        guard isWanted(file) else { return }
        let offsets = [Int(location.range.start), Int(location.range.end)]
        files[ObjectIdentifier(file), default: (file, [])].offsets += offsets
      }
    }
  }

  /// Makes the excerpts, and returns whether there are any.
  mutating func make() -> Bool {
    guard !hasOpenFix else { return false }
    for (id, (file, offsets)) in files.entries {
      if let excerpt = file.excerpt(ofLinesAt: offsets) { made.set(excerpt, for: id) }
    }
    return !made.isEmpty
  }

  func put<Items: MutableCollection>(into items: inout Items) where Items.Element: Located {
    for index in items.indices {
      items[index].visitLocations { location in
        if let excerpt = made[ObjectIdentifier(location.file)] { location.file = excerpt }
      }
    }
  }
}
