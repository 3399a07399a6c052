import HIGReading

/// A node of an XML document: an element, or a run of text in one.
public struct XMLNode: Sendable {
  public enum Kind: UInt8, Sendable {
    case element
    /// Character data, with references.
    case text
    /// A `<![CDATA[…]]>` section.
    case characterData
  }

  public var kind: Kind
  /// Whether a text is exactly the bytes of `content`, with no reference and no carriage return.
  public var isVerbatim: Bool
  /// Whether an element is sound: false if its end tag is missing, or if a tag, reference or character directly in it
  /// can't be read. Its content is then not to be relied on.
  public var isComplete: Bool
  /// The index of an element's name in `XMLDocument.names`.
  public var name: UInt32
  /// The range from the first byte of the start tag to the last of the end tag, or of the whole run of text.
  public var range: SourceRange
  /// The range between the tags, or between the marks of a CDATA section; of `<a/>` the empty range at its end.
  public var content: SourceRange
  /// The attributes' indices in `XMLDocument.attributes`.
  public var attributes: Range<UInt32>
  public var parent: NodeIndex
  public var first: NodeIndex
  public var next: NodeIndex
}

/// An attribute of an element.
public struct XMLAttribute: Sendable {
  /// The index of its name in `XMLDocument.names`.
  public var name: UInt32
  public var nameRange: SourceRange
  /// The value, without its quotes.
  public var value: SourceRange
  /// Whether the text is exactly the bytes of `value`, with no reference, tab or line break.
  public var isVerbatim: Bool
}

/// An XML file as read: flat arrays in which every element, attribute and text has its byte range.
///
/// White space between elements is not kept; it is kept if an element holds nothing else. Names are interned, so that a
/// reader of a format looks its words up once (`nameIndex(of:)`) and compares numbers. Prefixes of namespaces are part
/// of a name. There is always a document, however broken the file; its problems are listed in `problems`.
public struct XMLDocument: Sendable {
  public let source: SourceFile
  /// The nodes in document order: a child comes after its parent and before its parent's next sibling.
  public package(set) var nodes: [XMLNode] = []
  public package(set) var attributes: [XMLAttribute] = []
  public package(set) var names: [String] = []
  /// The first element at the top, or `.none`.
  public package(set) var root: NodeIndex = .none
  public package(set) var comments: [Comment] = []
  /// The problems of the syntax, in the order of the text: rules `syntax/xml-…`.
  public package(set) var problems: [Diagnostic] = []

  init(source: SourceFile) {
    self.source = source
  }

  @inlinable
  public subscript(index: NodeIndex) -> XMLNode { nodes[Int(index.value)] }

  /// Returns the number under which the document knows a name; nil if no element or attribute has it.
  public func nameIndex(of name: String) -> UInt32? {
    names.firstIndex(of: name).map(UInt32.init)
  }

  /// Returns the name of an element; "" for text.
  public func name(of index: NodeIndex) -> String {
    let node = self[index]
    return node.kind == .element ? names[Int(node.name)] : ""
  }

  /// Returns the range of an element's name in its start tag.
  public func nameRange(of index: NodeIndex) -> SourceRange {
    let start = Int(self[index].range.start) + 1
    return SourceRange(start, start + name(of: index).utf8.count)
  }

  /// Returns an element's attribute, or nil if it is not stated; of two with one name the first.
  public func attribute(_ name: String, of index: NodeIndex) -> XMLAttribute? {
    nameIndex(of: name).flatMap { attribute($0, of: index) }
  }

  /// Returns an element's attribute by the name's number; see `attribute(_:of:)`.
  public func attribute(_ name: UInt32, of index: NodeIndex) -> XMLAttribute? {
    for i in self[index].attributes where attributes[Int(i)].name == name { return attributes[Int(i)] }
    return nil
  }

  /// Returns an attribute's value, decoded.
  public func string(of attribute: XMLAttribute) -> String {
    let raw = source.text[attribute.value.bounds]
    return String(decoding: attribute.isVerbatim ? raw : XMLText.decode(raw, as: .attribute)[...], as: UTF8.self)
  }

  /// Returns all text directly in an element, decoded; CDATA sections included, texts of child elements not.
  public func text(of index: NodeIndex) -> String {
    var bytes: [UInt8] = []
    for child in children(of: index) {
      let node = self[child]
      let raw = source.text[node.content.bounds]
      switch node.kind {
      case .element: continue
      case .text: bytes += node.isVerbatim ? raw : XMLText.decode(raw)[...]
      case .characterData: bytes += node.isVerbatim ? raw : XMLText.decode(raw, as: .characterData)[...]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the children of an element, in order: elements and texts.
  public func children(of index: NodeIndex) -> Children { Children(document: self, following: self[index].first) }

  public struct Children: Sequence, IteratorProtocol {
    let document: XMLDocument
    var following: NodeIndex

    public mutating func next() -> NodeIndex? {
      guard following != .none else { return nil }
      defer { following = document[following].next }
      return following
    }
  }
}
