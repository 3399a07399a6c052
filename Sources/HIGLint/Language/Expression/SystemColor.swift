import HIGReading

/// A colour that UIKit names, with its published values.
///
/// Values: the system colours and greys are those of the specification tables in "Color" of Apple's Human Interface
/// Guidelines (2021–2024, default contrast), so `systemTeal` is iOS 15's. The tables give no numbers for label, fill,
/// separator and background colours; theirs are what UIKit resolves to at the base level. UIKit's dark
/// `quaternaryLabel` was 18% in iOS 13.0 and is 16% since.
/// First versions: the availability in UIKit's `UIInterface.h` and `UIColor.h`.
///
/// Before iOS 13, apps got slightly other values for some of these names (`systemGreen` was #4CD964).
public struct SystemColor: Hashable, Sendable {
  /// The purpose of the colour, in the groups of UIKit's documentation.
  public enum Purpose: String, CaseIterable, Sendable {
    /// A hue that adapts to the appearance (`systemBlue`).
    case adaptable
    /// One of the six adaptable greys.
    case gray
    /// Text, placeholders and links.
    case text
    case separator
    case fill
    case background
    /// The default tint.
    case tint
    /// A shade that never adapts (`red`, `darkText`).
    case fixed
  }

  /// The name in Swift without `Color` at the end: `systemBlue`.
  public let name: String
  public let purpose: Purpose
  /// The first major version of iOS that has the name.
  public let introduced: Int
  /// The major version of iOS that deprecated it.
  public let deprecated: Int?
  public let light: Color
  /// The colour in the dark appearance; nil if it does not adapt.
  public let dark: Color?

  private init(
    _ name: String, _ purpose: Purpose, _ introduced: Int, _ light: Color, _ dark: Color?, deprecated: Int? = nil
  ) {
    self.name = name
    self.purpose = purpose
    self.introduced = introduced
    self.deprecated = deprecated
    self.light = light
    self.dark = dark
  }

  /// Creates the colour of a name, also in kebab-case or snake_case.
  public init?(named name: String) {
    if let index = Self.indices[name] {
      self = Self.all[index]
    } else if let name = camelCase(fromSeparated: name), let index = Self.indices[name] {
      self = Self.all[index]
    } else {
      return nil
    }
  }

  /// Creates the colour that a name means as code and designers write it: `.black`, `UIColor.black`, `blackColor`, `Black`,
  /// `lightgray`, `grey`, `transparent`. SwiftUI's `Color.blue` is another one than UIKit's, and is not read.
  public init?(spelt written: String) {
    guard written.utf8.count <= Self.longestSpelling else { return nil }
    var name = Substring(written)
    for prefix in ["UIColor.", "."] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
      break
    }
    if let color = SystemColor(named: String(name)) {
      self = color
      return
    }
    if name.hasSuffix("Color") { name = name.dropLast("Color".count) }
    let folded = Self.folded(name)
    guard let meant = folded == "transparent" ? "clear" : Self.byFoldedName[folded],
      let color = SystemColor(named: meant)
    else { return nil }
    self = color
  }

  private static let longestSpelling = 64

  /// Returns a name in small letters, and `grey` as `gray`.
  private static func folded(_ name: some StringProtocol) -> String {
    let letters = name.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ") }
    var folded = letters.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 0x20 : $0 }
    let grey = Array("grey".utf8)
    if folded.count >= grey.count {
      for start in 0...(folded.count - grey.count) where folded[start..<start + grey.count].elementsEqual(grey) {
        folded[start + 2] = UInt8(ascii: "a")
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  private static let byFoldedName: [String: String] = Dictionary(
    uniqueKeysWithValues: all.map { (folded($0.name), $0.name) })

  /// Every system colour, in the order of UIKit's documentation.
  public static let all: [SystemColor] = adaptable + grays + texts + backgrounds + fixed

  /// The names of UIKit that stand for a texture, or for a colour Apple never published: known names, unknown
  /// colours.
  public static let namesWithoutValue: [String] = [
    "scrollViewTexturedBackground", "underPageBackground", "viewFlipsideBackground",
  ]

  private static let indices: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($0.element.name, $0.offset) })
}

// MARK: - The tables

extension SystemColor {
  private static let adaptable = [
    adapting("systemBlue", .adaptable, 7, 0x007AFF, 0x0A84FF),
    adapting("systemBrown", .adaptable, 13, 0xA2845E, 0xAC8E68),
    adapting("systemCyan", .adaptable, 15, 0x32ADE6, 0x64D2FF),
    adapting("systemGreen", .adaptable, 7, 0x34C759, 0x30D158),
    adapting("systemIndigo", .adaptable, 13, 0x5856D6, 0x5E5CE6),
    adapting("systemMint", .adaptable, 15, 0x00C7BE, 0x63E6E2),
    adapting("systemOrange", .adaptable, 7, 0xFF9500, 0xFF9F0A),
    adapting("systemPink", .adaptable, 7, 0xFF2D55, 0xFF375F),
    adapting("systemPurple", .adaptable, 9, 0xAF52DE, 0xBF5AF2),
    adapting("systemRed", .adaptable, 7, 0xFF3B30, 0xFF453A),
    adapting("systemTeal", .adaptable, 7, 0x30B0C7, 0x40C8E0),
    adapting("systemYellow", .adaptable, 7, 0xFFCC00, 0xFFD60A),
    // The tint of an app that sets none: systemBlue, and before iOS 13 #007AFF. The name itself came with iOS 15.
    adapting("tintColor", .tint, 15, 0x007AFF, 0x0A84FF),
  ]

