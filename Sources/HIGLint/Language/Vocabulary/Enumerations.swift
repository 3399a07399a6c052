/// The words that fields take.
extension Enumeration {
  package static let viewKind = Enumeration(
    "view kind",
    [
      "label", "button", "image", "icon", "textField", "secureField", "textView", "searchField", "switch", "slider",
      "stepper", "segmentedControl", "pageControl", "picker", "datePicker", "activityIndicator", "progressView", "cell",
      "table", "collection", "scrollView", "stack", "zstack", "group", "map", "webView", "video", "livePhoto", "card",
      "separator", "spacer", "badge", "ad", "link", "slot", "chart", "refreshControl", "splitView", "keyboard",
      "inputView", "inputAccessory", "activityView", "volumeView", "routePicker", "livePhotoBadge",
      "frameStrip", "fileItem", "quickLook", "applePayButton", "applePayMark", "custom",
    ],
    alsoWritten: [
      "UILabel": "label", "UIButton": "button", "UIImageView": "image", "imageView": "image",
      "UITextField": "textField",
      "UITextView": "textView", "UISearchBar": "searchField", "searchBar": "searchField", "UISwitch": "switch",
      "toggle": "switch", "UISlider": "slider", "UIStepper": "stepper", "UISegmentedControl": "segmentedControl",
      "UIPageControl": "pageControl", "UIPickerView": "picker", "pickerView": "picker", "UIDatePicker": "datePicker",
      "UIActivityIndicatorView": "activityIndicator", "activityIndicatorView": "activityIndicator",
      "spinner": "activityIndicator", "UIProgressView": "progressView", "progressBar": "progressView",
      "UITableViewCell": "cell", "tableViewCell": "cell", "UICollectionViewCell": "cell", "collectionViewCell": "cell",
      "UITableView": "table", "tableView": "table", "view": "group", "HStack": "stack", "VStack": "stack",
      "hstack": "stack", "vstack": "stack", "UICollectionView": "collection", "collectionView": "collection",
      "UIScrollView": "scrollView", "UIStackView": "stack", "stackView": "stack", "UIView": "group", "MKMapView": "map",
      "mapView": "map", "WKWebView": "webView", "UIWebView": "webView", "PHLivePhotoView": "livePhoto",
      "livePhotoView": "livePhoto", "filmstrip": "frameStrip", "QLPreviewController": "quickLook",
      "quickLookPreview": "quickLook", "attachment": "fileItem", "fileRow": "fileItem",
      "PKPaymentButton": "applePayButton", "UIRefreshControl": "refreshControl", "passwordField": "secureField",
      "divider": "separator", "scopeBar": "segmentedControl", "searchScopeBar": "segmentedControl",
      "MPVolumeView": "volumeView", "AVRoutePickerView": "routePicker", "airPlayButton": "routePicker",
      "adBanner": "ad", "bannerAd": "ad", "panel": "group", "canvas": "custom",
      "moviePlayer": "video", "MPMoviePlayerController": "video", "AVPlayerViewController": "video",
    ])
  static let closing = Enumeration(
    "what closes before a screen comes", ["popover", "modal", "self", "none"],
    also: [
      "self": ["true", "yes", "before", "first", "this", "itself"],
      "none": ["false", "no", "never", "after", "later", "nothing"],
    ])
  static let viewStyle = Enumeration(
    "view style", ["plain", "grouped", "none", "line", "bezel", "roundedRect", "default", "subtitle", "prominent"])
  static let viewRole = Enumeration(
    "view role",
    [
      "primary", "secondary", "cancel", "destructive", "back", "done", "close", "brand", "decoration", "background",
      "header", "footer", "caption", "avatar", "thumbnail", "status", "overlay", "placeholder", "address", "phone",
      "code", "orderNumber", "quote", "step", "currentStep", "nextStep", "stepList", "timetable", "systemMap",
    ])
  package static let align = Enumeration(
    "alignment", ["left", "center", "right", "justified", "natural", "leading", "trailing"],
    alsoWritten: ["centre": "center", "centered": "center", "centred": "center", "justify": "justified"],
    frameworkTypes: ["NSTextAlignment", "UITextAlignment"])
  package static let contentMode = Enumeration(
    "content mode",
    [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft",
      "topRight", "bottomLeft", "bottomRight",
    ],
    alsoWritten: [
      "aspectFit": "scaleAspectFit", "aspectFill": "scaleAspectFill", "contain": "scaleAspectFit",
      "cover": "scaleAspectFill", "stretch": "scaleToFill",
    ],
    frameworkTypes: ["UIViewContentMode"])
  package static let fontWeight = Enumeration(
    "font weight", ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
    // Below 300 CSS and UIKit count differently.
    alsoWritten: [
      "300": "light", "400": "regular", "normal": "regular", "500": "medium", "600": "semibold", "semiBold": "semibold",
      "demiBold": "semibold", "700": "bold", "800": "heavy", "extraBold": "heavy", "900": "black",
    ],
    frameworkTypes: ["UIFontWeight"])
  package static let textStyle = Enumeration(
    "text style",
    [
      "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption1",
      "caption2",
    ],
    // As the guidelines' tables have them.
    alsoWritten: [
      "Large Title": "largeTitle", "Title 1": "title1", "Title 2": "title2", "Title 3": "title3",
      "Headline": "headline", "Subhead": "subheadline", "subhead": "subheadline", "Subheadline": "subheadline",
      "Body": "body", "Callout": "callout", "Footnote": "footnote", "Caption 1": "caption1", "Caption 2": "caption2",
      "title 1": "title1", "title 2": "title2", "title 3": "title3", "caption 1": "caption1", "caption 2": "caption2",
      "large title": "largeTitle", "title-1": "title1", "title-2": "title2", "title-3": "title3",
      "caption-1": "caption1", "caption-2": "caption2",
    ],
    frameworkTypes: ["UIFontTextStyle", "UICTFontTextStyle"])
  package static let gestureType = Enumeration(
    "gesture",
    [
      "tap", "doubleTap", "longPress", "drag", "flick", "swipe", "pinch", "rotate", "shake", "edgeSwipe", "press",
      "custom",
    ],
    alsoWritten: [
      "UITapGestureRecognizer": "tap", "UILongPressGestureRecognizer": "longPress", "UIPanGestureRecognizer": "drag",
      "pan": "drag", "UISwipeGestureRecognizer": "swipe", "UIPinchGestureRecognizer": "pinch",
      "UIRotationGestureRecognizer": "rotate", "rotation": "rotate", "UIScreenEdgePanGestureRecognizer": "edgeSwipe",
      "touchAndHold": "longPress",
      "touchHold": "longPress", "tapAndHold": "longPress", "forceTouch": "press", "deepPress": "press",
    ])
  package static let direction = Enumeration(
    "direction", ["left", "right", "up", "down", "horizontal", "vertical", "in", "out"])
  /// The words of UIKit's text content types, and others for things that people enter.
  package static let contentType = Enumeration(
    "type of content",
    [
      "text", "name", "emailAddress", "telephoneNumber", "address", "city", "postalCode", "country", "organization",
      "jobTitle", "username", "password", "url", "number", "currency", "quantity", "date", "time", "duration",
      "formula",
    ])
  static let valueOrigin = Enumeration(
    "origin of a value", ["contacts", "calendars", "location", "system", "keychain", "account", "clipboard", "none"])
  static let tapSound = Enumeration("sound of a tap", ["keyClick", "custom", "none"])
  static let technology = Enumeration(
    "technology",
    [
      "system", "custom", "airPrint", "activityView", "applePay", "wallet", "inAppPurchase", "gameCenter", "iCloud",
      "mapKit", "camera", "contacts", "quickLook", "touchID", "healthKit", "homeKit", "siri", "iAd",
    ])
  package static let edge = Enumeration("edge", ["left", "right", "top", "bottom", "leading", "trailing"])
  static let actionStyle = Enumeration(
    "action style", ["default", "normal", "cancel", "destructive"],
    frameworkTypes: ["UIAlertActionStyle", "UITableViewRowActionStyle"])
  static let iconRendering = Enumeration(
    "icon rendering", ["template", "original"],
    alsoWritten: ["alwaysTemplate": "template", "alwaysOriginal": "original"],
    frameworkTypes: ["UIImageRenderingMode"])

