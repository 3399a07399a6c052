/// A vocabulary name (of a field or a derived fact) by number; see `Vocabulary.name(_:)`.
public struct NameID: Hashable, Sendable {
  public var value: UInt16

  @inlinable public init(_ value: UInt16) { self.value = value }

  /// The number of a name that the vocabulary does not have: no node has such a fact.
  @inlinable public static var none: NameID { NameID(UInt16.max) }

  /// The name's bit out of 64; two names may share one.
  @inlinable public var bit: UInt64 { 1 << UInt64(value & 63) }
}

/// The way in which a fact is stated.
public enum FactStatement: Sendable {
  /// Nothing states the fact.
  case absent
  /// The fact is stated as `none`.
  case none
  /// The fact has a value.
  case something
  /// The fact differs between the nodes that the facts are of.
  case open
}

/// The value that a part of a rule had for a node in its own file.
public enum KeptFact: Sendable {
  case value(Value)
  /// The value that most nodes have, which is not kept: false, an empty list, or an unknown value of another kind.
  case absent
}

/// A source of the facts of nodes. A model is one, and so is what many nodes have in common; tests of the
/// language bring their own.
public protocol FactSource: AnyObject {
  /// Whether the facts are those of many nodes, between which some differ: those are `Unknown.open`.
  var areShared: Bool { get }
  /// Whether a fact may be stated to be `none`, which then has no facts itself: to read one is no mistake.
  var knowsNone: Bool { get }
  /// The object that functions read, besides their arguments.
  var subject: AnyObject { get }

  /// Returns the fact `name` of a node: a value, or unknown with the reason. Never null for a vocabulary field.
  func value(of name: NameID, at node: NodeReference) -> Value
  /// Whether the fact is stated, inherited, derivable or defaulted to something.
  func has(_ name: NameID, at node: NodeReference) -> Bool
  /// Returns the node's type by its name in the vocabulary: `view`, `text`.
  func typeName(of node: NodeReference) -> String
  /// Returns the decoded text of a part of a text node.
  func string(of span: TextSpan) -> String
  /// Returns a node's words for a message: a text's words, a view's id, a frame's numbers.
  func description(of node: NodeReference) -> String
  /// Returns how a fact is stated; asked of shared facts only.
  func statement(of name: NameID, at node: NodeReference) -> FactStatement
  /// As `has`, where that may be unknown.
  func presence(of name: NameID, at node: NodeReference) -> Truth
  /// Whether a fact is stated to be `none`; nil where its value has to be read to know.
  func statesNone(_ name: NameID, at node: NodeReference) -> Bool?
  /// Returns what a rule's part of a number found about a node in its own file; nil where the part has to be run.
  func kept(_ number: UInt32, at node: NodeReference) -> KeptFact?
  /// Whether a function gives the same for every node; asked of shared facts only.
  func decides(_ function: LinkedFunction, _ arguments: [Value]) -> Bool
}

extension FactSource {
  public var areShared: Bool { false }
  public var knowsNone: Bool { false }
  public var subject: AnyObject { self }

  public func statement(of name: NameID, at node: NodeReference) -> FactStatement { .open }
  public func presence(of name: NameID, at node: NodeReference) -> Truth { Truth(has(name, at: node)) }
  public func statesNone(_ name: NameID, at node: NodeReference) -> Bool? { nil }
  public func kept(_ number: UInt32, at node: NodeReference) -> KeptFact? { nil }
  public func decides(_ function: LinkedFunction, _ arguments: [Value]) -> Bool { true }
}

extension Unknown {
  /// The value of a fact that differs between the nodes of shared facts.
  package static let open = Unknown("\u{0}", .bound)

  package var isOpen: Bool { self === Self.open || causes.contains { $0.fact == "\u{0}" } }
}
