import HIGCore

/// The functions of the rule language about slips of the pen.
enum ProofreadingFunctions {
  static let all: [FunctionBody] = [
    TextFunctions.function("doubledWords") { call in
      let allowed = call.sets(0)
      return call.spans { .known($0.doubledWords(except: allowed)) }
    },
    TextFunctions.parts("unpairedMarks") { $0.unpairedMarks },
  ]
}

extension TextValue {
  /// - Parameter allowed: The words in small letters that may stand twice: `had had`.
  func doubledWords(except allowed: Set<String>) -> [Range<Int>] {
    zip(words, words.dropFirst()).compactMap { first, second in
      guard first.kind == .letters, second.kind == .letters, !first.isPartial, !second.isPartial,
        first.range.count == second.range.count,
        bytes[first.range.upperBound..<second.range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A })
      else { return nil }
      let word = string(in: first.range).lowercased()
      guard word == string(in: second.range).lowercased(), !allowed.contains(word) else { return nil }
      return first.range.lowerBound..<second.range.upperBound
    }
  }

  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
    ")": "(", "）": "（", "]": "[", "】": "【", "》": "《", "」": "「", "』": "『", "”": "“",
  ]
  private static let openers = Set(pairs.values)

  /// The ranges of marks without their counterpart, in the order of the text.
  var unpairedMarks: [Range<Int>] {
    var open: [(mark: Unicode.Scalar, range: Range<Int>)] = []
    var unpaired: [Range<Int>] = []
    var before: Unicode.Scalar?
    var beforeThat: Unicode.Scalar?
    var offset = 0
    for scalar in string.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      if Self.openers.contains(scalar) {
        open.append((scalar, range))
      } else if let opener = Self.pairs[scalar] {
        if let place = open.lastIndex(where: { $0.mark == opener }) {
          unpaired += open[(place + 1)...].map(\.range)
          open.removeSubrange(place...)
        } else if !Self.isAlone(scalar, after: before, beforeThat) {
          unpaired.append(range)
        }
      }
      (beforeThat, before) = (before, scalar)
    }
    return known(unpaired + open.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a closing bracket needs no opening one: that of a list (`1)`, `a）`) or of a face (`:)`, `;-)`).
  private static func isAlone(_ mark: Unicode.Scalar, after before: Unicode.Scalar?, _ beforeThat: Unicode.Scalar?)
    -> Bool
  {
    guard mark == ")" || mark == "）", let before else { return false }
    if before == ":" || before == ";" || before == "-" { return true }
    let startsWord = beforeThat.map { $0.properties.isWhitespace || ("0"..."9").contains($0) } ?? true
    return startsWord && (("0"..."9").contains(before) || ("a"..."z").contains(before) || ("A"..."Z").contains(before))
  }
}
