import HIGReading

/// The functions about views, their places, fonts and colours, without what they do: see `FunctionBody`.
extension RuleFunctions {
  static let geometryFunctions: [Function] =
    geometryTargetsFunctions + geometrySiblingsFunctions + geometryScreensFunctions + geometryTextsFunctions
    + geometryLayersFunctions + geometryBarsFunctions

  static let colorFunctions: [Function] =
    colorComparisonsFunctions + colorPartsFunctions + colorPalettesFunctions + colorPlacesFunctions

  private static let sizes = ValueType.map(.string, .list(.double))
  private static let text = ValueType.node(["text"])
  private static let gesture = ValueType.node(["gesture"])
  private static let bar = ValueType.node(["navigationBar", "toolbar"])

  private static func ofColor(_ name: String, _ result: ValueType, _ summary: String) -> Function {
    of(name, [.color], gives: result, summary)
  }

  private static func ofColors(_ name: String, _ result: ValueType, _ summary: String) -> Function {
    of(name, [.color, .color], gives: result, summary)
  }

  static let geometryBarsFunctions: [Function] = [
    of(
      "itemsWidth", [bar, .double, .double, .double], gives: .double,
      """
      The width of all the items of a bar on one line, estimated: of the titles in a font size, in the language in which \
      they are longest, of a symbol as given, with a gap after each.
      """)
  ]

  static let geometryLayersFunctions: [Function] = [
    of(
      "coveredBy", [view], gives: .list(view),
      """
      The first view drawn over a view that hides all of it by a colour through which nothing shows: a list of at most \
      one. Of those drawn after it, the 500 nearest are looked at.
      """),
    of("screenShare", [view], gives: .double, "The share of the screen that a view covers, 0 to 1."),
    of(
      "roleShare", [screen, .list(.string)], gives: .double,
      """
      The share of a screen that the views of some roles cover together; one that covers all of the screen lies behind \
      everything and does not count.
      """),
    of(
      "coveredTargets", [view, .double], gives: .list(view),
      """
      The controls and primary views that lie below a view, of which it hides at least a share; none where one sees \
      through it. Of those drawn before it, the 500 nearest are looked at.
      """),
    of(
      "isOpaque", [view], gives: .bool,
      "Whether a view is known to fill its frame with a colour that nothing shows through."),
    of(
      "isVeiled", [view], gives: .bool,
      """
      Whether an earlier sibling that covers at least as much, and through which one sees, lies below a view. Unknown \
      where one may.
      """),
  ]

  static let geometryScreensFunctions: [Function] = [
    of(
      "contentBounds", [screen, .list(.string)], gives: .map(.string, .any),
      """
      The box around the views at the top level of a screen: `x`, `y`, `width`, `height`, and `main`, the largest view of \
      the kinds given. Unknown where the frame of one that is shown is.
      """),
    of(
      "occupancy", [screen, .list(.string)], gives: .double,
      """
      The share of the area between the bars that views of the kinds given cover together, outside of what scrolls; of \
      views without a known frame nothing but that they are there is known. A grid of six or more equal views is one \
      thing by itself and does not count.
      """),
  ]

  static let geometryTargetsFunctions: [Function] = [
    of(
      "isSystemSized", [view, sizes], gives: .bool,
      "Whether a view is a standard control of the kinds given and no frame says otherwise: the system gives it its size."
    ),
    of(
      "targetWidth", [view, sizes, .double], gives: .double,
      "The width that a view's touch area must have: the system's for a standard control, else a minimum."),
    of(
      "targetHeight", [view, sizes, .double], gives: .double,
      "The height that a view's touch area must have: the system's for a standard control, else a minimum."),
    of(
      "insideTarget", [view, .double, .double], gives: .bool,
      """
      Whether a view lies in another that does the same when touched and whose touch area has at least a size. Unknown \
      where that may be so.
      """),
    of(
      "cutBy", [view], gives: .any,
      "The nearest view around a view that makes its touch area smaller; null where none does."),
  ]

  static let geometryTextsFunctions: [Function] = [
    of(
      "linesNeeded", [text, .double, .double], gives: .double,
      """
      The number of lines that a text takes in its view at its font's size times a scale, estimated; the estimate's error \
      is allowed for by making the view wider by a share.
      """),
    of(
      "linesThatFit", [text, .double, .double], gives: .double,
      """
      The number of lines that a text's view has room for at its font's size times a scale, for a line height in ems: at \
      least one, and no more than the view's `lines`.
      """),
    of(
      "overhang", [view], gives: .double,
      """
      How far a view with text reaches out of sight, so that one must scroll sideways to read it: over the edge of the \
      screen, or beyond the width of the scroll view around it. A label reaches as far as its words do; where those are \
      not known, it is how far it reaches in any case, or unknown.
      """),
  ]

