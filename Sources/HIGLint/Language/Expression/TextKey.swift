import HIGReading

/// A text as a key, equal and hashed by its bytes, which is by Unicode scalar.
///
/// Swift's own hash brings a text beyond ASCII into a normal form first, which takes longer than most look-ups.
public struct TextKey: TableKey, Sendable {
  public let text: String

  @inlinable public init(_ text: String) { self.text = text }

  @inlinable public static func == (a: TextKey, b: TextKey) -> Bool { StringBytes.equal(a.text, b.text) }

  @inlinable public func hash(into hasher: inout Hasher) {
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // Of two texts in a row the hash says where one ends.
    hasher.combine(0xFF as UInt8)
  }

  @inlinable public var tableHash: Int { Int(truncatingIfNeeded: StringBytes.hash(text)) }
}

extension [TextKey]: TableKey {}
