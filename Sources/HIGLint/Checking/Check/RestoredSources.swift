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

  /// Restores an app's findings, and lets go of the files, but for the lines with findings, as soon as there are many.
  mutating func restoreLines(of findings: inout [Finding], wantsFixes: Bool) {
    var restored = 0
    for index in findings.indices {
      restore(&findings[index])
      guard files.count > Self.manyFiles || index == findings.count - 1 else { continue }
      findings[restored...index].keepOnlyLines(wantsFixes: wantsFixes)
      files.removeAll()
      restored = index + 1
    }
  }

  private static var manyFiles: Int { 64 }

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
