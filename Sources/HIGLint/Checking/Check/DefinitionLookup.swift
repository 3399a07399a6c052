import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// Finds the definitions for the screens of a folder, in it and in the folders above, nearest first. The search ends at
/// a folder that holds `.higlint.yml` or `.git`; without one, at the working directory or the folder that was named.
final class DefinitionLookup {
  private let workspace: any Workspace
  /// The folders to stop at when no folder above holds a configuration or a repository.
  private let roots: [String]
  /// Files that are known to define nothing.
  private let plain: Set<String>
  private let threads: Int
  /// The glimpses of the files that were looked at for definitions, or are to be, by path.
  private(set) var glimpses: [String: FileGlimpse] = [:]
  private var byDirectory: [String: Definitions] = [:]
  /// The definitions by their trees: folders without definitions of their own share those of the folder above.
  private var byTrees: [TreesKey: Definitions] = [:]
  private var tablesByGroup: [Int: [StringsTable]] = [:]
  private var filesByDirectory: [String: [SyntaxTree]] = [:]
  private var imported: [ImportedKey: Definitions] = [:]
  private var treesByTarget: [Int: [SyntaxTree]] = [:]
  private var imagesByTarget: [Int: [String: AssetImage]] = [:]
  private var imageSizesByTarget: [Int: ContentDigest] = [:]
  /// The folders of files that were named.
  private let named: Set<String>
  private(set) var problems: [Diagnostic] = []
  /// Files that were not read, because they lead elsewhere or belong to somebody else.
  private(set) var unvisited: [Unvisited] = []

  init(
    workspace: any Workspace, roots: [String], named: Set<String> = [], plain: Set<String> = [],
    threads: Int = Parallel.coreCount
  ) {
    self.workspace = workspace
    self.threads = threads
    self.roots = roots
    self.named = named
    self.plain = plain
  }

  static var rootMarkers: [String] { [".higlint.yml", ".higlint.yaml", ".higlint.json", ".git"] }
  /// The number of folders that are looked through upwards at most.
  private static var maximumLevels: Int { 64 }

  func definitions(for directory: String, in project: ProjectIndex? = nil) -> Definitions {
    if let known = byDirectory[directory] { return known }
    var trees: [SyntaxTree] = []
    for folder in chain(from: directory) { trees += files(in: folder) }
    let group = project?.groupOfTexts(for: directory)
    let images = project?.imageNames
    let around = trees.last.map { Path.parent($0.source.path) } ?? directory
    let hasOwnCatalog = project?.imageSets.contains { Path.contains(around, $0) } ?? false
    let key = TreesKey(
      sources: trees.map { ObjectIdentifier($0.source) }, textGroup: group, hasOwnCatalog: hasOwnCatalog)
    let definitions: Definitions
    if let known = byTrees[key] {
      definitions = known
    } else if let project, group != nil || images != nil || !project.sounds.isEmpty {
      let tables = group.map { self.tables(of: $0, in: project) } ?? []
      definitions = Definitions(
        trees: trees, tables: tables, images: images, hasOwnCatalog: hasOwnCatalog,
        sounds: project.sounds, isShared: true)
    } else {
      definitions = trees.isEmpty ? .none : Definitions(trees: trees, isShared: true)
    }
    byTrees[key] = definitions
    byDirectory[directory] = definitions
    return definitions
  }

  private struct TreesKey: Hashable {
    var sources: [ObjectIdentifier]
    /// The group whose translations hold.
    var textGroup: Int?
    var hasOwnCatalog: Bool
  }

  private func tables(of group: Int, in project: ProjectIndex) -> [StringsTable] {
    if let known = tablesByGroup[group] { return known }
    let tables = project.localizableTables(of: group, read: project.reads.read)
    tablesByGroup[group] = tables
    return tables
  }

