/// What would put a finding right, on its way to another run. It has not been placed in the files yet.
extension OutcomeWriter {
  mutating func fix(_ fix: Fix) {
    number(Int(fix.safety.rawValue))
    optional(fix.why) { $0.message($1) }
    message(fix.summary)
    list(fix.changes) { $0.change($1) }
  }

  private mutating func change(_ change: Fix.Change) {
    switch change {
    case .replace(let location, let value):
      byte(0)
      self.location(location)
      written(value)
    case .rewrite(let location, let text):
      byte(1)
      self.location(location)
      string(text)
    case .state(let location, let field):
      byte(2)
      self.location(location)
      string(field.key)
      written(field.value)
    case .remove(let location):
      byte(3)
      self.location(location)
    case .removeItem(let location):
      byte(4)
      self.location(location)
    case .append(let location, let value):
      byte(5)
      self.location(location)
      written(value)
    case .edit(let location, let text):
      byte(6)
      self.location(location)
      string(text)
    }
  }

  private mutating func written(_ value: WrittenValue) {
    switch value {
    case .string(let text):
      byte(0)
      string(text)
    case .verbatim(let text):
      byte(1)
      string(text)
    case .list(let items):
      byte(2)
      list(items) { $0.written($1) }
    case .mapping(let fields):
      byte(3)
      list(fields) { writer, field in
        writer.string(field.key)
        writer.written(field.value)
      }
    }
  }
}

extension OutcomeReader {
  mutating func fix() throws(ProgramDecodingError) -> Fix {
    guard let safety = Fix.Safety(rawValue: UInt8(clamping: try number())) else { throw .malformed }
    let why = try optional { (reader) throws(ProgramDecodingError) in try reader.message() }
    let summary = try message()
    let changes = try list { (reader) throws(ProgramDecodingError) in try reader.change() }
    return Fix(changes, safety: safety, why: why, summary: summary)
  }

  private mutating func change() throws(ProgramDecodingError) -> Fix.Change {
    let kind = try byte()
    let location = try location()
    switch kind {
    case 0: return .replace(location, try written())
    case 1: return .rewrite(location, to: try string())
    case 2: return .state(of: location, WrittenField(try string(), try written()))
    case 3: return .remove(location)
    case 4: return .removeItem(location)
    case 5: return .append(to: location, try written())
    case 6: return .edit(location, try string())
    default: throw .malformed
    }
  }

  private mutating func written(depth: Int = 0) throws(ProgramDecodingError) -> WrittenValue {
    guard depth < 100 else { throw .malformed }
    switch try byte() {
    case 0: return .string(try string())
    case 1: return .verbatim(try string())
    case 2:
      return .list(try list { (reader) throws(ProgramDecodingError) in try reader.written(depth: depth + 1) })
    case 3:
      return .mapping(
        try list { (reader) throws(ProgramDecodingError) in
          WrittenField(try reader.string(), try reader.written(depth: depth + 1))
        })
    default: throw .malformed
    }
  }
}
