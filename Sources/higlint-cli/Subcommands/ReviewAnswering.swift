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

  /// Writes the answer into the specs that it is about, and names them.
  func answer(_ result: LintResult, _ workspace: DiskWorkspace, _ session: Session) throws(Failure) {
    let items = (result.reviews + result.answered).filter { $0.rule == rule }
    let answers = try targets(among: items, in: result, workspace).map { target in
      PlacedAnswer(
        target: target, rule: rule, answer: answer, by: by, on: System.today(), note: note)
    }
    let writer = AnswerWriter(workspace: workspace, judged: items)
    for file in answers.map(\.target.file).unique() {
      let written = try writer.write(answers.filter { $0.target.file == file }, into: file) {
        (_, failure) throws(Failure) in throw failure
      }
      for answer in written { session.write(answer.line) }
    }
  }

  // MARK: Targets

  private func targets(
    among items: [ReviewItem], in result: LintResult, _ workspace: DiskWorkspace
  ) throws(Failure) -> [AnswerTarget] {
    guard !items.isEmpty else {
      throw Failure(
        Message(
          en: "`\(rule)` asks nothing here, so there is nothing to answer",
          zhHans: "`\(rule)` 在此没有提出问题，无需作答"),
        hint: Message(en: "`higlint review` lists what is asked.", zhHans: "`higlint review` 列出所有问题。"))
    }
    guard !paths.isEmpty else {
      let places = items.map(\.path).unique()
      guard places.count == 1 else { throw ambiguous(places) }
      return try items.map { item throws(Failure) in try target(of: item, workspace) }.unique()
    }
    var targets: [AnswerTarget] = []
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
    return targets.unique()
  }

  private func target(of item: ReviewItem, _ workspace: DiskWorkspace) throws(Failure) -> AnswerTarget {
    try target(of: item, path: item.path, part: item.part, workspace)
  }

  private func target(
    of item: ReviewItem, path: String, part: String?, _ workspace: DiskWorkspace
  ) throws(Failure) -> AnswerTarget {
    try AnswerTarget(of: item, path: path, part: part, named: file, workspace)
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
    let places = items.flatMap { [$0.path] + ($0.root.map { [$0.path] } ?? []) }.unique()
    let hint = Suggestion(nearest(to: path, among: places))
    return Failure(
      Message(
        en: "`\(rule)` asks nothing about `\(path)`\(hint.en)", zhHans: "`\(rule)` 没有就 `\(path)` 提问\(hint.zhHans)"),
      hint: Message(
        en: "`higlint review --all` lists the places.", zhHans: "`higlint review --all` 列出所有位置。"))
  }
}
