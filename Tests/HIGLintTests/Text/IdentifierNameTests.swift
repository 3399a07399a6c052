import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

@Suite("Names of assets and actions")
struct IdentifierNameTests {
  @Test(
    arguments: [
      ("addToCart", ["add", "to", "cart"]),
      ("add-to_cart 2", ["add", "to", "cart"]),
      ("QRCodeScanner", ["qr", "code", "scanner"]),
      ("iPhone6s", ["i", "phone", "s"]),
      ("SAVE", ["save"]),
      ("aURL", ["a", "url"]),
      ("ÉcranBleu", ["écran", "bleu"]),
      ("苹果手机", ["苹果手机"]),
      ("42--", []),
      ("", []),
    ] as [(String, [String])])
  func `A name is cut where its capitals, digits and signs cut it`(name: String, words: [String]) {
    #expect(IdentifierName(name).words == words)
  }

  @Test(
    arguments: [
      ("footerAppleLogo", "apple logo", true),
      ("apple-logo", "appleLogo", true),
      ("iPhone-mockup", "iphone", true),
      ("pineappleLogo", "apple logo", false),
      ("viewfinder", "finder", false),
      ("in-app-store", "app store", true),
      ("apple-green-logo", "apple logo", false),
      ("红色苹果标志图", "苹果标志", true),
      ("cup", "", false),
      ("", "cup", false),
    ] as [(String, String, Bool)])
  func `A name holds another only as whole words, however both are joined`(name: String, other: String, isHeld: Bool) {
    #expect(IdentifierName(name).holds(IdentifierName(other)) == isHeld)
  }
}
