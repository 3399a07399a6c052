import HIGReading

/// The facts of views, parts of them, and their fonts that nobody writes; what they come to is computed over a model.
extension Vocabulary {
  package static let viewFacts: [DerivedFact] =
    ownViewFacts + [magnificationFact, brandFact] + contrastFacts + voiceOverFacts

  static let ownViewFacts: [DerivedFact] =
    [
      DerivedFact("interactive", .bool, "Whether it is a control or has an action, link or gesture"),
      DerivedFact("tappable", .bool, "Whether a tap on it does something: a target for a finger"),
      DerivedFact("visible", .bool, "Whether neither it nor an ancestor is hidden or fully transparent"),
      DerivedFact("decorative", .bool, "Whether it only decorates: by its role, its kind, or hidden from VoiceOver"),
      DerivedFact("fontSize", .double, "The size of its font in points, after text styles"),
      DerivedFact("fontWeight", .int, "The weight of its font, 100 to 900, after text styles"),
      DerivedFact("absoluteX", .double, "Its left edge on the screen, in points"),
      DerivedFact("absoluteY", .double, "Its top edge on the screen, in points"),
      DerivedFact("width", .double, "Its width in points"),
      DerivedFact("height", .double, "Its height in points"),
      DerivedFact("hitWidth", .double, "The width in points of where it takes touches, cut by what lies around it"),
      DerivedFact("hitHeight", .double, "The height in points of where it takes touches, cut by what lies around it"),
      DerivedFact("inScroller", .bool, "Whether it lies in a scroll view, table or collection"),
      DerivedFact("viewportWidth", .double, "The width of the scroll view around it, else of the screen"),
      DerivedFact("descendants", .list(.node(["view"])), "The views inside, in draw order"),
      DerivedFact("ancestors", .list(.node(["view"])), "The views around it, the nearest first"),
    ]

  /// The facts about an image or a symbol of the app's own.
  static let assetFacts: [DerivedFact] =
    [
      DerivedFact(
        "isInCatalog", .bool,
        "Whether the asset catalogs of the project around have it; unknown where there are none, and for what has no name"
      )
    ]

  static let contrastFacts: [DerivedFact] =
    [
      DerivedFact("foreground", .string, "What of it has a colour that matters: text, symbol, or none"),
      DerivedFact("disabled", .bool, "Whether it, or something around it, can't be used"),
      DerivedFact("inControl", .bool, "Whether something around it can be tapped: a row, a card, a button"),
      DerivedFact("opacity", .double, "Its alpha and that of everything around it, multiplied"),
      DerivedFact("effectiveColor", .color, "The colour of its text or symbol: its own, or the tint it takes"),
      DerivedFact(
        "contrast", .double, "The contrast of its text or symbol on what lies below, in the worst appearance"),
      DerivedFact("leastContrast", .double, "The contrast on the worst of the backgrounds that are possible"),
      DerivedFact("bestContrast", .double, "The contrast on the best of the backgrounds that are possible"),
      DerivedFact("contrastAppearance", .string, "The appearance of the worst contrast; empty where there is only one"),
      DerivedFact("drawnColor", .color, "The colour of its text or symbol in the appearance of the worst contrast"),
      DerivedFact("effectiveBackground", .color, "The colour below its text or symbol, where it is exactly known"),
      DerivedFact("nearestBackground", .node(["background"]), "The background with a colour that lies nearest below"),
      DerivedFact(
        "unstatedBackground", .node(["view"]),
        "The nearest view at or below it whose background is not stated, and is taken to be what UIKit draws"),
      DerivedFact(
        "veil", .node(["view"]),
        "The nearest view that lies above all of it, is empty and lets it shine through; its colours are those seen so"),
    ]

  /// The same for parts of views and of bars, which are not asked about otherwise.
  static let partContrastFacts: [DerivedFact] =
    [
      DerivedFact("interactive", .bool, "Whether it belongs to a control"),
      DerivedFact("decorative", .bool, "Whether it only decorates"),
      DerivedFact("visible", .bool, "Whether neither it nor what it belongs to is hidden"),
    ] + contrastFacts

  /// The facts of the states of a control.
  static let controlStateFacts: [DerivedFact] =
    [
      DerivedFact(
        "lasting", .list(.node(["controlState"])),
        "The states that are stated and last: selected, on, disabled, failure")
    ]

  static let voiceOverFacts: [DerivedFact] =
    [
      DerivedFact(
        "isDescribed", .bool,
        "Whether VoiceOver has words for it: a text, a label or a system icon, of its own, of what lies in it or of its row"
      ),
      isLabelledFact,
    ]

  static let barItemVoiceOverFacts: [DerivedFact] =
    [
      DerivedFact("isDescribed", .bool, "Whether VoiceOver has words for it: a title, a label or a system icon"),
      isLabelledFact,
    ]

  static let isLabelledFact =
    DerivedFact("isLabelled", .bool, "Whether it has words, an icon or an image of its own")

  static let fontFacts: [DerivedFact] =
    [
      DerivedFact("pointSize", .double, "Its size in points, after text styles"),
      DerivedFact("weightNumber", .int, "Its weight, 100 to 900, after text styles"),
      DerivedFact("typeface", .string, "Its family without weight and spelling: `Avenir-Bold` is avenir"),
      DerivedFact(
        "styleName", .string, "Its text style, or the name of the one it is written as: `$heading` is heading"),
    ]

  static let typeScaleFacts: [DerivedFact] =
    [
      DerivedFact("styles", .list(.string), "The text styles that it states")
    ]

  static let typeStyleFacts: [DerivedFact] =
    [
      DerivedFact("style", .string, "The text style: body, headline")
    ]

  static let typeStepFacts: [DerivedFact] =
    [
      DerivedFact("textSize", .string, "The size set in Settings: xSmall, large"),
      DerivedFact("style", .string, "The text style: body, headline"),
      DerivedFact("previous", .node(["textStep"]), "The style at the next smaller size set in Settings"),
    ]
}
