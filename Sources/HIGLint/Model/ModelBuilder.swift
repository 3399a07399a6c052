/// Decodes a spec into a model: the vocabulary says what each key means, components are put in place, states laid over
/// their screen, names looked up.
///
/// Every object is decoded from *layers*: mappings of which the first that has a key wins. A component's use lies over its
/// definition, a state over its screen, a nearer file's `app` over a farther one's.
public struct ModelBuilder {
  /// A model takes no deeper nesting; the readers do.
  static let maximumDepth = 1000
  /// Views that components may put into one screen, so that uses of uses of uses end.
  static let maximumComponentNodes = 200_000

  let vocabulary: Vocabulary
  let definitions: Definitions
  public let model: Model

  /// A node of a tree, seen from inside a component or not.
  struct Place {
    var tree: Int
    var node: NodeIndex
    /// Index into `scopes`, or -1 outside of components.
    var scope: Int = -1
    var origin: FieldSlot.Origin = .written
    /// The layer is one that a state or variant lays over its screen.
    var isOverlay: Bool = false
    /// The layer uses a component: its `children` fill the component's slot instead of replacing its children.
    var fillsSlot: Bool = false
  }

  /// The arguments that a use gives a component.
  struct Scope {
    var component: String
    var parameters: [String: Parameter]
    var arguments: [String: Place]
    /// What fills the slot: the `children` beside `use`.
    var slot: Place?
    var use: Int32
    var parent: Int
  }

  struct Parameter {
    var type: FieldType
    var defaultPlace: Place?
  }

  var scopes: [Scope] = []
  var pendingSlots: [FieldSlot] = []
  var pendingItems: [FieldSlot] = []
  var depth = 0
  var tooDeep = false
  /// That a screen has no name was told, at the first of its fields.
  var toldOfUnnamedScreen = false
  var componentNodes = 0
  /// The states' changes to single views, by id, and those whose view was met.
  var overrides: [String: Place] = [:]
  private var overrideKeys: [String: NodeIndex] = [:]
  private var metOverrides: Set<String> = []
  /// The scopes of components whose slot was met.
  var filledSlots: Set<Int> = []
  /// A variant changes the size: a frame that it does not restate is unknown.
  var framesUnknown = false
  var paletteColors: [String: Int] = [:]
  /// Palette names being resolved, against cycles.
  var paletteStack: [String] = []
  let types: Types

  /// The numbers of the types that decoding treats specially.
  struct Types {
    let app, screen, view, text, localizedText, component, frame: Int

    init(_ vocabulary: Vocabulary) {
      func index(_ name: String) -> Int { vocabulary.typeIndex(of: name) ?? 0 }
      app = index("app")
      screen = index("screen")
      view = index("view")
      text = index("text")
      localizedText = index("localizedText")
      component = index("component")
      frame = index("frame")
    }
  }

  init(vocabulary: Vocabulary = .shared, definitions: Definitions) {
    self.vocabulary = vocabulary
    self.definitions = definitions
    model = Model(vocabulary: vocabulary)
    types = Types(vocabulary)
    model.definitions = definitions
    model.trees = definitions.sharedTrees
    model.sources = definitions.trees.map(\.source)
  }

  /// The model of a spec file: its screens in all their states, and of the app what screens inherit.
  public static func screens(of tree: SyntaxTree, definitions: Definitions) -> Model {
    var builder = ModelBuilder(definitions: definitions)
    let main = builder.add(tree)
    builder.decodeApp(fields: appFieldsOfScreens)
    for document in tree.documents { builder.decodeDocument(document.root, tree: main) }
    return builder.model
  }

  /// The model of an app without its screens.
  public static func app(_ definitions: Definitions) -> Model {
    var builder = ModelBuilder(definitions: definitions)
    builder.decodeApp(fields: nil)
    return builder.model
  }

