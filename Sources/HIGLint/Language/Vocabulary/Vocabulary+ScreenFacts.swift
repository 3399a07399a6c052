/// The facts of screens, their bars and their links that nobody writes; what they come to is computed over a model.
extension Vocabulary {
  static let screenColorFacts: [DerivedFact] =
    [
      DerivedFact(
        "controlTints", .list(.color), memoized: true,
        "The colours in which its borderless controls are drawn, each once; destructive and disabled ones are left out"),
      DerivedFact(
        "keyColors", .list(.color), memoized: true,
        "The colours that set its controls apart, each once: of their text, or of what they are filled with"),
      DerivedFact(
        "customColors", .list(.color), memoized: true,
        "Those of its key colours and symbols that are not UIKit's, each once"),
      DerivedFact(
        "areaColors", .list(.color), memoized: true,
        "The plain backgrounds of its views that are no controls and are not UIKit's, each once"),
      DerivedFact(
        "symbolColors", .map(.string, .list(.color)), memoized: true,
        "The colours in which each of its custom symbols is drawn"),
      DerivedFact("showsCount", .bool, "Whether a tab or a view on it carries a badge"),
    ]

  static let barColorFacts: [DerivedFact] =
    [
      DerivedFact("plainColor", .color, "Its colour, where that is one plain colour and no image lies over it"),
      DerivedFact("allItems", .list(.node(["barItem", "backItem"])), "All its items, the back button among them"),
      DerivedFact(
        "contentColors", .list(.color), "The plain colours of the screen and of the views that may lie below it"),
      DerivedFact(
        "titleColors", .list(.color), "The colours of its title and of the items that can be used, else its own tint"),
    ]

  static let screenControlFacts: [DerivedFact] =
    [
      DerivedFact("tapViews", .list(.node(["view"])), memoized: true, "Its views that do something at a tap"),
      DerivedFact("customControls", .list(.node(["view"])), memoized: true, "Those of its controls that are custom"),
      DerivedFact(
        "textColors", .list(.color), memoized: true, "The colours of its labels that nobody can tap, each once"),
      DerivedFact(
        "setOffButtons", .list(.node(["view"])), memoized: true,
        "Its buttons with a title and with a border or background, but for those in a row or card that can be tapped"),
      DerivedFact("gestureUses", .list(.node(["gesture"])), memoized: true, "The gestures that it and its views take"),
      DerivedFact("requiredInputs", .list(.node(["view"])), memoized: true, "Its text fields that must be filled in"),
      DerivedFact("controlCount", .int, memoized: true, "The number of its views that do something at a tap"),
      DerivedFact("inputCount", .int, memoized: true, "The number of its fields for text"),
      DerivedFact("viewCount", .int, "The number of its views"),
      DerivedFact("kinds", .list(.string), memoized: true, "The kinds of its views that are not hidden, each once"),
      DerivedFact(
        "countsSteps", .bool, memoized: true,
        "Whether a text on it or in its bar counts, by two numbers of which the first is not the greater: `Step 2 of 4`"
      ),
      DerivedFact(
        "shape", .string, memoized: true,
        "What its views come to, but for their ids: equal for two screens that show the same; empty without views"),
    ]

  static let gestureFacts: [DerivedFact] =
    [
      DerivedFact("taker", .string, "The kind of view that takes it; `screen` for a gesture of a whole screen")
    ]

  static let screenElementFacts: [DerivedFact] =
    [
      DerivedFact(
        "usableElements", .list(.node(["view", "barItem"])), memoized: true,
        "Everything on it that can be used: its interactive views and the items of its bars"),
      DerivedFact(
        "bareIcons", .list(.node(["barItem"])),
        "The items of its navigation bar and toolbar that show a symbol and no title"),
      DerivedFact(
        "brandViews", .list(.node(["view", "barItem", "navigationBar"])), memoized: true,
        "What on it, its bars included, shows the app's own brand: see `isBrand`"),
      DerivedFact(
        "peeks", .list(.node(["view"])), memoized: true,
        "The views that show something when pressed; unknown where none is known to and one may"),
      DerivedFact(
        "controlShapes", .list(.map(.string, .any)), memoized: true,
        "The corners of its controls, where a radius is stated: kind, role, radius, whether the ends are round, view"),
    ]

