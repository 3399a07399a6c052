/// A vocabulary name (of a field or a derived fact) by number; see `Vocabulary.name(_:)`.
public struct NameID: Hashable, Sendable {
  public var value: UInt16

  @inlinable public init(_ value: UInt16) { self.value = value }

  /// The number of a name that the vocabulary does not have: no node has such a fact.
  public static let none = NameID(UInt16.max)
}

/// A source of the facts of nodes. The model is one; tests of the language bring their own.
public protocol FactSource: AnyObject {
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
}
