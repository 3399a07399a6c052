import HIGLanguage
import HIGReading

/// The names of nodes: in messages, and as paths.
struct NodeDescription {
  let model: Model

  init(_ model: Model) { self.model = model }

  /// Returns a text's words, a frame's numbers, a view's id or kind.
  func text(of node: NodeReference) -> String {
    guard node != .none else { return "" }
    switch model.typeName(of: node) {
    case "text":
      return model.text(of: node)?.string ?? model.string(model.vocabulary.nameID(of: "value"), of: node) ?? ""
    case "localizedText":
      guard let slot = model.slot(Names.texts, of: node), let first = model.items(of: slot).first else { return "" }
      return text(of: NodeReference(Int(first.payload)))
    case "frame", "hitArea", "size", "point":
      let type = model.vocabulary.types[model.typeIndex(of: node)]
      return type.positional.map { name in
        model.number(model.vocabulary.nameID(of: name), of: node).map { cut($0) } ?? "?"
      }.joined(separator: ", ")
    default:
      return importedName(of: node) ?? model.string(Names.id, of: node) ?? shortText(of: node) ?? kind(of: node)
    }
  }

  private static let source = Vocabulary.shared.nameID(of: "source")

  /// Returns what the tool that made a node calls it; the ids of such nodes are for programs.
  private func importedName(of node: NodeReference) -> String? {
    model.node(Self.source, of: node).flatMap { model.string(Names.name, of: $0) }
  }

  private func kind(of node: NodeReference) -> String {
    model.string(Names.kind, of: node) ?? model.typeName(of: node)
  }

  private func shortText(of node: NodeReference) -> String? {
    for name in [Names.title, Names.text, Names.name] {
      guard let inner = model.node(name, of: node) else { continue }
      let text = text(of: inner)
      if !text.isEmpty { return text }
    }
    return nil
  }
}

extension Model {
  /// Returns a node's identity within its app: field names and, in a list, the element's id, else its kind and text.
  ///
  /// Equal siblings are told apart by `~2`, `~3` …; a file's name and measured values never take part.
  public func path(of node: NodeReference) -> String {
    if let path = extractedPath(of: node) { return path }
    var parts: [String] = []
    var current = node
    var isInBar = false
    while current != .none {
      let record = nodes[Int(current.index)]
      // Whatever screen shows it, the app's tab bar is the app's.
      isInBar = isInBar || isInAppTabBar(record)
      if isInBar, Int(record.type) == NodeTypes.tabBar {
        parts += ["tabBar", "app"]
        break
      }
      if let root = pathRoot(of: current, record) {
        parts += root
        break
      }
      let name = pathName(of: current, record)
      if let element = name.element { parts.append(element) }
      if let field = name.field { parts.append(field) }
      current = record.parent
    }
    var path = ""
    path.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 1 })
    for index in parts.indices.reversed() {
      path += parts[index]
      if index > 0 { path += "/" }
    }
    return path
  }

  /// Returns the beginning of the paths of all that is in a node, last part first; nil where they begin above it.
  func pathRoot(of node: NodeReference, _ record: ModelNode) -> [String]? {
    if let definition = definitionParts(of: node) { return definition }
    let begins = record.parent == .none || node == app || Int(record.type) == screenType
    return begins ? rootParts(of: node) : nil
  }

  /// Returns what a node's path has more than that of its parent.
  func pathName(of node: NodeReference, _ record: ModelNode) -> (field: String?, element: String?) {
    if Int(record.type) == textType {
      guard record.position > 0, let language = text(of: node)?.language else { return (nil, nil) }
      return (nil, language)
    }
    let field = record.field == .none ? "" : vocabulary.name(record.field)
    if record.position >= 0 { return (field, element(node, record: record)) }
    return (field.isEmpty ? nil : field, nil)
  }

  /// Returns the screen that a state or a variant lies over: the last one before it.
  func baseScreen(ofState state: NodeReference) -> NodeReference? {
    var (low, high) = (0, screens.count)
    while low < high {
      let middle = (low + high) / 2
      if screens[middle].index < state.index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? screens[low - 1] : nil
  }

  private func rootParts(of node: NodeReference) -> [String] {
    switch typeName(of: node) {
    case "screen":
      let id = string(Names.id, of: node) ?? "screen"
      guard let state = stateNames[node.index] else { return [id] }
      // A variant may have an id of its own; it is the screen's all the same.
      let base = baseScreen(ofState: node).flatMap { string(Names.id, of: $0) } ?? id
      return [id == base ? state : id, base]
    case "component": return componentName.map { [$0, "components"] } ?? ["component"]
    case let name: return [name]
    }
  }

  /// Returns an element's name: `pay-button`, `button:log-in`, `label~2`.
  private func element(_ node: NodeReference, record: ModelNode) -> String {
    if let id = string(Names.id, of: node) { return id }
    if let name = storage.pointee.elements[node.index] { return name }
    storage.pointee.elements.set(elementName(node), for: node.index)
    nameElements(of: record)
    return storage.pointee.elements[node.index] ?? ""
  }

  /// Names all elements of a list at once: to tell equal ones apart, each must be looked at.
  private func nameElements(of record: ModelNode) {
    var count: [String: Int] = [:]
    for sibling in nodeList(record.field, of: record.parent) {
      let name = elementName(sibling)
      let number = count[name, default: 0] + 1
      count[name] = number
      storage.pointee.elements.set(number == 1 ? name : "\(name)~\(number)", for: sibling.index)
    }
  }

  private func elementName(_ node: NodeReference) -> String {
    if let id = string(Names.id, of: node) { return id }
    let type = vocabulary.types[typeIndex(of: node)]
    let kind = type.nameField.flatMap { string(vocabulary.nameID(of: $0), of: node) } ?? type.name
    for name in [Names.title, Names.text, Names.name] {
      guard let inner = self.node(name, of: node) else { continue }
      let slug = Self.slug(NodeDescription(self).text(of: inner))
      if !slug.isEmpty { return "\(kind):\(slug)" }
    }
    return kind
  }

  /// Returns letters and digits in lower case, the rest as single hyphens; at most 32 scalars.
  static func slug(_ text: String) -> String {
    var slug = ""
    var count = 0
    var gap = false
    for scalar in text.unicodeScalars {
      if count >= 32 { break }
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        if gap, !slug.isEmpty {
          slug += "-"
          count += 1
        }
        gap = false
        slug += scalar.properties.lowercaseMapping
        count += 1
      } else {
        gap = true
      }
    }
    return slug
  }
}