  /// A component by itself: nothing around it is known, arguments are the parameters' defaults.
  public static func component(named name: String, definitions: Definitions) -> Model {
    var builder = ModelBuilder(definitions: definitions)
    builder.decodeComponent(named: name)
    return builder.model
  }

  /// What screens inherit from their app, or rules about screens read of it.
  private static let appFieldsOfScreens: Set<String> = [
    "name", "aliases", "category", "audience", "usageContext", "languages", "properNouns", "devices", "orientations",
    "multitasking", "tint", "background", "appearance", "dynamicType", "typeScale", "font", "minimumOS", "entry",
    "documents", "navigation",
  ]

  /// A file that defines something for its own screens is among the definitions already.
  private mutating func add(_ tree: SyntaxTree) -> Int {
    if let index = model.sources.firstIndex(where: { $0 === tree.source }) { return index }
    return append(SharedTree(tree))
  }

  /// A tree that another one takes something from.
  private mutating func add(_ tree: SharedTree) -> Int {
    model.trees.lastIndex { $0 === tree } ?? append(tree)
  }

  private mutating func append(_ tree: SharedTree) -> Int {
    model.trees.append(tree)
    model.sources.append(tree.source)
    return model.trees.count - 1
  }
}

// MARK: - Documents

extension ModelBuilder {
  /// Keys of a document that are not a screen's.
  private static let documentKeys: Set<String> = [
    "higlint", "app", "palette", "textStyles", "components", "screens", "reviewed",
  ]

  private mutating func decodeApp(fields: Set<String>?) {
    guard !definitions.apps.isEmpty else { return }
    let layers = definitions.apps.map { Place(tree: $0.tree, node: $0.value) }
    let firstText = model.texts.count
    model.app = decodeObject(types.app, layers: layers, parent: .none, field: Names.app, only: fields)
    // The app's own texts may have been read before its languages.
    guard let language = languageOfPlainText else { return }
    for index in firstText..<model.texts.count where model.texts[index].language == nil {
      model.texts[index].language = language
    }
  }

  private mutating func decodeDocument(_ root: NodeIndex, tree: Int) {
    let syntax = model.trees[tree]
    let target = syntax.target(of: root)
    guard target != .none else { return }
    let place = Place(tree: tree, node: target)
    switch syntax[target].kind {
    case .mapping: break
    case .scalar where syntax[target].range.isEmpty: return
    case .error: return
    default:
      report(
        "spec/type", at: place,
        Message(
          en: "a spec is a mapping with keys such as `screen`, `screens` or `app`, not \(describe(place).en)",
          zhHans: "规格文件应是以 `screen`、`screens` 或 `app` 等为键的映射，而不是\(describe(place).zhHans)"))
      return
    }
    var isScreen = false
    for entry in syntax.entries(of: target) {
      let (key, value) = (entry.key, entry.value)
      let name = syntax.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      guard name != .none else { continue }
      switch vocabulary.name(name) {
      case "screen": isScreen = true
      case "screens": decodeScreens(Place(tree: tree, node: value))
      case "components": checkComponents(Place(tree: tree, node: value))
      case "palette": checkPalette(Place(tree: tree, node: value))
      default: break
      }
    }
    if isScreen {
      decodeScreen(place)
    } else {
      checkKeys(of: place, type: vocabulary.typeIndex(of: "document") ?? 0)
    }
  }

  private mutating func decodeScreens(_ place: Place) {
    let tree = model.trees[place.tree]
    let list = tree.target(of: place.node)
    guard list != .none, tree[list].kind == .sequence else {
      reportType(place, expected: Message(en: "a list of screens", zhHans: "界面列表"))
      return
    }
    for item in tree.children(of: list) { decodeScreen(Place(tree: place.tree, node: item)) }
  }

