import HIGLanguage
import HIGReading

/// Decodes a spec into a model: the vocabulary gives each key its meaning, components are put in place, states laid
/// over their screen, names looked up.
///
/// Every object is decoded from *layers*: mappings of which the first that has a key wins. A component's use lies over
/// its definition, a state over its screen, a nearer file's `app` over a farther one's.
public struct ModelBuilder {
  /// The deepest nesting that a model takes; the readers take more.
  package static let maximumDepth = 1000
  /// The depth of components whose views use another one, and so on.
  static let maximumComponentDepth = 100
  /// The number of names that may be searched in all for suggestions to a file's unknown names; later ones get none.
  static let maximumComparedNames = 20_000
  /// The length up to which lists are always searched.
  static let alwaysComparedNames = 50

  package let vocabulary: Vocabulary
  package let definitions: Definitions
  public package(set) var model: Model
  /// The parameters of each component that was used.
  var parameterLists: [String: [String: Parameter]] = [:]
  /// The number of names that were searched for suggestions so far.
  var comparedNames = 0

  /// A node of a tree, seen from inside a component or not.
  package struct Place {
    package var tree: Int
    package var node: NodeIndex
    /// The index into `scopes`, or -1 outside of components.
    package var scope: Int = -1
    var origin: FieldSlot.Origin = .written
    /// Whether a state or variant lays the layer over its screen.
    var isOverlay: Bool = false
    /// Whether an app states it for the bars of its screens.
    var isOfApp: Bool = false
    /// Whether the layer uses a component: its `children` fill the component's slot instead of replacing its children.
    var fillsSlot: Bool = false
    /// Whether a file of a project states it, of a section that a spec states as well.
    var completesSpec: Bool = false
  }

  /// The arguments that a use gives a component.
  package struct Scope {
    package var component: String
    package var parameters: [String: Parameter]
    package var arguments: [String: Place]
    /// The views that fill the slot: the `children` beside `use`.
    package var slot: Place?
    package var use: Int32
    package var parent: Int
    /// The number of components that it lies in.
    package var depth: Int
  }

  package struct Parameter {
    package var type: FieldType
    var defaultPlace: Place?
  }

  package var scopes: [Scope] = []
  var pendingSlots: [FieldSlot] = []
  var pendingItems: [FieldSlot] = []
  package var depth = 0
  /// The keys met so far that state a part of an object; see `addParts(to:type:layers:from:since:)`.
  var pendingParts: [Part] = []
  /// The fields that keys which the format does not have come near: what they are is unknown rather than not stated.
  var misspeltFields: [MisspeltField] = []
  /// The keys that were read last; see `keys(of:)`.
  package var lastKeys: (tree: Int, object: NodeIndex, keys: Set<String>)?
  /// Whether it was reported, at the first of its fields, that a screen has no name.
  var toldOfUnnamedScreen = false
  package var expansion: ExpansionBudget
  /// The number of views in the body of each component that was used.
  var bodySizes: [String: Int] = [:]
  /// The states' changes to single views, by id, and those whose view was met.
  package var overrides: [String: Place] = [:]
  var overrideKeys: [String: NodeIndex] = [:]
  var metOverrides: Set<String> = []
  /// The scopes of components whose slot was met.
  var filledSlots: Set<Int> = []
  /// Whether a variant changes the size: a frame that it does not restate is unknown.
  var framesUnknown = false
  /// The slots of text styles that were decoded.
  package var textStyles = HashMap<TextStyleKey, Range<Int>>()
  /// The palette's colours that were met, each as `$name`.
  var paletteColors = HashMap<String, Int>()
  /// The bars that the app states for its screens.
  package var appBars = AppBars()
  /// The id of the screen that is being decoded.
  var screenID: String?
  /// The kind of the elements of a list that need not say theirs: a table's sections, a section's cells.
  var elementKind: String?
  /// Whether the list that is decoded next may be one object without a list, as its key says: `rightBarButtonItem`.
  var isSingleItem = false
  /// The key by which a map names the object that is decoded next.
  var nodeName: (tree: Int, node: NodeIndex)?
  /// The palette names being resolved; guards against cycles.
  var paletteStack: [String] = []
  package let types: Types

