/// Text from a file in a form fit for a terminal and a log: nothing in it moves the cursor, changes colours, turns the
/// reading direction or is taken for a command of the CI system (`LogCommand`).
package enum VisibleText {
  /// A scalar in the form that is shown, and its columns.
  package struct Cell {
    package var text: ArraySlice<UInt8>
    package var columns: Int
  }

  package static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { source in
      // Nearly every text is plain, and goes as it is.
      guard source.contains(where: { $0 < 0x20 || $0 >= 0x7F }) || LogCommand.mayHold(source) else {
        bytes.append(contentsOf: source)
        return
      }
      append(source, to: &bytes, replacing: substitute(for:))
    }
  }

  /// Appends a text with substitutes for some of its scalars.
  ///
  /// - Parameter breaking: The substitute for a character that would make the text after it a command (`LogCommand`).
  @inline(__always)
  package static func append(
    _ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], replacing substitute: (UInt32) -> String?,
    breaking: (UInt32) -> String = named
  ) {
    let mayHoldCommand = LogCommand.mayHold(source)
    var i = 0
    while i < source.count {
      let (scalar, length) = decode(source, at: i)
      if mayHoldCommand, LogCommand.isBroken(source, at: i) {
        bytes.append(contentsOf: breaking(scalar).utf8)
      } else if let replacement = substitute(scalar) {
        bytes.append(contentsOf: replacement.utf8)
      } else {
        bytes.append(contentsOf: source[i..<i + length])
      }
      i += length
    }
  }

  /// Returns the scalar at an offset; U+FFFD for a byte of no well-formed sequence.
  package static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> (scalar: UInt32, length: Int) {
    let (scalar, length) = UTF8Scalar.decode(bytes, at: i)
    return Unicode.Scalar(scalar) == nil ? (0xFFFD, 1) : (scalar, length)
  }

  /// Returns the substitute for a scalar that must not be shown as it is; nil for any other.
  package static func substitute(for scalar: UInt32) -> String? {
    switch scalar {
    // The control pictures of Unicode: ␀ to ␟, and ␡.
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar).map { String($0) }
    case 0x7F: "\u{2421}"
    case 0xFFFD: "\u{FFFD}"
    case _ where isHidden(scalar): named(scalar)
    default: nil
    }
  }

  /// Whether a scalar is a C1 control, a line separator, or changes the reading direction.
  package static func isHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C, 0xFEFF: true
    default: false
    }
  }

  /// Returns a scalar by its number: `<U+202E>`.
  package static func named(_ scalar: UInt32) -> String { "<U+\(hexadecimal(scalar).uppercased())>" }

  /// Returns a scalar's number with at least four digits.
  package static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
