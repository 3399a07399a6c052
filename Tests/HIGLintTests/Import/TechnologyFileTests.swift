import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// The files that technologies of iOS have anyway, as the specs that they stand for.
@Suite struct TechnologyFileTests {
  /// Converts one of the files, and returns the spec without its first line and what is wrong with the file.
  private func spec(of path: String, in files: [String: [UInt8]]) -> (text: String, problems: [String]) {
    let workspace = MemoryWorkspace(bytes: files)
    let converted = ConvertedSpec.reading(path, bytes: files[path] ?? [], workspace: workspace, rules: RuleSet())
    let lines = String(decoding: converted.text, as: UTF8.self).split(separator: "\n").dropFirst()
    return (lines.joined(separator: "\n"), converted.problems.map { "\($0.rule): \($0.message.en)" })
  }

  private func spec(of path: String, _ text: String) -> String { spec(of: path, in: [path: Array(text.utf8)]).text }

  // MARK: Passes

  private static let pass = """
    {"formatVersion": 1, "passTypeIdentifier": "pass.harbor", "serialNumber": "7", "organizationName": "Harbor",
     "logoText": "ferry", "labelColor": "rgb(0, 0, 0)", "relevantDate": "2016-07-02T10:00Z",
     "locations": [{"latitude": 1, "longitude": 2, "relevantText": "The pier is near"}, {"latitude": 3, "longitude": 4}],
     "barcodes": [{"format": "PKBarcodeFormatAztec", "message": "7", "altText": "7"}, {"format": "PKBarcodeFormatQR"}],
     "boardingPass": {"transitType": "PKTransitTypeBoat",
      "primaryFields": [{"key": "to", "label": "to", "value": "Pier 3"}],
      "backFields": [{"key": "price", "label": "Price", "value": 4.5, "currencyCode": "EUR"}, 3]}}
    """

