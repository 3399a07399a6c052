import HIGCore
import HIGReading

extension FileFormat {
  package static let strings = FileFormat(
    "strings", .texts, .exactEnding(".strings"), language: "text", isReferredTo: true,
    reader: { source, _ in StringsReader.table(source) })

  static let pluralStrings = FileFormat(
    "pluralStrings", .texts, .exactEnding(".stringsdict"), language: "xml", isReferredTo: true,
    reader: { source, _ in StringsReader.table(source) })

  /// The format of texts in all languages.
  static let stringCatalog = FileFormat(
    "stringCatalog", .texts, .exactEnding(".xcstrings"), language: "json", isReferredTo: true,
    reader: { source, _ in JSONReader.read(source) })
}

/// Reads `.strings`, `.stringsdict` and `.xcstrings` files into tables of texts by key, one for each language.
package enum StringsReader {
  /// Returns the tables of a file, and the problems of its syntax.
  ///
  /// - Parameter language: The language of the folder that the file lies in; not used for a string catalog.
  package static func tables(_ source: SourceFile, language: String) -> (tables: [StringsTable], problems: [Diagnostic])
  {
    let format = FileFormat(beside: source.path) ?? .strings
    let tree = format.read(source)
    if format == .stringCatalog { return (catalogTables(tree), tree.problems) }
    guard tree.problems.isEmpty, let root = tree.documents.first?.root, root != .none else {
      return ([], tree.problems)
    }
    var texts: [String: NodeIndex] = [:]
    for entry in tree.entries(of: root) {
      guard let text = text(of: entry.value, in: tree) else { continue }
      // Of a key that stands twice the last holds, as for Foundation.
      texts[tree.text(of: entry.key)] = text
    }
    return ([StringsTable(language: language, tree: tree, texts: texts)], [])
  }

  /// Returns the problems of a file's syntax.
  package static func problems(_ source: SourceFile) -> [Diagnostic] {
    (FileFormat(beside: source.path) ?? .strings).read(source).problems
  }

  /// Returns the tree of a `.strings` or `.stringsdict` file in whichever form of property list it is written.
  fileprivate static func table(_ source: SourceFile) -> SyntaxTree {
    PropertyListReader.isPropertyList(source.text) ? PropertyListReader.read(source) : OpenStepReader.read(source)
  }

  /// Returns a text, or the text of a plural for any number.
  private static func text(of value: NodeIndex, in tree: SyntaxTree) -> NodeIndex? {
    switch tree[value].kind {
    case .scalar: return value
    case .mapping:
      // `.stringsdict`: the format names a variable, whose `other` is the text.
      guard let format = JSONFields.value("NSStringLocalizedFormatKey", in: value, tree) else { return nil }
      for entry in tree.entries(of: value) where tree[entry.value].kind == .mapping {
        if let other = JSONFields.value("other", in: entry.value, tree) { return other }
      }
      return format
    default: return nil
    }
  }

  // MARK: String catalogs

  /// Returns the tables of a catalog, in the order of the languages' tags.
  private static func catalogTables(_ tree: SyntaxTree) -> [StringsTable] {
    guard tree.problems.isEmpty, let root = tree.documents.first?.root,
      let strings = JSONFields.value("strings", in: root, tree)
    else { return [] }
    var texts: [String: [String: NodeIndex]] = [:]
    for entry in tree.entries(of: strings) {
      guard let localizations = JSONFields.value("localizations", in: entry.value, tree) else { continue }
      let key = tree.text(of: entry.key)
      for localization in tree.entries(of: localizations) {
        guard let text = catalogText(localization.value, in: tree) else { continue }
        texts[tree.text(of: localization.key), default: [:]][key] = text
      }
    }
    return texts.sorted { $0.key < $1.key }.map { StringsTable(language: $0.key, tree: tree, texts: $0.value) }
  }

  /// Returns the text of a localisation: its unit, else that of the most general variation.
  private static func catalogText(_ localization: NodeIndex, in tree: SyntaxTree) -> NodeIndex? {
    var node = localization
    // device -> plural -> unit: no deeper.
    for _ in 0..<4 {
      if let unit = JSONFields.value("stringUnit", in: node, tree) {
        guard JSONFields.text("state", in: unit, tree) != "new" else { return nil }
        return JSONFields.value("value", in: unit, tree)
      }
      guard let variations = JSONFields.value("variations", in: node, tree) else { return nil }
      if let plural = JSONFields.value("plural", in: variations, tree) {
        guard let other = JSONFields.value("other", in: plural, tree) else { return nil }
        node = other
      } else if let device = JSONFields.value("device", in: variations, tree) {
        let choices = ["iphone", "ipad", "other"].lazy.compactMap { JSONFields.value($0, in: device, tree) }
        guard let choice = choices.first else { return nil }
        node = choice
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the language that a string catalog is written in.
  static func sourceLanguage(_ tree: SyntaxTree) -> String? {
    tree.documents.first.flatMap { JSONFields.text("sourceLanguage", in: $0.root, tree) }
  }
}
