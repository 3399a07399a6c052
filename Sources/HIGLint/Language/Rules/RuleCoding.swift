import HIGReading

/// The binary form of one rule but for its reports: its programs, then what refers to them by number.
enum RuleCoding {
  /// - Parameter parts: The parts of its programs that other rules have, too.
  static func encode(_ rule: Rule, sharing parts: [SharedPart], into bytes: inout [UInt8]) {
    var writer = RuleWriter()
    writer.rule(rule)
    writer.programs.encode(sharing: parts, into: &bytes)
    bytes += writer.fields.bytes
  }

  /// Returns the programs of a rule that decide.
  static func programs(of rule: Rule) -> ProgramEncoder {
    var writer = RuleWriter()
    writer.rule(rule)
    return writer.programs
  }

  static func decode(
    _ bytes: [UInt8], header: RuleSet.Header, vocabulary: Vocabulary, functions: FunctionTable,
    patterns: PatternCompiler
  ) throws(ByteDecodingError) -> Rule {
    var offset = 0
    let programs = try ProgramDecoder(
      bytes, at: &offset, catalog: vocabulary, functions: functions, patterns: patterns)
    var reader = RuleReading(programs: programs, reader: ByteReader(bytes: bytes, offset: offset, isText: true))
    return try reader.rule(header)
  }
}

private struct RuleWriter {
  var programs = ProgramEncoder()
  var fields = ByteWriter(bytes: [], isText: true)

  private mutating func list<T>(_ items: [T], _ write: (inout RuleWriter, T) -> Void) {
    fields.number(UInt64(items.count))
    for item in items { write(&self, item) }
  }

  /// Writes the number of a program and 1, or 0 for nil.
  private mutating func optional(_ program: Program?) {
    fields.number(program.map { UInt64(programs.add($0)) + 1 } ?? 0)
  }

  private mutating func program(_ program: Program) { fields.number(UInt64(programs.add(program))) }

  mutating func rule(_ rule: Rule) {
    fields.string(rule.title.en)
    fields.string(rule.title.zhHans)
    fields.bytes.append(rule.severity.rawValue)
    fields.bytes.append(rule.asksWhenUnknown ? 1 : 0)
    optional(rule.condition)
    list(rule.parameters) { writer, parameter in
      writer.fields.string(parameter.name)
      writer.fields.value(parameter.value)
    }
    list(rule.yieldsTo) { $0.fields.string($1) }
    list(rule.checks) { $0.check($1) }
    let editions = Edition.allCases.compactMap { edition in rule.editions[edition].map { (edition, $0) } }
    list(editions) { $0.edition($1.0, $1.1) }
  }

  private mutating func check(_ check: Rule.Check) {
    optional(check.condition)
    optional(check.each)
    program(check.requirement)
    switch check.severity {
    case .fixed(let severity): fields.number(UInt64(severity.rawValue))
    case .computed(let computed): fields.number(UInt64(programs.add(computed)) + UInt64(Severity.allCases.count))
    }
    fields.number(UInt64(check.range.start))
    fields.number(UInt64(check.range.end))
  }

  private mutating func edition(_ edition: Edition, _ change: Rule.EditionChange) {
    fields.string(edition.rawValue)
    guard case .changed(let parameters, let severity) = change else { return fields.bytes.append(0) }
    fields.bytes.append(1)
    fields.number(severity.map { UInt64($0.rawValue) + 1 } ?? 0)
    list(parameters.sorted { $0.key < $1.key }) { writer, parameter in
      writer.fields.string(parameter.key)
      writer.fields.value(parameter.value)
    }
  }
}

private struct RuleReading {
  let programs: ProgramDecoder
  var reader: ByteReader

  private mutating func list<T>(
    _ read: (inout RuleReading) throws(ByteDecodingError) -> T
  ) throws(ByteDecodingError) -> [T] {
    var items: [T] = []
    for _ in 0..<(try reader.count()) { items.append(try read(&self)) }
    return items
  }

  private mutating func optional() throws(ByteDecodingError) -> Program? {
    let number = try reader.number()
    return number == 0 ? nil : try program(Int(truncatingIfNeeded: number - 1))
  }