  /// Returns the definitions for another tool's file: specs around it, the Info.plist and catalogs of its target.
  func definitions(forImported path: String, in project: ProjectIndex) -> Definitions {
    let folder = Path.parent(path)
    let group = project.group(of: path)
    let key = ImportedKey(folder: folder, group: group)
    if let known = imported[key] { return known }
    var trees: [SyntaxTree] = []
    for folder in chain(from: folder) {
      trees += files(in: folder).filter { !FileName.isImported($0.source.path) }
    }
    trees += targetTrees(group, of: path, in: project)
    let definitions = trees.isEmpty ? Definitions.none : Definitions(trees: trees)
    imported[key] = definitions
    return definitions
  }

  private struct ImportedKey: Hashable {
    var folder: String
    var group: Int
  }

  /// Returns the trees with the Info.plist, the colours and the icon of a target.
  private func targetTrees(_ group: Int, of path: String, in project: ProjectIndex) -> [SyntaxTree] {
    if let known = treesByTarget[group] { return known }
    var sets: [(kind: AssetCatalog.SetKind, name: String, tree: SyntaxTree)] = []
    var images: [String: AssetImage] = [:]
    for contents in project.catalogs(of: group) {
      guard let (kind, name) = AssetCatalog.entry(atContentsPath: contents), let bytes = project.reads.read(contents)
      else { continue }
      let tree = FileFormat.assetCatalog.read(SourceFile(path: contents, stored: bytes))
      problems += tree.problems
      guard tree.problems.isEmpty else { continue }
      sets.append((kind, name, tree))
      if kind == .imageset { images[name] = AssetCatalog.image(tree) { image($0, beside: contents) } }
    }
    var trees: [SyntaxTree] = []
    if let plist = project.target(of: path)?.plist, let bytes = project.reads.read(plist) {
      let surroundings = project.surroundings(of: plist, colorNames: [], images: images, read: project.reads.read)
      trees.append(
        SpecFile(path: plist, bytes: bytes, format: FileFormat(name: plist), surroundings: surroundings).tree)
    }
    if let settings = project.settings(of: group), !trees.isEmpty, let bytes = project.reads.read(settings) {
      let tree = FileFormat.settings.read(SourceFile(path: settings, stored: bytes))
      problems += tree.problems
      if tree.problems.isEmpty { trees.append(SettingsBundle.spec(of: tree)) }
    }
    if !trees.isEmpty {
      for statement in project.statements(of: group) {
        guard let format = FileFormat(name: statement), let bytes = project.reads.read(statement) else { continue }
        trees.append(SpecFile(path: statement, bytes: bytes, format: format).tree)
      }
      let extensions = project.extensionPlists(of: group).compactMap { plist -> SyntaxTree? in
        guard let bytes = project.reads.read(plist) else { return nil }
        return SpecFile(path: plist, bytes: bytes, format: .infoPlist).tree
      }
      if let all = InfoPlistImporter.extensions(of: extensions) { trees.append(all) }
    }
    var hasIcon = false
    for (kind, name, tree) in sets {
      switch kind {
      case .colorset: trees.append(AssetCatalog.palette(name, tree))
      case .imageset: break
      case .appiconset:
        // Of several the one with Xcode's name speaks for the app.
        guard name == "AppIcon", !hasIcon, !trees.isEmpty else { continue }
        hasIcon = true
        trees.append(AssetCatalog.icon(name, tree))
      }
    }
    if !trees.isEmpty, let incomplete = AssetCatalog.incomplete(images) { trees.append(incomplete) }
    treesByTarget[group] = trees
    imagesByTarget[group] = images
    return trees
  }

  /// Returns the bytes of an image in a catalog, of which only the header is looked at.
  private func image(_ name: String, beside contents: String) -> [UInt8]? {
    let path = Path.join(Path.parent(contents), name)
    guard let entry = workspace.entry(at: path), entry.kind == .file, !entry.isForeign,
      entry.size <= Self.largestImage, imageBytes + entry.size <= Self.mostImageBytes
    else { return nil }
    imageBytes += entry.size
    return try? workspace.read(path)
  }

