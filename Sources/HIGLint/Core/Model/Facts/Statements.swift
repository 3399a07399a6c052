import HIGLanguage
import HIGReading

/// What is written of a part of an app, in words. A spec often says of a sound or a payment what the format has no field
/// for; a rule about it can still read what stands there.
enum Statements {
  /// The most keys without a meaning of a whole file among which those of an object are looked for.
  static let mostUnread = 500
  /// The most keys and items that are read of one object, and the bytes of the longest value and of its keys.
  private static let most = 2_000
  private static let longestValue = 1_000
  private static let longestKeys = 200
  /// The most children that are looked through on the way to an object.
  private static let crowd = 1_000

  /// Returns where each value stands, and lets the model know its text: the value behind its keys in words, such as
  /// `voice chat: always on`. Unknown of what lies in a screen, which states what it shows, and where there is too much
  /// to look through: what is left out might excuse the rest.
  static func of(_ node: NodeReference, in model: Model) -> Value {
    let record = model.nodes[Int(node.index)]
    guard model.screen(of: node) == nil, record.extract == .max, record.source < UInt32(model.trees.count) else {
      return .unknown(Unknown("statements", .bound))
    }
    let tree = model.trees[Int(record.source)]
    switch find(record.range, in: tree) {
    case .found(let place):
      guard let statements = statements(under: place, of: tree) else { break }
      return .list(
        statements.map { range, text in
          let span = TextSpan(node: node, start: Int(range.start), end: Int(range.end))
          model.statements[span] = text
          return .span(span)
        })
    case .nowhere: return .list([])
    case .tooFar: break
    }
    return .unknown(Unknown("statements", .bound))
  }

  /// Returns where each value stands that an object, and what lies in it, states under keys that are no fields; see
  /// `of(_:in:)`. It is unknown of what comes out of an extract, which holds no such keys.
  static func unread(of node: NodeReference, in model: Model) -> Value {
    let record = model.nodes[Int(node.index)]
    guard record.extract == .max, model.unreadStatements.count <= mostUnread else {
      return .unknown(Unknown("unreadStatements", .bound))
    }
    var all: [Value] = []
    for unread in model.unreadStatements where unread.owner.index >= node.index && unread.owner.index < record.end {
      // Of what a component states nobody could be shown the place.
      guard unread.tree == Int(model.nodes[Int(unread.owner.index)].source) else { continue }
      let tree = model.trees[unread.tree]
      let keys = unread.key.map { words(of: $0, in: tree) } ?? ""
      guard let found = statements(under: unread.value, of: tree, behind: keys) else {
        return .unknown(Unknown("unreadStatements", .bound))
      }
      for (range, text) in found {
        let span = TextSpan(node: unread.owner, start: Int(range.start), end: Int(range.end))
        model.statements[span] = text
        all.append(.span(span))
      }
    }
    return .list(all)
  }

  private enum Place {
    case found(NodeIndex)
    case nowhere
    case tooFar
  }

  /// Returns the collection that has a range, from the document's root downwards.
  private static func find(_ range: SourceRange, in tree: SyntaxTree) -> Place {
    func holds(_ node: NodeIndex) -> Bool {
      let other = tree[node].range
      return other.start <= range.start && range.end <= other.end
    }
    guard var place = tree.documents.lazy.map(\.root).first(where: holds) else { return .nowhere }
    while true {
      let node = tree[place]
      guard node.kind == .mapping || node.kind == .sequence else { return .nowhere }
      if node.range == range, node.kind == .mapping { return .found(place) }
      var next: NodeIndex?
      for (number, child) in tree.children(of: place).enumerated() {
        guard number < crowd else { return .tooFar }
        if holds(child) { next = child }
      }
      guard let next else { return .nowhere }
      place = next
    }
  }

  /// Returns each value of a collection with its place, in the order in which they are written; nil where there are too
  /// many.
  private static func statements(
    under place: NodeIndex, of tree: SyntaxTree, behind keys: String = ""
  ) -> [(SourceRange, String)]? {
    var statements: [(SourceRange, String)] = []
    // Aliases are not followed: they may stand for more than anybody wrote.
    var pending: [(node: NodeIndex, keys: String)] = [(place, keys)]
    var count = 0
    while let (index, keys) = pending.popLast() {
      let node = tree[index]
      var inner: [(node: NodeIndex, keys: String)] = []
      switch node.kind {
      case .scalar:
        let text = tree.text(of: index)
        guard !keys.isEmpty, !text.isEmpty, text.utf8.count <= longestValue, text != "unknown" else { continue }
        statements.append((node.range, "\(keys): \(text)"))
      case .sequence:
        inner = tree.children(of: index).prefix(most + 1).map { ($0, keys) }
      case .mapping:
        for entry in SyntaxTree.Entries(unmerged: index, in: tree).prefix(most + 1) where entry.value != .none {
          let words = words(of: entry.key, in: tree)
          guard keys.utf8.count + words.utf8.count < longestKeys else { continue }
          inner.append((entry.value, keys.isEmpty ? words : "\(keys) \(words)"))
        }
      case .alias, .error: break
      }
      count += inner.count
      if count > most { return nil }
      pending += inner.reversed()
    }
    return statements
  }

  /// Returns a key in words: `voiceChat` is `voice chat`.
  private static func words(of key: NodeIndex, in tree: SyntaxTree) -> String {
    IdentifierName(tree.text(of: key)).words.joined(separator: " ")
  }
}

/// A value under a key that is none of its object's fields, or an object that stands in place of its name.
struct UnreadStatement {
  var owner: NodeReference
  var tree: Int
  var value: NodeIndex
  var key: NodeIndex?
}
