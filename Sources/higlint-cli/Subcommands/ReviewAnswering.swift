import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGRules

/// `higlint review --answer RULE=ANSWER`: writes an answer, its author and a note into the right files.
struct AnswerRequest {
  private let rule: String
  private let answer: ReviewAnswer.Answer
  private let paths: [String]
  private let by: String?
  private let note: String?
  /// The file for answers about files that can't hold them.
  private let file: String?

  /// Reads the answer of a command line; nil where there is none.
  ///
  /// - Parameter rules: The ids of all rules.
  init?(_ arguments: Arguments, rules: @autoclosure () throws(Failure) -> [String]) throws(Failure) {
    guard let text = arguments.value(ReviewCommand.answer) else {
      for option in [ReviewCommand.of, ReviewCommand.by, ReviewCommand.note, ReviewCommand.file]
      where arguments.has(option) {
        throw Failure(
          Message(
            en: "`\(option.spelling)` needs `--answer`", zhHans: "`\(option.spelling)` 需与 `--answer` 一起使用"),
          hint: arguments.command.usageHint)
      }
      return nil
    }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw Failure(
        Message(
          en: "`--answer` takes a rule and an answer such as `\(text)=passes`",
          zhHans: "`--answer` 的取值应为规则和答案，如 `\(text)=passes`"),
        hint: arguments.command.usageHint)
    }
    rule = try Self.rule(parts[0], among: try rules())
    answer = try Self.answer(parts[1])
    paths = arguments.values(ReviewCommand.of)
    by = arguments.value(ReviewCommand.by) ?? System.environment("GIT_AUTHOR_NAME") ?? System.environment("USER")
    note = arguments.value(ReviewCommand.note)
    file = arguments.value(ReviewCommand.file)
  }

  private static func rule(_ id: String, among ids: [String]) throws(Failure) -> String {
    if ids.contains(id) { return id }
    throw ExplainCommand.unknown(id, among: ids)
  }

  private static func answer(_ word: String) throws(Failure) -> ReviewAnswer.Answer {
    if let answer = ReviewAnswer.Answer(rawValue: camelCase(fromSeparated: word) ?? word) { return answer }
    let words = ReviewAnswer.Answer.allCases.map(\.rawValue)
    let hint = Suggestion(nearest(to: word, among: words))
    throw Failure(
      Message(
        en: "`\(word)` is no answer\(hint.en)", zhHans: "`\(word)` 不是答案\(hint.zhHans)"),
      hint: Message(
        en: "The answers are \(words.joined(separator: ", ")).", zhHans: "可用的答案：\(words.joined(separator: "、"))。"))
  }

  // MARK: Answering

  /// A place to answer about: its path, its fingerprint, and the file that the answer belongs in.
  private struct Target: Hashable {
    var path: String
    var part: String?
    var file: String
    /// Whether the file does not exist yet.
    var isNew = false
  }

  /// Writes the answer into the specs that it is about, and names them.
  func answer(_ result: LintResult, _ workspace: DiskWorkspace, _ session: Session) throws(Failure) {
    let items = (result.reviews + result.answered).filter { $0.rule == rule }
    let targets = try targets(among: items, in: result, workspace)
    for file in Self.unique(targets.map(\.file)) {
      let isNew = targets.contains { $0.file == file && $0.isNew }
      let bytes = isNew ? AnswersFile.beginning : try Inputs.bytes(of: file, workspace)
      // The judgements belong to the text that was read at the beginning.
      let judged = items.first { $0.location.file.path == file }
      if let judged, SourceFile(path: file, stored: bytes).text != judged.location.file.text {
        throw Self.failure(
          file,
          Message(
            en: "this file has changed meanwhile, and is left as it is; try again",
            zhHans: "此文件在此期间已被修改，未作改动；请重试"))
      }
      let places = targets.filter { $0.file == file }
      var new = bytes
      for target in places { new = try self.new(bytes: new, answering: target) }
      do throws(AtomicFile.Failure) {
        try AtomicFile.write(new, to: file, replacing: isNew ? nil : bytes)
      } catch {
        throw Failure(error.message)
      }
      for target in places { session.write("\(file): \(rule)=\(answer.rawValue) (\(target.path))\n") }
    }
  }

  private func new(bytes: [UInt8], answering target: Target) throws(Failure) -> [UInt8] {
    let written = ReviewAnswer(
      rule: rule, paths: [target.path], answer: answer, by: by, on: System.today(), note: note, part: target.part,
      at: Location(file: SourceFile(path: target.file, stored: []), range: SourceRange(at: 0)))
    do throws(ReviewAnswer.WritingError) {
      return try written.written(into: bytes, ofFile: target.file)
    } catch {
      throw Self.failure(target.file, error.message)
    }
  }

  private static func failure(_ file: String, _ message: Message) -> Failure {
    Failure(Message(en: "\(file): \(message.en)", zhHans: "\(file)：\(message.zhHans)"))
  }

  // MARK: Targets

  private func targets(
    among items: [ReviewItem], in result: LintResult, _ workspace: DiskWorkspace
  ) throws(Failure) -> [Target] {
    guard !items.isEmpty else {
      throw Failure(
        Message(
          en: "`\(rule)` asks nothing here, so there is nothing to answer",
          zhHans: "`\(rule)` 在此没有提出问题，无需作答"),
        hint: Message(en: "`higlint review` lists what is asked.", zhHans: "`higlint review` 列出所有问题。"))
    }
    guard !paths.isEmpty else {
      let places = Self.unique(items.map(\.path))
      guard places.count == 1 else { throw ambiguous(places) }
      return try Self.unique(items.map { item throws(Failure) in try target(of: item, workspace) })
    }
    var targets: [Target] = []
    for path in paths {
      if let item = items.first(where: { $0.path == path }) {
        targets.append(try target(of: item, workspace))
      } else if let item = items.first(where: { $0.root?.path == path }) {
        targets.append(try target(of: item, path: path, part: item.root?.part, workspace))
      } else {
        let inside = items.filter { $0.path.hasPrefix(path + "/") }
        guard !inside.isEmpty else { throw unknown(path, among: items) }
        for item in inside { targets.append(try target(of: item, workspace)) }
      }
    }
    return Self.unique(targets)
  }

  private func target(of item: ReviewItem, _ workspace: DiskWorkspace) throws(Failure) -> Target {
    try target(of: item, path: item.path, part: item.part, workspace)
  }

  private func target(
    of item: ReviewItem, path: String, part: String?, _ workspace: DiskWorkspace
  ) throws(Failure) -> Target {
    guard let file = item.answersFile else {
      throw Self.failure(
        item.location.file.path, Message(en: "no spec here can hold the answer", zhHans: "没有可存放此答案的规格"))
    }
    guard AnswersFile.isNeeded(for: file) else {
      guard let named = self.file, named != file else { return Target(path: path, part: part, file: file) }
      throw Self.failure(
        file,
        Message(
          en: "answers about this spec stand in it; leave `\(ReviewCommand.file.spelling)` out",
          zhHans: "有关此规格的答案写在其自身之中；请去掉 `\(ReviewCommand.file.spelling)`"))
    }
    let beside = self.file ?? AnswersFile.path(for: file, in: workspace)
    guard AnswersFile.holds(beside, for: file), !AnswersFile.isNeeded(for: beside) else {
      throw Self.failure(
        beside,
        Message(
          en: "answers about \(file) belong into a spec in its folder or above",
          zhHans: "有关 \(file) 的答案应写在其所在文件夹或上级文件夹的规格中"))
    }
    do throws(WorkspaceError) {
      _ = try workspace.read(beside)
      return Target(path: path, part: part, file: beside)
    } catch {
      guard error.kind == .missing, workspace.entry(at: beside) == nil else { throw Failure(Inputs.message(error)) }
      return Target(path: path, part: part, file: beside, isNew: true)
    }
  }

  private static func unique<T: Hashable>(_ elements: [T]) -> [T] {
    var seen: Set<T> = []
    return elements.filter { seen.insert($0).inserted }
  }

  /// The number of places that a message names at most.
  private static let shownPlaces = 8

  private func ambiguous(_ places: [String]) -> Failure {
    let shown = places.prefix(Self.shownPlaces).joined(separator: "\n  ")
    let rest = places.count - Self.shownPlaces
    return Failure(
      Message(
        en: "`\(rule)` is asked about \(places.count) places; say with `--of` which one you mean",
        zhHans: "`\(rule)` 涉及 \(places.count) 处；请用 `--of` 指明"),
      hint: Message(
        en: "  \(shown)" + (rest > 0 ? "\n  … and \(rest) more" : ""),
        zhHans: "  \(shown)" + (rest > 0 ? "\n  ……另有 \(rest) 处" : "")))
  }

  private func unknown(_ path: String, among items: [ReviewItem]) -> Failure {
    let places = Self.unique(items.flatMap { [$0.path] + ($0.root.map { [$0.path] } ?? []) })
    let hint = Suggestion(nearest(to: path, among: places))
    return Failure(
      Message(
        en: "`\(rule)` asks nothing about `\(path)`\(hint.en)", zhHans: "`\(rule)` 没有就 `\(path)` 提问\(hint.zhHans)"),
      hint: Message(
        en: "`higlint review --all` lists the places.", zhHans: "`higlint review --all` 列出所有位置。"))
  }
}