  /// The base state, then each state and variant.
  private mutating func decodeScreen(_ place: Place) {
    let tree = model.trees[place.tree]
    let mapping = tree.target(of: place.node)
    guard mapping != .none, tree[mapping].kind == .mapping else {
      reportType(place, expected: Message(en: "a screen with its fields", zhHans: "带有字段的界面"))
      return
    }
    let base = Place(tree: place.tree, node: mapping)
    let screen = decodeObject(types.screen, layers: [base], parent: model.app, field: .none)
    model.screens.append(screen)
    model.screenStates.append(screen)
    for entry in tree.entries(of: mapping) {
      let (key, value) = (entry.key, entry.value)
      let name = tree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      let target = tree.target(of: value)
      guard target != .none else { continue }
      if name == Names.states {
        guard tree[target].kind == .mapping else {
          reportType(Place(tree: place.tree, node: value), expected: Message(en: "states by name", zhHans: "按名称列出的状态"))
          continue
        }
        for entry in tree.entries(of: target) {
          let (state, overlay) = (entry.key, entry.value)
          decodeState(base: base, overlay: Place(tree: place.tree, node: overlay), name: tree.text(of: state))
        }
      } else if name == Names.variants {
        guard tree[target].kind == .sequence else {
          reportType(Place(tree: place.tree, node: value), expected: Message(en: "a list of variants", zhHans: "变体列表"))
          continue
        }
        for (index, overlay) in tree.children(of: target).enumerated() {
          decodeState(base: base, overlay: Place(tree: place.tree, node: overlay), name: "variant\(index + 1)")
        }
      }
    }
  }

  /// Fields that move everything on a screen when a variant changes them.
  private static let sizeFields: Set<String> = ["device", "size", "orientation", "textSize"]

  private mutating func decodeState(base: Place, overlay place: Place, name: String) {
    let tree = model.trees[place.tree]
    let target = tree.target(of: place.node)
    guard target != .none, tree[target].kind == .mapping else {
      reportType(place, expected: Message(en: "the fields that differ", zhHans: "有差异的字段"))
      return
    }
    var overlay = place
    overlay.node = target
    overlay.isOverlay = true
    for entry in tree.entries(of: target) {
      let (key, value) = (entry.key, entry.value)
      let field = tree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      guard field != .none else { continue }
      if Self.sizeFields.contains(vocabulary.name(field)) { framesUnknown = true }
      let changes = tree.target(of: value)
      if field == Names.override, changes != .none, tree[changes].kind == .mapping {
        for entry in tree.entries(of: changes) {
          let (id, change) = (entry.key, entry.value)
          overrides[tree.text(of: id)] = Place(tree: place.tree, node: change, isOverlay: true)
          overrideKeys[tree.text(of: id)] = id
        }
      }
    }
    let screen = decodeObject(types.screen, layers: [overlay, base], parent: model.app, field: .none)
    model.stateNames[screen.index] = name
    model.screenStates.append(screen)
    reportUnmetOverrides()
    overrides = [:]
    metOverrides = []
    framesUnknown = false
  }
}

// MARK: - Objects

extension ModelBuilder {
  /// Decodes an object of a type from its layers, the first of which wins key by key.
  mutating func decodeObject(
    _ type: Int, layers: [Place], parent: NodeReference, field: NameID, position: Int = -1, only: Set<String>? = nil,
    use: Int32 = -1
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
    let start = pendingSlots.count
    for layer in layers {
      decodeFields(of: layer, type: type, into: reference, from: start, only: only)
    }
    requireFields(of: reference, type: type, from: start, place: first)
    let firstSlot = model.slots.count
    model.slots.append(contentsOf: pendingSlots[start...])
    pendingSlots.removeSubrange(start...)
    model.setSlots(of: index, to: firstSlot..<model.slots.count)
    model.nodes[index].end = UInt32(model.nodes.count)
    return reference
  }

