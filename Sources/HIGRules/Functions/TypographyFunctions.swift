import HIGCore
import HIGLanguage

/// The functions of the rule language about the fonts of the whole app.
enum TypographyFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("newTypefaces") { arguments, context in
      guard let model = context.model, case .node(let screen) = arguments[0] else { return .list([]) }
      let ignored = families(arguments[1])
      return .list(
        model.kept(FontUses.init).typefaces.filter { $0.screen == screen && !ignored.contains($0.family) }.map {
          .node($0.font)
        })
    },
    FunctionBody("typefaceRank") { arguments, context in
      guard let model = context.model, case .node(let font) = arguments[0] else { return .int(0) }
      let ignored = families(arguments[1])
      let uses = model.kept(FontUses.init).typefaces.filter { !ignored.contains($0.family) }
      return .int(Int64((uses.firstIndex { $0.font == font } ?? -1) + 1))
    },
    FunctionBody("newTypeStyles") { arguments, context in
      guard let model = context.model, case .node(let screen) = arguments[0],
        case .int(let number) = arguments[1]
      else { return .list([]) }
      let uses = model.kept(FontUses.init).styles
      guard number > 0, Int(number) <= uses.count, uses[Int(number) - 1].screen == screen else { return .list([]) }
      return .list([.node(uses[Int(number) - 1].view)])
    },
  ]

  private static func families(_ value: Value) -> Set<String> { Set(value.strings.map(Typeface.typeface(ofFamily:))) }
}

/// The first use of each font family and of each size and weight, found once per model.
private final class FontUses {
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

  /// Both in the order of the screens.
  let typefaces: [TypefaceUse]
  let styles: [StyleUse]

  private static let typefaces = Vocabulary.shared.nameID(of: "typefaces")
  private static let typeStyles = Vocabulary.shared.nameID(of: "typeStyles")
  private static let fontSize = Vocabulary.shared.nameID(of: "fontSize")
  private static let fontWeight = Vocabulary.shared.nameID(of: "fontWeight")

  init(in model: Model) {
    typefaces = Self.uses(of: Self.typefaces, in: model).compactMap { font, screen -> TypefaceUse? in
      guard let family = model.string(Names.family, of: font) else { return nil }
      return TypefaceUse(family: Typeface.typeface(ofFamily: family), font: font, screen: screen)
    }.firsts(\.family)
    styles = Self.uses(of: Self.typeStyles, in: model).compactMap { view, screen -> StyleUse? in
      let size = model.value(of: Self.fontSize, at: view)
      guard let style = TypeStyle(size: size, weight: model.value(of: Self.fontWeight, at: view)) else { return nil }
      return StyleUse(style: style, view: view, screen: screen)
    }.firsts(\.style)
  }

  /// Returns the nodes that a fact of each screen lists, each with its screen.
  private static func uses(of fact: NameID, in model: Model) -> [(node: NodeReference, screen: NodeReference)] {
    model.screens.flatMap { screen -> [(NodeReference, NodeReference)] in
      guard case .list(let values) = model.value(of: fact, at: screen) else { return [] }
      return values.compactMap { value in
        guard case .node(let node) = value else { return nil }
        return (node, screen)
      }
    }
  }
}
