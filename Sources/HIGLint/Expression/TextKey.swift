/// A text as a key, equal and hashed by its bytes, which is by Unicode scalar.
///
/// Swift's own hash brings a text beyond ASCII into a normal form first, which takes longer than most look-ups.
struct TextKey: TableKey, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (a: TextKey, b: TextKey) -> Bool { StringBytes.equal(a.text, b.text) }

  func hash(into hasher: inout Hasher) {
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // Of two texts in a row the hash says where one ends.
    hasher.combine(0xFF as UInt8)
  }

  var tableHash: Int { Int(truncatingIfNeeded: StringBytes.hash(text)) }
}

extension [TextKey]: TableKey {}