  private mutating func decodeFields(
    of layer: Place, type: Int, into reference: NodeReference, from start: Int, only: Set<String>?
  ) {
    let tree = model.trees[layer.tree]
    for entry in tree.entries(of: layer.node) {
      let (key, value) = (entry.key, entry.value)
      var name = tree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      if type == types.screen, name == Names.screen { name = Names.id }
      let accessor = vocabulary.accessorIndex(of: name, in: type)
      guard let fieldType = vocabulary.fieldType(ofAccessor: accessor) else {
        checkUnknownKey(key, in: layer, type: type)
        continue
      }
      if let only, !only.contains(vocabulary.name(name)) { continue }
      if layer.fillsSlot, name == Names.children { continue }
      if pendingSlots[start...].contains(where: { $0.name == name }) { continue }
      var place = layer
      place.node = value
      let inner = resolve(place)
      var slot = FieldSlot(
        name: name, kind: .unknown, origin: inner?.origin ?? .argument, source: UInt32((inner ?? place).tree),
        key: tree[key].range, value: valueRange(inner ?? place, key: key, tree: layer.tree), payload: 0)
      if let inner {
        decode(
          fieldType, at: inner, into: &slot, owner: reference, nodeType: vocabulary.nodeType(ofAccessor: accessor))
        if framesUnknown, name == Names.frame, !layer.isOverlay, slot.kind == .node {
          slot.kind = .unknown
          slot.payload = UInt64(Unknown.Reason.geometry.rawValue)
        }
      } else {
        slot.payload = UInt64(Unknown.Reason.parameter.rawValue)
      }
      // `icon:` with nothing after it says nothing, except for a text, which is then empty.
      if slot.kind == .unknown, slot.payload == UInt64(Unknown.Reason.notStated.rawValue) { continue }
      pendingSlots.append(slot)
    }
  }

  /// The range to underline: an empty value's is its key's.
  private func valueRange(_ place: Place, key: NodeIndex, tree: Int) -> SourceRange {
    let range = model.trees[place.tree][place.node].range
    return range.isEmpty && place.tree == tree ? model.trees[tree][key].range : range
  }

  /// Follows aliases, and `$(name)` to the argument or the default; nil for a parameter that has neither.
  mutating func resolve(_ place: Place) -> Place? {
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

  /// The name in a scalar that is `$(name)` and nothing else.
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
    for name in vocabulary.requiredNames(of: type) where !pendingSlots[start...].contains(where: { $0.name == name }) {
      guard let field = vocabulary.field(name, in: type) else { continue }
      // A component that there is not has been reported; what kind of view it is can't be known.
      if name == Names.kind, pendingSlots[start...].contains(where: { $0.name == Names.use }) { continue }
      reportMissing(field, type: type, at: place, in: reference)
    }
  }
}

// MARK: - Components

extension ModelBuilder {
  /// A view: a mapping with `kind`, or with `use`.
  mutating func decodeView(_ place: Place, parent: NodeReference, field: NameID, position: Int) -> NodeReference {
    var layers = [place]
    let tree = model.trees[place.tree]
    var id: String?
    var component: (name: String, at: NodeIndex)?
    var with: NodeIndex?
    var children: NodeIndex?
    // Most views are no use of a component.
    if overrides.isEmpty, !tree.entries(of: place.node).contains(where: { mayBeUse($0.key, in: tree) }) {
      return decodeObject(types.view, layers: layers, parent: parent, field: field, position: position)
    }
    for entry in tree.entries(of: place.node) {
      let (key, value) = (entry.key, entry.value)
      let name = tree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      if name == Names.id { id = tree.text(of: value) }
      if name == Names.use { component = (tree.text(of: value), value) }
      if name == Names.with { with = value }
      if name == Names.children { children = value }
    }
    if let id, let change = overrides[id] {
      layers.insert(change, at: 0)
      metOverrides.insert(id)
    }
    guard let component else {
      return decodeObject(types.view, layers: layers, parent: parent, field: field, position: position)
    }
    let scope = scopes.count
    let use = expand(component.name, at: component.at, with: with, children: children, in: place, layers: &layers)
    let view = decodeObject(
      types.view, layers: layers, parent: parent, field: field, position: position, use: use ?? -1)
    if let children, use != nil, layers[0].fillsSlot, !filledSlots.contains(scope) {
      reportNoSlot(in: component.name, for: Place(tree: place.tree, node: children))
    }
    return view
  }

