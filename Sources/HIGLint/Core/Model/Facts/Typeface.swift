import HIGLanguage

/// The font by which the width of a view's text is estimated.
package struct MeasuredFont {
  /// The size in points, above 0.
  package var size: Double
  package var weight: TextWeight
}

extension Model {
  /// Returns the font of a view's text; nil if its size is not known. Kept for the view that was asked about last, as
  /// rules ask for lines and room, at several sizes.
  package func measuredFont(of view: NodeReference) -> MeasuredFont? {
    if storage.pointee.lastFont.view == view { return storage.pointee.lastFont.font }
    let font = newMeasuredFont(of: view)
    storage.pointee.lastFont = (view, font)
    return font
  }

  private func newMeasuredFont(of view: NodeReference) -> MeasuredFont? {
    let size: Double
    switch Typeface.size(of: view, in: self) {
    case .double(let points): size = points
    case .int(let points): size = Double(points)
    default:
      guard slot(Names.font, of: view) == nil, app == .none || slot(Names.font, of: app) == nil,
        let usual = string(Names.kind, of: view).flatMap({ Typeface.usualSizes[$0] })
      else { return nil }
      size = usual
    }
    guard size > 0 else { return nil }
    guard case .int(let weight) = Typeface.weight(of: view, in: self) else {
      return MeasuredFont(size: size, weight: .regular)
    }
    return MeasuredFont(size: size, weight: weight >= 600 ? .semibold : .regular)
  }
}

/// The sizes and weights of fonts, after text styles.
package enum Typeface {
  /// The point size and weight of the Dynamic Type styles at the default size, Large (Human Interface Guidelines,
  /// "Dynamic Type sizes").
  private static let styles: WordTable<(size: Double, weight: Int64)> = [
    "largeTitle": (34, 400), "title1": (28, 400), "title2": (22, 400), "title3": (20, 400), "headline": (17, 600),
    "body": (17, 400), "callout": (16, 400), "subheadline": (15, 400), "footnote": (13, 400), "caption1": (12, 400),
    "caption2": (11, 400),
  ]

  /// The numbers of CSS and OpenType for the weights of UIFont.Weight.
  private static let weights: WordTable<Int64> = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// The sizes of UIKit's own fonts: `UIFont.labelFontSize`, and that of a system button's title.
  static let usualSizes: WordTable<Double> = ["label": 17, "button": 15]

  /// Returns the font that applies to a node: its own, else the app's.
  private static func font(of node: NodeReference, in model: Model) -> NodeReference? {
    if let slot = model.slot(Names.font, of: node) {
      return slot.kind == .node ? NodeReference(Int(slot.payload)) : nil
    }
    return model.app == .none ? nil : model.node(Names.font, of: model.app)
  }

  package static func size(of node: NodeReference, in model: Model) -> Value {
    guard let font = font(of: node, in: model) else { return .unknown(model.unknown(Names.font, .notStated)) }
    return size(ofFont: font, in: model)
  }

  package static func size(ofFont font: NodeReference, in model: Model) -> Value {
    if let size = model.slot(Names.size, of: font), size.kind != .null { return model.value(of: size) }
    if let style = model.string(Names.style, of: font), let known = styles[style] { return .double(known.size) }
    return .unknown(model.unknown(Names.size, .notStated))
  }

  package static func weight(of node: NodeReference, in model: Model) -> Value {
    guard let font = font(of: node, in: model) else { return .unknown(model.unknown(Names.font, .notStated)) }
    return weight(ofFont: font, in: model)
  }

  package static func weight(ofFont font: NodeReference, in model: Model) -> Value {
    if let slot = model.slot(Names.weight, of: font) {
      guard slot.kind == .string, let weight = weights[model.string(of: slot)] else {
        return .unknown(model.unknown(Names.weight, .statedUnknown))
      }
      return .int(weight)
    }
    if let family = model.string(Names.family, of: font) {
      if let weight = weight(ofFamily: family) { return .int(weight) }
      return .unknown(model.unknown(Names.weight, .notStated))
    }
    if let style = model.string(Names.style, of: font), let known = styles[style] { return .int(known.weight) }
    return .int(400)
  }
}