  @Test func `a pass is read with its fields, its barcode and its images, and texts in each language`() {
    let files: [String: [UInt8]] = [
      "Boat.pass/pass.json": Array(Self.pass.utf8),
      "Boat.pass/en.lproj/pass.strings": Array("\"to\" = \"To\"; \"ferry\" = \"Harbor\";".utf8),
      "Boat.pass/de.lproj/pass.strings": Array("\"to\" = \"Nach\";".utf8),
      "Boat.pass/logo@2x.png": Self.png(width: 320, height: 100),
      "Boat.pass/logo@3x.png": Self.png(width: 480, height: 150),
      "Boat.pass/strip.png": [1, 2, 3],
      "Boat.pass/poster.png": Self.png(width: 10, height: 10),
    ]
    #expect(
      spec(of: "Boat.pass/pass.json", in: files).text == """
        app:
          passes:
            - style: boardingPass
              transitType: boat
              organizationName: Harbor
              logoText: {en: Harbor}
              labelColor: "rgb(0, 0, 0)"
              relevantDate: "2016-07-02T10:00Z"
              locations: [The pier is near, unknown]
              barcode: {format: Aztec, message: "7", altText: "7"}
              fields:
                primary:
                  - key: to
                    label: {de: Nach, en: To}
                    value: Pier 3
                back:
                  - {key: price, label: Price, value: unknown}
                  - unknown
              images:
                logo:
                  file: "logo@2x.png"
                  size: [160, 50]
                  scale: [2, 3]
                strip:
                  file: strip.png
                  scale: [1]
        """)
  }

  @Test(arguments: [
    "{}", "[]", "7", "", "{\"coupon\": {}}", "{\"passTypeIdentifier\": \"x\"}", "{\"formatVersion\": 1}",
  ])
  func `what is called pass.json and is no pass is left alone`(_ text: String) {
    #expect(spec(of: "pass.json", text) == "")
  }

  @Test func `a screen that is called pass is still read`() {
    #expect(spec(of: "pass.json", #"{"screen": "pass", "background": "white"}"#) == "screen: pass\nbackground: white")
  }

  @Test func `a zipped pass is named as one`() {
    let read = spec(of: "Boat.pkpass", in: ["Boat.pkpass": [0x50, 0x4B, 3, 4, 0x14, 0, 0xFF, 0xFE]])
    #expect(read.text == "")
    #expect(
      read.problems == [
        "syntax/encoding: this is a ZIP archive, as a .pkpass is, and its files are not looked for in it"
      ])
  }

  // MARK: Entitlements

  private func plist(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }

  @Test func `entitlements say which technologies an app is signed for`() {
    let text = plist(
      """
      <key>com.apple.developer.healthkit</key><true/>
      <key>com.apple.developer.homekit</key><false/>
      <key>com.apple.developer.in-app-payments</key><array/>
      <key>com.apple.developer.game-center</key><true/>
      <key>com.apple.developer.icloud-services</key><array><string>CloudKit</string><string>CloudDocuments</string></array>
      """)
    #expect(
      spec(of: "App.entitlements", text) == """
        app:
          healthKit: {}
          gameCenter: {}
          icloud: {documents: true}
        """)
    #expect(spec(of: "App.entitlements", plist("<key>aps-environment</key><string>production</string>")) == "")
    let store = "<key>com.apple.developer.ubiquity-kvstore-identifier</key><string>$(TeamIdentifierPrefix)x</string>"
    #expect(spec(of: "App.entitlements", plist(store)) == "app:\n  icloud: {}")
  }

  // MARK: StoreKit

  @Test func `a StoreKit configuration states products in each language, without the texts that are left empty`() {
    let text = """
      {"products": [{"productID": "pass", "type": "NonConsumable", "localizations": [
         {"locale": "en_US", "displayName": "Pass", "description": ""},
         {"locale": "zh_Hans", "displayName": "通票", "description": "所有航线"}, 3]}, null],
       "subscriptionGroups": [{"subscriptions": [{"productID": "sub", "type": "RecurringSubscription"}]}],
       "nonRenewingSubscriptions": [{"type": "Unheard"}]}
      """
    #expect(
      spec(of: "Shop.storekit", text) == """
        app:
          inAppPurchase:
            products:
              - id: pass
                productId: pass
                type: content
                title: {en-US: Pass, zh-Hans: "通票"}
                description: {zh-Hans: "所有航线"}
                registered: true
              - {id: sub, productId: sub, type: subscription, registered: true}
              - {registered: true}
        """)
    #expect(spec(of: "Shop.storekit", "{\"products\": 3}") == "")
  }

  // MARK: Routing

  @Test(arguments: [
    (
      #"{"type": "MultiPolygon", "coordinates": [[[[1, 2], [3, 4], [5, 6], [1.0, 2]]], [[[0, 0], [1, 1], [2, 2], [3, 3], [0, 0]]]]}"#,
      "enabled: unknown\n    coverage: {type: MultiPolygon, polygons: 2, points: 5, isClosed: true}"
    ),
    (
      #"{"type": "MultiPolygon", "coordinates": [[[[1, 2], [3, 4], [1, 2]]]]}"#,
      "enabled: unknown\n    coverage: {type: MultiPolygon, polygons: 1, points: 3, isClosed: false}"
    ),
    (
      #"{"type": "Polygon", "coordinates": [[[1, 2], [3, 4], [5, 6], [7, 8]]]}"#,
      "enabled: unknown\n    coverage: {type: Polygon, polygons: 1, points: 4, isClosed: false}"
    ),
    (#"{"type": "FeatureCollection", "features": []}"#, "enabled: unknown\n    coverage: {type: FeatureCollection}"),
    (
      #"{"type": "MultiPolygon", "coordinates": 7}"#,
      "enabled: unknown\n    coverage: {type: MultiPolygon, polygons: 0, points: 0, isClosed: true}"
    ),
  ])
  func `a coverage file is read as what sort of shape it is`(_ text: String, _ expected: String) {
    #expect(spec(of: "city.geojson", text) == "app:\n  routing:\n    " + expected)
  }

  @Test func `what is no GeoJSON is left alone`() {
    #expect(spec(of: "city.geojson", #"{"type": "Feature Film"}"#) == "")
  }

  @Test func `what stands in for a color is not known, nor is what a program adds`() {
    let pass = """
      {"formatVersion": 1, "serialNumber": "7", "backgroundColor": "{{ground}}", "foregroundColor": "#0A5AB4",
       "labelColor": "", "coupon": {}}
      """
    #expect(
      spec(of: "pass.json", pass) == """
        app:
          passes:
            - style: coupon
              backgroundColor: unknown
              foregroundColor: "#0A5AB4"
              labelColor: unknown
              fields: unknown
        """)
  }

  @Test func `a poster's picture lies over its color`() {
    let pass = """
      {"formatVersion": 1, "serialNumber": "7", "backgroundColor": "#FFFFFF", "preferredStyleSchemes": ["posterEventTicket"]}
      """
    #expect(spec(of: "pass.json", pass) == "app:\n  passes:\n    - {backgroundColor: unknown}")
  }

  @Test func `an image may lie in the folder of a language`() {
    let files: [String: [UInt8]] = [
      "a/pass.json": Array(#"{"formatVersion": 1, "serialNumber": "7"}"#.utf8),
      "a/en.lproj/logo@2x.png": Self.png(width: 320, height: 100),
      "a/de.lproj/logo.png": Self.png(width: 150, height: 50),
      "a/logo.png": Self.png(width: 160, height: 50),
      "a/more/strip.png": Self.png(width: 375, height: 123),
    ]
    #expect(
      spec(of: "a/pass.json", in: files).text == """
        app:
          passes:
            - images:
                logo:
                  file: logo.png
                  size: [160, 50]
                  scale: [1, 2]
        """)
  }

  // MARK: Property lists

  @Test func `an Info.plist says what an app does in the background and for other apps`() {
    let text = plist(
      """
      <key>CFBundlePackageType</key><string>APPL</string><key>LSRequiresIPhoneOS</key><true/>
      <key>UIBackgroundModes</key><array><string>audio</string><string>remote-notification</string><string>newsstand-content</string></array>
      <key>UIApplicationExitsOnSuspend</key><true/><key>UIRequiresFullScreen</key><true/>
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>harbor</string></array></dict></array>
      <key>MKDirectionsApplicationSupportedModes</key><array><string>MKDirectionsModeFerry</string><string>MKDirectionsModeStreetCar</string><string>Boat</string></array>
      <key>NSHealthUpdateUsageDescription</key><string>Saves your walks.</string>
      """)
    #expect(
      spec(of: "Info.plist", text) == """
        app:
          multitasking: {exitsOnSuspend: true, requiresFullScreen: true}
          permissions:
            - {resource: health, purpose: Saves your walks.}
          lifecycle:
            backgroundModes: [audio, remoteNotification, newsstand-content]
          urlSchemes: [harbor]
          routing:
            enabled: true
            transitModes: [ferry, streetcar, unknown]
          healthKit: {}
        """)
  }

  private func extensionPlist(_ point: String, _ rule: String) -> String {
    plist(
      """
      <key>CFBundleDisplayName</key><string>Send</string><key>CFBundlePackageType</key><string>XPC!</string>
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string>
      <key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key>\(rule)</dict></dict>
      """)
  }

  @Test(arguments: [
    (
      "com.apple.share-services", "<string>TRUEPREDICATE</string>",
      "\n    - type: share\n      name: Send\n      accepts: [\"*\"]"
    ),
    (
      "com.apple.ui-services",
      "<dict><key>NSExtensionActivationSupportsText</key><true/><key>NSExtensionActivationSupportsImageWithMaxCount</key><integer>0</integer></dict>",
      "\n    - type: action\n      name: Send\n      accepts: [text]"
    ),
    (
      "com.apple.share-services", "<string>SUBQUERY(x, y)</string>",
      "\n    - {type: share, name: Send, accepts: unknown}"
    ),
  ])
  func `an extension's Info.plist says what it is and takes`(_ point: String, _ rule: String, _ expected: String) {
    #expect(spec(of: "Info.plist", extensionPlist(point, rule)) == "app:\n  extensions:" + expected)
  }

  @Test func `an extension that guidelines say nothing of is left alone`() {
    #expect(spec(of: "Info.plist", extensionPlist("com.apple.usernotifications.service", "<true/>")) == "")
  }

  // MARK: Headers

  static func png(width: UInt32, height: UInt32, colorType: UInt8 = 6) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width) + bytes(height)
      + [8, colorType, 0, 0, 0, 1, 2, 3, 4]
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
  private static func bytes(_ number: UInt64) -> [UInt8] {
    bytes(UInt32(truncatingIfNeeded: number >> 32)) + bytes(UInt32(truncatingIfNeeded: number))
  }

  @Test func `the size of a picture is read from its header`() {
    #expect(PNGHeader(Self.png(width: 60, height: 0x102)).map { [$0.width, $0.height] } == [60, 258])
    #expect(PNGHeader(Self.png(width: 1, height: 1))?.hasAlpha == true)
    #expect(PNGHeader(Self.png(width: 1, height: 1, colorType: 2))?.hasAlpha == false)
    #expect(PNGHeader(Self.png(width: 0, height: 1)) == nil)
    for count in 0..<29 { #expect(PNGHeader(Array(Self.png(width: 1, height: 1).prefix(count))) == nil) }
  }

  /// Two channels at 44.1 kHz, each sound of two seconds.
  private static let sounds: [(SoundHeader.Container, [UInt8])] = {
    let rate = bytes((44_100.0).bitPattern)
    let desc =
      Array("desc".utf8) + bytes(UInt64(32)) + rate + Array("lpcm".utf8) + bytes(UInt32(0)) + bytes(UInt32(4))
      + bytes(UInt32(1)) + bytes(UInt32(2)) + bytes(UInt32(16))
    let caf =
      Array("caff".utf8) + [0, 1, 0, 0] + desc + Array("data".utf8) + bytes(UInt64.max) + bytes(UInt32(0))
      + [UInt8](repeating: 0, count: 352_800)
    // 44,100 as a number of 80 bits.
    let extended: [UInt8] = [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0]
    let comm = Array("COMM".utf8) + bytes(UInt32(18)) + [0, 2] + bytes(UInt32(88_200)) + [0, 16] + extended
    let aiff = Array("FORM".utf8) + bytes(UInt32(4)) + Array("AIFF".utf8) + comm
    let wav: [UInt8] =
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 2, 0]
      + [0x44, 0xAC, 0, 0, 0x10, 0xB1, 2, 0, 4, 0, 16, 0] + Array("data".utf8) + [0x20, 0x62, 5, 0]
    return [(.caf, caf), (.aiff, aiff), (.wav, wav)]
  }()

  @Test func `the length of a sound is read from its headers`() {
    for (container, bytes) in Self.sounds {
      let header = SoundHeader(bytes)
      #expect(header?.container == container)
      #expect(header?.duration == 2)
      #expect(header?.encoding == "lpcm")
      #expect(header?.channels == 2)
    }
    #expect(SoundHeader(Array("ID3 and more bytes".utf8)) == nil)
  }

  @Test func `headers that are cut off or damaged give no more than they say`() {
    for (_, bytes) in Self.sounds {
      let header = Array(bytes.prefix(80))
      for count in header.indices { _ = SoundHeader(Array(header.prefix(count))) }
      for place in header.indices {
        for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
          var damaged = header
          damaged[place] = value
          if let duration = SoundHeader(damaged)?.duration { #expect(duration >= 0 && duration.isFinite) }
        }
      }
    }
  }
}
