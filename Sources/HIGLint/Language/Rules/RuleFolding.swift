/// Puts the parameters and word lists of a run into a rule's programs in the place of the reads. A part that depends on
/// nothing but the app is then evaluated once in a run, and one that occurs twice for a node once for each node.
package struct RuleFolding {
  private let parameters: Value
  private let lists: Value
  private let firstKept: UInt32?
  private let firstShared: UInt32
  /// The images of the programs: those of a rule share one, or a few.
  private var images: [Image] = []

  private struct Image {
    let original: ProgramImage
    var folded: ProgramImage?
    /// The roots of the programs that decide.
    var roots: [UInt32] = []
  }

  /// The numbers for the next values to be kept.
  private var numbers: KeptNumbers

  /// - Parameters:
  ///   - firstKept: The number of the rule's first kept part; nil where nothing is kept.
  ///   - firstShared: The number of the first part that the rule's compilation shares.
  ///   - numbers: The next free numbers for values that are found once; advanced past those that the rule takes.
  package static func fold(
    _ rule: Rule, parameters: Value, lists: Value, firstKept: UInt32?, firstShared: UInt32,
    numbers: inout KeptNumbers
  ) -> Rule {
    var folding = RuleFolding(
      parameters: parameters, lists: lists, firstKept: firstKept, firstShared: firstShared, numbers: numbers)
    defer { numbers = folding.numbers }
    return folding.fold(rule)
  }

  private init(
    parameters: Value, lists: Value, firstKept: UInt32?, firstShared: UInt32, numbers: KeptNumbers
  ) {
    self.firstKept = firstKept
    self.firstShared = firstShared
    self.parameters = parameters
    self.lists = lists
    self.numbers = numbers
  }

  /// Folds the reports of a rule's checks, in the way of `fold(_:parameters:lists:firstKept:numbers:)`.
  package static func fold(
    _ reports: [Rule.Report], parameters: Value, lists: Value, firstKept: UInt32?, numbers: inout KeptNumbers
  ) -> [Rule.Report] {
    // Reports are programs of their own, in which nothing is shared.
    var folding = RuleFolding(
      parameters: parameters, lists: lists, firstKept: firstKept, firstShared: 0, numbers: numbers)
    defer { numbers = folding.numbers }
    return reports.map { folding.fold($0) }
  }

  private mutating func fold(_ report: Rule.Report) -> Rule.Report {
    Rule.Report(
      places: fold(report.places), message: fold(report.message),
      notes: report.notes.map { Rule.Note(places: fold($0.places), message: fold($0.message)) },
      fix: report.fix.map { fold($0) })
  }

  private mutating func fold(_ fix: Rule.FixTemplate) -> Rule.FixTemplate {
    var fix = fix
    fix.condition = fix.condition.map { fold($0) }
    fix.steps = fix.steps.map { step in
      switch step {
      case .set(let places, let value): .set(fold(places), to: fold(value))
      case .replaceText(let part, let text): .replaceText(fold(part), with: fold(text))
      case .remove(let places): .remove(fold(places))
      case .insert(let value, let list): .insert(fold(value), into: fold([list])[0])
      }
    }
    return fix
  }

  private mutating func fold(_ program: Program) -> Program {
    let index = index(of: program.image)
    if let known = images[index].folded { return Program(image: known, root: program.root) }
    let folded = program.image.folded(
      variables: [(RuleExpressions.Slot.parameters, parameters), (RuleExpressions.Slot.lists, lists)],
      constant: RuleExpressions.Slot.app, node: RuleExpressions.Slot.node,
      firstKept: firstKept, firstShared: firstShared, roots: images[index].roots, numbers: &numbers)
    images[index].folded = folded
    return Program(image: folded, root: program.root)
  }

  private mutating func index(of image: ProgramImage) -> Int {
    if let known = images.firstIndex(where: { $0.original === image }) { return known }
    images.append(Image(original: image))
    return images.count - 1
  }

  private mutating func fold(_ template: Template) -> Template {
    Template(
      parts: template.parts.map { part in
        guard case .hole(let program) = part else { return part }
        return .hole(fold(program))
      })
  }

  private mutating func fold(_ template: Rule.MessageTemplate) -> Rule.MessageTemplate {
    Rule.MessageTemplate(en: fold(template.en), zhHans: fold(template.zhHans))
  }

  private mutating func fold(_ places: [Rule.ReportedPlace]) -> [Rule.ReportedPlace] {
    places.map { Rule.ReportedPlace(value: fold($0.value), owner: $0.owner.map { fold($0) }, field: $0.field) }
  }

  private mutating func fold(_ rule: Rule) -> Rule {
    var rule = rule
    rule.forEachProgram { program in images[index(of: program.image)].roots.append(program.root) }
    rule.condition = rule.condition.map { fold($0) }
    rule.checks = rule.checks.map { check in
      var check = check
      check.condition = check.condition.map { fold($0) }
      check.each = check.each.map { fold($0) }
      check.requirement = fold(check.requirement)
      if case .computed(let program) = check.severity { check.severity = .computed(fold(program)) }
      return check
    }
    return rule
  }
}

