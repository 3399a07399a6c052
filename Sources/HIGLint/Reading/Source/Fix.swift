/// A way to put a finding right: changes to files, and how surely people want them.
public struct Fix: Hashable, Sendable {
  /// Whether a fix may be made unasked.
  public enum Safety: UInt8, Comparable, Sendable {
    /// The fix keeps what the design means, and every text that people read: spelling, a value written in the format's
    /// own way, something that the system ignores anyway.
    case safe
    /// The fix is right, and changes the design: a colour, a frame, wording. `--unsafe` makes it.
    case unsafe
    /// The fix is shown, and left to people: the text has no room for it, or others share what it would change.
    case displayOnly

    public var word: String {
      switch self {
      case .safe: "safe"
      case .unsafe: "unsafe"
      case .displayOnly: "displayOnly"
      }
    }

    package init?(word: String) {
      switch word {
      case "safe": self = .safe
      case "unsafe": self = .unsafe
      case "displayOnly": self = .displayOnly
      default: return nil
      }
    }

    public static func < (a: Safety, b: Safety) -> Bool { a.rawValue < b.rawValue }
  }

  /// A step of a fix in the words of the format; its place is a range of the file's text.
  public enum Change: Hashable, Sendable {
    /// Puts a value in the place of another one.
    case replace(Location, WrittenValue)
    /// Gives a text other words; the words that stay are written as before.
    case rewrite(Location, to: String)
    /// Adds a field that an object did not state.
    case state(of: Location, WrittenField)
    /// Removes a field, by the place of its key or its value.
    case remove(Location, key: String)
    /// Removes an item of a list.
    case removeItem(Location)
    /// Appends an item to a list.
    case append(to: Location, WrittenValue)
    /// Replaces bytes that are not a value, such as a comment.
    case edit(Location, String)

    /// The place that is changed.
    package var location: Location {
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
    /// The file whose text the edit's range counts in.
    public var file: SourceFile
    public var edit: TextEdit

    package init(file: SourceFile, edit: TextEdit) {
      self.file = file
      self.edit = edit
    }
  }

  public var safety: Safety
  /// The reason for which it is not safe, or can't be made; nil for a safe one.
  public var why: Message?
  /// The fix in a few words that follow “fix:”.
  public var summary: Message
  /// The changes, of which all are made or none is.
  public var changes: [Change]
  /// The changes in the files' own syntax, once they have been placed; empty if that is not possible.
  public package(set) var edits: [Edit] = []

  package init(changes: [Change], safety: Safety, why: Message?, summary: Message) {
    self.changes = changes
    self.safety = safety
    self.why = why
    self.summary = summary
  }

  /// Leaves the fix to people.
  package mutating func decline(_ reason: Message) {
    safety = .displayOnly
    why = reason
    edits = []
  }
}

extension Fix {
  /// The words before the summary in a report for people.
  package var heading: Message {
    switch safety {
    case .safe: Message(en: "fix", zhHans: "修正")
    case .unsafe: Message(en: "unsafe fix", zhHans: "不安全的修正")
    case .displayOnly: Message(en: "fix by hand", zhHans: "手动修正")
    }
  }
}