  private mutating func program() throws(ByteDecodingError) -> Program {
    try program(Int(truncatingIfNeeded: try reader.number()))
  }

  private func program(_ number: Int) throws(ByteDecodingError) -> Program {
    guard let program = programs.program(number) else { throw .malformed }
    return program
  }

  private mutating func severity() throws(ByteDecodingError) -> Severity {
    guard let severity = Severity(rawValue: try reader.byte()) else { throw .malformed }
    return severity
  }

  mutating func rule(_ header: RuleSet.Header) throws(ByteDecodingError) -> Rule {
    let title = Message(en: try reader.string(), zhHans: try reader.string())
    let severity = try severity()
    let asks = try reader.byte() == 1
    let condition = try optional()
    let parameters = try list { (reading) throws(ByteDecodingError) in
      let name = try reading.reader.string()
      let value = try reading.reader.value()
      return Rule.Parameter(name: name, type: ValueType(of: value), value: value)
    }
    let yieldsTo = try list { (reading) throws(ByteDecodingError) in try reading.reader.string() }
    let checks = try list { (reading) throws(ByteDecodingError) in try reading.check() }
    let editions = try list { (reading) throws(ByteDecodingError) in try reading.edition() }
    return Rule(
      id: header.id, title: title, phase: header.phase, selectors: header.selectors, condition: condition,
      asksWhenUnknown: asks, parameters: parameters, yieldsTo: yieldsTo, checks: checks,
      editions: Dictionary(editions) { $1 }, severity: severity)
  }

  private mutating func check() throws(ByteDecodingError) -> Rule.Check {
    let condition = try optional()
    let each = try optional()
    let requirement = try program()
    let choice = try reader.number()
    let severity: Rule.SeverityChoice
    if choice < UInt64(Severity.allCases.count) {
      severity = .fixed(Severity(rawValue: UInt8(choice)) ?? .warning)
    } else {
      severity = .computed(try program(Int(truncatingIfNeeded: choice) - Severity.allCases.count))
    }
    let range = SourceRange(
      start: UInt32(truncatingIfNeeded: try reader.number()), end: UInt32(truncatingIfNeeded: try reader.number()))
    return Rule.Check(
      condition: condition, each: each, requirement: requirement, severity: severity, report: nil, range: range)
  }

  private mutating func edition() throws(ByteDecodingError) -> (Edition, Rule.EditionChange) {
    guard let edition = Edition(rawValue: try reader.string()) else { throw .malformed }
    if try reader.byte() == 0 { return (edition, .off) }
    let number = try reader.number()
    let parameters = try list { (reading) throws(ByteDecodingError) in
      (try reading.reader.string(), try reading.reader.value())
    }
    return (
      edition,
      .changed(
        parameters: Dictionary(parameters) { $1 },
        severity: number == 0 ? nil : Severity(rawValue: UInt8(truncatingIfNeeded: number - 1)))
    )
  }
}

extension ValueType {
  /// Creates the type of a value as written: for a list or map, the type that all its elements share, or any.
  package init(of value: Value) {
    switch value {
    case .bool: self = .bool
    case .int: self = .int
    case .double: self = .double
    case .string: self = .string
    case .list(let items): self = .list(Self.common(items.map { ValueType(of: $0) }))
    case .map(let map): self = .map(.string, Self.common(map.entries.map { ValueType(of: $0.value) }))
    default: self = .any
    }
  }

  private static func common(_ types: [ValueType]) -> ValueType {
    guard let first = types.first else { return .any }
    return types.dropFirst().reduce(first) { $0.common(with: $1) }
  }

  /// Returns the type that takes the values of both types.
  package func common(with other: ValueType) -> ValueType {
    switch (self, other) {
    case _ where self == other: self
    case (.int, .double), (.double, .int): .double
    case (.list(let x), .list(let y)): .list(x.common(with: y))
    case (.map(_, let x), .map(_, let y)): .map(.string, x.common(with: y))
    default: .any
    }
  }
}
