extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on a condition holds, or the end if it never does. The condition must hold for
  /// all elements after one for which it holds. A range may stand for the places of something else.
  @inline(__always)
  @inlinable public func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
