import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// A checklist for people: the questions that a machine can't decide, by area, each once with its places.
///
///     color
///       color/cultural-meaning: Has it been found out how the colours are read in other cultures?
///         app.yaml:3:3: app
///       color/contrast: Text stands out from its background
///         not known: effectiveBackground (the spec does not say)
///           screens/map.yaml:31:12: map/views/legend
///           … and 6 more places
///
/// Whole screens stand in one line.
public struct ReviewReport: Sendable {
  public var language: Language
  public var style: ReportStyle
  /// The number of places shown for a question; nil for all.
  public var shownPlaces: Int?

  /// The usual number of places shown for a question: a screen of text holds some ten questions.
  public static let usualPlaces = 4

  public init(language: Language, style: ReportStyle = .plain, shownPlaces: Int? = usualPlaces) {
    self.language = language
    self.style = style
    self.shownPlaces = shownPlaces
  }

  /// Writes the checklist. The items are expected in the order of their places, which they keep below each question.
  public mutating func write(_ items: [ReviewItem], to out: inout ReportBuffer) {
    var area: Substring?
    for group in Self.grouped(items) {
      let groupArea = Self.area(of: group[0].rule)
      if groupArea != area {
        if area != nil { out.endLine() }
        out.write(.message, style, String(groupArea))
        out.endLine()
        area = groupArea
      }
      out.write(spaces: 2)
      out.write(.rule, style, group[0].rule)
      out.write(separator)
      out.write(.message, style) { $0.write(visible: group[0].question[language]) }
      out.endLine()
      writePlaces(of: group, to: &out)
    }
  }

  /// Writes how many questions are open and answered, and how to answer one.
  ///
  /// - Parameters:
  ///   - paths: The paths that were checked, as given on the command line.
  ///   - answersFile: Returns the file for answers about one that can't hold them.
  public func writeSummary(
    _ result: LintResult, paths: [String], to out: inout ReportBuffer, answersFile: (String) -> String? = { _ in nil }
  ) {
    if !result.reviews.isEmpty { out.endLine() }
    out.write(Self.summary(of: result)[language])
    out.endLine()
    if result.summary.elsewhere > 0 {
      let places = Count(result.summary.elsewhere, "place", "places", zhHans: "处").message
      let files = Count(result.summary.filesElsewhere, "other file", "other files", zhHans: "个文件").message
      out.write(
        Message(
          en: "Questions about \(places.en) in \(files.en) are not shown; review the folder to see them",
          zhHans: "另有 \(places.zhHans)的问题位于未指定的 \(files.zhHans)中，未显示；查看整个文件夹即可看到")[language])
      out.endLine()
    }
    guard let first = result.reviews.first(where: { $0.answersFile != nil }) else { return }
    out.write(
      Message(en: "To answer, with your finding:  ", zhHans: "作答时写明结论：")[language])
    out.write("higlint review --answer \(first.rule)=passes")
    let isAskedOnce = !result.reviews.contains { $0.rule == first.rule && $0.path != first.path }
    if !isAskedOnce {
      out.write(" --of ")
      out.write(visible: Self.quoted(first.path))
    }
    if let file = first.answersFile.flatMap(answersFile) {
      out.write(" --in ")
      out.write(visible: Self.quoted(file))
    }
    for path in paths {
      out.write(" ")
      out.write(visible: Self.quoted(path))
    }
    out.endLine()
  }

  private static func summary(of result: LintResult) -> Message {
    let files = Count(result.summary.files, "file", "files", zhHans: "个文件").message
    let screens = Count(result.summary.screens, "screen", "screens", zhHans: "个界面").message
    let place = Message(
      en: "in \(files.en) (\(screens.en))", zhHans: "\(files.zhHans)（\(screens.zhHans)）")
    var counts: [Message] = []
    if result.reviews.isEmpty {
      counts.append(Message(en: "No question is open", zhHans: "没有待答的问题"))
    } else {
      let questions = Count(Set(result.reviews.map(\.rule)).count, "question", "questions", zhHans: "个问题").message
      let places = Count(result.reviews.count, "place", "places", zhHans: "处").message
      counts.append(
        Message(
          en: "\(questions.en) open about \(places.en)", zhHans: "\(questions.zhHans)待答，涉及 \(places.zhHans)"))
    }
    if !result.answered.isEmpty {
      let number = result.answered.count
      counts.append(Message(en: "\(number) answered", zhHans: "\(number) 处已答"))
    }
    let failed = result.answered.filter { $0.answer?.answer.answer == .fails }.count
    if failed > 0 { counts.append(Message(en: "\(failed) of them with “fails”", zhHans: "其中 \(failed) 处不通过")) }
    let expired = result.reviews.filter { $0.answer?.isExpired == true }.count
    if expired > 0 { counts.append(Message(en: "\(expired) expired", zhHans: "\(expired) 处的答案已过期")) }
    return Message(
      en: counts.map(\.en).joined(separator: ", ") + " " + place.en,
      zhHans: place.zhHans + "：" + counts.map(\.zhHans).joined(separator: "，"))
  }

