import HIGLanguage
import HIGReading

/// The keys that are written most, in the order in which they are offered: a label could have a hundred, and has five.
///
/// The orders are those in which the good examples of the built-in rules and the specs of `Examples` write the keys: what
/// one view in twelve of a kind states, by how many do. Kinds of which there are too few examples have what their kind is
/// for.
enum UsualKeys {
  /// Returns the usual keys of an object at a place; none for a type whose few keys need no order.
  static func names(ofType type: Int, at index: Int, _ outline: SpecOutline) -> [String] {
    switch outline.vocabulary.types[type].name {
    case "view":
      guard let kind = kind(of: index, outline) else {
        return outline.child("use", of: index) == nil ? view : ["with", "frame", "id", "opens", "action"]
      }
      return (byKind[kind] ?? others) + ["frame", "id"]
    case "screen": return screen
    case "app": return app
    default: return []
    }
  }

  /// Returns the kind of the view at a place, under whatever name it is written.
  private static func kind(of index: Int, _ outline: SpecOutline) -> String? {
    guard let child = outline.child("kind", of: index) else { return nil }
    let value = outline.tree.target(of: outline.places[child].value)
    guard value != .none, outline.tree[value].kind == .scalar else { return nil }
    return outline.tree.withBytes(of: value) { Enumeration.viewKind.word($0) }
  }

  static let view = ["kind", "use", "id", "text", "title", "frame", "color", "font", "action", "accessibility"]

  static let screen = [
    "id", "title", "role", "device", "background", "presentation", "navigationBar", "views", "links", "modal", "tabBar",
    "toolbar", "alert", "onAppear",
  ]

  static let app = [
    "name", "category", "languages", "entry", "devices", "permissions", "notifications", "quickActions", "ratingPrompt",
    "onboarding",
  ]

  /// Of a kind that is not named here.
  static let others = ["accessibility", "background", "action", "opens", "children"]

  static let byKind: [String: [String]] = [
    "label": ["text", "font", "color", "align", "lines"],
    "button": ["title", "action", "opens", "role", "font", "color", "background", "icon", "accessibility"],
    "image": ["image", "accessibility", "role", "contentMode"],
    "icon": ["icon", "accessibility", "tint", "role"],
    "textField": ["placeholder", "contentType", "keyboard", "text", "background", "accessibility"],
    "secureField": ["placeholder", "contentType", "background"],
    "searchField": ["placeholder"],
    "textView": ["text", "color", "font", "editable", "editMenu"],
    "switch": ["title", "value", "accessibility", "action"],
    "slider": ["value", "minimum", "maximum", "accessibility"],
    "stepper": ["value", "minimum", "maximum", "step", "accessibility", "action"],
    "segmentedControl": ["items", "value", "accessibility", "action"],
    "pageControl": ["pages", "value", "accessibility"],
    "picker": ["items", "value", "title", "accessibility"],
    "datePicker": ["value", "minuteInterval", "accessibility"],
    "progressView": ["value", "accessibility"],
    "activityIndicator": ["color", "hidden"],
    "cell": ["text", "title", "opens", "accessory", "children", "background", "action", "swipeActions"],
    "table": ["children", "style", "background", "index"],
    "collection": ["children", "contentSize", "background"],
    "scrollView": ["children", "contentSize", "paging", "background"],
    "stack": ["children", "background"],
    "zstack": ["children", "background"],
    "group": ["children", "background", "role", "cornerRadius"],
    "card": ["children", "background", "cornerRadius", "shadow"],
    "map": ["pins", "accessibility", "zoomEnabled", "showsUserLocation", "gestures"],
    "webView": ["url"],
    "video": ["accessibility", "state", "progress"],
    "livePhoto": ["accessibility", "badge", "hint", "progress", "state"],
    "link": ["text", "opens", "url", "action"],
    "badge": ["value", "text", "color", "background"],
    "ad": ["action"],
    "separator": ["background", "role"],
    "splitView": ["children"],
    "applePayButton": ["type", "style", "opens", "action"],
    "fileItem": ["file", "fileSize", "opens"],
    "quickLook": ["file", "presentation"],
    "custom": ["behavesLike", "looksLike", "accessibility", "action", "children", "image"],
  ]
}
