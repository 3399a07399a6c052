/// Some of the types of nodes that a rule selects, by their places in the order in which they are first selected.
package struct SelectedTypes: Equatable, Sendable {
  /// A rule that selects more types than there are bits is not taken apart.
  private static let most = 8

  package private(set) var bits: UInt8

  package init(bits: UInt8) { self.bits = bits }

  package static let all = SelectedTypes(bits: .max)

  /// The types of some of a rule's selectors.
  ///
  /// - Parameters:
  ///   - some: The selectors.
  ///   - all: All of the rule's selectors.
  package init(of some: [Selector], among all: [Selector]) {
    let types = Self.types(of: all)
    guard types.count <= Self.most else {
      self = .all
      return
    }
    bits = some.reduce(0) { bits, selector in
      types.firstIndex(of: selector.nodeType).map { bits | 1 << UInt8($0) } ?? bits
    }
  }

  package func overlaps(_ other: SelectedTypes) -> Bool { bits & other.bits != 0 }

  private static func types(of selectors: [Selector]) -> [String] {
    selectors.reduce(into: []) { types, selector in
      if !types.contains(selector.nodeType) { types.append(selector.nodeType) }
    }
  }

  /// Returns for which types a rule reads each fact. A check whose condition names another type reads nothing for nodes
  /// of the rest.
  ///
  /// - Parameters:
  ///   - conditionReads: The facts that the rule's own condition reads.
  ///   - checks: Its checks, with conditions of which no part is kept.
  ///   - checkReads: The facts that each of them reads.
  static func ofReads(
    selectors: [Selector], conditionReads: Set<FactRead>, checks: [Rule.Check], checkReads: [Set<FactRead>]
  ) -> [FactRead: SelectedTypes] {
    let types = types(of: selectors)
    var result = Dictionary(uniqueKeysWithValues: conditionReads.map { ($0, SelectedTypes.all) })
    for (check, reads) in zip(checks, checkReads) {
      var own = SelectedTypes.all
      if let condition = check.condition, types.count <= most {
        own.bits = types.indices.reduce(0) { bits, place in
          condition.value(onNodesOfType: types[place]) == false ? bits : bits | 1 << UInt8(place)
        }
      }
      for read in reads { result[read, default: SelectedTypes(bits: 0)].bits |= own.bits }
    }
    return result
  }
}
