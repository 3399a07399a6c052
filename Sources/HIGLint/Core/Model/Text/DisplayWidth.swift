import HIGReading

/// Widths in columns of a terminal: Han, full-width letters and emoji are two wide, combining marks none.
///
/// They follow UAX #11 (East Asian Width W and F are wide, ambiguous is narrow), with emoji sequences as drawn: one
/// picture, two columns.
public enum DisplayWidth {
  /// Returns the columns of UTF-8 text. A tab and every ill-formed byte count one, other control characters none.
  public static func displayColumns(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var columns = 0
    var i = 0
    var sequence = EmojiSequence()
    while i < bytes.count {
      let byte = bytes[i]
      if byte < 0x80, i + 1 == bytes.count || bytes[i + 1] < 0x80 {
        columns += byte >= 0x20 && byte != 0x7F || byte == 0x09 ? 1 : 0
        sequence = EmojiSequence()
        i += 1
        continue
      }
      let (scalar, length) = UTF8Scalar.decode(bytes, at: i)
      columns += sequence.columns(adding: scalar)
      i += length
    }
    return columns
  }

  public static func displayColumns(of text: String) -> Int {
    var text = text
    return text.withUTF8 { displayColumns(of: $0) }
  }

  /// The columns that each scalar of a text adds, in order: a scalar may widen the one before it.
  package struct EmojiSequence {
    private var previous: UInt32 = 0
    private var previousColumns = 0
    /// Whether the last scalar was the first half of a flag.
    private var halfFlag = false

    package init(previous: UInt32 = 0, previousColumns: Int = 0, halfFlag: Bool = false) {
      self.previous = previous
      self.previousColumns = previousColumns
      self.halfFlag = halfFlag
    }

    package mutating func columns(adding scalar: UInt32) -> Int {
      let columns = addition(of: scalar)
      halfFlag = !halfFlag && (0x1F1E6...0x1F1FF).contains(scalar)
      // What adds nothing keeps the width of what it changes: a heart and its variation selector.
      if columns != 0 { previousColumns = scalar == 0xFE0F ? 2 : columns }
      previous = scalar
      return columns
    }

    private func addition(of scalar: UInt32) -> Int {
      switch scalar {
      // Emoji presentation of a narrow symbol widens it.
      case 0xFE0F: return previousColumns == 1 && previous > 0x20 ? 1 : 0
      // A skin tone.
      case 0x1F3FB...0x1F3FF where previousColumns == 2 || previous == 0xFE0F: return 0
      case 0x1F1E6...0x1F1FF: return halfFlag ? 0 : 2
      default: break
      }
      let width = DisplayWidth.columns(of: scalar)
      if previous == 0x200D, previousColumns == 2, width > 0, isPicture(scalar) { return 0 }
      return width
    }

    private func isPicture(_ scalar: UInt32) -> Bool {
      Unicode.Scalar(scalar)?.properties.isEmoji ?? false
    }
  }

  /// Returns the columns of one scalar by itself.
  public static func columns(of scalar: UInt32) -> Int {
    if scalar < 0x7F { return scalar >= 0x20 || scalar == 0x09 ? 1 : 0 }
    if scalar < 0xA0 || scalar == 0xAD { return 0 }
    if scalar < 0x300 { return 1 }
    if isWide(scalar) { return (0x302A...0x302D).contains(scalar) || (0x3099...0x309A).contains(scalar) ? 0 : 2 }
    guard let unicode = Unicode.Scalar(scalar) else { return 1 }
    switch unicode.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    // Vowels and finals of decomposed hangul.
    case .otherLetter where (0x1160...0x11FF).contains(scalar): return 0
    default: return unicode.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether a scalar is East Asian Width W or F of Unicode 15, without the emoji, which the standard library knows.
  package static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x4E00...0x9FFF: true
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DFF, 0xA000...0xA4CF: true
    case 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: true
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
