import HIGCore
import HIGImport
import HIGReading

/// One file to check, with the definitions that hold for it.
///
/// A run holds it in its list of files, with what was found in each and with the parts of its app.
struct FileWork: Sendable {
  private var contents: Contents

  private struct Inputs {
    let path: String
    var isNamed: Bool
    let definitions: Definitions
    let options: CheckPlan.FileOptions
    var isExtractOnly = false
    var bytes: [UInt8]?
    var project: ProjectIndex?
    var images: [String: AssetImage] = [:]
    var imageSizes: ContentDigest?
    var impliedApp: AppKey?
  }

  private final class Contents: Sendable {
    let inputs: Inputs
    init(_ inputs: Inputs) { self.inputs = inputs }
  }

  var path: String { contents.inputs.path }
  var isNamed: Bool { contents.inputs.isNamed }
  var definitions: Definitions { contents.inputs.definitions }
  var options: CheckPlan.FileOptions { contents.inputs.options }
  /// The project of an imported file.
  var project: ProjectIndex? { contents.inputs.project }
  /// The images in the catalogs that an imported file sees.
  private var images: [String: AssetImage] { contents.inputs.images }
  /// The sizes of these, for the fingerprint of what is kept.
  var imageSizes: ContentDigest? { contents.inputs.imageSizes }
  /// The app that the file's screens belong to where nothing states one: the folder that is checked. A file that is named
  /// by itself has none, as its app may have other screens.
  var impliedApp: AppKey? { contents.inputs.impliedApp }

  /// Whether only the facts for rules about whole apps are needed.
  var isExtractOnly: Bool {
    get { contents.inputs.isExtractOnly }
    set { change { $0.isExtractOnly = newValue } }
  }

  var bytes: [UInt8]? {
    get { contents.inputs.bytes }
    set { change { $0.bytes = newValue } }
  }

  init(
    _ path: String, isNamed: Bool, _ lookup: DefinitionLookup, _ project: ProjectIndex?, _ plan: inout CheckPlan
  ) {
    let options = plan.options(for: path)
    guard let project, FileName.isImported(path), !Self.isOtherPlist(path, project) else {
      let definitions = lookup.definitions(for: Path.parent(path), in: project)
      var inputs = Inputs(path: path, isNamed: isNamed, definitions: definitions, options: options)
      if !isNamed, definitions.apps.isEmpty, FileFormat(name: path)?.isWritten ?? false {
        inputs.impliedApp = lookup.impliedApp(around: Path.parent(path)).map(AppKey.init(impliedBy:))
      }
      contents = Contents(inputs)
      return
    }
    contents = Contents(
      Inputs(
        path: path, isNamed: isNamed, definitions: lookup.definitions(forImported: path, in: project),
        options: options, project: project, images: lookup.images(forImported: path, in: project),
        imageSizes: lookup.imageSizes(forImported: path, in: project)))
  }

  private mutating func change(_ change: (inout Inputs) -> Void) {
    var inputs = contents.inputs
    change(&inputs)
    contents = Contents(inputs)
  }

  /// Returns the work for the file as one that somebody named as a spec, whatever it looks like.
  func named() -> FileWork {
    var work = self
    work.change { $0.isNamed = true }
    return work
  }

  /// Makes the folder around the file the app of its screens, where nothing states one.
  mutating func takeFolderForApp() {
    if impliedApp == nil { change { $0.impliedApp = AppKey(impliedBy: Path.parent($0.path)) } }
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
