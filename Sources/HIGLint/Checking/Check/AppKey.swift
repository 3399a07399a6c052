import HIGCore
import HIGReading

/// The files that define an app, nearest first: equal for all the files of one app.
struct AppKey: Hashable, Sendable {
  var files: [String]

  init(files: [String]) { self.files = files }

  /// Creates the key of the app that the screens of a folder make, where no file states one.
  init(impliedBy folder: String) { files = [folder + "/"] }

  /// The folder whose screens make the app; nil for an app that a file states.
  var folder: String? {
    guard let only = files.first, only.utf8.last == UInt8(ascii: "/") else { return nil }
    return String(only.dropLast())
  }

  /// Creates the key of the app that definitions state; nil where they state none.
  init?(_ definitions: Definitions) {
    if definitions.apps.isEmpty { return nil }
    files = definitions.apps.map { definitions.trees[$0.tree].source.path }
  }
}
