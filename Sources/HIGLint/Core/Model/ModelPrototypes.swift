import HIGReading

/// The state that the models of one thread share: unknown values, and the apps of many files, each decoded once.
///
/// A file's model begins as a copy of its app's, so that neither the app nor the palette is decoded for every file.
package final class ModelPrototypes {
  /// The number of apps that are kept; others are decoded again for each of their files.
  private static let capacity = 64

  let unknowns = UnknownTable()
  private var builders = HashMap<ObjectIdentifier, ModelBuilder>()

  package init() {}

  /// Returns a builder that has decoded the app's part of definitions.
  package func builder(for definitions: Definitions) -> ModelBuilder {
    // What holds for a single file, or says nothing, is not worth being kept.
    guard definitions.isShared, !definitions.trees.isEmpty else {
      return ModelBuilder(ofScreensUnder: definitions, unknowns: unknowns)
    }
    // The builder keeps the definitions, so that no others have their address.
    if let known = builders[ObjectIdentifier(definitions)] { return known.copy() }
    var builder = ModelBuilder(ofScreensUnder: definitions, unknowns: unknowns)
    builder.decodeCommonColors()
    if builders.count >= Self.capacity { builders.removeAll() }
    builders.set(builder, for: ObjectIdentifier(definitions))
    return builder.copy()
  }
}

extension ModelBuilder {
  /// Creates a builder that has decoded the app, as far as screens inherit from it.
  package init(ofScreensUnder definitions: Definitions, unknowns: UnknownTable?) {
    self.init(definitions: definitions, unknowns: unknowns)
    decodeApp(fields: Self.appFieldsOfScreens)
    findAppBars()
  }

  /// Returns the same builder with a model of its own.
  package func copy() -> ModelBuilder {
    var copy = self
    copy.model = Model(copying: model)
    return copy
  }

  /// The largest palette that is copied: a larger one would take longer than a file's few colours take to decode.
  private static var mostCommonColors: Int { 64 }

  /// Reads a small palette as a whole, except colours with something to report: that is reported where they are used.
  fileprivate mutating func decodeCommonColors() {
    guard definitions.palette.count <= Self.mostCommonColors else { return }
    for (name, entry) in definitions.palette.sorted(by: { $0.key < $1.key }) {
      let (told, known) = (model.diagnostics.count, paletteColors)
      _ = paletteColor(named: name, at: Place(tree: entry.tree, node: entry.value))
      guard model.diagnostics.count > told else { continue }
      model.diagnostics.removeLast(model.diagnostics.count - told)
      paletteColors = known
    }
  }
}
