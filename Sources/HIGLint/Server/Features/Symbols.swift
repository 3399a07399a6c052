import HIGCore
import HIGLanguage
import HIGReading

/// The outline of a file, and the screens of all files.
extension LanguageServer {
  /// The kinds of symbols, by the protocol's numbers.
  private enum Sort: Int {
    case file = 1, module = 2, namespace = 3, package = 4, classType = 5, method = 6, property = 7, field = 8
    case interface = 11, function = 12, variable = 13, constant = 14, string = 15, object = 19, key = 20, event = 24
  }

  private struct Symbol {
    var name: String
    var detail: String
    var sort: Sort
    var range: Range<Int>
    var selection: Range<Int>
    var children: [Symbol] = []
  }

  /// The levels of the outline that are told.
  private static let deepest = 100

  func documentSymbols(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let symbols: [Symbol]
    switch reading.kind {
    case .spec, .other: symbols = self.symbols(of: reading.outline)
    case .settings, .rules: symbols = keySymbols(reading.tree)
    case .imported: return .null
    }
    if abilities.hierarchicalSymbols { return .array(symbols.map { json($0, reading, depth: 0) }) }
    var flat: [JSONValue] = []
    func add(_ symbol: Symbol, in container: String?) {
      flat.append([
        "name": .string(symbol.name), "kind": .int(symbol.sort.rawValue),
        "location": ["uri": .string(reading.document.uri), "range": reading.json(symbol.range, encoding)],
        "containerName": container.map { .string($0) },
      ])
      for child in symbol.children { add(child, in: symbol.name) }
    }
    for symbol in symbols { add(symbol, in: nil) }
    return .array(flat)
  }

  private func json(_ symbol: Symbol, _ reading: DocumentReading, depth: Int) -> JSONValue {
    [
      "name": .string(symbol.name), "detail": .string(symbol.detail), "kind": .int(symbol.sort.rawValue),
      "range": reading.json(symbol.range, encoding), "selectionRange": reading.json(symbol.selection, encoding),
      "children": .array(depth < Self.deepest ? symbol.children.map { json($0, reading, depth: depth + 1) } : []),
    ]
  }

  // MARK: Specs

  private func symbols(of outline: SpecOutline) -> [Symbol] {
    var found: [Symbol] = []
    var open: [(end: Int, symbol: Symbol)] = []
    func close(upTo index: Int) {
      while let last = open.last, last.end <= index {
        open.removeLast()
        if open.isEmpty { found.append(last.symbol) } else { open[open.count - 1].symbol.children.append(last.symbol) }
      }
    }
    for index in outline.places.indices {
      close(upTo: index)
      guard let symbol = symbol(at: index, outline) else { continue }
      open.append((outline.places[index].end, symbol))
    }
    close(upTo: .max)
    return found
  }

