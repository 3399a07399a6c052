import HIGCore
import HIGReading

/// The files that define an app, nearest first: equal for all the files of one app.
struct AppKey: Hashable, Sendable {
  var files: [String]

  init(files: [String]) { self.files = files }

  /// Creates the key of the app that definitions state; nil where they state none.
  init?(_ definitions: Definitions) {
    if definitions.apps.isEmpty { return nil }
    files = definitions.apps.map { definitions.trees[$0.tree].source.path }
  }
}
