/// Writes values as YAML or JSON.
package struct ValueSpelling {
  package let isJSON: Bool

  package init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  /// Returns a value in one line, as it stands between brackets.
  package func inline(_ value: WrittenValue) -> String {
    switch value {
    case .string(let text): scalar(text, inFlow: true)
    case .verbatim(let text): text
    case .list(let items): "[" + items.map { inline($0) }.joined(separator: ", ") + "]"
    case .mapping(let fields): "{" + fields.map { field($0) }.joined(separator: ", ") + "}"
    }
  }

  /// Returns `key: value`, as it stands between brackets.
  package func field(_ field: WrittenField) -> String { key(field.key) + ": " + inline(field.value) }

  /// Returns a key. A word that YAML 1.1 reads as a truth value stays as it is: the format has such keys.
  package func key(_ name: String) -> String {
    Self.olderWords.contains(name) && !isJSON ? name : scalar(name, inFlow: true)
  }

  /// Returns a text, quoted if it must be.
  package func scalar(_ text: String, inFlow: Bool) -> String {
    if !isJSON, Self.isPlain(text, inFlow: inFlow) { return text }
    return doubleQuoted(text)
  }

  /// Returns a text in the style of the one that it replaces; nil if that style can't hold it.
  package func scalar(_ text: String, inStyleOf style: SyntaxNode.Style, inFlow: Bool) -> String {
    switch style {
    case .singleQuoted where text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !Self.needsEscape($0) }:
      var quoted = "'"
      for scalar in text.unicodeScalars {
        if scalar == "'" { quoted += "'" }
        quoted.unicodeScalars.append(scalar)
      }
      return quoted + "'"
    case .doubleQuoted, .jsonString: return doubleQuoted(text)
    default: return scalar(text, inFlow: inFlow)
    }
  }

  /// Returns a text as a string of JSON; it means the same in YAML (1.2.2, 5.7).
  package func doubleQuoted(_ text: String) -> String {
    var text = text
    var quoted: [UInt8] = []
    text.withUTF8 { JSONText.append($0, to: &quoted) }
    return String(decoding: quoted, as: UTF8.self)
  }

  /// Whether a scalar is one that YAML takes for a line break or does not print (1.2.2, 5.1), or a byte order mark.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The words that YAML 1.1 reads as truth values; other programs may, too.
  private static let olderWords: Set<String> = ["y", "n", "yes", "no", "on", "off"]

  /// Whether a text may stand without quotes and is then read back as itself.
  package static func isPlain(_ text: String, inFlow: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first != ASCII.space, last != ASCII.space,
      last != ASCII.colon, ByteClass.table[Int(first)] & ByteClass.indicator == 0, !text.hasPrefix("..."),
      !olderWords.contains(text.lowercased()), !text.unicodeScalars.contains(where: needsEscape),
      bytes.withUnsafeBufferPointer({ ScalarValue(plain: $0) }) == .string
    else { return false }
    for (index, byte) in bytes.enumerated() {
      if byte < 0x20 { return false }
      if byte == ASCII.colon, bytes[index + 1] == ASCII.space { return false }
      if byte == ASCII.hash, bytes[index - 1] == ASCII.space { return false }
      if inFlow, ByteClass.table[Int(byte)] & ByteClass.flowIndicator != 0 { return false }
    }
    return true
  }
}
