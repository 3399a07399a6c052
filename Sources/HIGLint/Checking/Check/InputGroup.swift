/// The files that a run finds to check for one app.
public struct InputGroup: Sendable {
  /// The app's Info.plist, or the files whose `app:` states it, nearest first; empty for files without an app.
  public var apps: [String]
  /// The target's folder; empty without an Info.plist that makes one.
  public var folder: String
  public var files: [String]
  /// The number of colour, image and icon sets.
  public var catalogEntries: Int
  /// The languages that the target is translated into.
  public var languages: [String]
}
