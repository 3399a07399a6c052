/// Turns rules into Swift source that the build compiles into the program.
public enum RuleCompilation {
  /// Returns a file that declares `enum CompiledRules`, with the literals for `RuleSet.init(index:records:reports:texts:vocabulary:functions:)`.
  public static func swiftSource(for rules: LoadedRules) -> [UInt8] {
    let encoded = RuleSet.encode(
      rules.rules, files: rules.files, lexicon: rules.lexicon, packs: true, sharesParts: true,
      vocabulary: .shared)
    var source = Array("// Compiled from the rule files; edit those.\n\nenum CompiledRules {\n".utf8)
    append("index", encoded.index, to: &source)
    append("records", encoded.records, to: &source)
    append("reports", encoded.reports, to: &source)
    append("texts", encoded.texts, to: &source)
    source += "}\n".utf8
    return source
  }

  private static func append(_ name: String, _ text: [UInt8], to source: inout [UInt8]) {
    precondition(String(validating: text, as: UTF8.self) != nil, "the \(name) of the rules can't stand in a literal")
    source += "  static let \(name): StaticString = \"".utf8
    source.reserveCapacity(source.count + text.count + text.count / 16)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): source += [UInt8(ascii: "\\"), byte]
      case 0x0A: source += "\\n".utf8
      case 0x0D: source += "\\r".utf8
      case 0x09: source += "\\t".utf8
      case 0..<0x20, 0x7F: source += "\\u{\(String(byte, radix: 16))}".utf8
      default: source.append(byte)
      }
    }
    source += "\"\n".utf8
  }
}
