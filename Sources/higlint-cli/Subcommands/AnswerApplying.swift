import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// `higlint review --apply ANSWERS.json`: writes the answers of a checklist into the specs, as `--answer` does one.
///
/// What is written, and where, comes from today's questions; a file of answers only says which of them it answers.
struct AnswerApplying {
  private let sheet: AnswerSheet
  private let source: SourceFile
  private let ids: Set<String>
  private let rules: [String]

  /// Reads the answers that a command line names; nil where it names none.
  init?(_ arguments: Arguments, rules: @autoclosure () throws(Failure) -> [String]) throws(Failure) {
    guard let path = arguments.value(ReviewCommand.apply) else { return nil }
    for option in [ReviewCommand.answer, ReviewCommand.of, ReviewCommand.by, ReviewCommand.note, ReviewCommand.file]
    where arguments.has(option) {
      throw Failure(
        Message(
          en: "`\(ReviewCommand.apply.spelling)` and `\(option.spelling)` don't go together",
          zhHans: "`\(ReviewCommand.apply.spelling)` 与 `\(option.spelling)` 不能同时使用"),
        hint: arguments.command.usageHint)
    }
    let bytes = try Inputs.bytes(of: path)
    sheet = try AnswerSheet(path: path, bytes: bytes)
    source = SourceFile(path: path, stored: bytes)
    self.rules = try rules()
    ids = Set(self.rules)
  }

  /// A question, as answers name it.
  private struct Question: Hashable {
    var rule: String
    var path: String
  }

  /// An answer with the place that it is about.
  private struct Candidate {
    var entry: AnswerSheet.Entry
    var target: AnswerTarget
    /// The answer that stands there already, and still holds.
    var standing: ReviewAnswer?
  }

  /// The answers that are not written, each with its byte offset in the file of answers.
  private struct Refusals {
    private(set) var all: [(offset: Int, message: Message)] = []

    mutating func add(_ entry: AnswerSheet.Entry, _ message: Message) { all.append((entry.offset, message)) }
  }

  /// Writes the answers into the specs that they are about, and names them; tells the others one by one.
  func apply(_ result: LintResult, _ workspace: DiskWorkspace, _ session: Session) -> ExitStatus {
    let items = result.reviews + result.answered
    var refusals = Refusals()
    let found = candidates(among: items, workspace, &refusals)
    let placed = withoutConflicts(found, &refusals)
    let writer = AnswerWriter(workspace: workspace, judged: items)
    for file in placed.map(\.target.file).unique() {
      for answer in write(placed.filter { $0.target.file == file }, into: file, writer, &refusals) {
        session.write(answer.line)
      }
    }
    for problem in sheet.problems { session.complain(problem.placedMessage) }
    for refusal in refusals.all.sorted(by: { $0.offset < $1.offset }) {
      session.complain(refusal.message.placed(at: refusal.offset, in: source))
    }
    let count = sheet.problems.count + refusals.all.count
    guard count > 0 else { return .success }
    session.complain(
      Message(
        en: "\(count) \(count == 1 ? "answer was" : "answers were") not written", zhHans: "\(count) 个答案未写入"))
    return .found
  }

  private func write(
    _ candidates: [Candidate], into file: String, _ writer: AnswerWriter, _ refusals: inout Refusals
  ) -> [PlacedAnswer] {
    let answers = candidates.map { candidate in
      let entry = candidate.entry
      return PlacedAnswer(
        target: candidate.target, rule: entry.rule, answer: entry.answer, by: entry.by, on: entry.on ?? System.today(),
        note: entry.note)
    }
    var refused: [(place: Int, message: Message)] = []
    var written: [PlacedAnswer] = []
    do throws(Failure) {
      written = try writer.write(answers, into: file) { (answer, failure) throws(Failure) in
        let place = answers.firstIndex { $0.target == answer.target && $0.rule == answer.rule }
        refused.append((place ?? 0, failure.message))
      }
    } catch {
      refused = candidates.indices.map { ($0, error.message) }
    }
    for (place, message) in refused { refusals.add(candidates[place].entry, message) }
    return written
  }

  // MARK: Questions

  private func candidates(
    among items: [ReviewItem], _ workspace: DiskWorkspace, _ refusals: inout Refusals
  ) -> [Candidate] {
    let questions = Dictionary(grouping: items) { Question(rule: $0.rule, path: $0.path) }
    let roots = Dictionary(grouping: items.filter { $0.root != nil }) {
      Question(rule: $0.rule, path: $0.root?.path ?? "")
    }
    let places = Dictionary(grouping: items, by: \.rule)
    var candidates: [Candidate] = []
    for entry in sheet.entries {
      guard ids.contains(entry.rule) else {
        refusals.add(entry, ExplainCommand.unknown(entry.rule, among: rules).message)
        continue
      }
      for path in entry.paths {
        let question = Question(rule: entry.rule, path: path)
        let found = questions[question] ?? roots[question] ?? []
        guard !found.isEmpty else {
          let asked = (places[entry.rule] ?? []).map(\.path).unique()
          refusals.add(entry, Self.notAsked(path, entry, near: asked))
          continue
        }
        do throws(Failure) {
          candidates.append(try candidate(entry, about: path, among: found, workspace))
        } catch {
          refusals.add(entry, error.message)
        }
      }
    }
    return candidates
  }

