/// The passes of Wallet.
extension Vocabulary {
  static let passesTypes: [NodeType] = [
    NodeType(
      "pass", "A pass that people keep in Wallet: a ticket, a coupon, a card", nameField: "description",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("style", .openWord(.passStyle), "Its style, which decides where its fields and images stand")
          .also("type", "kind"),
        Field("transitType", .openWord(.passTransit), "For a boarding pass: what one boards").also("transit"),
        Field("organizationName", .text, "Who issues it")
          .also("organization", "organisation", "organisationName", "company", "issuer"),
        Field("description", .text, "What VoiceOver says it is").also("name", "title"),
        Field("logoText", .text, "The text beside its logo"),
        Field("logoTextFont", .node("font"), "A font of its own for the text beside the logo"),
        Field("font", .node("font"), "A font of its own, in place of Wallet's"),
        Field("backgroundColor", .color, "The colour of its ground").also("background"),
        Field("foregroundColor", .color, "The colour of the values of its fields")
          .also("textColor", "foreground"),
        Field("labelColor", .color, "The colour of the labels of its fields"),
        Field("fields", .node("passFields"), "All that is written on it"),
        Field("headerFields", .list(.node("passField")), "As in a pass.json: the same as `fields.header`"),
        Field("primaryFields", .list(.node("passField")), "As in a pass.json: the same as `fields.primary`"),
        Field("secondaryFields", .list(.node("passField")), "As in a pass.json: the same as `fields.secondary`"),
        Field("auxiliaryFields", .list(.node("passField")), "As in a pass.json: the same as `fields.auxiliary`"),
        Field("backFields", .list(.node("passField")), "As in a pass.json: the same as `fields.back`"),
        Field("images", .node("passImages"), "Its images"),
        Field("barcode", .node("passBarcode"), "The code that is scanned"),
        Field("relevantDate", .string, "When it is of use"),
        Field("locations", .list(.opaque), "The places where it is of use"),
        Field("updates", .openWord(.passUpdates), "How it learns what has changed; `none` says that it never does"),
        Field("webServiceURL", .string, "The web service that it is updated from").also("webService"),
      ]),
    NodeType(
      "passFields", "The fields of a pass, by their place",
      fields: [
        Field("header", .list(.node("passField")), .emptyList, "At the top, seen while passes lie stacked").also(
          "headerFields"),
        Field("primary", .list(.node("passField")), .emptyList, "The main thing, set large").also("primaryFields"),
        Field("secondary", .list(.node("passField")), .emptyList, "Below the main thing").also("secondaryFields"),
        Field("auxiliary", .list(.node("passField")), .emptyList, "Below or beside those").also("auxiliaryFields"),
        Field("back", .list(.node("passField")), .emptyList, "On the back, which Apple Watch does not show").also(
          "backFields"),
      ]),
    NodeType(
      "passField", "A field of a pass", shorthand: "value", nameField: "key",
      fields: [
        Field("key", .string, "Its key, by which updates name it").also("id"),
        Field("label", .text, content: true, "What it is"),
        Field("value", .text, content: true, "What it says"),
        Field("changeMessage", .text, "What people are told when its value changes"),
        Field("font", .node("font"), "A font of its own, in place of Wallet's"),
      ]),
    NodeType(
      "passBarcode", "The code of a pass", shorthand: "format",
      fields: [
        Field("format", .openWord(.barcodeFormat), "Which sort of code").also("type"),
        Field("message", .string, "What it holds"),
        Field("messageEncoding", .string, "How that is encoded").also("encoding"),
        Field("altText", .text, "The text below it"),
      ]),
    NodeType(
      "passImages", "The images of a pass",
      fields: [
        Field("icon", .node("passImage"), "For the lock screen, and beside mail"),
        Field("logo", .node("passImage"), "In the top left corner"),
        Field("strip", .node("passImage"), "Behind the primary fields"),
        Field("thumbnail", .node("passImage"), "Beside the fields"),
        Field("background", .node("passImage"), "Behind the whole front, blurred"),
        Field("footer", .node("passImage"), "Above the code"),
      ]),
    NodeType(
      "passImage", "An image of a pass", shorthand: "file",
      fields: [
        Field("file", .string, "The file with the picture, without its scale").also("name"),
        Field("depicts", .string, "What it shows"),
        Field("containsText", .bool, "Whether text is part of the picture"),
        Field("text", .list(.text), "The words in the picture").also("texts", "contains"),
        Field("color", .color, "Its colour, where it has one only"),
        Field("colors", .list(.color), "Its colours, without that of its shadow"),
        Field("shadow", .node("passShadow"), "The shadow that is drawn into it"),
        Field("size", .node("size"), "Its size in points"),
        Field("scale", .list(.number(0...10)), "The scales it exists in: [1, 2] has @2x"),
        Field("bytes", .number(0...1e12), "How large its file is").also("fileSize"),
      ]),
    NodeType(
      "passShadow", "The shadow of a pass's logo", shorthand: "color",
      fields: [
        Field("color", .color, "The colour of the shadow"),
        Field("opacity", .opaque, "How strong it is: 0.35, or 35%").also("alpha"),
        Field("offset", .node("point"), "How far it lies from the logo, in pixels"),
        Field("blur", .number(0...1000), "How far it is blurred").also("radius", "blurRadius"),
      ]),
  ]

  /// The fields of `app` about it.
  static let passesFields: [Field] = [
    Field("passes", .list(.node("pass")), "The passes that it adds to Wallet")
  ]
}

extension Enumeration {
  static let passStyle = Enumeration(
    "style of a pass", ["boardingPass", "coupon", "eventTicket", "storeCard", "generic"])
  static let passTransit = Enumeration(
    "means of transport", ["air", "boat", "bus", "train", "generic"],
    also: [
      "air": ["plane", "flight", "airplane", "PKTransitTypeAir"],
      "boat": ["ferry", "ship", "PKTransitTypeBoat"],
      "bus": ["coach", "PKTransitTypeBus"],
      "train": ["rail", "railway", "PKTransitTypeTrain"],
      "generic": ["other", "PKTransitTypeGeneric"],
    ])
  static let barcodeFormat = Enumeration(
    "format of a code", ["QR", "PDF417", "Aztec", "Code128"],
    also: [
      "QR": ["qr", "qrCode", "QRCode", "PKBarcodeFormatQR"],
      "PDF417": ["pdf417", "PDF-417", "PKBarcodeFormatPDF417"],
      "Aztec": ["aztec", "aztecCode", "PKBarcodeFormatAztec"],
      "Code128": ["code128", "Code-128", "PKBarcodeFormatCode128"],
    ])
  static let passUpdates = Enumeration(
    "updates of a pass", ["push", "onOpen", "none"],
    also: [
      "push": ["true", "yes", "webService", "automatic", "remote", "pushNotification"],
      "none": ["false", "no", "never", "static"],
    ])
}
