import HIGCore
import HIGReading

/// A file as the checks of apps see it.
struct AppPart: Sendable {
  /// The work that it was made by; a file's own definitions are made anew from it where needed.
  var work: FileWork
  /// The app that the file belongs to; nil for none.
  var app: AppKey?
  /// The file's extract, encoded so that thousands of files take little room.
  var extract: EncodedExtract?
  var screenPaths: [String] = []
  /// The answers in the file.
  var answers: [ReviewAnswer] = []
  /// Whether the file states definitions of its own.
  var definesItself = false
  /// Whether findings that are not shown were looked for, too: the file or one around it may suppress them.
  var findsAll = false
  /// The fingerprint of everything that the file's results rest on, where these are kept.
  var fingerprint: ContentDigest?

  /// Returns the definitions that hold for the app.
  func definitions(_ workspace: any Workspace) -> Definitions {
    guard definesItself, let bytes = work.bytes ?? (try? workspace.read(work.path)) else { return work.definitions }
    return work.read(bytes).definitions(around: work.definitions)
  }
}
