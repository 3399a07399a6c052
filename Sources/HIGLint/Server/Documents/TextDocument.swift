import HIGReading

/// A file that is open in the editor, as it is there.
package final class TextDocument {
  /// A change of the text, by which places in an earlier one are found again.
  struct LoggedEdit {
    /// The version of the text after it.
    var version: Int
    var range: Range<Int>
    var length: Int
  }

  package let uri: String
  /// The file's place; nil for one that is no file.
  let place: DocumentPlace?
  package private(set) var version: Int
  /// The text as UTF-8.
  package private(set) var text: [UInt8]
  package private(set) var lines: LineTable
  /// The number of the text, counted by the server: versions of an editor may go backwards.
  package private(set) var edition = 0
  private(set) var log: [LoggedEdit] = []
  /// The time of the last change, in nanoseconds.
  private(set) var lastEdit: UInt64 = 0

  init(uri: String, place: DocumentPlace?, version: Int, text: [UInt8]) {
    self.uri = uri
    self.place = place
    self.version = version
    self.text = text
    lines = LineTable(text)
  }

  /// Makes the changes of a notification, one after the other.
  package func apply(_ changes: [JSONValue], version: Int, _ encoding: PositionEncoding) {
    for change in changes {
      guard let replacement = change["text"].string else { continue }
      var bytes = Array(replacement.utf8)
      var range = 0..<text.count
      if let start = TextPosition(change["range"]["start"]), let end = TextPosition(change["range"]["end"]) {
        let (from, to) = (lines.offset(of: start, in: text, encoding), lines.offset(of: end, in: text, encoding))
        range = min(from, to)..<max(from, to)
      } else {
        // Many an editor sends the whole text for each letter: what is the same keeps its places.
        let same = text.sharedEnds(with: bytes)
        range = same.start..<text.count - same.end
        bytes = Array(bytes[same.start..<bytes.count - same.end])
      }
      text.replaceSubrange(range, with: bytes)
      lines = LineTable(text)
      edition += 1
      log.append(LoggedEdit(version: edition, range: range, length: bytes.count))
    }
    self.version = version
    lastEdit = MonotonicClock.now
    // Nobody looks that far back.
    if log.count > 4096 { log.removeFirst(log.count - 2048) }
  }

  /// Returns where a range of an earlier text is now; nil where the range itself was edited, or nobody knows.
  func current(_ range: Range<Int>, of edition: Int) -> Range<Int>? {
    guard edition <= self.edition else { return nil }
    if edition == self.edition { return range }
    guard let first = log.first, first.version <= edition + 1 else { return nil }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    for edit in log where edit.version > edition {
      let change = edit.length - edit.range.count
      if edit.range.upperBound <= lower {
        lower += change
        upper += change
      } else if edit.range.lowerBound < upper {
        // An edit inside of something long, such as a screen, leaves it what it is.
        guard edit.range.lowerBound > lower, edit.range.upperBound < upper else { return nil }
        upper += change
      }
    }
    return lower <= upper ? lower..<upper : nil
  }

  package func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    lines.offset(of: position, in: text, encoding)
  }

  func json(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONValue {
    [
      "start": lines.position(of: range.lowerBound, in: text, encoding).json,
      "end": lines.position(of: range.upperBound, in: text, encoding).json,
    ]
  }
}

extension [UInt8] {
  /// Returns the numbers of bytes that two texts have in common at their beginning and, behind that, at their end. Both
  /// cuts lie between characters.
  func sharedEnds(with other: [UInt8]) -> (start: Int, end: Int) {
    let shorter = Swift.min(count, other.count)
    var start = 0
    while start < shorter, self[start] == other[start] { start += 1 }
    // A byte behind the cut tells whether the cut is inside of a character: in either text, where one of them ends there.
    func splits(_ text: [UInt8], _ place: Int) -> Bool { place < text.count && text[place] & 0xC0 == 0x80 }
    while start > 0, splits(self, start) || splits(other, start) { start -= 1 }
    var end = 0
    while end < shorter - start, self[count - end - 1] == other[other.count - end - 1] { end += 1 }
    while end > 0, splits(self, count - end) { end -= 1 }
    return (start, end)
  }
}
