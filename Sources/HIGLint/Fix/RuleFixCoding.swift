/// The binary form of what a rule's checks offer to do: programs, then what refers to them by number.
///
/// It stands before the rule's own bytes, with its length, and is passed over unless fixes are wanted.
enum RuleFixCoding {
  /// - Parameter checks: Those of one rule.
  static func encode(_ checks: [Rule.Check], into bytes: inout [UInt8]) {
    let fixes = checks.enumerated().compactMap { index, check in check.fix.map { (index, $0) } }
    guard !fixes.isEmpty else { return bytes.append(0) }
    var writer = Writer()
    writer.fields.number(UInt64(fixes.count))
    for (index, fix) in fixes { writer.fix(fix, ofCheck: index) }
    var record: [UInt8] = []
    writer.programs.encode(into: &record)
    record += writer.fields.bytes
    var length = ByteWriter(bytes: [])
    length.number(UInt64(record.count))
    bytes += length.bytes
    bytes += record
  }

  /// Where the rule's own bytes begin.
  static func end(in bytes: [UInt8]) throws(ProgramDecodingError) -> Int {
    var reader = ByteReader(bytes: bytes, offset: 0)
    let length = Int(truncatingIfNeeded: try reader.number())
    guard length >= 0, length <= bytes.count - reader.offset else { throw .malformed }
    return reader.offset + length
  }

  /// The fixes by the number of their check.
  static func decode(
    _ bytes: [UInt8], vocabulary: Vocabulary, functions: FunctionTable
  ) throws(ProgramDecodingError) -> [Int: Rule.Fix] {
    var reader = ByteReader(bytes: bytes, offset: 0)
    guard try reader.number() > 0 else { return [:] }
    var offset = reader.offset
    let programs = try ProgramDecoder(bytes, at: &offset, catalog: vocabulary, functions: functions)
    var reading = Reading(programs: programs, reader: ByteReader(bytes: bytes, offset: offset))
    var fixes: [Int: Rule.Fix] = [:]
    for _ in 0..<(try reading.reader.count()) {
      let check = Int(truncatingIfNeeded: try reading.reader.number())
      fixes[check] = try reading.fix()
    }
    return fixes
  }

  private struct Writer {
    var programs = ProgramEncoder()
    var fields = ByteWriter(bytes: [])

    private mutating func program(_ program: Program) { fields.number(UInt64(programs.add(program))) }

    private mutating func place(_ place: Rule.Place) {
      program(place.value)
      fields.number(place.owner.map { UInt64(programs.add($0)) + 1 } ?? 0)
      fields.string(place.field ?? "")
    }

    private mutating func places(_ places: [Rule.Place]) {
      fields.number(UInt64(places.count))
      for place in places { self.place(place) }
    }

    mutating func fix(_ fix: Rule.Fix, ofCheck index: Int) {
      fields.number(UInt64(index))
      fields.bytes.append(fix.safety.rawValue)
      fields.bytes.append(fix.why == nil ? 0 : 1)
      if let why = fix.why {
        fields.string(why.en)
        fields.string(why.zhHans)
      }
      fields.number(fix.condition.map { UInt64(programs.add($0)) + 1 } ?? 0)
      fields.number(UInt64(fix.steps.count))
      for step in fix.steps {
        switch step {
        case .set(let targets, let value):
          fields.bytes.append(0)
          places(targets)
          program(value)
        case .replaceText(let part, let text):
          fields.bytes.append(1)
          program(part)
          program(text)
        case .remove(let targets):
          fields.bytes.append(2)
          places(targets)
        case .insert(let value, let list):
          fields.bytes.append(3)
          program(value)
          place(list)
        }
      }
    }
  }

  private struct Reading {
    let programs: ProgramDecoder
    var reader: ByteReader

    private mutating func program() throws(ProgramDecodingError) -> Program {
      try program(Int(truncatingIfNeeded: try reader.number()))
    }

    private func program(_ number: Int) throws(ProgramDecodingError) -> Program {
      guard let program = programs.program(number) else { throw .malformed }
      return program
    }

    private mutating func optional() throws(ProgramDecodingError) -> Program? {
      let number = Int(truncatingIfNeeded: try reader.number())
      return number == 0 ? nil : try program(number - 1)
    }

    private mutating func place() throws(ProgramDecodingError) -> Rule.Place {
      let value = try program()
      let owner = try optional()
      let field = try reader.string()
      return Rule.Place(value: value, owner: owner, field: field.isEmpty ? nil : field)
    }

    private mutating func places() throws(ProgramDecodingError) -> [Rule.Place] {
      var places: [Rule.Place] = []
      for _ in 0..<(try reader.count()) { places.append(try place()) }
      return places
    }

    mutating func fix() throws(ProgramDecodingError) -> Rule.Fix {
      guard let safety = Fix.Safety(rawValue: try reader.byte()) else { throw .malformed }
      var why: Message?
      if try reader.byte() == 1 { why = Message(en: try reader.string(), zhHans: try reader.string()) }
      let condition = try optional()
      var steps: [Rule.FixStep] = []
      for _ in 0..<(try reader.count()) { steps.append(try step()) }
      return Rule.Fix(steps: steps, safety: safety, why: why, condition: condition)
    }

    private mutating func step() throws(ProgramDecodingError) -> Rule.FixStep {
      switch try reader.byte() {
      case 0:
        let targets = try places()
        return .set(targets, to: try program())
      case 1:
        let part = try program()
        return .replaceText(part, with: try program())
      case 2: return .remove(try places())
      case 3:
        let value = try program()
        return .insert(value, into: try place())
      default: throw .malformed
      }
    }
  }
}