  private func symbol(at index: Int, _ outline: SpecOutline) -> Symbol? {
    let place = outline.places[index]
    let range = outline.range(of: index)
    guard !range.isEmpty else { return nil }
    func make(_ name: String, _ detail: String, _ sort: Sort, at key: String? = nil) -> Symbol {
      var selection = place.key == .none ? range : outline.tree[place.key].range.bounds
      if let key, let child = outline.child(key, of: index), outline.places[child].value != .none {
        let value = outline.tree[outline.places[child].value].range.bounds
        if !value.isEmpty, range.lowerBound <= value.lowerBound, value.upperBound <= range.upperBound {
          selection = value
        }
      }
      if place.key == .none, key == nil { selection = range.lowerBound..<range.lowerBound }
      return Symbol(name: name.isEmpty ? detail : name, detail: detail, sort: sort, range: range, selection: selection)
    }
    if case .document = place.content {
      return outline.text("screen", of: index).map {
        make($0, outline.text("title", of: index) ?? "screen", .classType, at: "screen")
      }
    }
    if place.parent >= 0, place.key != .none, case .names(let named) = outline.places[place.parent].content {
      let name = outline.tree.text(of: place.key)
      switch named {
      case .palette: return make(name, "palette", .constant)
      case .textStyles: return make(name, "textStyles", .constant)
      case .components: return make(name, "component", .interface)
      case .parameters: return make(name, "parameter", .variable)
      case .states: return make(name, "state", .event)
      default: return nil
      }
    }
    guard let type = outline.objectType(of: index), outline.tree[place.value].kind == .mapping else { return nil }
    let name = outline.vocabulary.types[type].name
    let id = outline.text("id", of: index)
    switch name {
    case "app": return make(outline.text("name", of: index) ?? "app", "app", .package)
    case "screen":
      return make(
        id ?? outline.text("screen", of: index) ?? "variant", outline.text("title", of: index) ?? "screen", .classType,
        at: id == nil ? "screen" : "id")
    case "view":
      let kind = outline.text("kind", of: index) ?? outline.text("use", of: index) ?? "view"
      let text = ["id", "title", "text", "placeholder"].lazy.compactMap { outline.text($0, of: index) }.first {
        !$0.isEmpty
      }
      return make(text ?? kind, kind, .object, at: id == nil ? "kind" : "id")
    case "navigationBar", "toolbar", "tabBar", "searchBar", "alert", "popover", "permission", "notification",
      "quickAction":
      let label = ["id", "title", "resource"].lazy.compactMap { outline.text($0, of: index) }.first
      return make(label ?? name, name, .namespace)
    case "barItem", "action", "item":
      let label = ["id", "title", "action"].lazy.compactMap { outline.text($0, of: index) }.first
      return make(label ?? name, name, .method)
    default: return nil
    }
  }

  // MARK: Other files

  /// Returns the keys of the first levels, and rules by their ids.
  private func keySymbols(_ tree: SyntaxTree) -> [Symbol] {
    func symbols(of node: NodeIndex, depth: Int) -> [Symbol] {
      let node = tree.target(of: node)
      guard node != .none, depth < 3 else { return [] }
      switch tree[node].kind {
      case .mapping:
        return SyntaxTree.Entries(unmerged: node, in: tree).compactMap { entry in
          guard tree[entry.key].kind == .scalar else { return nil }
          let key = tree[entry.key].range.bounds
          let end = entry.value == .none ? key.upperBound : max(key.upperBound, Int(tree[entry.value].range.end))
          let name = tree.text(of: entry.key)
          return Symbol(
            name: name.isEmpty ? "?" : name, detail: "", sort: .property, range: key.lowerBound..<end, selection: key,
            children: depth < 2 ? symbols(of: entry.value, depth: depth + 1) : [])
        }
      case .sequence:
        return tree.children(of: node).compactMap { item in
          guard let id = tree.entries(of: item).first(where: { tree.text(of: $0.key) == "id" }) else { return nil }
          let range = tree[item].range.bounds
          return Symbol(
            name: tree.text(of: id.value), detail: "", sort: .classType, range: range,
            selection: tree[id.value].range.bounds.clamped(to: range))
        }
      default: return []
      }
    }
    return tree.documents.first.map { symbols(of: $0.root, depth: 0) } ?? []
  }

  // MARK: All files

  func workspaceSymbols(_ query: String) -> JSONValue {
    let wanted = query.lowercased()
    var found: [JSONValue] = []
    for folder in folders {
      for (kind, sort) in [(NameKind.screen, Sort.classType), (.component, .interface)] {
        for (path, place) in folder.names.definitions(kind) {
          guard found.count < 1000, wanted.isEmpty || Self.matches(wanted, place.name.lowercased()),
            let file = folder.names.files[path]
          else { continue }
          found.append([
            "name": .string(place.name), "kind": .int(sort.rawValue),
            "location": json(Location(file: file.source, range: place.range), in: folder),
            "containerName": .string(path),
          ])
        }
      }
    }
    return .array(found)
  }

  /// Returns whether the letters of a query occur in a name, in their order.
  private static func matches(_ query: String, _ name: String) -> Bool {
    var rest = name.unicodeScalars[...]
    for scalar in query.unicodeScalars {
      guard let place = rest.firstIndex(of: scalar) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
