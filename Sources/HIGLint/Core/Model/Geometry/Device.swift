import HIGLanguage

/// The devices that specs are drawn for.
public struct Device: Sendable {
  /// The width in points, in portrait.
  public let width: Double
  public let height: Double
  public let scale: Double

  /// The sizes in points and scales of Apple's table of device displays (Xcode's simulators of the same names).
  public static let table: [String: Device] = [
    "iphone4s": Device(width: 320, height: 480, scale: 2),
    "iphone5": Device(width: 320, height: 568, scale: 2),
    "iphone5s": Device(width: 320, height: 568, scale: 2),
    "iphoneSE": Device(width: 320, height: 568, scale: 2),
    "iphone6": Device(width: 375, height: 667, scale: 2),
    "iphone6s": Device(width: 375, height: 667, scale: 2),
    "iphone7": Device(width: 375, height: 667, scale: 2),
    "iphone8": Device(width: 375, height: 667, scale: 2),
    "iphone6Plus": Device(width: 414, height: 736, scale: 3),
    "iphone6sPlus": Device(width: 414, height: 736, scale: 3),
    "iphone7Plus": Device(width: 414, height: 736, scale: 3),
    "iphone8Plus": Device(width: 414, height: 736, scale: 3),
    "iphoneX": Device(width: 375, height: 812, scale: 3),
    "ipadMini": Device(width: 768, height: 1024, scale: 2),
    "ipad": Device(width: 768, height: 1024, scale: 2),
    "ipadAir": Device(width: 768, height: 1024, scale: 2),
    "ipadPro": Device(width: 1024, height: 1366, scale: 2),
    "ipadPro9": Device(width: 768, height: 1024, scale: 2),
    "ipadPro12": Device(width: 1024, height: 1366, scale: 2),
  ]
}

extension Model {
  /// Returns the name of the device that a screen is drawn for.
  public func device(of screen: NodeReference) -> String? { string(Names.device, of: screen) }
}