  private static let grays = [
    adapting("systemGray", .gray, 7, 0x8E8E93, 0x8E8E93),
    adapting("systemGray2", .gray, 13, 0xAEAEB2, 0x636366),
    adapting("systemGray3", .gray, 13, 0xC7C7CC, 0x48484A),
    adapting("systemGray4", .gray, 13, 0xD1D1D6, 0x3A3A3C),
    adapting("systemGray5", .gray, 13, 0xE5E5EA, 0x2C2C2E),
    adapting("systemGray6", .gray, 13, 0xF2F2F7, 0x1C1C1E),
  ]

  private static let texts = [
    adapting("label", .text, 13, 0x000000, 0xFFFFFF),
    adapting("secondaryLabel", .text, 13, 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6)),
    adapting("tertiaryLabel", .text, 13, 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3)),
    adapting("quaternaryLabel", .text, 13, 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16)),
    adapting("placeholderText", .text, 13, 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3)),
    adapting("link", .text, 13, 0x007AFF, 0x0984FF),
    adapting("separator", .separator, 13, 0x3C3C43, 0x545458, alpha: (0.29, 0.6)),
    adapting("opaqueSeparator", .separator, 13, 0xC6C6C8, 0x38383A),
  ]

  private static let backgrounds = [
    adapting("systemFill", .fill, 13, 0x787880, 0x787880, alpha: (0.2, 0.36)),
    adapting("secondarySystemFill", .fill, 13, 0x787880, 0x787880, alpha: (0.16, 0.32)),
    adapting("tertiarySystemFill", .fill, 13, 0x767680, 0x767680, alpha: (0.12, 0.24)),
    adapting("quaternarySystemFill", .fill, 13, 0x747480, 0x767680, alpha: (0.08, 0.18)),
    adapting("systemBackground", .background, 13, 0xFFFFFF, 0x000000),
    adapting("secondarySystemBackground", .background, 13, 0xF2F2F7, 0x1C1C1E),
    adapting("tertiarySystemBackground", .background, 13, 0xFFFFFF, 0x2C2C2E),
    adapting("systemGroupedBackground", .background, 13, 0xF2F2F7, 0x000000),
    adapting("secondarySystemGroupedBackground", .background, 13, 0xFFFFFF, 0x1C1C1E),
    adapting("tertiarySystemGroupedBackground", .background, 13, 0xF2F2F7, 0x2C2C2E),
    // The same as systemGroupedBackground since iOS 13, which replaces it.
    adapting("groupTableViewBackground", .background, 2, 0xF2F2F7, 0x000000, deprecated: 13),
  ]

  private static let fixed = [
    fixed("darkText", Color(white: 0)),
    fixed("lightText", Color(white: 1, alpha: 0.6)),
    fixed("black", Color(white: 0)),
    fixed("white", Color(white: 1)),
    fixed("clear", Color(white: 0, alpha: 0)),
    fixed("gray", Color(white: 0.5)),
    fixed("darkGray", Color(white: 1.0 / 3)),
    fixed("lightGray", Color(white: 2.0 / 3)),
    fixed("red", Color(red: 1, green: 0, blue: 0)),
    fixed("green", Color(red: 0, green: 1, blue: 0)),
    fixed("blue", Color(red: 0, green: 0, blue: 1)),
    fixed("cyan", Color(red: 0, green: 1, blue: 1)),
    fixed("magenta", Color(red: 1, green: 0, blue: 1)),
    fixed("yellow", Color(red: 1, green: 1, blue: 0)),
    fixed("orange", Color(red: 1, green: 0.5, blue: 0)),
    fixed("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    fixed("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
  ]

  private static func adapting(
    _ name: String, _ purpose: Purpose, _ introduced: Int, _ light: UInt32, _ dark: UInt32,
    alpha: (light: Double, dark: Double) = (1, 1), deprecated: Int? = nil
  ) -> SystemColor {
    SystemColor(
      name, purpose, introduced, Color(hex: light, alpha: alpha.light), Color(hex: dark, alpha: alpha.dark),
      deprecated: deprecated)
  }

  private static func fixed(_ name: String, _ color: Color) -> SystemColor {
    SystemColor(name, .fixed, 2, color, nil)
  }
}