  /// How much larger than its own size a view draws its image.
  static let magnificationFact =
    DerivedFact("magnification", .double, "How much larger than its own size its image is drawn: 2 is twice")

  static let screenFacts: [DerivedFact] =
    ownScreenFacts + screenColorFacts + screenLinkFacts + screenElementFacts
    + screenControlFacts + screenTextFacts + screenVariantFacts + screenFlowFacts
    + screenPartFacts + screenRoleFacts + screenNameFacts

  static let ownScreenFacts: [DerivedFact] =
    [
      DerivedFact("width", .double, "Its width in points"),
      DerivedFact("height", .double, "Its height in points"),
      DerivedFact("contentTop", .double, "Where the content begins below the bars"),
      DerivedFact("contentHeight", .double, "The height between the bars"),
      DerivedFact("state", .string, "The state or variant shown; empty for the base screen"),
      DerivedFact(
        "iconControls", .list(.node(["view", "barItem"])), "The views and bar items with a custom icon and an action"),
      DerivedFact("allViews", .list(.node(["view"])), memoized: true, "Every view, in draw order"),
      DerivedFact(
        "hasAllViews", .bool, memoized: true,
        "True; unknown where the spec says that nobody can say which views there are: `children: unknown`"),
    ]

  static let appFacts: [DerivedFact] =
    appModalFacts + statedFacts + [
      DerivedFact("screens", .list(.node(["screen"])), "The screens of the app, all of them"),
      statesNoScreensFact,
    ]

  static let barFacts: [DerivedFact] =
    barColorFacts + partContrastFacts + barVariantFacts

  static let barItemFacts: [DerivedFact] =
    ownBarItemFacts + contrastFacts

  /// Whether something shows the brand, by what the spec says of it.
  static let brandFact = DerivedFact(
    "isBrand", .bool,
    "Whether it shows the app's own brand: by its role, or by an image, icon or id that is named a logo or after the app"
  )

  static let ownBarItemFacts: [DerivedFact] =
    [
      brandFact,
      DerivedFact("interactive", .bool, "Whether it can be tapped"),
      DerivedFact("decorative", .bool, "Whether it only decorates"),
      DerivedFact("visible", .bool, "Whether neither it nor its bar is hidden"),
    ]

  static let screenFlowFacts: [DerivedFact] =
    [
      DerivedFact(
        "inputs", .list(.node(["view"])), memoized: true,
        "Its views that take an entry: text fields, switches, sliders, steppers, segments, pickers"),
      DerivedFact(
        "commands", .list(.string), memoized: true,
        """
        What one can do on it, in words: the actions, ids, roles and titles of what can be tapped, and what closes a modal
        """),
      DerivedFact(
        "takesTouches", .bool, memoized: true, "Whether there is a view or a bar item on it that can be tapped"),
    ]

  static let screenLinkFacts: [DerivedFact] =
    [
      DerivedFact(
        "destinations", .list(.string), memoized: true,
        """
        The screens that one gets to in one step, by links, views, bar items and gestures; not by going back. One more is \
        unknown where the spec says so of what may lead on
        """),
      DerivedFact("ways", .list(.any), memoized: true, "The links, views and bar items that lead to other screens"),
      DerivedFact(
        "steps", .list(.record(stepType)), memoized: true,
        "Each way to another screen: `to`, `transition`, the `part` of the screen it lies in, what it `closes`, its `node`"
      ),
      DerivedFact("tabTargets", .list(.string), memoized: true, "The screens that the items of its tab bar open"),
      DerivedFact(
        "dataUsers", .list(.node(["screen", "view"])), memoized: true,
        "The screen and those of its views that state which personal data they use"),
    ]

  static let statedFacts: [DerivedFact] =
    [
      DerivedFact("imported", .bool, "Whether it stands in an app's Info.plist, whose texts other files may translate")
    ]

