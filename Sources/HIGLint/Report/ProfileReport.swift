import HIGCore
import HIGLint
import HIGReading

/// The report of a run's times, for people.
public struct ProfileReport: Sendable {
  /// The number of rules that have a line of their own.
  private static let shownRules = 30

  public var language: Language

  public init(language: Language) { self.language = language }

  public func write(_ profile: RunProfile, to out: inout ReportBuffer) {
    let stages = RunProfile.Stage.allCases.map { (Self.name(of: $0)[language], profile.time(of: $0), nil as Int?) }
    write(Message(en: "Time by stage, of all threads together", zhHans: "各阶段用时（所有线程合计）"), stages, to: &out)
    let rules = profile.rules
    var rows = rules.prefix(Self.shownRules).map { ($0.rule, $0.nanoseconds, $0.visits as Int?) }
    let rest = rules.dropFirst(Self.shownRules)
    if !rest.isEmpty {
      let name = Message(en: "\(rest.count) more", zhHans: "其余 \(rest.count) 条")[language]
      rows.append((name, rest.reduce(0) { $0 + $1.nanoseconds }, rest.reduce(0) { $0 + $1.visits }))
    }
    out.endLine()
    write(Message(en: "Time by rule, and the nodes it ran on", zhHans: "各规则用时及运行的节点数"), rows, to: &out)
  }

  private func write(
    _ title: Message, _ rows: [(name: String, nanoseconds: UInt64, visits: Int?)], to out: inout ReportBuffer
  ) {
    out.write(title[language] + (language == .english ? ":" : "："))
    out.endLine()
    let sum = max(1, rows.reduce(0) { $0 + $1.nanoseconds })
    for row in rows {
      out.write(Self.padded(Self.milliseconds(row.nanoseconds), to: 12) + " ms")
      out.write(Self.padded(Self.oneDecimal(row.nanoseconds * 1000 / sum), to: 7) + " %")
      if let visits = row.visits { out.write(Self.padded("\(visits)", to: 10)) }
      out.write("  ")
      out.write(visible: row.name)
      out.endLine()
    }
  }

  private static func name(of stage: RunProfile.Stage) -> Message {
    switch stage {
    case .finding: Message(en: "finding files, configurations, definitions", zhHans: "查找文件、配置与定义")
    case .reading: Message(en: "reading files", zhHans: "读取文件")
    case .building: Message(en: "building models", zhHans: "建立模型")
    case .checking: Message(en: "rules about screens", zhHans: "针对界面的规则")
    case .extracting: Message(en: "extracts for rules about apps", zhHans: "为针对应用的规则提取信息")
    case .relating: Message(en: "rules about apps", zhHans: "针对应用的规则")
    case .collecting: Message(en: "collecting and sorting", zhHans: "汇总与排序")
    case .reporting: Message(en: "writing reports", zhHans: "生成报告")
    }
  }

  /// Returns milliseconds with one decimal, cut off.
  private static func milliseconds(_ nanoseconds: UInt64) -> String { oneDecimal(nanoseconds / 100_000) }

  private static func oneDecimal(_ tenths: UInt64) -> String { "\(tenths / 10).\(tenths % 10)" }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
