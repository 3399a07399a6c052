import HIGLanguage
import HIGReading

/// The facts for rules about texts.
enum TextFacts {
  static let localized: [FactComputation] = [
    FactComputation("all") { model, node in
      guard let slot = model.slot(Names.texts, of: node) else { return .list([]) }
      return .list(model.items(of: slot).map(model.value(of:)))
    },
    FactComputation("value") { model, node in
      guard let first = first(node, in: model) else { return .string("") }
      return value(of: first, in: model)
    },
    FactComputation("languages") { model, node in
      guard let slot = model.slot(Names.texts, of: node) else { return .list([]) }
      return .list(
        model.items(of: slot).compactMap {
          model.text(of: NodeReference(Int($0.payload)))?.language.map { .string($0) }
        })
    },
    FactComputation("isMap") { model, node in .bool(isMap(node, in: model)) },
    FactComputation("isBlank") { model, node in
      guard let slot = model.slot(Names.texts, of: node) else { return .bool(true) }
      return .bool(
        model.items(of: slot).allSatisfy { item in
          model.text(of: NodeReference(Int(item.payload))).map { isBlank($0.string) } ?? true
        })
    },
    FactComputation("isRepeated") { model, node in .bool(isRepeated(node, in: model)) },
  ]

  static let text: [FactComputation] = [
    FactComputation("value") { model, node in
      value(of: node, in: model)
    },
    FactComputation("language") { model, node in
      model.text(of: node)?.language.map { .string($0) } ?? .unknown(Unknown("language", .language))
    },
    FactComputation("field") { model, node in
      let parent = model.parent(of: node)
      return .string(parent == .none ? "" : model.vocabulary.name(model.nodes[Int(parent.index)].field))
    },
    FactComputation("owner") { model, node in
      let parent = model.parent(of: node)
      return parent == .none ? .null : .node(model.parent(of: parent))
    },
    FactComputation("isBlank") { model, node in
      .bool(model.textIndex(of: node).map { isBlank(model.texts[$0].string) } ?? true)
    },
    FactComputation("isUnknown") { model, node in
      .bool(isUnknown(node, in: model))
    },
  ]

  /// Returns whether a text is given by language.
  static func isMap(_ node: NodeReference, in model: Model) -> Bool {
    guard let first = first(node, in: model) else { return true }
    return model.nodes[Int(first.index)].range != model.nodes[Int(node.index)].range
  }

  /// Returns whether the same words stand there for several languages.
  static func isRepeated(_ node: NodeReference, in model: Model) -> Bool {
    guard let slot = model.slot(Names.texts, of: node) else { return false }
    let items = model.items(of: slot)
    func known(_ item: FieldSlot) -> Int? {
      let node = NodeReference(Int(item.payload))
      return model.textIndex(of: node).flatMap { isUnknown($0, node, in: model) ? nil : $0 }
    }
    // Most are in two languages.
    if items.count == 2 {
      guard let first = known(items[items.startIndex]), let second = known(items[items.startIndex + 1]) else {
        return false
      }
      return StringBytes.equal(model.texts[first].string, model.texts[second].string)
    }
    let texts = items.compactMap { known($0).map { model.texts[$0].string } }
    return Set(texts.map { Array($0.utf8) }).count < texts.count
  }

  private static func first(_ node: NodeReference, in model: Model) -> NodeReference? {
    guard let slot = model.slot(Names.texts, of: node), let item = model.items(of: slot).first else { return nil }
    return NodeReference(Int(item.payload))
  }

  /// Returns a text's string; unknown if it is only a variable or a key.
  private static func value(of node: NodeReference, in model: Model) -> Value {
    guard let index = model.textIndex(of: node) else { return .string("") }
    return isUnknown(index, node, in: model)
      ? .unknown(Unknown("text", .placeholder)) : .string(model.texts[index].string)
  }

  static func isUnknown(_ node: NodeReference, in model: Model) -> Bool {
    model.textIndex(of: node).map { isUnknown($0, node, in: model) } ?? false
  }

  /// Whether a text is unknown. Most hold no mark of a placeholder or a key, and are not analysed for this.
  private static func isUnknown(_ index: Int, _ node: NodeReference, in model: Model) -> Bool {
    if let known = model.texts[index].isUnknown { return known }
    let isUnknown = mayBeUnknown(model.texts[index].string) && model.textValue(of: node)?.isUnknown ?? false
    model.texts[index].isUnknown = isUnknown
    return isUnknown
  }

  /// Whether a text holds a mark of a placeholder or a path, a hyphen, or a capital within a word: `{name}`,
  /// `pay.title`, `payButtonTitle`.
  private static func mayBeUnknown(_ text: String) -> Bool {
    var followsSmall = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "-"):
        return true
      case 0x41...0x5A where followsSmall: return true
      default: followsSmall = (0x61...0x7A).contains(byte)
      }
    }
    return false
  }

  static func isBlank(_ text: String) -> Bool {
    // Most begin with a letter or sign of ASCII, or with a sign between U+4000 and U+9FFF: a Chinese character.
    if let first = text.utf8.first, (0x21...0x7E).contains(first) || (0xE4...0xE9).contains(first) { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }
}
