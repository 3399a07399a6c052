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
