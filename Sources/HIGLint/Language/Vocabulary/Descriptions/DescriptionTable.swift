import HIGReading

/// The Chinese summaries, the examples and the units of all that the vocabulary declares with an English summary.
///
/// They stand apart from the declarations, packed as text: nothing is made of them before somebody asks. A test holds
/// them complete. A section begins with the names of its types in brackets; a line holds a name, the Chinese summary, an
/// example and a unit, of which the last may be missing.
package enum DescriptionTable {
  /// What stands behind a name.
  package struct Entry: Sendable {
    package var zhHans: String
    package var example: String?
    package var unit: String?
  }

  /// The sections that are of no single type: of the types themselves, of the facts that all have, of the functions, and
  /// of the names of what words are for.
  package static let objects = "objects"
  package static let everyObject = "every object"
  package static let functions = "functions"
  package static let words = "words"

  package static func entry(_ name: String, of section: String) -> Entry? { sections[section]?[name] }

  /// The entries by section and name.
  package static let sections: [String: [String: Entry]] = {
    var sections: [String: [String: Entry]] = [:]
    for text in [objectTexts, appTexts, screenTexts, viewTexts, factTexts, functionTexts, wordTexts] + technologyTexts {
      var owners: [String] = []
      // By bytes: to find where characters end takes most of the time that a message waits for.
      for line in Array(text.utf8).split(separator: ASCII.lineFeed) {
        if line.first == UInt8(ascii: "[") {
          let name = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
          owners = name == everyObject ? [name] : name.split(separator: " ").map(String.init)
          continue
        }
        let parts = parts(of: line)
        guard parts.count > 1 else { continue }
        let entry = Entry(
          zhHans: parts[1], example: parts.count > 2 && !parts[2].isEmpty ? parts[2] : nil,
          unit: parts.count > 3 ? parts[3] : nil)
        for owner in owners { sections[owner, default: [:]][parts[0]] = entry }
      }
    }
    return sections
  }()

  /// Returns what stands between ` | `.
  private static func parts(of bytes: ArraySlice<UInt8>) -> [String] {
    var parts: [String] = []
    var start = bytes.startIndex
    var index = start
    while index + 2 < bytes.endIndex {
      if bytes[index] == ASCII.space, bytes[index + 1] == UInt8(ascii: "|"), bytes[index + 2] == ASCII.space {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += 3
        start = index
      } else {
        index += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }
}
