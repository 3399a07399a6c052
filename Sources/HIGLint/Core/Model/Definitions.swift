import HIGLanguage
import HIGReading

/// The definitions that a file takes from the files around it: palette, text styles, components and facts of the app.
///
/// Definitions are looked up by name from the nearest file outwards. They are built once for a set of files and shared
/// by all the screens that see the same ones.
public final class Definitions: Sendable {
  /// A node of one of `trees`.
  package struct Definition: Sendable {
    package var tree: Int
    package var key: NodeIndex
    package var value: NodeIndex
  }

  /// The files that define something, nearest first.
  public let trees: [SyntaxTree]
  /// The `app` mappings, nearest first.
  package let apps: [Definition]
  package let palette: [String: Definition]
  package let textStyles: [String: Definition]
  package let components: [String: Definition]
  /// People's answers, which hold for the folder of their file and below.
  package let answers: [ReviewAnswer]

  /// The texts that keys stand for, a table for each language.
  package let tables: [StringsTable]

  /// The names of the images in the asset catalogs of the project around, and of those that lie beside them; nil where
  /// there is no catalog.
  package let images: Set<String>?
  /// Whether a catalog lies among the files that define something for these screens, so that it is theirs.
  package let hasOwnCatalog: Bool

  /// The headers of the project's sounds, by the files' names.
  package let sounds: [String: SoundHeader]

  /// Whether they apply to the screens of many files.
  package let isShared: Bool
  /// Whether findings in the defining files may be suppressed there.
  package let mayHoldSuppressions: Bool

  /// The defined names that the defining files use themselves, once they were looked for.
  private let used = Locked<Set<String>?>(nil)

  public static let none = Definitions(trees: [], isShared: true)

  /// Creates definitions from `trees`, nearest first; each in full.
  public convenience init(trees: [SyntaxTree]) { self.init(trees: trees, isShared: false) }

  package init(
    trees: [SyntaxTree], tables: [StringsTable] = [], images: Set<String>? = nil, hasOwnCatalog: Bool = false,
    sounds: [String: SoundHeader] = [:], isShared: Bool
  ) {
    self.trees = trees
    self.tables = tables
    self.images = images
    self.hasOwnCatalog = hasOwnCatalog
    self.sounds = sounds
    self.isShared = isShared
    mayHoldSuppressions = trees.contains { SuppressionMarker.isIn($0.source) }
    var apps: [Definition] = []
    var palette: [String: Definition] = [:]
    var textStyles: [String: Definition] = [:]
    var components: [String: Definition] = [:]
    for (index, tree) in trees.enumerated() {
      for document in tree.documents {
        let root = tree.target(of: document.root)
        guard root != .none, tree[root].kind == .mapping else { continue }
        for entry in tree.entries(of: root) {
          let (key, value) = (entry.key, entry.value)
          let target = tree.target(of: value)
          guard target != .none, tree[target].kind == .mapping else { continue }
          switch tree.section(of: key) {
          case .app: apps.append(Definition(tree: index, key: key, value: target))
          case .palette: Self.collect(tree, index, target, into: &palette)
          case .textStyles: Self.collect(tree, index, target, into: &textStyles)
          case .components: Self.collect(tree, index, target, into: &components)
          case .higlint, .screen, .screens, .reviewed, nil: break
          }
        }
      }
    }
    self.apps = apps
    self.palette = palette
    self.textStyles = textStyles
    self.components = components
    answers = trees.flatMap { ReviewSection.read($0).answers }
  }

  private static func collect(
    _ tree: SyntaxTree, _ index: Int, _ section: NodeIndex, into entries: inout [String: Definition]
  ) {
    for entry in tree.entries(of: section) {
      let (key, value) = (entry.key, entry.value)
      let name = tree.text(of: key)
      // A nearer file has come before.
      if entries[name] == nil { entries[name] = Definition(tree: index, key: key, value: value) }
    }
  }
}

extension Definitions {
  /// The defined names that the defining files use themselves: a component's colours, the app's tint.
  var namesUsedByDefinitions: Set<String> {
    used.withLock { known in
      if let known { return known }
      let names = trees.reduce(into: Set<String>()) { $0.formUnion(namesUsed(in: $1)) }
      known = names
      return names
    }
  }

  /// Returns the same project's definitions with other files: those that apply to one file alone.
  package func replacingTrees(with trees: [SyntaxTree]) -> Definitions {
    Definitions(
      trees: trees, tables: tables, images: images, hasOwnCatalog: hasOwnCatalog, sounds: sounds,
      isShared: false)
  }

  /// Returns the components that a file defines and no nearer file defines again, in the order of the file.
  package func componentNames(in tree: SyntaxTree) -> [String] {
    components.filter { trees[$0.value.tree].source === tree.source }.sorted { $0.value.key < $1.value.key }.map(\.key)
  }
}
