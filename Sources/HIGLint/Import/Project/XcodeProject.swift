import HIGReading

/// The targets of an Xcode project, as its `project.pbxproj` states them.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    var name: String
    /// `com.apple.product-type.application`; empty for a target without a product.
    var productType: String
    /// The settings by configuration; the one that is built for people first.
    var configurations: [(name: String, settings: BuildSettings)] = []

    /// Whether it is built to test another.
    var isTest: Bool { productType.hasSuffix("unit-test") || productType.hasSuffix("ui-testing") }
  }

  let tree: SyntaxTree
  /// The folder that the project's paths count from.
  let folder: String
  private(set) var developmentLanguage: String?
  private(set) var targets: [Target] = []
  /// The files that the project names, whether a target has them or not.
  private(set) var named: Set<String> = []
  /// The targets of each file, and of each folder that a target has with all that is in it.
  private(set) var owners: [String: [Int]] = [:]
  /// The files of a folder that a target does not take, by target and folder.
  private var exceptions: [Exceptions: Set<String>] = [:]
  /// Whether its targets are known in full.
  private(set) var isComplete = true

  private struct Exceptions: Hashable, Sendable {
    var target: Int
    var folder: String
  }

  /// A file that is no project, or is damaged: by a merge that left its marks, for example.
  struct Unreadable: Error {
    var problem: Diagnostic
  }

  init(_ source: SourceFile, configurations: inout BuildConfigurationFiles) throws(Unreadable) {
    let tree = OpenStepReader.read(source)
    let isIgnored = Message(
      en: "until it can be read, what this project says of names, usage texts and files does not count",
      zhHans: "在能够读取之前，此项目中的名称、用途说明和文件归属都不计入")
    if var problem = tree.problems.first {
      problem.notes.append(.init(isIgnored))
      throw Unreadable(problem: problem)
    }
    guard let reader = PBXReader(tree) else {
      throw Unreadable(
        problem: Diagnostic(
          rule: "syntax/not-a-project", severity: .error,
          message: Message(
            en: "this is no Xcode project: it has no `objects` with the one that `rootObject` names",
            zhHans: "这不是 Xcode 项目：`objects` 中没有 `rootObject` 所指的对象"),
          at: Location(file: source, range: SourceRange(at: 0)), notes: [.init(isIgnored)]))
    }
    self.tree = tree
    folder = reader.folder
    developmentLanguage = reader.text("developmentRegion", of: reader.project).map(LocalizedFolder.languageTag)
    var reading = reader
    reading.findPaths()
    let all = reader.ids("targets", of: reader.project)
    let ids = Array(all.prefix(Self.maximumTargets))
    for id in ids {
      guard let node = reader.objects[id] else { continue }
      targets.append(reading.target(node, &configurations))
    }
    addMembers(ids, reading)
    if all.count > ids.count { isComplete = false }
  }

  private static let maximumTargets = 500

  private mutating func addMembers(_ ids: [String], _ reader: PBXReader) {
    named = Set(reader.paths.values.joined())
    // What many targets share is counted for each of them.
    var budget = tree.nodes.count
    func add(_ path: String, to target: Int, _ owners: inout [String: [Int]]) {
      budget -= 1
      if budget > 0 { owners[path, default: []].append(target) }
    }
    var numbers: [String: Int] = [:]
    for (number, id) in ids.filter({ reader.objects[$0] != nil }).enumerated() { numbers[id] = number }
    for (id, number) in numbers.sorted(by: { $0.value < $1.value }) {
      guard let node = reader.objects[id] else { continue }
      for phase in reader.ids("buildPhases", of: node) where budget > 0 {
        guard let phase = reader.objects[phase] else { continue }
        for file in reader.ids("files", of: phase) where budget > 0 {
          guard let file = reader.objects[file], let reference = reader.text("fileRef", of: file) else { continue }
          for path in reader.paths[reference] ?? [] where budget > 0 { add(path, to: number, &owners) }
        }
      }
      for group in reader.ids("fileSystemSynchronizedGroups", of: node) where budget > 0 {
        for path in reader.paths[group] ?? [] { add(path, to: number, &owners) }
      }
    }
    for (id, folders) in reader.paths where reader.synchronized.contains(id) {
      guard let folder = folders.first, let group = reader.objects[id] else { continue }
      for exception in reader.ids("exceptions", of: group) where budget > 0 {
        guard let exception = reader.objects[exception],
          let target = reader.text("target", of: exception).flatMap({ numbers[$0] })
        else { continue }
        let paths = reader.ids("membershipExceptions", of: exception).map { Path.resolved($0, in: folder) }
        if owners[folder]?.contains(target) ?? false {
          budget -= paths.count
          exceptions[Exceptions(target: target, folder: folder), default: []].formUnion(paths)
        } else {
          for path in paths { add(path, to: target, &owners) }
        }
      }
    }
    isComplete = budget > 0
  }

  /// Returns the targets that a file belongs to by itself or with a folder.
  func targets(of path: String) -> [Int] {
    guard !owners.isEmpty else { return [] }
    var found: [Int] = []
    var part = path
    for _ in 0..<256 {
      for target in owners[part] ?? [] where !found.contains(target) {
        if let left = exceptions[Exceptions(target: target, folder: part)], left.contains(path) { continue }
        found.append(target)
      }
      if part == "." || part == "/" || part.hasSuffix("..") { break }
      part = Path.parent(part)
    }
    return found
  }
}

