/// The file that holds answers about another one.
///
/// A spec holds its own. What another tool writes can't: a storyboard, a xib, a property list. Answers about these stand in a
/// `reviewed.yaml` beside the project's files: it holds for its folder and all below it, like any file that defines something.
public enum AnswersFile {
  static let name = "reviewed.yaml"

  /// Whether a file is another tool's.
  public static func isNeeded(for path: String) -> Bool { FileFormat.isImported(path) }

  /// The file for answers about one of another tool: the nearest that is there already, as far as the working directory or
  /// the path's own first folder, else one in the folder that the file's translations lie in.
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

  /// Whether answers in a file hold for another one: it lies in the same folder, or above.
  public static func holds(_ file: String, for path: String) -> Bool {
    Path.contains(Path.parent(Path.normalized(file)), path)
  }

  /// What a new file begins with.
  public static let beginning = Array("higlint: 1\n".utf8)
}
