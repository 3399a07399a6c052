import HIGCore
import HIGLanguage
import HIGReading

/// Tells whether a mapping at the top of a file is a spec: people keep many other files in YAML and JSON beside theirs,
/// some with keys named like a spec's.
///
/// A key alone proves little; its value and the keys beside it do:
/// - `higlint: 1` proves it.
/// - `screen` holds an id, and beside it are no more keys that no screen has than such that one has (one more, where it is
///   the first of them, as the format has it); and it is the first, or one of them holds what only a screen has: views, a bar, links.
/// - `screens` is a list of mappings, each with an id, most of whose keys are a screen's: all, or one holds such a thing.
/// - `app` holds facts of an app: at least two, more than it holds other keys, or nothing else; `palette` holds colours,
///   `textStyles` fonts, `components` views, `reviewed` answers; and there are more of these five than of keys that no spec has.
///
/// A key whose value is not what it is in a spec is another format's. A misspelt key counts for nothing: it should be reported, not make a spec something else. Where the syntax is
/// broken, unknown keys count for nothing. All other files are passed over.
struct SpecShape {
  /// The reason why a file is no spec.
  enum Doubt: Hashable, Sendable {
    /// None of a spec's keys is there.
    case noKey
    /// There is no mapping.
    case noMapping
    /// The value of a key is not what it is in a spec.
    case otherContent(SpecSection, key: String)
    /// The key is right by itself, but stands among these, which no spec has.
    case otherKeys(key: String, [String])
  }

  private let tree: SyntaxTree
  private let root: NodeIndex
  private let isBroken: Bool
  private let vocabulary = Vocabulary.shared

  init(_ tree: SyntaxTree, root: NodeIndex, isBroken: Bool) {
    self.tree = tree
    self.root = root
    self.isBroken = isBroken
  }

  /// Returns the reason against reading the mapping as a spec; nil where it is one beyond doubt.
  func doubt() -> Doubt? {
    var marks: [(section: SpecSection, key: NodeIndex, value: NodeIndex)] = []
    for entry in tree.entries(of: root) {
      guard let section = tree.section(of: entry.key) else { continue }
      marks.append((section, entry.key, tree.target(of: entry.value)))
    }
    guard let first = marks.first else { return .noKey }
    if marks.contains(where: { $0.section == .higlint && isInteger($0.value) }) { return nil }
    if let screen = marks.first(where: { $0.section == .screen }) {
      let beside = count(root, types: ["screen", "document"])
      let key = tree.text(of: screen.key)
      let isID = holdsID(screen.value)
      guard isID || beside.structured > 0 && beside.known > 2 else { return .otherContent(.screen, key: key) }
      let isHead = isID && isFirst(screen.key)
      let isOwn = beside.unknown.isEmpty || beside.structured > 0 || isHead
      // At its head one slip more is forgiven.
      let isForgiven = beside.known + (isHead ? 1 : 0) >= beside.unknown.count
      return isOwn && isForgiven ? nil : .otherKeys(key: key, beside.unknown)
    }
    if let screens = marks.first(where: { $0.section == .screens }), holdsScreens(screens.value) { return nil }
    let sure = marks.filter { holdsItsOwn($0.section, $0.value) }
    guard let surest = sure.first else { return .otherContent(first.section, key: tree.text(of: first.key)) }
    let unknown = count(root, types: ["document", "screen"]).unknown
    return unknown.isEmpty || sure.count > unknown.count ? nil : .otherKeys(key: tree.text(of: surest.key), unknown)
  }

  // MARK: What a key holds

  private func isFirst(_ key: NodeIndex) -> Bool {
    for entry in tree.entries(of: root) { return entry.key == key }
    return false
  }

  private func isInteger(_ node: NodeIndex) -> Bool {
    guard node != .none, tree[node].kind == .scalar, case .int = tree.scalarValue(of: node) else { return false }
    return true
  }

  private func isScalar(_ node: NodeIndex) -> Bool { node != .none && tree[node].kind == .scalar }
  private func isMapping(_ node: NodeIndex) -> Bool { node != .none && tree[node].kind == .mapping }

  private func holdsID(_ node: NodeIndex) -> Bool { node == .none || isScalar(node) }

  private func holdsScreens(_ list: NodeIndex) -> Bool {
    guard list != .none, tree[list].kind == .sequence else { return false }
    var known = 0
    var unknown = 0
    var structured = 0
    var items = 0
    for item in tree.children(of: list).prefix(Self.manyItems) {
      let item = tree.target(of: item)
      guard isMapping(item) else { continue }
      items += 1
      let keys = count(item, types: ["screen"])
      let isNamed = tree.entries(of: item).contains { ["id", "screen"].contains(tree.text(of: $0.key)) }
      known += isNamed ? keys.known : 0
      unknown += keys.unknown.count
      structured += keys.structured
    }
    // A list that is still empty says nothing, but neither do any keys beside it.
    guard items > 0 else { return count(root, types: ["document"]).unknown.isEmpty }
    return known > unknown && (unknown == 0 || structured > 0)
  }

