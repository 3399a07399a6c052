/// How texts are written into the commands that a CI system reads from a log: so that none ends its command or begins another.
struct LogCommandEscaping: Sendable {
  /// What stands for the sign that begins all of these.
  let percent: String
  /// What would end a property.
  let ending: KeyValuePairs<Unicode.Scalar, String>
  let lineFeed = "%0A"

  /// What stands for a scalar of the text that a command is about; nil for itself.
  func data(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "%": percent
    case "\r": "%0D"
    case "\n": lineFeed
    default: VisibleText.substitute(for: scalar.value)
    }
  }

  /// The same for a property's value.
  func property(_ scalar: Unicode.Scalar) -> String? {
    ending.first { $0.key == scalar }?.value ?? data(scalar)
  }
}
