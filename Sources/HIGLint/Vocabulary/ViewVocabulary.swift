/// Views and what they are made of.
extension Vocabulary {
  static let viewTypes: [NodeType] = [
    NodeType(
      "view", "One element of a screen", nameField: "kind",
      fields: [
        Field("kind", .word(.viewKind), .required, "What the view is"),
        Field("id", .identifier, "Unique within the screen"),
        Field("frame", .node("frame"), "Place and size in points"),
        Field("hitArea", .node("hitArea"), "Where it takes touches, if not its frame"),
        Field("text", .text, content: true, "The text it shows"),
        Field("placeholder", .text, content: true, "The text an empty field shows"),
        Field("title", .text, content: true, "The title of a control or a cell"),
        Field("font", .node("font"), "The font of its text"),
        Field("lines", .number(0...10_000), "The greatest number of lines; 0 is no limit"),
        Field(
          "truncates", .word(Enumeration("truncation", ["head", "middle", "tail", "none", "shrinks"])),
          "What happens to a text that does not fit"),
        Field("align", .word(.align), "How the text is aligned"),
        Field("color", .color, "The colour of its text or drawing"),
        Field("tint", .color, .inherited, "The tint of its controls"),
        Field("background", .node("background"), "What it draws behind its content"),
        Field("border", .node("border"), "A line around it"),
        Field("cornerRadius", .number(0...100_000), "In points"),
        Field("alpha", .number(0...1), .number(1), "Opacity, 0 to 1"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown"),
        Field("enabled", .bool, .bool(true), "Whether a control can be used"),
        Field("interactionEnabled", .bool, "Whether it takes touches"),
        Field("selected", .bool, .bool(false), "Whether it is selected"),
        Field("value", .opaque, "The value of a control"),
        Field("items", .list(.node("item")), "The segments, rows or pages of a control"),
        Field("contentMode", .word(.contentMode), "How an image fills its frame"),
        Field("image", .node("image"), content: true, "An image"),
        Field("icon", .node("icon"), content: true, "A symbol"),
        Field("action", .string, "What a tap does"),
        Field("opens", .string, "The screen that a tap opens"),
        Field("role", .openWord(.viewRole), "What it is for"),
        Field("gestures", .list(.node("gesture")), .emptyList, "The gestures it takes"),
        Field("uses", .list(.string), "The personal data it uses"),
        Field("group", .string, "The group it belongs to"),
        Field("level", .number(0...100), "Its indentation level within the group"),
        Field("states", .node("controlStates"), "What differs when highlighted, disabled or selected"),
        Field("peek", .node("peek"), "What pressing shows"),
        Field("editMenu", .node("editMenu"), "The edit menu"),
        Field("swipeActions", .list(.node("swipeAction")), "What swiping a row shows"),
        Field("keyboard", .opaque, "The keyboard of a text field"),
        Field("accessibility", .node("accessibility"), content: true, "What VoiceOver says"),
        Field("contentSize", .node("size"), "The size of what scrolls"),
        Field("contentOffset", .node("point"), "How far it is scrolled"),
        Field("paging", .bool, "Whether it scrolls page by page"),
        Field("pages", .number(0...10_000), "For a page control: how many pages it shows"),
        Field("zoom", .number(0...1000), "The magnification shown at first"),
        Field("source", .node("importSource"), "Where an imported view came from"),
        Field("children", .list(.node("view")), .emptyList, "The views inside"),
        Field("use", .string, "The component to show"),
        Field("with", .opaque, "The component's arguments"),
      ],
      facts: ViewFacts.all),
    NodeType(
      "frame", "A rectangle in points", positional: ["x", "y", "width", "height"],
      fields: [
        Field("x", .number(-1e6...1e6), "Left edge"), Field("y", .number(-1e6...1e6), "Top edge"),
        Field("width", .number(0...1e6), "Width"), Field("height", .number(0...1e6), "Height"),
      ]),
    NodeType(
      "hitArea", "Where a view takes touches", positional: ["x", "y", "width", "height"],
      fields: [
        Field("x", .number(-1e6...1e6), "Left edge"), Field("y", .number(-1e6...1e6), "Top edge"),
        Field("width", .number(0...1e6), "Width"), Field("height", .number(0...1e6), "Height"),
        Field("inset", .list(.number(-1e6...1e6)), "Top, left, bottom, right; a negative inset grows the frame"),
      ]),
    NodeType(
      "size", "A size in points", positional: ["width", "height"],
      fields: [Field("width", .number(0...1e6), "Width"), Field("height", .number(0...1e6), "Height")]),
    NodeType(
      "point", "A place in points", positional: ["x", "y"],
      fields: [Field("x", .number(-1e6...1e6), "From the left"), Field("y", .number(-1e6...1e6), "From the top")]),
    NodeType(
      "font", "A font", shorthand: "style",
      fields: [
        Field("family", .string, "The typeface"),
        Field("size", .number(0...1000), "In points"),
        Field("weight", .word(.fontWeight), "The weight"),
        Field("style", .word(.textStyle), "A Dynamic Type style"),
        Field("scales", .bool, "Whether the text follows the size set in Settings"),
      ]),
    NodeType(
      "background", "What a view draws behind its content", shorthand: "color",
      fields: [
        Field("color", .color, "A plain colour"),
        Field("gradient", .list(.color), "The stops of a gradient"),
        Field("image", .node("image"), "An image"),
        Field(
          "blur", .openWord(Enumeration("blur style", ["extraLight", "light", "dark", "regular", "prominent"])),
          "A blur of what lies below"),
      ]),
    NodeType(
      "border", "A line around a view", shorthand: "color",
      fields: [Field("color", .color, "Its colour"), Field("width", .number(0...1000), "In points")]),
    NodeType(
      "image", "An image", shorthand: "name",
      fields: [
        Field("name", .string, "The asset's name"),
        Field("scale", .list(.number(0...10)), "The scales it exists in"),
        Field("size", .node("size"), "Its size in points"),
        Field("depicts", .string, "What it shows"),
        Field("containsText", .bool, "Whether text is part of the picture"),
      ]),
    NodeType(
      "icon", "A symbol", shorthand: "name",
      fields: [
        Field("system", .string, "A symbol of the system: share, add, search"),
        Field("name", .string, "A custom asset's name"),
        Field("rendering", .word(.iconRendering), "Tinted as a template, or in its own colours"),
        Field("colors", .list(.color), "The colours of an icon in its own colours"),
        Field("size", .node("size"), "Its size in points"),
        Field("padding", .number(0...1000), "The least space around the glyph, in points"),
        Field("depicts", .string, "What it shows"),
      ]),
    NodeType(
      "gesture", "A gesture that a view or screen takes", shorthand: "type", nameField: "type",
      fields: [
        Field("type", .word(.gestureType), .required, "Which gesture"),
        Field("fingers", .int, "With how many fingers"),
        Field("direction", .word(.direction), "Which way"),
        Field("edge", .word(.edge), "From which edge"),
        Field("action", .string, "What it does"),
        Field("opens", .string, "The screen that it opens"),
      ]),
    NodeType(
      "item", "A segment, row or page", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its id"),
        Field("title", .text, content: true, "Its title"),
        Field("icon", .node("icon"), content: true, "Its icon"),
        Field("image", .node("image"), content: true, "Its image"),
        Field("color", .color, "Its colour"),
        Field("selected", .bool, .bool(false), "Whether it is selected"),
        Field("enabled", .bool, .bool(true), "Whether it can be used"),
        Field("opens", .string, "The screen that it opens"),
        Field("action", .string, "What it does"),
        Field("width", .number(0...1e6), "Its width in points"),
      ], facts: ContrastFacts.parts),
    NodeType(
      "controlStates", "What differs in the states of a control",
      fields: [
        Field("highlighted", .node("controlState"), "While a finger is on it"),
        Field("disabled", .node("controlState"), "While it can't be used"),
        Field("selected", .node("controlState"), "While it is selected"),
        Field("on", .node("controlState"), "While it is on"),
        Field("off", .node("controlState"), "While it is off"),
        Field("success", .node("controlState"), "When all is well"),
        Field("failure", .node("controlState"), "When something is wrong"),
      ], facts: ContrastFacts.states),
    NodeType(
      "controlState", "A control in one state",
      fields: [
        Field("title", .text, content: true, "Its title"),
        Field("color", .color, "Its colour"),
        Field("background", .node("background"), "Its background"),
        Field("image", .node("image"), content: true, "Its image"),
        Field("icon", .node("icon"), content: true, "Its icon"),
      ], facts: ContrastFacts.parts),
    NodeType(
      "peek", "What pressing a view shows",
      fields: [
        Field("preview", .string, "The screen previewed"),
        Field("pop", .string, "The screen that pressing harder opens"),
        Field("actions", .list(.node("action")), "The actions below the preview"),
      ]),
    NodeType(
      "editMenu", "An edit menu", shorthand: "items",
      fields: [
        Field("items", .list(.node("item")), "Its commands"),
        Field("system", .list(.string), "The commands of the system that are shown"),
      ]),
    NodeType(
      "swipeAction", "A button that swiping a row shows", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its id"),
        Field("title", .text, content: true, "Its title"),
        Field("icon", .node("icon"), content: true, "Its icon"),
        Field("style", .word(.actionStyle), "Normal or destructive"),
        Field("edge", .word(.edge), "The side it comes from"),
        Field("color", .color, "Its background"),
        Field("action", .string, "What it does"),
        Field("opens", .string, "The screen that it opens"),
      ]),
    NodeType(
      "accessibility", "What VoiceOver says", shorthand: "label",
      fields: [
        Field("label", .text, content: true, "The name it reads"),
        Field("value", .text, "The value it reads"),
        Field("hint", .text, "The hint it reads"),
        Field("traits", .list(.string), "Its traits"),
        Field("hidden", .bool, .bool(false), "Whether VoiceOver skips it"),
      ]),
    NodeType(
      "importSource", "Where an imported view came from",
      fields: [Field("file", .string, "The file"), Field("object", .string, "The object's id")]),
  ]
}
