import HIGReading

/// The word without which a file holds no suppressions.
package enum SuppressionMarker {
  private static let word = ByteSearch("higlint")

  /// Whether a file may hold suppressions, told by its bytes alone.
  package static func isIn(_ source: SourceFile) -> Bool { isIn(source.text) }

  /// The word stands anywhere but in `higlint: 1`, the version of the format.
  package static func isIn(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      // UTF-16 and UTF-32 have zeroes between the letters.
      buffer.first ?? 0 >= 0xFE || buffer.prefix(4).contains(0)
        || word.finds(in: buffer) { !isVersion(buffer[$0...]) }
    }
  }

  /// Whether a number follows: `: 1`, or `": 1`.
  private static func isVersion(_ rest: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    var rest = rest
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { rest = rest.dropFirst() }
    guard rest.first == UInt8(ascii: ":") else { return false }
    let value = rest.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return value.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
