import HIGCore
import HIGLint
import HIGReading

/// A line on the terminal that shows the progress of a run that takes noticeable time.
///
///     checking [##########..............] 4,512/10,000
final class ProgressBar {
  /// The time before the line appears, in milliseconds.
  private static let patience: Int32 = 500
  private static let interval: Int32 = 100
  private static let width = 24

  private let thread: BackgroundThread
  private let wakeUp: WakeUp

  /// Starts the line; nil where standard error is no terminal that can erase one.
  init?(_ counter: ProgressCounter, language: Language) {
    guard System.isTerminal(2), System.environment("TERM") != "dumb", let wakeUp = WakeUp() else { return nil }
    let thread = BackgroundThread {
      guard !wakeUp.wait(milliseconds: Self.patience) else { return }
      repeat {
        let line = Self.line(counter.current, language: language, columns: System.columns(2))
        _ = System.write(Array("\r\(line)\u{1B}[K".utf8), to: 2)
      } while !wakeUp.wait(milliseconds: Self.interval)
      _ = System.write(Array("\r\u{1B}[K".utf8), to: 2)
    }
    guard let thread else { return nil }
    self.thread = thread
    self.wakeUp = wakeUp
  }

  /// Erases the line.
  func finish() {
    wakeUp.call()
    thread.join()
  }

  /// - Parameter columns: The width of the terminal. Text beyond it is left out: a second line could not be erased.
  static func line(_ progress: RunProgress, language: Language, columns: Int) -> String {
    let name: Message =
      switch progress.stage {
      case .finding: Message(en: "looking for files", zhHans: "正在查找文件")
      case .checking: Message(en: "checking", zhHans: "正在检查")
      case .relating: Message(en: "comparing screens", zhHans: "正在比较各界面")
      }
    guard progress.total > 0 else { return name[language] }
    let count = "\(grouped(progress.done))/\(grouped(progress.total))"
    let filled = min(width, width * progress.done / progress.total)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    let lines = ["\(name[language]) [\(bar)] \(count)", "\(name[language]) \(count)", count]
    return lines.first { DisplayWidth.displayColumns(of: $0) < columns } ?? ""
  }

  /// Returns a number with commas between thousands.
  private static func grouped(_ number: Int) -> String {
    let digits = Array("\(number)")
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension Session {
  /// Runs a closure that takes a while, and shows its progress.
  func showingProgress<Result, Problem: Error>(
    _ body: (ProgressCounter?) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let counter = ProgressCounter()
    guard let bar = ProgressBar(counter, language: language) else { return try body(nil) }
    defer { bar.finish() }
    return try body(counter)
  }
}
