@testable import HIGImport
@testable import HIGLint
@testable import HIGReading

extension ProjectIndex {
  /// The projects among some files in memory, found as a check of their folder finds them.
  convenience init(in files: [String: String]) {
    let workspace = MemoryWorkspace(files)
    var finder = FileFinder(workspace: workspace)
    finder.add(".")
    self.init(found: finder.found.map(\.path), files: finder.projectFiles, read: { try? workspace.read($0) })
  }
}
