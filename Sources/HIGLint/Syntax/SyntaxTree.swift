/// The index of a node in its tree.
public struct NodeIndex: Hashable, Comparable, Sendable {
  public var value: UInt32

  @inlinable public init(_ value: UInt32) { self.value = value }
  @inlinable public init(_ value: Int) { self.value = UInt32(truncatingIfNeeded: value) }

  /// No node.
  public static let none = NodeIndex(UInt32.max)

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
    /// What could not be read; its range covers it. Rules treat it as unknown.
    case error
  }

  /// How a node was written. The styles of XML come from property lists and Interface Builder files.
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
  /// The scalar's text is exactly the bytes of `content`, with no escape, folding or entity.
  public var isVerbatim: Bool = false
  /// The whole node: with quotes, brackets or the block scalar's header; without anchor, tag and comments.
  /// A block collection ends where its last child ends. An empty (absent) scalar has an empty range where it would stand.
  public var range: SourceRange
  /// First child of a collection, target of an alias, of a scalar its literal; else `.none`.
  public var first: NodeIndex
  /// Next sibling; `.none` for the last.
  public var next: NodeIndex
  /// Index into `SyntaxTree.properties`, or `UInt32.max` where the node has neither anchor nor tag.
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
}

/// What stands before a node: `&anchor` and `!tag`.
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
  /// Nothing but white space stands before it on its line.
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
  /// The `---` or `...` markers, for the event notation.
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
  private var content: Content

  public init(source: SourceFile) { content = Content(source: source) }

  public var source: SourceFile { content.source }

  public var nodes: [SyntaxNode] {
    _read { yield content.nodes }
    _modify {
      makeUnique()
      defer { content.findNodes() }
      yield &content.nodes
    }
  }

  public var documents: [SyntaxDocument] {
    _read { yield content.documents }
    _modify {
      makeUnique()
      yield &content.documents
    }
  }

  public var properties: [NodeProperties] {
    _read { yield content.properties }
    _modify {
      makeUnique()
      yield &content.properties
    }
  }

  public var comments: [Comment] {
    _read { yield content.comments }
    _modify {
      makeUnique()
      yield &content.comments
    }
  }

  /// Texts that importers put in the place of what a file says in other words; a scalar's `first` is an index into them.
  public var literals: [[UInt8]] {
    _read { yield content.literals }
    _modify {
      makeUnique()
      yield &content.literals
    }
  }

  /// What importers take from other files: an alias without a target has its number in them, from 1, as `indentation`.
  var elsewhere: [Elsewhere] {
    _read { yield content.elsewhere }
    _modify {
      makeUnique()
      yield &content.elsewhere
    }
  }

  /// What is wrong with the syntax, in the order of the text: rules `syntax/…`.
  public var problems: [Diagnostic] {
    _read { yield content.problems }
    _modify {
      makeUnique()
      yield &content.problems
    }
  }

  /// A node of another file's tree.
  struct Elsewhere: Sendable {
    var tree: SyntaxTree
    var node: NodeIndex
  }

  /// The source's text, where it lies: to be read for as long as something holds the tree.
  var textInPlace: UnsafeBufferPointer<UInt8> { @inline(__always) get { content.textInPlace } }

  /// Whether both are the same tree, not just an equal one.
  func isIdentical(to other: SyntaxTree) -> Bool { content === other.content }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&content) { content = Content(copying: content) }
  }

  /// What a tree is made of. Only a tree that holds it alone changes it.
  private final class Content: @unchecked Sendable {
    let source: SourceFile
    let textInPlace: UnsafeBufferPointer<UInt8>
    // Read for every key and value: to check each time that nobody is about to change them, and to count a reference to the
    // array, takes longer than to read them. So the nodes are read where they lie; see `findNodes`.
    @exclusivity(unchecked) var nodes: [SyntaxNode] = []
    @exclusivity(unchecked) private(set) var nodesInPlace = UnsafeBufferPointer<SyntaxNode>(start: nil, count: 0)
    @exclusivity(unchecked) var documents: [SyntaxDocument] = []
    @exclusivity(unchecked) var properties: [NodeProperties] = []
    @exclusivity(unchecked) var comments: [Comment] = []
    @exclusivity(unchecked) var literals: [[UInt8]] = []
    @exclusivity(unchecked) var elsewhere: [Elsewhere] = []
    @exclusivity(unchecked) var problems: [Diagnostic] = []

    init(source: SourceFile) {
      self.source = source
      textInPlace = source.textInPlace
    }

    init(copying other: Content) {
      source = other.source
      textInPlace = other.textInPlace
      nodes = other.nodes
      documents = other.documents
      properties = other.properties
      comments = other.comments
      literals = other.literals
      elsewhere = other.elsewhere
      problems = other.problems
      findNodes()
    }

    /// Looks where the nodes lie: there they stay until they are changed, for this holds them.
    func findNodes() { nodesInPlace = nodes.withUnsafeBufferPointer { $0 } }
  }

  /// The node of another file that an alias stands for.
  func elsewhere(of index: NodeIndex) -> Elsewhere? {
    let node = self[index]
    guard node.kind == .alias, node.first == .none, node.indentation > 0, node.indentation <= elsewhere.count else {
      return nil
    }
    return elsewhere[Int(node.indentation) - 1]
  }

  public subscript(index: NodeIndex) -> SyntaxNode {
    @inline(__always) get { content.nodesInPlace[checked: Int(index.value)] }
    set { nodes[Int(index.value)] = newValue }
  }

  /// The children of a collection, in order.
  public func children(of index: NodeIndex) -> Children { Children(tree: self, following: self[index].first) }

  public struct Children: Sequence, IteratorProtocol {
    let tree: SyntaxTree
    var following: NodeIndex

    public mutating func next() -> NodeIndex? {
      guard following != .none else { return nil }
      defer { following = tree[following].next }
      return following
    }
  }
}

extension UnsafeBufferPointer {
  /// An element, in release builds too only one that there is.
  @inline(__always)
  subscript(checked index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an element that there is not")
    return self[index]
  }
}
