/// The script that a text is written in. Digits, punctuation and emoji have none.
public enum Script: String, CaseIterable, Sendable {
  /// The script of a text without letters.
  case none
  case latin
  /// Chinese characters, traditional or simplified.
  case han
  /// Kana, and for a whole text kana with Han characters.
  case japanese
  /// Hangul, and for a whole text hangul with Han characters.
  case korean
  case cyrillic
  case greek
  case arabic
  case hebrew
  case devanagari
  case thai
  /// Any other script: Armenian, Georgian, Tamil, Khmer …
  case other
  /// The script of a text in which none outweighs the others.
  case mixed

  /// Creates the script of a letter (Unicode 15 blocks); `other` for letters of no script listed here.
  package init(ofLetter scalar: UInt32) {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD, 0x3005...0x3007: self = .han
    case 0xAA, 0xBA, 0xC0...0x24F, 0x250...0x2AF, 0x1D00...0x1D7F, 0x1E00...0x1EFF, 0x2C60...0x2C7F: self = .latin
    case 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = .latin
    case 0x3031...0x3035, 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1AFF0...0x1B16F: self = .japanese
    case 0xAC00...0xD7FF, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xFFA0...0xFFDC: self = .korean
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x900...0x97F, 0xA8E0...0xA8FF: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    default: self = .other
    }
  }

  /// Whether words are written without spaces between them, so that only characters can be counted.
  package var isUnspaced: Bool { self == .han || self == .japanese || self == .thai }
}
