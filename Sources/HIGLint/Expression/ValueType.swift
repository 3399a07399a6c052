/// The type of an expression, as the checker sees it before any spec is read.
public indirect enum ValueType: Hashable, Sendable {
  /// Checked at run time only: CEL's `dyn`.
  case any
  case null
  case bool
  case int
  case double
  case string
  /// One of the words of an enumeration; a string at run time. The checker refuses a comparison with another word.
  case word(Enumeration)
  case list(ValueType)
  case map(ValueType, ValueType)
  /// A map whose keys are fixed, each with its type: the parameters of a rule.
  case record(RecordType)
  /// A node of one of these types; of any type where the set is empty.
  case node(Set<String>)
  case span
  case color
  /// The type of a type.
  case type
}

/// The words of an enumeration.
public final class Enumeration: Hashable, Sendable {
  public let name: String
  public let words: [String]
  /// The words' bytes, and for each length of words which those are.
  private let bytes: [[UInt8]]
  private let byLength: [[Int]]

  public init(_ name: String, _ words: [String]) {
    self.name = name
    self.words = words
    bytes = words.map { Array($0.utf8) }
    var byLength: [[Int]] = Array(repeating: [], count: (bytes.map(\.count).max() ?? 0) + 1)
    for (index, word) in bytes.enumerated() { byLength[word.count].append(index) }
    self.byLength = byLength
  }

  /// The word of these bytes; nil where it is none of the enumeration.
  func word(_ written: UnsafeBufferPointer<UInt8>) -> String? {
    guard written.count < byLength.count else { return nil }
    for index in byLength[written.count]
    where bytes[index].withUnsafeBufferPointer({ StringBytes.equal($0, written) }) { return words[index] }
    return nil
  }

  public static func == (a: Enumeration, b: Enumeration) -> Bool { a.name == b.name && a.words == b.words }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The keys of a map that has always the same.
public final class RecordType: Hashable, Sendable {
  public let fields: [String: ValueType]

  public init(_ fields: [String: ValueType]) { self.fields = fields }

  public static func == (a: RecordType, b: RecordType) -> Bool { a.fields == b.fields }
  public func hash(into hasher: inout Hasher) { hasher.combine(fields.count) }
}

/// A fact that an expression reads of nodes of one type.
public struct FactRead: Hashable, Sendable {
  /// The node's type; empty where the checker can't tell it.
  public var nodeType: String
  public var fact: String

  public init(nodeType: String, fact: String) {
    self.nodeType = nodeType
    self.fact = fact
  }
}

/// What the checker asks about nodes.
public protocol TypeCatalog {
  /// The type of a node type's fact; nil where the type has none of that name.
  func type(ofFact name: String, in nodeType: String) -> ValueType?
  /// All the facts of a node type, for suggestions.
  func facts(of nodeType: String) -> [String]
  func id(ofName name: String) -> NameID
}
