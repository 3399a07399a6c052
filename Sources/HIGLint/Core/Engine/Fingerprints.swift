import HIGLanguage
import HIGReading

/// Short texts that change when the contents of a node change, which is how an answer expires.
///
/// A fingerprint is made of values as rules see them. The order of keys, comments, quotes, the spelling of a number or
/// colour, and a default that is written out make no difference; another colour of a palette does. It is the same in
/// every version of the program that reads the same facts.
struct Fingerprints {
  private let model: Model
  private var digests: [UInt64] = []

  init(_ model: Model) { self.model = model }

  /// Returns the fingerprint of a node, which covers everything in it. A text has that of the node that shows it; the
  /// app's covers the facts that the rule reads of it.
  mutating func text(of node: NodeReference, for rule: Rule) -> String? {
    guard node != .none else { return nil }
    if let known = model.extractedFingerprint(of: node) { return Self.text(known) }
    // An extract made without them.
    guard !model.isExtracted(node) else { return nil }
    if digests.isEmpty { digest() }
    guard node == model.app else { return Self.text(digests[Int(owner(of: node).index)]) }
    return Self.text(digest(ofAppFor: rule))
  }

  /// Returns the digest of a node, to be kept in an extract.
  mutating func digest(of node: NodeReference) -> UInt64 {
    if digests.isEmpty { digest() }
    return digests[Int(owner(of: node).index)]
  }

  /// Returns the node that shows a text, or the node itself: a text is judged where it is shown.
  private func owner(of node: NodeReference) -> NodeReference {
    var node = node
    while node != .none, ["text", "localizedText"].contains(model.typeName(of: node)) { node = model.parent(of: node) }
    return node
  }