  /// The bytes of images that were read.
  private var imageBytes = 0
  /// The size of an image up to which it is read, and that of all of them: it is icons whose sizes are asked for.
  private static var largestImage: Int { 256 << 10 }
  private static var mostImageBytes: Int { 32 << 20 }

  /// Returns the images of the catalogs that a file sees.
  func images(forImported path: String, in project: ProjectIndex) -> [String: AssetImage] {
    imagesByTarget[project.group(of: path)] ?? [:]
  }

  /// Returns a fingerprint of the sizes of these images: their files are read for nothing else.
  func imageSizes(forImported path: String, in project: ProjectIndex) -> ContentDigest {
    let group = project.group(of: path)
    if let known = imageSizesByTarget[group] { return known }
    var hasher = ContentHasher()
    for (name, image) in (imagesByTarget[group] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let size = image.size else { continue }
      hasher.add(name)
      hasher.add("\(size.width) \(size.height)")
    }
    imageSizesByTarget[group] = hasher.digest
    return hasher.digest
  }

  /// Returns the last folder upwards in which the definitions of a folder are looked for: the project's.
  func outermostFolder(around directory: String) -> String { chain(from: directory).last ?? directory }

  /// The files that were found in the folders that are checked, by their folders.
  var foundFiles: [String: [String]] = [:]

  /// Returns the folder whose screens make an app where nothing states one: the outermost around another, in the project
  /// and among the folders that are checked, from which on each holds screens itself; nil where only files are checked.
  func impliedApp(around directory: String) -> String? {
    guard let root = roots.filter({ Path.contains($0, directory) }).max(by: { $0.utf8.count < $1.utf8.count }) else {
      return nil
    }
    let project = outermostFolder(around: directory)
    let end = Path.contains(root, project) ? project : root
    var folder = directory
    while folder != end, case let parent = Path.parent(folder), parent != folder, Path.contains(end, parent),
      mayHoldScreens(parent)
    {
      folder = parent
    }
    return folder
  }

  private func mayHoldScreens(_ folder: String) -> Bool {
    foundFiles[folder]?.contains { glimpses[$0]?.mayHoldScreens ?? true } ?? false
  }

  private lazy var workingIdentity = workspace.entry(at: ".")?.identity

  /// Returns the folders to look in, nearest first.
  private func chain(from directory: String) -> [String] {
    var folders: [String] = []
    var folder = directory
    var lastRoot = 0
    var identities: Set<String> = []
    for _ in 0..<Self.maximumLevels {
      guard let entry = workspace.entry(at: folder), entry.kind == .directory else { break }
      // Above the root of the file system `..` leads to itself.
      if let identity = entry.identity, !identities.insert(identity).inserted { break }
      folders.append(folder)
      if Self.rootMarkers.contains(where: { marker in
        workspace.entry(at: Path.join(folder, marker)).map { !$0.isForeign } ?? false
      }) {
        return folders
      }
      // Named by its absolute path the working directory is the same folder.
      let isWorking = folder == "." || entry.identity != nil && entry.identity == workingIdentity
      if isWorking || roots.contains(folder) { lastRoot = folders.count }
      folder = Path.parent(folder)
    }
    // No marker: the working directory, the folders that were named, or the file's own.
    return Array(folders.prefix(max(lastRoot, 1)))
  }

