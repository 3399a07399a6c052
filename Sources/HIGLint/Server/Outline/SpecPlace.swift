import HIGLanguage
import HIGReading

/// A key with its value, or an item of a list, and what the format makes of it.
struct SpecPlace {
  /// What the value of a place is.
  enum Content {
    case document
    /// An object of a type, in full or in its short form.
    case object(Int)
    case value(FieldType)
    case list(FieldType)
    /// A mapping with names of somebody's own.
    case names(NamedContent)
    case component
    case parameter
    /// Something that the format does not read.
    case other
  }

  /// What stands under names of somebody's own.
  enum NamedContent {
    case palette, textStyles, components, parameters, arguments, states, overrides, languages, appearances
    case answers
    case values(FieldType)
  }

  /// The place that holds this one; negative for a document.
  var parent: Int
  /// The key; none for an item of a list, or a document.
  var key: NodeIndex
  /// The value as written, which may be an alias.
  var value: NodeIndex
  var content: Content
  /// The field that it states, and the type that has the field.
  var field: Field?
  var owner = -1
  /// The place behind the last one within it.
  var end = 0
}

/// A spec as the format sees it: its places in the order of the text. Of what is only half typed the rest is there.
struct SpecOutline {
  let tree: SyntaxTree
  private(set) var places: [SpecPlace] = []
  let vocabulary: Vocabulary

  /// The depth below which nothing is looked at: no model is as deep.
  private static let maximumDepth = 400

  init(_ tree: SyntaxTree, vocabulary: Vocabulary = .shared) {
    self.tree = tree
    self.vocabulary = vocabulary
    for document in tree.documents {
      let root = tree.target(of: document.root)
      guard root != .none else { continue }
      walk(SpecPlace(parent: -1, key: .none, value: root, content: .document))
    }
  }

