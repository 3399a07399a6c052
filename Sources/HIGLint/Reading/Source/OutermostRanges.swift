/// Ranges that lie apart or within each other, as brackets do; tells whether one of them holds a place.
package struct OutermostRanges {
  /// The ranges by their beginnings, without those that lie within another one.
  private var ranges: [SourceRange] = []

  package init(_ all: some Sequence<SourceRange>) {
    for range in all.sorted(by: { $0.start != $1.start ? $0.start < $1.start : $0.end > $1.end }) {
      if let last = ranges.last, last.contains(range) { continue }
      ranges.append(range)
    }
  }

  package func contains(_ range: SourceRange) -> Bool {
    let behind = ranges.partitioningIndex { $0.start > range.start }
    return behind > 0 && ranges[behind - 1].contains(range)
  }
}
