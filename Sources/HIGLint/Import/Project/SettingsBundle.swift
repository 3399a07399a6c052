import HIGLanguage
import HIGReading

extension FileFormat {
  package static let settings = FileFormat(
    "settings", .settings, .whole("Root.plist"), in: { Path.lastComponent($0) == "Settings.bundle" }, language: "xml",
    isReferredTo: true, reader: { source, _ in PropertyListReader.read(source) })
}

/// The first page of an app's settings in the Settings app, in the words of the spec format.
package enum SettingsBundle {
  private static let settable: Set<String> = [
    "PSToggleSwitchSpecifier", "PSTextFieldSpecifier", "PSSliderSpecifier", "PSMultiValueSpecifier",
    "PSRadioGroupSpecifier",
  ]

  /// Returns `app: {settings: …}`. The app may have more settings on its own screens, so the list ends with one that is
  /// not known.
  package static func spec(of tree: SyntaxTree) -> SyntaxTree {
    var writer = SpecTreeWriter(tree)
    writer.tree.documents = []
    guard let root = tree.documents.first?.root, root != .none,
      let specifiers = JSONFields.value("PreferenceSpecifiers", in: root, tree)
    else { return writer.tree }
    var items: [NodeIndex] = []
    for specifier in JSONFields.items(of: specifiers, in: tree) {
      guard let type = JSONFields.text("Type", in: specifier, tree), settable.contains(type),
        let key = JSONFields.value("Key", in: specifier, tree)
      else { continue }
      let place = tree[key].range
      var entries: [SpecTreeWriter.Entry] = [(writer.word("id", at: place), writer.copy(key))]
      if let title = JSONFields.value("Title", in: specifier, tree) {
        entries.append((writer.word("title", at: tree[title].range), writer.copy(title)))
      }
      if let value = JSONFields.value("DefaultValue", in: specifier, tree) {
        entries.append((writer.word("default", at: tree[value].range), writer.copy(value)))
      }
      entries.append((writer.word("place", at: place), writer.word("bundle", at: place)))
      items.append(writer.mapping(at: tree[specifier].range, entries))
    }
    guard !items.isEmpty else { return writer.tree }
    let place = tree[specifiers].range
    items.append(writer.unknown(at: place))
    let list = writer.mapping(at: place, [(writer.word("items", at: place), writer.sequence(at: place, items))])
    let app = writer.mapping(at: place, [(writer.word("settings", at: place), list)])
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.app.rawValue, at: place), app)]))
    return writer.tree
  }
}