  private mutating func reportUnmetOverrides() {
    let unmet = overrides.keys.filter { !metOverrides.contains($0) }.sorted()
    guard !unmet.isEmpty else { return }
    let ids = model.screens.last.map { screen in
      (Int(screen.index)..<Int(model.nodes[Int(screen.index)].end)).compactMap {
        model.string(Names.id, of: NodeReference($0))
      }
    }
    for id in unmet {
      guard let place = overrides[id], let key = overrideKeys[id] else { continue }
      reportUnknownName(
        id, at: Place(tree: place.tree, node: key), what: Message(en: "view of this screen", zhHans: "此界面的视图"),
        among: Array((ids ?? []).dropFirst()))
    }
  }

  /// By its first byte: `use`, or a way to spell it with dashes.
  private func mayBeUse(_ key: NodeIndex, in tree: SharedTree) -> Bool {
    tree.withBytes(of: key) { bytes in
      guard let first = bytes.first else { return false }
      return first == UInt8(ascii: "u") || first == UInt8(ascii: "-") || first == UInt8(ascii: "_")
    }
  }

  /// Puts the component's root below the layers and opens its scope. Nil where there is no such component.
  private mutating func expand(
    _ name: String, at node: NodeIndex, with: NodeIndex?, children: NodeIndex?, in place: Place, layers: inout [Place]
  ) -> Int32? {
    var at = place
    at.node = node
    guard let definition = definitions.components[name] else {
      reportUnknownName(
        name, at: at, what: Message(en: "component", zhHans: "组件"), among: allComponentNames)
      return nil
    }
    var ancestor = place.scope
    while ancestor >= 0 {
      if scopes[ancestor].component == name {
        report(
          "spec/cycle", at: at,
          Message(en: "component `\(name)` contains itself", zhHans: "组件 `\(name)` 包含了它自己"))
        return nil
      }
      ancestor = scopes[ancestor].parent
    }
    componentNodes += 1
    guard componentNodes < Self.maximumComponentNodes else {
      report(
        "spec/too-many-views", at: at,
        Message(
          en: "the components of this file put more than \(Self.maximumComponentNodes) views on its screens",
          zhHans: "此文件的组件放置的视图超过 \(Self.maximumComponentNodes) 个"))
      return nil
    }
    let source = model.trees[place.tree].source
    let definitionTree = model.trees[definition.tree]
    model.uses.append(
      ComponentUse(
        component: name, location: Location(file: source, range: model.trees[place.tree][node].range),
        definition: Location(file: definitionTree.source, range: definitionTree[definition.value].range),
        parent: place.scope >= 0 ? scopes[place.scope].use : -1))
    let use = Int32(model.uses.count - 1)
    guard
      let root = openScope(
        name, definition: definition, use: use,
        arguments: with.map { Place(tree: place.tree, node: $0, scope: place.scope) },
        slot: children.map { Place(tree: place.tree, node: $0, scope: place.scope) }, parent: place.scope)
    else { return nil }
    layers[layers.count - 1].fillsSlot = true
    layers.append(root)
    // A component whose root is a use of another one.
    let rootTree = model.trees[root.tree]
    var inner: (name: String, at: NodeIndex)?
    var innerWith: NodeIndex?
    var innerChildren: NodeIndex?
    for entry in rootTree.entries(of: root.node) {
      let (key, value) = (entry.key, entry.value)
      let field = rootTree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      if field == Names.use { inner = (rootTree.text(of: value), value) }
      if field == Names.with { innerWith = value }
      if field == Names.children { innerChildren = value }
    }
    if let inner {
      _ = expand(inner.name, at: inner.at, with: innerWith, children: innerChildren, in: root, layers: &layers)
    }
    return use
  }