extension Rule {
  /// Visits the programs that decide, but not those of the reports.
  func forEachProgram(_ visit: (Program) -> Void) {
    if let condition { visit(condition) }
    for check in checks {
      if let condition = check.condition { visit(condition) }
      if let each = check.each { visit(each) }
      visit(check.requirement)
      if case .computed(let program) = check.severity { visit(program) }
    }
  }

  /// Returns whether a condition holds for one of the programs that decide.
  package func hasProgram(where holds: (Program) -> Bool) -> Bool {
    var isFound = false
    forEachProgram { isFound = isFound || holds($0) }
    return isFound
  }

  /// Whether one of the programs that decide reads a variable.
  package func mentions(_ slot: Int) -> Bool {
    // Most share one image.
    var last: ProgramImage?
    return hasProgram { program in
      if program.image === last { return false }
      last = program.image
      return program.image.mentions(slot)
    }
  }
}

extension Rule {
  /// The patterns of its programs and, among its parameters, what may be one.
  var patterns: Set<String> {
    var patterns = Set<String>()
    forEachProgram { patterns.formUnion($0.image.patterns.map(\.source)) }
    func add(_ value: Value) {
      switch value {
      case .string(let text): if text.utf8.contains(where: { "|([\\".utf8.contains($0) }) { patterns.insert(text) }
      case .list(let items): items.forEach(add)
      case .map(let map): map.entries.forEach { add($0.value) }
      default: break
      }
    }
    for parameter in parameters { add(parameter.value) }
    for case .changed(let parameters, _) in editions.values { parameters.values.forEach(add) }
    return patterns
  }

  /// Whether a report asks about nodes what no check does.
  var reportsAsk: Bool {
    var known: Set<UInt32> = [Instruction.none]
    forEachProgram { $0.forEachKept { known.insert($0.c) } }
    var isNew = false
    for report in checks.compactMap(\.report) {
      report.forEachProgram { $0.forEachKept { isNew = isNew || !known.contains($0.c) } }
    }
    return isNew
  }

  /// Whether a kept part asks about other nodes than those that the rule concerns.
  var asksAboutScreens: Bool {
    var asks = false
    func visit(_ program: Program) {
      program.forEachKept { part in
        guard part.c != Instruction.none else { return }
        asks = asks || program.image.instruction(at: part.a).a != UInt32(RuleExpressions.Slot.node)
      }
    }
    forEachProgram(visit)
    for report in checks.compactMap(\.report) { report.forEachProgram(visit) }
    return asks
  }

  /// Whether a kept part of the condition asks about the app.
  var asksAboutApp: Bool {
    var asks = false
    condition?.forEachKept { asks = asks || $0.c == Instruction.none }
    return asks
  }
}

extension Rule.Report {
  /// Visits the programs of the places, messages and fixes.
  package func forEachProgram(_ visit: (Program) -> Void) {
    func visitPlaces(_ places: [Rule.ReportedPlace]) {
      for place in places {
        visit(place.value)
        if let owner = place.owner { visit(owner) }
      }
    }
    func visitMessage(_ message: Rule.MessageTemplate) {
      for case .hole(let program) in message.en.parts + message.zhHans.parts { visit(program) }
    }
    visitPlaces(places)
    visitMessage(message)
    for note in notes {
      visitPlaces(note.places)
      visitMessage(note.message)
    }
    guard let fix else { return }
    if let condition = fix.condition { visit(condition) }
    for step in fix.steps {
      switch step {
      case .set(let places, let value):
        visitPlaces(places)
        visit(value)
      case .replaceText(let part, let text):
        visit(part)
        visit(text)
      case .remove(let places): visitPlaces(places)
      case .insert(let value, let list):
        visit(value)
        visitPlaces([list])
      }
    }
  }
}
