import HIGCore
import HIGReading

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
