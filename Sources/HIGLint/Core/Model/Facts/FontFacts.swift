import HIGLanguage
import HIGReading

/// The facts for rules about a font, besides its fields.
enum FontFacts {
  static let all: [FactComputation] = [
    FactComputation("pointSize") { model, font in
      Typeface.size(ofFont: font, in: model)
    },
    FactComputation("weightNumber") { model, font in
      Typeface.weight(ofFont: font, in: model)
    },
    FactComputation("typeface") { model, font in
      guard let family = model.string(Names.family, of: font) else {
        return .unknown(model.unknown(Names.family, .notStated))
      }
      return .string(Typeface.key(ofFamily: family))
    },
    FactComputation("styleName") { model, font in
      if let style = model.string(Names.style, of: font) { return .string(style) }
      return Typeface.name(ofStyle: font, in: model).map { .string($0) }
        ?? .unknown(model.unknown(Names.style, .notStated))
    },
  ]
}

extension Typeface {
  /// The words that name a cut of a family, in the spelling of fonts' names.
  private static let cuts: [String: Int64] = [
    "ultralight": 100, "thin": 200, "light": 300, "book": 400, "roman": 400, "regular": 400, "medium": 500,
    "demibold": 600, "demi": 600, "semibold": 600, "bold": 700, "heavy": 800, "extrabold": 800, "black": 900,
  ]
  private static let slants: WordSet = ["italic", "oblique", "bolditalic", "lightitalic", "mediumitalic"]

  /// Returns the words of a family's name and those of its cut, in lower case.
  private static func parts(of family: String) -> (name: [String], cut: [String]) {
    let isPostScript = family.utf8.contains(UInt8(ascii: "-"))
    var words = family.utf8.split(whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") })
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
    guard words.count > 1 else { return (words, []) }
    if isPostScript, let last = words.popLast() { return (words, [last]) }
    var cut: [String] = []
    while words.count > 1, let last = words.last, cuts[last] != nil || slants.contains(last) {
      cut.insert(last, at: 0)
      words.removeLast()
    }
    return (words, cut)
  }

  /// Returns the name of the text style that a font is written as: `$heading` is heading.
  static func name(ofStyle font: NodeReference, in model: Model) -> String? {
    let owner = model.parent(of: font)
    guard owner != .none, let slot = model.slot(model.nodes[Int(font.index)].field, of: owner), slot.kind == .node
    else {
      return nil
    }
    let text = model.source(slot.source).text
    let written = text[slot.value.bounds.clamped(to: 0..<text.count)].drop {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
    }
    guard written.first == UInt8(ascii: "$") else { return nil }
    let name = written.dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    return name.first == UInt8(ascii: "(") ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Returns a family for comparing spellings: small letters without spaces, dots and the cut.
  package static func key(ofFamily family: String) -> String {
    let bytes = parts(of: family).name.joined().utf8.filter { $0 != UInt8(ascii: ".") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The ways to write UIKit's own font, which is one typeface.
  private static let systemKeys: WordSet = [
    "system", "systemfont", "sanfrancisco", "sanfranciscotext", "sanfranciscodisplay", "sfui", "sfuitext",
    "sfuidisplay",
    "sfpro", "sfprotext", "sfprodisplay",
  ]

  /// Returns a family for counting typefaces: `system` for UIKit's own font, however it is written.
  package static func typeface(ofFamily family: String) -> String {
    let key = key(ofFamily: family)
    return systemKeys.contains(key) ? "system" : key
  }

  /// Returns the weight that a font's name tells: `Avenir-Heavy`, `Helvetica Neue Light`.
  static func weight(ofFamily family: String) -> Int64? {
    let cut = parts(of: family).cut
    guard !cut.isEmpty else { return nil }
    if let weight = cuts[cut.joined()] { return weight }
    return cut.lazy.compactMap { word in
      cuts[word] ?? (word.hasSuffix("italic") ? cuts[String(word.dropLast(6))] : nil)
    }.first
  }
}
