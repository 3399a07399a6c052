/// Places the fixes of a run's findings in the texts that were checked.
struct FixPlacer {
  /// A file with what it takes to edit it.
  private struct Target {
    let file: SourceFile
    /// Nil for a file that another tool writes, or that is not valid Unicode.
    let placement: FixPlacement?
    /// Other readings of the file, known to be the same.
    var equal: Set<ObjectIdentifier> = []
  }

  private let checked: Set<String>
  private var targets: [String: Target] = [:]

  /// - Parameter checked: The files that were checked: no other is changed.
  init(checked: Set<String>) { self.checked = checked }

  mutating func place(_ diagnostic: inout Diagnostic) {
    guard var fix = diagnostic.fix, fix.safety != .displayOnly else { return }
    place(&fix)
    diagnostic.fix = fix
  }

  private mutating func place(_ fix: inout Fix) {
    var paths: [String] = []
    for change in fix.changes where !paths.contains(change.location.file.path) {
      paths.append(change.location.file.path)
    }
    var edits: [Fix.Edit] = []
    for path in paths {
      let changes = fix.changes.filter { $0.location.file.path == path }
      guard checked.contains(path) else {
        return fix.decline(Message(en: "\(path) is not among the files checked", zhHans: "\(path) 不在检查范围内"))
      }
      guard let target = target(changes) else {
        return fix.decline(Message(en: "the file has changed meanwhile", zhHans: "文件在此期间已被修改"))
      }
      guard let placement = target.placement else {
        return fix.decline(
          Message(en: "files of this kind are left to the tool that writes them", zhHans: "这类文件应由生成它的工具修改"))
      }
      do throws(SyntaxWriter.Refusal) {
        edits += try placement.edits(for: changes).map { Fix.Edit(file: target.file, edit: $0) }
      } catch {
        return fix.decline(error.message)
      }
    }
    guard !edits.isEmpty else { return fix.decline(SyntaxWriter.Refusal.layout.message) }
    fix.edits = edits
  }

  /// The file of changes; nil where it was read twice and was not the same.
  private mutating func target(_ changes: [Fix.Change]) -> Target? {
    var target: Target?
    for change in changes {
      let file = change.location.file
      var known = target ?? targets[file.path] ?? Self.target(file)
      if file !== known.file, !known.equal.contains(ObjectIdentifier(file)) {
        guard file.text == known.file.text else { return nil }
        known.equal.insert(ObjectIdentifier(file))
      }
      targets[file.path] = known
      target = known
    }
    return target
  }

  private static func target(_ file: SourceFile) -> Target {
    let format = FileFormat(name: file.path) ?? SpecFile.format(of: file.text, path: file.path)
    // What is not valid Unicode can't be written back as it was.
    guard format == .yaml || format == .json, file.invalidOffset == nil else {
      return Target(file: file, placement: nil)
    }
    return Target(file: file, placement: FixPlacement(SpecFile.read(file, as: format), isJSON: format == .json))
  }
}
