/// A file's text, and where each of its bytes stands in the file as stored.
///
/// Readers see UTF-8 only. A UTF-16 or UTF-32 file is decoded once; its offset map leads back from the text to the stored
/// bytes.
public final class SourceFile: @unchecked Sendable {
  /// How the stored bytes became text.
  public enum Encoding: Sendable {
    case utf8, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian

    /// The number of bytes in a unit.
    var unitSize: Int {
      switch self {
      case .utf8: 1
      case .utf16LittleEndian, .utf16BigEndian: 2
      case .utf32LittleEndian, .utf32BigEndian: 4
      }
    }
  }

  /// The path as shown: relative to the working directory, with `/`.
  public let path: String
  /// The text as UTF-8, without a byte order mark; where `invalidByte` is set, only what comes before it is valid.
  public var text: [UInt8] { excerpt == nil ? whole : opened.text }
  private let whole: [UInt8]
  /// What is left of the text once its file has been checked; then `whole` is empty.
  private let excerpt: TextExcerpt?
  /// The text where it lies: there it stays for as long as this holds it.
  let textInPlace: UnsafeBufferPointer<UInt8>
  public let encoding: Encoding
  /// The number of stored bytes before the text: a byte order mark's.
  public let prefix: Int
  /// The text's offset of the first byte (or unit of UTF-16 or UTF-32) that is no valid Unicode; nil for a sound file.
  public let invalidOffset: Int?
  /// Made when a place is first asked for: in most files nothing is found.
  private let lines = Locked<LineIndex?>(nil)
  /// But for UTF-8: at every 64th text offset, the stored offset.
  private let storedOffsets: [UInt32]

  /// Decodes `stored`. Never fails: a file that is not Unicode has `invalidOffset`.
  public init(path: String, stored: [UInt8]) {
    self.path = path
    let decoded = DecodedText(stored: stored)
    whole = decoded.text
    excerpt = nil
    textInPlace = decoded.text.withUnsafeBufferPointer { $0 }
    encoding = decoded.encoding
    prefix = decoded.prefix
    invalidOffset = decoded.invalidOffset
    storedOffsets = decoded.storedOffsets
  }

  /// The lines of some offsets of a file, to show them with.
  private init(_ excerpt: TextExcerpt, of file: SourceFile) {
    path = file.path
    whole = []
    self.excerpt = excerpt
    textInPlace = UnsafeBufferPointer(start: nil, count: 0)
    encoding = file.encoding
    prefix = file.prefix
    invalidOffset = file.invalidOffset
    storedOffsets = file.storedOffsets
  }

  /// The file with no more of its text than the lines of some offsets, where that takes less room; these are where they
  /// were. Nothing may point into its text.
  func excerpt(ofLinesAt offsets: [Int]) -> SourceFile? {
    // A large text takes long to be opened each time that it is looked at.
    guard excerpt == nil, encoding == .utf8, (512...1 << 18).contains(whole.count) else { return nil }
    return SourceFile(TextExcerpt(of: whole, lineIndex, keepingLinesAt: offsets), of: self)
  }

  /// An excerpt's text and lines. Of few at a time: reports go through one file after the other, and from each to the
  /// places of its notes.
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

  /// Whether two are of the same text, in full or not.
  func hasSameText(as other: SourceFile) -> Bool {
    if excerpt == nil, other.excerpt == nil { return whole == other.whole }
    return digest == other.digest
  }

  private var digest: ContentDigest { excerpt?.digest ?? ContentDigest(of: whole) }

  /// Only some lines of it are held.
  var isExcerpt: Bool { excerpt != nil }

  /// The offset in the stored file (bytes from 0) of an offset in `text`.
  public func storedOffset(of offset: Int) -> Int {
    guard encoding != .utf8 else { return offset + prefix }
    return DecodedText.storedOffset(
      of: offset, in: text, anchors: storedOffsets, prefix: prefix, unitSize: encoding.unitSize)
  }

  public func position(at offset: Int) -> Position { lineIndex.position(at: offset, in: text) }

  /// The line's number (from 1) of an offset.
  public func line(at offset: Int) -> Int { lineIndex.line(at: offset) }

  /// The offsets of a line (from 1), without its line break.
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

  /// The text of a range, decoded.
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
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int
  /// In UTF-16 units, from 1.
  public var utf16: Int
}