  // MARK: Places

  /// Writes the places of one question, those with the same unknown facts together.
  private mutating func writePlaces(of items: [ReviewItem], to out: inout ReportBuffer) {
    var order: [[Unknown.Cause]] = []
    var groups: [[Unknown.Cause]: [ReviewItem]] = [:]
    for item in items {
      if groups[item.causes] == nil { order.append(item.causes) }
      groups[item.causes, default: []].append(item)
    }
    for causes in order {
      let group = groups[causes] ?? []
      if !causes.isEmpty { writeCauses(causes, to: &out) }
      write(group, indent: causes.isEmpty ? 4 : 6, to: &out)
    }
  }

  private func writeCauses(_ causes: [Unknown.Cause], to out: inout ReportBuffer) {
    out.write(spaces: 4)
    out.write(Message(en: "not known", zhHans: "未知")[language] + separator)
    for (index, cause) in causes.enumerated() {
      if index > 0 { out.write(language == .english ? ", " : "、") }
      out.write(.note, style, cause.fact)
      out.write(language == .english ? " (" : "（")
      out.write(cause.reason.message[language])
      out.write(language == .english ? ")" : "）")
    }
    out.endLine()
  }

  private mutating func write(_ items: [ReviewItem], indent: Int, to out: inout ReportBuffer) {
    // Whole screens need no more than their names.
    let roots = items.filter { $0.root == nil && $0.answer == nil }
    let others = roots.count > 1 ? items.filter { $0.root != nil || $0.answer != nil } : items
    if roots.count > 1 {
      out.write(spaces: indent)
      for (index, item) in roots.enumerated() {
        if index > 0 { out.write(language == .english ? ", " : "、") }
        out.write(visible: item.path)
      }
      out.endLine()
    }
    // To hide one place takes as much room as to show it.
    let shown = shownPlaces.map { others.count > $0 + 1 ? $0 : others.count } ?? others.count
    for item in others.prefix(shown) { write(item, indent: indent, to: &out) }
    guard shown < others.count else { return }
    out.write(spaces: indent)
    out.write(
      Message(
        en: "… and \(others.count - shown) more places (`--all` shows them)",
        zhHans: "……另有 \(others.count - shown) 处（`--all` 可全部列出）")[language])
    out.endLine()
  }

  private mutating func write(_ item: ReviewItem, indent: Int, to out: inout ReportBuffer) {
    let position = item.location.file.position(at: Int(item.location.range.start))
    out.write(spaces: indent)
    out.write(.place, style) { out in
      out.write(visible: item.location.file.path)
      out.write(":\(position.line):\(position.column):")
    }
    out.write(" ")
    out.write(visible: item.path)
    out.endLine()
    guard let given = item.answer else { return }
    let said = given.answer
    let by = said.by.map { Message(en: " by \($0)", zhHans: "（\($0)）") } ?? Message(en: "", zhHans: "")
    let on = said.on.map { Message(en: " on \($0)", zhHans: "于 \($0) ") } ?? Message(en: "", zhHans: "")
    out.write(spaces: indent + 2)
    out.write(
      .warning, style,
      Message(
        en: "changed since it was answered “\(said.answer.name.en)”\(by.en)\(on.en)",
        zhHans: "\(on.zhHans)回答“\(said.answer.name.zhHans)”\(by.zhHans)之后又有改动")[language])
    out.endLine()
  }

  // MARK: Parts

  private var separator: String { language == .english ? ": " : "：" }

  /// Returns the items of each rule, in the order of areas and rules.
  private static func grouped(_ items: [ReviewItem]) -> [[ReviewItem]] {
    Dictionary(grouping: items, by: \.rule).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the part of a rule's id before the slash.
  private static func area(of rule: String) -> Substring {
    guard let slash = rule.utf8.firstIndex(of: ASCII.slash) else { return rule[...] }
    return rule[..<slash]
  }

  /// Returns a word in quotes where a shell would not take it for one word.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), ASCII.zero...ASCII.nine,
        ASCII.slash, ASCII.dot, ASCII.minus, ASCII.colon, UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
    return isPlain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
