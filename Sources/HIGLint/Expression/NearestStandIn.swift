/// Stands in for the shared search for similar names until it is merged.
func nearest(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
  func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
  let bytes = Array(name.lowercased().utf8)
  return candidates.map { ($0, distance(bytes, Array($0.lowercased().utf8))) }
    .filter { $0.1 <= max(1, bytes.count / 3) }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    .prefix(limit).map(\.0)
}
