import HIGReading

/// The names of a vocabulary while it is made, numbered as they come.
struct NameNumbers {
  private(set) var names: [String] = []
  /// The slots, of which at most a third are taken.
  private(set) var slots = HashSlots(count: 4096)

  /// Returns the number of a name, which is added if it is new.
  mutating func intern(_ name: String) -> Int {
    let slot = name.withBytes { slots.slot(of: KeyTable.hash($0)) { StringBytes.equal(names[$0], name) } }
    if let known = slots[slot] { return known }
    slots[slot] = names.count
    names.append(name)
    if names.count * 3 > slots.count { slots.grow(names.lazy.map { $0.withBytes(KeyTable.hash) }) }
    return names.count - 1
  }
}

/// Names by the bytes of a key, so that decoding makes no strings.
///
/// It searches the slots itself: all threads read them for every key, and so they lie in a fixed table.
struct KeyTable: Sendable {
  let names: FixedTable<String>
  /// The number of the name in each slot, from 1, or 0 for a free one.
  private let slots: FixedTable<UInt16>
  /// The bytes of all names, and the start of each; the last place is the end.
  private let bytes: FixedTable<UInt8>
  private let starts: FixedTable<UInt32>

  init(_ numbers: NameNumbers) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.names.count * 16)
    var starts: [UInt32] = []
    starts.reserveCapacity(numbers.names.count + 1)
    for name in numbers.names {
      starts.append(UInt32(bytes.count))
      name.withBytes { bytes.append(contentsOf: $0) }
    }
    starts.append(UInt32(bytes.count))
    names = FixedTable(numbers.names)
    slots = FixedTable(numbers.slots.numbers.map { UInt16($0) })
    self.bytes = FixedTable(bytes)
    self.starts = FixedTable(starts)
  }

  subscript(key: UnsafeBufferPointer<UInt8>) -> NameID {
    let exact = find(key)
    if exact != .none { return exact }
    if let dot = key.lastIndex(of: UInt8(ascii: ".")) { return member(key, after: dot) }
    if !key.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) { return .none }
    let camel = Self.camelCase(key)
    return camel.withUnsafeBufferPointer(find)
  }

  /// Returns the name behind a kind of view, `label.text` or `UILabel.text`. Where objects have a part that is called like
  /// the kind, as in `image.name`, the name is the part's.
  private func member(_ key: UnsafeBufferPointer<UInt8>, after dot: Int) -> NameID {
    let kind = UnsafeBufferPointer(rebasing: key[..<dot])
    guard Enumeration.viewKind.word(kind) != nil,
      !["image", "icon", "badge"].contains(where: { StringBytes.equal(kind, $0) })
    else { return .none }
    return find(UnsafeBufferPointer(rebasing: key[(dot + 1)...]))
  }

  /// Returns the name with exactly that spelling.
  func exact(_ name: String) -> NameID {
    return name.withBytes(find)
  }

  private func find(_ key: UnsafeBufferPointer<UInt8>) -> NameID {
    let mask = slots.count - 1
    var slot = Self.hash(key) & mask
    while true {
      let number = slots[slot]
      if number == 0 { return .none }
      if isName(Int(number) - 1, key) { return NameID(number - 1) }
      slot = (slot + 1) & mask
    }
  }

  private func isName(_ number: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[number])
    guard Int(starts[number + 1]) - start == key.count else { return false }
    for i in 0..<key.count where bytes[start + i] != key[i] { return false }
    return true
  }

  static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = FNV1a()
    hash.add(key)
    return hash.tableHash
  }

  static func camelCase(_ key: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var camel: [UInt8] = []
    var raise = false
    for byte in key {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        raise = !camel.isEmpty
      } else {
        camel.append(raise && byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte)
        raise = false
      }
    }
    return camel
  }
}
