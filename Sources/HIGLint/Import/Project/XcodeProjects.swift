import HIGReading

/// The decisions of the checked folders' Xcode projects about the files beside them.
struct XcodeProjects: Sendable {
  /// The settings that an Info.plist is made with.
  struct Bundle: Sendable {
    /// The kind of bundle; nil where the settings don't say it.
    var kind: InfoPlistFacts.BundleKind?
    var settings: BuildSettings
    var developmentLanguage: String?
    /// The target's number among those of all projects.
    var target: Int
    /// The folder around all that the target alone has.
    var folder: String
    /// The project's file, for settings that stand in several.
    var tree: SyntaxTree?

    /// Whether Xcode adds what the settings state.
    var isGenerated: Bool { settings.value("GENERATE_INFOPLIST_FILE") == "YES" }
  }

  /// The apps that have no Info.plist, by their projects' files.
  private(set) var generated: [String: Bundle] = [:]
  private var bundles: [String: Bundle] = [:]
  /// For each project that can't be read, the first reason.
  private(set) var problems: [Diagnostic] = []
  private let projects: [(project: XcodeProject, firstTarget: Int)]
  /// The folders of the files that some project names.
  private let namedFolders: Set<String>

  static let none = XcodeProjects([], configurations: [], plists: [], read: { _ in nil })

  /// - Parameter specifications: The files that projects are made from where these are not there.
  init(
    _ paths: [String], specifications: [String] = [], configurations: [String], plists: [String],
    read: @escaping (String) -> [UInt8]?
  ) {
    var files = BuildConfigurationFiles(configurations, read: read)
    var projects: [(project: XcodeProject, firstTarget: Int)] = []
    var count = 0
    for path in paths {
      guard let bytes = read(path) else { continue }
      do throws(XcodeProject.Unreadable) {
        let project = try XcodeProject(SourceFile(path: path, stored: bytes), configurations: &files)
        projects.append((project, count))
        count += project.targets.count
      } catch {
        problems.append(error.problem)
      }
    }
    self.projects = projects
    namedFolders = Set(projects.flatMap { $0.project.named.map(Self.folder) })
    let found = Set(plists)
    for (project, first) in projects { add(project, first, found) }
    if projects.isEmpty {
      for path in specifications {
        if let bytes = read(path) { add(SourceFile(path: path, stored: bytes), found, &files) }
      }
      add(configurations, found, &files)
    }
  }

  private mutating func add(_ source: SourceFile, _ plists: Set<String>, _ files: inout BuildConfigurationFiles) {
    guard let specification = ProjectSpecification(source) else { return }
    let folder = Path.parent(source.path)
    for target in specification.targets {
      let plist = Path.resolved(target.plist, in: folder)
      guard plists.contains(plist), bundles[plist] == nil else { continue }
      var layers = [target.settings]
      if let configuration = target.configuration {
        layers.append(
          files.layer(of: Path.resolved(configuration, in: folder), root: folder, configuration: "Release"))
      }
      let settings = BuildSettings(
        layers + [specification.settings],
        builtIn: [
          "TARGET_NAME": target.name, "PRODUCT_NAME": target.productName,
          "PROJECT_NAME": specification.name ?? target.name,
        ])
      bundles[plist] = Bundle(
        kind: target.isApp == true ? .app : nil, settings: settings,
        developmentLanguage: specification.developmentLanguage, target: -1, folder: folder)
    }
  }

  /// Returns the folder of a file, above that of its language.
  private static func folder(of path: String) -> String {
    let folder = Path.parent(path)
    return LocalizedFolder.language(of: folder) == nil ? folder : Path.parent(folder)
  }

  private mutating func add(_ project: XcodeProject, _ first: Int, _ plists: Set<String>) {
    for (number, target) in project.targets.enumerated() {
      for (name, settings) in target.configurations {
        let kind = Self.kind(target.productType, settings)
        var bundle = Bundle(
          kind: kind, settings: settings, developmentLanguage: project.developmentLanguage, target: first + number,
          folder: project.folder, tree: project.tree)
        if let file = settings.value("INFOPLIST_FILE"), !file.isEmpty {
          let path = Path.resolved(file, in: project.folder)
          if plists.contains(path), bundles[path] == nil { bundles[path] = bundle }
        } else if kind == .app, bundle.isGenerated, name == target.configurations.first?.name {
          let path = project.tree.source.path
          if generated[path] == nil {
            bundle.folder = Self.folder(of: number, in: project)
            generated[path] = bundle
          }
        }
      }
    }
  }

