/// The progress of a run, for whoever waits for it.
public struct RunProgress: Hashable, Sendable {
  public enum Stage: Sendable {
    /// Looking for files and their definitions; their number is not known.
    case finding
    /// Checking each file by itself.
    case checking
    /// Checking each app as a whole.
    case relating
  }

  public var stage = Stage.finding
  public var done = 0
  /// The number of files or apps; 0 where it is not known.
  public var total = 0

  public init() {}
}
