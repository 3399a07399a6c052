/// Sound: an app's audio session and its sounds.
extension Vocabulary {
  static let audioTypes: [NodeType] = [
    NodeType(
      "audio", "How it sounds: its audio session and its sounds",
      fields: [
        Field("category", .string, "The category of its audio session: ambient, playback"),
        Field("background", .bool, "Whether it plays on while people use other apps").also(
          "inBackground", "backgroundPlayback", "playsInBackground", "backgroundAudio", "continuesInBackground")
      ])
  ]

  /// The fields of `app` about it.
  static let audioFields: [Field] = [
    Field("audio", .node("audio"), "How it sounds: its audio session and its sounds")
  ]
}
