/// What an app sells within itself.
extension Vocabulary {
  static let inAppPurchaseTypes: [NodeType] = [
    NodeType(
      "inAppPurchase", "What it sells within itself, and how", shorthand: "products",
      fields: [
        Field("products", .list(.node("product")), "What it sells").also("items"),
        Field("storeLocation", .openWord(.storeLocation), "Where people buy: in the app, on a web page, in another app")
          .also("store", "location", "soldIn"),
        Field("confirmation", .openWord(.purchaseConfirmation), "Who asks before a purchase: StoreKit, or the app")
          .also("confirmationAlert", "confirmationDialog", "purchaseAlert"),
      ]),
    NodeType(
      "product", "Something that people can buy in the app", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its id: that of the views that offer it"),
        Field("title", .text, content: true, "What it is called").also("name", "displayName"),
        Field("description", .text, "What one gets, in a sentence"),
        Field("type", .openWord(.productType), "What sort of goods it is").also("kind"),
        Field("productId", .string, "The identifier under which it is registered in the App Store")
          .also("productID", "productIdentifier"),
        Field("registered", .bool, "Whether it is registered in the App Store"),
        Field("delivery", .openWord(.productDelivery), "How the app hands over what was bought"),
      ]),
  ]

  /// The fields of `app` about it.
  static let inAppPurchaseFields: [Field] = [
    Field("inAppPurchase", .node("inAppPurchase"), "What it sells within itself")
  ]
}

extension Enumeration {
  static let storeLocation = Enumeration(
    "place of a store", ["inApp", "web", "otherApp"],
    also: [
      "inApp": ["app", "embedded", "inside", "screen", "storeKit", "StoreKit"],
      "web": [
        "website", "webSite", "webPage", "browser", "safari", "Safari", "external", "externalWebsite", "online", "url",
      ],
      "otherApp": ["anotherApp", "separateApp", "companionApp", "externalApp"],
    ])
  static let purchaseConfirmation = Enumeration(
    "confirmation of a purchase", ["system", "custom"],
    also: [
      "system": ["storeKit", "StoreKit", "default", "standard", "native", "apple"],
      "custom": [
        "own", "alert", "customAlert", "modified", "replaced", "duplicate", "inApp", "sheet", "actionSheet", "modal",
        "customDialog",
      ],
    ])
  static let productType = Enumeration(
    "type of product", ["content", "virtualItem", "subscription", "upgrade", "physical", "realWorldService"],
    also: [
      "content": ["nonConsumable", "digitalContent", "media", "course", "ebook", "digital"],
      "virtualItem": ["consumable", "virtualCurrency", "currency", "virtualGood", "virtualGoods", "coins"],
      "subscription": ["autoRenewable", "autoRenewableSubscription", "nonRenewingSubscription", "membership"],
      "upgrade": ["unlock", "feature", "premium", "fullVersion"],
      "physical": [
        "physicalGood", "physicalGoods", "physicalItem", "physicalProduct", "realGoods", "tangible", "merchandise",
        "hardware",
      ],
      "realWorldService": [
        "realWorld", "physicalService", "inPersonService", "offlineService", "realService", "onSiteService",
        "serviceInPerson",
      ],
    ])
  static let productDelivery = Enumeration(
    "delivery of a product", ["unlock", "download", "server", "none"],
    also: [
      "unlock": ["unlocks", "unlocked", "immediate"], "download": ["downloads", "hosted"], "none": ["nothing"],
    ])
}