  /// Finds the place of an answer among the questions of its rule about a path.
  private func candidate(
    _ entry: AnswerSheet.Entry, about path: String, among found: [ReviewItem], _ workspace: DiskWorkspace
  ) throws(Failure) -> Candidate {
    let inFile = found.filter { item in entry.file.map { Self.isSame($0, item.location.file.path) } ?? true }
    guard let item = inFile.first else {
      let files = found.map(\.location.file.path).unique()
      let named = entry.file ?? ""
      throw Failure(
        Message(
          en: "`\(entry.rule)` asks about `\(path)` in \(files.joined(separator: ", ")), and not in \(named)",
          zhHans: "`\(entry.rule)` 就 `\(path)` 的提问在 \(files.joined(separator: "、")) 中，不在 \(named) 中"))
    }
    let files = inFile.map { $0.answersFile ?? $0.location.file.path }.unique()
    guard files.count == 1 else {
      throw Failure(
        Message(
          en: "`\(path)` is in several files: \(files.joined(separator: ", ")); say in `file` which one is meant",
          zhHans: "`\(path)` 见于多个文件：\(files.joined(separator: "、"))；请在 `file` 中指明"))
    }
    let part = item.path == path ? item.part : item.root?.part
    if let looked = entry.part, looked != part {
      throw Failure(
        Message(
          en: "`\(path)` has changed since it was looked at; answer `\(entry.rule)` again",
          zhHans: "`\(path)` 在查看之后已有改动；请重新回答 `\(entry.rule)`"))
    }
    let target = try AnswerTarget(of: item, path: path, part: part, workspace)
    let standing = item.answer.flatMap { given in
      given.isExpired || item.path != path || !given.answer.paths.contains(path) ? nil : given.answer
    }
    return Candidate(entry: entry, target: target, standing: standing)
  }

  /// Returns whether two paths may name one file, seen from different folders: one ends with the other.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Path.normalized(a), Path.normalized(b))
    return a == b || a.hasSuffix("/" + b) || b.hasSuffix("/" + a)
  }

  private static func notAsked(_ path: String, _ entry: AnswerSheet.Entry, near paths: [String]) -> Message {
    let hint = Suggestion(nearest(to: path, among: paths))
    return Message(
      en: "`\(entry.rule)` asks nothing about `\(path)`\(hint.en)",
      zhHans: "`\(entry.rule)` 没有就 `\(path)` 提问\(hint.zhHans)")
  }

  // MARK: Conflicts

  private func withoutConflicts(_ candidates: [Candidate], _ refusals: inout Refusals) -> [Candidate] {
    struct Place: Hashable {
      var rule: String
      var target: AnswerTarget
    }
    let groups = Dictionary(grouping: candidates.indices) {
      Place(rule: candidates[$0].entry.rule, target: candidates[$0].target)
    }
    var kept: [Candidate] = []
    for (number, candidate) in candidates.enumerated() {
      let entry = candidate.entry
      let group = groups[Place(rule: entry.rule, target: candidate.target)] ?? []
      let other = group.first { candidates[$0].entry.answer != entry.answer }
      if let other {
        let line = source.line(at: candidates[other].entry.offset)
        refusals.add(
          entry,
          Message(
            en: "`\(entry.rule)` has two answers about `\(candidate.target.path)`; the other one is in line \(line)",
            zhHans: "`\(entry.rule)` 就 `\(candidate.target.path)` 有两个答案，另一个在第 \(line) 行"))
      } else if let standing = candidate.standing, standing.answer != entry.answer {
        refusals.add(entry, Self.conflict(candidate, with: standing))
      } else if candidate.standing == nil, group.last == number {
        // What stands there already need not be written, and of equal answers the last one counts.
        kept.append(candidate)
      }
    }
    return kept
  }

  private static func conflict(_ candidate: Candidate, with standing: ReviewAnswer) -> Message {
    let (by, path) = (standing.by, candidate.target.path)
    let name = standing.answer.name
    return Message(
      en: "`\(path)` has been answered “\(name.en)”\(by.map { " by \($0)" } ?? "") already; `--answer` replaces that",
      zhHans: "`\(path)` 已由\(by.map { " \($0) " } ?? "他人")答为“\(name.zhHans)”；可用 `--answer` 替换")
  }
}
