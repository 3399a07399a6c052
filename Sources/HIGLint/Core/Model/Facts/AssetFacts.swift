import HIGLanguage
import HIGReading

/// The facts about images and symbols, by the asset catalogs around the spec.
enum AssetFacts {
  static let all: [FactComputation] = [
    FactComputation("isInCatalog") { model, node in
      guard let name = model.string(Names.name, of: node), isName(name) else {
        return .unknown(model.unknown(Names.name, .notStated))
      }
      guard let definitions = model.definitions, let images = definitions.images else {
        return .unknown(Unknown("images", .otherFiles))
      }
      if AssetName.isAny(of: images, name) { return .bool(true) }
      // Where a spec names nothing that is there, the catalog is that of another app, or the design has names of its own.
      guard definitions.hasOwnCatalog || model.kept(NamedAssets.init).areMostlyKnown else {
        return .unknown(Unknown("images", .otherFiles))
      }
      return .bool(false)
    }
  ]

  /// Whether a name is that of an asset: no address, and nothing in it stands for a value.
  private static func isName(_ name: String) -> Bool { !name.isEmpty && !name.utf8.contains(where: marks.contains) }

  private static let marks = Set(":$%{".utf8)
}

/// Whether at least half of the images that a file names are in a catalog: one may be called as in another app.
private final class NamedAssets {
  let areMostlyKnown: Bool
  private static let types = ["image", "icon"].map { Vocabulary.shared.typeIndex(of: $0) ?? -1 }

  init(in model: Model) {
    guard let images = model.definitions?.images else {
      areMostlyKnown = false
      return
    }
    var (named, known) = (0, 0)
    for index in 0..<model.nodeCount {
      let node = NodeReference(index)
      guard Self.types.contains(model.typeIndex(of: node)), let name = model.string(Names.name, of: node) else {
        continue
      }
      named += 1
      if AssetName.isAny(of: images, name) { known += 1 }
    }
    areMostlyKnown = known > 0 && 2 * known >= named
  }
}

/// The names of images, as files and as code finds them.
package enum AssetName {
  private static let endings = [".png", ".pdf", ".jpg", ".jpeg", ".svg", ".heic", ".gif"]

  /// Whether a name is among those of images that are there.
  static func isAny(of images: Set<String>, _ name: String) -> Bool {
    images.contains(bare(name)) || images.contains(name)
  }

  package static func isImageFile(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// Returns the name of an image without its folder, its ending, and what tells its scale or its device.
  package static func bare(_ path: String) -> String {
    var name = Path.lastComponent(path)
    for ending in endings + [".symbolset", "~iphone", "~ipad", "@2x", "@3x"] where name.hasSuffix(ending) {
      name = String(name.dropLast(ending.utf8.count))
    }
    return name
  }
}
