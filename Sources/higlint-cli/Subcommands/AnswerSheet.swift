import HIGCore
import HIGLanguage
import HIGReading

/// A file of answers, as the checklist of a report saves them.
///
///     {"version":1,"answers":[
///       {"rule":"color/contrast","paths":["map/views/legend"],"file":"screens/map.yaml","part":"0badcafe",
///        "answer":"passes","by":"Mei","on":"2026-11-25","note":"…"}]}
///
/// `file`, `part`, `by`, `on` and `note` may be missing, or null.
struct AnswerSheet {
  /// One answer, about one place or several.
  struct Entry {
    var rule: String
    var paths: [String]
    /// The file in which the question was asked, for comparison only.
    var file: String?
    /// The fingerprint of what was looked at.
    var part: String?
    var answer: ReviewAnswer.Answer
    var by: String?
    var on: String?
    var note: String?
    /// The byte offset of the answer.
    var offset: Int
  }

  private(set) var entries: [Entry] = []
  /// The mistakes in single answers, which are left out.
  private(set) var problems: [Diagnostic] = []

  private static let version = 1
  private static let fields = ["rule", "paths", "file", "part", "answer", "by", "on", "note"]

  /// - Throws: The first mistake of a file that is no list of answers at all.
  init(path: String, bytes: [UInt8]) throws(Failure) {
    var file = RuleFile(JSONReader.read(SourceFile(path: path, stored: bytes)), area: "answers")
    let root = file.tree.documents.first?.root ?? .none
    let whole = Message(en: "an object with `answers`", zhHans: "含有 `answers` 的对象")
    if file.problems.isEmpty, let fields = file.fields(of: root, ["version", "answers"], expected: whole) {
      let version = file.require("version", in: fields, of: Message(en: "file", zhHans: "文件"))
      if let version, file.problems.isEmpty, file.tree.scalarValue(of: version) != .int(Int64(Self.version)) {
        file.report(
          "version", at: version,
          Message(en: "only answers of version \(Self.version) can be read", zhHans: "只能读取版本 \(Self.version) 的答案"))
      }
      if let list = file.require("answers", in: fields, of: Message(en: "file", zhHans: "文件")) {
        let items = file.list(list, expected: Message(en: "a list of answers", zhHans: "答案列表"))
        if let mistake = file.problems.first { throw Self.failure(mistake) }
        for item in items { read(item, in: &file) }
        problems = file.problems
        return
      }
    }
    if let mistake = file.problems.first { throw Self.failure(mistake) }
  }

  private static func failure(_ mistake: Diagnostic) -> Failure {
    Failure(
      mistake.placedMessage,
      hint: Message(en: "Nothing was written.", zhHans: "未写入任何内容。"))
  }

  private mutating func read(_ item: NodeIndex, in file: inout RuleFile) {
    let known = file.problems.count
    let what = Message(en: "answer", zhHans: "答案")
    let fields = file.fields(of: item, Self.fields, expected: Message(en: "an answer, an object", zhHans: "一个答案对象"))
    guard let fields else { return }
    let rule = file.require("rule", in: fields, of: what).flatMap { file.string($0) }
    let word = file.require("answer", in: fields, of: what)
      .flatMap { file.word($0, among: ReviewAnswer.Answer.allCases.map(\.rawValue)) }
    var paths: [String] = []
    if let list = file.require("paths", in: fields, of: what) {
      let items = file.list(list, expected: Message(en: "a list of paths", zhHans: "路径列表"))
      for path in items { paths += file.string(path).map { [$0] } ?? [] }
      if items.isEmpty, file.problems.count == known {
        file.report("paths", at: list, Message(en: "this answer is about nothing", zhHans: "此答案没有针对任何位置"))
      }
    }
    func optional(_ name: String) -> String? {
      guard let node = fields[name] else { return nil }
      if case .null = file.tree.scalarValue(of: node) { return nil }
      let target = file.tree.target(of: node)
      // A form that was left blank says nothing.
      let isBlank =
        file.tree[target].kind == .scalar && !file.tree.text(of: target).utf8.contains { $0 > 0x20 }
      return isBlank ? nil : file.string(node)
    }
    let (place, part, by, on, note) = (
      optional("file"), optional("part"), optional("by"), optional("on"), optional("note")
    )
    if let on, !Self.isDay(on), let node = fields["on"] {
      file.report(
        "day", at: node, Message(en: "`\(on)` is no day such as 2026-11-25", zhHans: "`\(on)` 不是日期，应如 2026-11-25"))
    }
    guard file.problems.count == known, let rule, let word, let answer = ReviewAnswer.Answer(rawValue: word) else {
      return
    }
    entries.append(
      Entry(
        rule: rule, paths: paths.unique(), file: place, part: part, answer: answer, by: by, on: on, note: note,
        offset: Int(file.tree[item].range.start)))
  }

  /// Returns whether a text has the form of a day, `2026-11-25`.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || 0x30...0x39 ~= $0 }) else {
      return false
    }
    return (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
  }
}

extension Diagnostic {
  /// The message behind the place that it is about, `answers.json:3:5: …`.
  var placedMessage: Message {
    self.message.placed(at: Int(self.location.range.start), in: self.location.file)
  }
}

extension Message {
  func placed(at offset: Int, in file: SourceFile) -> Message {
    let position = file.position(at: offset)
    let place = "\(file.path):\(position.line):\(position.column)"
    return Message(en: "\(place): \(en)", zhHans: "\(place)：\(zhHans)")
  }
}
