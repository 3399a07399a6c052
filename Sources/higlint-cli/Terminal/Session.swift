import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// The surroundings of a command: the language, standard output or a file in its place, and standard error.
final class Session {
  /// The language of the command line, else of the configuration or the environment.
  var language: Language {
    didSet { OutOfMemory.speak(chinese: language == .simplifiedChinese) }
  }
  private let colorChoice: String
  /// The file in the place of standard output. It is replaced only when all its content is known; of a large one, the
  /// content so far lies in the draft.
  private var outputFile: String?
  private var fileContent: [UInt8] = []
  private var draft: AtomicFile.Draft?
  private var draftFailure: AtomicFile.Failure?
  private var isOutputClosed = false
  /// The reason why standard output could not be written; a closed pipe is none.
  private var outputFailure: String?
  /// The series of the command's runs. It lives as long as the process: to give back what it holds, piece by piece, would
  /// take a tenth of the time of a small check.
  private(set) lazy var lint = LintSession(ruleSet: BuiltInRules.ruleSet)
  /// The notes that were given already.
  private var told: Set<Unvisited> = []

  init(language: Language, color: String?) {
    self.language = language
    colorChoice = color ?? "auto"
    OutOfMemory.speak(chinese: language == .simplifiedChinese)
  }

  /// Returns the language that the environment asks for: Chinese where the first locale variable that is set begins
  /// with `zh`.
  static func environmentLanguage() -> Language {
    let locale = System.environment("LC_ALL") ?? System.environment("LC_MESSAGES") ?? System.environment("LANG")
    return locale?.utf8.starts(with: "zh".utf8) == true ? .simplifiedChinese : .english
  }

  /// Sends the output to a file.
  func redirect(to path: String) { outputFile = path }

  /// Writes the file, unless it is empty because the run could not be done.
  func finish(_ status: ExitStatus) throws(Failure) {
    if let reason = outputFailure {
      throw Failure(Message(en: "standard output can't be written: \(reason)", zhHans: "无法写入标准输出：\(reason)"))
    }
    guard let outputFile, status != .failure || !fileContent.isEmpty || draft != nil else { return }
    do throws(AtomicFile.Failure) {
      if let draftFailure { throw draftFailure }
      let begun = draft
      draft = nil
      let draft = if let begun { begun } else { try AtomicFile.Draft(outputFile) }
      try draft.write(fileContent)
      try draft.commit()
    } catch {
      throw Failure(error.message)
    }
  }

  /// Begins the next of several outputs of one process.
  func startOver() {
    fileContent = []
    draft = nil
    draftFailure = nil
  }

  /// The colours for standard output. `NO_COLOR` (no-color.org) outweighs `CLICOLOR_FORCE` (bixense.com/clicolors).
  var style: ReportStyle { outputFile == nil ? style(of: 1) : colorChoice == "always" ? .colored : .plain }

  /// The colours for standard error.
  var errorStyle: ReportStyle { style(of: 2) }

  private func style(of descriptor: Int32) -> ReportStyle {
    switch colorChoice {
    case "always": return .colored
    case "never": return .plain
    default:
      if System.environment("NO_COLOR") != nil { return .plain }
      if let force = System.environment("CLICOLOR_FORCE"), force != "0" { return .colored }
      if System.environment("TERM") == "dumb" { return .plain }
      return System.isTerminal(descriptor) ? .colored : .plain
    }
  }

  /// Whether nobody reads the rest of the output.
  var isDone: Bool { isOutputClosed }

  func write(_ bytes: [UInt8]) {
    if let outputFile {
      guard draftFailure == nil else { return }
      fileContent += bytes
      if fileContent.count > 1 << 20 { moveToDraft(of: outputFile) }
      return
    }
    guard !isOutputClosed, !bytes.isEmpty else { return }
    switch System.write(bytes, to: 1) {
    case .written: break
    case .closed: isOutputClosed = true
    case .failed(let reason):
      isOutputClosed = true
      outputFailure = reason
    }
  }

  private func moveToDraft(of path: String) {
    do throws(AtomicFile.Failure) {
      if draft == nil { draft = try AtomicFile.Draft(path) }
      try draft?.write(fileContent)
    } catch {
      draftFailure = error
      draft = nil
    }
    fileContent.removeAll(keepingCapacity: true)
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes the gathered bytes, once there are enough to be worth a call.
  func flush(_ buffer: inout ReportBuffer, atLeast size: Int = 1 << 16) {
    guard buffer.bytes.count >= size else { return }
    write(buffer.bytes)
    buffer.bytes.removeAll(keepingCapacity: true)
  }

  /// Writes a line to standard error.
  func complain(_ message: Message) {
    var line = ReportBuffer()
    line.write("higlint: ")
    line.write(visible: message[language])
    line.endLine()
    _ = System.write(line.bytes, to: 2)
  }

  func complain(_ failure: Failure) {
    complain(failure.message)
    guard let hint = failure.hint else { return }
    var out = ReportBuffer()
    out.write(visibleLines: hint[language])
    out.endLine()
    _ = System.write(out.bytes, to: 2)
  }

  /// Reports each path that was not looked at, once.
  func tell(_ unvisited: [Unvisited]) {
    for note in unvisited where told.insert(note).inserted { complain(note.message) }
  }

  /// Writes text to standard error as it is.
  func writeError(_ bytes: [UInt8]) { _ = System.write(bytes, to: 2) }
}
