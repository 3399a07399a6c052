/// A half-open range of UTF-8 byte offsets in a source file's text.
///
/// 32-bit offsets keep syntax nodes small; files of 4 GiB and more are refused before they get here.
public struct SourceRange: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32

  @inlinable
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  @inlinable
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The length in bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }
  @inlinable public var isEmpty: Bool { start == end }
  /// The range as an index range of the text's bytes.
  @inlinable public var bounds: Range<Int> { Int(start)..<Int(end) }

  /// Whether the two ranges share a byte, or an empty one lies inside the other.
  public func overlaps(_ other: SourceRange) -> Bool {
    if isEmpty || other.isEmpty { return start <= other.end && other.start <= end }
    return start < other.end && other.start < end
  }

  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

extension SourceRange: Comparable {
  /// Orders by start, then by end.
  public static func < (a: SourceRange, b: SourceRange) -> Bool {
    a.start != b.start ? a.start < b.start : a.end < b.end
  }
}