  /// Returns the trees of a folder's files that define something and hold no screens, in the order of their names.
  func files(in directory: String) -> [SyntaxTree] {
    if let known = filesByDirectory[directory] { return known }
    var found: [(name: String, format: FileFormat)] = []
    for name in (try? workspace.list(directory)) ?? [] where name.utf8.first != UInt8(ascii: ".") {
      guard let format = FileFormat(name: name), format.mayDefine else { continue }
      if !plain.contains(Path.join(directory, name)) { found.append((name, format)) }
    }
    found.sort { Path.precedes($0.name, $1.name) }
    glance(at: found.filter(\.format.isWritten).map { Path.join(directory, $0.name) })
    var specs: [SyntaxTree] = []
    var imported: [(format: FileFormat, tree: SyntaxTree)] = []
    for (name, format) in found {
      let path = Path.join(directory, name)
      if let glimpse = glimpses[path], !glimpse.mayDefine { continue }
      guard let entry = workspace.entry(at: path) else { continue }
      if entry.leadsOut { unvisited.append(Unvisited(path: path, reason: .link)) }
      guard entry.kind == .file, let bytes = try? workspace.read(path) else { continue }
      if format.isWritten, !SpecFile.mayDefine(bytes) { continue }
      let file = SpecFile(path: path, bytes: bytes, format: format)
      guard file.definesOnly else { continue }
      // Whoever may write into a folder above must not say what holds below.
      if entry.isForeign, !isWithinNamed(directory) {
        unvisited.append(Unvisited(path: path, reason: .owner))
        continue
      }
      if format.isWritten { specs.append(file.tree) } else { imported.append((format, file.tree)) }
    }
    checkConflicts(specs)
    // Which of several targets an Info.plist belongs to is not known here; nor are the entitlements of several.
    let alone = imported.filter { file in imported.count { $0.format == file.format } == 1 }
    let trees =
      specs + alone.filter { $0.format == .infoPlist }.map(\.tree)
      + alone.filter { $0.format != .infoPlist }.map(\.tree)
    filesByDirectory[directory] = trees
    return trees
  }

  private func isWithinNamed(_ folder: String) -> Bool {
    named.contains(folder) || roots.contains { Containment(of: folder, in: $0) != .outside }
  }

  /// Looks into files, on all cores where there are many.
  func glance(at paths: [String]) {
    let new = paths.filter { glimpses[$0] == nil }
    guard new.count > Self.fewFiles else { return }
    let workspace = workspace
    // Of what defines something each is read once more, and of the others nothing need be known.
    let found = workspace.withoutRecord {
      Parallel.map(count: new.count, threads: threads, isDeep: false, makeState: {}) { index, _ in
        (try? workspace.read(new[index])).map { FileGlimpse($0) }
      }
    }
    for (path, glimpse) in zip(new, found) { glimpses[path] = glimpse }
  }

  /// The number of files up to which they are read one after the other.
  private static var fewFiles: Int { 64 }

  /// Reports a name that two files of one folder define: neither is nearer.
  private func checkConflicts(_ trees: [SyntaxTree]) {
    guard trees.count > 1 else { return }
    var first: [String: (tree: SyntaxTree, key: NodeIndex)] = [:]
    for tree in trees {
      for document in tree.documents {
        for entry in tree.entries(of: document.root) {
          let (key, value) = (entry.key, entry.value)
          guard let section = tree.section(of: key), section.definesNames else { continue }
          let target = tree.target(of: value)
          guard target != .none, tree[target].kind == .mapping else { continue }
          for entry in tree.entries(of: target) {
            let name = entry.key
            let identity = section.rawValue + "/" + tree.text(of: name)
            if let other = first[identity], other.tree.source !== tree.source {
              problems.append(conflict(identity, tree, name, other.tree, other.key))
            } else {
              first[identity] = (tree, name)
            }
          }
        }
      }
    }
  }

  private func conflict(
    _ name: String, _ tree: SyntaxTree, _ key: NodeIndex, _ other: SyntaxTree, _ otherKey: NodeIndex
  ) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.definedTwice.id, severity: .error,
      message: Message(
        en: "`\(name)` is stated in \(other.source.path) too; files of one folder can't both state it",
        zhHans: "`\(name)` 在 \(other.source.path) 中也有定义；同一文件夹的文件不能重复定义"),
      at: Location(file: tree.source, range: tree[key].range),
      notes: [
        Diagnostic.Note(
          Message(en: "stated here first", zhHans: "首次定义于此"),
          at: Location(file: other.source, range: other[otherKey].range))
      ])
  }
}
