/// Views and their parts.
extension Vocabulary {
  static let viewTypes: [NodeType] = [
    NodeType(
      "view", "One element of a screen: a label, a button, a row, or a group of others", nameField: "kind",
      fields: [
        Field(
          "kind", .word(.viewKind), .required,
          "What it is; `custom` with `behavesLike` or `looksLike` for what UIKit does not have"),
        Field("id", .identifier, "Its name in links, answers and overrides, unique within the screen"),
        Field("type", .openWord(.applePayButtonType), "For an Apple Pay button: which of the system's").also(
          "buttonType"),
        Field(
          "style", .openWord(.viewStyle),
          "The look that UIKit gives it: a table plain or grouped, a field with a rounded border"
        ).also("borderStyle"),
        Field(
          "frame", .node("frame"),
          "Place and size, from the top-left corner of what it lies in; any part may be missing"),
        Field("hitArea", .node("hitArea"), "Where it takes touches, if that is not its frame"),
        Field("text", .text, content: true, "The text it shows, in one language or several").also("attributedText"),
        Field("placeholder", .text, content: true, "The text an empty field shows").also(
          "attributedPlaceholder", "placeholderText"),
        Field("title", .text, content: true, "The title of a button, a control or a row").also(
          "titleLabel.text", "textLabel.text"),
        Field(
          "font", .node("font"), "The font of its text; labels, fields and buttons have UIKit's where none is stated"
        ).also("titleLabel.font", "textLabel.font").withParts("fontName", "fontFamily", "fontSize", "fontWeight"),
        Field(
          "lines", .number(0...10_000),
          "The greatest number of lines; 0 is no limit; a label has one where nothing is stated"
        ).also("numberOfLines", "titleLabel.numberOfLines", "textLabel.numberOfLines"),
        Field(
          "truncates",
          .word(
            Enumeration(
              "truncation", ["head", "middle", "tail", "none", "shrinks"],
              alsoWritten: [
                "byTruncatingHead": "head", "byTruncatingMiddle": "middle", "byTruncatingTail": "tail",
                "truncatingHead": "head", "truncatingMiddle": "middle", "truncatingTail": "tail", "ellipsis": "tail",
              ],
              frameworkTypes: ["NSLineBreakBy", "NSLineBreakMode"])),
          "What happens to a text that does not fit: where it is cut, or whether it shrinks"
        ).also("lineBreakMode"),
        Field("minimumScale", .number(0...1), "How far the text may shrink to fit: 0.8 is four fifths of its size")
          .also("minimumScaleFactor"),
        Field(
          "readableContentGuide", .bool,
          "Whether it keeps to the readable content guide, so that lines do not get too long"),
        Field("align", .word(.align), "How the text is aligned").also("textAlignment"),
        Field(
          "color", .color, "The colour of its text or of what it draws; a button's is its tint where none is stated"
        ).also("textColor", "titleLabel.textColor", "textLabel.textColor"),
        Field("tint", .color, .inherited, "The tint of it and of what lies in it").also("tintColor"),
        Field(
          "background", .node("background"),
          "What it draws behind its content; most kinds draw nothing where none is stated"
        ).also("backgroundColor"),
        Field("border", .node("border"), "A line around it").withParts(
          "layer.borderWidth", "layer.borderColor", "borderWidth", "borderColor"),
        Field("cornerRadius", .number(0...100_000), "The radius of its corners; half of the height makes round ends")
          .also("borderRadius", "layer.cornerRadius"),
        Field("shadow", .node("shadow"), "The shadow that it casts").withParts(
          "layer.shadowColor", "layer.shadowRadius", "layer.shadowOpacity", "layer.shadowOffset", "shadowColor",
          "shadowRadius", "shadowOpacity", "shadowOffset"),
        Field(
          "alpha", .number(0...1), .number(1), "How opaque it is, with all that lies in it: 0 can't be seen, 1 is solid"
        ).also("opacity"),
        Field("hidden", .bool, .bool(false), "Whether it is not shown").also("isHidden"),
        Field("enabled", .bool, .bool(true), "Whether a control can be used").also("isEnabled"),
        Field("interactionEnabled", .bool, "Whether it takes touches, where that is not clear from its kind").also(
          "isUserInteractionEnabled", "userInteractionEnabled"),
        Field(
          "selected", .bool, .bool(false),
          "Whether it is selected; of a segmented control the index of the segment that is, from 0"
        ).also(
          "isSelected"),
        Field("value", .opaque, "The value that a control shows: a switch true or false, a slider a number").also(
          "isOn", "selectedSegmentIndex", "currentPage", "date"),
        Field("minimum", .number(-1e9...1e9), "The least value of a slider or stepper").also("minimumValue"),
        Field("maximum", .number(-1e9...1e9), "The greatest value of a slider or stepper").also("maximumValue"),
        Field("step", .number(0...1e9), "By how much a tap on a stepper changes its value").also("stepValue"),
        Field("minuteInterval", .number(0...1e6), "For a date picker: the minutes from one row to the next"),
        Field(
          "items", .list(.node("item")),
          "The segments of a segmented control, the rows of a picker, the pages of a page control"
        ).also("segments", "scopes", "scopeButtonTitles"),
        Field(
          "contentMode", .word(.contentMode), "How an image fills its frame: stretched, fitted in, or filled and cut"),
        Field("image", .node("image"), content: true, "The image it shows"),
        Field("icon", .node("icon"), content: true, "The symbol it shows"),
        Field(
          "action", .string,
          "What a tap does, as the code would call it; without it and `opens`, a label or image does nothing"),
        Field("opens", .string, "The id of the screen that a tap opens"),
        Field("url", .string, "The address that a tap opens").also("URL", "href"),
        Field(
          "role", .openWord(.viewRole),
          "What it is for, where its kind and text do not say it: the main button, the logo, decoration"),
        Field("gestures", .list(.node("gesture")), .emptyList, "The gestures it takes besides a tap on a control").also(
          "gestureRecognizers"),
        Field("exclusiveTouch", .bool, "Whether nothing else takes a touch while a finger is on it").also(
          "isExclusiveTouch"),
        Field("uses", .list(.string), "The personal data it uses"),
        Field("group", .string, "The name of the group it belongs to, in an outline"),
        Field("level", .number(0...100), "Its indentation level within the group"),
        Field("states", .node("controlStates"), "What differs while it is pressed, selected or disabled"),
        Field("longPress", .list(.node("action")), "The actions that touching and holding it offers").also(
          "longPressActions", "touchAndHold", "touchHold"),
        Field("peek", .node("peek"), "What pressing it shows with 3D Touch"),
        Field("itemType", .string, "What sort of thing it stands for, where several places show it: message, trip"),
        Field("editMenu", .node("editMenu"), "The edit menu"),
        Field("selectable", .bool, "Whether people can select its text, to copy it").also(
          "isSelectable", "textSelectable"),
        Field("swipeActions", .list(.node("swipeAction")), "The buttons that swiping a row shows"),
        Field("keyboard", .opaque, "The keyboard that a field brings up: default, emailAddress, numberPad, URL").also(
          "keyboardType"),
        Field("clearButton", .word(.clearButton), "When a text field shows the button that empties it").also(
          "clearButtonMode"),
        Field("contentType", .openWord(.contentType), "What people enter into a field").also("textContentType"),
        Field("required", .bool, "Whether a field must be filled in"),
        Field("filledFrom", .openWord(.valueOrigin), "Where the value that a field begins with comes from"),
        Field("inputView", .string, "The view shown instead of the keyboard: its id, custom, or system"),
        Field("sound", .openWord(.tapSound), "What one hears at a tap on it"),
        Field(
          "controls", .openWord(.controlledValue), "What a slider or another control sets: the volume, a level of a mix"
        ),
        Field("accessory", .word(.accessory), "What a row shows at its right end").also("accessoryType"),
        Field("index", .list(.text), "The index at the right edge of a table").also("sectionIndexTitles"),
        Field("reorderable", .bool, "Whether people can rearrange what it lists"),
        Field("deletable", .bool, "Whether people can delete a row, or the rows of a table"),
        Field("behavesLike", .openWord(.viewKind), "The standard element that a custom one works like"),
        Field("looksLike", .openWord(.viewKind), "The standard element that a custom one looks like"),
        Field(
          "accessibility", .node("accessibility"), content: true,
          "What VoiceOver says of it; an icon or an image without words needs a label"
        ).withParts("accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits"),
        Field("contentSize", .node("size"), "The size of what scrolls"),
        Field("contentOffset", .node("point"), "How far it is scrolled"),
        Field("contentInset", .node("insets"), "The space around what scrolls").also("contentInsets"),
        Field("scrolls", .bool, "Whether its content moves under a finger").also("isScrollEnabled", "scrollEnabled"),
        Field("rows", .number(0...1e6), "How many rows a table has, where they are not stated one by one").also(
          "rowCount", "numberOfRows"),
        Field("editable", .bool, "Whether people can change the text in a text view").also("isEditable"),
        Field(
          "effect",
          .openWord(
            Enumeration(
              "effect", ["vibrancy", "blur", "none"],
              also: [
                "vibrancy": [
                  "notificationCenterVibrancy", "notificationCenterVibrancyEffect", "widgetSecondaryVibrancy",
                  "widgetSecondaryVibrancyEffect", "vibrant", "UIVibrancyEffect", "systemVibrancy",
                ]
              ])),
          "An effect of the system with which it is drawn"),
        Field("paging", .bool, "Whether it scrolls page by page").also("isPagingEnabled", "pagingEnabled"),
        Field("pages", .number(0...10_000), "For a page control: how many pages it shows").also("numberOfPages"),
        Field("zoom", .number(0...1000), "The magnification shown at first").also(
          "zoomScale", "initialZoom"),
        Field("maximumZoom", .number(0...1000), "How far people can magnify it; 1 is not at all").also(
          "maximumZoomScale"),
        Field("bounces", .bool, "Whether what scrolls springs back at its ends"),
        Field("deceleration", .word(.deceleration), "How what scrolls comes to rest").also("decelerationRate"),
        Field("entersFrom", .openWord(.edge), "The side from which it comes onto the screen"),
        Field("leavesTo", .openWord(.edge), "The side to which it leaves the screen"),
        Field("state", .openWord(.loadState), "How far it is loaded").also("loadState", "downloadState"),
        Field("remote", .bool, "Whether what it shows is loaded from a network").also("isRemote"),
        Field("progress", .node("loadProgress"), "What shows how far it is loaded").also(
          "progressIndicator", "downloadProgress"),
        Field("readyIndicator", .openWord(.readyIndicator), "What shows that it is loaded and can be played"),
        Field("badge", .node("viewBadge"), "The badge on it, such as that of a Live Photo"),
        Field("hint", .openWord(.livePhotoHint), "For a Live Photo: what hints at its movement"),
        Field("playGesture", .openWord(.playGesture), "For a Live Photo: the gesture that plays it").also("playsOn"),
        Field("treatedAsStill", .bool, "For a Live Photo: whether it is treated as an ordinary photo").also(
          "asStill", "isStill"),
        Field("imitates", .openWord(.viewKind), "The system's element whose behaviour it builds anew"),
        Field("variant", .openWord(.badgeVariant), "For the badge of a Live Photo: which of the system's"),
        Field("live", .bool, "For the badge of a Live Photo: whether the photo is treated as alive").also("isLive"),
        Field("file", .string, "The file that it stands for or previews").also("fileName"),
        Field("fileSize", .string, "The size of the file, as people read it"),
        Field("presentation", .openWord(.fileView), "For a file's preview: where it is shown"),
        Field("source", .node("importSource"), "What it shows or plays, or where an imported view came from"),
        Field("header", .text, "The text above a section of a table, or above the table"),
        Field("footer", .text, "The text below a section of a table, or below the table"),
        Field(
          "children", .list(.node("view")), .emptyList,
          "The views inside, from back to front; their frames count from its corner. `sections` of a table are groups, whose `cells` are cells: neither need say its kind"
        ).also("subviews", "views", "sections", "cells"),
        Field("use", .string, "The name of the component to show, in place of a `kind`"),
        Field("with", .opaque, "The component's arguments, by the names of its parameters"),
      ] + routingViewFields,
      facts: viewFacts),
    NodeType(
      "frame", "A rectangle in points", positional: ["x", "y", "width", "height"],
      fields: [
        Field("x", .number(-1e6...1e6), "Left edge, from the left of what it lies in"),
        Field("y", .number(-1e6...1e6), "Top edge, from the top of what it lies in"),
        Field("width", .number(0...1e6), "How wide it is, in points").also("w"),
        Field("height", .number(0...1e6), "How high it is, in points").also("h"),
      ]),
    NodeType(
      "hitArea", "Where a view takes touches, where that is not its frame", positional: ["x", "y", "width", "height"],
      fields: [
        Field("x", .number(-1e6...1e6), "Left edge, from the left of what the view lies in"),
        Field("y", .number(-1e6...1e6), "Top edge, from the top of what the view lies in"),
        Field("width", .number(0...1e6), "How wide the area is, in points"),
        Field("height", .number(0...1e6), "How high the area is, in points"),
        Field(
          "inset", .list(.number(-1e6...1e6)),
          "In place of a rectangle: top, left, bottom, right; a negative inset grows the frame"),
      ]),
    NodeType(
      "size", "A size in points", positional: ["width", "height"],
      fields: [
        Field("width", .number(0...1e6), "How wide it is").also("w"),
        Field("height", .number(0...1e6), "How high it is").also("h"),
      ]),
    NodeType(
      "point", "A place in points", positional: ["x", "y"],
      fields: [
        Field("x", .number(-1e6...1e6), "How far it lies from the left edge"),
        Field("y", .number(-1e6...1e6), "How far it lies from the top edge"),
      ]),
    NodeType(
      "font", "The font of a text: a Dynamic Type style, or a size and a weight of its own", shorthand: "style",
      fields: [
        Field("family", .string, "The typeface; without it the system's").also("fontName", "familyName", "fontFamily"),
        Field(
          "size", .number(0...1000), "The size of the letters; with a `style`, the style's at the standard text size"
        ).also("fontSize"),
        Field("weight", .word(.fontWeight), "How heavy it is").also("fontWeight"),
        Field("style", .word(.textStyle), "A text style of Dynamic Type, which gives size and weight").also(
          "textStyle"),
        Field("scales", .bool, "Whether the text follows the size set in Settings"),
        Field("tracking", .number(-1000...1000), "The space added between letters, in thousandths of an em"),
        Field("leading", .number(0...1000), "The distance from line to line"),
        Field("underline", .bool, "Whether the text is underlined"),
      ], facts: fontFacts),
    NodeType(
      "background", "What lies behind an object's content: a colour, a gradient, an image or a blur",
      shorthand: "color",
      fields: [
        Field("color", .color, "One colour behind all of the content"),
        Field("gradient", .list(.color), "The stops of a gradient, in their order"),
        Field("image", .node("image"), "A picture that is drawn behind the content"),
        Field(
          "blur", .openWord(Enumeration("blur style", ["extraLight", "light", "dark", "regular", "prominent"])),
          "A blur of what lies below"),
      ]),
    NodeType(
      "border", "A line around a view", shorthand: "color",
      fields: [
        Field("color", .color, "The colour of the line").also("layer.borderColor", "borderColor"),
        Field("width", .number(0...1000), "How thick the line is").also("layer.borderWidth", "borderWidth"),
      ]),
    NodeType(
      "image", "A picture: the asset, the scales and size it comes in, and what it shows", shorthand: "name",
      fields: [
        Field("name", .string, "The asset's name"),
        Field("scale", .list(.number(0...10)), "The scales it exists in: [2, 3] has @2x and @3x"),
        Field("size", .node("size"), "Its size in points"),
        Field("pixelSize", .node("size"), "Its size in pixels"),
        Field("vector", .bool, "Whether it is made of outlines, which fit every scale"),
        Field("resizable", .bool, "Whether its middle stretches while its edges keep their size"),
        Field("depicts", .string, "What it shows, in a few words; also how one finds logos and photos of people"),
        Field("containsText", .bool, "Whether text is part of the picture"),
        Field("remote", .bool, "Whether it is loaded from a network"),
        Field("placeholder", .string, "What stands in its place until it is loaded"),
      ], facts: assetFacts),
    NodeType(
      "icon", "A symbol: one of the system's, or an asset of the app's own", shorthand: "name",
      fields: [
        Field("system", .string, "The name of a symbol of the system: share, add, search").also("systemItem"),
        Field("name", .string, "The name of an asset of the app's own").also("template", "image"),
        Field(
          "rendering", .word(.iconRendering), "Whether it is a template, drawn in the tint, or keeps its own colours"),
        Field("colors", .list(.color), "The colours of an icon in its own colours"),
        Field("size", .node("size"), "Its size in points"),
        Field("padding", .number(0...1000), "The least space around the glyph, in points").also("contentInset"),
        Field("depicts", .string, "What it shows"),
      ], facts: assetFacts),
    NodeType(
      "gesture", "A gesture that a view or a whole screen takes, and what it does", shorthand: "type",
      nameField: "type",
      fields: [
        Field("type", .word(.gestureType), .required, "What fingers do: tap, swipe, pinch, press").also("kind"),
        Field("fingers", .int, "With how many fingers; one where nothing is stated").also("numberOfTouchesRequired"),
        Field("name", .string, "What a custom gesture is called"),
        Field("direction", .word(.direction), "To which side a swipe or flick goes"),
        Field("edge", .word(.edge), "For a swipe from an edge: which"),
        Field("action", .string, "What it does, as the code would call it").also("meaning", "does"),
        Field("actions", .list(.node("action")), "The actions that it offers to choose from"),
        Field("opens", .string, "The id of the screen that it opens"),
      ], facts: gestureFacts),
    NodeType(
      "item", "One segment, row or page of a control", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its name in links and answers"),
        Field("title", .text, content: true, "What the segment or the row says").also("text", "label"),
        Field("icon", .node("icon"), content: true, "The symbol that the segment or the row shows"),
        Field("image", .node("image"), content: true, "The picture that the segment or the row shows"),
        Field("color", .color, "The colour of its text"),
        Field("selected", .bool, .bool(false), "Whether it is selected"),
        Field("enabled", .bool, .bool(true), "Whether it can be used"),
        Field("opens", .string, "The id of the screen that it opens"),
        Field("action", .string, "What a tap does, as the code would call it"),
        Field("url", .string, "The address that a tap opens"),
        Field("width", .number(0...1e6), "Its width, where segments are not all alike"),
        Field("selectable", .bool, "Whether people can select its text"),
        Field("accessibility", .node("accessibility"), content: true, "What VoiceOver says of it"),
      ], facts: partContrastFacts),
    NodeType(
      "controlStates", "What differs in a control while it is pressed, selected, disabled or done",
      fields: [
        Field("highlighted", .node("controlState"), "While a finger is on it"),
        Field("disabled", .node("controlState"), "While it can't be used"),
        Field("selected", .node("controlState"), "While it is selected"),
        Field("on", .node("controlState"), "While it is on"),
        Field("off", .node("controlState"), "While it is off"),
        Field("success", .node("controlState"), "When all is well"),
        Field("failure", .node("controlState"), "When something is wrong"),
      ], facts: controlStateFacts),
    NodeType(
      "controlState", "How a control looks in one of its states",
      fields: [
        Field("title", .text, content: true, "What the control says in this state"),
        Field("color", .color, "The colour of its text or symbol"),
        Field("background", .node("background"), "What lies behind the control in this state"),
        Field("border", .node("border"), "A line around it"),
        Field("image", .node("image"), content: true, "The picture that the control shows in this state"),
        Field("icon", .node("icon"), content: true, "The symbol that the control shows in this state"),
      ], facts: partContrastFacts),
    NodeType(
      "swipeAction", "A button that comes up when people swipe a row", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its name in links and answers"),
        Field("title", .text, content: true, "What the button says: a word or two"),
        Field("icon", .node("icon"), content: true, "The symbol that the button shows"),
        Field("style", .word(.actionStyle), "Normal or destructive"),
        Field("edge", .word(.edge), "The side that it comes from"),
        Field("color", .color, "The colour behind its title"),
        Field("action", .string, "What it does, as the code would call it"),
        Field("opens", .string, "The id of the screen that it opens"),
      ]),
    NodeType(
      "accessibility", "What VoiceOver says of an element", shorthand: "label",
      fields: [
        Field(
          "label", .text, content: true,
          "The name that VoiceOver reads, without the kind of element: “Share”, not “Share button”"
        ).also("accessibilityLabel"),
        Field("value", .text, "The value that VoiceOver reads after the label: “50 percent”").also(
          "accessibilityValue"),
        Field("hint", .text, "What a tap does, where the label does not say it").also("accessibilityHint"),
        Field("traits", .list(.string), "What sort of element it is: button, header, selected").also(
          "accessibilityTraits"),
        Field("hidden", .bool, .bool(false), "Whether VoiceOver skips it"),
      ]),
    NodeType(
      "importSource", "What an object shows or plays, or where it stands in the file that it was imported from",
      shorthand: "asset",
      fields: [
        Field("asset", .string, "The photo, film or sound that it shows or plays, or a part of it"),
        Field("file", .string, "The file that the object was imported from"),
        Field("object", .string, "The id of the object in that file"),
        Field("name", .string, "What Interface Builder calls it"),
        Field("inTurn", .bool, "Whether code may show it in turn with another in its place"),
        Field("widthConstraint", .string, "The id of the constraint that fixes its width"),
        Field("heightConstraint", .string, "The id of the constraint that fixes its height"),
      ]),
  ]
}
