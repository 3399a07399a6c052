/// Undo and redo.
extension Vocabulary {
  static let undoTypes: [NodeType] = [
    NodeType(
      "undo", "What can be undone, and how", shorthand: "supported",
      fields: [
        Field("supported", .bool, "Whether anything can be undone").also("enabled"),
        Field("levels", .number(-1...1e9), "How many steps can be undone").also("depth", "steps", "maxLevels"),
        Field("primaryTask", .bool, "Whether undoing is part of what people mainly do").also("essential", "isPrimary"),
        Field("shake", .bool, "Whether shaking the device undoes").also("shakeToUndo"),
        Field("shakeScreens", .list(.string), "The ids of the screens where shaking undoes"),
        Field("scope", .openWord(.undoScope), "What shaking undoes: what was done on the screen in view, or anywhere"),
        Field("operations", .list(.node("undoOperation")), "What can be undone").also("actions"),
        Field("alert", .node("undoAlert"), "The alert that shaking brings up"),
      ]),
    NodeType(
      "undoOperation", "Something that can be undone", shorthand: "name",
      fields: [
        Field("id", .identifier, "Its name in answers"),
        Field("action", .string, "What people do, as the code would call it or in words").also("does", "operation"),
        Field("name", .text, content: true, "What iOS sets after Undo and Redo: a word or two").also("title"),
        Field("screen", .string, "The id of the screen where it is done"),
        Field("scope", .openWord(.undoScope), "From where it can be undone: its screen, or anywhere in the app"),
      ]),
    NodeType(
      "undoAlert", "The alert that shaking the device brings up", shorthand: "buttons",
      fields: [
        Field("title", .text, content: true, "What the alert asks: “Undo Typing”"),
        Field("message", .text, content: true, "What it says besides"),
        Field("buttons", .list(.node("action")), "Its buttons; a button may be its title alone").also("actions"),
      ]),
  ]

  /// The fields of `app` about it.
  static let undoFields: [Field] = [
    Field("undo", .node("undo"), "What can be undone, and how")
  ]
}

extension Enumeration {
  static let undoScope = Enumeration(
    "scope of undoing", ["screen", "app"],
    also: [
      "screen": ["view", "context", "document", "currentScreen"],
      "app": ["global", "application", "appWide", "wholeApp", "anywhere", "everywhere", "allScreens"],
    ])
}
