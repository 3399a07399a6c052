import HIGCore
import HIGLanguage

/// The sizes of the text styles at each text size that people set in Settings.
enum DynamicType {
  /// In points, from `xSmall` to `AX5` (Human Interface Guidelines, "Dynamic Type sizes").
  private static let sizes: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The place of `large`, which Settings has where nobody changes it.
  static let usual = 3

  static func size(of style: String, at textSize: Int) -> Double? {
    sizes[style].flatMap { $0.indices.contains(textSize) ? $0[textSize] : nil }
  }
}

/// Texts at the text size that a screen is drawn with.
extension ScreenArtist {
  private static let dynamicType = Vocabulary.shared.nameID(of: "dynamicType")
  private static let dynamicTypeMax = Vocabulary.shared.nameID(of: "dynamicTypeMax")
  private static let typeScale = Vocabulary.shared.nameID(of: "typeScale")

  /// Returns the place of the screen's text size among those of Settings; nil where texts keep their usual size.
  static func textSize(of screen: NodeReference, in model: Model, asked: String?) -> Int? {
    let words = Enumeration.textSize.words
    guard let word = asked ?? model.string(Names.textSize, of: screen), let size = words.firstIndex(of: word) else {
      return nil
    }
    guard model.app != .none else { return size }
    if case .bool(false) = model.value(of: dynamicType, at: model.app) { return nil }
    guard case .string(let word) = model.value(of: dynamicTypeMax, at: model.app), let most = words.firstIndex(of: word)
    else { return size }
    return min(size, most)
  }

  /// Returns the size that a font has at the screen's text size; nil for one that states a size of its own, and does not
  /// follow. A style that names the size that it has anyway, `{style: body, size: 17}`, follows.
  func scaledSize(ofFont font: NodeReference) -> Double? {
    guard let textSize, let style = model.string(Names.style, of: font) else { return nil }
    if let slot = model.slot(Names.size, of: font), slot.kind != .null {
      guard let stated = model.number(Names.size, of: font), stated == size(of: style, at: DynamicType.usual) else {
        return nil
      }
    }
    return size(of: style, at: textSize)
  }

  private func size(of style: String, at textSize: Int) -> Double? {
    // The app's own scale comes before that of iOS.
    if let scale = model.app.ifSome.flatMap({ model.node(Self.typeScale, of: $0) }),
      let own = model.node(Vocabulary.shared.nameID(of: style), of: scale),
      let step = model.node(Vocabulary.shared.nameID(of: Enumeration.textSize.words[textSize]), of: own),
      let size = model.number(Names.size, of: step), size > 0
    {
      return size
    }
    return DynamicType.size(of: style, at: textSize)
  }
}