/// Reads the objects of a `project.pbxproj`, which name each other by ids.
private struct PBXReader {
  let tree: SyntaxTree
  let folder: String
  let project: NodeIndex
  private(set) var objects: [String: NodeIndex] = [:]
  /// The paths of references to files, of groups of one file's languages, and of folders.
  private(set) var paths: [String: [String]] = [:]
  /// The ids of folders that a target has with all that is in them.
  private(set) var synchronized: Set<String> = []
  private var projectLayers: [String: [BuildSettingLayer]] = [:]
  private var knownLayers: [NodeIndex: [BuildSettingLayer]] = [:]

  init?(_ tree: SyntaxTree) {
    self.tree = tree
    guard let root = tree.documents.first?.root, tree[root].kind == .mapping,
      let objects = JSONFields.value("objects", in: root, tree)
    else { return nil }
    for entry in tree.entries(of: objects) where tree[entry.value].kind == .mapping {
      self.objects[tree.text(of: entry.key)] = entry.value
    }
    guard
      let project = JSONFields.text("rootObject", in: root, tree).flatMap({ [objects = self.objects] in objects[$0] })
    else { return nil }
    self.project = project
    let around = Path.parent(Path.parent(tree.source.path))
    folder = Path.resolved(JSONFields.text("projectDirPath", in: project, tree) ?? "", in: around)
  }

  func text(_ name: String, of object: NodeIndex) -> String? { JSONFields.text(name, in: object, tree) }

  func ids(_ name: String, of object: NodeIndex) -> [String] {
    JSONFields.items(of: JSONFields.value(name, in: object, tree), in: tree).compactMap { item in
      tree[item].kind == .scalar ? tree.text(of: item) : nil
    }
  }

  // MARK: Paths

  private static let maximumDepth = 128
  private static let maximumPath = 1024

  /// Finds the paths of all that the project's groups hold.
  mutating func findPaths() {
    guard let main = text("mainGroup", of: project) else { return }
    var pending: [(id: String, base: String, variants: String?, depth: Int)] = [(main, folder, nil, 0)]
    var visited: Set<String> = []
    while let (id, base, variants, depth) = pending.popLast() {
      guard depth < Self.maximumDepth, visited.insert(id).inserted, let object = objects[id],
        let kind = text("isa", of: object), let path = path(of: object, in: base),
        path.utf8.count < Self.maximumPath
      else { continue }
      switch kind {
      case "PBXFileReference", "XCVersionGroup":
        paths[id, default: []].append(path)
        if let variants { paths[variants, default: []].append(path) }
      case "PBXFileSystemSynchronizedRootGroup":
        paths[id, default: []].append(path)
        synchronized.insert(id)
      case "PBXGroup", "PBXVariantGroup":
        let inner = kind == "PBXVariantGroup" ? id : nil
        for child in ids("children", of: object).reversed() { pending.append((child, path, inner, depth + 1)) }
      default: break
      }
    }
  }

