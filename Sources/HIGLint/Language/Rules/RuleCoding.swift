import HIGReading

/// The binary form of one rule but for its reports: what must be known before its programs are read, then these, then
/// what refers to them by number.
enum RuleCoding {
  /// - Parameters:
  ///   - parts: The parts of its programs that other rules have, too.
  ///   - texts: The texts in it that other rules have, too.
  static func encode(_ rule: Rule, sharing parts: [SharedPart], _ texts: SharedTexts, into bytes: inout [UInt8]) {
    var writer = RuleWriter(texts: texts)
    writer.rule(rule)
    bytes += writer.head.bytes
    writer.programs.encode(for: variables(of: rule), areRoots: true, sharing: parts, texts, into: &bytes)
    bytes += writer.fields.bytes
  }

  /// Visits the texts of a rule that others may have, too.
  static func forEachText(of rule: Rule, _ visit: (String) -> Void) {
    programs(of: rule).forEachText(visit)
    for parameter in rule.parameters {
      visit(parameter.name)
      parameter.value.forEachText(visit)
    }
    rule.yieldsTo.forEach(visit)
  }

  /// Returns the programs of a rule that decide.
  static func programs(of rule: Rule) -> ProgramEncoder {
    var writer = RuleWriter(texts: .none)
    writer.rule(rule)
    return writer.programs
  }

  static func variables(of rule: Rule) -> ProgramVariables {
    let texts = rule.parameters.filter { parameter in
      if case .string = parameter.value { true } else { false }
    }
    return ProgramVariables(
      known: [RuleExpressions.Slot.parameters, RuleExpressions.Slot.lists], texts: Set(texts.map(\.name)),
      constant: RuleExpressions.Slot.app, node: RuleExpressions.Slot.node)
  }
}

/// A rule of a set of which the programs have not been read.
package struct RuleRecord {
  private let header: RuleSet.Header
  private let title: Message
  private let severity: Severity
  package let parameters: [Rule.Parameter]
  package let editions: [Edition: Rule.EditionChange]
  private let yieldsTo: [String]
  /// Whether one of the programs that decide reads the word lists of the rule's file.
  package let readsLists: Bool
  private let asksWhenUnknown: Bool
  private let bytes: [UInt8]
  private let texts: SharedTexts
  /// Where the programs begin.
  private let programs: Int

  init(_ bytes: [UInt8], header: RuleSet.Header, texts: SharedTexts) throws(ByteDecodingError) {
    var reader = ByteReader(bytes: bytes, offset: 0, isText: true)
    title = Message(en: try reader.string(), zhHans: try reader.string())
    guard let severity = Severity(rawValue: try reader.byte()) else { throw .malformed }
    let flags = try reader.byte()
    parameters = try reader.list { (reader) throws(ByteDecodingError) in
      Rule.Parameter(name: try reader.text(in: texts), value: try reader.value(sharing: texts))
    }
    yieldsTo = try reader.texts(in: texts)
    let editions = try reader.list { (reader) throws(ByteDecodingError) in try reader.edition(texts) }
    self.editions = Dictionary(editions) { $1 }
    self.severity = severity
    asksWhenUnknown = flags & 1 != 0
    readsLists = flags & 2 != 0
    programs = reader.offset
    self.bytes = bytes
    self.texts = texts
    self.header = header
  }

  /// Reads the rest of the rule.
  ///
  /// - Parameter link: What is known of the run; nil where the rule is looked at, but not run.
  func rule(
    vocabulary: Vocabulary, functions: FunctionTable, patterns: PatternCompiler, link: inout ProgramLink?
  ) throws(ByteDecodingError) -> Rule {
    var offset = programs
    let programs = try ProgramDecoder(
      bytes, at: &offset, catalog: vocabulary, functions: functions, patterns: patterns, texts: texts, link: &link)
    var reader = RuleReading(programs: programs, reader: ByteReader(bytes: bytes, offset: offset, isText: true))
    let condition = try reader.optional()
    let checks = try reader.checks()
    return Rule(
      id: header.id, title: title, phase: header.phase, selectors: header.selectors, condition: condition,
      asksWhenUnknown: asksWhenUnknown, parameters: parameters, yieldsTo: yieldsTo, checks: checks,
      editions: editions, severity: severity)
  }
}

private struct RuleWriter {
  let texts: SharedTexts
  var programs = ProgramEncoder()
  /// What stands before the programs.
  var head = ByteWriter(bytes: [], isText: true)
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
    optional(rule.condition)
    list(rule.checks) { $0.check($1) }
    head.string(rule.title.en)
    head.string(rule.title.zhHans)
    head.bytes.append(rule.severity.rawValue)
    let readsLists = programs.code.instructions.contains {
      $0.operation == .slot && Int($0.a) == RuleExpressions.Slot.lists
    }
    head.bytes.append((rule.asksWhenUnknown ? 1 : 0) | (readsLists ? 2 : 0))
    head.list(rule.parameters) { writer, parameter in
      writer.text(parameter.name, in: texts)
      writer.value(parameter.value, sharing: texts)
    }
    head.texts(rule.yieldsTo, in: texts)
    let editions = Edition.allCases.compactMap { edition in rule.editions[edition].map { (edition, $0) } }
    head.list(editions) { $0.edition($1.0, $1.1, texts) }
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
}

extension ByteWriter {
  fileprivate mutating func list<T>(_ items: [T], _ write: (inout ByteWriter, T) -> Void) {
    number(UInt64(items.count))
    for item in items { write(&self, item) }
  }

  fileprivate mutating func edition(_ edition: Edition, _ change: Rule.EditionChange, _ texts: SharedTexts) {
    string(edition.rawValue)
    guard case .changed(let parameters, let severity) = change else { return bytes.append(0) }
    bytes.append(1)
    number(severity.map { UInt64($0.rawValue) + 1 } ?? 0)
    list(parameters.sorted { $0.key < $1.key }) { writer, parameter in
      writer.text(parameter.key, in: texts)
      writer.value(parameter.value, sharing: texts)
    }
  }
}

extension ByteReader {
  fileprivate mutating func list<T>(
    _ read: (inout ByteReader) throws(ByteDecodingError) -> T
  ) throws(ByteDecodingError) -> [T] {
    let count = try count()
    var items: [T] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }

  fileprivate mutating func edition(
    _ texts: SharedTexts
  ) throws(ByteDecodingError) -> (Edition, Rule.EditionChange) {
    guard let edition = Edition(rawValue: try string()) else { throw .malformed }
    if try byte() == 0 { return (edition, .off) }
    let number = try number()
    let parameters = try list { (reader) throws(ByteDecodingError) in
      (try reader.text(in: texts), try reader.value(sharing: texts))
    }
    return (
      edition,
      .changed(
        parameters: Dictionary(parameters) { $1 },
        severity: number == 0 ? nil : Severity(rawValue: UInt8(truncatingIfNeeded: number - 1)))
    )
  }
}

private struct RuleReading {
  let programs: ProgramDecoder
  var reader: ByteReader

  mutating func optional() throws(ByteDecodingError) -> Program? {
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

  mutating func checks() throws(ByteDecodingError) -> [Rule.Check] {
    let count = try reader.count()
    var checks: [Rule.Check] = []
    checks.reserveCapacity(count)
    for _ in 0..<count { checks.append(try check()) }
    return checks
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
