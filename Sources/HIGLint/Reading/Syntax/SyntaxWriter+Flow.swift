/// Entries between brackets, in one line or in lines of their own.
extension SyntaxWriter {
  func flowInsertion(of fields: [WrittenField], into mapping: NodeIndex) throws(Refusal) -> [TextEdit] {
    let entries = SyntaxTree.Entries(unmerged: mapping, in: tree).map { $0 }
    var lastEnd: Int?
    if let last = entries.last { lastEnd = try end(of: last) }
    let layout = try FlowLayout(
      self, of: mapping, lastStart: entries.last.map { Int(tree[$0.key].range.start) }, lastEnd: lastEnd)
    return insertion(
      of: fields.map { field in values.key(field.key) + ": " + spread(field.value, layout) }, layout)
  }

  func flowInsertion(of items: [WrittenValue], into list: NodeIndex) throws(Refusal) -> [TextEdit] {
    let children = Array(tree.children(of: list))
    let layout = try FlowLayout(
      self, of: list, lastStart: children.last.map { Int(tree[$0].range.start) },
      lastEnd: children.last.map { Int(tree[$0].range.end) }
    )
    return insertion(of: items.map { values.inline($0) }, layout)
  }

  /// The layout of the entries between two brackets.
  struct FlowLayout {
    /// The offset behind the opening bracket.
    var inside: Int
    /// The offset behind the last entry; nil if there is none.
    var lastEnd: Int?
    /// Whether a comma follows the last entry already, as YAML allows.
    var endsWithComma = false
    /// For entries in lines of their own, the end of the last one's line, and the white space before each.
    var lines: (end: Int, margin: String, unit: String)?

    init(
      _ writer: SyntaxWriter, of collection: NodeIndex, lastStart: Int?, lastEnd: Int?
    ) throws(Refusal) {
      let range = writer.tree[collection].range.bounds
      guard range.count >= 2, [ASCII.openBrace, ASCII.openBracket].contains(writer.text[range.lowerBound]) else {
        throw .layout
      }
      inside = range.lowerBound + 1
      self.lastEnd = lastEnd
      guard let lastStart, let lastEnd else { return }
      // After the last entry there are only a comma, comments and white space.
      var comments = writer.tree.comments[...]
      comments = comments[comments.partitioningIndex { Int($0.range.start) >= lastEnd }...]
      var i = lastEnd
      while i < range.upperBound - 1 {
        if let comment = comments.first, Int(comment.range.start) == i {
          i = Int(comment.range.end)
          comments = comments.dropFirst()
          continue
        }
        if writer.text[i] == ASCII.comma {
          endsWithComma = true
          self.lastEnd = i + 1
        }
        i += 1
      }
      guard let margin = writer.indentation(before: lastStart) else { return }
      let end = writer.lineEnd(self.lastEnd ?? lastEnd)
      guard end < range.upperBound else { return }
      let outer = writer.indentation(before: range.upperBound - 1) ?? ""
      let unit = margin.hasPrefix(outer) ? String(margin.dropFirst(outer.count)) : ""
      lines = (end, margin, unit.isEmpty ? "  " : unit)
    }
  }

  private func insertion(of entries: [String], _ layout: FlowLayout) -> [TextEdit] {
    guard let last = layout.lastEnd else { return [TextEdit(at: layout.inside, entries.joined(separator: ", "))] }
    guard let lines = layout.lines else {
      let text = (layout.endsWithComma ? " " : ", ") + entries.joined(separator: ", ")
      return [TextEdit(at: last, text)]
    }
    // A comment behind the last entry stays with it.
    return (layout.endsWithComma ? [] : [TextEdit(at: last, ",")]) + [
      TextEdit(at: lines.end, entries.map { lineBreak + lines.margin + $0 }.joined(separator: ","))
    ]
  }

  /// Returns a list spread over lines of its own if its neighbours are.
  private func spread(_ value: WrittenValue, _ layout: FlowLayout) -> String {
    guard let lines = layout.lines, case .list(let items) = value, !items.isEmpty else { return values.inline(value) }
    let inner = lineBreak + lines.margin + lines.unit
    return "[" + items.map { inner + values.inline($0) }.joined(separator: ",") + lineBreak + lines.margin + "]"
  }
}
