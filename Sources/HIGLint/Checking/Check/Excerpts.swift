import HIGCore
import HIGReading

/// Reduces the text of a checked file to the lines with findings: of thousands of files, the texts would be most of
/// what is held until everything is reported.
extension Linter.Outcome {
  mutating func keepOnlyLinesOfFindings(wantsFixes: Bool) {
    let path = path
    var excerpts = Excerpts(wantsFixes: wantsFixes) { $0.path == path }
    excerpts.look(through: &findings)
    excerpts.look(through: &isolated)
    excerpts.look(through: &diagnostics)
    guard excerpts.make() else { return }
    excerpts.put(into: &findings)
    excerpts.put(into: &isolated)
    excerpts.put(into: &diagnostics)
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

/// An element that lies in files.
protocol Located {
  /// Calls `visit` with all of its locations, including those of its edits.
  mutating func visitLocations(_ visit: (inout Location) -> Void)
  var fix: Fix? { get }
}

extension Diagnostic: Located {
  package var fix: Fix? {
    get { fields.value.fix }
    set { fields.value.fix = newValue }
  }

  mutating func visitLocations(_ visit: (inout Location) -> Void) {
    // What is only looked at stays where it is.
    var isChanged = false
    func look(_ location: inout Location) {
      let before = location
      visit(&location)
      if location.file !== before.file || location.range != before.range { isChanged = true }
    }
    var fields = fields.value
    look(&fields.location)
    for index in fields.notes.indices {
      guard var place = fields.notes[index].location else { continue }
      look(&place)
      fields.notes[index].location = place
    }
    fields.fix?.visitLocations(look)
    if isChanged { self.fields = .value(fields) }
  }
}

extension Finding: Located {
  package var fix: Fix? { diagnostic?.fix }

  mutating func visitLocations(_ visit: (inout Location) -> Void) {
    switch outcome {
    case .violation(var diagnostic):
      diagnostic.visitLocations(visit)
      outcome = .violation(diagnostic)
    case .review(var item):
      var place = item.location
      visit(&place)
      guard place.file !== item.location.file || place.range != item.location.range else { break }
      item.location = place
      outcome = .review(item)
    }
    for index in chain.indices {
      visit(&chain[index].location)
      visit(&chain[index].definition)
    }
    if var place = component {
      visit(&place)
      component = place
    }
    for index in uses.indices { visit(&uses[index]) }
  }
}

extension Fix {
  fileprivate mutating func visitLocations(_ visit: (inout Location) -> Void) {
    for index in changes.indices { visit(&changes[index].location) }
    for index in edits.indices {
      var place = Location(file: edits[index].file, range: edits[index].edit.range)
      visit(&place)
      edits[index].file = place.file
    }
  }
}
