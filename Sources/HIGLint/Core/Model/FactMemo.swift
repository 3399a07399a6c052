import HIGLanguage
import HIGReading

/// The values of derived facts, by node and name: it is asked for every fact that a rule reads.
struct FactMemo {
  private var values = FlatTable<UInt64, Value>(capacity: 170, filler: .null)

  @inline(__always)
  private static func key(_ name: NameID, _ node: NodeReference) -> UInt64 {
    UInt64(node.index) << 16 | UInt64(name.value)
  }

  @inline(__always)
  func value(of name: NameID, at node: NodeReference) -> Value? { values[Self.key(name, node)] }

  mutating func insert(_ value: Value, of name: NameID, at node: NodeReference) {
    values.set(value, for: Self.key(name, node))
  }
}
