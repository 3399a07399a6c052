/// A map from ranges, which may lie across each other, to elements, which are found by the places that they cover.
///
/// It is a tree that lies in an array sorted by where the ranges begin: the middle of a part is its root.
package struct RangeIndex<Element> {
  private var entries: [(range: SourceRange, element: Element)] = []
  /// The farthest end of a range in the part whose middle is at the index.
  private var reach: [UInt32] = []
  /// The number of ranges in the part that were not taken yet; made when the first is.
  private var untaken: [Int] = []
  private var isLeft: [Bool] = []

  /// Creates an index; ranges that begin at one place keep their order.
  package init(_ entries: [(range: SourceRange, element: Element)]) {
    self.entries = entries.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
    reach = Array(repeating: 0, count: entries.count)
    _ = build(0, entries.count)
  }

  private mutating func build(_ low: Int, _ high: Int) -> UInt32 {
    guard low < high else { return 0 }
    let middle = (low + high) / 2
    let reached = max(entries[middle].range.end, build(low, middle), build(middle + 1, high))
    reach[middle] = reached
    return reached
  }

  /// Visits the entries that meet a range, or border on it, in their order, until `body` is true for one.
  ///
  /// - Returns: Whether `body` was true for one.
  @discardableResult
  package func first(meeting range: SourceRange, where body: (SourceRange, Element) -> Bool) -> Bool {
    first(meeting: range, 0, entries.count, body)
  }

  /// Visits the entries that cover an offset and were not visited so before: where thousands of ranges lie around
  /// thousands of offsets, each is visited once.
  package mutating func takeAll(covering offset: UInt32, _ body: (Element) -> Void) {
    if untaken.isEmpty {
      untaken = Array(repeating: 0, count: entries.count)
      isLeft = Array(repeating: true, count: entries.count)
      countUntaken(0, entries.count)
    }
    takeAll(covering: offset, 0, entries.count, body)
  }

  private mutating func countUntaken(_ low: Int, _ high: Int) {
    guard low < high else { return }
    let middle = (low + high) / 2
    untaken[middle] = high - low
    countUntaken(low, middle)
    countUntaken(middle + 1, high)
  }

  private mutating func takeAll(covering offset: UInt32, _ low: Int, _ high: Int, _ body: (Element) -> Void) {
    guard low < high else { return }
    let middle = (low + high) / 2
    guard untaken[middle] > 0, reach[middle] > offset else { return }
    takeAll(covering: offset, low, middle, body)
    let entry = entries[middle]
    if entry.range.start <= offset {
      if entry.range.end > offset, isLeft[middle] {
        isLeft[middle] = false
        body(entry.element)
      }
      takeAll(covering: offset, middle + 1, high, body)
    }
    untaken[middle] = left(low, middle) + left(middle + 1, high) + (isLeft[middle] ? 1 : 0)
  }

  private func left(_ low: Int, _ high: Int) -> Int { low < high ? untaken[(low + high) / 2] : 0 }

  private func first(
    meeting range: SourceRange, _ low: Int, _ high: Int, _ body: (SourceRange, Element) -> Bool
  ) -> Bool {
    guard low < high else { return false }
    let middle = (low + high) / 2
    guard reach[middle] >= range.start else { return false }
    if first(meeting: range, low, middle, body) { return true }
    let entry = entries[middle]
    guard entry.range.start <= range.end else { return false }
    if entry.range.end >= range.start, body(entry.range, entry.element) { return true }
    return first(meeting: range, middle + 1, high, body)
  }
}
