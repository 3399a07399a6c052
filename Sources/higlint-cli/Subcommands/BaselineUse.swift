import HIGLint
import HIGReading

/// The baseline of a run: keeps its findings quiet, and writes the file.
struct BaselineUse {
  static let file = Option(
    name: "baseline", value: .text("FILE"),
    summary: Message(
      en: "Keep the findings that this file holds quiet.", zhHans: "不再报告此文件中记录的已知问题。"))
  static let write = Option(
    name: "write-baseline",
    summary: Message(
      en: "Write what is found to the baseline (by default `\(defaultName)`), so that only new findings count.",
      zhHans: "把发现的问题写入基线文件（默认为 `\(defaultName)`），此后只报告新问题。"))
  static let prune = Option(
    name: "prune-baseline",
    summary: Message(
      en: "Take entries out of the baseline that match nothing any more.", zhHans: "从基线文件中删去已不存在的问题。"))
  static let options = [file, write, prune]
  private static var defaultName: String { ".higlint-baseline" }

  private let path: String
  /// Whether the command line names it, not the configuration.
  private let isNamed: Bool
  /// The reason why the configuration may not name this file.
  private let refusal: Message?
  private let isWritten: Bool
  private let isPruned: Bool
  private var baseline: Baseline

  /// Reads the baseline of a run; nil where there is none.
  init?(_ arguments: Arguments, _ project: Project, _ workspace: any Workspace, _ session: Session) throws(Failure) {
    isWritten = arguments.has(Self.write)
    isPruned = arguments.has(Self.prune)
    let stated = arguments.value(Self.file) ?? project.configuration.baseline?.value
    guard let path = stated ?? (isWritten ? Self.defaultName : nil) else {
      guard !isPruned else {
        throw Failure(
          Message(
            en: "there is no baseline to prune; `--baseline FILE` names it",
            zhHans: "没有可清理的基线文件；请用 `--baseline FILE` 指定"),
          hint: arguments.command.usageHint)
      }
      return nil
    }
    self.path = path
    isNamed = arguments.value(Self.file) != nil
    refusal = project.configuration.baseline.flatMap { setting in
      guard !arguments.has(Self.file) else { return nil }
      let reach = ConfigurationReach(
        ofFile: setting.location.file.path, roots: Project.roots(of: arguments), in: DiskWorkspace())
      return reach.refusal(of: path, written: path, for: .baseline, in: DiskWorkspace())
    }
    if isWritten {
      baseline = Baseline(path: path)
      return
    }
    do throws(WorkspaceError) {
      baseline = Baseline(path: path, bytes: try workspace.read(path))
    } catch {
      throw Failure(
        Inputs.message(error),
        hint: Message(en: "`--write-baseline` writes it.", zhHans: "可用 `--write-baseline` 生成。"))
    }
    try Project.check(baseline.problems, session)
  }

  /// Returns whether a baseline may hold a diagnostic.
  private static func isRecorded(_ diagnostic: Diagnostic) -> Bool {
    // Mistakes in suppressions and in the baseline itself are to be mended, not accepted.
    !diagnostic.rule.hasPrefix("baseline/") && !diagnostic.rule.hasPrefix("suppression/")
  }

  /// Removes the findings that the baseline holds from the result, and writes the file where that was asked for.
  mutating func apply(
    to result: inout LintResult, shown: Severity, workspace: any Workspace, session: Session
  ) throws(Failure) {
    if isWritten {
      let held = result.diagnostics.filter { $0.severity >= shown && Self.isRecorded($0) }
      try save(baseline.bytes(holding: held))
      session.complain(
        Message(
          en: "\(path) holds \(held.count) \(held.count == 1 ? "finding" : "findings") now",
          zhHans: "已在 \(path) 中记录 \(held.count) 个问题"))
      result.diagnostics.removeAll { $0.severity >= shown && Self.isRecorded($0) }
      result.summary.known = held.count
      return
    }
    let files = Set(result.files)
    let stale = baseline.stale(result.diagnostics) { files.contains($0) || workspace.entry(at: $0) == nil }
    let new = baseline.filter(result.diagnostics).new
    // Only findings that would have been shown count as hidden.
    result.summary.known =
      result.diagnostics.count { $0.severity >= shown } - new.count { $0.severity >= shown }
    result.diagnostics = new
    result.elsewhere.diagnostics = baseline.filter(result.elsewhere.diagnostics).new
    if isPruned {
      try save(baseline.bytes(without: stale))
      session.complain(
        Message(
          en: "\(stale.count) stale \(stale.count == 1 ? "entry" : "entries") taken out of \(path)",
          zhHans: "已从 \(path) 中删去 \(stale.count) 条失效记录"))
    } else {
      result.diagnostics += stale.map(Self.diagnostic)
      result.sort()
    }
  }

  /// Asks the workspace in advance for all that `apply` will ask it.
  func lookAhead(in workspace: any Workspace) {
    _ = baseline.stale([]) { workspace.entry(at: $0) == nil }
  }

  private func save(_ bytes: [UInt8]) throws(Failure) {
    if let refusal { throw Failure(refusal) }
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(bytes, to: path, namedBy: isNamed ? .person : .configuration)
    } catch {
      throw Failure(error.message)
    }
  }

  private static func diagnostic(of entry: Baseline.StaleEntry) -> Diagnostic {
    let place = entry.path.isEmpty ? entry.file : "\(entry.file) (\(entry.path))"
    return Diagnostic(
      rule: "baseline/stale", severity: .warning,
      message: Message(
        en: "`\(entry.rule)` finds nothing more in \(place); `--prune-baseline` removes this entry",
        zhHans: "`\(entry.rule)` 在 \(place) 中已无此问题；可用 `--prune-baseline` 删除此条"), at: entry.location)
  }
}
