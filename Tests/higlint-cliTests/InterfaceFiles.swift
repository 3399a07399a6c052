/// Files of an Xcode project, as short as they may be.
enum InterfaceFiles {
  static func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string><key>CFBundleName</key><string>App</string>
    \(entries)</dict></plist>
    """
  }

  static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>\(scenes)</scenes></document>
    """
  }

  static func scene(_ id: String, _ subviews: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="vc-\(id)" storyboardIdentifier="\(id)" sceneMemberID="viewController">
    <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(subviews)</subviews></view></viewController></objects></scene>
    """
  }

  /// A colour set of one grey.
  static func color(_ white: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
    "components": {"red": "\(white)", "green": "\(white)", "blue": "\(white)", "alpha": "1.000"}}}],
    "info": {"version": 1, "author": "xcode"}}
    """
  }
}
