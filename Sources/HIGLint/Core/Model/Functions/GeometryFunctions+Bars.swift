import HIGLanguage

/// Bars and the room for their contents.
extension GeometryFunctions {
  private static let bar = ValueType.node(["navigationBar", "toolbar"])

  static let bars: [FunctionBody] = [
    function("itemsWidth") { itemsWidth($0) }
  ]

  private static func itemsWidth(_ call: Call) -> Value {
    let model = call.model
    let (fontSize, symbolWidth, gap) = (call.number(1), call.number(2), call.number(3))
    let lists = [Names.left, Names.items, Names.right].compactMap { model.slot($0, of: call.node) }
    guard lists.contains(where: { $0.kind == .list }) else { return .unknown(Unknown("items", .notStated)) }
    let items = [Names.left, Names.items, Names.right].flatMap { model.nodeList($0, of: call.node) }
      .filter { call.scene.isShown($0) }
    var common = 0.0
    var byLanguage: [String: Double] = [:]
    for item in items {
      guard let title = model.node(Names.title, of: item) else {
        common += symbolWidth + gap
        continue
      }
      common += gap
      for text in model.nodeList(Names.texts, of: title) {
        guard let value = model.textValue(of: text), !value.isUnknown else { continue }
        // Of a placeholder at least nothing is known to be there.
        let width = value.estimatedWidth(fontSize: fontSize).low
        byLanguage[model.text(of: text)?.language ?? "", default: 0] += width
      }
    }
    return .double(common + (byLanguage.values.max() ?? 0))
  }
}
