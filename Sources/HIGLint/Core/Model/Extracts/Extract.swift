import HIGLanguage
import HIGReading

/// The facts that rules about whole apps need of one file's screens: small, and fit to be kept between runs.
///
/// Each fact comes with its place. The nodes are the screens and those that the facts lead to.
package struct Extract: Sendable {
  /// A range in a file, which is given by its index in `files`.
  package struct Place: Hashable, Sendable {
    package var file: Int
    package var range: SourceRange
  }

  package struct Node: Hashable, Sendable {
    /// The index of the type in the vocabulary.
    package var type: Int
    /// The node's path in its app.
    package var path: String
    package var place: Place
    /// The parent's field that holds the node, and the index in the field's list, or -1.
    package var field: NameID
    package var position: Int
    /// The index of the parent, or -1 where the parent is not extracted.
    package var parent: Int
    package var facts: [Fact]
    /// A digest of everything in the node; 0 where nobody asked for it.
    package var fingerprint: UInt64 = 0
  }

  package struct Fact: Hashable, Sendable {
    package var name: NameID
    package var value: ExtractedValue
    /// The place of the fact; nil where it is not written.
    package var place: Place?
  }

  /// The paths of the files that places refer to.
  package var files: [String] = []
  package var nodes: [Node] = []
  /// The indices of the screens in their base state.
  package var screens: [Int] = []
}

/// The value of a fact outside of its model. Most are words; only large values are kept elsewhere.
package enum ExtractedValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case double(Double)
  case interval(Double, Double)
  case string(String)
  case list([ExtractedValue])
  case map([ExtractedEntry])
  /// The index of a node of the extract.
  case node(Int)
  indirect case color(DynamicColor, name: String)
  case unknown(Unknown.Reason)
  /// A part of a rule that could not be decided, and why.
  case undecided([Unknown.Cause])
  /// The error of a part of a rule.
  indirect case error(Message, isOfNone: Bool)
}

package struct ExtractedEntry: Hashable, Sendable {
  package var key: ExtractedValue
  package var value: ExtractedValue
}

extension Extract {
  /// Returns the extract with its nodes in the order of some keys, all different: a node comes after its parent, as in
  /// the model, whichever was found first.
  package func ordered(by keys: [UInt32]) -> Extract {
    let order = nodes.indices.sorted { keys[$0] < keys[$1] }
    var places = Array(repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    var extract = self
    extract.screens = screens.map { places[$0] }
    extract.nodes = order.map { index in
      var node = nodes[index]
      if node.parent >= 0 { node.parent = places[node.parent] }
      for fact in node.facts.indices { node.facts[fact].value.renumber(places) }
      return node
    }
    return extract
  }
}

extension ExtractedValue {
  /// Gives the nodes in it their new numbers.
  fileprivate mutating func renumber(_ places: [Int]) {
    switch self {
    case .node(let index): self = .node(places[index])
    case .list(var items):
      self = .null
      for item in items.indices { items[item].renumber(places) }
      self = .list(items)
    case .map(var entries):
      self = .null
      for entry in entries.indices {
        entries[entry].key.renumber(places)
        entries[entry].value.renumber(places)
      }
      self = .map(entries)
    case .null, .bool, .int, .double, .interval, .string, .color, .unknown, .undecided, .error: break
    }
  }
}
