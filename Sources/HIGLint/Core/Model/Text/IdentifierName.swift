/// A name out of a design tool or of code, by its words: `addToCart`, `add-to-cart` and `Add to Cart` are add, to, cart.
package struct IdentifierName {
  /// The words in lower case, without digits and signs.
  package let words: [String]
  /// The words without anything between them.
  private let joined: [UInt8]
  private let isASCII: Bool

  package init(_ name: String) {
    var words: [String] = []
    var word = ""
    var previous = LetterCase.other
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    var pendingCapital = ""
    for scalar in name.unicodeScalars {
      let kind = LetterCase(scalar)
      switch (previous, kind) {
      case (_, .other): pendingCapital = ""
      case (.small, .capital), (.other, _): end()
      case (.capital, .small) where !pendingCapital.isEmpty && word.unicodeScalars.count > 1:
        // The last capital of a run begins the next word: `QRCode` is qr, code.
        word.unicodeScalars.removeLast()
        end()
        word = pendingCapital
      default: break
      }
      if kind == .other {
        end()
      } else {
        let lower = Self.lowercase(scalar)
        word += lower
        pendingCapital = kind == .capital ? lower : ""
      }
      previous = kind
    }
    end()
    self.words = words
    joined = words.flatMap { Array($0.utf8) }
    isASCII = joined.allSatisfy { $0 < 0x80 }
  }

  private enum LetterCase {
    case small
    case capital
    case other

    init(_ scalar: Unicode.Scalar) {
      // Unicode's tables take long to ask, and most names are English.
      if scalar.isASCII {
        self = 0x61...0x7A ~= scalar.value ? .small : 0x41...0x5A ~= scalar.value ? .capital : .other
      } else if !scalar.properties.isAlphabetic {
        self = .other
      } else {
        self = scalar.properties.isUppercase ? .capital : .small
      }
    }
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return scalar.properties.lowercaseMapping }
    return String(0x41...0x5A ~= scalar.value ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar)
  }

  /// Whether words that follow each other make up another name: `myAppleLogo` holds `apple logo` and `AppleLogo`, and
  /// `iPhoneFrame` holds `iphone`. Chinese characters are found anywhere.
  func holds(_ other: IdentifierName) -> Bool {
    let wanted = other.joined
    guard !wanted.isEmpty, wanted.count <= joined.count, other.isASCII || !isASCII else { return false }
    if !other.isASCII { return (0...joined.count - wanted.count).contains { hasBytes(wanted, at: $0) } }
    var offset = 0
    for start in words.indices {
      var end = start
      var length = 0
      while end < words.count, length < wanted.count {
        length += words[end].utf8.count
        end += 1
      }
      if length == wanted.count, hasBytes(wanted, at: offset) { return true }
      offset += words[start].utf8.count
    }
    return false
  }

  private func hasBytes(_ wanted: [UInt8], at offset: Int) -> Bool {
    joined[offset..<offset + wanted.count].elementsEqual(wanted)
  }
}
