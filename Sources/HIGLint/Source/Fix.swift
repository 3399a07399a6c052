/// What would put a finding right: changes to what files say, with how sure it is that they are what people want.
public struct Fix: Hashable, Sendable {
  /// Whether a fix may be made unasked.
  public enum Safety: UInt8, Comparable, Sendable {
    /// It keeps what the design means, and every text that people read: spelling, a value written in the format's own way,
    /// what the system ignores anyway.
    case safe
    /// It is a right answer, and it changes the design: a colour, a frame, wording. `--unsafe` makes it.
    case unsafe
    /// It is shown, and left to people: the text has no room for it, or others share what it would change.
    case displayOnly

    public var word: String {
      switch self {
      case .safe: "safe"
      case .unsafe: "unsafe"
      case .displayOnly: "displayOnly"
      }
    }

    init?(word: String) {
      switch word {
      case "safe": self = .safe
      case "unsafe": self = .unsafe
      case "displayOnly": self = .displayOnly
      default: return nil
      }
    }

    public static func < (a: Safety, b: Safety) -> Bool { a.rawValue < b.rawValue }
  }

  /// What a fix does to a file, in the words of the format; where it stands is a range of the file's text.
  public enum Change: Hashable, Sendable {
    /// A value gets another one in its place.
    case replace(Location, WrittenValue)
    /// A text gets other words; what stays of it stays as it is written.
    case rewrite(Location, to: String)
    /// An object states a field that it did not state.
    case state(of: Location, WrittenField)
    /// A field goes, by the place of its key or its value.
    case remove(Location, key: String)
    /// An item of a list goes.
    case removeItem(Location)
    /// A list gets one more item.
    case append(to: Location, WrittenValue)
    /// Bytes in the place of others, where there is no value: a comment.
    case edit(Location, String)

    /// The place that is changed.
    var location: Location {
      get {
        switch self {
        case .replace(let location, _), .rewrite(let location, _), .state(let location, _), .remove(let location, _),
          .removeItem(let location), .append(let location, _), .edit(let location, _):
          location
        }
      }
      set {
        switch self {
        case .replace(_, let value): self = .replace(newValue, value)
        case .rewrite(_, let text): self = .rewrite(newValue, to: text)
        case .state(_, let field): self = .state(of: newValue, field)
        case .remove(_, let key): self = .remove(newValue, key: key)
        case .removeItem: self = .removeItem(newValue)
        case .append(_, let value): self = .append(to: newValue, value)
        case .edit(_, let text): self = .edit(newValue, text)
        }
      }
    }
  }

  /// An edit of a file.
  public struct Edit: Hashable, Sendable {
    /// The text that the edit's range counts in.
    public var file: SourceFile
    public var edit: TextEdit
  }

  public var safety: Safety
  /// Why it is not safe, or can't be made; nil for a safe one.
  public var why: Message?
  /// What it does, in a few words that follow “fix:”.
  public var summary: Message
  /// All of them are made, or none is.
  public var changes: [Change]
  /// The changes as the files' own syntax has them, once they have been placed; empty where that can't be.
  public internal(set) var edits: [Edit] = []

  /// - Parameter summary: By default it follows from the changes.
  public init(_ changes: [Change], safety: Safety = .safe, why: Message? = nil, summary: Message? = nil) {
    self.changes = changes
    self.safety = safety
    self.why = why
    self.summary = summary ?? Self.summary(of: changes)
  }

  /// Leaves the fix to people.
  mutating func decline(_ reason: Message) {
    safety = .displayOnly
    why = reason
    edits = []
  }
}

extension Fix {
  /// What changes do, in words.
  private static func summary(of changes: [Change]) -> Message {
    let parts = changes.map(summary)
    var said: [Message] = []
    for part in parts where !said.contains(part) { said.append(part) }
    return Message(
      en: said.map(\.en).joined(separator: ", "), zhHans: said.map(\.zhHans).joined(separator: "，"))
  }

  private static func summary(of change: Change) -> Message {
    switch change {
    case .replace(_, let value):
      let text = shown(value)
      return Message(en: "write `\(text)`", zhHans: "改为 `\(text)`")
    case .rewrite(_, let text): return Message(en: "write `\(text)`", zhHans: "改为 `\(text)`")
    case .state(_, let field):
      let text = "\(field.key): \(shown(field.value))"
      return Message(en: "add `\(text)`", zhHans: "加上 `\(text)`")
    case .append(_, let value):
      let text = shown(value)
      return Message(en: "add `\(text)`", zhHans: "加上 `\(text)`")
    case .remove(_, let key): return Message(en: "remove `\(key)`", zhHans: "删去 `\(key)`")
    case .removeItem: return Message(en: "remove it", zhHans: "将其删去")
    case .edit(_, let text):
      return text.isEmpty
        ? Message(en: "remove it", zhHans: "将其删去") : Message(en: "write `\(text)`", zhHans: "改为 `\(text)`")
    }
  }

  private static func shown(_ value: WrittenValue) -> String {
    if case .string(let text) = value { return text }
    return ValueSpelling(isJSON: false).inline(value)
  }
}

extension Fix {
  /// What a report for people puts before the summary.
  var heading: Message {
    switch safety {
    case .safe: Message(en: "fix", zhHans: "修正")
    case .unsafe: Message(en: "unsafe fix", zhHans: "不安全的修正")
    case .displayOnly: Message(en: "fix by hand", zhHans: "手动修正")
    }
  }
}