  package static let screenRole = Enumeration(
    "screen role",
    [
      "login", "settings", "list", "detail", "player", "onboarding", "splash", "map", "compose", "search", "camera",
      "checkout", "home", "profile", "chat", "form", "web", "game", "launch", "empty", "about", "library", "document",
      "documentPicker", "quickLook", "loading", "setup", "license", "signUp", "menu", "levelSelect",
      "routeEntry", "routeOptions", "route", "directions",
      "product", "cart", "paymentMethods", "shipping", "confirmation",
    ],
    alsoWritten: [
      "documentLibrary": "library", "documentsLibrary": "library", "documentBrowser": "library", "文稿库": "library",
      "productDetail": "product", "productDetails": "product", "productPage": "product", "商品": "product",
      "商品详情": "product", "shoppingCart": "cart", "basket": "cart", "shoppingBag": "cart", "bag": "cart",
      "购物车": "cart", "paymentMethod": "paymentMethods", "choosePayment": "paymentMethods",
      "付款方式": "paymentMethods", "支付方式": "paymentMethods", "shippingAddress": "shipping",
      "deliveryAddress": "shipping", "收货地址": "shipping", "orderConfirmation": "confirmation",
      "thankYou": "confirmation", "thanks": "confirmation", "orderConfirmed": "confirmation",
      "orderComplete": "confirmation", "orderSuccess": "confirmation", "paymentSuccess": "confirmation",
      "确认页": "confirmation", "订单确认": "confirmation",
    ])
  package static let device = Enumeration(
    "device",
    [
      "iphone4s", "iphone5", "iphone5s", "iphoneSE", "iphone6", "iphone6s", "iphone6Plus", "iphone6sPlus", "iphone7",
      "iphone7Plus", "iphone8", "iphone8Plus", "iphoneX", "ipadMini", "ipad", "ipadAir", "ipadPro", "ipadPro9",
      "ipadPro12",
    ])
  package static let deviceFamily = Enumeration(
    "device family", ["iphone", "ipad", "ipod", "watch", "tv"],
    also: [
      "iphone": device.words.filter { $0.hasPrefix("iphone") } + ["iPhone"],
      "ipad": device.words.filter { $0.hasPrefix("ipad") && $0 != "ipad" } + ["iPad"],
      "watch": ["appleWatch", "Apple Watch", "watchOS"], "tv": ["appleTV", "Apple TV", "tvOS"],
    ])
  package static let orientation = Enumeration(
    "orientation", ["portrait", "portraitUpsideDown", "landscape", "landscapeLeft", "landscapeRight"],
    frameworkTypes: ["UIInterfaceOrientation", "UIInterfaceOrientationMask"])
  package static let sizeClass = Enumeration(
    "size class", ["compact", "regular"], frameworkTypes: ["UIUserInterfaceSizeClass"])
  package static let appearance = Enumeration(
    "appearance", ["light", "dark"], frameworkTypes: ["UIUserInterfaceStyle"])
  package static let presentation = Enumeration("presentation", ["root", "push", "modal", "popover", "tab"])
  package static let modalStyle = Enumeration(
    "modal style", ["fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "overFullScreen", "custom"],
    // What iOS 10 does not have, apps draw by themselves.
    also: [
      "custom": [
        "bottomSheet", "bottomDrawer", "bottomPanel", "bottomCard", "drawer", "leftDrawer", "rightDrawer", "sideDrawer",
        "topDrawer", "halfSheet", "halfScreen", "halfModal", "partialSheet", "sideSheet", "sidePanel", "floatingPanel",
        "card",
      ]
    ], frameworkTypes: ["UIModalPresentation"])
  package static let transition = Enumeration(
    "transition",
    [
      "push", "modal", "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl", "popover", "zoom", "flip",
      "fade", "dismiss", "none",
    ],
    also: [
      "modal": ["present", "presentModally", "modally", "fullScreen", "pageSheet", "formSheet", "sheet"],
      "dismiss": ["dismissal", "pop", "back", "goBack", "unwind", "close"],
      "push": ["slideFromRight", "slideInFromRight", "fromRight", "slideFromSide", "slideLeft"],
      "coverVertical": ["slideUp", "slideFromBottom", "slideInFromBottom", "fromBottom", "coverUp", "moveUp"],
      "crossDissolve": ["dissolve", "crossFade", "crossfade"], "partialCurl": ["curl", "pageCurl"],
      "flipHorizontal": ["flipFromRight", "flipFromLeft"], "none": ["instant", "immediate", "noAnimation"],
    ],
    frameworkTypes: ["UIModalTransitionStyle"])
  package static let statusBarStyle = Enumeration(
    "status bar style", ["default", "light", "dark"],
    alsoWritten: ["lightContent": "light", "darkContent": "dark"], frameworkTypes: ["UIStatusBarStyle"])
  static let loadingIndicator = Enumeration("loading indicator", ["none", "spinner", "progress", "placeholder"])
  /// The words of the guidelines' Dynamic Type tables.
  package static let textSize = Enumeration(
    "text size",
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"],
    alsoWritten: [
      "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge", "extraExtraExtraLarge": "xxxLarge",
      "accessibilityMedium": "AX1", "accessibilityLarge": "AX2", "accessibilityExtraLarge": "AX3",
      "accessibilityExtraExtraLarge": "AX4", "accessibilityExtraExtraExtraLarge": "AX5",
    ],
    frameworkTypes: ["UIContentSizeCategory"])

  static let accessory = Enumeration(
    "accessory", ["none", "disclosure", "detail", "detailDisclosure", "checkmark"],
    alsoWritten: [
      "disclosureIndicator": "disclosure", "detailButton": "detail", "detailDisclosureButton": "detailDisclosure",
    ],
    frameworkTypes: ["UITableViewCellAccessory"])
  static let clearButton = Enumeration(
    "clearButton", ["never", "whileEditing", "unlessEditing", "always"], frameworkTypes: ["UITextFieldViewMode"])
  static let deceleration = Enumeration("deceleration", ["normal", "fast", "none"])
  static let animationEvent = Enumeration(
    "event of an animation",
    ["push", "pop", "present", "dismiss", "rotate", "scroll", "appear", "tap", "drag", "load", "update", "launch"])
  static let animationType = Enumeration(
    "animation",
    [
      "fade", "slide", "scale", "zoom", "flip", "move", "spring", "shake", "pulse", "progress", "motionEffect",
      "dynamics", "none",
    ])
  static let animationPurpose = Enumeration(
    "purpose of an animation", ["status", "feedback", "manipulation", "result", "navigation", "decoration"],
    also: ["decoration": ["decorative", "ornament", "delight", "fun", "装饰", "点缀"]])
  static let animationCurve = Enumeration(
    "curve of an animation", ["easeIn", "easeOut", "easeInOut", "linear", "spring", "bounce"])
  static let documentUse = Enumeration("use of documents", ["none", "view", "edit"])
  static let savingMoment = Enumeration(
    "moment of saving", ["periodic", "switchDocument", "background", "change"],
    also: [
      "periodic": ["periodically", "interval", "timer", "everyMinute", "regularly", "定期", "定时", "每分钟"],
      "switchDocument": [
        "openOther", "openAnother", "documentSwitch", "switchDocuments", "anotherDocument", "切换文稿", "切换文档", "打开其他文稿",
      ],
      "background": [
        "leaveApp", "enterBackground", "appSwitch", "switchApp", "switchApps", "resignActive", "后台", "切换应用", "离开应用",
      ],
      "change": [
        "changes", "always", "continuous", "continuously", "everyChange", "edit", "onEdit", "typing", "keystroke", "随时",
        "实时",
      ],
    ])

  static let appCategory = Enumeration(
    "app category",
    [
      "game", "productivity", "health", "navigation", "media", "social", "education", "business", "finance", "shopping",
      "travel", "news", "weather", "music", "photo", "utility", "food", "sports", "kids", "reference", "lifestyle",
      "medical", "entertainment",
    ])
  static let navigationStyle = Enumeration(
    "navigation style", ["hierarchical", "flat", "contentDriven"],
    also: [
      "contentDriven": [
        "content", "experience", "experienceDriven", "immersive", "story", "内容", "内容驱动", "体验", "体验驱动", "沉浸式",
      ]
    ])
  package static let usageContext = Enumeration(
    "usage context", ["everyday", "driving", "riding", "walking", "exercising", "calling", "outdoors", "working"])
  package static let resource = Enumeration(
    "resource",
    [
      "location", "contacts", "calendars", "reminders", "photos", "camera", "microphone", "health", "home", "motion",
      "bluetooth", "media", "speech", "tracking", "notifications", "siri", "faceID", "localNetwork", "nfc", "video",
      "focus", "files",
    ])
  static let requestTime = Enumeration(
    "time of the request", ["launch", "firstLaunch", "onboarding", "login", "use", "appear", "background", "timer"],
    alsoWritten: ["onUse": "use", "onLaunch": "launch", "onAppear": "appear"])
  static let whenDenied = Enumeration(
    "behaviour when denied", ["hideFeature", "explain", "limited", "fallback", "linkToSettings", "block", "nag"],
    also: [
      "hideFeature": ["hide", "disableFeature"],
      "linkToSettings": ["settings", "openSettings"],
      "block": ["blockApp", "blocked", "refuse", "unusable", "quit", "exit", "close", "wall"],
      "nag": [
        "askAgain", "repeatPrompt", "askEveryLaunch", "askEveryTime", "askRepeatedly", "repeat", "inAppAlert", "sms",
      ],
    ])
  static let whenServicesOff = Enumeration(
    "behaviour while the services are off", ["fallback", "skip", "explainOnUse", "alert", "nag", "block"])
  static let locationScope = Enumeration("location scope", ["whenInUse", "always"])
  static let notificationStyle = Enumeration("notification style", ["banner", "alert", "badge", "sound"])
  static let notificationCategory = Enumeration(
    "notification category",
    [
      "message", "reminder", "event", "statusChange", "newContent", "progress", "emergency", "priceAlert", "marketing",
      "promotion", "reEngagement",
    ])
  static let notificationInApp = Enumeration(
    "notification in the app", ["inline", "banner", "badgeOnTab", "refresh", "sound", "systemAlert", "ignore"])
  static let repetition = Enumeration("repetition", ["never", "untilHandled", "hourly", "daily", "weekly", "monthly"])
  package static let answer = Enumeration("answer", ["passes", "fails", "notApplicable"])
}
