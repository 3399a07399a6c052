import HIGReading

/// Removing suppressions that suppress nothing.
extension FileSuppressions {
  func removal(of name: Suppression.Name, from suppression: Suppression) -> Fix {
    let summary = Message(en: "remove the suppression", zhHans: "删除这条停用说明")
    guard isComment(suppression.range) else {
      let change: Fix.Change =
        suppression.written.count == 1
        ? .remove(Location(file: file, range: key(of: suppression.range)), key: "x-higlint")
        : .removeItem(Location(file: file, range: name.range))
      return Fix([change], summary: summary)
    }
    var ranges = [removed(name, of: suppression.written, in: suppression.range)]
    // What nothing was disabled for need not be enabled.
    if let end = suppression.end { ranges.append(removed(end.name, of: end.written, in: end.range)) }
    return Fix(ranges.map { .edit(Location(file: file, range: $0), "") }, summary: summary)
  }

  /// Returns the range of a name without its quotes.
  func content(of range: SourceRange) -> SourceRange {
    guard range.count > 2, let first = file.text[range.bounds].first else { return range }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    return isQuoted ? SourceRange(start: range.start + 1, end: range.end - 1) : range
  }

  private func isComment(_ range: SourceRange) -> Bool {
    file.text[range.bounds].first == ASCII.hash || file.text[range.bounds].first == ASCII.less
  }

  /// Returns the range of the key `x-higlint`, quoted or not, that a field begins with.
  private func key(of field: SourceRange) -> SourceRange {
    let isQuoted = file.text[field.bounds].first.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? false
    let length = "x-higlint".utf8.count + (isQuoted ? 2 : 0)
    return SourceRange(Int(field.start), Int(field.start) + length)
  }

  /// Returns the range to remove for a name: with the comma that sets it apart, or for the only name its comment, and
  /// the line where nothing else is in it.
  private func removed(_ name: Suppression.Name, of all: [Suppression.Name], in comment: SourceRange) -> SourceRange {
    let text = file.text
    guard all.count > 1, let index = all.firstIndex(where: { $0.range == name.range }) else {
      var start = Int(comment.start)
      while start > 0, text[start - 1] == ASCII.space || text[start - 1] == ASCII.tab { start -= 1 }
      var end = Int(comment.end)
      guard start == 0 || text[start - 1] == ASCII.lineFeed || text[start - 1] == ASCII.carriageReturn else {
        return SourceRange(start, end)
      }
      if end < text.count, text[end] == ASCII.carriageReturn { end += 1 }
      if end < text.count, text[end] == ASCII.lineFeed { end += 1 }
      return SourceRange(start, end)
    }
    if index + 1 < all.count { return SourceRange(start: name.range.start, end: all[index + 1].range.start) }
    return SourceRange(start: all[index - 1].range.end, end: name.range.end)
  }
}
