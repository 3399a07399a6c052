import HIGReading

/// The configurations of a folder as they were when nothing was wrong with them, for an editor in which the next one may
/// be half typed.
///
/// A run that has such a store checks with what was sound, and only tells the mistakes. One without it refuses to run:
/// nobody who checks a design may believe in a setting that does not hold.
package final class SoundConfigurations: Sendable {
  private struct Kept: Sendable {
    var found: [String: ConfigurationLookup.Found] = [:]
    /// The texts of the files that were read for them, by path.
    var texts: [String: (digest: ContentDigest, bytes: [UInt8])] = [:]
  }

  private let kept = Locked(Kept())

  package init() {}

  /// Keeps a configuration with which nothing is wrong.
  func keep(_ found: ConfigurationLookup.Found, at path: String, in workspace: any Workspace) {
    for file in found.files where kept.withLock({ $0.texts[file.path]?.digest != file.digest }) {
      guard let bytes = try? workspace.read(file.path) else { continue }
      kept.withLock { $0.texts[file.path] = (file.digest, bytes) }
    }
    kept.withLock { $0.found[path] = found }
  }

  /// Returns what holds in the place of a configuration with mistakes: it, with the last sound texts of the files that
  /// they are in; where that can't be read either the last sound one; and where there was none what can be read of it.
  ///
  /// - Parameter read: Reads the configuration from a workspace.
  func standIn(
    for broken: ConfigurationLookup.Found, at path: String, _ problems: [Diagnostic], in workspace: any Workspace,
    read: (any Workspace) -> (found: ConfigurationLookup.Found, problems: [Diagnostic])
  ) -> ConfigurationLookup.Found {
    let paths = Set(problems.map(\.location.file.path))
    let (last, texts) = kept.withLock { kept in (kept.found[path], kept.texts.filter { paths.contains($0.key) }) }
    if !texts.isEmpty {
      let again = read(OverlayWorkspace(workspace, files: texts.mapValues(\.bytes)))
      if again.problems.isEmpty { return again.found }
    }
    return last ?? broken
  }
}