  /// Adds what `.xcconfig` files state where the project itself is made by a tool and is not there.
  private mutating func add(_ paths: [String], _ plists: Set<String>, _ files: inout BuildConfigurationFiles) {
    // What people get first.
    let isRelease = { (path: String) in Path.lastComponent(path).lowercased().contains("release") }
    for path in paths.filter(isRelease) + paths.filter({ !isRelease($0) }) {
      var root = Path.parent(path)
      for _ in 0..<8 {
        let settings = BuildSettings([files.layer(of: path, root: root, configuration: "Release")])
        if let file = settings["INFOPLIST_FILE"].flatMap({ settings.expanded($0.text) }), !file.isEmpty {
          let plist = Path.resolved(file, in: root)
          if plists.contains(plist) {
            if bundles[plist] == nil { bundles[plist] = Bundle(settings: settings, target: -1, folder: root) }
            break
          }
        } else if settings["INFOPLIST_FILE"] == nil {
          break
        }
        if root == "." || root == "/" || root.hasSuffix("..") { break }
        root = Path.parent(root)
      }
    }
  }

  /// Returns the kind of a target's bundle; nil where its platform is not known, or it has none.
  private static func kind(_ type: String, _ settings: BuildSettings) -> InfoPlistFacts.BundleKind? {
    let word = type.split(separator: ".").dropFirst(3).joined(separator: ".")
    guard type.hasPrefix("com.apple.product-type.") else { return nil }
    switch word {
    case "application.watchapp", "application.watchapp2", "application.watchapp2-container": return .watchApp
    case "watchkit-extension", "watchkit2-extension": return .watchExtension
    case _ where word.hasPrefix("framework") || word.hasPrefix("bundle") || word.hasPrefix("library"): return .library
    case "tool", "xpc-service", "system-extension", "driver-extension": return .other
    default: break
    }
    let isExtension = word.contains("extension")
    guard isExtension || word.hasPrefix("application") else { return nil }
    let platforms = settings.value("SUPPORTED_PLATFORMS") ?? settings.value("SDKROOT") ?? ""
    if platforms.contains("iphoneos") { return isExtension ? .appExtension : .app }
    if platforms.contains("macosx") { return isExtension ? .macExtension : .macApp }
    if platforms.contains("watchos") { return isExtension ? .watchExtension : .watchApp }
    if platforms.contains("appletvos"), !isExtension { return .televisionApp }
    return nil
  }

  /// Returns the folder around all files that a target alone has; the project's if there are none.
  private static func folder(of target: Int, in project: XcodeProject) -> String {
    var folder: [Substring]?
    for (path, owners) in project.owners where owners.contains(target) {
      guard let inner = Path.relative(path, to: project.folder) else { return project.folder }
      let isFolder = !Path.lastComponent(inner).contains(".")
      let parts = (isFolder ? inner : Path.parent(inner)).split(separator: "/").filter { $0 != "." }
      folder = folder.map { Array(zip($0, parts).prefix { $0 == $1 }.map(\.0)) } ?? parts
      if folder?.isEmpty ?? true { break }
    }
    let inner = folder?.joined(separator: "/") ?? ""
    return inner.isEmpty ? project.folder : Path.join(project.folder, inner)
  }

  /// Returns the settings that an Info.plist, or a project without one, is built with.
  func bundle(of path: String) -> Bundle? { bundles[path] ?? generated[path] }

  /// Returns the numbers of the targets that have a file.
  func targets(of path: String) -> [Int] {
    projects.flatMap { project, first in project.targets(of: path).map { first + $0 } }
  }

  /// Whether a file lies among those of a project and no target has it: no app shows it.
  func leavesOut(_ path: String) -> Bool {
    guard !projects.isEmpty, namedFolders.contains(Self.folder(of: path)) else { return false }
    return projects.allSatisfy { project, _ in
      project.isComplete && !project.targets(of: path).contains { !project.targets[$0].isTest }
    }
  }
}
