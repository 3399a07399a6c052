import HIGReading

/// The symbols of the system's bar items.
package enum SystemIcon {
  /// The names under which specs state them, by those of Interface Builder.
  static let byItem: [String: String] = [
    "action": "share", "add": "add", "camera": "camera", "trash": "trash", "reply": "reply", "organize": "organize",
    "compose": "compose", "bookmarks": "bookmarks", "search": "search", "refresh": "refresh", "stop": "stop",
    "play": "play", "pause": "pause", "rewind": "rewind", "fastForward": "fastForward", "close": "close",
  ]

  /// The names under which specs state them, sorted.
  package static var names: [String] { byItem.values.sorted(by: Path.precedes) }
}
