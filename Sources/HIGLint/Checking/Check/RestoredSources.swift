import HIGCore
import HIGReading

/// Gives places their text back, in files that were not held while a whole app was checked.
///
/// A run keeps of each file only its extract; the few files in which something was found are read once more.
package struct RestoredSources {
  private let read: (String) -> [UInt8]?
  private var files: [String: SourceFile] = [:]

  /// - Parameter read: Returns the bytes of a file; nil for one no longer readable, whose places stay without text.
  package init(read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }

  package mutating func restore(_ finding: inout Finding) { finding.visitLocations { restore(&$0) } }

  /// The number of files that are held.
  package var count: Int { files.count }

  package mutating func removeAll() { files.removeAll() }

  private mutating func restore(_ location: inout Location) {
    guard location.file.text.isEmpty else { return }
    if let file = file(at: location.file.path) { location.file = file }
  }

  /// Returns the file at a path; nil for one that can no longer be read.
  package mutating func file(at path: String) -> SourceFile? {
    if files[path] == nil, let bytes = read(path) { files[path] = SourceFile(path: path, stored: bytes) }
    return files[path]
  }
}
