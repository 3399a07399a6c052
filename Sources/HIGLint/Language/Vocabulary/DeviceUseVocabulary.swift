/// The ways in which an app follows people's settings and their hold of the device.
extension Vocabulary {
  static let deviceUseTypes: [NodeType] = [
    NodeType(
      "rotation", "What turning the device does",
      fields: [
        Field("input", .bool, "Whether turning the device steers what the app does, as in a game"),
        Field("beforeTask", .word(interfaceRotation), "What the interface does before the main task begins"),
        Field("duringTask", .word(interfaceRotation), "What the interface does during the main task"),
      ]),
    NodeType(
      "typeScale", "The app's own sizes for the text styles of Dynamic Type",
      fields: Enumeration.textStyle.words.map { Field($0, .node("textScale"), "The sizes of `\($0)`") },
      facts: typeScaleFacts),
    NodeType(
      "textScale", "A text style at each of the sizes that people can set in Settings",
      fields: [Field("weight", .word(.fontWeight), "The weight of the style")]
        + Enumeration.textSize.words.map { Field($0, .node("textStep"), "The style at the text size `\($0)`") },
      facts: typeStyleFacts),
    NodeType(
      "textStep", "A text style at one of the sizes that people can set in Settings", shorthand: "size",
      positional: ["size", "leading"],
      fields: [
        Field("size", .number(0...1000), "The size of the letters"),
        Field("leading", .number(0...1000), "The distance of its lines in points"),
        Field("tracking", .number(-1000...1000), "The space added between letters, in thousandths of an em"),
      ],
      facts: typeStepFacts),
  ]

  private static let interfaceRotation = Enumeration("rotation of the interface", ["follows", "locked"])
}
