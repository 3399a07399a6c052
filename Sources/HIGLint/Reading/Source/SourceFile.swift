/// A file's text, and the place of each of its bytes in the file as stored.
///
/// Readers see UTF-8 only. A UTF-16 or UTF-32 file is decoded once; its offset map leads back from the text to the
/// stored bytes.
public final class SourceFile: @unchecked Sendable {
  /// The encoding of the stored bytes.
  public enum Encoding: Sendable {
    case utf8, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian

    /// The number of bytes in a unit.
    package var unitSize: Int {
      switch self {
      case .utf8: 1
      case .utf16LittleEndian, .utf16BigEndian: 2
      case .utf32LittleEndian, .utf32BigEndian: 4
      }
    }
  }

  /// The path as shown: relative to the working directory, with `/`.
  public let path: String
  /// The text as UTF-8, without a byte order mark; if `invalidOffset` is set, only the part before it is valid.
  public var text: [UInt8] { excerpt == nil ? whole : opened.text }
  @usableFromInline let whole: [UInt8]
  /// The part of the text that is kept once its file has been checked; then `whole` is empty.
  private let excerpt: TextExcerpt?
  public let encoding: Encoding
  /// The number of stored bytes before the text: a byte order mark's.
  public let prefix: Int
  /// The text's offset of the first byte (or unit of UTF-16 or UTF-32) that is no valid Unicode; nil for a sound file.
  public let invalidOffset: Int?
  /// The index of lines, made when a place is first asked for: in most files nothing is found.
  private let lines = Locked<LineIndex?>(nil)
  /// The stored offset of every 64th text offset; empty for UTF-8.
  private let storedOffsets: [UInt32]

  /// Decodes `stored`. Never fails: a file that is not Unicode has `invalidOffset`.
  public init(path: String, stored: [UInt8]) {
    self.path = path
    let decoded = DecodedText(stored: stored)
    whole = decoded.text
    excerpt = nil
    encoding = decoded.encoding
    prefix = decoded.prefix
    invalidOffset = decoded.invalidOffset
    storedOffsets = decoded.storedOffsets
  }

  /// Creates a file with only the lines of some offsets, to show them.
  private init(_ excerpt: TextExcerpt, of file: SourceFile) {
    path = file.path
    whole = []
    self.excerpt = excerpt
    encoding = file.encoding
    prefix = file.prefix
    invalidOffset = file.invalidOffset
    storedOffsets = file.storedOffsets
  }

  /// Returns the file with only the lines of some offsets of its text, if that takes less room; these are where they
  /// were.
  package func excerpt(ofLinesAt offsets: [Int]) -> SourceFile? {
    // A large text takes long to be opened each time that it is looked at.
    guard excerpt == nil, encoding == .utf8, (512...1 << 18).contains(whole.count) else { return nil }
    return SourceFile(TextExcerpt(of: whole, lineIndex, keepingLinesAt: offsets), of: self)
  }

  /// An excerpt's text and lines. Only a few are kept open: reports go through one file after the other, and from each
  /// to the places of its notes.
  private var opened: (text: [UInt8], lines: LineIndex) {
    Self.opened.withLock { opened in
      if let known = opened.last(where: { $0.file === self }) { return (known.text, known.lines) }
      let text = excerpt?.text ?? whole
      let lines = LineIndex(of: text)
      if opened.count == Self.mostOpened { opened.removeFirst() }
      opened.append((self, text, lines))
      return (text, lines)
    }
  }

  private static let mostOpened = 4
  private static let opened = Locked<[(file: SourceFile, text: [UInt8], lines: LineIndex)]>([])

  /// Whether two files have the same text, in full or not.
  package func hasSameText(as other: SourceFile) -> Bool {
    if excerpt == nil, other.excerpt == nil { return whole == other.whole }
    return digest == other.digest
  }

  private var digest: ContentDigest { excerpt?.digest ?? ContentDigest(of: whole) }

  /// Whether only some lines of the text are held.
  package var isExcerpt: Bool { excerpt != nil }

  /// Returns the offset in the stored file (bytes from 0) of an offset in `text`.
  public func storedOffset(of offset: Int) -> Int {
    guard encoding != .utf8 else { return offset + prefix }
    return DecodedText.storedOffset(
      of: offset, in: text, anchors: storedOffsets, prefix: prefix, unitSize: encoding.unitSize)
  }

  public func position(at offset: Int) -> Position { lineIndex.position(at: offset, in: text) }

  /// Returns the number (from 1) of the line that holds an offset.
  public func line(at offset: Int) -> Int { lineIndex.line(at: offset) }

  /// Returns the offsets of a line (from 1), without its line break.
  public func range(ofLine line: Int) -> Range<Int> { lineIndex.range(ofLine: line, in: text) }

  public var lineCount: Int { lineIndex.count }

  private var lineIndex: LineIndex {
    if excerpt != nil { return opened.lines }
    return lines.withLock { lines in
      if let lines { return lines }
      let made = LineIndex(of: text)
      lines = made
      return made
    }
  }

  /// Returns the text of a range, decoded.
  public func string(in range: SourceRange) -> String {
    let bounds = range.bounds.clamped(to: 0..<text.count)
    return String(decoding: text[bounds], as: UTF8.self)
  }
}

extension SourceFile: Hashable {
  public static func == (a: SourceFile, b: SourceFile) -> Bool { a === b || (a.path == b.path && a.hasSameText(as: b)) }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A place as people and tools count it.
public struct Position: Hashable, Sendable {
  /// The line's number, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// The column in UTF-16 units, from 1.
  public var utf16: Int
}
