/// A regular expression in the syntax of RE2, matched in time linear in the text.
///
/// There are no back references and no lookaround (nor `\C`), so that no pattern and no text can make a search slow.
/// `\d`, `\w`, `\s` and `\b` go by ASCII, as in RE2; `\p{…}` knows the general categories and the scripts of the languages
/// that iOS is localised into. Scalars are matched, not bytes: a byte that is part of no valid UTF-8 matches nothing.
/// Searches may run on several threads at once.
public struct Pattern: Sendable {
  /// The pattern as written.
  public let source: String
  private let program: PatternProgram
  private let matchers: PatternMatcherPool

  /// Throws if `source` is not a pattern, or needs more than bounded time and memory.
  public init(_ source: String) throws(PatternError) {
    self.source = source
    program = try PatternProgram(source)
    matchers = PatternMatcherPool(program)
  }

  /// Whether the pattern matches anywhere in `text`, as `matches` of CEL.
  public func matches(_ text: String) -> Bool { UTF8Decoding.withBytes(of: text) { matches($0) } }

  /// Whether the pattern matches anywhere in UTF-8 text.
  public func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let literal = program.literal { return program.contains(literal, in: text) }
    guard let start = program.firstCandidate(in: text, from: 0) else { return false }
    return matchers.withMatcher { $0.matches(text, from: start) }
  }

  /// Returns the ranges that match, in UTF-8 offsets: from the left, without overlaps, preferring what stands first in
  /// an alternation and, for repetitions, the most (the least, if lazy).
  public func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard let start = program.firstCandidate(in: text, from: 0) else { return [] }
    return matchers.withMatcher { $0.ranges(in: text, from: start) }
  }

  public func ranges(in text: String) -> [Range<Int>] { UTF8Decoding.withBytes(of: text) { ranges(in: $0) } }
}

extension Pattern: Hashable, CustomStringConvertible {
  public static func == (a: Pattern, b: Pattern) -> Bool { a.source == b.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
  public var description: String { source }
}

extension PatternProgram {
  /// Returns the first place from `index` on where a match may begin.
  @inline(__always)
  func firstCandidate(in text: UnsafeBufferPointer<UInt8>, from index: Int) -> Int? {
    guard let firstBytes else { return isAnchored && index > 0 ? nil : index }
    return firstBytes.withUnsafeBufferPointer { canBegin in
      if isAnchored { return index == 0 && !text.isEmpty && canBegin[Int(text[0])] ? 0 : nil }
      var index = index
      while index < text.count {
        if canBegin[Int(text[index])] { return index }
        index &+= 1
      }
      return nil
    }
  }

  /// Whether a text holds a short literal.
  func contains(_ literal: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    literal.withUnsafeBufferPointer { literal in
      var start = 0
      let last = text.count - literal.count
      while start <= last {
        var length = 0
        while length < literal.count, text[start &+ length] == literal[length] { length &+= 1 }
        if length == literal.count { return true }
        start &+= 1
      }
      return false
    }
  }
}
