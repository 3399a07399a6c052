/// A checklist for people: what a machine can't decide, by area and rule, with the places that each question concerns.
///
///     color
///       color/contrast: Can every text be read on what lies below it?
///         screens/map.yaml:31:12: map/views/legend
///           effectiveBackground: an image, a gradient or a blur lies below
public struct ReviewReport: Sendable {
  public var language: Language
  public var style: ReportStyle
  private var cursor = PositionCursor()

  public init(language: Language, style: ReportStyle = .plain) {
    self.language = language
    self.style = style
  }

  /// Writes the checklist; `items` are expected in the order of their places, which they keep below each rule.
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
      out.write(language == .english ? ": " : "：")
      out.write(.message, style) { $0.write(visible: group[0].question[language]) }
      out.endLine()
      for item in group { write(item, to: &out) }
    }
  }

  /// How many questions there are, and how to answer one.
  public func writeSummary(
    _ items: [ReviewItem], _ summary: LintResult.Summary, to out: inout ReportBuffer
  ) {
    let files = Count(summary.files, "file", "files", zhHans: "个文件").message
    guard let first = items.first else {
      out.write(Message(en: "Nothing to review in \(files.en)", zhHans: "\(files.zhHans)，没有需要人工查看的内容")[language])
      return out.endLine()
    }
    let questions = Count(Set(items.map(\.rule)).count, "question", "questions", zhHans: "个问题").message
    let places = Count(items.count, "place", "places", zhHans: "处").message
    let screens = Count(summary.screens, "screen", "screens", zhHans: "个界面").message
    out.endLine()
    out.write(
      Message(
        en: "\(questions.en) about \(places.en) in \(files.en) (\(screens.en))",
        zhHans: "\(files.zhHans)（\(screens.zhHans)）中有 \(questions.zhHans)，涉及 \(places.zhHans)")[language])
    out.endLine()
    out.write(
      Message(
        en: "Answer in the spec, for example:  ", zhHans: "在规格中作答，例如：")[language])
    out.write("reviewed: [{rule: \(first.rule), of: ")
    out.write(visible: first.path)
    out.write(", answer: passes}]")
    out.endLine()
  }

  // MARK: Parts

  private mutating func write(_ item: ReviewItem, to out: inout ReportBuffer) {
    let position = cursor.position(of: Int(item.location.range.start), in: item.location.file)
    out.write(spaces: 4)
    out.write(.place, style) { out in
      out.write(visible: item.location.file.path)
      out.write(":\(position.line):\(position.column):")
    }
    out.write(" ")
    out.write(visible: item.path)
    out.endLine()
    for cause in item.causes {
      out.write(spaces: 6)
      out.write(.note, style, cause.fact)
      out.write(language == .english ? ": " : "：")
      out.write(cause.reason.message[language])
      out.endLine()
    }
  }

  /// The items of each rule, in the order of areas and rules.
  private static func grouped(_ items: [ReviewItem]) -> [[ReviewItem]] {
    Dictionary(grouping: items, by: \.rule).sorted { $0.key < $1.key }.map(\.value)
  }

  /// What stands before the slash of a rule's id.
  private static func area(of rule: String) -> Substring {
    guard let slash = rule.utf8.firstIndex(of: ASCII.slash) else { return rule[...] }
    return rule[..<slash]
  }
}