  static let geometrySiblingsFunctions: [Function] = [
    of(
      "samePlaceAs", [view, .double], gives: .list(view),
      """
      The first of the earlier siblings that are shown and whose edges lie no farther than a distance from those of a \
      view: a list of at most one.
      """),
    of(
      "gapBetween", [view, view], gives: .double,
      "The distance in points between the frames of two views of one screen: 0 where they touch or overlap."),
    of(
      "overlapping", [view], gives: .list(view),
      """
      The earlier siblings whose frames a view's frame overlaps, without hidden and decorative ones. One whose frame is \
      not known is unknown.
      """),
    of(
      "neighbours", [view, .double], gives: found,
      """
      The earlier siblings whose touch areas overlap a view's or are less than a gap away: `view`, `gap`, `overlapWidth`, \
      `overlapHeight`, `isInside` (the view lies within the other) and `isRegular` (both are keys of a pad or bar; unknown where \
      the room around them is).
      """),
    of(
      "nearMisses", [view, .double], gives: found,
      """
      The edges of a view that are off a line shared by two or more siblings of its kind, by no more than a distance: \
      `edge` (left, center, right or top), `found` and `line` (in the parent's space), `count` and `example`.
      """),
  ]

  static let actionFunctions: [Function] = [
    Function(
      "actsLike", [.init([.string, .list(.string)], .bool)],
      summary: """
        Whether the name of an action has one of the words of a list: `goBack` and `go-back` have `back`, `createTrip` has \
        `create trip`, `删除行程` has `删除`.
        """),
    Function(
      "meaning", [.init([.string, .map(.string, .list(.string))], .string)],
      summary: "The first key of a map under which an action's name has one of the words; empty where there is none."),
  ]

  static let colorComparisonsFunctions: [Function] = [
    ofColors(
      "contrast", .double, "The WCAG contrast ratio of a colour on an opaque other one, in the worst appearance"),
    ofColors("colorDistance", .double, "How far apart two colours are: 0 equal, 1 black and white"),
    ofColors("hueDistance", .double, "The angle between two hues, 0 to 180 degrees; unknown where one is a grey"),
    ofColors("sameColor", .bool, "Whether two colours are equal in both appearances, whatever they are called"),
    Function(
      "blend", [.init([.color, .color, .double], .color)],
      summary: "A colour drawn over another one with a share of its opacity"),
    Function(
      "nearestContrast", [.init([.color, .color, .double], .color)],
      summary: "The nearest colour of the same hue that reaches a contrast on a background; unknown where none does"),
  ]

  static let colorPartsFunctions: [Function] = [
    ofColor("hue", .double, "The hue in degrees (red 0, green 120, blue 240); unknown for a grey"),
    ofColor("saturation", .double, "The saturation of HSL, 0 to 1"),
    ofColor("lightness", .double, "The lightness of HSL, 0 to 1"),
    ofColor("chroma", .double, "How far a colour is from the grey of its lightness, 0 to 1"),
    ofColor("luminance", .double, "The relative luminance of WCAG, 0 to 1"),
    ofColor("alpha", .double, "The opacity, 0 to 1, of the more opaque appearance"),
    ofColor("hex", .string, "The colour as #RRGGBB"),
    ofColor("isSystemColor", .bool, "Whether it is a colour of UIKit's, used as it is"),
    ofColor("adapts", .bool, "Whether it is another colour in the dark appearance"),
    Function(
      "isChromatic", [.init([.color, .double], .bool)],
      summary: "Whether a colour has a hue: a saturation above the given one, and it is no black, white or grey"),
    Function(
      "hasHue", [.init([.color, .list(.double), .double], .bool)],
      summary: "Whether a hue lies in an arc, clockwise ([345, 20] is red), with a saturation above the given one"),
  ]

  static let colorPalettesFunctions: [Function] = [
    Function(
      "distinctColors", [.init([.list(.color)], .list(.color)), .init([.list(.list(.color))], .list(.color))],
      summary: "The colours of a list, or of several, equal ones once"),
    Function(
      "hueClusters", [.init([.list(.color), .double], .list(.list(.color)))],
      summary: "Colours in groups whose hues lie within so many degrees; greys are left out"),
    Function(
      "colorOutliers", [.init([.list(.color), .double], .list(.color))],
      summary: "The colours whose vividness or lightness is farther than given from the middle one of a list"),
    Function(
      "colorNames", [.init([.list(.color)], .string)], summary: "The colours of a list as a text: $brand (#0A7AFF), …"),
  ]

  static let colorPlacesFunctions: [Function] = [
    Function(
      "vividShare", [.init([.node(["screen"]), .double, .double], .double)],
      summary: "The share of a screen, 0 to 1, under plain backgrounds of at least a saturation and a chroma")
  ]
}
