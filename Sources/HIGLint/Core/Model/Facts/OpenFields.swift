import HIGLanguage
import HIGReading

/// A field of which the spec says that nobody can say its value, or that of one of its elements.
struct OpenField {
  var node: UInt32
  var name: NameID
}

/// The open fields of all nodes, in their order. Several facts of each screen look for them, and most specs have none.
struct OpenFields {
  /// The number of nodes when the fields were found.
  fileprivate var nodeCount = 0
  fileprivate var all: [OpenField] = []
}

extension Model {
  /// Returns the open fields of the nodes in a range.
  func openFields(of range: Range<Int>) -> ArraySlice<OpenField> {
    if storage.pointee.openFields.nodeCount != nodes.count { findOpenFields() }
    let all = storage.pointee.openFields.all
    // Those of one screen among those of thousands.
    let first = all.partitioningIndex { Int($0.node) >= range.lowerBound }
    return all[first...].prefix { Int($0.node) < range.upperBound }
  }

  private func findOpenFields() {
    var found = OpenFields()
    found.nodeCount = nodes.count
    for index in nodes.indices {
      for slot in slots(of: nodes[index]) where isOpen(slot) {
        found.all.append(OpenField(node: UInt32(index), name: slot.name))
      }
    }
    storage.pointee.openFields = found
  }

  private func isOpen(_ slot: FieldSlot) -> Bool {
    slot.isStatedUnknown || slot.kind == .list && items(of: slot).contains(where: \.isStatedUnknown)
  }
}
