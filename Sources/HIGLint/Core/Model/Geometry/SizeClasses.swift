/// The size classes of a screen that an app fills.
package struct SizeClasses: Hashable, Sendable {
  /// The class of the width: `compact` or `regular`.
  package var horizontal: String
  package var vertical: String

  package var description: String { "\(horizontal) × \(vertical)" }

  package static let pad = SizeClasses(horizontal: "regular", vertical: "regular")
  package static let uprightPhone = SizeClasses(horizontal: "compact", vertical: "regular")
  package static let sidewaysPhone = SizeClasses(horizontal: "compact", vertical: "compact")
  package static let sidewaysLargePhone = SizeClasses(horizontal: "regular", vertical: "compact")

  /// Returns the classes that UIKit gives a device in an orientation (Human Interface Guidelines, iOS 9, "Build in
  /// Adaptivity"); nil for newer devices than those described there.
  package static func of(device: String, orientation: String) -> SizeClasses? {
    if device.hasPrefix("ipad") { return pad }
    guard device.hasPrefix("iphone"), device != "iphoneX" else { return nil }
    if orientation.hasPrefix("portrait") { return uprightPhone }
    return device.hasSuffix("Plus") ? sidewaysLargePhone : sidewaysPhone
  }
}
