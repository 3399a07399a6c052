/// The type of a field's value as written in a spec.
public enum FieldType: Sendable {
  case bool
  case int
  /// A number between two bounds, both included.
  case number(ClosedRange<Double>)
  /// Seconds, or a string with a unit: `30s`, `2d`, `1w`.
  case duration
  /// A string that nobody reads as a text: a name, a purpose, an asset.
  case string
  /// An id, which is unique within the screen (views) or the app (screens).
  case identifier
  /// A text people read: a string, or a map from language tag to string.
  case text
  case word(Enumeration)
  /// A word of the enumeration, or another word of the designer's own.
  case openWord(Enumeration)
  case color
  /// An object of a node type.
  case node(String)
  indirect case list(FieldType)
  /// An object with names of the designer's own as keys.
  indirect case map(FieldType)
  /// A value that is accepted as it is and not read: a section whose rules come later.
  case opaque
}

extension FieldType {
  /// An amount of money. It may be written with its currency, `$25.00`, or say that it is not yet known.
  static let money: ClosedRange<Double> = -1e12...1e12

  /// Whether a number of these bounds is an amount of money.
  package static func isMoney(_ range: ClosedRange<Double>) -> Bool { range == money }
}

/// The meaning of a field that is not written.
public enum Absence: Sendable {
  /// The field must be written.
  case required
  /// The field has this value, which UIKit guarantees.
  case bool(Bool)
  case number(Double)
  case word(String)
  case clear
  case emptyList
  /// The value of the nearest ancestor that states it; unknown if none does.
  case inherited
  /// The spec does not say.
  case unknown
}

/// One key of a node type.
public struct Field: Sendable {
  public let name: String
  public let type: FieldType
  public let absence: Absence
  /// The summary in the format's documentation: one line, without a full stop.
  public let summary: String
  /// Whether the field is part of what the object shows: it is known whether all such fields are absent.
  public let isContent: Bool
  /// The other names that are read as the field's own.
  public private(set) var otherNames: [OtherName] = []
  /// The names under which parts of the object that the field holds may stand at the object around it, as UIKit has
  /// them: `accessibilityLabel` for `accessibility: {label: …}`. Each is another name of a field of that object.
  public private(set) var partNames: [String] = []

  public init(
    _ name: String, _ type: FieldType, _ absence: Absence, content: Bool = false, _ summary: String
  ) {
    self.name = name
    self.type = type
    self.absence = absence
    self.isContent = content
    self.summary = summary
  }
}

/// Another name of a field.
public struct OtherName: Sendable {
  public let name: String
  /// The seconds in the unit of a bare number under this name: `minDaysBetween: 4` are four days.
  public let unit: Double
  /// Whether it names one item of the field's list, which may be written without a list: `rightBarButtonItem`.
  public var isSingle = false
}

extension Field {
  /// Returns the field with further names, under which a bare number has a unit of so many seconds.
  func also(_ names: String..., unit: Double = 1) -> Field {
    var field = self
    field.otherNames += names.map { OtherName(name: $0, unit: unit) }
    return field
  }

  /// Returns the field with further names, each of one item of its list.
  func alsoOne(_ names: String...) -> Field {
    var field = self
    field.otherNames += names.map { OtherName(name: $0, unit: 1, isSingle: true) }
    return field
  }

  /// Returns the field with names of the parts of its object; see `partNames`.
  func withParts(_ names: String...) -> Field {
    var field = self
    field.partNames += names
    return field
  }

  /// Creates a field whose absence says nothing.
  public init(_ name: String, _ type: FieldType, content: Bool = false, _ summary: String) {
    self.init(name, type, .unknown, content: content, summary)
  }
}

/// A fact that nobody writes: computed from the written ones, by the `FactComputation` of its name.
public struct DerivedFact: Sendable {
  public let name: String
  public let type: ValueType
  public let summary: String
  /// Whether the fact is computed once per node and kept.
  public let isMemoized: Bool

  public init(_ name: String, _ type: ValueType, memoized: Bool = false, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isMemoized = memoized
  }
}

/// A kind of object in a spec.
public struct NodeType: Sendable {
  public let name: String
  public let summary: String
  public let fields: [Field]
  public let facts: [DerivedFact]
  /// The field that a bare scalar or list states: `font: headline` is `font: {style: headline}`.
  public let shorthand: String?
  /// The field whose value names the node in its path, besides `id`.
  public let nameField: String?
  /// The fields that the elements of a list state: `frame: [0, 64, 320, 44]`.
  public let positional: [String]

  public init(
    _ name: String, _ summary: String, shorthand: String? = nil, nameField: String? = nil, positional: [String] = [],
    fields: [Field], facts: [DerivedFact] = []
  ) {
    self.name = name
    self.summary = summary
    self.shorthand = shorthand
    self.nameField = nameField
    self.positional = positional
    self.fields = fields
    self.facts = facts
  }
}
