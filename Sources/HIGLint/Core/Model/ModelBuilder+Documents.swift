import HIGLanguage
import HIGReading

/// Documents: the app, screens, and their states and variants.
extension ModelBuilder {
  mutating func decodeApp(fields: Set<String>?) {
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

  mutating func decodeDocument(_ root: NodeIndex, tree: Int) {
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
        .type, at: place,
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
      switch vocabulary.name(name).withBytes({ SpecSection(key: $0) }) {
      case .screen: isScreen = true
      case .screens: decodeScreens(Place(tree: tree, node: value))
      case .components: checkComponents(Place(tree: tree, node: value))
      case .palette: checkPalette(Place(tree: tree, node: value))
      case .higlint, .app, .textStyles, .reviewed, nil: break
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
      reportShape(place, expected: Message(en: "a list of screens", zhHans: "界面列表"))
      return
    }
    for item in tree.children(of: list) { decodeScreen(Place(tree: place.tree, node: item)) }
  }

  /// Decodes the base state, then each state and variant.
  private mutating func decodeScreen(_ place: Place) {
    let tree = model.trees[place.tree]
    let mapping = tree.target(of: place.node)
    guard mapping != .none, tree[mapping].kind == .mapping else {
      reportShape(place, expected: Message(en: "a screen with its fields", zhHans: "带有字段的界面"))
      return
    }
    let base = Place(tree: place.tree, node: mapping)
    let screen = decodeObject(types.screen, layers: [base], parent: model.app, field: .none)
    model.screens.append(screen)
    model.screenStates.append(screen)
    let views = (Int(screen.index)..<model.nodes.count).count { Int(model.nodes[$0].type) == types.view }
    for entry in tree.entries(of: mapping) {
      let (key, value) = (entry.key, entry.value)
      let name = tree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      let target = tree.target(of: value)
      guard target != .none else { continue }
      if name == Names.states {
        guard tree[target].kind == .mapping else {
          reportShape(Place(tree: place.tree, node: value), expected: Message(en: "states by name", zhHans: "按名称列出的状态"))
          continue
        }
        for entry in tree.entries(of: target) {
          let (state, overlay) = (entry.key, entry.value)
          decodeState(
            base: base, views: views, overlay: Place(tree: place.tree, node: overlay), name: tree.text(of: state))
        }
      } else if name == Names.variants {
        guard tree[target].kind == .sequence else {
          reportShape(Place(tree: place.tree, node: value), expected: Message(en: "a list of variants", zhHans: "变体列表"))
          continue
        }
        for (index, overlay) in tree.children(of: target).enumerated() {
          decodeState(
            base: base, views: views, overlay: Place(tree: place.tree, node: overlay), name: "variant\(index + 1)")
        }
      }
    }
  }

  /// The fields that move everything on a screen when a variant changes them.
  private static let sizeFields: Set<String> = ["device", "size", "orientation", "textSize"]

  /// - Parameter views: The number of views of the screen, which are stated once more.
  private mutating func decodeState(base: Place, views: Int, overlay place: Place, name: String) {
    let tree = model.trees[place.tree]
    let target = tree.target(of: place.node)
    guard target != .none, tree[target].kind == .mapping else {
      reportShape(place, expected: Message(en: "the fields that differ", zhHans: "有差异的字段"))
      return
    }
    guard expansion.holds(views) else {
      reportExpansion(
        at: place,
        Message(
          en:
            "the states and variants of this file state more than \(expansion.limit) views once more; this one is not checked, and those that follow may not be",
          zhHans: "此文件的状态与变体重复的视图超过 \(expansion.limit) 个；不检查此项，其后的也可能不检查"))
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
    model.stateNames.set(name, for: screen.index)
    model.screenStates.append(screen)
    reportUnmetOverrides()
    overrides = [:]
    metOverrides = []
    framesUnknown = false
  }
}
