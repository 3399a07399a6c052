import HIGReading

/// The part of an Info.plist that Xcode makes of build settings: `INFOPLIST_KEY_…`.
enum GeneratedInfoPlist {
  private static let prefix = "INFOPLIST_KEY_"
  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone",
  ]

  /// Returns a property list over the project's file, without the keys that the app's own Info.plist states: what stands
  /// there holds. Nil if nothing is made.
  static func tree(of bundle: XcodeProjects.Bundle, beside stated: InfoPlistFacts? = nil) -> SyntaxTree? {
    guard let project = bundle.tree, bundle.isGenerated else { return nil }
    var writer = SpecTreeWriter(project)
    var entries: [SpecTreeWriter.Entry] = []
    var hasName = stated?.name != nil
    func add(_ key: String, _ setting: BuildSetting) {
      let isOwn = setting.tree.source === project.source
      let start = SourceRange(at: 0)
      let place = isOwn ? project[setting.value].range : start
      let name = writer.text(key, at: isOwn ? project[setting.key].range : start)
      if lists.contains(key) {
        let items = setting.text.split(separator: " ").map { writer.text(String($0), at: place) }
        entries.append((name, writer.sequence(at: place, items)))
      } else if project.isIdentical(to: setting.tree) {
        entries.append((name, writer.copy(setting.value)))
      } else {
        entries.append((name, writer.elsewhere(setting.tree, setting.value, at: place)))
      }
    }
    for (name, setting) in bundle.settings.settings(beginning: prefix) {
      let key = key(of: name)
      guard !setting.text.isEmpty, !(stated?.keys.contains(key) ?? false) else { continue }
      if key == "CFBundleDisplayName" || key == "CFBundleName" { hasName = true }
      add(key, setting)
    }
    if !hasName, let name = bundle.settings.value("PRODUCT_NAME") {
      let setting = bundle.settings["PRODUCT_NAME"].flatMap { $0.tree.isIdentical(to: project) ? $0 : nil }
      let place = setting.map { project[$0.value].range } ?? SourceRange(at: 0)
      entries.append((writer.text("CFBundleName", at: place), writer.text(name, at: place)))
    }
    guard !entries.isEmpty else { return nil }
    writer.setRoot(writer.mapping(at: SourceRange(at: 0), entries))
    return writer.tree
  }

  /// Returns the key that a setting stands for: those for one device have its name behind an underscore.
  private static func key(of setting: String) -> String {
    let key = String(setting.dropFirst(prefix.utf8.count))
    for (ending, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(ending) {
      return key.dropLast(ending.utf8.count) + device
    }
    return key
  }
}
