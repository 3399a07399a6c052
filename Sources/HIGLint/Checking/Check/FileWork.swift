import HIGCore
import HIGImport
import HIGReading

/// One file to check, with the definitions that hold for it.
struct FileWork: Sendable {
  let path: String
  private(set) var isNamed: Bool
  let definitions: Definitions
  let options: CheckPlan.FileOptions
  /// Whether only the facts for rules about whole apps are needed.
  var isExtractOnly = false
  var bytes: [UInt8]?
  /// The project of an imported file, and the images in the catalogs that it sees.
  private(set) var project: ProjectIndex?
  private var images: [String: AssetImage] = [:]
  /// The sizes of these, for the fingerprint of what is kept.
  private(set) var imageSizes: ContentDigest?
  /// The app that the file's screens belong to where nothing states one: the folder that is checked. A file that is named
  /// by itself has none, as its app may have other screens.
  private(set) var impliedApp: AppKey?

  init(
    _ path: String, isNamed: Bool, _ lookup: DefinitionLookup, _ project: ProjectIndex?, _ plan: inout CheckPlan
  ) {
    self.path = path
    self.isNamed = isNamed
    options = plan.options(for: path)
    guard let project, FileName.isImported(path), !Self.isOtherPlist(path, project) else {
      definitions = lookup.definitions(for: Path.parent(path), in: project)
      if !isNamed, definitions.apps.isEmpty, FileFormat(name: path)?.isWritten ?? false {
        impliedApp = lookup.impliedApp(around: Path.parent(path)).map(AppKey.init(impliedBy:))
      }
      return
    }
    definitions = lookup.definitions(forImported: path, in: project)
    self.project = project
    images = lookup.images(forImported: path, in: project)
    imageSizes = lookup.imageSizes(forImported: path, in: project)
  }

  /// Returns the work for the file as one that somebody named as a spec, whatever it looks like.
  func named() -> FileWork {
    var work = self
    work.isNamed = true
    return work
  }

  /// Makes the folder around the file the app of its screens, where nothing states one.
  mutating func takeFolderForApp() {
    if impliedApp == nil { impliedApp = AppKey(impliedBy: Path.parent(path)) }
  }

  /// Returns whether a path is an Info.plist other than its target's: an app of which nothing else is known.
  private static func isOtherPlist(_ path: String, _ project: ProjectIndex) -> Bool {
    FileFormat(name: path) == .infoPlist && project.target(of: path)?.plist != path
  }

  /// The app around the file, which may state another one itself.
  var app: AppKey? { AppKey(definitions) ?? impliedApp }

  func read(_ bytes: [UInt8]) -> SpecFile {
    let surroundings = project.map {
      $0.surroundings(
        of: path, colorNames: Set(definitions.palette.keys), images: images, read: $0.reads.read)
    }
    return SpecFile(
      path: path, bytes: bytes, format: FileFormat(name: path), surroundings: surroundings ?? .none, isNamed: isNamed)
  }
}
