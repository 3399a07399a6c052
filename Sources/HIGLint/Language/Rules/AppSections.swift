import HIGReading

/// The types of nodes that stand in one section of an app only: where it isn't stated, there are none.
struct AppSections {
  private var sections: [Int: NameID] = [:]

  private static let shared = AppSections(Vocabulary.shared)

  static func of(_ vocabulary: Vocabulary) -> AppSections {
    vocabulary === Vocabulary.shared ? shared : AppSections(vocabulary)
  }

  /// Returns the field of the app in which all nodes of a type stand; nil where they may stand elsewhere.
  func section(of type: Int) -> NameID? { sections[type] }

  private init(_ vocabulary: Vocabulary) {
    guard let app = vocabulary.typeIndex(of: "app"), let screen = vocabulary.typeIndex(of: "screen") else { return }
    var elsewhere: Set<Int> = [app]
    Self.visit(screen, of: vocabulary, &elsewhere)
    for type in ["view", "font", "text", "localizedText", "reviewAnswer"].compactMap({ vocabulary.typeIndex(of: $0) }) {
      Self.visit(type, of: vocabulary, &elsewhere)
    }
    var shared: Set<Int> = []
    for field in vocabulary.types[app].fields {
      guard let type = Self.type(in: field.type, of: vocabulary) else { continue }
      var seen = elsewhere
      Self.visit(type, of: vocabulary, &seen)
      for type in seen.subtracting(elsewhere) {
        if sections.updateValue(vocabulary.nameID(of: field.name), forKey: type) != nil { shared.insert(type) }
      }
    }
    for type in shared { sections[type] = nil }
  }

  private static func visit(_ type: Int, of vocabulary: Vocabulary, _ seen: inout Set<Int>) {
    var open = [type]
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      open += vocabulary.types[type].fields.compactMap { self.type(in: $0.type, of: vocabulary) }
    }
  }

  private static func type(in type: FieldType, of vocabulary: Vocabulary) -> Int? {
    switch type {
    case .node(let name): vocabulary.typeIndex(of: name)
    case .list(let item), .map(let item): self.type(in: item, of: vocabulary)
    default: nil
    }
  }
}
