import HIGCore
import HIGLanguage
import HIGReading

/// The colours of texts and symbols, with the backgrounds that they lie on.
struct ColorUses {
  /// A colour as it is seen, under the name that specs give it.
  private struct Shade: Hashable {
    var name: String?
    var color: String
    var appearance: Appearance?
  }

  /// A colour on a background.
  private struct Pair: Hashable {
    var color: Shade
    var background: Shade
  }

  private struct Contact {
    var ratio: Double
    var needed: Double?
  }

  private var uses: [Shade: Int] = [:]
  private var backgroundUses: [Shade: Int] = [:]
  private var contacts: [Pair: Contact] = [:]
  /// The number of texts and symbols whose contrast can't be told.
  var undecided = 0

  /// Adds a measured contrast.
  ///
  /// - Returns: Whether it is exactly known.
  mutating func add(_ measure: Contrast.Measure, needing needed: Double?, in model: Model) -> Bool {
    guard case .color(let stated) = measure.color, measure.low == measure.high, let backdrop = measure.backdrop else {
      return false
    }
    let appearance = measure.isOneOfSeveral ? measure.appearance : nil
    let color = Shade(
      name: Self.name(of: stated, drawnAs: measure.drawn, in: measure.appearance), color: measure.drawn.hex,
      appearance: appearance)
    let background = Shade(
      name: Self.backgroundName(of: measure, in: model), color: backdrop.hex, appearance: appearance)
    uses[color, default: 0] += 1
    backgroundUses[background, default: 0] += 1
    let pair = Pair(color: color, background: background)
    guard let known = contacts[pair] else {
      contacts[pair] = Contact(ratio: measure.high, needed: needed)
      return true
    }
    // The strictest use counts.
    contacts[pair] = Contact(
      ratio: min(known.ratio, measure.high), needed: [known.needed, needed].compactMap { $0 }.max())
    return true
  }

  /// Returns the name under which a spec states a colour; nil for one that is seen as something else.
  private static func name(of stated: ColorValue, drawnAs drawn: Color, in appearance: Appearance) -> String? {
    // A name is one of the design's own, or a word of the system's: `$brand`, `systemBlue`, and not `black/white`.
    guard stated.name.hasPrefix("$") || !stated.name.isEmpty && stated.name.utf8.allSatisfy(Self.isLetterOrDigit),
      stated.color.resolved(for: appearance).hex == drawn.hex
    else { return nil }
    return stated.name
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func backgroundName(of measure: Contrast.Measure, in model: Model) -> String? {
    guard measure.background != .none, let backdrop = measure.backdrop,
      case .color(let stated) = model.value(of: Names.color, at: measure.background)
    else { return nil }
    return name(of: stated, drawnAs: backdrop, in: measure.appearance)
  }

  /// Returns the most used ones first.
  private static func sorted(_ uses: [Shade: Int]) -> [(shade: Shade, uses: Int)] {
    func key(_ shade: Shade) -> (String, String, String) {
      (shade.color, shade.name ?? "", shade.appearance?.rawValue ?? "")
    }
    return uses.sorted { a, b in a.value != b.value ? a.value > b.value : key(a.key) < key(b.key) }
      .map { ($0.key, $0.value) }
  }

  func write(to json: inout JSONEmitter) {
    let backgrounds = Self.sorted(backgroundUses).map(\.shade)
    json.key("backgrounds")
    json.array { json in
      for background in backgrounds {
        json.object { json in Self.write(background, to: &json) }
      }
    }
    json.key("colors")
    json.array { json in
      for (color, uses) in Self.sorted(uses) {
        json.object { json in
          Self.write(color, to: &json)
          json.member("uses", uses)
          let contacts = backgrounds.map { self.contacts[Pair(color: color, background: $0)] }
          Self.write(contacts.map { $0?.ratio }, as: "contrasts", to: &json)
          Self.write(contacts.map { $0?.needed }, as: "needed", to: &json)
        }
      }
    }
  }

  private static func write(_ shade: Shade, to json: inout JSONEmitter) {
    if let name = shade.name { json.member("name", name) }
    json.member("color", shade.color)
    if let appearance = shade.appearance { json.member("appearance", appearance.rawValue) }
  }

  /// Writes ratios, cut to two decimals: 4.499 is not 4.5.
  private static func write(_ ratios: [Double?], as name: String, to json: inout JSONEmitter) {
    json.key(name)
    json.array { json in
      for ratio in ratios {
        if let ratio { json.shortest((ratio * 100 + 1e-9).rounded(.down) / 100) } else { json.null() }
      }
    }
  }
}
