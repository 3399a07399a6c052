import HIGLint
import HIGReading

/// `check --watch` and `report --watch`: checks again whenever a file changes that a check has looked at.
enum Watch {
  static let option = Option(
    name: "watch",
    summary: Message(
      en: "Check again whenever something changes, until Ctrl-C.", zhHans: "有改动时重新检查，直至按下 Ctrl-C。"))

  /// The time between two looks, in milliseconds: a change is seen within a second.
  private static let interval: UInt64 = 200
  /// The multiple of a look's duration to wait after it, so that looking takes less than a tenth of the time.
  private static let share: UInt64 = 10

  /// Checks now, and after each change.
  static func run(
    _ arguments: Arguments, _ session: Session,
    check: (Arguments, Inputs, any Workspace, Session) throws(Failure) -> ExitStatus
  ) throws(Failure) -> ExitStatus {
    if arguments.operands.contains("-") {
      throw Failure(
        Message(en: "standard input can't be watched", zhHans: "无法监视标准输入"), hint: arguments.command.usageHint)
    }
    for option in [BaselineUse.write, BaselineUse.prune, CheckCommand.fix] where arguments.has(option) {
      throw Failure(
        Message(
          en: "`--watch` and `\(option.spelling)` don't go together", zhHans: "`--watch` 与 `\(option.spelling)` 不能同时使用"),
        hint: arguments.command.usageHint)
    }
    System.endOnInterrupt()
    var inputs = try Inputs(arguments)
    while true {
      let workspace = WatchedWorkspace(inputs.workspace, ignoring: outputs(arguments, inputs.workspace, session))
      do throws(Failure) {
        inputs = try Inputs(arguments)
        let status = try check(arguments, inputs, workspace, session)
        try session.finish(status)
      } catch {
        // A mistake in a configuration may be mended while it is watched.
        session.complain(error)
      }
      session.startOver()
      if session.isDone { return .success }
      let count = workspace.fileCount
      session.complain(
        Message(
          en: "watching \(count) \(count == 1 ? "file" : "files"); Ctrl-C ends it",
          zhHans: "正在监视 \(count) 个文件；按 Ctrl-C 结束"))
      let path = change(in: workspace)
      session.complain(Message(en: "\(path) has changed", zhHans: "\(path) 有改动"))
    }
  }

  /// Waits for a change, and returns its path.
  private static func change(in workspace: WatchedWorkspace) -> String {
    while true {
      let start = MonotonicClock.now
      if let path = workspace.firstChange() { return path }
      let time = (MonotonicClock.now - start) / 1_000_000
      System.sleep(milliseconds: max(interval, time * share))
    }
  }

  /// Returns the files that a round writes: they must not cause another round.
  private static func outputs(_ arguments: Arguments, _ workspace: DiskWorkspace, _ session: Session) -> [String] {
    var paths = Outputs.redirection(arguments).map { [$0] } ?? []
    if let project = try? Project(arguments, workspace: workspace, session: session),
      let outputs = try? Outputs(arguments, project.configuration)
    {
      paths += outputs.paths
    }
    return paths
  }
}
