import HIGLanguage

/// The colours in which UIKit draws what a spec does not colour (iOS 8 to 10); in the dark appearance those of iOS 13.
struct SystemPaint {
  /// The ground of a screen of which nothing is stated.
  let ground: Color
  /// The ground of a grouped table.
  let grouped: Color
  /// A cell, a card or a field on the ground.
  let surface: Color
  /// Text.
  let label: Color
  let secondary: Color
  let placeholder: Color
  let separator: Color
  /// What a control leaves empty: the track of a slider, a switch that is off.
  let track: Color
  let tint: Color
  /// A bar, and the line at its edge.
  let bar: Color
  let barLine: Color
  /// A tab that is not selected.
  let inactive: Color
  /// The ground of pictures and the like that nobody has.
  let void: Color
  let voidInk: Color
  let knob = Color.white
  let green: Color
  let red: Color

  static func of(_ appearance: Appearance) -> SystemPaint { appearance == .light ? light : dark }

  private static let light = SystemPaint(
    ground: .white, grouped: Color(hex: 0xEFEFF4), surface: .white, label: .black, secondary: Color(hex: 0x8E8E93),
    placeholder: Color(hex: 0xC7C7CD), separator: Color(hex: 0xC8C7CC), track: Color(hex: 0xE5E5E5),
    tint: Color(hex: 0x007AFF), bar: Color(hex: 0xF8F8F8), barLine: Color(hex: 0xB2B2B2),
    inactive: Color(hex: 0x929292), void: Color(hex: 0xCCD2D9), voidInk: Color(hex: 0x5A626B),
    green: Color(hex: 0x4CD964), red: Color(hex: 0xFF3B30))

  private static let dark = SystemPaint(
    ground: .black, grouped: .black, surface: Color(hex: 0x1C1C1E), label: .white, secondary: Color(hex: 0x98989D),
    placeholder: Color(hex: 0x5A5A5F), separator: Color(hex: 0x38383A), track: Color(hex: 0x39393D),
    tint: Color(hex: 0x0A84FF), bar: Color(hex: 0x161616), barLine: Color(hex: 0x3D3D41),
    inactive: Color(hex: 0x8D8D93), void: Color(hex: 0x2B2E33), voidInk: Color(hex: 0xA2AAB3),
    green: Color(hex: 0x30D158), red: Color(hex: 0xFF453A))
}

extension ScreenArtist {
  /// Notification Center is dark in either appearance.
  var paint: SystemPaint { .of(subject == .widget ? .dark : appearance) }
}
