import HIGLanguage
import HIGReading

/// The choice of a configuration for a run.
public enum ConfigurationChoice: Sendable {
  /// The nearest configuration above each file.
  case nearest
  /// One file for everything, whatever others there are.
  case file(String)
  /// No configuration.
  case none
}

/// Finds the configuration of each folder: the nearest `.higlint.yml` (or `.yaml`, `.json`) in it or above, up to the
/// folder that holds `.git`.
public final class ConfigurationLookup {
  /// A configuration with its rules.
  struct Found: Sendable {
    var configuration: Configuration
    var scopes: ConfigurationScopes
    var rules: RuleSet
    /// The files that were read for it: the configuration, those it extends, and the team's rule files.
    var files: [ReadFile] = []
  }

  private let workspace: any Workspace
  private let builtIn: RuleSet
  private let choice: ConfigurationChoice
  /// The folders that were named to be checked.
  private let roots: [String]
  private(set) var all: [Found] = []
  private var byPath: [String: Int] = [:]
  private var byFolder: [String: Int] = [:]
  /// The mistakes in the configurations that were read, which therefore do not hold.
  public private(set) var problems: [Diagnostic] = []
  /// The mistakes in configurations in whose place others hold.
  private(set) var mended: [Diagnostic] = []
  /// What holds in the place of a configuration with mistakes; nil where nothing does.
  private let sound: SoundConfigurations?
  private let ruleFiles: CompiledRuleFiles
  /// The configurations that do not count.
  public private(set) var unvisited: [Unvisited] = []

  /// - Parameters:
  ///   - roots: The paths that were named to be checked.
  ///   - ruleFiles: The rule files that have been compiled before.
  public convenience init(
    workspace: any Workspace, rules: RuleSet, choice: ConfigurationChoice, roots: [String] = [],
    ruleFiles: CompiledRuleFiles = CompiledRuleFiles()
  ) {
    self.init(workspace: workspace, rules: rules, choice: choice, roots: roots, sound: nil, ruleFiles: ruleFiles)
  }

  init(
    workspace: any Workspace, rules: RuleSet, choice: ConfigurationChoice, roots: [String], sound: SoundConfigurations?,
    ruleFiles: CompiledRuleFiles
  ) {
    self.workspace = workspace
    builtIn = rules
    self.choice = choice
    self.roots = roots
    self.sound = sound
    self.ruleFiles = ruleFiles
  }

  public static var fileNames: [String] { [".higlint.yml", ".higlint.yaml", ".higlint.json"] }
  private static var maximumLevels: Int { 64 }

  /// Returns the configuration for the files of a folder.
  public func configuration(for folder: String) -> Configuration { all[index(for: folder)].configuration }

  /// Returns the paths that the configuration of a folder excludes; nil for none.
  func exclusion(for folder: String) -> ConfigurationScopes.Exclusion? { all[index(for: folder)].scopes.exclusion }

  /// Returns whether a walk passes over a file.
  func excludes(_ path: String) -> Bool { exclusion(for: Path.parent(path))?.holds(path, isFolder: false) ?? false }

  /// Returns the rules for the files of a folder: those built in, and the team's own.
  public func rules(for folder: String) -> RuleSet { all[index(for: folder)].rules }

  /// Returns the paths of a folder's configuration, of the files that it extends, and of rule files.
  func files(for folder: String) -> [String] { all[index(for: folder)].files.map(\.path) }

  /// Returns the position in `all` of the configuration for a folder.
  func index(for folder: String) -> Int {
    switch choice {
    case .none: return read(nil)
    case .file(let path): return read(path)
    case .nearest: break
    }
    if let known = byFolder[folder] { return known }
    let index = read(nearest(folder))
    byFolder[folder] = index
    return index
  }

  private func nearest(_ start: String) -> String? {
    var folder = start
    var identities: Set<String> = []
    for _ in 0..<Self.maximumLevels {
      for path in Self.fileNames.map({ Path.join(folder, $0) }) {
        // A link that leads out is no file to pass over: what it stands for was meant to hold.
        guard let entry = workspace.entry(at: path), entry.kind == .file || entry.kind == .outsideFile else { continue }
        if entry.kind == .outsideFile || !entry.isForeign { return path }
        let note = Unvisited(path: path, reason: .owner)
        if !unvisited.contains(note) { unvisited.append(note) }
      }
      if let entry = workspace.entry(at: Path.join(folder, ".git")), !entry.isForeign { return nil }
      // Above the root of the file system `..` leads to itself.
      guard let entry = workspace.entry(at: folder) else { return nil }
      if let identity = entry.identity, !identities.insert(identity).inserted { return nil }
      folder = Path.parent(folder)
    }
    return nil
  }

  private func read(_ path: String?) -> Int {
    if let known = byPath[path ?? ""] { return known }
    var found = Found(
      configuration: Configuration(), scopes: ConfigurationScopes(Configuration()), rules: builtIn)
    if let path {
      let (read, mistakes) = reading(path, in: workspace)
      found = read
      if let sound, !mistakes.isEmpty {
        found = sound.standIn(for: read, at: path, mistakes, in: workspace) { reading(path, in: $0) }
        mended += mistakes
      } else {
        sound?.keep(read, at: path, in: workspace)
        problems += mistakes
      }
    }
    byPath[path ?? ""] = all.count
    all.append(found)
    return all.count - 1
  }

  private func reading(_ path: String, in workspace: any Workspace) -> (found: Found, problems: [Diagnostic]) {
    let recorder = ReadRecorder(workspace)
    var reader = ConfigurationReader(workspace: recorder, rules: builtIn, roots: roots, ruleFiles: ruleFiles)
    let configuration = reader.read(path)
    let found = Found(
      configuration: configuration, scopes: ConfigurationScopes(configuration), rules: reader.rules,
      files: recorder.files)
    return (found, reader.problems)
  }
}
