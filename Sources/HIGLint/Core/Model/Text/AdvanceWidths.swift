/// A font's weight, from the lightest to the heaviest.
public enum TextWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  var isBold: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}

/// The advance widths of letters, in thousandths of the font size.
///
/// The system font's own are not published. Helvetica's stand for them: the Adobe Core 14 font metrics (Helvetica.afm
/// and Helvetica-Bold.afm, version 002.000), from which San Francisco differs by a few per cent in running text.
/// Han characters, kana and full-width marks are one em; Apple Color Emoji advances 1.25 em.
enum AdvanceWidths {
  /// The widths of U+0020 to U+007E.
  private static let regular: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  private static let bold: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
  /// The base letters of U+00C0 to U+017F, whose widths these have; `?` if there is none.
  private static let bases = [UInt8](
    ("AAAAAA?CEEEEIIIIDNOOOOO+OUUUUYPsaaaaaa?ceeeeiiiidnooooo+ouuuuypyAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi"
      + "??JjKkkLlLlLlLlLlNnNnNnnNnOoOoOo??RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)

  /// The widths of U+05D0 to U+05EA in DejaVu Sans 2.37, which Debian's browsers fall back to, for bold texts, too.
  private static let hebrew: [UInt16] = [
    668, 578, 412, 546, 653, 272, 346, 653, 648, 224, 537, 529, 568, 664, 679, 272,
    400, 649, 626, 640, 625, 540, 593, 709, 564, 708, 657,
  ]

  /// Returns the width of one scalar by itself, in thousandths of an em; combining marks and invisible characters have
  /// none.
  static func width(of scalar: UInt32, weight: TextWeight) -> Int {
    let table = weight.isBold ? bold : regular
    switch scalar {
    case 0x20...0x7E: return Int(table[Int(scalar) - 0x20])
    case 0xA0: return 278
    // Most of Chinese: ideographs, full-width punctuation and forms.
    case 0x3001...0x3029, 0x4E00...0x9FFF, 0xFF01...0xFF5E: return 1000
    case 0xC0...0x17F:
      let index = Int(scalar) - 0xC0
      let base = index < bases.count ? bases[index] : 0x3F
      if base != 0x3F { return Int(table[Int(base) - 0x20]) }
    default: break
    }
    switch scalar {
    case 0xC6, 0x152, 0x2014, 0x2026, 0x2122: return 1000
    case 0xE6: return 889
    case 0x153: return 944
    case 0x2018, 0x2019, 0x201A: return weight.isBold ? 278 : 222
    case 0x201C, 0x201D, 0x201E: return weight.isBold ? 500 : 333
    case 0xB7: return 278
    case 0x2022: return 350
    case 0xA9, 0xAE: return 737
    case 0xB0: return 400
    case 0x5BE: return 361
    case 0x5D0...0x5EA: return Int(hebrew[Int(scalar) - 0x5D0])
    default: break
    }
    switch DisplayWidth.columns(of: scalar) {
    case 0: return 0
    case 2: return Unicode.Scalar(scalar)?.properties.isEmojiPresentation == true ? 1250 : 1000
    default: break
    }
    if let width = JoinedLetters.width(of: scalar) { return width }
    // Cyrillic, Greek and the rest: capitals and small letters of Helvetica's average.
    return TextUnit.kind(of: scalar) == .upper ? 690 : 556
  }
}
