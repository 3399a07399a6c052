import HIGReading

/// The functions about screens and the ways between them, without what they do: see `FunctionBody`.
extension RuleFunctions {
  private static let navigationStep = RecordType([
    "from": .string, "to": .string, "kind": .string, "part": .string, "closes": .string, "node": .any,
  ])

  private static func ofGate(_ name: String, _ summary: String) -> Function {
    ofApp(name, [.string], gives: .list(.string), summary)
  }

  private static func ofScreen(
    _ name: String, _ parameters: [ValueType] = [], gives result: ValueType, _ summary: String
  ) -> Function { of(name, [screen] + parameters, gives: result, summary) }

  static let graphFunctions: [Function] = [
    ofApp("roots", gives: .list(.string), "The ids of the screens that the app begins with."),
    ofApp(
      "shortestDepth", [.string], gives: .int,
      """
      The fewest steps from the app's first screen to one of an id: 0 for the first itself, -1 where no stated way leads. \
      Between two bounds where a nearer screen may lead there, too.
      """),
    ofApp(
      "shortestWay", [.string], gives: .list(.string),
      "The ids of the screens on a shortest way from the app's first screen to one of an id; empty where no stated way leads."
    ),
    ofApp(
      "reachable", gives: .list(.string), "The ids of the screens that one gets to by stated ways, the nearest first."),
    ofApp(
      "unreachable", gives: .list(.string),
      "The ids of the described screens that no stated way leads to; unknown where a way may not be stated."),
    ofApp(
      "openScreens", gives: .list(.string),
      "The ids of the described screens of which the spec says that nobody can say where all they lead."),
    ofApp("screenNamed", [.string], gives: .node(["screen"]), "The described screen of an id, or null."),
  ]

  static let gateFunctions: [Function] = [
    ofGate(
      "behind",
      """
      The ids of the screens that one gets to from the app's first screen only through one of an id; unknown where a way \
      may not be stated.
      """),
    ofGate(
      "around", "The ids of the screens that one gets to from the app's first screen without passing one of an id."),
  ]

  static let definedNameFunctions: [Function] = [
    ofApp(
      "unusedDefinitions", gives: .list(.node(["definition"])),
      """
      The colours, fonts and components that spec files define for this app alone, and that none of its files uses.
      """
    ).reading([
      "screen.usedNames", "screen.ownDefinitions", "definition.name", "definition.section",
    ])
  ]

  static let flowFunctions: [Function] = [
    ofApp(
      "stepsTo", [.string], gives: .list(.record(navigationStep)),
      """
      The ways to the screen of an id: `from`, `to`, `kind` (push, modal, popover, tab, root, unknown), the `part` of \
      the screen in which it lies, what it `closes`, and its `node`.
      """
    ).reading(["screen.steps"]),
    ofApp(
      "stepsFrom", [.string], gives: .list(.record(navigationStep)),
      "The ways out of the screen of an id, as `stepsTo` gives them."
    ).reading(["screen.steps"]),
    ofApp(
      "pathsTo", [.string], gives: .list(.string),
      "The ids of the screens that push a screen, each once, and `tabBar` once if a tab shows it."),
    ofApp(
      "flow", [.string], gives: .list(.string),
      "The ids of the screens that one pushes from a screen on, itself first, nearest first."),
    ofApp("flowDepth", [.string], gives: .int, "How many pushes lead from a screen to the deepest one of its flow."),
    ofApp(
      "flowJoins", [.string], gives: .list(.string),
      "The ids of the screens of a flow that several other screens of it push; what closes a circle does not count."),
    ofApp(
      "flowRoots", [.string], gives: .list(.string),
      "The ids of the modals out of which pushes lead to a screen, itself not among them."),
    ofApp(
      "modalCircles", gives: .list(.list(.string)),
      """
      The circles of pushes and modals within the app's modal tasks: for each group of screens that lead to each other a \
      shortest one, its first screen repeated at the end.
      """),
    ofApp(
      "pushCircles", gives: .list(.list(.string)),
      "The circles of pushes outside of modal tasks, as `modalCircles` gives those within."),
    ofApp(
      "openModals", [.string], gives: .list(.string),
      """
      The ids of the modals that are open where a screen is shown, itself among them, the lowest first, on the way with \
      the fewest of them. Unknown where no stated way leads there.
      """),
    ofApp(
      "strandedScreens", gives: .list(.string),
      """
      Of the described screens that no stated way leads to from the app's first screen, those that one would have to \
      lead to in order to reach them all. Unknown as `unreachable` is.
      """),
    ofApp(
      "nearestScreen", [.string], gives: .string,
      """
      The id of a described screen that an id may be a slip of the keys for; empty where none is near, and where missing \
      screens and described ones make more than 100,000 pairs.
      """),
    ofApp("describedShare", gives: .double, "The share of the screens that ways lead to which specs describe, 0 to 1."),
  ]

  static let listFunctions: [Function] = [
    Function(
      "mostCommon", [.init([.list(.any)], .any)],
      summary: "The value that a list holds most often, the first of those that it holds equally often; null for none"),
    Function(
      "joined", [.init([.list(.string), .string], .string)],
      summary: "The texts of a list as one, with something between them"),
    Function(
      "firstAlike", [.init([.list(.any), .node([]), .string], .list(.any))],
      summary: """
        The first node of a list that says the same in a field as a node, unless that is the node itself: a list of one, or \
        empty; unknown where the node's field is. The list is looked through once for all nodes that are asked about.
        """),
  ]
}
