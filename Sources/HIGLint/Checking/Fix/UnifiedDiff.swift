import HIGReading

/// The lines that a file gains and loses, as `diff -u` writes them. `patch` accepts it, except for lines that would
/// steer a terminal or be a command in a log: those are shown with substitutes, and don't apply.
public struct UnifiedDiff {
  /// The number of unchanged lines that are shown around a change.
  private static let context = 3
  /// The number of differing lines above which the whole middle is shown as replaced.
  private static let searched = 2_000

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// - Parameters:
  ///   - before, after: The bytes of the file, in UTF-8.
  public init(path: String, before: [UInt8], after: [UInt8]) {
    self.path = path
    old = Self.lines(before)
    new = Self.lines(after)
  }

  /// Returns the lines, each with the line feed that ends it.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == ASCII.lineFeed {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// The diff; empty where nothing differs.
  public var bytes: [UInt8] {
    let hunks = self.hunks
    guard !hunks.isEmpty else { return [] }
    var heading = ReportBuffer()
    for mark in ["--- ", "+++ "] {
      heading.write(mark)
      heading.write(visible: path)
      heading.endLine()
    }
    var out = heading.bytes
    var index = 0
    while index < hunks.count {
      var last = index
      while last + 1 < hunks.count, hunks[last + 1].old.lowerBound - hunks[last].old.upperBound <= 2 * Self.context {
        last += 1
      }
      write(Array(hunks[index...last]), to: &out)
      index = last + 1
    }
    return out
  }

  private func write(_ hunks: [Hunk], to out: inout [UInt8]) {
    guard let first = hunks.first, let last = hunks.last else { return }
    let lead = min(Self.context, first.old.lowerBound)
    let trail = min(Self.context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - lead..<last.old.upperBound + trail
    let newLines = first.new.lowerBound - lead..<last.new.upperBound + trail
    out += "@@ -\(Self.place(oldLines)) +\(Self.place(newLines)) @@\n".utf8
    var line = oldLines.lowerBound
    for hunk in hunks {
      for index in line..<hunk.old.lowerBound { write(old[index], " ", to: &out) }
      for index in hunk.old { write(old[index], "-", to: &out) }
      for index in hunk.new { write(new[index], "+", to: &out) }
      line = hunk.old.upperBound
    }
    for index in line..<oldLines.upperBound { write(old[index], " ", to: &out) }
  }

  /// Returns a range as `12,3`; for one line it is its number, for no lines it begins at the line before.
  private static func place(_ lines: Range<Int>) -> String {
    lines.count == 1
      ? "\(lines.lowerBound + 1)" : "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private func write(_ line: ArraySlice<UInt8>, _ mark: String, to out: inout [UInt8]) {
    out += mark.utf8
    line.withUnsafeBufferPointer { Self.write($0, to: &out) }
    if line.last != ASCII.lineFeed { out += "\n\\ No newline at end of file\n".utf8 }
  }

  private static func write(_ line: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    var plain = 0
    for (index, byte) in line.enumerated() {
      let isControl =
        byte < 0x20 && byte != ASCII.tab && byte != ASCII.lineFeed && byte != ASCII.carriageReturn || byte == 0x7F
      guard isControl || LogCommand.isBroken(line, at: index) else { continue }
      out += line[plain..<index]
      out += VisibleText.named(UInt32(byte)).utf8
      plain = index + 1
    }
    out += line[plain...]
  }

  // MARK: Differences

  private var hunks: [Hunk] {
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let (a, b) = (prefix..<old.count - suffix, prefix..<new.count - suffix)
    if a.isEmpty, b.isEmpty { return [] }
    guard !a.isEmpty, !b.isEmpty, let path = shortestPath(a, b) else { return [Hunk(old: a, new: b)] }
    return path
  }

  /// Returns the fewest lines to remove and add, by Myers' algorithm (“An O(ND) Difference Algorithm and Its
  /// Variations”, 1986); nil where there would be too many.
  private func shortestPath(_ a: Range<Int>, _ b: Range<Int>) -> [Hunk]? {
    let limit = min(a.count + b.count, Self.searched)
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var trace: [[Int]] = []
    for distance in 0...limit {
      trace.append(Array(furthest[(limit + 1 - distance)...(limit + 1 + distance)]))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let place = diagonal + limit + 1
        let isDown = diagonal == -distance || diagonal != distance && furthest[place - 1] < furthest[place + 1]
        var x = isDown ? furthest[place + 1] : furthest[place - 1] + 1
        var y = x - diagonal
        while x < a.count, y < b.count, old[a.lowerBound + x] == new[b.lowerBound + y] {
          x += 1
          y += 1
        }
        furthest[place] = x
        if x >= a.count, y >= b.count { return hunks(trace, a, b) }
      }
    }
    return nil
  }

  /// Walks back from the end through the positions reached with each number of changes.
  private func hunks(_ trace: [[Int]], _ a: Range<Int>, _ b: Range<Int>) -> [Hunk] {
    var (x, y) = (a.count, b.count)
    var hunks: [Hunk] = []
    for distance in stride(from: trace.count - 1, to: 0, by: -1) {
      let reached = trace[distance]
      func furthest(_ diagonal: Int) -> Int {
        let index = diagonal + distance
        return reached.indices.contains(index) ? reached[index] : 0
      }
      let diagonal = x - y
      let isDown = diagonal == -distance || diagonal != distance && furthest(diagonal - 1) < furthest(diagonal + 1)
      let before = isDown ? diagonal + 1 : diagonal - 1
      let previousX = furthest(before)
      let previousY = previousX - before
      let change =
        isDown
        ? Hunk(
          old: a.lowerBound + previousX..<a.lowerBound + previousX,
          new: b.lowerBound + previousY..<b.lowerBound + previousY + 1)
        : Hunk(
          old: a.lowerBound + previousX..<a.lowerBound + previousX + 1,
          new: b.lowerBound + previousY..<b.lowerBound + previousY)
      if let next = hunks.last, change.old.upperBound == next.old.lowerBound,
        change.new.upperBound == next.new.lowerBound
      {
        hunks[hunks.count - 1] = Hunk(
          old: change.old.lowerBound..<next.old.upperBound, new: change.new.lowerBound..<next.new.upperBound)
      } else {
        hunks.append(change)
      }
      (x, y) = (previousX, previousY)
    }
    return hunks.reversed()
  }
}
