import HIGReading

/// The targets that XcodeGen makes of a `project.yml`, as far as their Info.plists take names from them: such a project
/// is seldom kept beside its specification.
struct ProjectSpecification {
  struct Target {
    /// The path of the Info.plist as written, from the folder of the specification.
    var plist: String
    var name: String
    var productName: String
    /// Whether it is an app for iOS; nil where its type or its platform is not stated.
    var isApp: Bool?
    var settings: BuildSettingLayer
    /// The `.xcconfig` file of what people get.
    var configuration: String?
  }

  static let fileNames: Set<String> = ["project.yml", "project.yaml"]

  let name: String?
  let developmentLanguage: String?
  private(set) var settings = BuildSettingLayer()
  private(set) var targets: [Target] = []

  /// Creates the specification in a file; nil for any other file of that name.
  init?(_ source: SourceFile) {
    let tree = YAMLReader.read(source).composed().0
    guard let document = tree.documents.first, case let root = tree.target(of: document.root), root != .none,
      tree[root].kind == .mapping, let list = Self.mapping("targets", in: root, tree)
    else { return nil }
    name = Self.text("name", in: root, tree)
    developmentLanguage = Self.mapping("options", in: root, tree).flatMap { options in
      Self.text("developmentLanguage", in: options, tree)
    }
    settings = Self.settings(of: root, tree)
    for entry in tree.entries(of: list) {
      let target = tree.target(of: entry.value)
      guard target != .none, tree[target].kind == .mapping else { continue }
      let settings = Self.settings(of: target, tree)
      let info = Self.mapping("info", in: target, tree).flatMap { Self.text("path", in: $0, tree) }
      guard let plist = info ?? settings.settings["INFOPLIST_FILE"]?.text else { continue }
      let name = tree.text(of: entry.key)
      let type = Self.text("type", in: target, tree)
      let platform = Self.text("platform", in: target, tree)
      targets.append(
        Target(
          plist: plist, name: name, productName: Self.text("productName", in: target, tree) ?? name,
          isApp: type.flatMap { type in platform.map { type == "application" && $0 == "iOS" } },
          settings: settings,
          configuration: Self.mapping("configFiles", in: target, tree).flatMap { Self.text("Release", in: $0, tree) }))
    }
  }

  /// Reads `settings: {NAME: value}`, or `settings: {base: {NAME: value}, configs: {Release: {NAME: value}}}`.
  private static func settings(of mapping: NodeIndex, _ tree: SyntaxTree) -> BuildSettingLayer {
    var layer = BuildSettingLayer()
    guard let settings = self.mapping("settings", in: mapping, tree) else { return layer }
    let released = self.mapping("configs", in: settings, tree).flatMap { self.mapping("Release", in: $0, tree) }
    for group in [settings, self.mapping("base", in: settings, tree), released].compactMap({ $0 }) {
      for entry in tree.entries(of: group) {
        let value = tree.target(of: entry.value)
        guard value != .none, tree[value].kind == .scalar else { continue }
        layer.add(
          tree.text(of: entry.key),
          BuildSetting(tree: tree, key: entry.key, value: value, text: tree.text(of: value)), configuration: "Release")
      }
    }
    return layer
  }

  private static func value(_ name: String, in mapping: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    for entry in tree.entries(of: mapping) where tree.text(of: entry.key) == name {
      let target = tree.target(of: entry.value)
      return target == .none ? nil : target
    }
    return nil
  }

  private static func mapping(_ name: String, in mapping: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    value(name, in: mapping, tree).flatMap { tree[$0].kind == .mapping ? $0 : nil }
  }

  private static func text(_ name: String, in mapping: NodeIndex, _ tree: SyntaxTree) -> String? {
    value(name, in: mapping, tree).flatMap { tree[$0].kind == .scalar ? tree.text(of: $0) : nil }
  }
}
