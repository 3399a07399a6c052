import Testing

@testable import HIGCore

struct ScreenVariantTests {
  @Test(arguments: [
    ("iphone4s", "portrait", "compact × regular"), ("iphone6", "landscapeLeft", "compact × compact"),
    ("iphone6Plus", "portrait", "compact × regular"), ("iphone7Plus", "landscapeRight", "regular × compact"),
    ("ipadPro", "landscape", "regular × regular"), ("ipadMini", "portraitUpsideDown", "regular × regular"),
  ])
  func `a device in an orientation has the size classes of UIKit`(device: String, orientation: String, expected: String)
  {
    #expect(SizeClasses.of(device: device, orientation: orientation)?.description == expected)
  }

  @Test func `a device newer than the table has no size classes`() {
    #expect(SizeClasses.of(device: "iphoneX", orientation: "portrait") == nil)
  }

  private static let photos = """
    app: {devices: [iphone, ipad], orientations: [portrait, landscapeLeft]}
    screens:
      - id: other
      - id: photos
        device: iphone6
        views:
          - {kind: collection, id: photos, frame: [0, 64, 375, 300]}
          - {kind: label, id: caption, frame: [16, 380, 343, 28]}
        states:
          loading: {views: [{kind: activityIndicator}]}
        variants:
          - orientation: landscapeLeft
            views:
              - {kind: table, id: photos, frame: [300, 44, 367, 300]}
              - {kind: label, id: caption, frame: [16, 44, 260, 28]}
          - {device: iphone5, views: [{kind: map}]}
    """

  @Test func `the variants of a screen follow its base state, and other states are none`() {
    let sizes = answer("size(self.withVariants)", about: Self.photos, select: "screen", isLocal: true)
    #expect(sizes == ["1", "3"])
  }

  @Test func `size classes that neither the screen nor a variant has are uncovered`() {
    let uncovered = answer(
      "self.id == 'photos' ? uncoveredSizeClasses(self).join(', ') : ''", about: Self.photos, select: "screen",
      isLocal: true)
    #expect(uncovered == ["", "regular × regular"])
  }

  @Test func `a variant tells kinds that change, order that changes and another build`() {
    #expect(
      answer(
        "size(kindChanges(self, [])) + size(orderChanges(self)) * 10 + size(builtOtherwise(self)) * 100",
        about: Self.photos, select: "screenState", isLocal: true)
        == ["0", "0", "11", "100"])
  }

  @Test func `kinds that only hold views together are passed over where both are`() {
    #expect(
      answer(
        "size(kindChanges(self, ['table', 'collection']))", about: Self.photos, select: "screenState", isLocal: true
      )
      .allSatisfy { $0 == "0" })
  }

  @Test func `an iPad app that requires the full screen shares it with none`() {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleIdentifier</key><string>com.example.boats</string>
      <key>LSRequiresIPhoneOS</key><true/>
      <key>UIDeviceFamily</key><array><integer>2</integer></array>
      <key>UIRequiresFullScreen</key><true/>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key><array>
      <string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string></array>
      </dict></plist>
      """
    #expect(
      answer("string(isNone(self.multitasking)) + ' ' + self.orientations.join(' ')", about: plist, path: "Info.plist")
        == ["true portrait landscapeLeft"])
  }
}