  /// Reads a component's parameters and arguments; the place of its root view.
  private mutating func openScope(
    _ name: String, definition: Definitions.Entry, use: Int32, arguments: Place?, slot: Place?, parent: Int
  ) -> Place? {
    let tree = model.trees[definition.tree]
    let mapping = tree.target(of: definition.value)
    guard mapping != .none, tree[mapping].kind == .mapping else { return nil }
    var scope = Scope(component: name, parameters: [:], arguments: [:], slot: slot, use: use, parent: parent)
    var view: NodeIndex?
    for entry in tree.entries(of: mapping) {
      let (key, value) = (entry.key, entry.value)
      switch tree.text(of: key) {
      case "parameters": scope.parameters = parameters(Place(tree: definition.tree, node: value))
      case "view": view = tree.target(of: value)
      default: break
      }
    }
    if let arguments {
      let tree = model.trees[arguments.tree]
      let target = tree.target(of: arguments.node)
      if target != .none, tree[target].kind == .mapping {
        for entry in tree.entries(of: target) {
          let (key, value) = (entry.key, entry.value)
          let parameter = tree.text(of: key)
          if scope.parameters[parameter] == nil {
            reportUnknownName(
              parameter, at: Place(tree: arguments.tree, node: key),
              what: Message(en: "parameter of `\(name)`", zhHans: "`\(name)` 的参数"),
              among: scope.parameters.keys.sorted())
          }
          scope.arguments[parameter] = Place(tree: arguments.tree, node: value, scope: arguments.scope)
        }
      } else if target != .none, !tree[target].range.isEmpty {
        reportType(arguments, expected: Message(en: "arguments by name", zhHans: "按名称给出的参数"))
      }
    }
    scopes.append(scope)
    guard let view, tree[view].kind == .mapping else { return nil }
    return Place(tree: definition.tree, node: view, scope: scopes.count - 1)
  }

  private mutating func parameters(_ place: Place) -> [String: Parameter] {
    let tree = model.trees[place.tree]
    let target = tree.target(of: place.node)
    var parameters: [String: Parameter] = [:]
    guard target != .none, tree[target].kind == .mapping else { return parameters }
    for entry in tree.entries(of: target) {
      let (key, value) = (entry.key, entry.value)
      var parameter = Parameter(type: .opaque, defaultPlace: nil)
      let inner = tree.target(of: value)
      if inner != .none, tree[inner].kind == .mapping {
        for setting in tree.entries(of: inner) where tree.text(of: setting.key) == "default" {
          parameter.defaultPlace = Place(tree: place.tree, node: setting.value)
        }
      }
      parameters[tree.text(of: key)] = parameter
    }
    return parameters
  }

  /// The views that fill a component's `kind: slot`; nil where the place is no slot of a component.
  func slotContent(of place: Place) -> Place? {
    guard place.scope >= 0, let slot = scopes[place.scope].slot else { return nil }
    let tree = model.trees[place.tree]
    for entry in tree.entries(of: place.node)
    where tree.withBytes(of: entry.key, { vocabulary.nameID(ofKey: $0) }) == Names.kind {
      return tree.text(of: entry.value) == "slot" ? slot : nil
    }
    return nil
  }

  private mutating func decodeComponent(named name: String) {
    guard let definition = definitions.components[name],
      let root = openScope(name, definition: definition, use: -1, arguments: nil, slot: nil, parent: -1)
    else { return }
    let index = model.nodes.count
    model.nodes.append(
      ModelNode(
        type: UInt16(types.component), source: UInt32(root.tree), range: model.trees[root.tree][root.node].range,
        parent: .none, field: .none, position: -1, firstSlot: 0, slotCount: 0))
    model.componentName = name
    _ = decodeView(root, parent: NodeReference(index), field: vocabulary.nameID(of: "view"), position: -1)
    model.nodes[index].end = UInt32(model.nodes.count)
    model.screenStates.append(NodeReference(index))
  }

  private var allComponentNames: [String] { definitions.components.keys.sorted() }
}
