extension RandomAccessCollection where Index == Int {
  /// The first place from which on something holds, in a collection of which it holds for none or for all that follow;
  /// its end where it never does. A range may stand for places of what lies otherwise.
  @inline(__always)
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
