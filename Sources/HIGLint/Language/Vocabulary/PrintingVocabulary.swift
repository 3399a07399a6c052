/// Printing.
extension Vocabulary {
  static let printTypes: [NodeType] = [
    NodeType(
      "printing", "What can be printed, and how", shorthand: "supported",
      fields: [
        Field("supported", .bool, "Whether anything can be printed").also("enabled"),
        Field("screens", .list(.string), "The ids of the screens whose content can be printed").also("screen"),
        Field("multiPage", .bool, "Whether what is printed may have several pages").also("multiplePages", "multipage"),
        Field("options", .list(.openWord(.printOption)), "What people can choose before they print"),
        Field("checksAvailability", .bool, "Whether the app first asks if the device can print")
          .also("checkAvailability", "checksSupport", "checksPrinting"),
        Field("whenUnavailable", .openWord(.printUnavailability), "What becomes of Print where the device can't print"),
        Field("implementation", .openWord(.implementation), "Whether the system's own is used, or one of the app's")
          .also("technology", "api", "ui", "sheet"),
      ])
  ]

  /// The fields of `app` about it.
  static let printFields: [Field] = [
    Field("print", .node("printing"), "What can be printed").also("printing", "airPrint")
  ]
}

extension Enumeration {
  static let printOption = Enumeration(
    "print option", ["printer", "pageRange", "copies", "duplex", "paperSize", "color", "orientation", "scale"],
    also: [
      "pageRange": ["range", "pages", "pageSelection", "pageNumbers"],
      "copies": ["numberOfCopies", "copyCount", "count"],
      "duplex": ["doubleSided", "twoSided"],
      "paperSize": ["paper"],
      "color": ["blackAndWhite", "grayscale"],
    ])
  static let printUnavailability = Enumeration(
    "conduct without printing", ["hidden", "disabled", "alert", "shown"],
    also: [
      "hidden": ["hide", "hides", "removed", "notShown", "absent"],
      "disabled": ["disable", "dimmed", "grayedOut", "greyedOut"],
      "alert": ["error", "message", "errorMessage", "showAlert", "showError", "fail", "fails"],
      "shown": ["show", "visible", "nothing", "ignore", "unchanged", "enabled"],
    ])
}