  /// The numbers of the types that decoding treats specially.
  package struct Types {
    package let app, screen, view, text, localizedText, component, frame: Int
    let barAppearance: Int
    let audio, pass, passFields, remoteControl, remoteActions: Int
    let applePay, applePaySheet: Int

    init(_ vocabulary: Vocabulary) {
      func index(_ name: String) -> Int { vocabulary.typeIndex(of: name) ?? 0 }
      app = index("app")
      screen = index("screen")
      view = index("view")
      text = index("text")
      localizedText = index("localizedText")
      component = index("component")
      frame = index("frame")
      barAppearance = index("barAppearance")
      audio = index("audio")
      pass = index("pass")
      passFields = index("passFields")
      remoteControl = index("remoteControl")
      remoteActions = index("remoteActions")
      applePay = index("applePay")
      applePaySheet = index("applePaySheet")
    }
  }

  package init(vocabulary: Vocabulary = .shared, definitions: Definitions, unknowns: UnknownTable? = nil) {
    self.vocabulary = vocabulary
    self.definitions = definitions
    model = Model(vocabulary: vocabulary, unknowns: unknowns)
    types = Types(vocabulary)
    expansion = ExpansionBudget(nodes: definitions.trees.reduce(0) { $0 + $1.nodes.count })
    model.definitions = definitions
    model.trees = definitions.trees
    model.sources = definitions.trees.map(\.source)
  }

  /// Returns the model of a spec file: its screens in all their states, and the part of the app that screens inherit.
  public static func screens(of tree: SyntaxTree, definitions: Definitions) -> Model {
    screens(of: tree, definitions: definitions, prototypes: nil)
  }

  /// - Parameter prototypes: The state that the models of one thread share; nil if there is only this one.
  package static func screens(of tree: SyntaxTree, definitions: Definitions, prototypes: ModelPrototypes?) -> Model {
    var builder =
      prototypes?.builder(for: definitions) ?? ModelBuilder(ofScreensUnder: definitions, unknowns: nil)
    let main = builder.addFile(tree)
    builder.model.reserve(for: tree.nodes.count)
    builder.expansion = ExpansionBudget(nodes: tree.nodes.count, tree: main)
    if builder.appBars.tabBar != nil {
      // Where the bar is shown rests on the ways between the screens.
      var draft = builder.copy()
      for document in tree.documents { draft.decodeDocument(document.root, tree: main) }
      builder.findPushedScreens(in: draft.model)
    }
    for document in tree.documents { builder.decodeDocument(document.root, tree: main) }
    // What a file with screens defines holds for these alone.
    if main < definitions.trees.count, !builder.model.screens.isEmpty { builder.model.addDefinitions(ofTree: main) }
    return builder.model
  }

  /// Returns the model of an app without its screens.
  public static func app(_ definitions: Definitions) -> Model {
    var builder = ModelBuilder(definitions: definitions)
    builder.decodeApp(fields: nil)
    return builder.model
  }

  /// Returns a component by itself: nothing around it is known, arguments are the parameters' defaults.
  public static func component(named name: String, definitions: Definitions) -> Model {
    var builder = ModelBuilder(definitions: definitions)
    builder.decodeComponent(named: name)
    return builder.model
  }

  /// - Parameter expansion: The budget that all components of a file share.
  package static func component(named name: String, definitions: Definitions, expansion: inout ExpansionBudget) -> Model
  {
    var builder = ModelBuilder(definitions: definitions)
    builder.expansion = expansion
    builder.decodeComponent(named: name)
    expansion = builder.expansion
    return builder.model
  }

  /// The fields that screens inherit from their app, or that rules about screens and their pictures read of it.
  static let appFieldsOfScreens: Set<String> = [
    "name", "aliases", "category", "audience", "usageContext", "languages", "properNouns", "devices", "orientations",
    "multitasking", "tint", "background", "appearance", "dynamicType", "dynamicTypeMax", "typeScale", "font",
    "minimumOS", "entry", "documents", "navigation", "homeKit", "icloud", "healthKit", "ads", "gameCenter",
    "inAppPurchase", "print", "undo", "routing", "audio",
  ]

  /// Adds a file. One that defines something for its own screens is among the definitions already.
  private mutating func addFile(_ tree: SyntaxTree) -> Int {
    if let index = model.sources.firstIndex(where: { $0 === tree.source }) { return index }
    return append(tree)
  }

  /// Adds a tree that another one takes something from.
  package mutating func add(_ tree: SyntaxTree) -> Int {
    model.trees.lastIndex { $0.isIdentical(to: tree) } ?? append(tree)
  }

  package mutating func append(_ tree: SyntaxTree) -> Int {
    model.trees.append(tree)
    model.sources.append(tree.source)
    return model.trees.count - 1
  }
}
