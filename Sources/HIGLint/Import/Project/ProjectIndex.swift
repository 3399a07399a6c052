import HIGCore
import HIGReading

/// An Xcode project's folders as apps: finds the Info.plist that a file belongs to, and the facts about it in others.
///
/// A target is the folder of an Info.plist, or the one above if that only keeps resources. A file belongs to the
/// nearest target around it; catalogs of no target belong to all.
public final class ProjectIndex: Sendable {
  package struct Target: Sendable {
    package var folder: String
    /// The Info.plist of the app, or the project of an app without one; nil if that of a library or an extension is in
    /// its place.
    package var plist: String?
    package var kind: InfoPlistFacts.BundleKind
    /// The language's tag as written; nil for a build variable.
    var developmentLanguage: String?
    var mainStoryboards: [String] = []
    var launchStoryboards: [String] = []
    /// The other Info.plists of the folder, each an app of its own.
    var otherPlists: [String] = []
    /// The property lists of extensions in the folder.
    var extensionPlists: [String] = []
  }

  package let targets: [Target]
  private let projects: XcodeProjects
  private let targetByFolder: [String: Int]
  /// The targets of projects that stand for an app's Info.plist.
  private let targetByProject: [String: Int]
  private let catalogs: [Int: [String]]
  private let settings: [Int: [String]]
  /// The translations by the folder that holds the `.lproj` folders, and the name without ending.
  private let strings: [String: [(language: String, path: String)]]
  /// The files named `Localizable`, by target.
  private let localizable: [Int: [(language: String, path: String)]]
  /// The names of the images in catalogs, and of those beside them; nil where no catalog has any.
  package let imageNames: Set<String>?
  /// The `Contents.json` of the image sets.
  package let imageSets: [String]
  private let storyboards: [Int: [String: String]]
  /// The files that state facts of an app beside its Info.plist, by target.
  private let statements: [Int: [String]]
  /// The headers of sounds, by the files' names; a name of two files is none.
  package let sounds: [String: SoundHeader]
  /// The images beside passes, by their folder.
  private let passImages: [String: [String]]
  /// The languages that a target has folders or catalogs for.
  private let languages: [Int: [String]]
  /// The reads of the files.
  package let reads: ProjectReads
  /// The files that another tool's may depend on, except storyboards; and those files.
  package let sources: [String]
  package let storyboardSources: [String]

  package convenience init(found: [String], files: ProjectFiles, read: @escaping @Sendable (String) -> [UInt8]?) {
    self.init(found: found, files: files, reads: ProjectReads(read))
  }

  /// The reasons why projects can't be read.
  package var problems: [Diagnostic] { projects.problems }

  package init(found: [String], files: ProjectFiles, reads: ProjectReads) {
    self.reads = reads
    let plists = found.filter { FileFormat(name: $0) == .infoPlist }
    let xcode = found.filter { FileFormat(name: $0) == .xcodeProject }
    let stating = Self.statements(in: found)
    let pictures = PassPicture.files(files.images, besidePassesIn: found)
    passImages = Dictionary(grouping: pictures, by: PassPicture.folder)
    sources =
      plists + xcode + stating + pictures + files.configurations + files.specifications + files.catalogs + files.strings
      + files.settings
    storyboardSources = found.filter { FileFormat(name: $0) == .storyboard }
    let projects = XcodeProjects(
      xcode, specifications: files.specifications, configurations: files.configurations, plists: plists,
      read: reads.read)
    self.projects = projects
    var targets = Self.targets(plists, projects, read: reads.read)
    var byFolder: [String: Int] = [:]
    for (index, target) in targets.enumerated() { byFolder[target.folder] = index }
    var byProject: [String: Int] = [:]
    for (path, bundle) in projects.generated.sorted(by: { Path.precedes($0.key, $1.key) }) {
      // Beside an Info.plist of another target the app's files are told apart by nothing.
      guard byFolder[bundle.folder] == nil || targets[byFolder[bundle.folder] ?? 0].plist == nil else { continue }
      byFolder[bundle.folder] = targets.count
      byProject[path] = targets.count
      targets.append(Self.target(path, bundle))
    }
    self.targets = targets
    targetByFolder = byFolder
    targetByProject = byProject
    func target(of path: String) -> Int { Self.target(of: path, byFolder) ?? Self.none }
    catalogs = Dictionary(grouping: files.catalogs, by: target)
    statements = Dictionary(grouping: stating, by: target)
    settings = Dictionary(grouping: files.settings, by: target)
    imageSets = files.catalogs.filter { AssetCatalog.entry(atContentsPath: $0)?.kind == .imageset }
    sounds = SoundFiles.headers(of: files.sounds, read: reads.read)
    imageNames = imageSets.isEmpty ? nil : AssetCatalog.imageNames(sets: imageSets, others: files.images)
    var strings: [String: [(language: String, path: String)]] = [:]
    var languages: [Int: Set<String>] = [:]
    for path in files.strings {
      let folder = Path.parent(path)
      let language = LocalizedFolder.language(of: folder)
      let key = Self.key(language == nil ? folder : Path.parent(folder), Path.lastComponent(path))
      strings[key, default: []].append((language ?? "", path))
      if let language, language != "Base", language != "mul" {
        languages[target(of: path), default: []].insert(language)
      }
    }
    self.strings = strings
    localizable = Dictionary(
      grouping: strings.filter { $0.key == "Localizable" || $0.key.hasSuffix("/Localizable") }.flatMap(\.value)
    ) { target(of: $0.path) }
    self.languages = languages.mapValues { $0.sorted() }
    var storyboards: [Int: [String: String]] = [:]
    for path in storyboardSources {
      let name = Path.withoutEnding(Path.lastComponent(path))
      if storyboards[target(of: path)]?[name] == nil { storyboards[target(of: path), default: [:]][name] = path }
    }
    self.storyboards = storyboards
  }