  /// The number of items of a long list that are looked at, to judge the others by.
  private static let manyItems = 100

  private func holdsItsOwn(_ section: SpecSection, _ value: NodeIndex) -> Bool {
    switch section {
    case .app:
      guard isMapping(value) else { return false }
      let keys = count(value, types: ["app"])
      return keys.unknown.isEmpty ? keys.known > 0 : keys.known >= 2 && keys.known > keys.unknown.count
    case .palette: return mostEntries(of: value, are: isColor)
    case .components: return mostEntries(of: value, are: isComponent)
    case .reviewed: return holdsAnswers(value)
    case .textStyles:
      return mostEntries(of: value) { style in
        let keys = count(style, types: ["font"])
        return isMapping(style) && keys.known > keys.unknown.count
      }
    case .higlint, .screen, .screens: return false
    }
  }

  private func mostEntries(of mapping: NodeIndex, are isOwn: (NodeIndex) -> Bool) -> Bool {
    guard isMapping(mapping) else { return false }
    var own = 0
    var others = 0
    for entry in tree.entries(of: mapping).prefix(Self.manyItems) {
      if isOwn(tree.target(of: entry.value)) { own += 1 } else { others += 1 }
    }
    return own > others
  }

  /// Returns whether a node is a colour as text, or one for each appearance.
  private func isColor(_ node: NodeIndex) -> Bool {
    if isMapping(node) {
      var own = 0
      var others = 0
      for entry in tree.entries(of: node) {
        if Self.appearances.contains(tree.text(of: entry.key)) { own += 1 } else { others += 1 }
      }
      return own > others
    }
    guard isScalar(node) else { return false }
    let text = tree.text(of: node)
    if let first = text.utf8.first, first == UInt8(ascii: "#") || first == UInt8(ascii: "$") { return true }
    do throws(ColorSyntaxError) {
      _ = try DynamicColor.parse(text)
      return true
    } catch {
      return false
    }
  }

  private static let appearances: Set<String> = ["light", "dark"]

  private func isComponent(_ node: NodeIndex) -> Bool {
    guard isMapping(node) else { return false }
    var own = 0
    var others = 0
    var isView = false
    var hasView = false
    for entry in tree.entries(of: node) {
      let key = tree.text(of: entry.key)
      let value = tree.target(of: entry.value)
      if key == "use" || key == "kind" && isScalar(value) && Enumeration.viewKind.words.contains(tree.text(of: value)) {
        isView = true
      }
      if resembles(key, Self.componentKeys) {
        if !resembles(key, ["parameters"]) { hasView = true }
        own += 1
      } else if !key.hasPrefix("x-") {
        others += 1
      }
    }
    // A view without `view` around it is a slip.
    return hasView && own > others
      || isView && count(node, types: ["view"]).known > count(node, types: ["view"]).unknown.count
  }

  private static let componentKeys = ["view", "parameters"]

  /// Returns whether a node is a list of answers, or holds answers by rule.
  private func holdsAnswers(_ node: NodeIndex) -> Bool {
    guard node != .none else { return false }
    if tree[node].kind == .sequence {
      let items = Array(tree.children(of: node).prefix(Self.manyItems))
      let own = items.count { item in
        tree.entries(of: tree.target(of: item)).contains { tree.text(of: $0.key) == "rule" }
      }
      return own > items.count - own
    }
    guard isMapping(node) else { return false }
    let rules = tree.entries(of: node).prefix(Self.manyItems).map { tree.text(of: $0.key).contains("/") }
    return rules.count { $0 } > rules.count { !$0 }
  }

  // MARK: Keys

  private struct Keys {
    var known = 0
    var unknown: [String] = []
    /// The number of the known ones that hold objects of their own.
    var structured = 0
  }

  /// Counts the keys that one of the types has, and lists those that none has, or that hold something else there. A
  /// misspelt key is neither.
  private func count(_ mapping: NodeIndex, types names: [String], depth: Int = 0) -> Keys {
    guard isMapping(mapping) else { return Keys() }
    let types = names.compactMap { vocabulary.typeIndex(of: $0) }
    var known = 0
    var structured = 0
    var unknown: [String] = []
    for entry in tree.entries(of: mapping) {
      if unknown.count >= Self.manyKeys { break }
      let name = tree.withBytes(of: entry.key) { vocabulary.nameID(ofKey: $0) }
      if name != .none, let field = types.lazy.compactMap({ vocabulary.field(ofKey: name, in: $0) }).first {
        let value = tree.target(of: entry.value)
        if depth > 0 || fits(value, field.type) {
          known += 1
          if value != .none, tree[value].kind != .scalar, Self.holdsNodes(field.type) { structured += 1 }
        } else {
          unknown.append(tree.text(of: entry.key))
        }
        continue
      }
      let key = tree.text(of: entry.key)
      // A merge key brings what it names.
      if key.hasPrefix("x-") || key == "<<" || isBroken { continue }
      let isMisspelt = types.contains { resembles(key, vocabulary.types[$0].fields.lazy.map(\.name)) }
      if !isMisspelt { unknown.append(key) }
    }
    return Keys(known: known, unknown: unknown, structured: structured)
  }

