import HIGReading

/// Escapes texts in the commands that a CI system reads from a log, so that none ends its command or begins another.
struct LogCommandEscaping: Sendable {
  /// The escape of the percent sign, with which all escapes begin.
  let percent: String
  /// The characters that would end a property, with their escapes.
  let ending: KeyValuePairs<Unicode.Scalar, String>
  let lineFeed = "%0A"

  /// Returns the escape of a scalar in the text that a command is about; nil where the scalar stands for itself.
  func data(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "%": percent
    case "\r": "%0D"
    case "\n": lineFeed
    default: VisibleText.substitute(for: scalar.value)
    }
  }

  /// Returns the escape of a scalar in a property's value; nil where the scalar stands for itself.
  func property(_ scalar: Unicode.Scalar) -> String? {
    ending.first { $0.key == scalar }?.value ?? data(scalar)
  }
}
