import HIGReading

/// The brackets of a YAML text that are open at a place, and those that must be closed so that the text around can be
/// read while a line is being typed: `- {kind: label, color: ` has none of its closing ones yet.
///
/// Brackets end where a line begins that is indented no deeper than the block they stand in: whatever was meant, the lines
/// after it are not theirs.
struct OpenBrackets {
  /// What is open at the place, outermost first: `{` or `[`.
  private(set) var atPlace: [UInt8] = []
  /// What is missing in the text before the place and in the brackets around it, in the order of the text.
  private(set) var missing: [(offset: Int, bytes: [UInt8])] = []

  private struct Bracket {
    var byte: UInt8
    /// Lines that are indented no deeper end it.
    var indentation: Int

    var closing: UInt8 { byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  /// - Parameters:
  ///   - start: Where the word at the place begins, with its quote.
  ///   - end: Where the word ends, with its quote.
  init(in text: [UInt8], around start: Int, _ end: Int) {
    var reader = Reader(text: text, place: start)
    reader.read(to: start)
    atPlace = reader.open.map(\.byte)
    if !atPlace.isEmpty {
      reader.isBehind = true
      reader.i = max(end, reader.i)
      reader.contentEnd = reader.i
      let place = reader.missing.count
      reader.read(to: text.count)
      reader.endBrackets()
      // What is written before something else needs a comma.
      switch reader.next {
      case nil, ASCII.comma, ASCII.colon, UInt8(ascii: "}"), UInt8(ascii: "]"): break
      default: reader.missing.insert((end, [ASCII.comma]), at: place)
      }
    }
    missing = reader.missing
  }

  private struct Reader {
    let text: [UInt8]
    let place: Int
    /// Whether the place has been passed: reading ends with the brackets around it.
    var isBehind = false
    var i = 0
    var open: [Bracket] = []
    var missing: [(offset: Int, bytes: [UInt8])] = []
    /// The first byte behind the place that is no space and no comment.
    var next: UInt8?
    /// The end of the last byte that is no space and no comment.
    var contentEnd = 0
    /// The column of the innermost dash or key that has begun in the line.
    private var indentation = 0
    /// The beginning of the line.
    private var line = 0
    /// Whether nothing of the line has been read, or nothing but dashes.
    private var isLineStart = true
    /// Whether a value may begin here: outside of brackets a bracket or quote within a text is only a letter.
    private var isValueStart = true

    init(text: [UInt8], place: Int) {
      self.text = text
      self.place = place
    }

    mutating func read(to end: Int) {
      while i < end {
        let byte = text[i]
        if isLineStart, open.isEmpty, byte > ASCII.space, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") {
          // A dash, or a key behind dashes, which holds what follows.
          isLineStart = byte == ASCII.minus && isFollowedBySpace
          indentation = i - line
        }
        switch byte {
        case ASCII.lineFeed, ASCII.carriageReturn:
          i += 1
          beginLine(end)
          if isBehind, open.isEmpty { return }
          continue
        case ASCII.space, ASCII.tab: break
        case UInt8(ascii: "#") where i == 0 || text[i - 1] <= ASCII.space:
          skipLine(end)
          continue
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if isBehind, next == nil { next = byte }
          if isValueStart || (!open.isEmpty && isTokenStart) { skipQuoted(byte, end) }
          isValueStart = false
          contentEnd = i + 1
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          if isBehind, next == nil { next = byte }
          if isValueStart || !open.isEmpty {
            // What begins a line is held by what holds the line.
            let parent = isLineStart && indentation == i - line ? indentation - 1 : indentation
            open.append(Bracket(byte: byte, indentation: open.first?.indentation ?? parent))
          }
          contentEnd = i + 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if isBehind, next == nil { next = byte }
          close(byte)
          contentEnd = i + 1
          if isBehind, open.isEmpty { return }
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
          if isValueStart, open.isEmpty, isBlockHeader(end) {
            skipBlock(end)
            continue
          }
          fallthrough
        default:
          if isBehind, next == nil { next = byte }
          contentEnd = i + 1
          if byte == ASCII.colon || (byte == ASCII.minus && isValueStart) {
            isValueStart = isFollowedBySpace
          } else if byte != UInt8(ascii: "&"), byte != UInt8(ascii: "!") {
            isValueStart = false
          } else if isValueStart {
            // An anchor or a tag stands before the value.
            while i + 1 < end, text[i + 1] > ASCII.space { i += 1 }
          }
        }
        i += 1
      }
    }

    /// Whether a quote here begins a text within brackets.
    private var isTokenStart: Bool {
      var before = i
      while before > 0, text[before - 1] == ASCII.space || text[before - 1] == ASCII.tab { before -= 1 }
      guard before > 0 else { return true }
      return switch text[before - 1] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), ASCII.comma, ASCII.colon, ASCII.lineFeed, ASCII.carriageReturn: true
      default: false
      }
    }

