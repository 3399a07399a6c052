import HIGCore
import HIGImport
import HIGReading

/// Places the fixes of a run's findings in the texts that were checked.
struct FixPlacer {
  /// A file, and what it takes to edit it.
  private final class Target {
    let file: SourceFile
    /// The placement; nil for a file that another tool writes, or that is not valid Unicode.
    private(set) lazy var placement = FixPlacer.placement(in: file)
    /// Other readings of the file, known to have the same text.
    var equal: Set<ObjectIdentifier> = []

    init(_ file: SourceFile) { self.file = file }
  }

  private let checked: Set<String>
  private var targets: [String: Target] = [:]

  /// - Parameter checked: The paths of the checked files: no other file is changed.
  init(checked: Set<String>) { self.checked = checked }

  /// Places the fixes that change only this file, while it is at hand.
  static func place(_ diagnostics: inout [Diagnostic], in file: SpecFile) {
    var placer = FilePlacer(file)
    for index in diagnostics.indices { placer.place(&diagnostics[index].fix) }
  }

  /// Places the fixes of findings that change only this file, while it is at hand.
  static func place(_ findings: inout [Finding], in file: SpecFile) {
    var placer = FilePlacer(file)
    for index in findings.indices {
      guard case .violation(var diagnostic) = findings[index].outcome, diagnostic.fix != nil else { continue }
      placer.place(&diagnostic.fix)
      findings[index].outcome = .violation(diagnostic)
    }
  }

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
    var edits = fix.edits
    for path in paths {
      let changes = fix.changes.filter { $0.location.file.path == path }
      guard checked.contains(path) else {
        return fix.decline(Message(en: "\(path) is not among the files checked", zhHans: "\(path) 不在检查范围内"))
      }
      guard let target = target(changes) else {
        return fix.decline(Message(en: "the file has changed meanwhile", zhHans: "文件在此期间已被修改"))
      }
      // It was placed when its file was read.
      if !fix.edits.isEmpty { continue }
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

  /// Returns the file that changes concern; nil where it was read twice and had changed.
  private mutating func target(_ changes: [Fix.Change]) -> Target? {
    var target: Target?
    for change in changes {
      let file = change.location.file
      let known = target ?? targets[file.path] ?? Target(file)
      if file !== known.file, !known.equal.contains(ObjectIdentifier(file)) {
        guard file.hasSameText(as: known.file) else { return nil }
        // Of the other only some lines are left: what was to be changed there has its edits.
        if known.file.isExcerpt, !file.isExcerpt {
          let whole = Target(file)
          whole.equal.insert(ObjectIdentifier(known.file))
          targets[file.path] = whole
          target = whole
          continue
        }
        known.equal.insert(ObjectIdentifier(file))
      }
      targets[file.path] = known
      target = known
    }
    return target
  }

  private static func placement(in file: SourceFile) -> FixPlacement? {
    let format = FileFormat(of: file)
    // What is not valid Unicode can't be written back as it was.
    guard format.isWritten, file.invalidOffset == nil else { return nil }
    return FixPlacement(format.read(file), isJSON: format == .json)
  }
}

/// Places fixes in one file that was just read.
private struct FilePlacer {
  private let file: SpecFile
  private lazy var placement = FixPlacement(file.tree, isJSON: file.format == .json)

  init(_ file: SpecFile) { self.file = file }

  mutating func place(_ fix: inout Fix?) {
    guard let changes = fix?.changes, fix?.safety != .displayOnly,
      changes.allSatisfy({ $0.location.file === file.tree.source })
    else { return }
    // What has no room here is told when all files are known.
    guard let edits = try? placement.edits(for: changes) else { return }
    fix?.edits = edits.map { Fix.Edit(file: file.tree.source, edit: $0) }
  }
}
