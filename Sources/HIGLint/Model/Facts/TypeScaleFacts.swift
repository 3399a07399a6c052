/// The facts for rules about an app's own type scale, besides its fields.
enum TypeScaleFacts {
  static let scale: [DerivedFact] = [
    DerivedFact("styles", .list(.string), "The text styles that it states") { model, scale in
      .list(Enumeration.textStyle.words.filter { model.node(name($0), of: scale) != nil }.map { .string($0) })
    }
  ]

  static let style: [DerivedFact] = [
    DerivedFact("style", .string, "The text style: body, headline") { model, style in
      .string(field(of: style, in: model))
    }
  ]

  static let step: [DerivedFact] = [
    DerivedFact("textSize", .string, "The size set in Settings: xSmall, large") { model, step in
      .string(field(of: step, in: model))
    },
    DerivedFact("style", .string, "The text style: body, headline") { model, step in
      .string(field(of: model.parent(of: step), in: model))
    },
    DerivedFact("previous", .node(["textStep"]), "The style at the next smaller size set in Settings") { model, step in
      let sizes = Enumeration.textSize.words
      guard let place = sizes.firstIndex(of: field(of: step, in: model)), place > 0,
        let previous = model.node(name(sizes[place - 1]), of: model.parent(of: step))
      else { return .unknown(Unknown("previous", .notStated)) }
      return .node(previous)
    },
  ]

  private static func name(_ word: String) -> NameID { Vocabulary.shared.nameID(of: word) }

  private static func field(of node: NodeReference, in model: Model) -> String {
    let field = model.nodes[Int(node.index)].field
    return field == .none ? "" : model.vocabulary.name(field)
  }
}
