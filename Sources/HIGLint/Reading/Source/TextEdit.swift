/// A change to a file's text: a range of it, and the text that replaces it.
///
/// Everything that changes a file is a list of these: answers to questions, fixes. Bytes outside of the ranges stay as
/// they are, so comments, quotes, the order of keys and line ends do.
public struct TextEdit: Hashable, Sendable {
  /// The range in the file's text; empty for an insertion.
  public var range: SourceRange
  public var replacement: String

  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Creates an insertion.
  package init(at offset: Int, _ text: String) { self.init(SourceRange(at: offset), text) }
}

extension SourceFile {
  /// Returns the file's text with edits made; insertions at one place stand in the order of the list.
  ///
  /// Nil if two edits overlap, or if one lies outside of the text.
  public func text(applying edits: [TextEdit]) -> [UInt8]? {
    let edits = edits.enumerated().sorted { a, b in
      a.element.range != b.element.range ? a.element.range < b.element.range : a.offset < b.offset
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(text.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var offset = 0
    for edit in edits {
      let range = edit.range.bounds
      guard range.lowerBound >= offset, range.upperBound <= text.count else { return nil }
      result += text[offset..<range.lowerBound]
      result += edit.replacement.utf8
      offset = range.upperBound
    }
    return result + text[offset...]
  }

  /// Returns the bytes to store with edits made, in the file's own encoding and with its byte order mark.
  ///
  /// Nil as for `text(applying:)`, and for a file that is not valid Unicode: its invalid bytes could not be kept.
  public func stored(applying edits: [TextEdit]) -> [UInt8]? {
    guard invalidOffset == nil, let text = text(applying: edits) else { return nil }
    switch encoding {
    case .utf8: return (prefix == 3 ? [0xEF, 0xBB, 0xBF] : []) + text
    case .utf16LittleEndian: return Self.utf16(text, hasMark: prefix == 2) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: return Self.utf16(text, hasMark: prefix == 2) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian: return Self.utf32(text, hasMark: prefix == 4, shifts: [0, 8, 16, 24])
    case .utf32BigEndian: return Self.utf32(text, hasMark: prefix == 4, shifts: [24, 16, 8, 0])
    }
  }

  private static func utf32(_ text: [UInt8], hasMark: Bool, shifts: [UInt32]) -> [UInt8] {
    func bytes(_ unit: UInt32) -> [UInt8] { shifts.map { UInt8(truncatingIfNeeded: unit >> $0) } }
    return String(decoding: text, as: UTF8.self).unicodeScalars.reduce(into: hasMark ? bytes(0xFEFF) : []) {
      $0 += bytes($1.value)
    }
  }

  private static func utf16(_ text: [UInt8], hasMark: Bool, _ bytes: (UInt16) -> [UInt8]) -> [UInt8] {
    var result = hasMark ? bytes(0xFEFF) : []
    result.reserveCapacity(text.count * 2 + 2)
    for unit in String(decoding: text, as: UTF8.self).utf16 { result += bytes(unit) }
    return result
  }
}
