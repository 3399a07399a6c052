/// A name out of a design tool or of code, by its words: `addToCart`, `add-to-cart` and `Add to Cart` are add, to, cart.
package struct IdentifierName {
  /// The words in lower case, without digits and signs.
  package let words: [String]
  /// The words without anything between them.
  private let joined: String

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
        let lower = scalar.properties.lowercaseMapping
        word += lower
        pendingCapital = kind == .capital ? lower : ""
      }
      previous = kind
    }
    end()
    self.words = words
    joined = words.joined()
  }

  private enum LetterCase {
    case small
    case capital
    case other

    init(_ scalar: Unicode.Scalar) {
      if !scalar.properties.isAlphabetic {
        self = .other
      } else {
        self = scalar.properties.isUppercase ? .capital : .small
      }
    }
  }

  /// Whether words that follow each other make up another name: `myAppleLogo` holds `apple logo` and `AppleLogo`, and
  /// `iPhoneFrame` holds `iphone`. Chinese characters are found anywhere.
  func holds(_ other: IdentifierName) -> Bool {
    let wanted = other.joined
    guard !wanted.isEmpty else { return false }
    if wanted.utf8.contains(where: { $0 >= 0x80 }) { return Self.contains(joined, wanted) }
    for start in words.indices {
      var length = 0
      for end in start..<words.count {
        length += words[end].utf8.count
        if length > wanted.utf8.count { break }
        if length == wanted.utf8.count, words[start...end].joined() == wanted { return true }
      }
    }
    return false
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}
