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
  public let text: [UInt8]
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
    text = decoded.text
    textInPlace = decoded.text.withUnsafeBufferPointer { $0 }
    encoding = decoded.encoding
    prefix = decoded.prefix
    invalidOffset = decoded.invalidOffset
    storedOffsets = decoded.storedOffsets
  }

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
    lines.withLock { lines in
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
  public static func == (a: SourceFile, b: SourceFile) -> Bool { a === b || (a.path == b.path && a.text == b.text) }
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
