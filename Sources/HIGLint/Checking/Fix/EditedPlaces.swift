import HIGReading

/// The places that edits change, by file, to tell whether another edit touches one of them.
struct EditedPlaces {
  /// The changed ranges by path: sorted, those that touch made one.
  private var places: [String: [SourceRange]] = [:]

  /// Returns whether one of the edits touches a place or borders on it, so that they are not made together.
  func touch(_ edits: [Fix.Edit]) -> Bool {
    edits.contains { edit in
      guard let places = places[edit.file.path] else { return false }
      let index = places.partitioningIndex { $0.end >= edit.edit.range.start }
      return index < places.count && places[index].start <= edit.edit.range.end
    }
  }

  mutating func add(_ edits: [Fix.Edit]) {
    for edit in edits { Self.add(edit.edit.range, to: &places[edit.file.path, default: []]) }
  }

  private static func add(_ range: SourceRange, to places: inout [SourceRange]) {
    let first = places.partitioningIndex { $0.end >= range.start }
    var behind = first
    var union = range
    while behind < places.count, places[behind].start <= range.end {
      union = SourceRange(start: min(union.start, places[behind].start), end: max(union.end, places[behind].end))
      behind += 1
    }
    places.replaceSubrange(first..<behind, with: CollectionOfOne(union))
  }
}