    private mutating func beginLine(_ end: Int) {
      var start = i
      while start < end, text[start] == ASCII.space { start += 1 }
      // An empty line, or one with a comment, says nothing; the word at the place counts as written.
      guard start == place || start < end && !Self.isBlank(text[start]) else { return }
      let column = start - i
      let isClosing = start < end && (text[start] == UInt8(ascii: "}") || text[start] == UInt8(ascii: "]"))
      if let bracket = open.first, column <= bracket.indentation, !isClosing { endBrackets() }
      guard open.isEmpty else { return }
      indentation = column
      line = i
      isLineStart = true
      isValueStart = true
    }

    private var isFollowedBySpace: Bool { i + 1 >= text.count || text[i + 1] <= ASCII.space }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == ASCII.lineFeed || byte == ASCII.carriageReturn || byte == UInt8(ascii: "#")
    }

    /// Ends all brackets where the last content stood.
    mutating func endBrackets() {
      if !open.isEmpty { missing.append((contentEnd, open.reversed().map(\.closing))) }
      open = []
    }

    private mutating func close(_ byte: UInt8) {
      guard let index = open.lastIndex(where: { $0.closing == byte }) else { return }
      let inner = open[(index + 1)...]
      if !inner.isEmpty { missing.append((i, inner.reversed().map(\.closing))) }
      open.removeSubrange(index...)
      isValueStart = false
    }

    private mutating func skipQuoted(_ quote: UInt8, _ end: Int) {
      let isDouble = quote == UInt8(ascii: "\"")
      var j = i + 1
      while j < end {
        if text[j] == quote {
          // Two single quotes stand for one.
          guard !isDouble, j + 1 < end, text[j + 1] == quote else { break }
          j += 1
        } else if isDouble, text[j] == ASCII.backslash {
          j += 1
        }
        j += 1
      }
      i = min(j, end - 1)
    }

    private mutating func skipLine(_ end: Int) {
      while i < end, text[i] != ASCII.lineFeed, text[i] != ASCII.carriageReturn { i += 1 }
    }

    /// Whether a text of several lines begins here: `|`, `>-`, `|2 # why`.
    private func isBlockHeader(_ end: Int) -> Bool {
      var j = i + 1
      while j < end, text[j] == ASCII.minus || text[j] == ASCII.plus || (ASCII.zero...ASCII.nine).contains(text[j]) {
        j += 1
      }
      while j < end, text[j] == ASCII.space || text[j] == ASCII.tab { j += 1 }
      return j >= end || text[j] == ASCII.lineFeed || text[j] == ASCII.carriageReturn || text[j] == UInt8(ascii: "#")
    }

    /// Skips the lines of a text that are indented deeper than the line it began in.
    private mutating func skipBlock(_ end: Int) {
      skipLine(end)
      while i < end {
        var start = i + 1
        while start < end, text[start] == ASCII.space { start += 1 }
        let isEmpty = start >= end || text[start] == ASCII.lineFeed || text[start] == ASCII.carriageReturn
        guard isEmpty || start - i - 1 > indentation else { return }
        i += 1
        skipLine(end)
      }
    }
  }
}
