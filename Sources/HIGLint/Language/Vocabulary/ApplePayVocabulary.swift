/// Apple Pay: what an app sells with it, its buttons and its payment sheet.
extension Vocabulary {
  static let applePayTypes: [NodeType] = [
    NodeType(
      "applePay", "How people pay with Apple Pay",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("goods", .list(.openWord(.goods)), "What people buy with it"),
        Field("products", .list(.node("applePayProduct")), "The products that people buy with it"),
        Field("merchantName", .text, "The name of the merchant who is paid").also("merchant"),
        Field(
          "statementDescriptor", .text, "The name of the merchant on people's card or bank statements"
        ).also("statementName", "bankStatementName"),
        Field("role", .openWord(.merchantRole), "Whether the app sells by itself, or for somebody else"),
        Field("requiresAccount", .bool, "Whether one must have an account to pay").also(
          "accountRequired", "requiresLogin", "requiresSignIn", "requiresSignUp", "requiresRegistration"),
        Field("flows", .node("applePayFlows"), "The steps by which people buy"),
        Field("promoCodes", .bool, "Whether people can use codes of promotions").also(
          "acceptsPromoCodes", "promotionCodes", "discountCodes", "coupons", "acceptsCoupons"),
        Field("states", .node("applePayStates"), "What people see, by whether they can use it"),
        Field("default", .bool, "Whether it is the way of paying chosen at first").also("isDefault", "byDefault"),
        Field("watch", .node("applePayWatch"), "What the app does on Apple Watch"),
        Field("sheet", .node("applePaySheet"), "The payment sheet").also("paymentSheet"),
        Field("fulfilment", .openWord(.fulfilment), "The same as `sheet.fulfilment`").also("fulfillment"),
        Field("shippingType", .openWord(.shippingType), "The same as `sheet.shippingType`"),
        Field("required", .list(.node("sheetField")), "The same as `sheet.required`").also(
          "requiredFields", "contactFields", "requiredShippingFields", "requiredContactFields"),
        Field("shippingMethods", .list(.node("shippingMethod")), "The same as `sheet.shippingMethods`").also(
          "deliveryMethods"),
        Field("lineItems", .list(.node("lineItem")), "The same as `sheet.lineItems`").also(
          "summaryItems", "paymentSummaryItems"),
        Field("total", .node("lineItem"), "The same as `sheet.total`").also("grandTotal"),
        Field("disclosure", .text, "The same as `sheet.disclosure`"),
        Field("delivery", .node("applePayDelivery"), "How what was bought gets to people"),
        Field("multiShipping", .bool, "Whether one order can go to several addresses, or at several speeds").also(
          "multipleShipping", "multipleAddresses", "splitShipping"),
        Field("recurring", .openWord(.paymentInterval), "How often the same is paid again").also(
          "subscription", "recurrence"),
        Field("pricing", .openWord(.pricing), "Whether the price is known when people pay"),
        Field("tipsAfter", .bool, "Whether a tip can be given after paying").also("tipAfter"),
        Field("preauthorisedAmount", .number(FieldType.money), "The amount that is held until the price is known").also(
          "preauthorizedAmount", "preAuthorisedAmount", "preAuthorizedAmount"),
        Field("charges", .list(.node("applePayCharge")), "What is charged besides the goods: tax, gift wrap").also(
          "fees", "extraCharges", "additionalCharges"),
        Field("discounts", .list(.node("applePayCharge")), "What is taken off the price"),
        Field("cart", .node("applePayCart"), "What is in the cart"),
        Field("dataSource", .openWord(.payerData), "Where names and addresses of an order come from"),
        Field("prefillsFromAccount", .bool, "Whether the sheet begins with what an account of the app knows").also(
          "prefillFromAccount", "prefilledFromAccount"),
      ]),
    NodeType(
      "applePayProduct", "Something that people buy with Apple Pay", shorthand: "name", nameField: "name",
      fields: [
        Field("id", .identifier, "The name of the product in carts and answers"),
        Field("name", .text, content: true, "What the product is called where people buy it").also("title"),
        Field("type", .openWord(.goods), "Whether it is a thing, a service, or digital content").also("kind"),
        Field("price", .opaque, "What the product costs, with or without its currency"),
        Field("fulfilment", .openWord(.fulfilment), "How it gets to people").also("fulfillment"),
      ]),
    NodeType(
      "applePayFlows", "The steps by which people buy", shorthand: "checkout",
      fields: [
        Field("checkout", .list(.node("checkoutStep")), "From the cart to the end").also("cart", "purchase"),
        Field("singleItem", .list(.node("checkoutStep")), "From a product to the end").also(
          "singleProduct", "buyNow", "product"),
      ]),
    NodeType(
      "checkoutStep", "A step by which people buy", shorthand: "step", nameField: "step",
      fields: [
        Field(
          "step", .openWord(.checkoutStep),
          "The id of a screen; applePayButton is the tap on the button, paymentSheet the sheet"
        ).also("id", "name")
      ]),
    NodeType(
      "applePayStates", "What people see of Apple Pay, by whether they can use it",
      fields: [
        Field("available", .node("applePayState"), "For those who can pay with it").also("supported", "ready"),
        Field("noCard", .node("applePayState"), "For those who have no card in Wallet").also(
          "noCards", "setUpNeeded", "notSetUp"),
        Field("unsupported", .node("applePayState"), "For those whose device does not have it").also(
          "unavailable", "notSupported"),
      ]),
    NodeType(
      "applePayState", "What people see of Apple Pay in a situation", shorthand: "shows",
      fields: [
        Field("shows", .openWord(.applePayElement), "What is shown of it"),
        Field("opens", .string, "What a tap on that opens"),
        Field("until", .string, "Until when that is so"),
      ]),
    NodeType(
      "applePayWatch", "What the app does on Apple Watch",
      fields: [Field("purchase", .node("watchPurchase"), "A purchase that people begin there").also("purchases")]),
    NodeType(
      "watchPurchase", "A purchase that people begin on Apple Watch",
      fields: [
        Field("enabled", .bool, .bool(true), "Whether people can begin one there"),
        Field("message", .text, "What the watch tells people then"),
        Field("handoff", .bool, "Whether Handoff leads on to the iPhone"),
        Field("opens", .string, "What that opens on the iPhone"),
        Field("prefilled", .bool, "Whether the payment sheet is filled in then").also("prefills"),
      ]),
    NodeType(
      "applePayDelivery", "How what was bought gets to people", shorthand: "methods",
      fields: [Field("methods", .list(.string), "The methods to choose from")]),
    NodeType(
      "applePaySheet", "The payment sheet of Apple Pay",
      fields: [
        Field("fulfilment", .openWord(.fulfilment), "How what is bought gets to people").also("fulfillment"),
        Field("shippingType", .openWord(.shippingType), "The type that the sheet calls the delivery by"),
        Field("required", .list(.node("sheetField")), "What people must state in it").also(
          "fields", "requiredFields", "requires", "contactFields", "requiredShippingFields", "requiredContactFields"),
        Field("requiresInput", .list(.string), "What people must enter or decide while it is shown").also("inputs"),
        Field("shippingMethods", .list(.node("shippingMethod")), "The methods of delivery to choose from").also(
          "deliveryMethods"),
        Field("lineItems", .list(.node("lineItem")), "The items above the total").also(
          "items", "summaryItems", "paymentSummaryItems"),
        Field("total", .node("lineItem"), "The last line, whose label follows the word Pay").also(
          "grandTotal"),
        Field("disclosure", .text, "What else it tells people").also("note", "notice", "explanation"),
      ]),
    NodeType(
      "sheetField", "Something that people must state in the payment sheet", shorthand: "field", nameField: "field",
      fields: [
        Field("field", .openWord(.sheetField), "What it is").also("name", "type"),
        Field("reason", .string, "What it is needed for").also("purpose", "why"),
      ]),
    NodeType(
      "shippingMethod", "A method of delivery in the payment sheet", shorthand: "label", nameField: "label",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field("label", .text, content: true, "What the payment sheet calls it").also("title", "name"),
        Field("cost", .number(FieldType.money), "What it costs").also("amount", "price"),
        Field("detail", .text, "A second line, such as when it arrives").also("arrival"),
      ]),
    NodeType(
      "lineItem", "A line of the payment sheet with an amount", shorthand: "label", nameField: "label",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field("label", .text, content: true, "What the line on the payment sheet says").also("title", "name"),
        Field("amount", .number(FieldType.money), "What the line comes to, with or without its currency").also("cost"),
        Field("pending", .bool, .bool(false), "Whether the amount is not yet known"),
        Field("type", .openWord(.lineItemType), "Whether its amount is final, or still pending").also("status"),
      ]),
    NodeType(
      "applePayCharge", "Something that is charged besides the goods, or taken off", shorthand: "label",
      nameField: "label",
      fields: [
        Field("label", .text, content: true, "What it is for").also("title", "name"),
        Field("amount", .number(FieldType.money), "How much it is").also("cost"),
      ]),
    NodeType(
      "applePayCart", "What is in the cart", shorthand: "items",
      fields: [Field("items", .list(.node("cartItem")), "The goods in it")]),
    NodeType(
      "cartItem", "Something in the cart", shorthand: "name", nameField: "name",
      fields: [
        Field("name", .text, content: true, "What the cart calls it").also("title", "label"),
        Field("quantity", .number(0...1e6), "How many of it").also("count"),
        Field("price", .opaque, "What one of it costs, with or without its currency").also("amount"),
      ]),
  ]

  /// The fields of `app` about it.
  static let applePayFields: [Field] = [
    Field("applePay", .node("applePay"), "How people pay with Apple Pay")
  ]
}

