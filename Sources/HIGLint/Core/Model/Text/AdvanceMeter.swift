/// Measures a text scalar by scalar, in thousandths of an em: a scalar may widen the one before it, or join it.
struct AdvanceMeter {
  /// What a scalar adds to the width of a text.
  struct Advance {
    /// Its own width.
    var own: Int
    /// By how much the letter before it becomes wider or narrower, because it is joined.
    var change = 0

    var sum: Int { own + change }
  }

  private let weight: TextWeight
  private var emoji = DisplayWidth.EmojiSequence()
  private var letters = JoinedLetters()

  init(weight: TextWeight) { self.weight = weight }

  mutating func advance(of scalar: UInt32) -> Advance {
    let columns = emoji.columns(adding: scalar)
    if letters.isOpen || JoinedLetters.mayJoin(scalar) {
      // Marks above and below hinder no joining; a non-joiner does.
      if columns == 0, scalar >= 0x300, scalar != 0x200C, scalar != 0x200D { return Advance(own: 0) }
      if let (own, change) = letters.add(scalar) { return Advance(own: own, change: change) }
    }
    return Advance(own: Self.advance(of: scalar, columns: columns, weight: weight))
  }

  /// Begins a new word: letters do not join across lines.
  mutating func endWord() { letters.end() }

  /// Returns the width of a space, which ends a word.
  mutating func space(_ scalar: UInt32) -> Int {
    endWord()
    return AdvanceWidths.width(of: scalar, weight: weight)
  }

  /// Returns the advance of a scalar that adds so many columns: a joined emoji adds nothing, a widened symbol half a
  /// picture.
  private static func advance(of scalar: UInt32, columns: Int, weight: TextWeight) -> Int {
    if columns == 0 { return 0 }
    return scalar == 0xFE0F ? 500 : AdvanceWidths.width(of: scalar, weight: weight)
  }
}
