import HIGReading

/// The value of an expression.
///
/// Unknown is a value like any other: an operator with an unknown operand is unknown, except where the rest decides
/// (`false && unknown`). An error is one too, until it reaches the rule; unknown wins over error.
public enum Value: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case double(Double)
  /// A number known only to lie between two bounds, both included: the length of a text with a placeholder.
  /// A comparison that every number between them answers alike is known, any other is unknown.
  case interval(Interval)
  case string(String)
  case list([Value])
  case map(MapValue)
  /// A node of the model that the evaluation runs over: a view, a frame, a text, a permission.
  case node(NodeReference)
  /// A part of a text: a word that a list found, the last mark.
  case span(TextSpan)
  case color(ColorValue)
  /// A type as a value, as `type(1)` gives it.
  case type(String)
  case unknown(Unknown)
  case error(EvaluationError)
}

/// The kinds that values may have, one bit each: a parameter takes a set of them.
package struct ValueKinds: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let null = ValueKinds(rawValue: 1)
  package static let bool = ValueKinds(rawValue: 1 << 1)
  package static let int = ValueKinds(rawValue: 1 << 2)
  package static let double = ValueKinds(rawValue: 1 << 3)
  package static let interval = ValueKinds(rawValue: 1 << 4)
  package static let string = ValueKinds(rawValue: 1 << 5)
  package static let list = ValueKinds(rawValue: 1 << 6)
  package static let map = ValueKinds(rawValue: 1 << 7)
  package static let node = ValueKinds(rawValue: 1 << 8)
  package static let span = ValueKinds(rawValue: 1 << 9)
  package static let color = ValueKinds(rawValue: 1 << 10)
  package static let type = ValueKinds(rawValue: 1 << 11)
  package static let unknown = ValueKinds(rawValue: 1 << 12)
  package static let error = ValueKinds(rawValue: 1 << 13)

  package static let all = ValueKinds(rawValue: .max)
}

extension Value {
  /// The one kind that the value has.
  package var kind: ValueKinds {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .interval: .interval
    case .string: .string
    case .list: .list
    case .map: .map
    case .node: .node
    case .span: .span
    case .color: .color
    case .type: .type
    case .unknown: .unknown
    case .error: .error
    }
  }
}

/// The two bounds of a number that is not known exactly, and the reason for that.
public struct Interval: Hashable, Sendable {
  public var low: Double
  public var high: Double

  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}

/// A node of the model under evaluation, by index.
public struct NodeReference: Hashable, Sendable {
  public var index: UInt32

  @inlinable public init(_ index: UInt32) { self.index = index }
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// The reference that stands for no node.
  @inlinable public static var none: NodeReference { NodeReference(UInt32.max) }
}

extension NodeReference: TableKey {
  public var tableHash: Int { index.tableHash }
}

/// A part of a text node's value, in UTF-8 offsets of the decoded text.
public struct TextSpan: Hashable, Sendable {
  public var node: NodeReference
  public var start: UInt32
  public var end: UInt32

  public init(node: NodeReference, start: Int, end: Int) {
    self.node = node
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }
}

/// The reason for which a value is unknown: the facts that decided it, each with its reason.
public final class Unknown: Sendable {
  public enum Reason: UInt8, Sendable, CaseIterable {
    /// The spec does not say.
    case notStated
    /// The spec says `unknown`.
    case statedUnknown
    /// The value could not be read: a syntax error, a wrong type.
    case unreadable
    /// The text holds a placeholder, or is a variable or a localisation key.
    case placeholder
    /// The layer below is an image, a gradient, a blur or not known.
    case backdrop
    /// A view's place or size is not known.
    case geometry
    /// The value is set in code.
    case setInCode
    /// The value is a component's parameter without argument and default.
    case parameter
    /// The language of a text is not known.
    case language
    /// The colour depends on where the component is used, or its name is not in the palette.
    case unresolvedName
    /// Other screens of the app have not been read.
    case otherFiles
    /// A limit of work was reached.
    case bound
  }

  public struct Cause: Hashable, Sendable {
    /// The fact by its name in expressions: `frame`, `effectiveBackground`.
    public var fact: String
    public var reason: Reason

    public init(_ fact: String, _ reason: Reason) {
      self.fact = fact
      self.reason = reason
    }
  }

  public let causes: [Cause]

  public init(_ causes: [Cause]) { self.causes = causes }
  public convenience init(_ fact: String, _ reason: Reason) { self.init([Cause(fact, reason)]) }

  /// Whether the spec says that nobody can say.
  public var isStated: Bool { causes.contains { $0.reason == .statedUnknown } }

  /// Returns both together, each cause once.
  public func merged(with other: Unknown) -> Unknown {
    if self === other { return self }
    let missing = other.causes.filter { !causes.contains($0) }
    return missing.isEmpty ? self : Unknown(causes + missing)
  }
}

/// A mistake at run time: a division by zero, a key that a map does not have.
public final class EvaluationError: Sendable, Error {
  public let message: Message
  /// Whether the question was about something that the spec states to be `none`, of which there is nothing to say.
  public let isOfNone: Bool

  public init(_ message: Message, isOfNone: Bool = false) {
    self.message = message
    self.isOfNone = isOfNone
  }

  /// Returns the one of two errors that says more: a question about `none` hides no mistake.
  package func merged(with other: EvaluationError) -> EvaluationError { isOfNone ? other : self }
}