  private static func holdsNodes(_ type: FieldType) -> Bool {
    switch type {
    case .node: true
    case .list(let inner), .map(let inner): holdsNodes(inner)
    default: false
    }
  }

  /// Returns whether a value may be meant for a field: an object of it holds more of its keys than others.
  private func fits(_ value: NodeIndex, _ type: FieldType) -> Bool {
    guard value != .none else { return true }
    let kind = tree[value].kind
    guard kind != .error, kind != .alias, !isBroken else { return true }
    switch type {
    case .node(let name):
      if kind == .scalar { return hasShorthand(name) || isWord(value) }
      guard kind == .mapping else { return true }
      // In a list a screen may name itself as in a file of its own.
      let keys = count(value, types: name == "screen" ? [name, "document"] : [name], depth: 1)
      return keys.known >= keys.unknown.count
    case .list(.node(let name)):
      if kind == .scalar { return isWord(value) }
      guard kind == .sequence else { return true }
      return tree.children(of: value).prefix(Self.fewItems).allSatisfy { fits(tree.target(of: $0), .node(name)) }
    case .bool, .int, .number, .identifier: return kind == .scalar
    default: return true
    }
  }

  /// Returns whether a scalar may stand for an object of a type: for the one field that says most.
  private func hasShorthand(_ name: String) -> Bool {
    guard let type = vocabulary.types.first(where: { $0.name == name }), let shorthand = type.shorthand,
      let field = type.fields.first(where: { $0.name == shorthand })
    else { return false }
    if case .list = field.type { return false }
    return true
  }

  /// Returns whether a scalar may stand for any value: `none`, `unknown`, a parameter.
  private func isWord(_ scalar: NodeIndex) -> Bool {
    let text = tree.text(of: scalar)
    return text.isEmpty || text == "none" || text == "unknown" || text.hasPrefix("$")
  }

  /// The number of items of a list by which it is judged what it holds.
  private static let fewItems = 3

  /// The number of unknown keys after which the rest decide nothing: no type has so many fields.
  private static let manyKeys = 1000
  /// The least length of a misspelt key, in bytes: shorter words are all alike.
  private static let shortestMisspelt = 4

  private func resembles(_ key: String, _ names: some Sequence<String>) -> Bool {
    key.utf8.count >= Self.shortestMisspelt && !nearest(to: key, among: names, limit: 1).isEmpty
  }
}

extension SpecShape.Doubt {
  /// The reason as a message, for users who ask why a file is not checked.
  var message: Message {
    switch self {
    case .noMapping: Message(en: "there is no mapping at its top", zhHans: "顶层不是映射")
    case .noKey: Message(en: "none of a spec's keys stands at its top", zhHans: "顶层没有规格的键")
    case .otherContent(let section, let key):
      switch section {
      case .screen: Message(en: "`screen` is no id of a screen", zhHans: "`screen` 不是界面的 id")
      case .screens: Message(en: "`screens` is no list of screens", zhHans: "`screens` 不是界面列表")
      case .app: Message(en: "`app` holds too few facts about an app", zhHans: "`app` 中有关应用的事实太少")
      case .palette: Message(en: "`palette` holds no colours", zhHans: "`palette` 中没有颜色")
      case .components: Message(en: "`components` holds no views", zhHans: "`components` 中没有视图")
      case .reviewed: Message(en: "`reviewed` holds no answers", zhHans: "`reviewed` 中没有答案")
      case .higlint: Message(en: "`higlint` is no version of the format", zhHans: "`higlint` 不是格式的版本号")
      case .textStyles: Message(en: "`\(key)` holds no fonts", zhHans: "`\(key)` 中没有字体")
      }
    case .otherKeys(let key, let others):
      Message(
        en: "`\(key)` stands beside what no spec has: \(Self.list(others, ", "))",
        zhHans: "与 `\(key)` 并列的有规格所没有的键：\(Self.list(others, "、"))")
    }
  }

  private static func list(_ keys: [String], _ separator: String) -> String {
    keys.prefix(3).map { "`\($0)`" }.joined(separator: separator) + (keys.count > 3 ? separator + "…" : "")
  }
}
