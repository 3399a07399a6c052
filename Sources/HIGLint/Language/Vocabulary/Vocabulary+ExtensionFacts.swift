/// The facts of extensions that nobody writes; what they come to is computed over a model.
extension Vocabulary {
  static let extensionViewsFact = DerivedFact(
    "allViews", .list(.node(["view"])), memoized: true,
    "Every view in it, in draw order; not those of its states. Unknown where none are stated")

  private static let placedViewsFact = DerivedFact(
    "placedViews", .list(.map(.string, .any)), memoized: true,
    "The views in it that are shown and do not scroll, each with its place in it: `view`, `x`, `y`, `width`, `height`")

  static let extensionFacts: [DerivedFact] =
    [
      extensionViewsFact,
      placedViewsFact,
      DerivedFact(
        "reachedScreens", .list(.map(.string, .any)), memoized: true,
        "The screens that one gets to from its first one, the nearest first: `screen`, and by how many taps, `depth`"),
    ]

  static let extensionScreenFacts: [DerivedFact] =
    [
      extensionViewsFact,
      placedViewsFact,
      DerivedFact(
        "touchables", .list(.node(["view", "barItem"])), memoized: true,
        "What one can tap on it: buttons, rows, items of its bars, and what else has an action or opens something"),
      DerivedFact("destinations", .list(.string), memoized: true, "The ids of the screens that it leads to"),
    ]

  /// Whether an app is said to have no screens of its own.
  static let statesNoScreensFact = DerivedFact(
    "statesNoScreens", .bool, "Whether a file that states it says that it has no screens at all: `screens: []`")
}
