/// Whether one name is another one with a slip of the keyboard, so surely that it may be replaced unasked.
///
/// `nearest` finds names that may have been meant, for people to choose from, and goes as far as a third of a name.
/// That is too far to write something unasked: `minimumScale` is near to `minimumValue`, and means something else.
package enum TypingSlip {
  /// Whether a name is another one with at most these slips:
  /// - One slip in a name of four letters and more: a letter too many, one too few, or two neighbours in the wrong
  ///   order; of five letters and more a wrong letter, too (`isOn` is no `icon`). Never the first letter alone, by
  ///   which words differ (`table`, `cable`), and no letter for a digit.
  /// - Two in a name of nine and more, without a wrong letter: `maximum` and `minimum` are two wrong letters apart.
  /// - None where only case, hyphens and underscores are different.
  package static func explains(_ written: String, as meant: String) -> Bool {
    let (a, b) = (letters(of: written), letters(of: meant))
    if a == b { return true }
    let length = min(a.count, b.count)
    // A longer one is a pasted text, and no slip.
    guard length >= 4, max(a.count, b.count) <= 64 else { return false }
    guard digits(of: a) == digits(of: b) else { return false }
    if isOneSlip(a[...], b[...], allowsWrongLetter: length >= 5) { return a.first == b.first || isSwapped(a, b) }
    return length >= 9 && a.first == b.first && isTwoSlips(a, b)
  }

  /// Returns the letters of a name in lower case, without separators.
  private static func letters(of name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
      default: byte
      }
    }
  }

  private static func digits(of letters: [UInt8]) -> [UInt8] {
    letters.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  private static func isSwapped(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count && a[0] == b[1] && a[1] == b[0]
  }

  private static func isOneSlip(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>, allowsWrongLetter: Bool) -> Bool {
    let (a, b) = withoutEqualEnds(a, b)
    switch (a.count, b.count) {
    case (0, 1), (1, 0): return true
    case (1, 1): return allowsWrongLetter
    case (2, 2): return a.first == b.last && a.last == b.first
    default: return false
    }
  }

  /// Whether two slips explain the names: one at the first difference, and another one after it.
  private static func isTwoSlips(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (a, b) = withoutEqualEnds(a[...], b[...])
    if a.isEmpty || b.isEmpty { return a.count + b.count <= 2 }
    if isOneSlip(a.dropFirst(), b, allowsWrongLetter: false) { return true }
    if isOneSlip(a, b.dropFirst(), allowsWrongLetter: false) { return true }
    guard a.count >= 2, b.count >= 2, a.prefix(2).elementsEqual(b.prefix(2).reversed()) else { return false }
    return isOneSlip(a.dropFirst(2), b.dropFirst(2), allowsWrongLetter: false)
  }

  private static func withoutEqualEnds(
    _ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>
  ) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    var (a, b) = (a, b)
    while let letter = a.first, letter == b.first {
      a.removeFirst()
      b.removeFirst()
    }
    while let letter = a.last, letter == b.last {
      a.removeLast()
      b.removeLast()
    }
    return (a, b)
  }
}
