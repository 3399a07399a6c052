import HIGLanguage

/// The facts for rules about an app's own type scale, besides its fields.
enum TypeScaleFacts {
  static let scale: [FactComputation] = [
    FactComputation("styles") { model, scale in
      .list(Enumeration.textStyle.words.filter { model.node(name($0), of: scale) != nil }.map { .string($0) })
    }
  ]

  static let style: [FactComputation] = [
    FactComputation("style") { model, style in
      .string(field(of: style, in: model))
    }
  ]

  static let step: [FactComputation] = [
    FactComputation("textSize") { model, step in
      .string(field(of: step, in: model))
    },
    FactComputation("style") { model, step in
      .string(field(of: model.parent(of: step), in: model))
    },
    FactComputation("previous") { model, step in
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
