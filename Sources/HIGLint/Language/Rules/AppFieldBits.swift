import HIGReading

/// A bit for each field of an app, in the order in which they are declared: there are no more fields than bits, so that it
/// is known exactly whether an app has what a rule needs. (`NameID.bit` is shared by many names.)
package struct AppFieldBits: Sendable {
  /// The bit of each name, or none.
  private let bits: [UInt64]

  private static let shared = AppFieldBits(Vocabulary.shared)

  package static func of(_ vocabulary: Vocabulary) -> AppFieldBits {
    vocabulary === Vocabulary.shared ? shared : AppFieldBits(vocabulary)
  }

  private init(_ vocabulary: Vocabulary) {
    var bits = [UInt64](repeating: 0, count: vocabulary.nameCount)
    if let app = vocabulary.typeIndex(of: "app") {
      for (place, field) in vocabulary.types[app].fields.enumerated() {
        bits[Int(vocabulary.nameID(of: field.name).value)] = 1 << UInt64(place & 63)
      }
    }
    self.bits = bits
  }

  /// Returns the bit of a field; 0 for another name.
  package func bit(of name: NameID) -> UInt64 { Int(name.value) < bits.count ? bits[Int(name.value)] : 0 }
}
