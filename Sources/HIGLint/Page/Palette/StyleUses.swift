import HIGCore
import HIGDraw
import HIGLanguage
import HIGReading

/// The text styles of a design, with their sizes and weights.
struct StyleUses {
  private struct Use {
    var sizes: Set<Double> = []
    var weights: Set<Double> = []
    var count = 0
  }

  private var uses: [String: Use] = [:]

  mutating func add(_ view: NodeReference, in model: Model, _ names: inout FontNames) {
    guard let font = model.node(Names.font, of: view) else { return }
    var use = uses[names.name(of: font, in: model)] ?? Use()
    if let size = VisualLimits.number(model.value(of: Names.fontSize, at: view)) { use.sizes.insert(size) }
    if let weight = VisualLimits.number(model.value(of: Names.fontWeight, at: view)) {
      use.weights.insert(weight)
    }
    use.count += 1
    uses[names.name(of: font, in: model)] = use
  }

  /// Writes the largest style first.
  func write(to json: inout JSONEmitter) {
    let order = uses.sorted { a, b in
      let (first, second) = (a.value.sizes.max() ?? 0, b.value.sizes.max() ?? 0)
      return first != second ? first > second : a.key < b.key
    }
    json.array { json in
      for (name, use) in order {
        json.object { json in
          json.member("name", orNull: name.isEmpty ? nil : name)
          for (key, numbers) in [("sizes", use.sizes), ("weights", use.weights)] {
            json.key(key)
            json.array { json in
              for number in numbers.sorted() { json.shortest(number) }
            }
          }
          json.member("uses", use.count)
        }
      }
    }
  }
}

/// The names of fonts: that of a text style in the design, else that of a style of the system or of a family.
struct FontNames {
  private struct Place: Hashable {
    var file: String
    var range: SourceRange
  }

  private var styles: [Place: String] = [:]

  init(_ model: Model) {
    guard let definitions = model.definitions else { return }
    for (name, entry) in definitions.textStyles {
      let tree = definitions.trees[entry.tree]
      let target = tree.target(of: entry.value)
      guard target != .none else { continue }
      let place = Place(file: tree.source.path, range: tree[target].range)
      // Of two names for one style the first counts.
      styles[place] = min(styles[place] ?? "$" + name, "$" + name)
    }
  }

  /// Returns the name of a font; empty where it has none.
  func name(of font: NodeReference, in model: Model) -> String {
    let location = model.location(of: font)
    return styles[Place(file: location.file.path, range: location.range)]
      ?? model.string(Names.style, of: font) ?? model.string(Names.family, of: font) ?? ""
  }
}
