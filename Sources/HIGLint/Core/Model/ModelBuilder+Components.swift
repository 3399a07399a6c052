import HIGLanguage
import HIGReading

/// Views, and the components that they use.
extension ModelBuilder {
  /// Decodes a view: a mapping with `kind`, or with `use`.
  mutating func decodeView(_ place: Place, parent: NodeReference, field: NameID, position: Int) -> NodeReference {
    guard place.scope < 0 ? expansion.takeView(at: place.node, ofTree: place.tree) : expansion.takeView() else {
      return leaveOut(place, parent: parent, field: field, position: position)
    }
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

  /// Appends a view of which nothing is read.
  mutating func leaveOut(
    _ place: Place, parent: NodeReference, field: NameID, position: Int
  ) -> NodeReference {
    reportExpansion(
      at: place,
      Message(
        en:
          "this file puts views that it writes once in more than \(expansion.limit) places; this one is left out, and so may be others",
        zhHans: "此文件中重复使用的视图超过 \(expansion.limit) 处；此处及其后的重复不再展开"))
    let index = model.nodes.count
    model.nodes.append(
      ModelNode(
        type: UInt16(types.view), source: UInt32(place.tree), range: model.trees[place.tree][place.node].range,
        parent: parent, field: field, position: Int32(position), firstSlot: 0, slotCount: 0))
    model.nodes[index].end = UInt32(model.nodes.count)
    return NodeReference(index)
  }

  mutating func reportUnmetOverrides() {
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
        amongDefined: ids?.count ?? 0
      ) { _ in Array((ids ?? []).dropFirst()) }
    }
  }

  /// Whether a key may be `use`, or a way to spell it with dashes, by its first byte.
  private func mayBeUse(_ key: NodeIndex, in tree: SyntaxTree) -> Bool {
    tree.withBytes(of: key) { bytes in
      guard let first = bytes.first else { return false }
      return first == UInt8(ascii: "u") || first == UInt8(ascii: "-") || first == UInt8(ascii: "_")
    }
  }

  /// Puts the component's root below the layers and opens its scope. Nil if there is no such component.
  private mutating func expand(
    _ name: String, at node: NodeIndex, with: NodeIndex?, children: NodeIndex?, in place: Place, layers: inout [Place]
  ) -> Int32? {
    var at = place
    at.node = node
    guard let definition = definitions.components[name] else {
      reportUnknownName(
        name, at: at, what: Message(en: "component", zhHans: "组件"), amongDefined: definitions.components.count
      ) { $0.allComponentNames }
      return nil
    }
    var ancestor = place.scope
    while ancestor >= 0 {
      if scopes[ancestor].component == name {
        report(
          .cycle, at: at,
          Message(en: "component `\(name)` contains itself", zhHans: "组件 `\(name)` 包含了它自己"))
        return nil
      }
      ancestor = scopes[ancestor].parent
    }
    guard expansion.holds(viewsInBody(of: name, definition)) else {
      reportExpansion(
        at: at,
        Message(
          en:
            "the components of this file put more than \(expansion.limit) views in place; this use of `\(name)` is left out, and those that follow may be",
          zhHans: "此文件的组件放置的视图超过 \(expansion.limit) 个；此处的 `\(name)` 未展开，其后的使用也可能不展开"))
      return nil
    }
    guard place.scope < 0 || scopes[place.scope].depth + 1 < Self.maximumComponentDepth else {
      reportComponentDepth(at)
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
    // It is a layer of one view, and takes as long to read as another view.
    if let inner, expansion.takeView() {
      _ = expand(inner.name, at: inner.at, with: innerWith, children: innerChildren, in: root, layers: &layers)
    }
    return use
  }

  /// Returns the cost of using a component: the views in its body. Components in it cost when they are used.
  private mutating func viewsInBody(of name: String, _ definition: Definitions.Definition) -> Int {
    if let known = bodySizes[name] { return known }
    let tree = model.trees[definition.tree]
    var count = 0
    var waiting = [tree.target(of: definition.value)]
    while let node = waiting.popLast() {
      guard node != .none else { continue }
      let isMapping = tree[node].kind == .mapping
      guard isMapping || tree[node].kind == .sequence else { continue }
      var isKey = true
      for child in tree.children(of: node) {
        if isMapping, isKey {
          let key = tree.withBytes(of: child) { vocabulary.nameID(ofKey: $0) }
          if key == Names.kind || key == Names.use { count += 1 }
        } else {
          waiting.append(child)
        }
        isKey.toggle()
      }
    }
    bodySizes[name] = max(count, 1)
    return max(count, 1)
  }

  /// Reports once a file that there is too much to put in place.
  mutating func reportExpansion(at place: Place, _ message: Message) {
    guard !expansion.isTold else { return }
    expansion.isTold = true
    report(.tooManyViews, at: place, message)
  }

  /// Reads a component's parameters and arguments; returns the place of its root view.
  private mutating func openScope(
    _ name: String, definition: Definitions.Definition, use: Int32, arguments: Place?, slot: Place?, parent: Int
  ) -> Place? {
    let tree = model.trees[definition.tree]
    let mapping = tree.target(of: definition.value)
    guard mapping != .none, tree[mapping].kind == .mapping else { return nil }
    var scope = Scope(
      component: name, parameters: [:], arguments: [:], slot: slot, use: use, parent: parent,
      depth: parent >= 0 ? scopes[parent].depth + 1 : 0)
    var view: NodeIndex?
    for entry in tree.entries(of: mapping) {
      let (key, value) = (entry.key, entry.value)
      switch tree.text(of: key) {
      case "parameters":
        scope.parameters = parameterLists[name] ?? parameters(Place(tree: definition.tree, node: value))
        parameterLists[name] = scope.parameters
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
              amongDefined: scope.parameters.count
            ) { _ in scope.parameters.keys.sorted() }
          }
          scope.arguments[parameter] = Place(tree: arguments.tree, node: value, scope: arguments.scope)
        }
      } else if target != .none, !tree[target].range.isEmpty {
        reportShape(arguments, expected: Message(en: "arguments by name", zhHans: "按名称给出的参数"))
      }
    }
    scopes.append(scope)
    guard let view, tree[view].kind == .mapping else { return nil }
    return Place(tree: definition.tree, node: view, scope: scopes.count - 1)
  }

  package mutating func parameters(_ place: Place) -> [String: Parameter] {
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

  /// Returns the views that fill a component's `kind: slot`; nil if the place is no slot of a component.
  func slotContent(of place: Place) -> Place? {
    guard place.scope >= 0, let slot = scopes[place.scope].slot else { return nil }
    let tree = model.trees[place.tree]
    for entry in tree.entries(of: place.node)
    where tree.withBytes(of: entry.key, { vocabulary.nameID(ofKey: $0) }) == Names.kind {
      return tree.text(of: entry.value) == "slot" ? slot : nil
    }
    return nil
  }

  mutating func decodeComponent(named name: String) {
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