  private static let none = -1

  // MARK: Targets

  private static func statements(in found: [String]) -> [String] {
    found.filter { FileFormat(name: $0)?.statesFacts ?? false }
  }

  /// The folders that only keep a target's resources.
  private static let resourceFolders: Set<String> = [
    "Resources", "Resource", "Supporting Files", "SupportingFiles", "Supporting", "Support", "Support Files",
    "Configuration", "Configurations", "Config", "Configs", "Info", "InfoPlist", "InfoPlists", "Plist", "Plists",
    "Property Lists", "Properties",
  ]

  private static func folder(ofPlist path: String) -> String {
    var folder = Path.parent(path)
    while resourceFolders.contains(Path.lastComponent(folder)), folder != "." { folder = Path.parent(folder) }
    return folder
  }

  private static func target(_ project: String, _ bundle: XcodeProjects.Bundle) -> Target {
    let main = ["", "_iPad", "_iPhone"].compactMap {
      bundle.settings.value("INFOPLIST_KEY_UIMainStoryboardFile" + $0)
    }
    let launch = ["", "_iPad", "_iPhone"].compactMap {
      bundle.settings.value("INFOPLIST_KEY_UILaunchStoryboardName" + $0)
    }
    return Target(
      folder: bundle.folder, plist: project, kind: .app, developmentLanguage: bundle.developmentLanguage,
      mainStoryboards: main, launchStoryboards: launch)
  }

  private static func targets(
    _ plists: [String], _ projects: XcodeProjects, read: (String) -> [UInt8]?
  ) -> [Target] {
    var order: [String] = []
    var groups: [String: [(path: String, facts: InfoPlistFacts, language: String?, main: [String], launch: [String])]] =
      [:]
    for path in plists {
      guard let bytes = read(path) else { continue }
      let tree = PropertyListReader.read(SourceFile(path: path, stored: bytes))
      let bundle = projects.bundle(of: path)
      let facts = InfoPlistFacts(tree, kind: bundle?.kind)
      guard facts.kind != .other else { continue }
      let folder = folder(ofPlist: path)
      if groups[folder] == nil { order.append(folder) }
      let language = facts.developmentLanguage.flatMap { PropertyListReader.text(of: $0.value, in: tree) }
      func names(_ entries: [InfoPlistFacts.Entry?]) -> [String] {
        entries.compactMap { entry in
          entry.flatMap { PropertyListReader.text(of: $0.value, in: tree) }
            .map { bundle?.settings.expanded($0) ?? $0 }
        }
      }
      var main = names([facts.mainStoryboard, facts.mainStoryboardOnPad])
      var launch = names([facts.launchStoryboard, facts.launchStoryboardOnPad])
      if let bundle, bundle.isGenerated {
        main += target("", bundle).mainStoryboards
        launch += target("", bundle).launchStoryboards
      }
      groups[folder, default: []].append(
        (path, facts, Self.language(language) ?? bundle?.developmentLanguage, main, launch))
    }
    return order.compactMap { folder in
      guard let group = groups[folder] else { return nil }
      let apps = group.filter { $0.facts.kind == .app }
      let main =
        apps.first { Path.lastComponent($0.path) == "Info.plist" }
        ?? apps.min { $0.path.utf8.count < $1.path.utf8.count }
      guard let speaker = main ?? group.first else { return nil }
      return Target(
        folder: folder, plist: main?.path, kind: speaker.facts.kind, developmentLanguage: speaker.language,
        mainStoryboards: speaker.main, launchStoryboards: speaker.launch,
        otherPlists: apps.map(\.path).filter { $0 != main?.path },
        extensionPlists: group.filter { $0.facts.kind == .appExtension }.map(\.path))
    }
  }

