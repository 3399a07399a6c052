import HIGLanguage
import HIGReading

/// What people are told of a field beside the mistake in it: what it is for, and where to read more.
extension ModelBuilder {
  /// The number of names up to which a message tells all of them.
  static let maximumToldNames = 16
  /// The same for the words of one field, of which each may be the one that is meant.
  static let maximumToldWords = 64

  /// Returns the meaning of a node's field.
  func meaning(of name: NameID, in owner: NodeReference) -> Message? {
    guard owner != .none else { return nil }
    let type = model.typeIndex(of: owner)
    return vocabulary.field(name, in: type).map { meaning(of: $0, in: type) }
  }

  func meaning(of field: Field, in type: Int) -> Message {
    let typeName = vocabulary.types[type].name
    let summary = vocabulary.description(of: field, in: typeName).summary
    return Message(
      en: "`\(field.name)`: \(summary.en). `higlint explain \(typeName).\(field.name)` tells more",
      zhHans: "`\(field.name)`：\(summary.zhHans)。详见 `higlint explain \(typeName).\(field.name)`")
  }

  /// Returns where the fields of a type are listed, and which they are if they are few.
  func fieldList(of type: Int) -> Message {
    let typeName = vocabulary.types[type].name
    let names = vocabulary.types[type].fields.map(\.name)
    let article = withIndefiniteArticle(typeName)
    guard names.count <= Self.maximumToldNames else {
      return Message(
        en: "`higlint explain \(typeName)` lists the fields of \(article)",
        zhHans: "`higlint explain \(typeName)` 列出其字段")
    }
    return Message(
      en: "the fields of \(article) are \(names.joined(separator: ", ")); `higlint explain \(typeName)` tells more",
      zhHans: "\(typeName) 的字段：\(names.joined(separator: "、"))；详见 `higlint explain \(typeName)`")
  }

  /// Returns the fields of an object's parts that a key may mean: `accessibilityLabel` and `accessibility.label` are the
  /// `label` of `accessibility`, and so is `label` where no other part has one.
  ///
  /// - Parameter isFar: Whether no field of the object comes near the key.
  func innerFields(meantBy key: String, in type: Int, isFar: Bool) -> [(written: String, meaning: Message)] {
    let wanted = Self.joined(key)
    var joined: [(written: String, meaning: Message)] = []
    var bare: [(written: String, meaning: Message)] = []
    for field in vocabulary.types[type].fields {
      guard case .node(let name) = field.type, let inner = vocabulary.typeIndex(of: name) else { continue }
      for part in vocabulary.types[inner].fields {
        let isJoined =
          Self.joined(field.name + part.name) == wanted
          || field.partNames.contains(key) && part.otherNames.contains { $0.name == key }
        guard isJoined || part.name == key else { continue }
        let found = (written: "\(field.name): {\(part.name): …}", meaning: meaning(of: part, in: inner))
        if isJoined { joined.append(found) } else { bare.append(found) }
      }
    }
    return !joined.isEmpty ? joined : isFar && bare.count == 1 ? bare : []
  }

  /// Returns a name in lower case, without what joins its words.
  private static func joined(_ name: String) -> String {
    name.lowercased().filter { !".-_".contains($0) }
  }
}
