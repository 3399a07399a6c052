/// The acts of an app's buttons, items and gestures.
extension Enumeration {
  /// The acts by which a lexicon says what a title, an action's name or an icon does; see `Rules/lexicon.yaml`.
  package static let act = Enumeration(
    "act",
    [
      "cancel", "close", "done", "acknowledge", "back", "next", "skip", "later", "decline", "allow", "agree", "confirm",
      "start", "enter", "save", "discard", "keep", "add", "edit", "delete", "reset", "undo", "redo", "leave", "block",
      "unsubscribe", "deleteAccount", "signIn", "signUp", "signOut", "resetPassword", "send", "submit", "share", "copy",
      "cut", "paste", "select", "selectAll", "duplicate", "move", "replace", "search", "filter", "sort", "refresh",
      "retry", "download", "upload", "export", "print", "open", "help", "settings", "openSettings", "more", "buy",
      "subscribe", "restore", "donate", "rate", "feedback", "call", "endCall", "answer", "play", "pause", "stop",
      "record", "mute", "unmute", "nextTrack", "previousTrack", "favorite", "unfavorite", "follow", "unfollow",
      "archive", "book", "enable", "disable", "connect", "disconnect", "scan", "takePhoto", "choosePhoto", "navigate",
      "verify", "install", "translate", "stopWork",
    ])
}