  /// Returns the tag of a stated language; nil for a build variable.
  private static func language(_ stated: String?) -> String? {
    stated.flatMap { $0.hasPrefix("$") || $0.isEmpty ? nil : LocalizedFolder.languageTag($0) }
  }

  private static func target(of path: String, _ byFolder: [String: Int]) -> Int? {
    var folder = Path.parent(path)
    for _ in 0..<256 {
      if let index = byFolder[folder] { return index }
      if folder == "/" { return nil }
      folder = Path.parent(folder)
    }
    return nil
  }

  private func number(of path: String) -> Int? { targetByProject[path] ?? Self.target(of: path, targetByFolder) }

  package func target(of path: String) -> Target? { number(of: path).map { targets[$0] } }

  /// Whether a storyboard or xib lies in a project that has it in no target: no app shows it.
  package func leavesOut(_ path: String) -> Bool {
    let format = FileFormat(name: path)
    return (format == .storyboard || format == .xib) && projects.leavesOut(path)
  }

  /// Returns a number that is equal for the files that see the same definitions.
  package func group(of path: String) -> Int { number(of: path) ?? Self.none }

  /// Returns the catalogs of a group, those of no target last.
  package func catalogs(of group: Int) -> [String] {
    let shared = group == Self.none ? [] : catalogs[Self.none] ?? []
    return (catalogs[group] ?? []) + shared
  }

  /// Returns the files that state facts of a target's app beside its Info.plist.
  package func statements(of group: Int) -> [String] { statements[group] ?? [] }

  /// Returns the property lists of an app's extensions. Of several apps in one project nobody says whose they are.
  package func extensionPlists(of group: Int) -> [String] {
    guard targets.indices.contains(group), targets[group].kind == .app,
      targets.count(where: { $0.kind == .app && $0.plist != nil }) == 1
    else { return [] }
    return targets.flatMap(\.extensionPlists).sorted(by: Path.precedes)
  }

  /// Returns the settings that a target puts into the Settings app.
  package func settings(of group: Int) -> String? { settings[group]?.first }

  // MARK: Texts

  private static func key(_ folder: String, _ file: String) -> String {
    Path.join(folder, Path.withoutEnding(file))
  }

  /// Returns the translations of a file, in the order of the languages, and the language of the file itself.
  package func texts(
    of path: String, named name: String? = nil, read: (String) -> [UInt8]?
  ) -> (tables: [StringsTable], language: String?) {
    let folder = Path.parent(path)
    let own = LocalizedFolder.language(of: folder)
    let development = target(of: path)?.developmentLanguage
    // A file in the folder of one language is there in that language only.
    if let own, own != "Base", name == nil { return ([], own) }
    let key = Self.key(own == nil ? folder : Path.parent(folder), name ?? Path.lastComponent(path))
    return tables(strings[key] ?? [], development: development, read: read)
  }

  private func tables(
    _ files: [(language: String, path: String)], development: String?, read: (String) -> [UInt8]?
  ) -> (tables: [StringsTable], language: String?) {
    var language = development
    var tables: [StringsTable] = []
    // Of two tables in one language the language's own comes before the one that the languages begin from.
    let files = files.sorted { a, b in
      a.language == "Base" ? b.language == "Base" && a.path < b.path : b.language == "Base" || a.path < b.path
    }
    for (folderLanguage, path) in files {
      guard let bytes = read(path) else { continue }
      let source = SourceFile(path: path, stored: bytes)
      let read = StringsReader.tables(source, language: folderLanguage == "Base" ? development ?? "" : folderLanguage)
      tables += read.tables.filter { !$0.language.isEmpty }
      if language == nil, FileFormat(beside: path) == .stringCatalog {
        language = StringsReader.sourceLanguage(JSONReader.read(source))
      }
    }
    tables = tables.enumerated().sorted { a, b in
      a.element.language == b.element.language ? a.offset < b.offset : a.element.language < b.element.language
    }.map(\.element)
    // A key has one text in a language, though folders, catalogs or targets may hold it twice.
    var known: Set<String> = []
    for index in tables.indices {
      let isNew = index == 0 || tables[index].language != tables[index - 1].language
      if isNew { known = [] }
      let isLast = index + 1 == tables.count || tables[index].language != tables[index + 1].language
      if isNew, isLast { continue }
      tables[index].texts = tables[index].texts.filter { !known.contains($0.key) }
      known.formUnion(tables[index].texts.keys)
    }
    return (tables, tables.isEmpty ? nil : language)
  }

