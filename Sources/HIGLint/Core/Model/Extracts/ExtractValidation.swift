import HIGLanguage
import HIGReading

/// Checking an extract that comes from elsewhere, once, before anything relies on it.
///
/// A shard or a cache may be a stranger's, with digests that fit it. Whoever walks a model goes from nodes to those
/// they hold and to their parents, and trusts the numbers: the check makes sure that such a walk ends.
extension EncodedExtract {
  /// The bytes of values that repeated texts may take for each byte of the extract, besides `leastText`.
  private static let textPerByte = 64
  private static let leastText = 1 << 20

  /// Throws where an index leads nowhere, where nodes hold each other in a circle or lie before their parents, and
  /// where the values would take much more room than the extract.
  package func validate() throws(ByteDecodingError) {
    var reader = ByteReader(bytes: bytes, offset: range.lowerBound)
    let header = try reader.extractHeader()
    guard reader.offset <= range.upperBound, header.nodes <= range.count else { throw .malformed }
    var check = ExtractCheck(start: range.lowerBound, nodes: header.nodes)
    check.textLeft = Self.leastText + Self.textPerByte * range.count
    for index in 0..<header.nodes {
      let node = try reader.extractedNode(header)
      if let parent = node.parent, parent >= index { throw .malformed }
      let directory = try reader.factDirectory()
      for number in 0..<directory.count {
        let fact = try reader.fact(at: number, of: directory)
        guard Int(fact.name.value) < header.names else { throw .malformed }
        if fact.flags.contains(.isNearby) {
          _ = try reader.range(from: node.place.range.start)
        } else if fact.flags.contains(.hasPlace) {
          _ = try reader.place(below: header.files.count)
        }
        // What is derived may lead back, to the screen or the parent, and nobody walks along it.
        let isHeld = !EncodedExtract.isKept(fact.name) && Vocabulary.shared.field(fact.name, in: node.type) != nil
        try check.value(&reader, of: index, fact.name, isHeld: isHeld)
        guard reader.offset == fact.end else { throw .malformed }
      }
      reader.offset = directory.end
      try reader.skipFingerprintAndPath()
      guard reader.offset <= range.upperBound else { throw .malformed }
    }
    guard reader.offset == range.upperBound, !check.hasCircle else { throw .malformed }
  }
}

private struct ExtractCheck {
  let start: Int
  let nodes: Int
  var textLeft = 0
  /// The pairs of a node and one that it holds, in the order of the holders.
  private var held: [(holder: UInt32, node: UInt32)] = []

  init(start: Int, nodes: Int) {
    self.start = start
    self.nodes = nodes
  }

  mutating func value(
    _ reader: inout ByteReader, of holder: Int, _ name: NameID, isHeld: Bool, depth: Int = 0
  ) throws(ByteDecodingError) {
    let before = reader
    guard depth < 100, let tag = EncodedExtract.Tag(rawValue: try reader.byte()) else { throw .malformed }
    switch tag {
    case .list:
      for _ in 0..<(try reader.count()) { try value(&reader, of: holder, name, isHeld: isHeld, depth: depth + 1) }
    case .map:
      for _ in 0..<(try reader.count()) {
        try value(&reader, of: holder, name, isHeld: isHeld, depth: depth + 1)
        try value(&reader, of: holder, name, isHeld: isHeld, depth: depth + 1)
      }
    case .node:
      let node = try reader.index(below: nodes)
      if isHeld { held.append((UInt32(holder), node)) }
    default:
      reader = before
      textLeft -= try reader.validatedScalar(from: start, name: name)
      guard textLeft >= 0 else { throw .malformed }
    }
  }

  /// Whether going from a node to those it holds may lead back to it.
  var hasCircle: Bool {
    // Most hold what comes behind them, and need not be looked at.
    guard held.contains(where: { $0.node <= $0.holder }) else { return false }
    var incoming = [Int](repeating: 0, count: nodes)
    var first = [Int](repeating: held.count, count: nodes + 1)
    for (place, edge) in held.enumerated().reversed() {
      incoming[Int(edge.node)] += 1
      first[Int(edge.holder)] = place
    }
    var free = incoming.indices.filter { incoming[$0] == 0 }
    var left = nodes
    while let node = free.popLast() {
      left -= 1
      var place = first[node]
      while place < held.count, Int(held[place].holder) == node {
        let next = Int(held[place].node)
        incoming[next] -= 1
        if incoming[next] == 0 { free.append(next) }
        place += 1
      }
    }
    return left > 0
  }
}
