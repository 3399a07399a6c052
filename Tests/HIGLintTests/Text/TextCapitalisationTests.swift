import Testing

@testable import HIGCore
@testable import HIGReading

struct TitleCaseTests {
  private func mistakes(_ value: TextValue, _ names: ProperNouns = .builtIn) -> [String]? {
    value.titleCaseMistakes(properNouns: names).value?.map(\.replacement)
  }

  @Test(arguments: [
    "Pay Now", "Add to Cart", "Sign In to iCloud", "Sign in to iCloud", "Turn On Notifications",
    "Turn on Notifications", "iPhone Settings",
    "About eBay", "Wi-Fi", "Wi-Fi Settings", "Terms of Use", "What’s New", "Rock ’n’ Roll", "The End",
    "Step 2: The Card", "HDR Photos",
    "Send {name} a Message", "Photos for {name}", "Log In", "5 km Run", "10 min Left", "Share photo.jpg",
    "Delete “my file”?",
    "Full-Screen Mode", "Re-enter Password", "Sign-in Options", "How-to Guides", "Check-in", "OK", "Q&A",
    "PDFs and More",
    "Version 2.0", "123", "", "🎉 Party Time", "I Agree", "Vitamin A and D", "Visit apple.com", "Face ID & Passcode",
    "Cancel", "Éclair Shop",
    "Add 3 Items", "To Do", "Up Next", "Not Now", "Set Up Apple Pay", "Edit…", "Meet @someone", "St. Louis",
    "Smith Jr. Stores",
    "Buy 1, Get 1", "Leonardo da Vinci", "Open 9 a.m. to 5 p.m.", "pre{x} Title",
  ])
  func `titles in title case have no mistakes`(_ title: String) { #expect(mistakes(text(title)) == []) }

  @Test(arguments: [
    ("Pay now", ["Now"]), ("pay Now", ["Pay"]), ("Add To Cart", ["to"]), ("Terms Of The Service", ["of", "the"]),
    ("Log in", ["In"]),
    ("add to cart", ["Add", "Cart"]), ("Full-screen Mode", ["Screen"]), ("Step 2: the Card", ["The"]),
    ("Is it Done?", []),
    ("Edit profile…", ["Profile"]), ("Sign in with apple", ["Apple"]), ("Don’t save", ["Save"]),
    ("don’t Save", ["Don’t"]), ("Send {name} a message", ["Message"]),
    ("éclair Shop", ["Éclair"]), ("Add 3 items", ["Items"]), ("(see All)", ["See"]), ("“see all”", ["See", "All"]),
    ("Share with {name}", []),
    ("Pay and go", ["Go"]), ("Set my Alarm", ["My"]),
  ])
  func `words with the wrong case are found`(_ title: String, _ expected: [String]) {
    #expect(mistakes(text(title)) == expected)
  }

  @Test func `a mistake has the place of its word`() {
    let value = text("Größe of Full-screen mode")
    let found = value.titleCaseMistakes().value ?? []
    #expect(value.strings(found.map(\.range)) == ["screen", "mode"])
    #expect(found.map(\.wanted) == [.capital, .capital])
  }

  @Test func `title case is of English only`() {
    #expect(mistakes(text("Jetzt bezahlen", "de")) == [])
    #expect(mistakes(text("Pay now", nil)) == nil)
    #expect(mistakes(text("立即支付", nil)) == [])
    #expect(mistakes(text("立即 pay", "zh-Hans")) == [])
    #expect(mistakes(text("pay_now")) == nil)
    #expect(text("Pay Now").isTitleCase == .known(true))
    #expect(text("Pay now").isTitleCase == .known(false))
    #expect(text("Pay now", nil).isTitleCase == .unknown)
  }

  @Test func `an app's own names pass`() {
    #expect(mistakes(text("Open mint Card"), .builtIn.adding(["mint"])) == [])
    #expect(mistakes(text("Open mint Card"), .builtIn) == ["Mint"])
  }
}

struct SentenceCaseTests {
  private func mistakes(_ value: TextValue) -> [String]? {
    value.sentenceCaseMistakes().value?.map(\.replacement)
  }

