import HIGReading

/// The binary form of the reports of a rule's checks: programs, then the places and messages that number them.
///
/// It stands apart from the rule's own bytes, and is read when the rule first finds something.
enum RuleReportCoding {
  static func encode(reportsOf rule: Rule, sharing texts: SharedTexts, into bytes: inout [UInt8]) {
    let reports = rule.checks.compactMap(\.report)
    guard !reports.isEmpty else { return }
    var writer = Writer()
    writer.fields.number(UInt64(reports.count))
    for report in reports { writer.report(report) }
    // They are parts of messages, too.
    writer.programs.encode(for: RuleCoding.variables(of: rule), sharing: [], texts, into: &bytes)
    bytes += writer.fields.bytes
  }

  /// Returns the reports of the checks, in order.
  ///
  /// - Parameters:
  ///   - texts: Those that rules share.
  ///   - link: What is known of the run; nil where the reports are looked at, but not given.
  static func decode(
    _ bytes: [UInt8], vocabulary: Vocabulary, functions: FunctionTable, texts: SharedTexts, link: inout ProgramLink?
  ) throws(ByteDecodingError) -> [Rule.Report] {
    guard !bytes.isEmpty else { return [] }
    var offset = 0
    let programs = try ProgramDecoder(
      bytes, at: &offset, catalog: vocabulary, functions: functions, patterns: .standard, texts: texts, link: &link)
    var reading = Reading(programs: programs, reader: ByteReader(bytes: bytes, offset: offset, isText: true))
    var reports: [Rule.Report] = []
    for _ in 0..<(try reading.reader.count()) { reports.append(try reading.report()) }
    return reports
  }

  private struct Writer {
    var programs = ProgramEncoder()
    var fields = ByteWriter(bytes: [], isText: true)

    private mutating func program(_ program: Program) { fields.number(UInt64(programs.add(program))) }

    private mutating func place(_ place: Rule.ReportedPlace) {
      program(place.value)
      fields.number(place.owner.map { UInt64(programs.add($0)) + 1 } ?? 0)
      fields.string(place.field ?? "")
    }

    private mutating func places(_ places: [Rule.ReportedPlace]) {
      fields.number(UInt64(places.count))
      for place in places { self.place(place) }
    }

    private mutating func template(_ template: Rule.MessageTemplate) {
      fields.number(UInt64(programs.add(template.en)))
      fields.number(UInt64(programs.add(template.zhHans)))
    }

    mutating func report(_ report: Rule.Report) {
      places(report.places)
      template(report.message)
      fields.number(UInt64(report.notes.count))
      for note in report.notes {
        places(note.places)
        template(note.message)
      }
      fields.bytes.append(report.fix == nil ? 0 : 1)
      if let fix = report.fix { self.fix(fix) }
    }

    private mutating func fix(_ fix: Rule.FixTemplate) {
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

    private mutating func program() throws(ByteDecodingError) -> Program {
      try program(Int(truncatingIfNeeded: try reader.number()))
    }

    private func program(_ number: Int) throws(ByteDecodingError) -> Program {
      guard let program = programs.program(number) else { throw .malformed }
      return program
    }

    private mutating func optional() throws(ByteDecodingError) -> Program? {
      let number = Int(truncatingIfNeeded: try reader.number())
      return number == 0 ? nil : try program(number - 1)
    }

    private mutating func place() throws(ByteDecodingError) -> Rule.ReportedPlace {
      let value = try program()
      let owner = try optional()
      let field = try reader.string()
      return Rule.ReportedPlace(value: value, owner: owner, field: field.isEmpty ? nil : field)
    }

    private mutating func places() throws(ByteDecodingError) -> [Rule.ReportedPlace] {
      var places: [Rule.ReportedPlace] = []
      for _ in 0..<(try reader.count()) { places.append(try place()) }
      return places
    }

    private mutating func template() throws(ByteDecodingError) -> Rule.MessageTemplate {
      guard let en = programs.template(Int(truncatingIfNeeded: try reader.number())),
        let zhHans = programs.template(Int(truncatingIfNeeded: try reader.number()))
      else { throw .malformed }
      return Rule.MessageTemplate(en: en, zhHans: zhHans)
    }

    mutating func report() throws(ByteDecodingError) -> Rule.Report {
      let places = try places()
      let message = try template()
      var notes: [Rule.Note] = []
      for _ in 0..<(try reader.count()) {
        let places = try self.places()
        notes.append(Rule.Note(places: places, message: try template()))
      }
      let fix = try reader.byte() == 1 ? try fix() : nil
      return Rule.Report(places: places, message: message, notes: notes, fix: fix)
    }

    private mutating func fix() throws(ByteDecodingError) -> Rule.FixTemplate {
      guard let safety = Fix.Safety(rawValue: try reader.byte()) else { throw .malformed }
      var why: Message?
      if try reader.byte() == 1 { why = Message(en: try reader.string(), zhHans: try reader.string()) }
      let condition = try optional()
      var steps: [Rule.FixStep] = []
      for _ in 0..<(try reader.count()) { steps.append(try step()) }
      return Rule.FixTemplate(steps: steps, safety: safety, why: why, condition: condition)
    }

    private mutating func step() throws(ByteDecodingError) -> Rule.FixStep {
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
