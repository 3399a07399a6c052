/// A hash table that keeps its entries in the order in which they came.
///
/// Swift's dictionary has the runtime find out how its keys are hashed, once for each type of key, by a search through
/// everything that the loaded libraries declare. A run over one small file would spend a tenth of its time on that, for two
/// dozen types of key. The type of this table asks nothing of its keys; its functions know how they are hashed when they are
/// compiled.
public struct HashMap<Key, Value> {
  public var entries: [(key: Key, value: Value)] = []
  /// The slots, of which at least a quarter is free.
  @usableFromInline var slots = HashSlots()

  @inlinable public init() {}

  @inlinable public var count: Int { entries.count }

  @inlinable public var isEmpty: Bool { entries.isEmpty }

  /// Makes room for more entries.
  @inlinable public mutating func reserve(_ count: Int) { entries.reserveCapacity(entries.count + count) }

  @inlinable public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    slots.removeAll()
  }
}

extension HashMap where Key: TableKey {
  @inlinable public subscript(key: Key) -> Value? {
    guard !entries.isEmpty else { return nil }
    return slots[slot(of: key)].map { entries[$0].value }
  }

  @inlinable public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let number = number(of: key, else: value)
      yield &entries[number].value
    }
  }

  @inlinable public func contains(_ key: Key) -> Bool { !entries.isEmpty && slots[slot(of: key)] != nil }

  @inlinable public mutating func set(_ value: Value, for key: Key) {
    let count = entries.count
    let number = number(of: key, else: { value })
    if number < count { entries[number].value = value }
  }

  /// Returns the slot that holds a key, or the free one for it.
  @inlinable func slot(of key: Key) -> Int {
    slots.slot(of: key.tableHash) { entries[$0].key == key }
  }

  /// Returns the number of a key's entry, which is made if there is none.
  @inlinable mutating func number(of key: Key, else value: () -> Value) -> Int {
    if entries.count * 4 >= slots.count * 3 { slots.grow(entries.lazy.map(\.key.tableHash)) }
    let slot = slot(of: key)
    if let number = slots[slot] { return number }
    entries.append((key, value()))
    slots[slot] = entries.count - 1
    return entries.count - 1
  }
}

extension HashMap where Key: TableKey, Value == Void {
  @inlinable public init(_ keys: [Key]) {
    for key in keys { insert(key) }
  }

  /// - Returns: Whether it is new.
  @discardableResult
  @inlinable public mutating func insert(_ key: Key) -> Bool {
    let count = entries.count
    return number(of: key, else: {}) == count
  }
}

extension HashMap: Sendable where Key: Sendable, Value: Sendable {}

/// A key of a `HashMap`. One that is looked up often has its own hash, as Swift's takes longer than the look-up.
public protocol TableKey: Hashable {
  /// The key's hash, whose lower bits must depend on all of the key.
  var tableHash: Int { get }
}

extension TableKey {
  @inlinable public var tableHash: Int { hashValue }
}

extension String: TableKey {}

/// For numbers that nobody chooses in order to collide with others: a node, or several small ones.
extension UInt64: TableKey {
  @inline(__always)
  @inlinable public var tableHash: Int {
    let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}

extension UInt32: TableKey {
  @inlinable public var tableHash: Int { UInt64(self).tableHash }
}

extension ObjectIdentifier: TableKey {
  @inlinable public var tableHash: Int { (UInt64(UInt(bitPattern: self)) >> 4).tableHash }
}
