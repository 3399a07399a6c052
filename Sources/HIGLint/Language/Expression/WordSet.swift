import HIGReading

/// A few words to look for, such as the kinds of views: told apart by their lengths and their first and last bytes, which
/// takes less time than the hash of a string.
public struct WordSet: ExpressibleByArrayLiteral, Sendable {
  @usableFromInline struct Word: Equatable, Sendable {
    @usableFromInline var count: Int
    /// The first eight bytes, or all of a shorter word.
    @usableFromInline var first: UInt64
    @usableFromInline var last: UInt64

    @inline(__always)
    @inlinable init(_ bytes: UnsafeBufferPointer<UInt8>) {
      count = bytes.count
      let raw = UnsafeRawBufferPointer(bytes)
      if count >= 8 {
        first = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
        last = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else {
        first = 0
        last = 0
        for byte in bytes { first = first << 8 | UInt64(byte) }
      }
    }
  }

  @usableFromInline let words: ContiguousArray<Word>
  /// A bit for each word's length and first byte: it rejects most texts, which are none of the words.
  @usableFromInline let filter: UInt64
  /// The words themselves, as two long ones may differ in between.
  @usableFromInline let texts: [String]

  @inlinable public init(arrayLiteral elements: String...) { self.init(elements) }

  @inlinable public init(_ elements: [String]) {
    texts = elements
    words = ContiguousArray(elements.map { $0.withBytes { Word($0) } })
    filter = elements.reduce(0) { filter, element in filter | element.withBytes { Self.bit($0) } }
  }

  @inlinable public func contains(_ text: String) -> Bool { index(of: text) != nil }

  @inline(__always)
  @inlinable static func bit(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    1 << ((UInt64(word.count) &* 29 &+ UInt64(word.first ?? 0)) & 63)
  }

  /// Returns the place of a word in the list.
  @inlinable public func index(of text: String) -> Int? {
    let found = text.withBytes { bytes in filter & Self.bit(bytes) == 0 ? nil : Word(bytes) }
    guard let word = found else { return nil }
    for index in words.indices where words[index] == word {
      if word.count <= 16 || StringBytes.equal(texts[index], text) { return index }
    }
    return nil
  }
}

/// The texts of a list that stands in a program, made ready when one is first looked for: most rules have nothing to say
/// about a file.
///
/// Unchecked for the reason of `LatePattern`: what was decoded belongs to an engine, and what was compiled is made ready at
/// once.
final class LateWordSet: @unchecked Sendable {
  private let items: [Value]
  @exclusivity(unchecked) private var words: WordSet?

  /// - Parameter list: The list; nil comes of one that holds anything but texts, and of other values.
  init?(_ list: Value) {
    guard case .list(let items) = list else { return nil }
    for item in items {
      guard case .string = item else { return nil }
    }
    self.items = items
  }

  func contains(_ text: String) -> Bool { (words ?? prepare()).contains(text) }

  @inline(never)
  @discardableResult
  func prepare() -> WordSet {
    let words = WordSet(
      items.compactMap { item in
        if case .string(let text) = item { text } else { nil }
      })
    self.words = words
    return words
  }
}

/// A table from a few words to values.
public struct WordTable<Value>: ExpressibleByDictionaryLiteral {
  @usableFromInline let words: WordSet
  @usableFromInline let values: FixedTable<Value>

  @inlinable public init(dictionaryLiteral elements: (String, Value)...) {
    words = WordSet(elements.map(\.0))
    values = FixedTable(elements.map(\.1))
  }

  @inlinable public subscript(word: String) -> Value? { words.index(of: word).map { values[$0] } }
}

extension WordTable: Sendable where Value: Sendable {}
