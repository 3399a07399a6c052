/// The index of a node in its tree.
public struct NodeIndex: Hashable, Comparable, Sendable {
  public var value: UInt32

  @inlinable public init(_ value: UInt32) { self.value = value }
  @inlinable public init(_ value: Int) { self.value = UInt32(truncatingIfNeeded: value) }

  /// The index that stands for no node.
  @inlinable public static var none: NodeIndex { NodeIndex(UInt32.max) }

  @inlinable public static func < (a: NodeIndex, b: NodeIndex) -> Bool { a.value < b.value }
}

/// A node of a syntax tree, 28 bytes: mappings hold key, value, key, value …; sequences hold items.
public struct SyntaxNode: Sendable {
  public enum Kind: UInt8, Sendable {
    case mapping
    case sequence
    case scalar
    /// `*name`; `first` is the anchored node, or `.none` where no such anchor came before.
    case alias
    /// A text that could not be read; its range covers it. Rules treat it as unknown.
    case error
  }

  /// The notation in which a node was written. The styles of XML come from property lists and Interface Builder files.
  public enum Style: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    case block, flow
    /// A JSON string: double quoted, with JSON's escapes only.
    case jsonString
    /// Character data or an attribute value of XML: entity and character references.
    case xml
  }

  public var kind: Kind
  public var style: Style
  /// Whether the scalar's text is exactly the bytes of `content`, with no escape, folding or entity.
  public var isVerbatim: Bool = false
  /// The range of the whole node: with quotes, brackets or the block scalar's header; without anchor, tag and comments.
  /// A block collection ends where its last child ends. An empty (absent) scalar has an empty range at its place.
  public var range: SourceRange
  /// The first child of a collection, the target of an alias, or the literal of a scalar; else `.none`.
  public var first: NodeIndex
  /// The next sibling; `.none` for the last.
  public var next: NodeIndex
  /// The index into `SyntaxTree.properties`, or `UInt32.max` if the node has neither anchor nor tag.
  public var properties: UInt32
  /// The column (from 0) of a block collection's entries; the number of columns cut from each line of a block scalar.
  public var indentation: UInt32

  @inlinable
  public init(
    kind: Kind, style: Style, range: SourceRange, isVerbatim: Bool = false,
    first: NodeIndex = .none, next: NodeIndex = .none, properties: UInt32 = .max, indentation: UInt32 = 0
  ) {
    self.kind = kind
    self.style = style
    self.range = range
    self.isVerbatim = isVerbatim
    self.first = first
    self.next = next
    self.properties = properties
    self.indentation = indentation
  }

  /// The range without quotes.
  @inlinable var contentRange: Range<Int> {
    let range = range.bounds
    switch style {
    case .singleQuoted, .doubleQuoted, .jsonString:
      return range.count >= 2 ? range.lowerBound + 1..<range.upperBound - 1 : range
    default:
      return range
    }
  }
}

/// The properties before a node: `&anchor` and `!tag`.
public struct NodeProperties: Sendable {
  /// The anchor's name, without `&`.
  public var anchor: SourceRange?
  /// The tag as written, with its `!`.
  public var tag: SourceRange?
  /// The tag resolved by the document's `%TAG` directives: `tag:yaml.org,2002:str`, `!local`, `!` for non-specific.
  public var resolvedTag: String?

  public init(anchor: SourceRange? = nil, tag: SourceRange? = nil, resolvedTag: String? = nil) {
    self.anchor = anchor
    self.tag = tag
    self.resolvedTag = resolvedTag
  }
}

/// A comment, from its `#` (or `<!--`) to its end.
public struct Comment: Sendable {
  public var range: SourceRange
  /// Whether only white space stands before it on its line.
  public var isOwnLine: Bool

  public init(range: SourceRange, isOwnLine: Bool) {
    self.range = range
    self.isOwnLine = isOwnLine
  }
}

/// One document of a stream.
public struct SyntaxDocument: Sendable {
  /// The root node; an empty document has an empty plain scalar.
  public var root: NodeIndex
  /// Whether the `---` marker is written, and the `...` marker; for the event notation.
  public var hasExplicitStart: Bool
  public var hasExplicitEnd: Bool

