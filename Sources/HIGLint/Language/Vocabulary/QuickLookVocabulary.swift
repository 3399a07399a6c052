/// Files that come from outside, and their previews by Quick Look.
extension Vocabulary {
  static let fileTypes: [NodeType] = [
    NodeType(
      "appFile", "A type of file that people receive or download in the app", shorthand: "type", nameField: "type",
      fields: [
        Field("type", .string, "The type: its extension, or in words").also("extension"),
        Field("source", .openWord(.fileSource), "Where such files come from"),
        Field("opens", .bool, "Whether the app can open them").also("canOpen", "supported"),
        Field("preview", .openWord(.filePreview), "How people see what is in one without opening it"),
      ])
  ]

  /// The fields of `app` about them.
  static let fileFields: [Field] = [
    Field("files", .list(.node("appFile")), "The types of files that it downloads or receives")
  ]
}

extension Enumeration {
  static let fileSource = Enumeration(
    "source of a file", ["download", "mail", "share", "message", "cloud", "web", "app"],
    also: [
      "mail": ["email", "attachment"], "share": ["airDrop", "received", "shareSheet", "openIn"],
      "cloud": ["iCloud", "drive"], "app": ["own", "created", "bundle"],
    ])
  static let filePreview = Enumeration(
    "preview of a file", ["quickLook", "custom", "thumbnail", "otherApp", "none"],
    also: [
      "quickLook": ["QuickLook", "system", "QLPreviewController", "quicklook"],
      "thumbnail": ["icon", "iconOnly"],
      "none": ["nothing", "no", "false", "error", "alert", "unsupported", "notSupported", "message"],
      "otherApp": ["openIn", "external", "otherApps", "externalApp", "share"], "custom": ["own", "ownViewer"],
    ])
  static let fileView = Enumeration(
    "place of a preview", ["push", "modal", "fullScreen", "embedded", "popover"],
    also: [
      "embedded": ["inline", "inPlace", "childView", "subview"],
      "fullScreen": ["fullScreenModal", "fullscreen", "modalFullScreen"],
    ])
}
