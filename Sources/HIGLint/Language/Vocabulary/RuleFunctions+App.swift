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

  static let consistencyFunctions: [Function] = [
    Function(
      "differingAnimations", [.init([.node(["app"]), .double], .list(.map(.string, .any)))],
      summary: """
        The animations of an app and its screens that differ from the first of their event and target: `animation`, \
        `first`, and `what`, which is `type` or `duration`, where durations within a tolerance are alike.
        """),
    Function(
      "mixedShapes", [.init([.node(["app"]), .double], .list(.map(.string, .any)))],
      summary: """
        The controls whose corners come in more shapes than a number, by kind and role: `kind`, `role`, `count`, `radii` \
        (in points) and `view`, the first that is one too many.
        """),
  ]

  static let originFunctions: [Function] = [
    Function(
      "screensBefore", [.init([.node(["app"]), .string], .list(.node(["screen"])))],
      summary: "The described screens from which a stated way leads to one of an id, in their order.")
  ]

  static let fixTextsFunctions: [Function] = [
    ofText(
      "withFullStop", gives: .string,
      "A text with the full stop that it lacks, in the place of a comma or a tilde if it ends in one."),
    ofText(
      "withoutName", [[.span]], gives: .string,
      """
      A sentence without the app's name: `Harbor uses your location to find boats.` is `Your location is used to find \
      boats.`, and `Harbor：你的船到了。` is `你的船到了。`. Unknown where the rest is no sentence by itself.
      """),
  ]

  static let fixSpansFunctions: [Function] = [
    ofPart("capitalised", "A part of a text with a capital in the place of its first letter"),
    ofPart("oneMark", "The one mark that says what a row of marks says"),
    ofPart("fullWidth", "A mark as Chinese texts have it"),
  ]

  static let fixOthersFunctions: [Function] = [
    Function(
      "otherOpticalSize", [.init([.string], .string)],
      summary: "The family of San Francisco for the other sizes: `SF UI Text` for `SF UI Display`, and back"),
    of(
      "grownFrame", [view, .double, .double], gives: .any,
      """
      A view's frame, grown around its centre to a width and a height; unknown where it would leave its parent, touch \
      another view, or where the frame does not decide how large its touch area is.
      """),
  ]
}
