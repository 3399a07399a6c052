import HIGCore
import HIGLanguage

/// The codes of passes: patterns that look like their formats, and that nothing can be read from.
extension ScreenArtist {
  private static let format = Vocabulary.shared.nameID(of: "format")
  private static let altText = Vocabulary.shared.nameID(of: "altText")

  /// Returns the size of the white box with a code, and the text below it.
  func codeSize(_ code: NodeReference) -> (width: Double, height: Double) {
    let text = model.slot(Self.altText, of: code).map { $0.kind == .null ? 0.0 : 18 } ?? 0
    switch model.string(Self.format, of: code) {
    case "PDF417", "Code128": return (300, 84 + text)
    default: return (144, 144 + text)
    }
  }

  mutating func drawCode(_ code: NodeReference, in rect: Rect) {
    canvas.beginNode(path(of: code))
    parts.append((code, rect))
    canvas.rect(rect, fill: .white, radius: 6)
    let font = Typeset(size: 12)
    let text = shownText(Self.altText, of: code, font)
    let size = codeSize(code)
    let isWide = size.width > 200
    let pattern = Rect(
      x: rect.x + 12, y: rect.y + 12, width: rect.width - 24, height: isWide ? 60 : rect.width - 24)
    switch model.string(Self.format, of: code) {
    case "QR": canvas.blocks(Self.modules(of: 21, in: pattern, Self.isDarkInQR), fill: .black)
    case "Aztec": canvas.blocks(Self.modules(of: 19, in: pattern, Self.isDarkInAztec), fill: .black)
    case "PDF417": canvas.blocks(Self.stacked(in: pattern), fill: .black)
    case "Code128": canvas.blocks(Self.bars(in: pattern), fill: .black)
    default:
      note(.code, code)
      canvas.rect(pattern, stroke: .init(color: Annotation.guess, width: 1, dash: (4, 3)))
    }
    if let text {
      drawText(
        text, in: Rect(x: rect.x + 6, y: rect.maxY - 22, width: rect.width - 12, height: 16), font, .black,
        align: .center, shrinksTo: 0.6)
    } else if let slot = model.slot(Self.altText, of: code), slot.kind != .null {
      note(.text, code)
    }
    canvas.endGroup()
  }

  /// A pattern without a meaning, the same every time.
  private static func isDark(_ row: Int, _ column: Int) -> Bool {
    (row * row * 3 + column * 7 + row * column * 5) % 11 < 5
  }

  private static func isDarkInQR(_ row: Int, _ column: Int) -> Bool {
    for (top, left) in [(0, 0), (0, 14), (14, 0)] {
      let (down, right) = (row - top, column - left)
      guard (-1...7).contains(down), (-1...7).contains(right) else { continue }
      // A ring around a square, with a white edge.
      guard (0...6).contains(down), (0...6).contains(right) else { return false }
      let distance = max(abs(down - 3), abs(right - 3))
      return distance != 2
    }
    return isDark(row, column)
  }

  private static func isDarkInAztec(_ row: Int, _ column: Int) -> Bool {
    let distance = max(abs(row - 9), abs(column - 9))
    return distance <= 5 ? distance.isMultiple(of: 2) : isDark(row, column)
  }

  /// Returns the dark squares of a pattern, those side by side as one.
  private static func modules(of count: Int, in rect: Rect, _ isDark: (Int, Int) -> Bool) -> [Rect] {
    let side = rect.width / Double(count)
    var found: [Rect] = []
    for row in 0..<count {
      var column = 0
      while column < count {
        let start = column
        while column < count, isDark(row, column) { column += 1 }
        if column > start {
          found.append(
            Rect(
              x: rect.x + Double(start) * side, y: rect.y + Double(row) * side, width: Double(column - start) * side,
              height: side))
        }
        column += 1
      }
    }
    return found
  }

  private static func bars(in rect: Rect) -> [Rect] {
    let widths = [2, 1, 2, 2, 2, 2, 1, 3, 1, 1, 4, 2, 1, 2, 3, 1, 1, 1, 2, 3]
    let count = 68
    let total = (0..<count).reduce(0) { $0 + widths[$1 % widths.count] }
    let unit = rect.width / Double(total)
    var x = rect.x
    var found: [Rect] = []
    for number in 0..<count {
      let width = Double(widths[number % widths.count]) * unit
      if number.isMultiple(of: 2) { found.append(Rect(x: x, y: rect.y, width: width, height: rect.height)) }
      x += width
    }
    return found
  }

  /// Returns rows of bars between the long ones at both ends.
  private static func stacked(in rect: Rect) -> [Rect] {
    let unit = rect.width / 92
    var found = [
      Rect(x: rect.x, y: rect.y, width: 4 * unit, height: rect.height),
      Rect(x: rect.x + 5 * unit, y: rect.y, width: unit, height: rect.height),
      Rect(x: rect.x + 86 * unit, y: rect.y, width: 4 * unit, height: rect.height),
      Rect(x: rect.x + 91 * unit, y: rect.y, width: unit, height: rect.height),
    ]
    let rows = 10
    let height = rect.height / Double(rows)
    for row in 0..<rows {
      for column in 4..<42 where isDark(row, column) {
        found.append(
          Rect(
            x: rect.x + Double(column * 2) * unit, y: rect.y + Double(row) * height, width: unit * 1.5, height: height))
      }
    }
    return found
  }
}
