/// The size classes of a screen that an app fills.
struct SizeClasses: Hashable, Sendable {
  /// The class of the width: `compact` or `regular`.
  var horizontal: String
  var vertical: String

  var description: String { "\(horizontal) × \(vertical)" }

  static let pad = SizeClasses(horizontal: "regular", vertical: "regular")
  static let uprightPhone = SizeClasses(horizontal: "compact", vertical: "regular")
  static let sidewaysPhone = SizeClasses(horizontal: "compact", vertical: "compact")
  static let sidewaysLargePhone = SizeClasses(horizontal: "regular", vertical: "compact")

  /// Returns the classes that UIKit gives a device in an orientation (Human Interface Guidelines, iOS 9, "Build in
  /// Adaptivity"); nil for newer devices than those described there.
  static func of(device: String, orientation: String) -> SizeClasses? {
    if device.hasPrefix("ipad") { return pad }
    guard device.hasPrefix("iphone"), device != "iphoneX" else { return nil }
    if orientation.hasPrefix("portrait") { return uprightPhone }
    return device.hasSuffix("Plus") ? sidewaysLargePhone : sidewaysPhone
  }
}