  static let screenRoleFacts: [DerivedFact] =
    [
      DerivedFact(
        "derivedRole", .string, memoized: true,
        "What it is for: its `role`, else what tells it: a password that is sent makes a login, an id or title `settings` the settings, three fields a form"
      ),
      DerivedFact(
        "presentedAs", .string, memoized: true,
        "How it is shown: its `presentation`, a `modal` or a back button, else what the ways to it are: push unless they say otherwise"
      ),
    ]

  static let screenNameFacts: [DerivedFact] =
    [
      DerivedFact(
        "usedNames", .list(.string),
        "Of the first screen of a file: the colours, fonts and components that the file uses by their names: `$brand`"),
      DerivedFact(
        "ownDefinitions", .list(.node(["definition"])),
        "Of the first screen of a file: what the file defines, which holds for its screens alone"),
    ]

  static let screenPartFacts: [DerivedFact] =
    [
      DerivedFact(
        "panels", .list(.string), memoized: true,
        "The ids of what can come up over it without being a screen: views that hold others, its alert, popover, input views"
      ),
      DerivedFact(
        "alerts", .list(.node(["alert"])), memoized: true, "The alerts that come up over it, in any of its states"),
      DerivedFact(
        "controls", .list(.node(["view", "barItem", "backItem"])), memoized: true,
        "What one can touch on it in this state: interactive views, bar items and back buttons that are visible"),
      DerivedFact(
        "controlWords", .list(.string), memoized: true,
        "What its controls say of themselves: ids, roles, actions, names of icons, and titles in every language"),
      DerivedFact(
        "controlKinds", .list(.string), memoized: true, "The kind of each of its controls: textField, button, barItem"),
      DerivedFact(
        "deviceWidth", .double, "The width in points of the device that it is drawn for, held as the screen says"),
      DerivedFact(
        "deviceHeight", .double, "The height in points of the device that it is drawn for, held as the screen says"),
    ]

  static let screenTextFacts: [DerivedFact] =
    [
      DerivedFact(
        "typefaces", .list(.node(["font"])), memoized: true,
        "The fonts that name a family, the first of each family. One more is unknown where the spec says so of a font"),
      DerivedFact("typeStyles", .list(.node(["view"])), memoized: true, "The first text of each size and weight"),
      DerivedFact("weights", .list(.node(["view"])), "The first text of each weight"),
      DerivedFact("showsLabels", .bool, memoized: true, "Whether any label on it is shown"),
      DerivedFact("styledTextCount", .int, "How many texts state a font with a text style, or may have one"),
      DerivedFact("sizedTextCount", .int, "How many texts state a font with a size and no text style"),
      DerivedFact("firstSizedText", .list(.node(["view"])), "The first of them, as a list of at most one"),
      DerivedFact(
        "texts", .list(.string), memoized: true, "All that is written on it and in its bars, in every language"),
      DerivedFact("textWords", .int, "The words of its texts, in the language with most of them"),
      DerivedFact("textHan", .int, "The Chinese characters of its texts, in the language with most of them"),
    ]

  static let screenVariantFacts: [DerivedFact] =
    [
      DerivedFact("base", .node(["screen"]), "The screen in its base state"),
      DerivedFact("isVariant", .bool, "Whether it is a variant: the screen on another device, or held otherwise"),
      DerivedFact("withVariants", .list(.node(["screen"])), "Its base state and each of its variants"),
      DerivedFact("horizontalClass", .string, "The horizontal size class: stated, or its device's"),
      DerivedFact("verticalClass", .string, "The vertical size class: stated, or its device's"),
      DerivedFact("deviceHorizontalClass", .string, "The horizontal size class that UIKit gives its device"),
      DerivedFact("deviceVerticalClass", .string, "The vertical size class that UIKit gives its device"),
    ]

  static let barVariantFacts: [DerivedFact] =
    [
      DerivedFact("isRestated", .bool, "Whether a state or variant states it anew")
    ]

  private static let stepType = RecordType([
    "to": .string, "transition": .string, "part": .string, "closes": .string, "node": .any,
  ])
}
