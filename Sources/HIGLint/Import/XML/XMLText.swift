import HIGReading

/// Turns text as written in XML into the text that it means, and finds a part of that text again in the file.
public enum XMLText {
  /// The place of a text, which decides the meaning of its bytes.
  public enum Context: Sendable {
    /// Between tags. Tags, comments and CDATA marks are no text, so the range of a whole `<string/>` decodes to "".
    case content
    /// Between the quotes of an attribute: tabs and line breaks count as spaces.
    case attribute
    /// Between the marks of a CDATA section: only line breaks are changed.
    case characterData
  }

  /// Returns the text as UTF-8. A lone `&` or an unknown entity stays as written; the reader reported it.
  public static func decode(_ raw: some Collection<UInt8>, as place: Context = .content) -> [UInt8] {
    let decode = { (bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] in
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count)
      var pieces = XMLTextPieces(of: bytes, in: place)
      while let piece = pieces.next() {
        if let scalar = piece.scalar {
          text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        } else {
          text.append(contentsOf: bytes[piece.source])
        }
      }
      return text
    }
    return raw.withContiguousStorageIfAvailable(decode) ?? Array(raw).withUnsafeBufferPointer(decode)
  }

  /// Returns the text of a range of a file.
  public static func decode(_ range: SourceRange, of text: [UInt8], as place: Context = .content) -> [UInt8] {
    decode(text[range.bounds.clamped(to: 0..<text.count)], as: place)
  }

  /// Returns the range in the file of the bytes `decoded` of the text that `range` decodes to.
  ///
  /// A reference or CRLF that is touched is covered whole. An empty text is the whole range: there is nothing smaller
  /// to point at in `<string/>`.
  public static func sourceRange(
    ofDecoded decoded: Range<Int>, in range: SourceRange, of text: [UInt8], as place: Context = .content
  ) -> SourceRange {
    let bounds = range.bounds.clamped(to: 0..<text.count)
    return text.withUnsafeBufferPointer { whole in
      var pieces = XMLTextPieces(of: UnsafeBufferPointer(rebasing: whole[bounds]), in: place)
      var offset = 0
      var start: Int?
      var end: Int?
      var last: Int?
      while end == nil, let piece = pieces.next() {
        let count = piece.scalar.map(UTF8.width) ?? piece.source.count
        if start == nil, decoded.lowerBound < offset + count {
          start = piece.source.lowerBound + (piece.scalar == nil ? decoded.lowerBound - offset : 0)
        }
        if start != nil, decoded.upperBound <= offset + count {
          end = piece.scalar == nil ? piece.source.lowerBound + decoded.upperBound - offset : piece.source.upperBound
        }
        last = piece.source.upperBound
        offset += count
      }
      guard let last else { return range }
      let from = start ?? last
      let to = decoded.isEmpty ? from : end ?? last
      return SourceRange(bounds.lowerBound + from, bounds.lowerBound + max(from, to))
    }
  }
}

/// The pieces of a written text, in order: runs that stand for themselves, and notations of one other character.
package struct XMLTextPieces {
  package struct Piece {
    package var source: Range<Int>
    /// The character that the source stands for; nil if it stands for itself.
    package var scalar: Unicode.Scalar?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let place: XMLText.Context
  private var position = 0
  private var isInCharacterData = false

  init(of bytes: UnsafeBufferPointer<UInt8>, in place: XMLText.Context) {
    self.bytes = bytes
    self.place = place
    isInCharacterData = place == .characterData
  }

  mutating func next() -> Piece? {
    var start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "&") where !isInCharacterData:
        if position > start { return Piece(source: start..<position) }
        if case .scalar(let scalar, let end) = XMLReference.read(bytes, at: position, end: bytes.count) {
          position = end
          return Piece(source: start..<end, scalar: scalar)
        }
        position += 1
      case 0x0D:
        if position > start { return Piece(source: start..<position) }
        position += position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
        return Piece(source: start..<position, scalar: place == .attribute ? " " : "\n")
      case 0x09 where place == .attribute, 0x0A where place == .attribute:
        if position > start { return Piece(source: start..<position) }
        position += 1
        return Piece(source: start..<position, scalar: " ")
      case UInt8(ascii: "<") where place == .content && !isInCharacterData:
        if position > start { return Piece(source: start..<position) }
        skipMarkup()
        start = position
      case UInt8(ascii: "]") where isInCharacterData && place == .content && bytes.hasPrefix("]]>", at: position):
        if position > start { return Piece(source: start..<position) }
        isInCharacterData = false
        position += 3
        start = position
      default:
        position += 1
      }
    }
    return position > start ? Piece(source: start..<position) : nil
  }

  /// Skips a tag, a comment or an opening CDATA mark, from its `<`.
  private mutating func skipMarkup() {
    if bytes.hasPrefix("<![CDATA[", at: position) {
      position += 9
      isInCharacterData = true
    } else if bytes.hasPrefix("<!--", at: position) {
      position = bytes.firstOffset(of: "-->", from: position + 4).map { $0 + 3 } ?? bytes.count
    } else {
      position = bytes.firstOffset(of: ">", from: position).map { $0 + 1 } ?? bytes.count
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  package func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard offset >= 0, count - offset >= length else { return false }
    for i in 0..<length where self[offset + i] != prefix.utf8Start[i] { return false }
    return true
  }

  /// Returns the offset where `pattern` (short) first begins at or after `start`.
  func firstOffset(of pattern: StaticString, from start: Int) -> Int? {
    let lead = pattern.utf8Start[0]
    var i = start
    while i < count {
      if self[i] == lead, hasPrefix(pattern, at: i) { return i }
      i += 1
    }
    return nil
  }
}
