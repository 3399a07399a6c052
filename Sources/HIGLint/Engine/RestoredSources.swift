/// Gives back their text to places in files that were not held while a whole app was checked.
///
/// A run keeps of each file only its extract; the few files in which something was found are read once more.
struct RestoredSources {
  private let read: (String) -> [UInt8]?
  private var files: [String: SourceFile] = [:]

  /// - Parameter read: The bytes of a file; nil where it can no longer be read, and then the place stays without text.
  init(read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }

  mutating func restore(_ finding: inout Finding) { finding.visitLocations { restore(&$0) } }

  /// How many files are held.
  var count: Int { files.count }

  mutating func removeAll() { files.removeAll() }

  private mutating func restore(_ location: inout Location) {
    guard location.file.text.isEmpty else { return }
    if let file = file(at: location.file.path) { location.file = file }
  }

  /// Nil for what can no longer be read.
  mutating func file(at path: String) -> SourceFile? {
    if files[path] == nil, let bytes = read(path) { files[path] = SourceFile(path: path, stored: bytes) }
    return files[path]
  }
}
