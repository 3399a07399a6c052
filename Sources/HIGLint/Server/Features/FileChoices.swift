import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// The files and images of a folder, where one is to be named.
extension LanguageServer {
  private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "heic"]

  /// Returns the names that a field of an image or a symbol may have; nil where it names neither.
  func fileNames(for field: String, of type: String, _ reading: DocumentReading) -> [String]? {
    switch (type, field) {
    case ("icon", "system"): return SystemIcon.names
    case ("image", "name"), ("icon", "name"), ("image", "file"): break
    default: return nil
    }
    var names = reading.definitions.images ?? []
    for path in files(around: reading) {
      if path.hasSuffix(".imageset") {
        names.insert(Path.withoutEnding(Path.lastComponent(path)))
      } else if Self.imageEndings.contains(Self.ending(path)), !path.utf8.starts(with: "../".utf8) {
        names.insert(path)
      }
    }
    return names.sorted(by: Path.precedes)
  }

  /// Adds the files of the folder with one of some endings that no check reads as specs; with none, all files and folders.
  func addFiles(of endings: Set<String>, _ reading: DocumentReading, _ items: inout CompletionItems) {
    let specs = Set(folder(of: reading.document)?.files ?? [])
    for path in files(around: reading) {
      if !endings.isEmpty {
        guard endings.contains(Self.ending(path)), !specs.contains(Path.resolved(path, in: Path.parent(reading.path)))
        else { continue }
      }
      if path != Path.lastComponent(reading.path) { items.add(path, .file) }
    }
  }

  private static func ending(_ path: String) -> String {
    let name = Path.lastComponent(path)
    if path.utf8.last == ASCII.slash { return "" }
    return name.dropFirst(Path.withoutEnding(name).count).dropFirst().lowercased()
  }

  /// Returns what lies in a document's folder and below, counted from there: folders end with a slash, sets of asset
  /// catalogs are one thing. A folder as large as a home folder is looked at in part.
  private func files(around reading: DocumentReading) -> [String] {
    guard let folder = folder(of: reading.document), reading.document.place != nil else { return [] }
    let workspace = folder.workspace([:])
    let base = Path.parent(reading.path)
    var found: [String] = []
    // The nearest first.
    var directories = [base]
    var next = 0
    while next < directories.count, next < 200, found.count < 1000 {
      let directory = directories[next]
      next += 1
      for name in Path.sorted((try? workspace.list(directory)) ?? []) where name.utf8.first != ASCII.dot {
        guard found.count < 1000 else { break }
        let path = Path.join(directory, name)
        guard let relative = Path.relative(path, to: base), let entry = workspace.entry(at: path) else { continue }
        if entry.kind == .file || name.hasSuffix(".imageset") {
          found.append(relative)
        } else if entry.kind == .directory, name != "node_modules" {
          found.append(relative + "/")
          directories.append(path)
        }
      }
    }
    return found
  }
}