  private mutating func walk(_ root: SpecPlace) {
    enum Step {
      case enter(SpecPlace, depth: Int)
      case leave(Int)
    }
    var steps = [Step.enter(root, depth: 0)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let index): places[index].end = places.count
      case .enter(let place, let depth):
        let index = places.count
        places.append(place)
        steps.append(.leave(index))
        guard depth < Self.maximumDepth, place.value != .none else { continue }
        for child in children(of: place, at: index).reversed() { steps.append(.enter(child, depth: depth + 1)) }
      }
    }
  }

  // MARK: Children

  private func children(of place: SpecPlace, at index: Int) -> [SpecPlace] {
    switch tree[place.value].kind {
    case .mapping: return entries(of: place, at: index)
    case .sequence: return items(of: place, at: index)
    case .scalar, .alias, .error: return []
    }
  }

  private func entries(of place: SpecPlace, at index: Int) -> [SpecPlace] {
    var found: [SpecPlace] = []
    let isScreen = isScreenDocument(place)
    // A key without even an empty value is only begun.
    for entry in SyntaxTree.Entries(unmerged: place.value, in: tree)
    where tree[entry.key].kind == .scalar && entry.value != .none {
      var child = SpecPlace(parent: index, key: entry.key, value: entry.value, content: .other)
      describe(&child, in: place, isScreen: isScreen)
      found.append(child)
    }
    return found
  }

  private func isScreenDocument(_ place: SpecPlace) -> Bool {
    guard case .document = place.content else { return false }
    var fields = 0
    var others = 0
    for entry in SyntaxTree.Entries(unmerged: place.value, in: tree) {
      if let section = tree.section(of: entry.key) {
        if section == .screen { return true }
        continue
      }
      let name = tree.withBytes(of: entry.key) { vocabulary.nameID(ofKey: $0) }
      if vocabulary.field(ofKey: name, in: NodeTypes.screen) != nil { fields += 1 } else { others += 1 }
    }
    // While the key `screen` is typed anew the others tell what it is.
    return fields > 1 && others < 2
  }

  private func describe(_ child: inout SpecPlace, in place: SpecPlace, isScreen: Bool) {
    switch place.content {
    case .document:
      if let section = tree.section(of: child.key) {
        child.field = section.field
        child.owner = vocabulary.typeIndex(of: "document") ?? -1
        child.content = content(of: section, child.value)
      } else if isScreen {
        describe(&child, asFieldOf: NodeTypes.screen)
      }
    case .object(let type): describe(&child, asFieldOf: type)
    case .names(let named): child.content = content(of: named, child.value)
    case .component:
      switch tree.text(of: child.key) {
      case "parameters": child.content = .names(.parameters)
      case "view": child.content = .object(NodeTypes.view)
      default: break
      }
    case .parameter:
      if tree.text(of: child.key) == "default" { child.content = .value(.opaque) }
    case .value(.color): child.content = .value(.color)
    case .value(.text): child.content = .value(.text)
    case .value, .list, .other: break
    }
  }

  private func describe(_ child: inout SpecPlace, asFieldOf type: Int) {
    let name = tree.withBytes(of: child.key) { vocabulary.nameID(ofKey: $0) }
    guard let field = vocabulary.field(ofKey: name, in: type) else { return }
    if !vocabulary.isField(name, in: type), vocabulary.whole(ofPart: name, in: type) != .none,
      case .node(let inner) = field.type, let inner = vocabulary.typeIndex(of: inner), inner != type
    {
      // `fontSize` is the size of the font.
      return describe(&child, asFieldOf: inner)
    }
    child.field = field
    child.owner = type
    switch (type, field.name) {
    case (NodeTypes.screen, "states"): child.content = .names(.states)
    case (NodeTypes.screen, "override"): child.content = .names(.overrides)
    case (NodeTypes.screen, "variants"): child.content = .list(.node("screen"))
    case (NodeTypes.view, "with"): child.content = .names(.arguments)
    default: child.content = content(of: field.type, child.value)
    }
  }

  private func content(of section: SpecSection, _ value: NodeIndex) -> SpecPlace.Content {
    switch section {
    case .palette: .names(.palette)
    case .textStyles: .names(.textStyles)
    case .components: .names(.components)
    case .reviewed where value != .none && tree[value].kind == .mapping: .names(.answers)
    default: content(of: section.field.type, value)
    }
  }

  private func content(of named: SpecPlace.NamedContent, _ value: NodeIndex) -> SpecPlace.Content {
    switch named {
    case .palette: .value(.color)
    case .textStyles: vocabulary.typeIndex(of: "font").map { .object($0) } ?? .other
    case .components: .component
    case .parameters: .parameter
    case .arguments: .value(.opaque)
    case .states: .object(NodeTypes.screen)
    case .overrides: .object(NodeTypes.view)
    case .languages: .value(.text)
    case .appearances: .value(.color)
    case .answers: vocabulary.typeIndex(of: "reviewAnswer").map { .object($0) } ?? .other
    case .values(let type): content(of: type, value)
    }
  }

  /// Returns what a value of a type is; one that is no list stands for a list of itself.
  private func content(of type: FieldType, _ value: NodeIndex) -> SpecPlace.Content {
    var type = type
    while case .list(let element) = type {
      if value != .none, tree[value].kind == .sequence { return .list(element) }
      type = element
    }
    switch type {
    case .node(let name): return vocabulary.typeIndex(of: name).map { .object($0) } ?? .other
    case .map(let element): return .names(.values(element))
    default: return .value(type)
    }
  }

  private func items(of place: SpecPlace, at index: Int) -> [SpecPlace] {
    var positional: [String] = []
    var element: FieldType?
    var owner = -1
    switch place.content {
    case .list(let type): element = type
    case .object(let type):
      let declared = vocabulary.types[type]
      owner = type
      positional = declared.positional
      if let shorthand = declared.fields.first(where: { $0.name == declared.shorthand }),
        case .list(let type) = shorthand.type
      {
        element = type
      }
    default: break
    }
    var found: [SpecPlace] = []
    for (number, item) in tree.children(of: place.value).enumerated() {
      var child = SpecPlace(parent: index, key: .none, value: item, content: .other)
      if positional.indices.contains(number),
        let field = vocabulary.types[owner].fields.first(where: { $0.name == positional[number] })
      {
        child.field = field
        child.owner = owner
        child.content = content(of: field.type, item)
      } else if let element {
        child.content = content(of: element, item)
      }
      found.append(child)
    }
    return found
  }
}

