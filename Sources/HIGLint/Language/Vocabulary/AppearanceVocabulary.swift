/// The look and feel of an app beyond single screens, and its work with documents.
extension Vocabulary {
  static let appearanceTypes: [NodeType] = [
    NodeType(
      "appIcon", "The app's icon, as it is supplied", shorthand: "name",
      fields: [
        Field("name", .string, "The asset's name"),
        Field("file", .string, "The file it is in"),
        Field("sizes", .list(.number(0...10_000)), "The sizes that it is supplied in, in points"),
        Field(
          "smallSizes",
          .word(
            Enumeration(
              "small icon", ["simplified", "scaled"],
              also: [
                "simplified": ["simple", "simpler", "redrawn"],
                "scaled": ["scaledDown", "resized", "shrunk", "downsized", "unchanged"],
              ])),
          "How the small sizes are made: drawn more simply, or scaled down"
        )
        .also("smallSize", "smallVariant", "smallVariants"),
        Field("testedBackgrounds", .list(.string), "What it was looked at on: light, dark, a photo"),
        Field("depicts", .string, "What it shows, in a few words"),
        Field("drawsBadge", .bool, "Whether it imitates the badge of iOS"),
      ]),
    NodeType(
      "animation", "An animation: what sets it off, what one sees, and how long", shorthand: "type", nameField: "event",
      fields: [
        Field("id", .identifier, "Its name in answers and settings"),
        Field("event", .openWord(.animationEvent), "What sets it off").also("trigger", "when"),
        Field("screen", .string, "For an animation of the app: the screen that it is on"),
        Field("target", .string, "What moves: a view's id, a row, a logo").also("view"),
        Field("type", .openWord(.animationType), "What one sees").also("kind"),
        Field(
          "style", .word(Enumeration("style of an animation", ["system", "custom"])),
          "The system's own animation, or the app's"),
        Field("purpose", .openWord(.animationPurpose), "What it tells people"),
        Field("duration", .duration, "How long it takes"),
        Field("curve", .openWord(.animationCurve), "How its speed changes").also("easing", "timingFunction"),
        Field("repeats", .bool, .bool(false), "Whether it begins anew by itself").also("loops", "loop", "repeating"),
      ]),
    NodeType(
      "documents", "What the app does with documents", shorthand: "mode",
      fields: [
        Field("mode", .word(.documentUse), "Whether people view or also edit documents"),
        Field("autosave", .list(.openWord(.savingMoment)), "When the app saves by itself"),
        Field("imports", .bool, "Whether people can open documents of other apps").also(
          "importsDocuments", "opensOtherApps"),
      ]),
    NodeType(
      "shadow", "The shadow that a view casts", shorthand: "radius",
      fields: [
        Field("color", .color, "The colour of the shadow").also("layer.shadowColor", "shadowColor"),
        Field("radius", .number(0...1000), "How far it is blurred").also("layer.shadowRadius", "shadowRadius"),
        Field("opacity", .number(0...1), "How strong it is: 0 can't be seen, 1 is solid").also(
          "layer.shadowOpacity", "shadowOpacity"),
        Field("offset", .node("size"), "How far it lies from the view").also("layer.shadowOffset", "shadowOffset"),
      ]),
  ]
}
