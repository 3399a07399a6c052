import HIGLint
import HIGReading

/// The lines of a file that a fix changes, as a diff shows them.
struct PageDiff {
  /// The number of unchanged lines that are shown around a change.
  private static let around = 2
  /// The number of lines of a fix that are shown at most.
  private static let longest = 60

  let file: String
  /// The number of the first line.
  let line: Int
  /// The lines, each with its mark: a space, `-` or `+`; `…` between changes that lie apart.
  let lines: [String]

  /// Returns the diff of each file that a fix changes, in the order of its edits.
  static func diffs(of fix: Fix) -> [PageDiff] {
    var files: [(file: SourceFile, edits: [TextEdit])] = []
    for edit in fix.edits {
      if let number = files.firstIndex(where: { $0.file.path == edit.file.path }) {
        files[number].edits.append(edit.edit)
      } else {
        files.append((edit.file, [edit.edit]))
      }
    }
    return files.compactMap { PageDiff($0.file, $0.edits) }
  }

  /// Looks only at the lines around the edits: a large file may have many fixes.
  private init?(_ file: SourceFile, _ edits: [TextEdit]) {
    guard let start = edits.map(\.range.start).min(), let end = edits.map(\.range.end).max(),
      Int(end) <= file.text.count
    else { return nil }
    let first = max(1, file.line(at: Int(start)) - Self.around)
    let last = min(file.lineCount, file.line(at: Int(end)) + Self.around)
    let window = file.range(ofLine: first).lowerBound..<file.range(ofLine: last).upperBound
    let old = Array(file.text[window])
    var new: [UInt8] = []
    var position = window.lowerBound
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      guard Int(edit.range.start) >= position else { return nil }
      new += file.text[position..<Int(edit.range.start)]
      new += edit.replacement.utf8
      position = Int(edit.range.end)
    }
    new += file.text[position..<window.upperBound]
    let diff = UnifiedDiff(path: "", before: old + [ASCII.lineFeed], after: new + [ASCII.lineFeed]).bytes
    var lines: [String] = []
    for line in diff.split(separator: ASCII.lineFeed).dropFirst(2) {
      if line.starts(with: "@@ ".utf8) {
        if !lines.isEmpty { lines.append("…") }
      } else if lines.count < Self.longest {
        lines.append(String(decoding: line, as: UTF8.self))
      }
    }
    guard !lines.isEmpty else { return nil }
    self.file = file.path
    line = first
    self.lines = lines
  }
}
