import HIGCore
import HIGLanguage

/// The system's keyboards by their types.
extension ScreenArtist {
  private static let keyboard = Vocabulary.shared.nameID(of: "keyboard")

  /// A key: what stands on it, its width in those of a letter, and whether it is a dark one.
  private struct Key {
    var words = ""
    /// The letters below a number.
    var letters = ""
    var glyph: Glyph?
    var width = 1.0
    var isDark = false
    /// Whether nothing is there.
    var isGap = false
  }

  /// The types of `UIKeyboardType` in small letters.
  private static let types: Set<String> = [
    "default", "asciicapable", "numbersandpunctuation", "url", "numberpad", "phonepad", "namephonepad", "emailaddress",
    "decimalpad", "twitter", "websearch", "asciicapablenumberpad",
  ]
  private static let pads: Set<String> = ["numberpad", "phonepad", "decimalpad", "asciicapablenumberpad"]

  /// The type that the first field on the screen states that states one, and the field.
  private var statedKeyboard: (type: String, field: NodeReference)? {
    for view in scene.views {
      switch model.value(of: Self.keyboard, at: view) {
      case .string(let type): return (type, view)
      case .map(let map):
        for entry in map.entries { if case (.string("type"), .string(let type)) = entry { return (type, view) } }
      default: continue
      }
    }
    return nil
  }

  /// Draws the keyboard that a field of the screen asks for.
  mutating func drawKeyboard(in rect: Rect) {
    let stated = statedKeyboard
    // `URL` and `emailAddress` as specs and files write them, `email` as people do.
    var type = (stated?.type ?? "default").lowercased()
    if type == "email" { type = "emailaddress" }
    if let stated, !Self.types.contains(type) { note(.keyboard, stated.field) }
    drawKeyboard(in: rect, type: type)
  }

  private mutating func drawKeyboard(in rect: Rect, type: String) {
    let isDark = appearance == .dark
    canvas.rect(rect, fill: Color(hex: isDark ? 0x2A2A2C : 0xD1D5DB))
    let rows = Self.rows(type, language: language)
    guard !rows.isEmpty, rect.height > 40 else { return }
    let isPad = Self.pads.contains(type)
    let height = rect.height / Double(rows.count)
    for (number, row) in rows.enumerated() {
      let units = isPad ? row.reduce(0) { $0 + $1.width } : 10
      let unit = rect.width / max(units, 1)
      var x = rect.x + (rect.width - unit * row.reduce(0) { $0 + $1.width }) / 2
      for key in row {
        let width = key.width * unit
        let cell = Rect(x: x, y: rect.y + Double(number) * height, width: width, height: height)
        x += width
        if key.isGap { continue }
        // A corner without a key shows the ground.
        if isPad, key.isDark, key.words.isEmpty, key.glyph == nil { continue }
        let cap = isPad ? cell.insetBy(0.25) : cell.insetBy(x: min(3, width / 8), y: min(6, height / 8))
        let light = Color(hex: isDark ? 0x6A6A6C : 0xFFFFFF)
        let dark = Color(hex: isDark ? 0x464648 : 0xABB3BE)
        canvas.rect(
          Rect(x: cap.x, y: cap.y + 1, width: cap.width, height: cap.height), fill: Color(white: 0, alpha: 0.25),
          radius: isPad ? 0 : 5)
        canvas.rect(cap, fill: key.isDark ? dark : light, radius: isPad ? 0 : 5)
        if let glyph = key.glyph {
          let side = min(20, cap.width * 0.7, cap.height * 0.7)
          draw(glyph, in: cap.centered(width: side, height: side), paint.label)
        } else {
          let isLetter = key.words.utf8.count == 1
          let hasLetters = !key.letters.isEmpty && cap.height >= 40
          let words = hasLetters ? Rect(x: cap.x, y: cap.y + 4, width: cap.width, height: cap.height - 20) : cap
          drawWords(key.words, in: words, Typeset(size: isLetter ? (isPad ? 26 : 22) : 15), paint.label)
          guard hasLetters else { continue }
          drawWords(
            key.letters, in: Rect(x: cap.x, y: cap.maxY - 19, width: cap.width, height: 12), Typeset(size: 10),
            paint.label)
        }
      }
    }
  }

  private static func letters(_ text: String) -> [Key] { text.map { Key(words: String($0)) } }

  /// The keys from 1 to 9 with the letters that telephones have on them.
  private static let digits: [[Key]] = [
    [Key(words: "1"), Key(words: "2", letters: "ABC"), Key(words: "3", letters: "DEF")],
    [Key(words: "4", letters: "GHI"), Key(words: "5", letters: "JKL"), Key(words: "6", letters: "MNO")],
    [Key(words: "7", letters: "PQRS"), Key(words: "8", letters: "TUV"), Key(words: "9", letters: "WXYZ")],
  ]

  private static func rows(_ type: String, language: String?) -> [[Key]] {
    switch type {
    case "numberpad", "asciicapablenumberpad", "phonepad", "decimalpad":
      let mark = type == "decimalpad" ? "." : type == "phonepad" ? "+*#" : ""
      return digits + [[Key(words: mark, isDark: true), Key(words: "0"), Key(glyph: .deleteBackward, isDark: true)]]
    case "numbersandpunctuation":
      return [
        letters("1234567890"), letters("-/:;()$&@\""),
        [Key(words: "#+=", width: 1.5, isDark: true)] + letters(".,?!'").map { Key(words: $0.words, width: 1.4) }
          + [Key(glyph: .deleteBackward, width: 1.5, isDark: true)], lastRow(type, language),
      ]
    default:
      return [
        letters("QWERTYUIOP"), letters("ASDFGHJKL"),
        [Key(glyph: .shift, width: 1.3, isDark: true), Key(width: 0.2, isGap: true)] + letters("ZXCVBNM")
          + [Key(width: 0.2, isGap: true), Key(glyph: .deleteBackward, width: 1.3, isDark: true)],
        lastRow(type, language),
      ]
    }
  }

  private static func lastRow(_ type: String, _ language: String?) -> [Key] {
    let isChinese = language?.hasPrefix("zh") ?? false
    let other = type == "numbersandpunctuation" ? "ABC" : "123"
    let begin = [Key(words: other, width: 1.25, isDark: true), Key(glyph: .globe, width: 1.25, isDark: true)]
    let end = Key(words: isChinese ? "换行" : "return", width: 2.5, isDark: true)
    let go = Key(words: isChinese ? "前往" : "Go", width: 2.5, isDark: true)
    let space = isChinese ? "空格" : "space"
    switch type {
    case "emailaddress":
      return begin + [Key(words: space, width: 2.5), Key(words: "@", width: 1.25), Key(words: ".", width: 1.25), end]
    case "url":
      return begin + [Key(words: ".", width: 1.6), Key(words: "/", width: 1.6), Key(words: ".com", width: 1.8), go]
    case "websearch":
      return begin + [Key(words: space, width: 3.75), Key(words: ".", width: 1.25), go]
    case "twitter":
      return begin + [Key(words: space, width: 2.5), Key(words: "@", width: 1.25), Key(words: "#", width: 1.25), end]
    default:
      return begin + [Key(words: space, width: 5), end]
    }
  }
}
