import HIGLanguage

/// The share of a screen that plain colours of a sort cover.
///
/// The screen is looked at in a grid of points; at each the topmost known background counts.
struct ColorCoverage {
  let model: Model
  let screen: NodeReference

  private static let columns = 16
  private static let rows = 24

  private struct Patch {
    var rect: Rect
    /// The colours, several of a gradient; none for an image or anything else of unknown colour.
    var colors: [Color]
  }

  /// Returns a share between the one that is surely covered and the one that may be.
  func share(where matches: (Color) -> Bool) -> Value {
    guard let scene = model.scene(of: screen) else { return unknown }
    let painter = LayerPainter(model: model, appearance: .light)
    func areMatching(_ colors: [Color]) -> Bool { !colors.isEmpty && colors.allSatisfy(matches) }
    let ground = colors(of: painter.background(of: screen, type: NodeTypes.screen, isContainer: true))
    var patches: [Patch] = []
    var hasUnplaced = !model.isStated(Names.views, of: screen)
    for view in scene.views where !isHidden(view) {
      let layer = painter.mark(of: view)
      if case .clear = layer.layer { continue }
      let colors = colors(of: layer)
      guard let rect = scene.box(of: view).rect else {
        hasUnplaced = true
        continue
      }
      // What is not stated may well be clear.
      if colors.isEmpty, case .unknown(.notStated) = layer.layer { continue }
      patches.append(Patch(rect: rect, colors: colors))
    }
    let vivid = areMatching(ground)
    if patches.isEmpty { return value(vivid ? 1 : 0, hasUnplaced: hasUnplaced) }
    guard let width = scene.size.width, let height = scene.size.height else { return unknown }
    var count = 0
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let x = (Double(column) + 0.5) * width / Double(Self.columns)
        let y = (Double(row) + 0.5) * height / Double(Self.rows)
        let top = patches.last { x >= $0.rect.x && x < $0.rect.maxX && y >= $0.rect.y && y < $0.rect.maxY }
        if top.map({ areMatching($0.colors) }) ?? vivid { count += 1 }
      }
    }
    return value(Double(count) / Double(Self.rows * Self.columns), hasUnplaced: hasUnplaced)
  }

  private var unknown: Value { .unknown(Unknown("vividShare", .geometry)) }

  /// Returns a share; a view of unknown place may cover all of it, or nothing.
  private func value(_ share: Double, hasUnplaced: Bool) -> Value {
    hasUnplaced && share > 0 ? .interval(Interval(low: 0, high: share)) : .double(share)
  }

  private func colors(of layer: SourcedLayer) -> [Color] {
    if case .color(let color) = layer.layer, color.isOpaque { return [color] }
    return layer.stops.allSatisfy(\.isOpaque) ? layer.stops : []
  }

  private func isHidden(_ view: NodeReference) -> Bool {
    if case .bool(false) = ViewFacts.isVisible(view, in: model) { return true }
    return false
  }
}
