/// A scalar in the form that word lists compare: without case, width and the shape of its apostrophe.
package struct WordScalar {
  package enum Kind: UInt8 {
    /// A letter, digit or mark of a script that puts spaces between words.
    case word
    /// An apostrophe, which between two letters belongs to the word: don't.
    case apostrophe
    case space
    /// A letter of a script without spaces, or one whose words take endings without them: Han, Kana, Hangul, Thai, …
    case unspaced
    /// A scalar read as if it were not there: the soft hyphen, joiners.
    case ignored
    /// Punctuation, symbols, and bytes that are no text.
    case other
  }

  package var folded: UInt32
  package var kind: Kind

  /// Reads the scalar at `index` and moves behind it.
  @inline(__always)
  package static func read(_ text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> WordScalar {
    let byte = text[index]
    if byte < 0x80 {
      index &+= 1
      return ascii(UInt32(byte))
    }
    let (scalar, length) = UTF8Decoding.scalar(in: text, at: index)
    index &+= length
    return scalar < 0x800 ? twoByteScalars[Int(scalar - 0x80)] : WordScalar(other: scalar)
  }

  @inline(__always)
  package static func ascii(_ byte: UInt32) -> WordScalar {
    // Letters, folded by the bit that their cases differ in.
    if (byte | 0x20) &- 0x61 < 26 { return WordScalar(folded: byte | 0x20, kind: .word) }
    if byte &- 0x30 < 10 { return WordScalar(folded: byte, kind: .word) }
    if byte == 0x20 || byte &- 0x09 < 5 { return WordScalar(folded: 0x20, kind: .space) }
    return WordScalar(folded: byte, kind: byte == 0x27 ? .apostrophe : .other)
  }

  private init(folded: UInt32, kind: Kind) {
    self.folded = folded
    self.kind = kind
  }

  init(other scalar: UInt32) {
    if let special = Self.special(scalar) {
      self = special
      return
    }
    let classes = Classes.all
    let kind: Kind = classes.unspaced.contains(scalar) ? .unspaced : classes.words.contains(scalar) ? .word : .other
    self.init(folded: kind == .word ? CaseFolding.fold(scalar) : scalar, kind: kind)
  }

  /// Returns the form of a scalar that can be told without a table; nil for any other.
  private static func special(_ scalar: UInt32) -> WordScalar? {
    switch scalar {
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0x3041..<0x3097, 0x30A1..<0x30FB:
      WordScalar(folded: scalar, kind: .unspaced)
    case 0xFF01..<0xFF5F:
      ascii(scalar - 0xFF01 + 0x21)
    case 0x2018, 0x2019, 0x02BC:
      WordScalar(folded: 0x27, kind: .apostrophe)
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      WordScalar(folded: 0x20, kind: .space)
    case 0xAD, 0x200C, 0x200D, 0x2060, 0xFEFF:
      WordScalar(folded: scalar, kind: .ignored)
    case UTF8Decoding.invalid, 0x2010...0x2027, 0x3001...0x3004, 0x3008...0x3020:
      WordScalar(folded: scalar, kind: .other)
    default: nil
    }
  }

  /// The scalars of Latin, Greek, Cyrillic, …: whole texts consist of them, so they are looked up. The table is made
  /// class by class, as a run over one small file may need it for a single letter.
  private static let twoByteScalars: [WordScalar] = {
    let (first, limit): (UInt32, UInt32) = (0x80, 0x800)
    let classes = Classes(below: limit)
    var scalars = (first..<limit).map { WordScalar(folded: $0, kind: .other) }
    func mark(_ set: ScalarSet, as kind: Kind) {
      for range in set.ranges {
        for scalar in range.clamped(to: first..<limit) { scalars[Int(scalar - first)].kind = kind }
      }
    }
    mark(classes.words, as: .word)
    mark(classes.unspaced, as: .unspaced)
    CaseFolding.forEachFolded(below: limit) { scalar, folded in
      if scalar >= first, scalars[Int(scalar - first)].kind == .word { scalars[Int(scalar - first)].folded = folded }
    }
    for scalar in first..<limit {
      if let special = special(scalar) { scalars[Int(scalar - first)] = special }
    }
    return scalars
  }()

  private struct Classes {
    let unspaced, words: ScalarSet

    static let all = Classes(below: ScalarSet.limit)

    init(below limit: UInt32) {
      let scripts = [
        "Han", "Hiragana", "Katakana", "Hangul", "Bopomofo", "Thai", "Lao", "Khmer", "Myanmar", "Tibetan",
      ]
      unspaced = Self.union(of: scripts, and: Self.sharedMarks, below: limit)
      words = Self.union(of: ["L", "M", "Nd"], and: ScalarSet(), below: limit)
    }

    /// The marks that Hiragana and Katakana share: (han)dakuten, the long vowel.
    private static let sharedMarks = ScalarSet(
      sortedBounds: [0x3099, 0x309D, 0x30FC, 0x30FD, 0xFF70, 0xFF71, 0xFF9E, 0xFFA0])

    private static func union(of names: [String], and others: ScalarSet, below limit: UInt32) -> ScalarSet {
      var set = ScalarSet()
      for name in names { set.append(UnicodeClasses.set(named: name, below: limit) ?? ScalarSet()) }
      set.append(others)
      set.normalize()
      return set
    }
  }
}