  /// Returns the group whose `Localizable` tables apply to the specs of a folder: its own; if it has none, that of the
  /// only target which has some. Nil if there are none, or nobody says which.
  package func groupOfTexts(for folder: String) -> Int? {
    let groups = Set(localizable.keys)
    let own = group(of: Path.join(folder, "spec"))
    return groups.contains(own) ? own : groups.count == 1 ? groups.first : nil
  }

  /// Returns the texts that code and specs name by their keys.
  package func localizableTables(of group: Int, read: (String) -> [UInt8]?) -> [StringsTable] {
    let development = targets.indices.contains(group) ? targets[group].developmentLanguage : nil
    return tables(localizable[group] ?? [], development: development, read: read).tables
  }

  /// Returns the translations of an app's Info.plist: the `InfoPlist` tables of its target, wherever they lie.
  func infoPlistTexts(of plist: String, read: (String) -> [UInt8]?) -> (tables: [StringsTable], language: String?) {
    guard let target = target(of: plist), target.plist == plist else { return ([], nil) }
    return tables(infoPlistFiles(of: plist), development: target.developmentLanguage, read: read)
  }

  private func infoPlistFiles(of plist: String) -> [(language: String, path: String)] {
    let all = strings.filter { $0.key.hasSuffix("/InfoPlist") || $0.key == "InfoPlist" }
    let number = projects.bundle(of: plist)?.target
    var shared: [String: [(language: String, path: String)]] = [:]
    var owned: [(language: String, path: String)] = []
    for (key, files) in all {
      for file in files {
        let owners = projects.targets(of: file.path)
        if let number, owners.contains(number) { owned.append(file) }
        if owners.isEmpty { shared[key, default: []].append(file) }
      }
    }
    if !owned.isEmpty { return owned }
    let own = shared.filter { group(of: $0.value.first?.path ?? $0.key) == group(of: plist) }
    // Of several folders the nearest: the others are of parts that have no Info.plist here.
    if let nearest = own.keys.min(by: { Self.distance($0, plist) < Self.distance($1, plist) }) {
      return own[nearest] ?? []
    }
    let ofNone = shared.filter { group(of: $0.value.first?.path ?? $0.key) == Self.none }
    return targets.count(where: { $0.kind == .app }) == 1 && ofNone.count == 1 ? ofNone.first?.value ?? [] : []
  }

  /// Returns the number of folders from one file to another, and the first's path among equals.
  private static func distance(_ a: String, _ b: String) -> (Int, String) {
    (Path.counted(a, from: Path.parent(b)).utf8.count { $0 == UInt8(ascii: "/") }, a)
  }

  /// Returns the languages that a target is translated into, its own first; empty if it is not.
  package func languages(of path: String) -> [String] {
    guard let translated = languages[group(of: path)] else { return [] }
    guard let own = target(of: path)?.developmentLanguage else { return translated }
    return [own] + translated.filter { $0 != own }
  }

  // MARK: Surroundings

  /// Returns the surroundings that an importer of a file may know. `images` are those of the file's group.
  package func surroundings(
    of path: String, colorNames: Set<String>, images: [String: AssetImage],
    read: @escaping @Sendable (String) -> [UInt8]?
  ) -> ImportSurroundings {
    var surroundings = ImportSurroundings()
    surroundings.colorNames = colorNames
    surroundings.images = images
    if FileFormat(name: path) == .infoPlist || FileFormat(name: path) == .xcodeProject {
      surroundings.bundle = projects.bundle(of: path)
      let texts = infoPlistTexts(of: path, read: read)
      surroundings.tables = texts.tables
      surroundings.language = texts.language
      return surroundings
    }
    if FileFormat(name: path) == .pass {
      surroundings.pictures = PassPicture.all(in: passImages[Path.parent(path)] ?? [], read: read)
    }
    let texts = texts(of: path, read: read)
    surroundings.tables = texts.tables
    surroundings.language = texts.language
    let group = group(of: path)
    let name = Path.withoutEnding(Path.lastComponent(path))
    surroundings.isMain =
      FileFormat(name: path) == .storyboard && (target(of: path)?.mainStoryboards.contains(name) ?? false)
    surroundings.isLaunchFile =
      !surroundings.isMain && (target(of: path)?.launchStoryboards.contains(name) ?? false)
    let storyboards = storyboards[group] ?? [:]
    surroundings.outline = { name in
      guard let path = storyboards[name], let bytes = read(path) else { return nil }
      return InterfaceBuilderImporter.outline(of: SourceFile(path: path, stored: bytes))
    }
    return surroundings
  }
}
