import HIGLanguage
import HIGReading

/// Reads an extract out of a model.
struct ExtractBuilder {
  private let model: Model
  private let plan: ExtractPlan
  private var extract = Extract()
  private var indices = HashMap<NodeReference, Int>()
  private var files = HashMap<ObjectIdentifier, Int>()
  /// The nodes whose facts are still to be read.
  private var open: [(node: NodeReference, index: Int)] = []
  private var fingerprints: Fingerprints?

  static func extract(from model: Model, by plan: ExtractPlan, withFingerprints: Bool) -> Extract {
    var builder = ExtractBuilder(model: model, plan: plan)
    if withFingerprints { builder.fingerprints = Fingerprints(model) }
    return builder.build()
  }

  private init(model: Model, plan: ExtractPlan) {
    self.model = model
    self.plan = plan
  }

  private mutating func build() -> Extract {
    for screen in model.screens {
      extract.screens.append(add(screen))
      readFacts()
      guard !plan.selectedTypes.isEmpty else { continue }
      for index in Int(screen.index)..<Int(model.nodes[Int(screen.index)].end)
      where plan.selectedTypes.contains(Int(model.nodes[index].type)) {
        _ = add(NodeReference(index))
      }
      readFacts()
    }
    connectParents()
    return extract
  }

  private mutating func add(_ node: NodeReference) -> Int {
    if let index = indices[node] { return index }
    let record = model.nodes[Int(node.index)]
    let index = extract.nodes.count
    indices.set(index, for: node)
    extract.nodes.append(
      Extract.Node(
        type: Int(record.type), path: model.path(of: node), place: place(model.location(of: node)),
        field: record.field, position: Int(record.position),
        parent: -1, facts: [], fingerprint: fingerprints?.digest(of: node) ?? 0))
    open.append((node, index))
    return index
  }

  /// Reads the facts of all open nodes, which may lead to others; a list instead of recursion.
  private mutating func readFacts() {
    while let (node, index) = open.popLast() {
      var facts: [Extract.Fact] = []
      for name in plan.names[model.typeIndex(of: node)] {
        // Nobody wrote it, and the app's model knows as much by itself.
        let value = model.value(of: name, at: node)
        if case .unknown(let unknown) = value,
          unknown.causes.allSatisfy({ $0.reason == .notStated || $0.reason == .otherFiles })
        {
          continue
        }
        facts.append(
          Extract.Fact(
            name: name, value: extracted(value),
            place: model.location(of: name, at: node).map { place($0) }))
      }
      extract.nodes[index].facts = facts
    }
  }

  private mutating func connectParents() {
    for (node, index) in indices.entries {
      let parent = model.parent(of: node)
      if parent != .none, let position = indices[parent] { extract.nodes[index].parent = position }
    }
  }

  private mutating func place(_ location: Location) -> Extract.Place {
    let identity = ObjectIdentifier(location.file)
    if let file = files[identity] { return Extract.Place(file: file, range: location.range) }
    files.set(extract.files.count, for: identity)
    extract.files.append(location.file.path)
    return Extract.Place(file: extract.files.count - 1, range: location.range)
  }

  private mutating func extracted(_ value: Value, depth: Int = 0) -> ExtractedValue {
    guard depth < 64 else { return .unknown(.bound) }
    switch value {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .int(let int): return .int(int)
    case .double(let double): return .double(double)
    case .interval(let interval): return .interval(interval.low, interval.high)
    case .string(let string): return .string(string)
    case .list(let items): return .list(items.map { extracted($0, depth: depth + 1) })
    case .map(let map):
      return .map(
        map.entries.map {
          ExtractedEntry(key: extracted($0.key, depth: depth + 1), value: extracted($0.value, depth: depth + 1))
        })
    // The app's own node is in every model of the app.
    case .node(let node):
      return node == .none || node == model.app ? .unknown(.notStated) : .node(add(node))
    case .span(let span): return .string(model.string(of: span))
    case .color(let color): return .color(color.color, name: color.name)
    case .type(let name): return .string(name)
    case .unknown(let unknown): return .unknown(unknown.causes.first?.reason ?? .notStated)
    case .error: return .unknown(.unreadable)
    }
  }
}

extension Engine {
  /// Returns the facts of a file's screens that the rules about whole apps need.
  ///
  /// - Parameter withFingerprints: Whether answers will be compared with the nodes that they are about.
  public func extract(from model: Model, withFingerprints: Bool = false) -> EncodedExtract {
    prepare(model)
    return ExtractBuilder.extract(from: model, by: plan, withFingerprints: withFingerprints).encode()
  }
}
