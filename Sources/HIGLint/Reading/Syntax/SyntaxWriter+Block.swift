/// Entries in lines of their own.
extension SyntaxWriter {
  /// - Parameter removed: The keys of entries that are taken out at the same time.
  func blockInsertion(
    of fields: [WrittenField], into mapping: NodeIndex, leaving removed: [String]
  ) throws(Refusal) -> [TextEdit] {
    let entries = SyntaxTree.Entries(unmerged: mapping, in: tree).filter { !removed.contains(tree.text(of: $0.key)) }
    guard let last = entries.last else { throw .layout }
    let margin = String(repeating: " ", count: Int(tree[mapping].indentation))
    var lines: [String] = []
    for field in fields {
      // At the top of a file, sections are set apart where the others are.
      if margin.isEmpty, case .list = field.value, areSetApart(entries) { lines.append("") }
      lines.append(margin + values.key(field.key) + ":" + valueText(field.value, in: tree[mapping]))
    }
    return [insertion(of: lines, behind: try end(of: last))]
  }

  func blockInsertion(of items: [WrittenValue], into list: NodeIndex) throws(Refusal) -> [TextEdit] {
    var last = NodeIndex.none
    for item in tree.children(of: list) { last = item }
    guard last != .none else { throw .layout }
    let margin = String(repeating: " ", count: Int(tree[list].indentation))
    return [insertion(of: items.map { margin + "- " + values.inline($0) }, behind: Int(tree[last].range.end))]
  }

  /// Returns the text after the colon of a field: a list in lines of its own, anything else in the same line.
  func valueText(_ value: WrittenValue, in mapping: SyntaxNode) -> String {
    guard case .list(let items) = value, !items.isEmpty, mapping.style != .flow else {
      return " " + values.inline(value)
    }
    let margin = String(repeating: " ", count: Int(mapping.indentation) + 2)
    return items.map { lineBreak + margin + "- " + values.inline($0) }.joined()
  }

  /// Returns an edit that adds lines after the line in which something ends, and so after a comment in it.
  private func insertion(of lines: [String], behind end: Int) -> TextEdit {
    // A block scalar ends behind its last line break.
    if end > 0, Self.isBreak(text[end - 1]) {
      return TextEdit(at: end, lines.map { $0 + lineBreak }.joined())
    }
    return TextEdit(at: lineEnd(end), lines.map { lineBreak + $0 }.joined())
  }

  /// Whether an empty line stands between two of the entries.
  private func areSetApart(_ entries: [SyntaxTree.Entry]) -> Bool {
    entries.dropFirst().contains { entry in
      var start = lineStart(Int(tree[entry.key].range.start))
      // Comments belong to what follows them.
      while start > 0 {
        var previous = start - 1
        if text[previous] == ASCII.lineFeed, previous > 0, text[previous - 1] == ASCII.carriageReturn { previous -= 1 }
        let line = lineStart(previous)
        guard let first = text[line..<previous].first(where: { !Self.isBlank($0) }) else { return true }
        guard first == ASCII.hash else { return false }
        start = line
      }
      return false
    }
  }

  package func removal(
    of entry: SyntaxTree.Entry, after before: SyntaxTree.Entry?, before after: SyntaxTree.Entry?, inFlow: Bool
  ) throws(Refusal) -> TextEdit {
    try removal(
      from: Int(tree[entry.key].range.start), to: try end(of: entry),
      after: try before.map { (entry) throws(Refusal) in try end(of: entry) },
      before: after.map { Int(tree[$0.key].range.start) }, inFlow: inFlow)
  }

  /// Removes an entry or an item by its place, with the comma or the line that is its own. A comment behind it stays.
  /// - Parameters:
  ///   - before: The end of the one before it.
  ///   - after: The start of the one behind it.
  package func removal(
    from start: Int, to end: Int, after before: Int?, before after: Int?, inFlow: Bool
  ) throws(Refusal) -> TextEdit {
    if inFlow {
      if let before { return TextEdit(SourceRange(before, end), "") }
      return TextEdit(SourceRange(start, after ?? end), "")
    }
    if indentation(before: start) != nil {
      if end > 0, Self.isBreak(text[end - 1]) { return TextEdit(SourceRange(lineStart(start), end), "") }
      let lineEnd = lineEnd(end)
      guard text[end..<lineEnd].allSatisfy(Self.isBlank) else {
        guard let comment = text[end..<lineEnd].firstIndex(of: ASCII.hash) else { throw .layout }
        return TextEdit(SourceRange(start, comment), "")
      }
      return TextEdit(SourceRange(lineStart(start), afterBreak(lineEnd)), "")
    }
    // The first entry of a list's item stands behind the hyphen.
    guard let after else { throw .layout }
    return TextEdit(SourceRange(start, after), "")
  }

  /// Removes an item of a list that has others.
  package func removal(of item: NodeIndex, from list: NodeIndex) throws(Refusal) -> TextEdit {
    let children = Array(tree.children(of: list))
    guard children.count > 1, let index = children.firstIndex(of: item) else { throw .layout }
    let before = index > 0 ? Int(tree[children[index - 1]].range.end) : nil
    let after = index + 1 < children.count ? Int(tree[children[index + 1]].range.start) : nil
    let range = tree[item].range.bounds
    guard tree[list].style != .flow else {
      return try removal(from: range.lowerBound, to: range.upperBound, after: before, before: after, inFlow: true)
    }
    var hyphen = range.lowerBound - 1
    while hyphen > 0, Self.isBlank(text[hyphen]) { hyphen -= 1 }
    guard hyphen >= 0, text[hyphen] == UInt8(ascii: "-") else { throw .layout }
    return try removal(from: hyphen, to: range.upperBound, after: before, before: nil, inFlow: false)
  }
}