// MARK: - Looking things up

extension SpecOutline {
  /// Returns the range of a place, from its key to the end of its value.
  func range(of index: Int) -> Range<Int> {
    let place = places[index]
    let value = place.value == .none ? nil : tree[place.value].range.bounds
    guard place.key != .none else { return value ?? 0..<0 }
    let key = tree[place.key].range.bounds
    return key.lowerBound..<max(key.upperBound, value?.upperBound ?? 0)
  }

  /// Returns the innermost place around an offset; nil outside of all.
  func place(at offset: Int) -> Int? {
    var found: Int?
    var index = 0
    while index < places.count {
      let range = range(of: index)
      if range.lowerBound <= offset, offset <= range.upperBound {
        found = index
        index += 1
      } else {
        index = max(places[index].end, index + 1)
      }
    }
    return found
  }

  /// Returns the direct children of a place.
  func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < places[index].end {
      found.append(child)
      child = max(places[child].end, child + 1)
    }
    return found
  }

  /// Returns the places around one, from the nearest, itself first.
  func chain(from index: Int) -> [Int] {
    var chain: [Int] = []
    var index = index
    while index >= 0 {
      chain.append(index)
      index = places[index].parent
    }
    return chain
  }

  /// Returns the child with a key.
  func child(_ key: String, of index: Int) -> Int? {
    children(of: index).first { places[$0].key != .none && tree.text(of: places[$0].key) == key }
  }

  func text(_ key: String, of index: Int) -> String? {
    child(key, of: index).flatMap { child in
      let value = tree.target(of: places[child].value)
      return value != .none && tree[value].kind == .scalar ? tree.text(of: value) : nil
    }
  }

  /// The type of the scalar that a place holds, or may hold.
  func scalarType(of index: Int) -> FieldType? {
    switch places[index].content {
    case .value(let type): return type
    case .list(let type): return type
    case .object(let type):
      let declared = vocabulary.types[type]
      guard let field = declared.fields.first(where: { $0.name == declared.shorthand }) else { return nil }
      if case .list(let element) = field.type { return element }
      return field.type
    default: return nil
    }
  }

  /// The field that a scalar at a place states: that of its key, or the one that the short form of an object states.
  func scalarField(of index: Int) -> (field: Field, owner: Int)? {
    let place = places[index]
    if case .object(let type) = place.content, place.value == .none || tree[place.value].kind != .mapping {
      let declared = vocabulary.types[type]
      if let field = declared.fields.first(where: { $0.name == declared.shorthand }) { return (field, type) }
    }
    if let field = place.field { return (field, place.owner) }
    // An item of a list states the list's field.
    guard place.key == .none, place.parent >= 0, let field = places[place.parent].field else { return nil }
    return (field, places[place.parent].owner)
  }

  /// Returns the type of the object at a place; nil where there is none.
  func objectType(of index: Int) -> Int? {
    if case .object(let type) = places[index].content { type } else { nil }
  }

  /// Returns the id of the screen that a place lies in.
  func screen(around index: Int) -> String? {
    for index in chain(from: index) {
      switch places[index].content {
      case .document: return text("screen", of: index)
      case .object(NodeTypes.screen):
        // States and variants are of the screen that they lie in.
        if let id = text("id", of: index) ?? text("screen", of: index) { return id }
      default: continue
      }
    }
    return nil
  }

  /// Returns the name of the component that a place lies in.
  func component(around index: Int) -> String? {
    for index in chain(from: index) {
      if case .component = places[index].content, places[index].key != .none { return tree.text(of: places[index].key) }
    }
    return nil
  }
}
