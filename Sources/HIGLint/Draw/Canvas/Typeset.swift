import HIGCore
import HIGLanguage

/// The font that a text is drawn in.
struct Typeset {
  /// In points.
  var size: Double
  /// As in CSS: 400 is regular, 600 semibold.
  var weight = 400
  var family: String?
  var isItalic = false
  var isUnderlined = false
  /// The distance of its lines in points.
  var leading: Double?

  /// The weight by which its widths are estimated.
  var measure: TextWeight { weight >= 600 ? .semibold : .regular }

  /// The height of a line: San Francisco's ascender and descender are 0.95 and 0.24 of its size.
  var lineHeight: Double { leading.flatMap { $0 > 0 ? $0 : nil } ?? size * 1.2 }

  /// The distance of the baseline from the top of a line.
  var baseline: Double { (lineHeight - size * 1.19) / 2 + size * 0.95 }

  /// The system's font by its names on several systems; behind it what has the widths that are estimated with.
  static let systemStack =
    "-apple-system, 'SF Pro Text', 'SF UI Text', 'Helvetica Neue', Helvetica, Arial, 'PingFang SC', 'Noto Sans CJK SC', sans-serif"

  /// Returns the fonts to try for a family that a spec states.
  static func stack(after family: String) -> String {
    var name = ""
    for scalar in family.unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " " || scalar == "-" {
      name.unicodeScalars.append(scalar)
    }
    return name.isEmpty ? systemStack : "'\(name)', \(systemStack)"
  }

  func scaled(by factor: Double) -> Typeset {
    var copy = self
    copy.size *= factor
    copy.leading = leading.map { $0 * factor }
    return copy
  }
}
