import HIGLanguage
import HIGReading

/// The colours of marks over a picture. They are no part of any design, and stand out from most.
enum Annotation {
  static let guess = Color(hex: 0xB5179E)
  static let good = Color(hex: 0x0B8A3E)
  static let bad = Color(hex: 0xD00036)
  static let open = Color(hex: 0x8A5A00)
  static let measure = Color(hex: 0x0057D9)

  static func of(_ severity: Severity) -> Color {
    switch severity {
    case .error: bad
    case .warning: open
    case .advice: measure
    }
  }
}
