import HIGLint
import HIGReading
import HIGReport

/// The places of reports: standard output or a file in its place for one, files of their own for others.
struct Outputs {
  static let format = Option(
    name: "format", value: .word(ReportFormat.allCases.map(\.rawValue)),
    summary: Message(
      en: "The report's form; by default human.", zhHans: "报告的格式；默认为 human。"))
  static let file = Option(
    name: "output", short: "o", value: .text("[FORMAT=]FILE"), repeats: true,
    summary: Message(
      en:
        "Write to a file in place of standard output. With a format (`sarif=higlint.sarif`), write one report more; as often as you like. A file is replaced only when all is written.",
      zhHans: "写入文件而不是标准输出。带格式时（`sarif=higlint.sarif`）另外写一份报告，可多次使用。全部写完后才替换原文件。"))

  let main: ReportFormat
  private let others: [Configuration.Output]
  /// The configuration files that name reports, in the order of these.
  private let origins: [String]
  /// The paths that were named to be checked.
  private let roots: [String]

  init(_ arguments: Arguments, _ configuration: Configuration) throws(Failure) {
    main = arguments.value(Self.format).flatMap { ReportFormat(word: $0) } ?? configuration.format?.value ?? .human
    let written = arguments.values(Self.file).compactMap { Self.output($0) }
    let configured = written.isEmpty ? configuration.outputs : []
    others = written + configured.map(\.value)
    origins = configured.map { $0.location.file.path }
    roots = Project.roots(of: arguments)
  }

  /// A page alone, in the place of standard output.
  static let page = Outputs()

  private init() {
    main = .html
    others = []
    origins = []
    roots = []
  }

  /// Returns the further report that a value asks for; nil for a file in the place of standard output.
  private static func output(_ value: String) -> Configuration.Output? {
    guard let equals = value.utf8.firstIndex(of: UInt8(ascii: "=")),
      let format = ReportFormat(word: String(value[..<equals]))
    else { return nil }
    return .init(format: format, path: String(value[value.utf8.index(after: equals)...]))
  }

  /// Returns the file in the place of standard output, for commands that write one report.
  static func redirection(_ arguments: Arguments) -> String? {
    let takesFile = arguments.command.options.contains { option in
      guard option.name == file.name, case .text(let name) = option.value else { return false }
      return name.hasSuffix("FILE")
    }
    guard takesFile, let path = arguments.values(file).last(where: { output($0) == nil }), path != "-" else {
      return nil
    }
    return path
  }

  /// Returns whether a word of a command line is `--output=FILE` without a format.
  static func isRedirection(_ word: String) -> Bool {
    let start = file.spelling + "="
    return word.hasPrefix(start) && output(String(word.dropFirst(start.count))) == nil
  }

  /// The paths of the reports besides the main one.
  var paths: [String] { others.map(\.path) }

  /// The file that a page goes to besides the main report.
  var pagePath: String? { others.last { $0.format == .html }?.path }

  var formats: [ReportFormat] { [main] + others.map(\.format) }

  func write(_ content: ReportContent, isQuiet: Bool, _ session: Session) throws(Failure) {
    content.write(as: main, style: session.style, isQuiet: isQuiet) { bytes in
      if !session.isDone { session.write(bytes) }
    }
    for (number, output) in others.enumerated() {
      let isConfigured = origins.indices.contains(number)
      if isConfigured { try checkReach(of: output, from: origins[number]) }
      do throws(AtomicFile.Failure) {
        let draft = try AtomicFile.Draft(output.path, namedBy: isConfigured ? .configuration : .person)
        var failure: AtomicFile.Failure?
        content.write(as: output.format) { bytes in
          guard failure == nil else { return }
          do throws(AtomicFile.Failure) {
            try draft.write(bytes)
          } catch {
            failure = error
          }
        }
        if let failure { throw failure }
        try draft.commit()
      } catch {
        throw Failure(error.message)
      }
    }
  }

  /// Checks the reach again, on this disk: the configuration of a run in shards was read elsewhere.
  private func checkReach(of output: Configuration.Output, from file: String) throws(Failure) {
    let reach = ConfigurationReach(ofFile: file, roots: roots, in: DiskWorkspace())
    let refusal = reach.refusal(
      of: output.path, written: output.path, for: .report(output.format), in: DiskWorkspace())
    if let refusal { throw Failure(refusal) }
  }
}
