import HIGReading

/// Constants of expressions, as bytes.
extension ByteWriter {
  package mutating func value(_ value: Value, sharing texts: SharedTexts = .none) {
    switch value {
    case .null: bytes.append(0)
    case .bool(let bool): bytes.append(bool ? 2 : 1)
    case .int(let int):
      bytes.append(3)
      // Zigzag: small negative numbers stay small.
      number(UInt64(bitPattern: int << 1 ^ int >> 63))
    case .double(let double):
      bytes.append(4)
      // The last bytes of most are zeros.
      number(double.bitPattern.byteSwapped)
    case .string(let text):
      bytes.append(5)
      self.text(text, in: texts)
    case .list(let items):
      bytes.append(6)
      number(UInt64(items.count))
      for item in items { self.value(item, sharing: texts) }
    case .map(let map):
      bytes.append(7)
      number(UInt64(map.entries.count))
      for (key, value) in map.entries {
        self.value(key, sharing: texts)
        self.value(value, sharing: texts)
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

extension ByteReader {
  package mutating func values(sharing texts: SharedTexts) throws(ByteDecodingError) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try value(sharing: texts)) }
    return values
  }

  package mutating func value(
    sharing texts: SharedTexts = .none, depth: Int = 0
  ) throws(ByteDecodingError) -> Value {
    guard depth <= ExpressionTree.maximumHeight else { throw .malformed }
    switch try byte() {
    case 0: return .null
    case 1: return .bool(false)
    case 2: return .bool(true)
    case 3:
      let bits = try number()
      return .int(Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
    case 4:
      return .double(Double(bitPattern: try number().byteSwapped))
    case 5: return .string(try text(in: texts))
    case 6:
      let count = try count()
      var items: [Value] = []
      items.reserveCapacity(count)
      for _ in 0..<count { items.append(try value(sharing: texts, depth: depth + 1)) }
      return .list(items)
    case 7:
      var entries: [(key: Value, value: Value)] = []
      for _ in 0..<(try count()) {
        let key = try value(sharing: texts, depth: depth + 1)
        entries.append((key, try value(sharing: texts, depth: depth + 1)))
      }
      return .map(MapValue(entries))
    case 8: return .type(try string())
    case 9: return .error(EvaluationError(Message(en: try string(), zhHans: try string())))
    default: throw .malformed
    }
  }
}
