import HIGCore
import HIGImport
import HIGReading

/// The facts that the bytes of a run's files tell before they are parsed.
struct FilesGlance: Sendable {
  /// The files that define nothing.
  var plain: Set<String> = []
  /// Whether any of the files may suppress findings.
  var mayHoldSuppressions = true
}

extension FilesGlance {
  /// Looks at thousands of files on all cores.
  init(at paths: [String], in workspace: any Workspace, threads: Int) {
    let found = Parallel.map(
      count: paths.count, threads: threads, makeState: {}
    ) { index, _ -> (mayDefine: Bool, mayHoldSuppressions: Bool) in
      guard FileFormat(name: paths[index])?.isWritten ?? false, let bytes = try? workspace.read(paths[index]) else {
        return (true, true)
      }
      return (SpecFile.mayDefine(bytes), SuppressionMarker.isIn(bytes))
    }
    mayHoldSuppressions = found.contains(where: \.mayHoldSuppressions)
    for (path, found) in zip(paths, found) where !found.mayDefine { plain.insert(path) }
  }
}
