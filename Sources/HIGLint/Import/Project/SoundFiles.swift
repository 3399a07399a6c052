import HIGReading

/// The sounds of a project, by the names that notifications give.
enum SoundFiles {
  private static let endings: [FileName] = [".caf", ".aiff", ".aif", ".aifc", ".wav"].map { .ending($0) }

  static func isSound(_ path: String) -> Bool { endings.contains { $0.fits(path) } }

  /// The greatest size of a file that is looked into, in bytes: thirty seconds of two channels at 48 kHz take 5.8 MB.
  private static let maximumSize = 8 << 20
  /// The greatest size of all that are looked into.
  private static let maximumTotal = 64 << 20

  /// Returns the headers of the files that have one. Of two with one name nobody says which is meant.
  static func headers(of paths: [String], read: (String) -> [UInt8]?) -> [String: SoundHeader] {
    var headers: [String: SoundHeader] = [:]
    var known: Set<String> = []
    var left = maximumTotal
    for path in paths.sorted(by: Path.precedes) {
      let name = Path.lastComponent(path)
      guard known.insert(name).inserted else {
        headers[name] = nil
        continue
      }
      guard left > 0, let bytes = read(path) else { continue }
      left -= bytes.count
      if bytes.count <= maximumSize { headers[name] = SoundHeader(bytes) }
    }
    return headers
  }
}
