import HIGReading

/// The style of a report for people, with clang's colours or without any.
public struct ReportStyle: Sendable {
  public var hasColor: Bool

  public static let plain = ReportStyle(hasColor: false)
  public static let colored = ReportStyle(hasColor: true)

  public init(hasColor: Bool) { self.hasColor = hasColor }

  /// A part of a report, by its role.
  enum Part {
    case place, message, error, warning, advice, note, help, rule, underline, gutter

    /// The parameters of SGR (ECMA-48, 8.3.117).
    fileprivate var code: String {
      switch self {
      case .place, .message: "1"
      case .error: "1;31"
      case .warning: "1;35"
      case .advice, .help: "1;36"
      case .note: "1;34"
      case .rule, .gutter: "2"
      case .underline: "1;32"
      }
    }
  }
}

extension ReportBuffer {
  /// Writes with the colour of a part, where the style has colours.
  mutating func write(_ part: ReportStyle.Part, _ style: ReportStyle, _ body: (inout ReportBuffer) -> Void) {
    guard style.hasColor else { return body(&self) }
    write("\u{1B}[")
    write(part.code)
    write("m")
    body(&self)
    write("\u{1B}[0m")
  }

  mutating func write(_ part: ReportStyle.Part, _ style: ReportStyle, _ text: String) {
    write(part, style) { $0.write(visible: text) }
  }
}

extension Severity {
  var part: ReportStyle.Part {
    switch self {
    case .error: .error
    case .warning: .warning
    case .advice: .advice
    }
  }

  /// The name of the severity in reports for people.
  public var name: Message {
    switch self {
    case .error: Message(en: "error", zhHans: "错误")
    case .warning: Message(en: "warning", zhHans: "警告")
    case .advice: Message(en: "advice", zhHans: "建议")
    }
  }
}
