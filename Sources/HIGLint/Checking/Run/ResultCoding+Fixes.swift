import HIGReading

/// The fixes of findings as bytes and back, with the edits of those already placed.
extension ResultWriter {
  mutating func fix(_ fix: Fix) {
    byte(fix.safety.rawValue)
    optional(fix.why) { $0.message($1) }
    message(fix.summary)
    list(fix.changes) { $0.change($1) }
    list(fix.edits) { writer, edit in
      writer.location(Location(file: edit.file, range: edit.edit.range))
      writer.string(edit.edit.replacement)
    }
  }

  private mutating func change(_ change: Fix.Change) {
    switch change {
    case .replace(_, let value):
      byte(0)
      self.value(value)
    case .rewrite(_, let text):
      byte(1)
      string(text)
    case .state(_, let field):
      byte(2)
      self.field(field)
    case .remove(_, let key):
      byte(3)
      string(key)
    case .removeItem: byte(4)
    case .append(_, let value):
      byte(5)
      self.value(value)
    case .edit(_, let text):
      byte(6)
      string(text)
    }
    location(change.location)
  }

  private mutating func value(_ value: WrittenValue) {
    switch value {
    case .string(let text):
      byte(0)
      string(text)
    case .verbatim(let text):
      byte(1)
      string(text)
    case .list(let items):
      byte(2)
      list(items) { $0.value($1) }
    case .mapping(let fields):
      byte(3)
      list(fields) { $0.field($1) }
    }
  }

  private mutating func field(_ field: WrittenField) {
    string(field.key)
    value(field.value)
  }
}

extension ResultReader {
  /// The depth to which values may nest; rules write none so deep.
  private static let maximumDepth = 64

  mutating func fix() throws(ByteDecodingError) -> Fix {
    guard let safety = Fix.Safety(rawValue: try byte()) else { throw .malformed }
    let why = try optional { (reader) throws(ByteDecodingError) in try reader.message() }
    let summary = try message()
    var fix = Fix(
      try list { (reader) throws(ByteDecodingError) in try reader.change() }, safety: safety, why: why,
      summary: summary)
    fix.edits = try list { (reader) throws(ByteDecodingError) in
      let place = try reader.location()
      return Fix.Edit(file: place.file, edit: TextEdit(place.range, try reader.string()))
    }
    return fix
  }

  private mutating func change() throws(ByteDecodingError) -> Fix.Change {
    switch try byte() {
    case 0:
      let value = try value(0)
      return .replace(try location(), value)
    case 1:
      let text = try string()
      return .rewrite(try location(), to: text)
    case 2:
      let field = try field(0)
      return .state(of: try location(), field)
    case 3:
      let key = try string()
      return .remove(try location(), key: key)
    case 4: return .removeItem(try location())
    case 5:
      let value = try value(0)
      return .append(to: try location(), value)
    case 6:
      let text = try string()
      return .edit(try location(), text)
    default: throw .malformed
    }
  }

  private mutating func value(_ depth: Int) throws(ByteDecodingError) -> WrittenValue {
    guard depth < Self.maximumDepth else { throw .malformed }
    switch try byte() {
    case 0: return .string(try string())
    case 1: return .verbatim(try string())
    case 2: return .list(try list { (reader) throws(ByteDecodingError) in try reader.value(depth + 1) })
    case 3: return .mapping(try list { (reader) throws(ByteDecodingError) in try reader.field(depth + 1) })
    default: throw .malformed
    }
  }

  private mutating func field(_ depth: Int) throws(ByteDecodingError) -> WrittenField {
    WrittenField(try string(), try value(depth))
  }
}
