import HIGCore
import HIGLanguage
import HIGReading

extension FileFormat {
  package static let storeKit = FileFormat(
    "storeKit", .imported, .storeKit, language: "json", mayDefine: true, isReferredTo: true,
    reader: { source, _ in StoreKitImporter.spec(of: JSONReader.read(source)) })
}

/// Turns a StoreKit configuration of Xcode into the words of the spec format: the products that an app sells within itself.
enum StoreKitImporter {
  /// Returns `app: {inAppPurchase: {products: …}}`; for anything but a configuration, a tree without a document.
  ///
  /// A text that Xcode leaves empty until somebody writes it is not stated.
  static func spec(of tree: SyntaxTree) -> SyntaxTree {
    var writer = SpecTreeWriter(tree)
    writer.tree.documents = []
    guard let root = tree.documents.first?.root, root != .none, tree[root].kind == .mapping else { return writer.tree }
    var items: [NodeIndex] = []
    var isConfiguration = false
    for entry in tree.entries(of: root) {
      switch tree.text(of: entry.key) {
      case "products", "nonRenewingSubscriptions":
        isConfiguration = isConfiguration || tree[entry.value].kind == .sequence
        items += products(entry.value, in: tree, &writer)
      case "subscriptionGroups":
        isConfiguration = isConfiguration || tree[entry.value].kind == .sequence
        for group in JSONFields.items(of: entry.value, in: tree) {
          guard let list = JSONFields.value("subscriptions", in: group, tree) else { continue }
          items += products(list, in: tree, &writer)
        }
      default: break
      }
    }
    guard isConfiguration else { return writer.tree }
    let place = tree[root].range
    let products = (writer.word("products", at: place), writer.sequence(at: place, items))
    let section = writer.mapping(at: place, [products])
    let app = writer.mapping(at: place, [(writer.word("inAppPurchase", at: place), section)])
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.app.rawValue, at: place), app)]))
    return writer.tree
  }

  private static func products(
    _ list: NodeIndex, in tree: SyntaxTree, _ writer: inout SpecTreeWriter
  ) -> [NodeIndex] {
    JSONFields.items(of: list, in: tree).compactMap { product in
      guard tree[product].kind == .mapping else { return nil }
      let place = tree[product].range
      var entries: [SpecTreeWriter.Entry] = []
      var nearest = place
      if let identifier = JSONFields.value("productID", in: product, tree), isText(identifier, in: tree) {
        entries.append((writer.literal("id", at: identifier), writer.copy(identifier)))
        entries.append((writer.literal("productId", at: identifier), writer.copy(identifier)))
        nearest = tree[identifier].range
      }
      if let type = JSONFields.value("type", in: product, tree), let word = types[tree.text(of: type)] {
        entries.append((writer.literal("type", at: type), writer.literal(word, at: type)))
      }
      let localizations = JSONFields.items(of: JSONFields.value("localizations", in: product, tree), in: tree)
      for (name, key) in [("title", "displayName"), ("description", "description")] {
        let texts = texts(key, in: localizations, tree, &writer)
        guard let first = texts.first else { continue }
        let value = writer.mapping(at: writer.tree[first.value].range, texts)
        entries.append((writer.literal(name, at: first.value), value))
      }
      entries.append((writer.word("registered", at: nearest), writer.flag(true, at: nearest)))
      return writer.mapping(at: place, entries)
    }
  }

  /// Returns a text in each language that has one; the first of two of one language counts.
  private static func texts(
    _ key: String, in localizations: [NodeIndex], _ tree: SyntaxTree, _ writer: inout SpecTreeWriter
  ) -> [SpecTreeWriter.Entry] {
    var known: Set<String> = []
    return localizations.compactMap { localization in
      guard let locale = JSONFields.value("locale", in: localization, tree),
        let text = JSONFields.value(key, in: localization, tree), isText(text, in: tree)
      else { return nil }
      let language = LocalizedFolder.languageTag(tree.text(of: locale))
      guard !language.isEmpty, known.insert(language).inserted else { return nil }
      return (writer.literal(language, at: locale), writer.copy(text))
    }
  }

  private static func isText(_ node: NodeIndex, in tree: SyntaxTree) -> Bool {
    tree[node].kind == .scalar && !tree.text(of: node).isEmpty
  }

  /// The words of the format for Xcode's types.
  private static let types = [
    "NonConsumable": "content", "Consumable": "virtualItem", "RecurringSubscription": "subscription",
    "NonRenewingSubscription": "subscription",
  ]
}
