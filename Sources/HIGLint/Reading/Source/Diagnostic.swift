/// The importance of a diagnostic; ordered from the least to the most.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  case advice
  case warning
  case error

  public init?(word: String) {
    switch word {
    case "advice": self = .advice
    case "warning": self = .warning
    case "error": self = .error
    default: return nil
    }
  }

  public var word: String {
    switch self {
    case .advice: "advice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// A place in a file, for a diagnostic to underline.
public struct Location: Hashable, Sendable {
  public var file: SourceFile
  public var range: SourceRange

  public init(file: SourceFile, range: SourceRange) {
    self.file = file
    self.range = range
  }
}

/// One finding: what is wrong, where, and what to do. Its content is the properties of its `Fields`.
@dynamicMemberLookup
public struct Diagnostic: Hashable, Sendable {
  /// A remark at a second place: the background that a text stands on, the first of two equal keys.
  public struct Note: Hashable, Sendable {
    public var message: Message
    /// The place of the remark; nil if it has none.
    public var location: Location?

    public init(_ message: Message, at location: Location? = nil) {
      self.message = message
      self.location = location
    }
  }

  public struct Fields: Hashable, Sendable {
    /// The rule's id: `layout/tap-target`, `syntax/indentation`.
    public var rule: String
    public var severity: Severity
    public var message: Message
    public var location: Location
    /// The node's path (`checkout/views/pay-button`); nil if the diagnostic is about no node.
    public var path: String?
    public var notes: [Note]
    /// The id that Interface Builder gave the object concerned; nil outside of its files.
    @Rare public var object: String?
    /// The advice that goes beyond the message, if there is any.
    @Rare public var help: Message?
    /// The change that would put it right; nil if none is known, or if fixes are not wanted.
    @Rare public var fix: Fix?
  }

  @usableFromInline package var fields: Boxed<Fields>

  @inlinable
  public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { fields.value[keyPath: field] }
    set { fields.value[keyPath: field] = newValue }
  }

  public init(
    rule: String, severity: Severity, message: Message, at location: Location,
    path: String? = nil, notes: [Note] = [], help: Message? = nil, fix: Fix? = nil
  ) {
    var fields = Fields(
      rule: rule, severity: severity, message: message, location: location, path: path, notes: notes)
    fields.help = help
    fields.fix = fix
    self.fields = .value(fields)
  }
}
