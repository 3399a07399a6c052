import HIGLanguage
import HIGReading

/// The colours of marks over a picture. They are no part of any design, and stand out from most.
enum Annotation {
  static let guess = Color(hex: 0xB5179E)
  static let good = Color(hex: 0x08783A)
  static let bad = Color(hex: 0xD00036)
  static let open = Color(hex: 0x8A5A00)
  static let measure = Color(hex: 0x0057D9)
  /// What may be as it is: a faint text that nobody needs to read.
  static let free = Color(hex: 0x5A626B)

  /// Returns what the colours of a kind of mark say.
  static func key(
    to annotations: DrawingOptions.Annotations, _ limits: VisualLimits
  ) -> [(color: Color, words: Message)] {
    switch annotations {
    case .none, .findings, .frames: return []
    case .targets:
      let size = "\(Int(limits.targetWidth)) × \(Int(limits.targetHeight)) pt"
      return [
        (good, Message(en: "At least \(size), or a control in the system's size", zhHans: "至少 \(size)，或为系统控件的标准尺寸")),
        (bad, Message(en: "Smaller", zhHans: "小于此尺寸")),
        (measure, Message(en: "In a bar: the system sets the area", zhHans: "位于栏中：区域由系统决定")),
      ]
    case .contrast:
      return [
        (good, Message(en: "Enough contrast for its size", zhHans: "对比度达到该字号的要求")),
        (bad, Message(en: "Too little contrast", zhHans: "对比度不足")),
        (
          open,
          Message(
            en: "Not decided: the least and the greatest contrast that it can have, or ?",
            zhHans: "无法判定：给出可能的最小与最大对比度，或以 ? 表示")
        ),
        (free, Message(en: "May be faint: decoration, or a control that is disabled", zhHans: "可以较淡：装饰内容或停用的控件")),
      ]
    }
  }

  static func of(_ verdict: DrawnMark.Verdict) -> Color {
    switch verdict {
    case .good: good
    case .bad: bad
    case .open: open
    case .free: free
    case .system: measure
    }
  }

  static func of(_ severity: Severity) -> Color {
    switch severity {
    case .error: bad
    case .warning: open
    case .advice: measure
    }
  }
}
