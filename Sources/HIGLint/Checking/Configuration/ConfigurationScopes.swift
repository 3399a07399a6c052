/// The files that a configuration's globs concern: those that are passed over, and those of each override.
package struct ConfigurationScopes: Sendable {
  private let overrides: [Configuration.Override]
  /// The files of each override; nil for every file.
  private let files: [PathFilter?]
  private let index: GlobIndex
  /// The override that each pattern of the index belongs to.
  private let overrideOfGlob: [Int]
  private let everywhere: [Int]
  /// The paths that a walk passes over; nil for none.
  let exclusion: Exclusion?

  package init(_ configuration: Configuration) {
    let folder = configuration.folder
    overrides = configuration.overrides
    files = overrides.map { $0.files.isEmpty ? nil : PathFilter(folder: folder, globs: $0.files) }
    everywhere = overrides.indices.filter { configuration.overrides[$0].files.isEmpty }
    overrideOfGlob = overrides.enumerated().flatMap { number, override in override.files.map { _ in number } }
    index = GlobIndex(literals: overrides.flatMap { $0.files.map(\.literal) })
    exclusion =
      configuration.exclude.isEmpty && configuration.include.isEmpty
      ? nil
      : Exclusion(
        excluded: PathFilter(folder: folder, globs: configuration.exclude.map(\.value)),
        included: configuration.include.isEmpty
          ? nil : PathFilter(folder: folder, globs: configuration.include.map(\.value)))
  }

  /// The paths that a walk passes over.
  struct Exclusion {
    fileprivate var excluded: PathFilter
    /// The only files that a walk takes; nil for all.
    fileprivate var included: PathFilter?

    func holds(_ path: String, isFolder: Bool) -> Bool {
      if excluded.matches(path, isFolder: isFolder) { return true }
      guard !isFolder, let included else { return false }
      return !included.matches(path)
    }
  }

  /// Returns whether a walk passes over a path.
  package func excludes(_ path: String, isFolder: Bool) -> Bool { exclusion?.holds(path, isFolder: isFolder) ?? false }

  /// Returns the positions of the overrides that concern a file, or something in it, in the order in which they are written.
  package func overrides(for path: String) -> [Int] {
    guard !overrides.isEmpty else { return [] }
    // A pattern that matches a folder above the file has its text in that folder's path, which the file's begins with.
    let possible = Set(index.candidates(for: path).map { overrideOfGlob[$0] })
    return (everywhere + possible.filter { files[$0]?.matches(path) ?? true }).sorted()
  }

  /// Divides the overrides for a file into the whole file's, and for each screen those with the screen's own.
  func byScreen(_ numbers: [Int]) -> (file: [Int], screens: [String: [Int]]) {
    var file: [Int] = []
    var own: [String: [Int]] = [:]
    for number in numbers where overrides[number].objects.isEmpty {
      if overrides[number].screens.isEmpty { file.append(number) }
      for screen in Set(overrides[number].screens) { own[screen, default: []].append(number) }
    }
    return (file, own.mapValues { file.isEmpty ? $0 : ($0 + file).sorted() })
  }

  /// Returns those of some overrides that are for single objects.
  func forObjects(_ numbers: [Int]) -> [Configuration.Override] {
    numbers.map { overrides[$0] }.filter { !$0.objects.isEmpty }
  }
}
