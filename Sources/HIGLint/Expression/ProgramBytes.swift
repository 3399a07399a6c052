/// Writes numbers, texts and constants.
struct ByteWriter {
  var bytes: [UInt8]

  mutating func number(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func string(_ string: String) {
    number(UInt64(string.utf8.count))
    bytes += string.utf8
  }

  mutating func value(_ value: Value) {
    switch value {
    case .null: bytes.append(0)
    case .bool(let bool): bytes.append(bool ? 2 : 1)
    case .int(let int):
      bytes.append(3)
      // Zigzag: small negative numbers stay small.
      number(UInt64(bitPattern: int << 1 ^ int >> 63))
    case .double(let double):
      bytes.append(4)
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: double.bitPattern >> shift))
      }
    case .string(let text):
      bytes.append(5)
      string(text)
    case .list(let items):
      bytes.append(6)
      number(UInt64(items.count))
      for item in items { self.value(item) }
    case .map(let map):
      bytes.append(7)
      number(UInt64(map.entries.count))
      for (key, value) in map.entries {
        self.value(key)
        self.value(value)
      }
    case .type(let name):
      bytes.append(8)
      string(name)
    case .error(let error):
      bytes.append(9)
      string(error.message.en)
      string(error.message.zhHans)
    // Constants come from literals, of which there are no others.
    case .interval, .node, .span, .color, .unknown: bytes.append(0)
    }
  }
}

/// Reads them; every count is checked against the bytes that are left.
struct ByteReader {
  let bytes: [UInt8]
  var offset: Int

  @inline(__always)
  mutating func byte() throws(ProgramDecodingError) -> UInt8 {
    guard offset < bytes.count else { throw .malformed }
    offset += 1
    return bytes[offset - 1]
  }

  @inline(__always)
  mutating func number() throws(ProgramDecodingError) -> UInt64 {
    let first = try byte()
    return first < 0x80 ? UInt64(first) : try longNumber(from: first)
  }

  /// A number of several bytes, of which the first was read.
  @inline(never)
  private mutating func longNumber(from first: UInt8) throws(ProgramDecodingError) -> UInt64 {
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while shift < 64 {
      let next = try byte()
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
      shift += 7
    }
    throw .malformed
  }

  /// A number of things of at least a byte each.
  @inline(__always)
  mutating func count() throws(ProgramDecodingError) -> Int {
    let count = try number()
    guard count <= UInt64(bytes.count - offset) else { throw .malformed }
    return Int(count)
  }

  mutating func index(below limit: Int) throws(ProgramDecodingError) -> UInt32 {
    let index = try number()
    guard index < UInt64(limit) else { throw .malformed }
    return UInt32(index)
  }

  mutating func string() throws(ProgramDecodingError) -> String {
    let count = try count()
    offset += count
    return bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[offset - count..<offset]), as: UTF8.self)
    }
  }

  mutating func strings() throws(ProgramDecodingError) -> [String] {
    let count = try count()
    var strings: [String] = []
    strings.reserveCapacity(count)
    for _ in 0..<count { strings.append(try string()) }
    return strings
  }

  mutating func values() throws(ProgramDecodingError) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try value(depth: 0)) }
    return values
  }

  mutating func value(depth: Int = 0) throws(ProgramDecodingError) -> Value {
    guard depth <= ExpressionTree.maximumHeight else { throw .malformed }
    switch try byte() {
    case 0: return .null
    case 1: return .bool(false)
    case 2: return .bool(true)
    case 3:
      let bits = try number()
      return .int(Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
    case 4:
      var bits: UInt64 = 0
      for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(try byte()) << UInt64(shift) }
      return .double(Double(bitPattern: bits))
    case 5: return .string(try string())
    case 6:
      let count = try count()
      var items: [Value] = []
      items.reserveCapacity(count)
      for _ in 0..<count { items.append(try value(depth: depth + 1)) }
      return .list(items)
    case 7:
      var entries: [(key: Value, value: Value)] = []
      for _ in 0..<(try count()) { entries.append((try value(depth: depth + 1), try value(depth: depth + 1))) }
      return .map(MapValue(entries))
    case 8: return .type(try string())
    case 9: return .error(EvaluationError(Message(en: try string(), zhHans: try string())))
    default: throw .malformed
    }
  }
}
