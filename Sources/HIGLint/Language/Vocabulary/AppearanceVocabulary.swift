/// The look and feel of an app beyond single screens, and its work with documents.
extension Vocabulary {
  static let appearanceTypes: [NodeType] = [
    NodeType(
      "appIcon", "The app icon", shorthand: "name",
      fields: [
        Field("name", .string, "The asset's name"),
        Field("file", .string, "The file it is in"),
        Field("sizes", .list(.number(0...10_000)), "The sizes that it is supplied in, in points"),
        Field(
          "smallSizes",
          .word(Enumeration("small icon", ["simplified", "scaled"], alsoWritten: ["scaledDown": "scaled"])),
          "How the small sizes are made: drawn more simply, or scaled down"),
        Field("testedBackgrounds", .list(.string), "What it was looked at on: light, dark, a photo"),
        Field("depicts", .string, "What it shows"),
        Field("drawsBadge", .bool, "Whether it imitates the badge of iOS"),
      ]),
    NodeType(
      "animation", "An animation", shorthand: "type", nameField: "event",
      fields: [
        Field("id", .identifier, "Its id"),
        Field("event", .openWord(.animationEvent), "What sets it off"),
        Field("target", .string, "What moves: a view's id, a row, a logo"),
        Field("type", .openWord(.animationType), "What one sees"),
        Field("style", .word(Enumeration("style of an animation", ["system", "custom"])), "Whose animation it is"),
        Field("purpose", .openWord(.animationPurpose), "What it tells people"),
        Field("duration", .duration, "How long it takes"),
        Field("curve", .openWord(.animationCurve), "How its speed changes"),
        Field("repeats", .bool, .bool(false), "Whether it begins anew by itself"),
      ]),
    NodeType(
      "documents", "What an app does with documents", shorthand: "mode",
      fields: [
        Field("mode", .word(.documentUse), "Whether people view or also edit documents"),
        Field("autosave", .list(.openWord(.savingMoment)), "When the app saves by itself"),
        Field("imports", .bool, "Whether people can open documents of other apps"),
      ]),
    NodeType(
      "shadow", "A shadow", shorthand: "radius",
      fields: [
        Field("color", .color, "Its colour"),
        Field("radius", .number(0...1000), "How far it is blurred, in points"),
        Field("opacity", .number(0...1), "Its opacity, 0 to 1"),
        Field("offset", .node("size"), "How far it lies from the view"),
      ]),
  ]
}
