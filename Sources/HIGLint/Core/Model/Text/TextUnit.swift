import HIGLanguage
import HIGReading

/// One scalar of a text, or one whole placeholder: the source of all facts about texts.
package struct TextUnit {
  package enum Kind: UInt8 {
    case upper
    case lower
    /// A letter without case: Han, kana, hangul, Arabic.
    case letter
    case digit
    /// A combining mark, which belongs to the letter before it.
    case mark
    case space
    case newline
    case punctuation
    case symbol
    case emoji
    /// A whole unknown piece.
    case placeholder
    /// An invisible control or format character.
    case invisible
  }

  /// The scalar in place of a placeholder (OBJECT REPLACEMENT CHARACTER).
  static let placeholderScalar: UInt32 = 0xFFFC

  package var scalar: UInt32
  /// The UTF-8 offset of its first byte.
  package var offset: UInt32
  package var kind: Kind
  /// The script, for letters only.
  package var script: Script

  package var isLetter: Bool { kind == .upper || kind == .lower || kind == .letter }
  package var isLetterOrDigit: Bool { isLetter || kind == .digit }
  package var isWhite: Bool { kind == .space || kind == .newline }
  /// Whether it means something: a letter, a digit, a placeholder.
  var isContent: Bool { isLetterOrDigit || kind == .placeholder }
  var isHan: Bool { script == .han }
  /// Whether a word that is written with spaces around it may hold it.
  var isSpacedLetterOrDigit: Bool { isLetterOrDigit && !script.isUnspaced }

  init(scalar: UInt32, offset: Int, kind: Kind) {
    self.scalar = scalar
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.kind = kind
    script = kind == .upper || kind == .lower || kind == .letter ? Script(ofLetter: scalar) : .none
  }

  /// Returns the kind of a scalar by its general category, before emoji sequences are looked at.
  package static func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x61...0x7A: return .lower
    case 0x41...0x5A: return .upper
    case 0x30...0x39: return .digit
    case 0x20, 0x09: return .space
    case 0x0A, 0x0D, 0x0B, 0x0C: return .newline
    case 0x4E00...0x9FFF: return .letter
    case 0x24, 0x2B, 0x3C...0x3E, 0x5E, 0x60, 0x7C, 0x7E: return .symbol
    case 0x21...0x7E: return .punctuation
    case 0...0x7F: return .invisible
    default: break
    }
    guard let unicode = Unicode.Scalar(scalar) else { return .invisible }
    let properties = unicode.properties
    if properties.isEmojiPresentation || (0x1F1E6...0x1F1FF).contains(scalar) { return .emoji }
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return .upper
    case .lowercaseLetter: return .lower
    case .modifierLetter, .otherLetter, .letterNumber: return .letter
    case .decimalNumber: return .digit
    case .nonspacingMark, .enclosingMark, .spacingMark: return .mark
    case .spaceSeparator: return .space
    case .lineSeparator, .paragraphSeparator: return .newline
    case .control: return scalar == 0x85 ? .newline : .invisible
    case .format, .surrogate, .privateUse, .unassigned: return .invisible
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return .punctuation
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .otherNumber: return .symbol
    @unknown default: return .symbol
    }
  }

  /// Returns a text's units, and one more that stands at its end.
  package static func units(of bytes: UnsafeBufferPointer<UInt8>, pieces: [TextValue.Piece]) -> [TextUnit] {
    var units: [TextUnit] = []
    units.reserveCapacity(bytes.count + 1)
    for piece in pieces {
      switch piece.kind {
      case .placeholder, .format, .variable:
        units.append(TextUnit(scalar: placeholderScalar, offset: piece.range.lowerBound, kind: .placeholder))
      case .percent:
        units.append(TextUnit(scalar: 0x25, offset: piece.range.lowerBound, kind: .punctuation))
      case .literal:
        var i = piece.range.lowerBound
        while i < piece.range.upperBound {
          let (scalar, length) = UTF8Scalar.decode(bytes, at: i)
          append(TextUnit(scalar: scalar, offset: i, kind: kind(of: scalar)), to: &units)
          i += length
        }
      }
    }
    units.append(TextUnit(scalar: 0, offset: bytes.count, kind: .newline))
    return units
  }

  /// Appends a unit; parts of an emoji sequence become emoji: joiners, tags, variation selectors, skin tones.
  private static func append(_ unit: TextUnit, to units: inout [TextUnit]) {
    var unit = unit
    if unit.scalar >= 0x200D, let last = units.indices.last {
      switch unit.scalar {
      case 0xFE0F where units[last].kind == .symbol || units[last].kind == .punctuation,
        0x20E3 where units[last].kind == .digit || units[last].scalar == 0xFE0F:
        units[last].kind = .emoji
        unit.kind = .emoji
        // A keycap: digit, variation selector, enclosing mark.
        if unit.scalar == 0x20E3, last > 0, units[last].scalar == 0xFE0F { units[last - 1].kind = .emoji }
      case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F:
        if units[last].kind == .emoji { unit.kind = .emoji }
      default:
        // After a joiner: the gender signs and the like are no emoji by themselves.
        if units[last].scalar == 0x200D, units[last].kind == .emoji, unit.kind == .symbol { unit.kind = .emoji }
      }
      if unit.scalar == 0x20E3, unit.kind == .emoji { unit.script = .none }
    }
    units.append(unit)
  }
}
