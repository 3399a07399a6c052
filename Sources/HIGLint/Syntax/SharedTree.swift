/// A syntax tree behind one reference: a decoder that goes from tree to tree passes it on without copying its arrays'
/// references.
///
/// The tree lies behind a pointer: to ask one that is stored in a class something copies it for as long as the question takes.
final class SharedTree: @unchecked Sendable {
  private let storage: UnsafeMutablePointer<SyntaxTree>

  init(_ tree: SyntaxTree) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: tree)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  var tree: SyntaxTree {
    @inline(__always) _read { yield storage.pointee }
  }

  var source: SourceFile { tree.source }

  @inline(__always)
  subscript(index: NodeIndex) -> SyntaxNode { tree.nodes[Int(index.value)] }

  @inline(__always)
  func target(of index: NodeIndex) -> NodeIndex { tree.target(of: index) }

  func elsewhere(of index: NodeIndex) -> SyntaxTree.Elsewhere? { tree.elsewhere(of: index) }

  func text(of index: NodeIndex) -> String { tree.text(of: index) }

  func withBytes<R>(of index: NodeIndex, _ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try tree.withBytes(of: index, body)
  }

  func scalarValue(of index: NodeIndex) -> ScalarValue { tree.scalarValue(of: index) }

  func entries(of mapping: NodeIndex) -> SyntaxTree.Entries { tree.entries(of: mapping) }

  func children(of index: NodeIndex) -> SyntaxTree.Children { tree.children(of: index) }

  func sourceRange(of decoded: Range<Int>, in index: NodeIndex) -> SourceRange {
    tree.sourceRange(of: decoded, in: index)
  }
}
