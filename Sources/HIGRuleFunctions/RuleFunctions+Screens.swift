import HIGLanguage

/// The functions about views and gestures, and those that compare screens.
extension RuleFunctions {
  private static let gesture = ValueType.node(["gesture"])

  private static func ofScreen(
    _ name: String, _ parameters: [ValueType] = [], gives result: ValueType, _ summary: String
  ) -> Function { of(name, [screen] + parameters, gives: result, summary) }

  static let iconFunctions: [Function] = [
    Function(
      "iconConflicts", [.init([.node(["view", "barItem"])], .list(.node(["view", "barItem"])))],
      summary: """
        The first control of the app with the same custom icon, where that does something else: where the words of their \
        actions have none in common. A list of at most one.
        """
    ).reading(["screen.iconControls", "view.icon", "barItem.icon", "icon.name", "view.action", "barItem.action"]),
    Function(
      "iconRivals", [.init([.node(["view", "barItem"])], .list(.node(["view", "barItem"])))],
      summary: """
        The first control of the app that does the same as one and has another custom icon, whose name has no word in \
        common with its own. A list of at most one.
        """
    ).reading(["screen.iconControls", "view.icon", "barItem.icon", "icon.name", "view.action", "barItem.action"]),
  ]

  static let gestureFunctions: [Function] = [
    Function(
      "gestureConflicts", [.init([gesture, .map(.string, .list(.string))], .list(gesture))],
      summary: """
        An earlier screen's equal gesture on the same kind of view that does something else: of another class of the map \
        from class to words. A list of at most one; empty where one of the two is of no class.
        """
    ).reading([
      "screen.gestureUses", "gesture.type", "gesture.name", "gesture.action", "gesture.direction", "gesture.edge",
      "gesture.fingers", "gesture.taker",
    ]),
    Function(
      "rareGestures",
      [
        .init([.node(["app"]), .int], .list(gesture)),
        .init([.node(["app"]), .int, .map(.string, .list(.string))], .list(gesture)),
      ],
      summary: """
        The different gestures of the app that are custom or take at least so many fingers: the first of each. With a map \
        from types to words, also those of a type in it (`rotate`; `tap 2` with two fingers) whose actions have none of them.
        """
    ).reading([
      "screen.gestureUses", "gesture.type", "gesture.name", "gesture.action", "gesture.direction", "gesture.edge",
      "gesture.fingers", "gesture.taker",
    ]),
    Function(
      "otherWays",
      [
        .init([.node(["gesture", "swipeAction"]), .list(.string), .list(.string)], .list(.node(["view", "barItem"])))
      ],
      summary: """
        What on the same screen does by a tap what a gesture or a swipe's button does: a control or bar item with a like \
        action, target or title, one whose action or title has a word of the list (`edit`, `more`), or a row that opens a \
        screen. Unknown where there is none of these and a bar item or a view of the kinds of a second list does not say \
        what it does.
        """
    ).ofNode,
  ]

  static let outlineFunctions: [Function] = [
    of(
      "columnFrom", [view, wordList, .double, .int, .int], gives: .list(view),
      """
      The views of some kinds in a view's list whose left edges are at most so far from its own, itself first: empty where \
      one of them stands before it, and where the list has fewer views than the first of two numbers or more than the second.
      """),
    of(
      "outlineMates", [view], gives: .list(view),
      """
      Of the siblings with its group, level and kind, one that has the leading edge of most of them; empty for such a one \
      and for a view without a group.
      """),
    of(
      "outlineParents", [view], gives: .list(view),
      "The nearest earlier sibling of its group on a higher level, as a list of at most one."),
  ]

  static let screenFunctions: [Function] = [
    Function(
      "screensAlike", [.init([screen], .list(screen))],
      summary: "The first screen of the app with the same `shape`, if that is another one: a list of at most one."
    ).reading(["screen.shape"]),
    Function(
      "stepsInARow", [.init([screen, .list(.string)], .int)],
      summary: """
        The number of screens of a list of ids that one passes one after another on the shortest way to a screen of the \
        list, that screen included; 0 for one that is not in the list.
        """
    ).reading(["screen.id", "screen.destinations"]),
  ]

  static let typographyFunctions: [Function] = [
    Function(
      "newTypefaces", [.init([.node(["screen"]), .list(.string)], .list(.node(["font"])))],
      summary: """
        The fonts of a screen whose family no earlier screen of the app has, one for each family; without those of a list.
        """
    ).reading(["screen.typefaces", "font.family"]),
    Function(
      "typefaceRank", [.init([.node(["font"]), .list(.string)], .int)],
      summary: "The place of a font's family among those of the app, from 1, without those of a list."
    ).reading(["screen.typefaces", "font.family"]),
    Function(
      "newTypeStyles", [.init([.node(["screen"]), .int], .list(.node(["view"])))],
      summary: """
        Of the first texts of each size and weight in the app the one with a number, counted from 1, if it is on a screen: a \
        list of at most one.
        """
    ).reading(["screen.typeStyles", "view.fontSize", "view.fontWeight"]),
  ]

  static let variantFunctions: [Function] = [
    ofScreen(
      "uncoveredSizeClasses", gives: .list(.string),
      """
      The size classes that the app's devices and orientations give and for which neither the screen nor a variant of it \
      is drawn: `regular × regular`. A large iPhone on its side counts as an iPhone.
      """),
    ofScreen(
      "kindChanges", [.list(.string)], gives: found,
      """
      The views of a variant whose id has another kind in the base state: `view` and `base`. Views of the kinds given hold \
      others together and are passed over.
      """),
    ofScreen(
      "orderChanges", gives: found,
      """
      Of the top-level views of a variant one that comes before another (above it, or beside it on the left), while in the \
      base state the other comes first: `view` and `other`. A list of at most one; views without a known frame are left out.
      """),
    ofScreen(
      "builtOtherwise", gives: .list(.node(["screen"])),
      """
      The first of the base state and the earlier variants that has the size classes of a variant on another device, and \
      views of other kinds at the top level, or in another order. A list of at most one.
      """),
  ]

  static let consistencyFunctions: [Function] = [
    Function(
      "differingAnimations", [.init([.node(["app"]), .double], .list(.map(.string, .any)))],
      summary: """
        The animations of an app and its screens that differ from the first of their event and target: `animation`, \
        `first`, and `what`, which is `type` or `duration`, where durations within a tolerance are alike.
        """
    ).reading(["screen.animations", "animation.event", "animation.target", "animation.type", "animation.duration"]),
    Function(
      "mixedShapes", [.init([.node(["app"]), .double, .list(.string)], .list(.map(.string, .any)))],
      summary: """
        The controls whose corners come in more shapes than a number, by kind and role: `kind`, `role`, `count`, `radii` \
        (in points) and `view`, the first that is one too many. Without the roles of a list.
        """
    ).reading(["screen.controlShapes"]),
  ]

  static let originFunctions: [Function] = [
    Function(
      "screensBefore", [.init([.node(["app"]), .string], .list(.node(["screen"])))],
      summary: "The described screens from which a stated way leads to one of an id, in their order."
    ).reading(["screen.destinations"])
  ]
}
