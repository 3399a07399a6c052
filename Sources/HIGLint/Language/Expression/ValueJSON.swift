import HIGReading

extension Value {
  /// Returns the value as plain JSON: `[1, "a"]`. Values that JSON lacks are objects:
  /// `{"unknown": ["frame: not stated"]}`, `{"interval": [1, 2]}`, `{"error": "…"}`; nodes, spans and colours are
  /// texts, NaN and infinities too.
  public func json(facts: any FactSource) -> String {
    var writer = ValueWriter(facts: facts)
    writer.plain(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the value as JSON with its type, in the form of CEL's conformance suite: `{"type": "int", "value": "1"}`.
  public func typedJSON(facts: any FactSource) -> String {
    var writer = ValueWriter(facts: facts)
    writer.typed(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes values as JSON. Values nest no deeper than expressions and the files they were read from.
private struct ValueWriter {
  let facts: any FactSource
  var bytes: [UInt8] = []

  init(facts: any FactSource) { self.facts = facts }

  mutating func plain(_ value: Value) {
    switch value {
    case .null: write("null")
    case .bool(let bool): write(bool ? "true" : "false")
    case .int(let int): write(String(int))
    case .double(let double): double.isFinite ? write(number(double)) : string(Conversion.text(double))
    case .string(let text): string(text)
    case .type(let name): string(name)
    case .list(let items): list(items) { $0.plain($1) }
    case .map(let map):
      write("{")
      for (i, entry) in map.entries.enumerated() {
        if i > 0 { write(", ") }
        if case .string(let key) = entry.key {
          string(key)
        } else {
          string(entry.key.text(in: .english, facts: facts))
        }
        write(": ")
        plain(entry.value)
      }
      write("}")
    case .node, .span, .color: string(value.text(in: .english, facts: facts))
    case .interval(let interval):
      write("{\"interval\": [\(number(interval.low)), \(number(interval.high))]}")
    case .unknown(let unknown):
      write("{\"unknown\": ")
      causes(unknown)
      write("}")
    case .error(let error):
      write("{\"error\": ")
      string(error.message.en)
      write("}")
    }
  }

  mutating func typed(_ value: Value) {
    switch value {
    case .null: tagged("null") { $0.write("null") }
    case .bool(let bool): tagged("bool") { $0.write(bool ? "true" : "false") }
    case .int(let int): tagged("int") { $0.string(String(int)) }
    case .double(let double): tagged("double") { $0.string(Conversion.text(double)) }
    case .string(let text): tagged("string") { $0.string(text) }
    case .type(let name): tagged("type") { $0.string(name) }
    case .list(let items): tagged("list") { writer in writer.list(items) { $0.typed($1) } }
    case .map(let map):
      tagged("map") { writer in
        writer.write("[")
        for (i, entry) in map.entries.enumerated() {
          writer.write(i > 0 ? ", [" : "[")
          writer.typed(entry.key)
          writer.write(", ")
          writer.typed(entry.value)
          writer.write("]")
        }
        writer.write("]")
      }
    case .node, .span, .color:
      tagged(value.typeName) { $0.string(value.text(in: .english, facts: $0.facts)) }
    case .interval(let interval):
      tagged("interval") { $0.write("[\($0.number(interval.low)), \($0.number(interval.high))]") }
    case .unknown(let unknown): tagged("unknown") { $0.causes(unknown) }
    case .error(let error): tagged("error") { $0.string(error.message.en) }
    }
  }

  private mutating func tagged(_ type: String, _ content: (inout Self) -> Void) {
    write("{\"type\": \"\(type)\", \"value\": ")
    content(&self)
    write("}")
  }

  private mutating func list(_ items: [Value], _ item: (inout Self, Value) -> Void) {
    write("[")
    for (i, value) in items.enumerated() {
      if i > 0 { write(", ") }
      item(&self, value)
    }
    write("]")
  }

  private mutating func causes(_ unknown: Unknown) {
    write("[")
    for (i, cause) in unknown.causes.enumerated() {
      if i > 0 { write(", ") }
      string(cause.fact.isEmpty ? "\(cause.reason)" : "\(cause.fact): \(cause.reason)")
    }
    write("]")
  }

  private func number(_ double: Double) -> String {
    double.isFinite ? double.description : "\"\(Conversion.text(double))\""
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case 0..<0x20, 0x7F: write("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