  /// Returns the path of a reference; nil if it does not count from the project.
  private func path(of object: NodeIndex, in base: String) -> String? {
    let path = text("path", of: object) ?? ""
    switch text("sourceTree", of: object) ?? "<group>" {
    case "<group>": return path.isEmpty ? base : Path.resolved(path, in: base)
    case "SOURCE_ROOT": return Path.resolved(path, in: folder)
    default: return nil
    }
  }

  // MARK: Targets

  mutating func target(_ node: NodeIndex, _ files: inout BuildConfigurationFiles) -> XcodeProject.Target {
    let name = text("name", of: node) ?? ""
    var target = XcodeProject.Target(name: name, productType: text("productType", of: node) ?? "")
    let list = text("buildConfigurationList", of: node).flatMap { objects[$0] }
    let standard = list.flatMap { text("defaultConfigurationName", of: $0) }
    let projectName = Path.withoutEnding(Path.lastComponent(Path.parent(tree.source.path)))
    for id in list.map({ ids("buildConfigurations", of: $0) }) ?? [] {
      guard let object = objects[id], let configuration = text("name", of: object) else { continue }
      var builtIn = [
        "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": projectName,
        "CONFIGURATION": configuration, "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".",
      ]
      builtIn["DEVELOPMENT_LANGUAGE"] = text("developmentRegion", of: project).map(LocalizedFolder.languageTag)
      let settings = BuildSettings(
        layers(of: object, configuration, &files) + layers(ofProject: configuration, &files), builtIn: builtIn)
      target.configurations.append((configuration, settings))
    }
    // What people get is built as Release, or as whatever the project is built as.
    let preferred =
      target.configurations.firstIndex { $0.name == "Release" }
      ?? target.configurations.firstIndex { $0.name == standard }
    if let preferred { target.configurations.swapAt(0, preferred) }
    return target
  }

  private mutating func layers(ofProject name: String, _ files: inout BuildConfigurationFiles) -> [BuildSettingLayer] {
    if let known = projectLayers[name] { return known }
    let list = text("buildConfigurationList", of: project).flatMap { objects[$0] }
    let configurations = (list.map { ids("buildConfigurations", of: $0) } ?? []).compactMap { objects[$0] }
    guard let object = configurations.first(where: { text("name", of: $0) == name }) else { return [] }
    let found = layers(of: object, name, &files)
    projectLayers[name] = found
    return found
  }

  private mutating func layers(
    of object: NodeIndex, _ name: String, _ files: inout BuildConfigurationFiles
  ) -> [BuildSettingLayer] {
    if let known = knownLayers[object] { return known }
    let layers = readLayers(of: object, name, &files)
    knownLayers[object] = layers
    return layers
  }

  private func readLayers(
    of object: NodeIndex, _ name: String, _ files: inout BuildConfigurationFiles
  ) -> [BuildSettingLayer] {
    var own = BuildSettingLayer()
    if let settings = JSONFields.value("buildSettings", in: object, tree), tree[settings].kind == .mapping {
      for entry in tree.entries(of: settings) {
        let items = tree[entry.value].kind == .scalar ? [entry.value] : JSONFields.items(of: entry.value, in: tree)
        let text = items.filter { tree[$0].kind == .scalar }.map { tree.text(of: $0) }.joined(separator: " ")
        let setting = BuildSetting(tree: tree, key: entry.key, value: entry.value, text: text)
        own.add(tree.text(of: entry.key), setting, configuration: name)
      }
    }
    var path = text("baseConfigurationReference", of: object).flatMap { paths[$0]?.first }
    if path == nil, let anchor = text("baseConfigurationReferenceAnchor", of: object).flatMap({ paths[$0]?.first }) {
      path = text("baseConfigurationReferenceRelativePath", of: object).map { Path.resolved($0, in: anchor) }
    }
    guard let path else { return [own] }
    return [own, files.layer(of: path, root: folder, configuration: name)]
  }
}
