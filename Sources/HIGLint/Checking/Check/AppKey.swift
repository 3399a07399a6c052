import HIGCore
import HIGImport
import HIGLanguage
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

  /// Returns the paths of the specs in the app's folder and below that hold nothing but definitions for others: what lies
  /// farther out may be there for other apps, too.
  func ownFiles(among definitions: Definitions) -> Set<String> {
    guard let around = folder ?? files.last.map(Path.parent) else { return [] }
    return Set(
      definitions.trees.filter { tree in
        let path = tree.source.path
        return isWritten(path) && Path.contains(around, Path.parent(path)) && !Self.holdsScreens(tree)
      }.map(\.source.path))
  }

  /// Whether people write a file of definitions, and no tool does.
  private func isWritten(_ path: String) -> Bool {
    !FileName.isImported(path) && FileFormat(beside: path) == nil
  }

  private static func holdsScreens(_ tree: SyntaxTree) -> Bool {
    tree.documents.contains { document in
      let root = tree.target(of: document.root)
      guard root != .none, tree[root].kind == .mapping else { return false }
      return tree.entries(of: root).contains { tree.section(of: $0.key)?.content == .screens }
    }
  }

  /// Creates the key of the app that definitions state; nil where they state none.
  init?(_ definitions: Definitions) {
    if definitions.apps.isEmpty { return nil }
    files = definitions.apps.map { definitions.trees[$0.tree].source.path }
  }
}