extension Enumeration {
  static let goods = Enumeration(
    "goods", ["physical", "service", "digital"],
    also: [
      "physical": ["physicalGoods", "physicalGood", "goods", "merchandise", "实物", "实体商品", "实物商品"],
      "service": ["services", "realWorldService", "realWorldServices", "服务", "线下服务"],
      "digital": [
        "digitalGoods", "digitalGood", "digitalContent", "digitalSubscription", "virtual", "virtualGoods",
        "virtualGood", "virtualCurrency", "inApp", "inAppContent", "inAppPurchase", "inAppCurrency", "inAppCoins",
        "subscriptionInApp", "inAppSubscription", "consumable", "nonConsumable", "autoRenewable", "nonRenewing",
        "数字商品", "数字内容", "虚拟商品", "虚拟物品", "虚拟",
      ],
    ])
  static let merchantRole = Enumeration(
    "role of a merchant", ["merchant", "intermediary"],
    also: [
      "merchant": ["seller", "store", "shop", "endMerchant", "商户"],
      "intermediary": ["marketplace", "platform", "broker", "agent", "middleman", "aggregator", "中间方", "平台", "中介"],
    ])
  static let checkoutStep = Enumeration(
    "step of a purchase", ["applePayButton", "paymentSheet"],
    also: [
      "applePayButton": [
        "applePay", "tapApplePay", "applePayTap", "applePayButtonTap", "buyWithApplePay", "payWithApplePay",
        "Apple Pay 按钮", "Apple Pay按钮",
      ],
      "paymentSheet": [
        "sheet", "applePaySheet", "paySheet", "applePayPaymentSheet", "PKPaymentAuthorizationViewController", "支付菜单",
        "付款菜单", "支付上拉菜单", "Apple Pay 支付菜单", "Apple Pay 菜单",
      ],
    ])
  static let applePayElement = Enumeration(
    "element of Apple Pay", ["buyButton", "setUpButton", "mark", "disabledButton", "none"],
    also: [
      "buyButton": ["button", "applePayButton", "payButton", "buy", "plainButton", "plain"],
      "setUpButton": ["setup", "setUp", "setupButton", "setUpApplePay", "setUpApplePayButton", "设置按钮"],
      "mark": ["applePayMark", "logo"],
      "disabledButton": ["disabled", "greyedButton", "grayedButton", "greyButton", "dimmedButton"],
      "none": ["nothing", "hidden"],
    ])
  static let applePayButtonType = Enumeration(
    "type of an Apple Pay button", ["plain", "buy", "setUp", "inStore", "donate"],
    also: ["setUp": ["setup", "set-up", "setUpApplePay"], "buy": ["pay", "checkout"]],
    frameworkTypes: ["PKPaymentButtonType"])
  static let fulfilment = Enumeration(
    "fulfilment", ["shipping", "delivery", "storePickup", "servicePickup", "electronic", "service"],
    also: [
      "shipping": ["shipped", "ship", "mail", "post", "parcel", "快递", "邮寄"],
      "delivery": ["delivered", "localDelivery", "homeDelivery", "doorToDoor", "派送", "外送", "配送"],
      "storePickup": ["pickup", "pickUp", "inStorePickup", "clickAndCollect", "collect", "自取", "到店自取"],
      "servicePickup": ["collection", "上门取件", "取件"],
      "electronic": ["digital", "email", "download", "online", "eTicket", "电子", "电子方式"],
      "service": ["onSite", "inPerson", "服务"],
    ])
  static let shippingType = Enumeration(
    "type of shipping", ["shipping", "delivery", "servicePickup", "storePickup"],
    also: [
      "shipping": ["ship", "shipped", "mail", "邮寄", "快递"], "delivery": ["deliver", "派件", "派送", "外送", "送货上门"],
      "storePickup": ["pickup", "pickUp", "inStorePickup", "自取", "到店自取"],
      "servicePickup": ["collection", "collect", "取件", "上门取件"],
    ], frameworkTypes: ["PKShippingType"])
  static let lineItemType = Enumeration(
    "type of a line of the payment sheet", ["final", "pending"],
    also: [
      "final": ["fixed", "known"],
      "pending": ["estimated", "estimate", "metered", "variable", "unknownYet", "toBeDetermined", "tbd", "待定", "未定"],
    ], frameworkTypes: ["PKPaymentSummaryItemType"])
  static let sheetField = Enumeration(
    "field of the payment sheet", ["name", "email", "phone", "postalAddress", "billingAddress", "phoneticName"],
    also: [
      "name": ["fullName", "contactName", "recipientName", "姓名"],
      "email": ["emailAddress", "e-mail", "mail", "邮箱", "电子邮箱"],
      "phone": ["phoneNumber", "telephone", "telephoneNumber", "mobile", "mobileNumber", "电话", "手机号"],
      "postalAddress": [
        "address", "shippingAddress", "deliveryAddress", "homeAddress", "streetAddress", "shipping", "地址", "收货地址",
      ],
    ])
  static let paymentInterval = Enumeration(
    "interval of payments", ["none", "daily", "weekly", "monthly", "quarterly", "yearly"],
    also: [
      "none": ["never", "once", "false", "no"], "daily": ["day", "每天", "每日"], "weekly": ["week", "每周"],
      "monthly": ["month", "每月"], "quarterly": ["quarter", "每季"], "yearly": ["annually", "annual", "year", "每年"],
    ])
  static let pricing = Enumeration(
    "pricing", ["fixed", "metered", "estimated"],
    also: [
      "fixed": ["final", "flat", "known", "固定", "一口价"],
      "metered": ["usage", "usageBased", "perUse", "byUse", "payPerUse", "计量", "按量"],
      "estimated": ["estimate", "variable", "预估", "浮动"],
    ])
  static let payerData = Enumeration(
    "origin of a payer's data", ["applePay", "account"],
    also: [
      "applePay": ["sheet", "paymentSheet", "wallet", "system"],
      "account": [
        "accountProfile", "savedProfile", "profile", "userProfile", "savedData", "stored", "storedData", "saved",
        "savedAddress", "cache", "cached", "database", "server", "backend", "previousOrder", "lastOrder", "app",
        "addressBook", "账号", "账户", "历史订单",
      ],
    ])
}
