/// The functions about the app as a whole, and those that fixes use, without what they do: see `FunctionBody`.
extension RuleFunctions {
  /// A function of a part of a text.
  private static func ofPart(_ name: String, _ summary: String) -> Function {
    Function(name, [.init([.span], .string), .init([.any], .string)], summary: summary)
  }

  static let nameFunctions: [Function] = [
    Function(
      "nameWords", [.init([.string], .list(.string))],
      summary: "The words of a name in lower case, without digits: of `addToCart2`, add, to and cart."),
    Function(
      "namesIn", [.init([.string, .list(.string)], .list(.string))],
      summary: """
        Those of a list that a name holds as whole words: `apple logo` in `footerAppleLogo`, `iphone` in `iPhone-frame`. \
        Chinese words are found anywhere.
        """),
  ]
}
