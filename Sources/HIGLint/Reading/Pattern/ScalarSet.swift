/// A set of Unicode scalars: sorted, disjoint ranges.
struct ScalarSet: TableKey, Sendable {
  /// One more than the last scalar.
  static let limit: UInt32 = 0x11_0000

  /// The scalars where the set begins, ends, begins again, …; ends are excluded. Sorted, until members are appended.
  private(set) var bounds: [UInt32]

  init() { bounds = [] }

  init(_ range: Range<UInt32>) { bounds = range.isEmpty ? [] : [range.lowerBound, range.upperBound] }

  /// Creates a set from `bounds`, which must be strictly ascending.
  init(sortedBounds bounds: [UInt32]) { self.bounds = bounds }

  /// Creates a set of ASCII ranges, each given by its first character and its last: `09`, `az`.
  init(ascii ranges: StaticString...) {
    bounds = []
    for range in ranges {
      range.withUTF8Buffer { append(UInt32($0[0])..<UInt32($0[$0.count - 1]) + 1) }
    }
    normalize()
  }

  var isEmpty: Bool { bounds.isEmpty }

  var tableHash: Int {
    var mixed = UInt64(bounds.count)
    for bound in bounds { mixed = UInt64(bitPattern: Int64((mixed ^ UInt64(bound)).tableHash)) }
    return Int(truncatingIfNeeded: mixed)
  }

  /// The only member, in a set of one.
  var single: UInt32? { bounds.count == 2 && bounds[1] == bounds[0] + 1 ? bounds[0] : nil }

  var ranges: some Sequence<Range<UInt32>> {
    stride(from: 0, to: bounds.count, by: 2).lazy.map { [bounds] in bounds[$0]..<bounds[$0 + 1] }
  }

  func contains(_ scalar: UInt32) -> Bool { count(ofBoundsUpTo: scalar) % 2 == 1 }

  /// Whether all scalars of a range, which is not empty, are members.
  func containsAll(of range: Range<UInt32>) -> Bool {
    let index = count(ofBoundsUpTo: range.lowerBound)
    return index % 2 == 1 && bounds[index] >= range.upperBound
  }

  func intersects(_ range: Range<UInt32>) -> Bool {
    let index = count(ofBoundsUpTo: range.lowerBound)
    return index % 2 == 1 || (index < bounds.count && bounds[index] < range.upperBound)
  }

  /// Adds members; call `normalize()` before asking anything.
  mutating func append(_ range: Range<UInt32>) {
    guard !range.isEmpty else { return }
    bounds.append(range.lowerBound)
    bounds.append(range.upperBound)
  }

  mutating func append(_ scalar: UInt32) { append(scalar..<scalar + 1) }

  mutating func append(_ other: ScalarSet) { bounds += other.bounds }

  /// Sorts and merges appended members.
  mutating func normalize() {
    guard bounds.count > 2 else { return }
    // Both bounds in one number, the lower one first.
    var ranges: [UInt64] = []
    ranges.reserveCapacity(bounds.count / 2)
    for index in stride(from: 0, to: bounds.count, by: 2) {
      ranges.append(UInt64(bounds[index]) << 32 | UInt64(bounds[index + 1]))
    }
    ranges.sort()
    bounds.removeAll(keepingCapacity: true)
    for range in ranges {
      let (start, end) = (UInt32(range >> 32), UInt32(truncatingIfNeeded: range))
      if let last = bounds.last, start <= last {
        bounds[bounds.count - 1] = max(last, end)
      } else {
        bounds.append(start)
        bounds.append(end)
      }
    }
  }

  var inverted: ScalarSet {
    var inverted = bounds
    if inverted.first == 0 { inverted.removeFirst() } else { inverted.insert(0, at: 0) }
    if inverted.last == Self.limit { inverted.removeLast() } else { inverted.append(Self.limit) }
    return ScalarSet(sortedBounds: inverted)
  }

  private func count(ofBoundsUpTo scalar: UInt32) -> Int {
    bounds.partitioningIndex { $0 > scalar }
  }
}