  /// Returns a digest as eight hexadecimal digits, 32 bits.
  private static func text(_ digest: UInt64) -> String {
    let digits = String(UInt32(truncatingIfNeeded: digest ^ digest >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  // MARK: Digests

  /// Computes all digests, going backwards: every node comes before those in it, whose digests it needs.
  private mutating func digest() {
    digests = Array(repeating: 0, count: max(1, model.nodeCount))
    for index in stride(from: model.nodeCount - 1, through: 0, by: -1) {
      let node = NodeReference(index)
      guard !model.isExtracted(node) else { continue }
      digests[index] = digest(of: node, fields: nil)
    }
  }

  /// - Parameter fields: The only fields that count; nil for all.
  private func digest(of node: NodeReference, fields: Set<String>?) -> UInt64 {
    let type = model.vocabulary.types[model.typeIndex(of: node)]
    var hash = FNV1a()
    if let entry = model.text(of: node) {
      hash.add(entry.string)
      return hash.value
    }
    if type.name == "localizedText" { return digest(ofTexts: node) }
    hash.add(type.name)
    let record = model.nodes[Int(node.index)]
    for (name, slot) in model.slots(of: record).map({ (model.vocabulary.name($0.name), $0) }).sorted(by: { $0.0 < $1.0 }
    ) {
      if let fields, !fields.contains(name) { continue }
      // Where an imported view came from is no part of the design.
      if name == "source" || saysNothing(slot, typeIndex: Int(record.type)) { continue }
      hash.add(name)
      add(slot, to: &hash)
    }
    return hash.value
  }

  /// Returns the digest of a text in its languages: their order does not count, nor does the language of a single one.
  private func digest(ofTexts node: NodeReference) -> UInt64 {
    var hash = FNV1a()
    let texts = model.nodeList(Names.texts, of: node).compactMap { model.text(of: $0) }
    if let only = texts.first, texts.count == 1 {
      hash.add(only.string)
      return hash.value
    }
    for text in texts.sorted(by: { ($0.language ?? "", $0.string) < ($1.language ?? "", $1.string) }) {
      hash.add(text.language ?? "")
      hash.add(text.string)
    }
    return hash.value
  }

  /// Returns the digest for a question about the app: the app's facts that the rule reads and, if it reads the screens,
  /// their ids. A rule that reads neither is about everything in the app.
  private func digest(ofAppFor rule: Rule) -> UInt64 {
    let names = rule.readNames
    let type = model.vocabulary.types[model.typeIndex(of: model.app)]
    let fields = Set(type.fields.map(\.name)).intersection(names)
    let readsScreens = names.contains("screens")
    guard readsScreens || !fields.isEmpty else { return digests[Int(model.app.index)] }
    var hash = FNV1a(digest(of: model.app, fields: fields))
    guard readsScreens else { return hash.value }
    for id in Set(model.screens.compactMap { model.string(Names.id, of: $0) }).sorted() { hash.add(id) }
    return hash.value
  }

  /// Returns whether a field's value is the one that holds where none is stated.
  private func saysNothing(_ slot: FieldSlot, typeIndex: Int) -> Bool {
    guard let field = model.vocabulary.field(slot.name, in: typeIndex) else { return false }
    switch (field.absence, model.value(of: slot)) {
    case (.unknown, .unknown), (.required, .unknown): return true
    case (.bool(let usual), .bool(let value)): return usual == value
    case (.number(let usual), .double(let value)): return usual == value
    case (.word(let usual), .string(let value)): return usual == value
    case (.clear, .color(let value)): return value.color.light.isClear && value.color.dark?.isClear ?? true
    case (.emptyList, .list(let items)): return items.isEmpty
    default: return false
    }
  }

  private func add(_ slot: FieldSlot, to hash: inout FNV1a) {
    switch slot.kind {
    case .list:
      let items = model.items(of: slot)
      hash.add(tag: 7)
      hash.add(UInt64(items.count))
      for item in items { add(item, to: &hash) }
    case .node: add(NodeReference(Int(slot.payload)), to: &hash)
    default: add(model.value(of: slot), to: &hash)
    }
  }

  private func add(_ node: NodeReference, to hash: inout FNV1a) {
    hash.add(tag: 6)
    hash.add(Int(node.index) < digests.count ? digests[Int(node.index)] : 0)
  }

  private func add(_ value: Value, to hash: inout FNV1a) {
    switch value {
    case .unknown, .error: hash.add(tag: 0)
    case .null: hash.add(tag: 1)
    case .bool(let bool):
      hash.add(tag: 2)
      hash.add(UInt64(bool ? 1 : 0))
    case .int(let int): add(.double(Double(int)), to: &hash)
    case .double(let double):
      hash.add(tag: 3)
      hash.add((double == 0 ? 0 : double).bitPattern)
    case .string(let string), .type(let string):
      hash.add(tag: 4)
      hash.add(string)
    case .color(let color):
      // The names of colours are spellings.
      hash.add(tag: 5)
      hash.add(color.color.light.hex)
      if color.color.isPair { hash.add(color.color.dark?.hex ?? "") }
    case .node(let node): add(node, to: &hash)
    case .list(let items):
      hash.add(tag: 7)
      hash.add(UInt64(items.count))
      for item in items { add(item, to: &hash) }
    case .map(let map):
      // The values of what the vocabulary leaves open are at most 32 deep.
      hash.add(tag: 8)
      let entries = map.entries.map { entry -> (String, Value) in
        if case .string(let key) = entry.key { return (key, entry.value) }
        return ("", entry.value)
      }
      hash.add(UInt64(entries.count))
      for (key, value) in entries.sorted(by: { $0.0 < $1.0 }) {
        hash.add(key)
        add(value, to: &hash)
      }
    case .interval(let interval):
      add(.double(interval.low), to: &hash)
      add(.double(interval.high), to: &hash)
    case .span(let span): add(.string(model.string(of: span)), to: &hash)
    }
  }
}

extension Rule {
  /// The names of the facts that the rule's expressions read, of any node.
  package var readNames: Set<String> {
    var programs: [Program] = []
    if let condition { programs.append(condition) }
    for check in checks { programs += [check.condition, check.each, check.requirement].compactMap { $0 } }
    return programs.reduce(into: []) { $0.formUnion($1.image.names.map(\.text)) }
  }
}

extension FNV1a {
  fileprivate mutating func add(tag: UInt8) { add(tag) }

  fileprivate mutating func add(_ number: UInt64) { add(number, bytes: 8) }

  /// Adds a text with its length, so that two texts in a row can't be taken for two others.
  fileprivate mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    self = text.withBytes { bytes in
      var hash = self
      hash.add(bytes)
      return hash
    }
  }
}
