import HIGLanguage

/// The words of VoiceOver for views and bar items.
package enum VoiceOverFacts {
  static let view: [FactComputation] = [
    FactComputation("isDescribed") { model, view in described(view, in: model) },
    isLabelled,
  ]

  static let barItem: [FactComputation] = [
    FactComputation("isDescribed") {
      model, item in answer(words(of: item, in: model))
    },
    isLabelled,
  ]

  private static let isLabelled = FactComputation("isLabelled") { model, node in
    answer(sum([words(of: node, in: model), picture(of: node, in: model)]))
  }

  /// The kinds that UIKit describes, or that are read by their contents.
  private static let selfDescribing: WordSet = [
    "searchField", "picker", "datePicker", "stepper", "pageControl", "textView", "webView", "map", "video", "separator",
    "spacer", "ad", "refreshControl", "activityIndicator", "volumeView", "routePicker", "applePayButton",
    "applePayMark",
  ]
  /// The controls that a text in their row names.
  private static let namedByRow: WordSet = [
    "switch", "slider", "textField", "secureField", "segmentedControl", "progressView",
  ]

  /// A yes or no that may be open, which is `nil`.
  private typealias Answer = Bool?

  private static func answer(_ answer: Answer) -> Value {
    answer.map { .bool($0) } ?? .unknown(Unknown("accessibility", .statedUnknown))
  }

  /// Returns yes if one answer is, open if one is open.
  private static func sum(_ answers: some Sequence<Answer>) -> Answer {
    var result: Answer = false
    for answer in answers {
      if answer == true { return true }
      if answer == nil { result = nil }
    }
    return result
  }

  private static func described(_ view: NodeReference, in model: Model) -> Value {
    let kind = model.string(Names.kind, of: view) ?? ""
    if selfDescribing.contains(kind) { return .bool(true) }
    let own = words(of: view, in: model)
    if own == true { return .bool(true) }
    var others = [own, wordsInside(view, in: model)]
    if namedByRow.contains(kind), let row = row(around: view, in: model) {
      others += [words(of: row, in: model), wordsInside(row, in: model)]
    }
    return answer(sum(others))
  }

  /// Returns the cell, card or group around a view.
  package static func row(around view: NodeReference, in model: Model) -> NodeReference? {
    var current = model.parent(of: view)
    while current != .none, model.typeIndex(of: current) == NodeTypes.view {
      switch model.string(Names.kind, of: current) {
      case "cell", "card", "stack", "group": return current
      case "table", "collection", "scrollView": return nil
      default: current = model.parent(of: current)
      }
    }
    return nil
  }

  private static func wordsInside(_ view: NodeReference, in model: Model) -> Answer {
    let first = Int(view.index) + 1
    let end = max(first, Int(model.nodes[Int(view.index)].end))
    return sum(
      (first..<end).lazy.filter { Int(model.nodes[$0].type) == NodeTypes.view }.map { index -> Answer in
        let inner = NodeReference(index)
        if case .bool(false) = ViewFacts.isVisible(inner, in: model) { return false }
        return words(of: inner, in: model)
      })
  }

  // MARK: One object's own

  private static let placeholder = Vocabulary.shared.nameID(of: "placeholder")
  private static let label = Vocabulary.shared.nameID(of: "label")
  private static let system = Vocabulary.shared.nameID(of: "system")

  /// Whether an object has a text, a label for VoiceOver, a system icon, or segments with titles.
  package static func words(of node: NodeReference, in model: Model) -> Bool? {
    var result: Answer = false
    for field in [Names.text, Names.title, placeholder] {
      let answer = text(field, of: node, in: model)
      if answer == true { return true }
      if answer == nil { result = nil }
    }
    var others = [
      inside(Names.accessibility, of: node, in: model) { text(label, of: $0, in: model) },
      inside(Names.icon, of: node, in: model) { icon in model.slot(system, of: icon).map { $0.kind != .null } ?? false
      },
    ]
    others += model.nodeList(Names.items, of: node).map { text(Names.title, of: $0, in: model) }
    others.append(result)
    return sum(others)
  }

  private static func picture(of node: NodeReference, in model: Model) -> Answer {
    sum([Names.icon, Names.image].map { name in inside(name, of: node, in: model) { _ in true } })
  }

  private static func text(_ field: NameID, of node: NodeReference, in model: Model) -> Answer {
    inside(field, of: node, in: model) { set in
      model.nodeList(Names.texts, of: set).contains { text in
        guard let string = model.text(of: text)?.string else { return false }
        if let first = string.utf8.first, (0x21...0x7E).contains(first) { return true }
        return string.unicodeScalars.contains { !$0.properties.isWhitespace }
      }
    }
  }

  /// Decides about the node in a field: no if the field is absent, open if it is stated to be unknown.
  private static func inside(
    _ field: NameID, of node: NodeReference, in model: Model, _ decide: (NodeReference) -> Answer
  ) -> Answer {
    guard let slot = model.slot(field, of: node) else { return false }
    switch slot.kind {
    case .node: return decide(NodeReference(Int(slot.payload)))
    case .unknown: return nil
    default: return false
    }
  }
}
