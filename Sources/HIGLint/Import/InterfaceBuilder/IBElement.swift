import HIGReading

/// An Interface Builder file as read: its XML, with the names looked up once and its objects by id.
final class IBFile {
  let document: XMLDocument
  private let names: [String: UInt32]
  /// The elements that have an id, the first of each.
  private var objects: [String: NodeIndex] = [:]
  /// The second of two objects with one id.
  private(set) var repeated: [NodeIndex] = []
  /// The variations for the size classes that the file is drawn in, the closest first, by the element that they change.
  private var variations: [NodeIndex: [NodeIndex]] = [:]

  init(_ document: XMLDocument) {
    self.document = document
    var names: [String: UInt32] = [:]
    for (index, name) in document.names.enumerated() { names[name] = UInt32(index) }
    self.names = names
    gatherObjects()
    variations = Self.variations(in: self)
  }

  /// Searches the elements that may hold an attribute or a value: the variations that apply, then the element itself.
  @inline(__always)
  fileprivate func sources<R>(of index: NodeIndex, _ find: (NodeIndex) -> R?) -> R? {
    if !variations.isEmpty, let varied = variations[index] {
      for variation in varied { if let found = find(variation) { return found } }
    }
    return find(index)
  }

  private func gatherObjects() {
    guard let id = names["id"] else { return }
    // These have ids of the document, not of objects.
    let others = Set(["device", "adaptation"].compactMap { names[$0] })
    for (index, node) in document.nodes.enumerated() where node.kind == .element && !others.contains(node.name) {
      guard let attribute = document.attribute(id, of: NodeIndex(index)) else { continue }
      let text = document.string(of: attribute)
      if objects[text] == nil { objects[text] = NodeIndex(index) } else { repeated.append(NodeIndex(index)) }
    }
  }

  var root: IBElement? { document.root == .none ? nil : IBElement(file: self, index: document.root) }

  func number(of name: String) -> UInt32? { names[name] }

  subscript(id: String) -> IBElement? { objects[id].map { IBElement(file: self, index: $0) } }

  /// All elements, in the order of the file.
  var elements: some Sequence<IBElement> {
    document.nodes.indices.lazy.filter { self.document.nodes[$0].kind == .element }
      .map { IBElement(file: self, index: NodeIndex($0)) }
  }
}

/// An element of an Interface Builder file.
struct IBElement {
  let file: IBFile
  let index: NodeIndex

  private var node: XMLNode { file.document.nodes[Int(index.value)] }

  var name: String { file.document.names[Int(node.name)] }
  var range: SourceRange { node.range }
  /// The range of its name in its start tag, which is underlined for an element.
  var nameRange: SourceRange {
    let start = Int(node.range.start) + 1
    return SourceRange(start, start + name.utf8.count)
  }
  var isComplete: Bool { node.isComplete }

  func `is`(_ name: String) -> Bool { file.number(of: name) == node.name }

  // MARK: Attributes

  func attribute(_ name: String) -> XMLAttribute? {
    guard let number = file.number(of: name) else { return nil }
    // A variation's own key says when it holds.
    if name == "key" { return file.document.attribute(number, of: index) }
    return file.sources(of: index) { file.document.attribute(number, of: $0) }
  }

  subscript(name: String) -> String? { attribute(name).map(file.document.string(of:)) }

  var id: String? { self["id"] }
  var key: String? { self["key"] }
  /// The class that stands for UIKit's own; anything it does, it does in code.
  var customClass: String? { self["customClass"] }

  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  func number(_ name: String) -> Double? {
    guard let text = self[name], let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Returns the place of an attribute's value; the element's name if it is not written, or empty.
  func place(of name: String) -> SourceRange {
    guard let attribute = attribute(name) else { return nameRange }
    return attribute.value.isEmpty ? attribute.nameRange : attribute.value
  }

  // MARK: Children

  /// The child elements.
  var children: [IBElement] {
    var children: [IBElement] = []
    var next = node.first
    while next != .none {
      let child = file.document.nodes[Int(next.value)]
      if child.kind == .element { children.append(IBElement(file: file, index: next)) }
      next = child.next
    }
    return children
  }

  func child(_ name: String) -> IBElement? {
    guard let number = file.number(of: name) else { return nil }
    var next = node.first
    while next != .none {
      let child = file.document.nodes[Int(next.value)]
      if child.kind == .element, child.name == number { return IBElement(file: file, index: next) }
      next = child.next
    }
    return nil
  }

  /// Returns the child that is the value of a property, whatever element it is.
  func child(key: String) -> IBElement? {
    guard let number = file.number(of: "key") else { return nil }
    return file.sources(of: index) { child(key: key, number, of: $0) }
  }

  private func child(key: String, _ number: UInt32, of index: NodeIndex) -> IBElement? {
    var next = file.document.nodes[Int(index.value)].first
    while next != .none {
      let child = file.document.nodes[Int(next.value)]
      if child.kind == .element, let attribute = file.document.attribute(number, of: next),
        file.document.string(of: attribute) == key
      {
        return IBElement(file: file, index: next)
      }
      next = child.next
    }
    return nil
  }

  func child(_ name: String, key: String) -> IBElement? {
    guard let child = child(key: key), child.is(name) else { return nil }
    return child
  }

  var parent: IBElement? { node.parent == .none ? nil : IBElement(file: file, index: node.parent) }

  /// All text directly in it, decoded.
  var text: String { file.document.text(of: index) }

  /// The only run of text in it; nil if comments or sections cut it, or if there is none.
  var textNode: XMLNode? {
    guard node.first != .none else { return nil }
    let child = file.document.nodes[Int(node.first.value)]
    return child.kind == .text && child.next == .none ? child : nil
  }
}
