import HIGReading

/// Writing XML 1.0.
extension ReportBuffer {
  /// Writes a space, and an attribute with its value.
  mutating func writeAttribute(_ name: String, _ value: String) {
    write(" \(name)=\"")
    write(value, replacing: Self.xmlSubstitute, breaking: Self.reference)
    write("\"")
  }

  mutating func writeAttribute(_ name: String, _ value: Int) { writeAttribute(name, String(value)) }

  mutating func write(xmlText text: String) {
    write(
      text, replacing: { $0 == "\n" || $0 == "\t" || $0 == "\"" ? nil : Self.xmlSubstitute($0) },
      breaking: Self.reference)
  }

  /// Returns the substitute for markup, white space that an attribute would lose, and scalars that XML can't hold.
  private static func xmlSubstitute(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\"": "&quot;"
    case "\n", "\r", "\t": "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{7F}": VisibleText.substitute(for: scalar.value)
    case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: VisibleText.isHidden(scalar.value) ? reference(scalar.value) : nil
    }
  }

  /// Returns a character reference: whoever reads it gets the scalar itself.
  private static func reference(_ scalar: UInt32) -> String { "&#\(scalar);" }
}