  public init(root: NodeIndex, hasExplicitStart: Bool = false, hasExplicitEnd: Bool = false) {
    self.root = root
    self.hasExplicitStart = hasExplicitStart
    self.hasExplicitEnd = hasExplicitEnd
  }
}

/// A file as read: one flat array of nodes in which every key, value and item has its byte range.
///
/// A reader always returns a tree. Where it could not read on, it left an error node and a problem, and recovered.
/// A tree is a value, and takes one reference to pass on; one that others hold is copied before it is changed.
public struct SyntaxTree: Sendable {
  @usableFromInline var content: Content

  public init(source: SourceFile) { content = Content(source: source, parts: Parts()) }

  public var source: SourceFile { content.source }

  public var nodes: [SyntaxNode] {
    _read { yield content.parts.nodes }
    _modify { yield &parts.nodes }
  }

  public var documents: [SyntaxDocument] {
    _read { yield content.parts.documents }
    _modify { yield &parts.documents }
  }

  public var properties: [NodeProperties] {
    _read { yield content.parts.properties }
    _modify { yield &parts.properties }
  }

  public var comments: [Comment] {
    _read { yield content.parts.comments }
    _modify { yield &parts.comments }
  }

  /// The texts that importers put in place of the file's own words; a scalar's `first` is an index into them.
  public var literals: [[UInt8]] {
    _read { yield content.parts.literals }
    _modify { yield &parts.literals }
  }

  /// The nodes that importers take from other files: an alias without a target has its number in them, from 1, as
  /// `indentation`.
  package var elsewhere: [Elsewhere] {
    _read { yield content.parts.elsewhere }
    _modify { yield &parts.elsewhere }
  }

  /// The problems of the syntax, in the order of the text: rules `syntax/…`.
  public var problems: [Diagnostic] {
    _read { yield content.parts.problems }
    _modify { yield &parts.problems }
  }

  /// A node of another file's tree.
  package struct Elsewhere: Sendable {
    package var tree: SyntaxTree
    package var node: NodeIndex

    package init(tree: SyntaxTree, node: NodeIndex) {
      self.tree = tree
      self.node = node
    }
  }

  /// The bytes of the source's text.
  @inlinable var text: [UInt8] { content.source.whole }

  /// Whether both are the same tree, not only an equal one.
  package func isIdentical(to other: SyntaxTree) -> Bool { content === other.content }

  /// The parts of a tree besides its text.
  @usableFromInline struct Parts {
    @usableFromInline var nodes: [SyntaxNode] = []
    var documents: [SyntaxDocument] = []
    var properties: [NodeProperties] = []
    var comments: [Comment] = []
    var literals: [[UInt8]] = []
    var elsewhere: [Elsewhere] = []
    var problems: [Diagnostic] = []
  }

  /// The parts, for changing: if others hold the tree, too, they are copied first.
  private var parts: Parts {
    get { content.parts }
    _modify {
      if !isKnownUniquelyReferenced(&content) { content = Content(source: content.source, parts: content.parts) }
      yield &content.parts
    }
  }

  /// The storage of a tree; only a tree that holds it alone changes it.
  @usableFromInline final class Content: @unchecked Sendable {
    @usableFromInline let source: SourceFile
    // Read for every key and value: to check each time that nobody is about to change them takes longer than to read them.
    @usableFromInline @exclusivity(unchecked) var parts: Parts

    fileprivate init(source: SourceFile, parts: Parts) {
      self.source = source
      self.parts = parts
    }
  }

  /// Returns the node of another file that an alias stands for.
  package func elsewhere(of index: NodeIndex) -> Elsewhere? {
    let node = self[index]
    guard node.kind == .alias, node.first == .none, node.indentation > 0, node.indentation <= elsewhere.count else {
      return nil
    }
    return elsewhere[Int(node.indentation) - 1]
  }

  public subscript(index: NodeIndex) -> SyntaxNode {
    @inline(__always) @inlinable get { content.parts.nodes[Int(index.value)] }
    set { nodes[Int(index.value)] = newValue }
  }

  /// Returns the children of a collection, in order.
  public func children(of index: NodeIndex) -> Children { Children(tree: self, following: self[index].first) }

  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline package let tree: SyntaxTree
    @usableFromInline package var following: NodeIndex

    @inlinable public mutating func next() -> NodeIndex? {
      guard following != .none else { return nil }
      defer { following = tree[following].next }
      return following
    }
  }
}
