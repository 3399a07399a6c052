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

// MARK: - Objects

extension ModelBuilder {
  /// Decodes an object of a type from its layers, the first of which wins key by key.
  mutating func decodeObject(
    _ type: Int, layers: [Place], parent: NodeReference, field: NameID, position: Int = -1, only: Set<String>? = nil,
    use: Int32 = -1, parts: PartSelection? = nil
  ) -> NodeReference {
    let first = layers[0]
    let index = model.nodes.count
    let reference = NodeReference(index)
    model.nodes.append(
      ModelNode(
        type: UInt16(type), source: UInt32(first.tree), range: model.trees[first.tree][first.node].range,
        parent: parent,
        field: field, position: Int32(position), firstSlot: 0, slotCount: 0, isRestated: first.isOverlay,
        use: use >= 0 ? use : first.scope >= 0 ? scopes[first.scope].use : -1))
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      reportDepth(first)
      model.nodes[index].end = UInt32(model.nodes.count)
      return reference
    }
    let kind = elementKind
    let name = nodeName
    elementKind = nil
    nodeName = nil
    let start = pendingSlots.count
    let (firstPart, firstMisspelt) = (pendingParts.count, misspeltFields.count)
    if type == types.screen { screenID = screenID(of: layers) }
    let layers = type == types.audio ? withSessions(layers) : layers
    for (number, layer) in layers.enumerated() {
      decodeFields(
        of: layer, above: layers[(number + 1)...], type: type, into: reference, from: start, only: only, parts: parts)
    }
    if pendingParts.count > firstPart {
      addParts(to: reference, type: type, layers: layers, from: start, since: firstPart)
    }
    if misspeltFields.count > firstMisspelt { addMisspeltFields(from: start, since: firstMisspelt) }
    if type == types.screen { addAppTabBar(to: reference, from: start) }
    if hasOtherForm(type) { addLifted(of: layers, type: type, to: reference, from: start) }
    if type == types.view { takeKindOfClass(from: start) }
    if let kind, type == types.view { addKind(kind, at: first, from: start) }
    if let name { addName(name, from: start) }
    requireFields(of: reference, type: type, from: start, place: first)
    finish(reference, from: start)
    return reference
  }

  mutating func decodeFields(
    of layer: Place, above others: ArraySlice<Place>, type: Int, into reference: NodeReference, from start: Int,
    only: Set<String>?, parts: PartSelection? = nil
  ) {
    let tree = model.trees[layer.tree]
    let own = pendingSlots.count
    for entry in tree.entries(of: layer.node) {
      let (key, value) = (entry.key, entry.value)
      var name = tree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      if type == types.screen, name == Names.screen { name = Names.id }
      if let parts, vocabulary.whole(ofPart: name, in: parts.owner) != parts.field { continue }
      let accessor = vocabulary.accessorIndex(ofKey: name, in: type)
      guard let fieldType = vocabulary.fieldType(ofAccessor: accessor) else {
        // What an app says of its bars is reported with the app.
        if layer.isOfApp || isLifted(type, only: only) { continue }
        let whole = vocabulary.whole(ofPart: name, in: type)
        if whole == .none {
          for meant in checkUnknownKey(key, in: layer, type: type) {
            misspeltFields.append(MisspeltField(name: meant, key: key, layer: layer))
          }
        } else {
          pendingParts.append(Part(field: whole, key: key, layer: layer))
        }
        continue
      }
      let written = name
      name = vocabulary.fieldName(ofAccessor: accessor)
      if layer.isOfApp, !isOfAppBar(name, in: type) { continue }
      if let only, !only.contains(vocabulary.name(name)) { continue }
      if layer.fillsSlot, name == Names.children { continue }
      if hasOtherForm(type), isReadApart(name, written: written, value, of: layer, type: type) { continue }
      if let known = pendingSlots[start...].firstIndex(where: { $0.name == name }) {
        // What a layer above states, or a mapping that this one merges, is meant to stand in its place.
        if known >= own, !entry.isMerged {
          checkSpelling(of: key, value, as: fieldType, after: pendingSlots[known].key, in: layer)
        }
        continue
      }
      var place = layer
      place.node = value
      let inner = resolve(place)
      var slot = FieldSlot(
        name: name, kind: .unknown, origin: inner?.origin ?? .argument, source: UInt32((inner ?? place).tree),
        key: tree[key].range, value: valueRange(inner ?? place, key: key, tree: layer.tree), payload: 0)
      if let inner {
        elementKind = type == types.view && written != name ? Self.elementKinds[vocabulary.name(written)] : nil
        isSingleItem = written != name && vocabulary.isSingle(written, ofAccessor: accessor)
        defer { isSingleItem = false }
        if type == types.app, !others.isEmpty, let list = itemsToMerge(of: inner, named: name, type: fieldType, others)
        {
          decodeMerged(
            list, into: &slot, owner: reference, nodeType: vocabulary.nodeType(ofAccessor: accessor))
        } else if type == types.app, !others.isEmpty, case .node = fieldType,
          let layers = layersToMerge(of: inner, named: name, others)
        {
          let object = decodeObject(
            vocabulary.nodeType(ofAccessor: accessor), layers: layers, parent: reference, field: name)
          (slot.kind, slot.payload) = (.node, UInt64(object.index))
        } else {
          decode(
            fieldType, at: inner, near: (tree, layer.tree), into: &slot, owner: reference,
            nodeType: vocabulary.nodeType(ofAccessor: accessor))
        }
        // What states its unit has that one, whatever the key says.
        if written != name, slot.kind == .number, let bare = bareNumber(inner.node, of: model.trees[inner.tree]) {
          slot.payload = (bare * vocabulary.unit(of: written, ofAccessor: accessor)).bitPattern
        }
        if framesUnknown, name == Names.frame, !layer.isOverlay, slot.kind == .node {
          slot.kind = .unknown
          slot.payload = UInt64(Unknown.Reason.geometry.rawValue)
        } else if slot.kind == .node, name == Names.frame || name == Names.font, !others.isEmpty {
          complete(&slot, of: reference, type: fieldType, from: others)
        } else if type == types.screen, !appBars.isEmpty {
          completeBar(slot)
        }
        elementKind = nil
      } else {
        slot.payload = UInt64(Unknown.Reason.parameter.rawValue)
      }
      keep(slot, in: type, stated: inner, in: layer, from: start, owner: reference)
    }
  }

  /// Keeps a slot, and what else its field says.
  private mutating func keep(
    _ slot: FieldSlot, in type: Int, stated inner: Place?, in layer: Place, from start: Int, owner: NodeReference
  ) {
    // `icon:` with nothing after it says nothing, except for a text, which is then empty.
    if slot.kind == .unknown, slot.payload == UInt64(Unknown.Reason.notStated.rawValue) {
      if slot.name == Names.selected, type == types.view, let inner {
        addIndex(at: inner, like: slot, owner: owner, from: start, of: layer)
      }
      return
    }
    pendingSlots.append(slot)
    if type == types.app, slot.name == Self.devices, let inner { addDeviceModels(at: inner, like: slot, owner: owner) }
  }

  /// Keeps which segment is selected, `selected: 1`, as the control's value: the field itself says whether a view is.
  private mutating func addIndex(
    at place: Place, like selected: FieldSlot, owner: NodeReference, from start: Int, of layer: Place
  ) {
    let tree = model.trees[layer.tree]
    guard case .int = model.trees[place.tree].scalarValue(of: place.node),
      !pendingSlots[start...].contains(where: { $0.name == Names.value }),
      !tree.entries(of: layer.node).contains(where: { tree.text(of: $0.key) == "value" })
    else { return }
    var value = selected
    value.name = Names.value
    decode(
      .opaque, at: place, near: (model.trees[place.tree], place.tree), into: &value, owner: owner, nodeType: -1)
    pendingSlots.append(value)
  }

  private static let devices = Vocabulary.shared.nameID(of: "devices")
  private static let deviceModels = Vocabulary.shared.nameID(of: "deviceModels")

  /// Keeps the models of `devices: [iphone6, ipad]`, of which the field itself holds the families.
  private mutating func addDeviceModels(at place: Place, like devices: FieldSlot, owner: NodeReference) {
    guard devices.kind == .list else { return }
    var models = devices
    models.name = Self.deviceModels
    models.kind = .unknown
    decode(
      .list(.openWord(.device)), at: place, near: (model.trees[place.tree], place.tree), into: &models, owner: owner,
      nodeType: -1)
    if models.kind == .list { pendingSlots.append(models) }
  }

  /// Returns the range to underline: an empty value's is its key's.
  private func valueRange(_ place: Place, key: NodeIndex, tree: Int) -> SourceRange {
    let range = model.trees[place.tree][place.node].range
    return range.isEmpty && place.tree == tree ? model.trees[tree][key].range : range
  }

  /// Follows aliases, and `$(name)` to the argument or the default; nil for a parameter that has neither.
  mutating func resolve(_ place: Place) -> Place? {
    // Most are outside of components, and what they seem to be.
    if place.scope < 0, place.node != .none, model.trees[place.tree][place.node].kind != .alias { return place }
    var place = place
    for _ in 0..<64 {
      let tree = model.trees[place.tree]
      let target = tree.target(of: place.node)
      guard target != .none else { return place }
      place.node = target
      if tree[target].kind == .alias, let elsewhere = tree.elsewhere(of: target) {
        place.tree = add(elsewhere.tree)
        place.node = elsewhere.node
        continue
      }
      guard place.scope >= 0, let name = parameterName(at: place) else { return place }
      let scope = scopes[place.scope]
      if let argument = scope.arguments[name] {
        place = argument
        place.origin = .argument
      } else if let parameter = scope.parameters[name] {
        guard var fallback = parameter.defaultPlace else { return nil }
        fallback.origin = .parameterDefault
        place = fallback
      } else {
        return place
      }
    }
    return nil
  }

  /// Returns the name in a scalar that is `$(name)` and nothing else.
  private func parameterName(at place: Place) -> String? {
    let tree = model.trees[place.tree]
    guard tree[place.node].kind == .scalar else { return nil }
    return tree.withBytes(of: place.node) { bytes in
      guard bytes.count > 3, bytes[0] == UInt8(ascii: "$"), bytes[1] == UInt8(ascii: "("),
        bytes[bytes.count - 1] == UInt8(ascii: ")")
      else { return nil }
      return String(decoding: bytes[2..<bytes.count - 1], as: UTF8.self)
    }
  }

  private mutating func requireFields(of reference: NodeReference, type: Int, from start: Int, place: Place) {
    for index in vocabulary.form(of: type).required {
      let name = vocabulary.name(ofForm: index)
      if pendingSlots[start...].contains(where: { $0.name == name }) { continue }
      guard let field = vocabulary.field(name, in: type) else { continue }
      // A component that there is not has been reported; what kind of view it is can't be known.
      if name == Names.kind, pendingSlots[start...].contains(where: { $0.name == Names.use }) { continue }
      reportMissing(field, type: type, at: place, in: reference)
    }
  }
}
