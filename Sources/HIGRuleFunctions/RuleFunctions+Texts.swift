import HIGLanguage

/// The functions about texts and what names things, and those that fixes use.
extension RuleFunctions {
  /// A function of a part of a text.
  private static func ofPart(_ name: String, _ summary: String) -> Function {
    Function(name, [.init([.span], .string), .init([.any], .string)], summary: summary)
  }

  static let labelFunctions: [Function] = [
    of(
      "hasLabelNearby", [view, .double, wordList, wordList], gives: .bool,
      """
      Whether a text or a picture names a view: one in its cell, card, stack or group, or one beside it on the leading side or above it, \
      no farther away than a distance. Kinds of a list name nothing; those of a second list are pictures.
      """),
    ofText(
      "isAssetName", [[wordList]], gives: .bool,
      """
      Whether a text is the name of a file or an asset: with an extension of a list, with underscores between its words, or \
      the very name of the icon or image of the view it describes.
      """),
  ]

  static let proofreadingFunctions: [Function] = [
    ofText(
      "doubledWords", [[wordList]], gives: spanList,
      "Words that are written twice with nothing but white space between (`the the`), but for those of a list."),
    ofText(
      "unpairedMarks", gives: spanList,
      "Brackets and curly quotation marks that nothing closes or opens; not those of `1)` and `:)`."),
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
