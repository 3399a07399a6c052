import HIGLanguage
import HIGReading

extension Model {
  /// The findings of decoding, each with the path of the node that it lies in, by which baselines know a finding.
  package var placedDiagnostics: [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    var starts: [(start: UInt32, node: NodeReference)] = []
    var file: SourceFile?
    for number in 0..<nodeCount {
      let node = NodeReference(number)
      let location = location(of: node)
      if file == nil, screens.contains(node) { file = location.file }
      guard let file, location.file === file else { continue }
      starts.append((location.range.start, node))
    }
    guard let file else { return diagnostics }
    starts.sort { $0.start == $1.start ? $0.node.index < $1.node.index : $0.start < $1.start }
    return diagnostics.map { diagnostic in
      guard diagnostic.path == nil, diagnostic.location.file === file else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.path = innermost(at: diagnostic.location.range, among: starts).map { path(of: $0) }
      return diagnostic
    }
  }

  /// Returns the last node that begins before a range, or of those that hold it the first that holds the range.
  private func innermost(
    at range: SourceRange, among starts: [(start: UInt32, node: NodeReference)]
  ) -> NodeReference? {
    let behind = starts.partitioningIndex { $0.start > range.start }
    guard behind > 0 else { return nil }
    var node = starts[behind - 1].node
    while node != .none {
      let place = location(of: node).range
      if place.start <= range.start, range.end <= place.end { return node }
      node = parent(of: node)
    }
    return nil
  }
}
