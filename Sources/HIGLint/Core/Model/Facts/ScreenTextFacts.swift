import HIGLanguage

/// Fonts and texts of a screen as a whole.
enum ScreenTextFacts {
  static let screen: [FactComputation] = [
    FactComputation("typefaces") { model, screen in
      var seen: Set<String> = []
      let named = nodes(ofType: font, in: screen, of: model).filter { font in
        model.string(Names.family, of: font).map { seen.insert(Typeface.key(ofFamily: $0)).inserted } ?? false
      }
      return .list(named.map { .node($0) } + open(familyHolders, of: screen, in: model))
    },
    FactComputation("typeStyles") { model, screen in
      .list(shownTexts(of: screen, in: model).firsts { TypeStyle($0, in: model) }.map { .node($0) })
    },
    FactComputation("weights") { model, screen in
      .list(
        shownTexts(of: screen, in: model).firsts { view -> Int64? in
          guard case .int(let weight) = Typeface.weight(of: view, in: model) else { return nil }
          return weight
        }.map { .node($0) })
    },
    FactComputation("showsLabels") { model, screen in
      .bool(texts(of: screen, in: model).contains { model.string(Names.kind, of: $0) == "label" })
    },
    FactComputation("styledTextCount") {
      model, screen in
      .int(
        Int64(
          texts(of: screen, in: model).count { view in
            hasStyle(view, in: model) || model.slot(Names.font, of: view)?.isStatedUnknown == true
          }))
    },
    FactComputation("sizedTextCount") { model, screen in
      .int(Int64(sizedTexts(of: screen, in: model).count))
    },
    FactComputation("firstSizedText") {
      model, screen in .list(sizedTexts(of: screen, in: model).prefix(1).map { .node($0) })
    },
    FactComputation("texts") { model, screen in
      .list(
        nodes(ofType: text, in: screen, of: model).compactMap { node in
          model.textIndex(of: node).map { .string(model.texts[$0].string) }
        } + open(textHolders, of: screen, in: model))
    },
    FactComputation("textWords") { model, screen in
      .int(most(of: screen, in: model) { $0.wordCount })
    },
    FactComputation("textHan") {
      model, screen in .int(most(of: screen, in: model) { Int($0.hanCount.low) })
    },
  ]

  private static let font = Vocabulary.shared.typeIndex(of: "font") ?? -1
  private static let text = Vocabulary.shared.typeIndex(of: "text") ?? -1

  /// By type, the fields that name a family, and those that hold nodes which may.
  private static let familyHolders = Vocabulary.shared.fields(leadingTo: ["family"])

  /// By type, the fields that are texts, and those that hold nodes which may have some.
  private static let textHolders = Vocabulary.shared.fields(
    leadingTo: Set(Vocabulary.shared.types.flatMap(\.fields).filter { isText($0.type) }.map(\.name)))

  private static func isText(_ type: FieldType) -> Bool {
    switch type {
    case .text: true
    case .list(let item), .map(let item): isText(item)
    default: false
    }
  }

  /// Returns an unknown value where the spec says of one of some fields that nobody can say it.
  private static func open(
    _ fields: @autoclosure () -> [Set<NameID>], of screen: NodeReference, in model: Model
  ) -> [Value] {
    let first = Int(screen.index)
    let all = model.openFields(of: first..<max(first, Int(model.nodes[first].end)))
    // Most screens have none, and which fields matter takes longer to find than all else.
    if all.isEmpty { return [] }
    let fields = fields()
    let open = all.first { field in fields[Int(model.nodes[Int(field.node)].type)].contains(field.name) }
    return open.map { [.unknown(model.unknown($0.name, .statedUnknown))] } ?? []
  }

  private static func nodes(ofType type: Int, in screen: NodeReference, of model: Model) -> [NodeReference] {
    let first = Int(screen.index)
    return (first..<max(first, Int(model.nodes[first].end))).filter { Int(model.nodes[$0].type) == type }
      .map { NodeReference($0) }
  }

  /// Returns the views with a text that are shown, or may be.
  private static func texts(of screen: NodeReference, in model: Model) -> [NodeReference] {
    (model.scene(of: screen)?.views ?? []).filter { view in
      guard model.node(Names.text, of: view) != nil || model.node(Names.title, of: view) != nil else { return false }
      if case .bool(false) = ViewFacts.isVisible(view, in: model) { return false }
      return true
    }
  }

  /// Returns the views with a text, without those that may be hidden.
  private static func shownTexts(of screen: NodeReference, in model: Model) -> [NodeReference] {
    texts(of: screen, in: model).filter { view in
      if case .bool(true) = ViewFacts.isVisible(view, in: model) { return true }
      return false
    }
  }

  private static func sizedTexts(of screen: NodeReference, in model: Model) -> [NodeReference] {
    shownTexts(of: screen, in: model).filter {
      stated(Names.size, of: $0, in: model) && !hasStyle($0, in: model)
    }
  }

  /// Whether a text has a text style: one of the system's, or one that the spec names.
  private static func hasStyle(_ view: NodeReference, in model: Model) -> Bool {
    guard let font = model.node(Names.font, of: view) else { return false }
    return model.slot(Names.style, of: font) != nil || Typeface.name(ofStyle: font, in: model) != nil
  }

  private static func stated(_ field: NameID, of view: NodeReference, in model: Model) -> Bool {
    guard let font = model.node(Names.font, of: view) else { return false }
    return model.slot(field, of: font) != nil
  }

  private static func most(of screen: NodeReference, in model: Model, _ count: (TextValue) -> Int) -> Int64 {
    var counts: [String: Int] = [:]
    for set in nodes(ofType: localizedText, in: screen, of: model) {
      for text in model.nodeList(Names.texts, of: set) {
        guard let value = model.textValue(of: text), !value.isUnknown else { continue }
        counts[model.text(of: text)?.language ?? "", default: 0] += count(value)
      }
    }
    return Int64(counts.values.max() ?? 0)
  }

  private static let localizedText = Vocabulary.shared.typeIndex(of: "localizedText") ?? -1
}

/// A size and weight of text.
package struct TypeStyle: Hashable {
  var size: Double
  var weight: Int64

  /// Creates the style of a view; nil if its size or its weight is not known.
  init?(_ view: NodeReference, in model: Model) {
    self.init(size: Typeface.size(of: view, in: model), weight: Typeface.weight(of: view, in: model))
  }

  package init?(size: Value, weight: Value) {
    guard case .int(let weight) = weight else { return nil }
    switch size {
    case .double(let size): self.size = size
    case .int(let size): self.size = Double(size)
    default: return nil
    }
    self.weight = weight
  }
}

extension Sequence {
  /// Returns the first element of each key, in order; those without a key are left out.
  package func firsts<Key: Hashable>(_ key: (Element) -> Key?) -> [Element] {
    var seen: Set<Key> = []
    return filter { element in key(element).map { seen.insert($0).inserted } ?? false }
  }
}
