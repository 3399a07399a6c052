import HIGLanguage

/// The functions of the rule language about the fonts of the whole app.
public enum TypographyFunctions {
  public static let all: [FunctionBody] = [
    FunctionBody("newTypefaces") { arguments, context in
      guard let model = context.model, case .node(let screen) = arguments[0] else { return .list([]) }
      let ignored = families(arguments[1])
      return .list(
        model.typefaceUses().filter { $0.screen == screen && !ignored.contains($0.family) }.map { .node($0.font) })
    },
    FunctionBody("typefaceRank") { arguments, context in
      guard let model = context.model, case .node(let font) = arguments[0] else { return .int(0) }
      let ignored = families(arguments[1])
      let uses = model.typefaceUses().filter { !ignored.contains($0.family) }
      return .int(Int64((uses.firstIndex { $0.font == font } ?? -1) + 1))
    },
    FunctionBody("newTypeStyles") { arguments, context in
      guard let model = context.model, case .node(let screen) = arguments[0],
        case .int(let number) = arguments[1]
      else { return .list([]) }
      let uses = model.typeStyleUses()
      guard number > 0, Int(number) <= uses.count, uses[Int(number) - 1].screen == screen else { return .list([]) }
      return .list([.node(uses[Int(number) - 1].view)])
    },
  ]

  private static func families(_ value: Value) -> Set<String> {
    guard case .list(let items) = value else { return [] }
    return Set(
      items.compactMap { item in
        guard case .string(let family) = item else { return nil }
        return Typeface.typeface(ofFamily: family)
      })
  }
}

/// The first use of each font family and of each size and weight, found once per model.
struct FontUses {
  struct TypefaceUse {
    var family: String
    var font: NodeReference
    var screen: NodeReference
  }

  struct StyleUse {
    var style: TypeStyle
    var view: NodeReference
    var screen: NodeReference
  }

  var typefaces: [TypefaceUse]?
  var styles: [StyleUse]?
}

extension Model {
  private static let typefaces = Vocabulary.shared.nameID(of: "typefaces")
  private static let typeStyles = Vocabulary.shared.nameID(of: "typeStyles")
  private static let fontSize = Vocabulary.shared.nameID(of: "fontSize")
  private static let fontWeight = Vocabulary.shared.nameID(of: "fontWeight")

  /// Returns the uses of font families, in the order of the screens.
  fileprivate func typefaceUses() -> [FontUses.TypefaceUse] {
    if let known = fontUses.typefaces { return known }
    let all = uses(of: Self.typefaces).compactMap { font, screen -> FontUses.TypefaceUse? in
      guard let family = string(Names.family, of: font) else { return nil }
      return FontUses.TypefaceUse(family: Typeface.typeface(ofFamily: family), font: font, screen: screen)
    }.firsts(\.family)
    fontUses.typefaces = all
    return all
  }

  fileprivate func typeStyleUses() -> [FontUses.StyleUse] {
    if let known = fontUses.styles { return known }
    let all = uses(of: Self.typeStyles).compactMap { view, screen -> FontUses.StyleUse? in
      let size = value(of: Self.fontSize, at: view)
      guard let style = TypeStyle(size: size, weight: value(of: Self.fontWeight, at: view)) else { return nil }
      return FontUses.StyleUse(style: style, view: view, screen: screen)
    }.firsts(\.style)
    fontUses.styles = all
    return all
  }

  /// Returns the nodes that a fact of each screen lists, each with its screen.
  private func uses(of fact: NameID) -> [(node: NodeReference, screen: NodeReference)] {
    screens.flatMap { screen -> [(NodeReference, NodeReference)] in
      guard case .list(let values) = value(of: fact, at: screen) else { return [] }
      return values.compactMap { value in
        guard case .node(let node) = value else { return nil }
        return (node, screen)
      }
    }
  }
}
