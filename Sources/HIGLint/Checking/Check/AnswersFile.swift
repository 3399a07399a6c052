import HIGReading

/// The file that holds the answers to questions about another file.
///
/// A spec holds its own answers. A file of another tool (a storyboard, a xib, a property list) can't: its answers stand
/// in a `reviewed.yaml` beside the project's files, which holds for its folder and all below it.
public enum AnswersFile {
  static let name = "reviewed.yaml"

  /// Returns whether a file is another tool's, so that its answers need a file of their own.
  public static func isNeeded(for path: String) -> Bool { FileName.isImported(path) }

  /// Returns the path of the file for answers about another tool's file: the nearest that exists, up to the working
  /// directory or the path's first folder, else one in the folder that holds the file's translations.
  public static func path(for path: String, in workspace: any Workspace) -> String {
    var folder = Path.parent(path)
    while folder.hasSuffix(".lproj") { folder = Path.parent(folder) }
    var candidate = folder
    while true {
      let file = Path.join(candidate, name)
      if workspace.entry(at: file)?.kind == .file { return file }
      let above = Path.parent(candidate)
      if candidate == "." || candidate == "/" || above.utf8.elementsEqual("..".utf8) || candidate.hasPrefix("..") {
        break
      }
      candidate = above
    }
    return Path.join(folder, name)
  }

  /// Returns whether the answers in a file hold for another file: it must lie in the same folder, or above.
  public static func holds(_ file: String, for path: String) -> Bool {
    Path.contains(Path.parent(Path.normalized(file)), path)
  }

  /// The text that a new file begins with.
  public static let beginning = Array("higlint: 1\n".utf8)
}
