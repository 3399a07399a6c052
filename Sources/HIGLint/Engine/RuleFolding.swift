/// A rule's programs with the parameters and word lists of a run in the place of what reads them.
struct RuleFolding {
  private let parameters: Value
  private let lists: Value
  /// The programs of a rule share one image, or few.
  private var images: [ObjectIdentifier: ProgramImage] = [:]

  static func fold(_ rule: Rule, parameters: Value, lists: Value) -> Rule {
    var folding = RuleFolding(parameters: parameters, lists: lists)
    return folding.fold(rule)
  }

  private init(parameters: Value, lists: Value) {
    self.parameters = parameters
    self.lists = lists
  }

  private mutating func fold(_ program: Program) -> Program {
    let identity = ObjectIdentifier(program.image)
    if let known = images[identity] { return Program(image: known, root: program.root) }
    let folded = program.image.replacingFields(of: [
      RuleExpressions.Slot.parameters: parameters, RuleExpressions.Slot.lists: lists,
    ])
    images[identity] = folded
    return Program(image: folded, root: program.root)
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

  private mutating func fold(_ places: [Rule.Place]) -> [Rule.Place] {
    places.map { Rule.Place(value: fold($0.value), owner: $0.owner.map { fold($0) }, field: $0.field) }
  }

  private mutating func fold(_ rule: Rule) -> Rule {
    var rule = rule
    rule.condition = rule.condition.map { fold($0) }
    rule.checks = rule.checks.map { check in
      var check = check
      check.condition = check.condition.map { fold($0) }
      check.each = check.each.map { fold($0) }
      check.requirement = fold(check.requirement)
      if case .computed(let program) = check.severity { check.severity = .computed(fold(program)) }
      check.places = fold(check.places)
      check.message = fold(check.message)
      check.notes = check.notes.map { Rule.Note(places: fold($0.places), message: fold($0.message)) }
      return check
    }
    return rule
  }
}

extension ProgramImage {
  /// The same programs, in which fields of variables that are maps of known values are these values.
  func replacingFields(of variables: [Int: Value]) -> ProgramImage {
    var changed = Array(instructions)
    var added = Array(constants)
    for index in changed.indices where changed[index].operation == .member {
      let instruction = changed[index]
      let operand = changed[Int(instruction.a)]
      guard operand.operation == .slot, case .map(let map)? = variables[Int(operand.a)],
        var value = map[names[Int(instruction.b)].text]
      else { continue }
      if instruction.flag == 1, case .int(let int) = value { value = .double(Double(int)) }
      changed[index] = Instruction(operation: .constant, a: UInt32(added.count))
      added.append(value)
    }
    return ProgramImage(self, instructions: changed, constants: added)
  }
}