  @Test(arguments: [
    "Your order is on its way.", "We use Face ID to sign you in.", "I think I’m in.", "{name} sent a photo.",
    "3 items left. Buy now.",
    "iPad is ready. iPhone is not.", "“Not Now” closes it.", "Tap “Not Now” to close.", "Note: The app restarts.",
    "Meet us on Monday in May.",
    "Your French friends use Wi-Fi.", "Open the App Store on your Apple Watch.", "Ask Dr. Smith about it.",
    "Send PDFs by Gmail.", "See photo.jpg now.",
    "Turn on Wi-Fi\nto see offers.", "Is it the GPS? Yes.", "Apple’s iPhones are here.", "", "支付成功。", "…and more",
    "’til dawn", "Loading… Please wait",
    "Done! 🎉 Enjoy.", "Add it to Photos.", "Visit New York", "Visit apple.com. You will like it.",
    "A Wi-Fi-enabled camera",
  ])
  func `texts in sentence case have no mistakes`(_ string: String) { #expect(mistakes(text(string)) == []) }

  @Test(arguments: [
    ("your order is here.", ["Your"]), ("Paid. thank you.", ["Thank"]), ("Your Order is Here.", ["order", "here"]),
    ("Please Allow Access to photos", ["allow", "access"]),
    ("What now? ok.", ["Ok"]), ("{name} Sent a photo", ["sent"]), ("e-mail us.", ["E"]),
    ("The Don’t button", ["don’t"]),
  ])
  func `small beginnings and stray capitals are found`(_ string: String, _ expected: [String]) {
    #expect(mistakes(text(string)) == expected)
  }

  @Test func `other languages keep their capitals`() {
    #expect(mistakes(text("Deine Bestellung ist da.", "de")) == [])
    #expect(mistakes(text("deine Bestellung ist da.", "de")) == ["Deine"])
    #expect(mistakes(text("Your Order is here", nil)) == nil)
    #expect(mistakes(text("your order is here", nil)) == ["Your"])
    #expect(mistakes(text("Your order is here", nil)) == [])
    #expect(mistakes(text("оплатить Сейчас", "ru")) == [])
    #expect(mistakes(text("’s avonds open", "nl")) == [])
  }

  @Test func `the share of capitalised words tells a title from a sentence`() {
    #expect(text("Your New Order Arrived Today").capitalisedShare() == 1)
    #expect(text("Your new order arrived today").capitalisedShare() == 0)
    #expect(text("Your Order arrived with Face ID").capitalisedWords() == (1, 3))
    #expect(text("支付").capitalisedShare() == 0)
    #expect(text("AB cd").capitalLetters == (0.5, 4))
  }

  @Test(arguments: [
    ("PAY NOW", true), ("OK", false), ("PAY Now", false), ("HDR", false), ("支付", false), ("BUY 3 ITEMS", true),
    ("PAY {amount} NOW", true),
    ("NASA", true), ("PAY_NOW", false), ("ÉTÉÉ", true),
  ])
  func `texts in capitals`(_ string: String, _ expected: Bool) { #expect(text(string).isAllCaps() == expected) }

  @Test func `acronyms and small letters`() {
    #expect(!text("NASA").isAllCaps(acronyms: ["NASA"]))
    #expect(text("pay now").isAllLower && !text("Pay").isAllLower && !text("支付 5").isAllLower)
    let value = text("BUY NOW or NEVER at NASA with URLs MP34 使用FREE流量")
    #expect(value.strings(value.allCapsWords(acronyms: ["NASA"])) == ["NEVER", "FREE"])
    #expect(
      value.strings(value.allCapsWords(minimumLetters: 3, acronyms: ["NASA"])) == ["BUY", "NOW", "NEVER", "FREE"])
  }
}
