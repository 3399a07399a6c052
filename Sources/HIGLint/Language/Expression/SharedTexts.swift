import HIGReading

/// Texts that several rules of a compilation hold: they stand once for all of them, and are read once.
package struct SharedTexts: Sendable {
  package private(set) var texts: [String]
  private var numbers: [[UInt8]: Int] = [:]

  package static let none = SharedTexts(texts: [])

  /// Creates the texts that were written, to read with them.
  package init(texts: [String]) { self.texts = texts }

  /// Chooses texts to write with: those that take less room so.
  ///
  /// - Parameter counts: The number of places of each.
  package init(among counts: [[UInt8]: Int]) {
    // A place takes two bytes, and so does what says how long a text is.
    let worthwhile = counts.filter { text, count in (count - 1) * (text.count + 1) > count * 2 }
      .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key) }
    texts = worthwhile.map { String(decoding: $0.key, as: UTF8.self) }
    for (number, (text, _)) in worthwhile.enumerated() { numbers[text] = number }
  }

  fileprivate func number(of text: String) -> Int? { numbers.isEmpty ? nil : numbers[Array(text.utf8)] }
}

extension ByteWriter {
  /// Writes a text, or its number among those that are shared.
  package mutating func text(_ text: String, in shared: SharedTexts) {
    if let known = shared.number(of: text) { return number(UInt64(known) << 1 | 1) }
    number(UInt64(text.utf8.count) << 1)
    bytes += text.utf8
  }

  package mutating func texts(_ texts: [String], in shared: SharedTexts) {
    number(UInt64(texts.count))
    for text in texts { self.text(text, in: shared) }
  }
}

extension ByteReader {
  package mutating func text(in shared: SharedTexts) throws(ByteDecodingError) -> String {
    let mark = try number()
    guard mark & 1 != 0 else { return try string(count: mark >> 1) }
    guard mark >> 1 < UInt64(shared.texts.count) else { throw .malformed }
    return shared.texts[Int(mark >> 1)]
  }

  package mutating func texts(in shared: SharedTexts) throws(ByteDecodingError) -> [String] {
    let count = try count()
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text(in: shared)) }
    return texts
  }
}

extension Value {
  /// Visits the texts in a constant.
  func forEachText(_ visit: (String) -> Void) {
    switch self {
    case .string(let text): visit(text)
    case .list(let items): for item in items { item.forEachText(visit) }
    case .map(let map):
      for (key, value) in map.entries {
        key.forEachText(visit)
        value.forEachText(visit)
      }
    default: break
    }
  }
}
