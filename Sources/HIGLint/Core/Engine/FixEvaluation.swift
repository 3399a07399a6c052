import HIGLanguage
import HIGReading

/// Turns the fix that a rule offers into changes to files. Its expressions are those of the rule language, evaluated at
/// the node of the finding.
struct FixEvaluation {
  let evaluator: Evaluator
  let model: Model

  /// Returns the fix; nil where an expression is unknown, or where a value to change is written nowhere.
  func fix(_ rule: Rule.FixTemplate) -> Fix? {
    if let condition = rule.condition {
      guard case .bool(true) = evaluator.evaluate(condition) else { return nil }
    }
    var changes: [Fix.Change] = []
    var sharing: Message?
    for step in rule.steps {
      guard let made = self.changes(of: step, sharing: &sharing), !made.isEmpty else { return nil }
      changes += made
    }
    var fix = Fix(changes, safety: rule.safety, why: rule.why)
    // Whatever a rule says of it: nobody's words are changed unasked.
    if fix.safety == .safe, rule.steps.contains(where: changesTexts) {
      fix.safety = .unsafe
      fix.why = Rule.FixTemplate.changesText
    }
    if let sharing { fix.decline(sharing) }
    return fix
  }

  /// Returns whether a step changes, adds or removes a text that people read, or an object that may hold one.
  private func changesTexts(_ step: Rule.FixStep) -> Bool {
    switch step {
    case .replaceText: true
    case .set(let places, _), .remove(let places):
      places.contains { place in
        guard let (node, name) = field(place) else { return false }
        return model.slot(name, of: node) != nil && holdsTexts(name, of: node) || isText(name, of: node)
      }
    case .insert(_, let place):
      field(place).map { node, name in isText(name, of: node) } ?? false
    }
  }

  private func isText(_ name: NameID, of node: NodeReference) -> Bool {
    model.vocabulary.field(name, in: model.typeIndex(of: node))?.type.isText ?? false
  }

  /// Returns whether the value of a field may hold a text, judged by its type.
  private func holdsTexts(_ name: NameID, of node: NodeReference) -> Bool {
    guard let type = model.vocabulary.field(name, in: model.typeIndex(of: node))?.type else { return true }
    return model.vocabulary.mayHoldTexts(type)
  }

  private func changes(of step: Rule.FixStep, sharing: inout Message?) -> [Fix.Change]? {
    switch step {
    case .set(let places, let program):
      let fields = places.compactMap { field($0) }
      let chosen = places.count == 1 ? fields.first : fields.first { model.slot($1, of: $0) != nil }
      guard let (node, name) = chosen, let value = written(evaluator.evaluate(program)) else { return nil }
      guard let slot = model.slot(name, of: node) else {
        guard let owner = location(of: node) else { return nil }
        return [.state(of: owner, WrittenField(model.vocabulary.name(name), value))]
      }
      return location(of: slot, sharing: &sharing).map { [.replace($0, value)] }
    case .replaceText(let part, let program):
      return rewriting(evaluator.evaluate(part), with: evaluator.evaluate(program), sharing: &sharing)
    case .remove(let places):
      return places.compactMap { place in
        guard let (node, name) = field(place), let slot = model.slot(name, of: node) else { return nil }
        return location(of: slot, sharing: &sharing).map { .remove($0, key: place.field ?? "") }
      }
    case .insert(let program, let place):
      guard let (node, name) = field(place), let value = written(evaluator.evaluate(program)) else { return nil }
      guard let slot = model.slot(name, of: node) else {
        guard let owner = location(of: node) else { return nil }
        return [.state(of: owner, WrittenField(model.vocabulary.name(name), .list([value])))]
      }
      return location(of: slot, sharing: &sharing).map { [.append(to: $0, value)] }
    }
  }

  private func field(_ place: Rule.ReportedPlace) -> (NodeReference, NameID)? {
    guard let owner = place.owner, let field = place.field, case .node(let node) = evaluator.evaluate(owner),
      node != .none
    else { return nil }
    let name = model.vocabulary.nameID(of: field)
    return name == .none ? nil : (node, name)
  }

  // MARK: Places

  private func location(of node: NodeReference) -> Location? {
    let location = model.location(of: node)
    return location.range.isEmpty ? nil : location
  }

  /// Returns the location of a value; sets `sharing` where several places share it, since that is left to people.
  private func location(of slot: FieldSlot, sharing: inout Message?) -> Location? {
    switch slot.origin {
    case .written, .argument: break
    case .parameterDefault:
      sharing = Message(
        en: "it is a parameter's default, which all uses of the component share", zhHans: "这是参数的默认值，该组件的所有使用处共用")
    case .resolvedName:
      sharing = Message(
        en: "it goes by a name, which other places share", zhHans: "此处引用的是名称，其他位置也在使用")
    case .computed: return nil
    }
    let location = model.location(of: slot)
    return location.range.isEmpty ? nil : location
  }

  // MARK: Texts

  /// Returns one change for each text: the new words replace whole texts, or parts of them.
  private func rewriting(_ subject: Value, with replacement: Value, sharing: inout Message?) -> [Fix.Change]? {
    guard case .string(let words) = replacement else { return nil }
    switch subject {
    case .node(let node):
      guard let entry = model.text(of: node), entry.string != words else { return nil }
      return location(of: node).map { [.rewrite($0, to: words)] }
    case .span(let span): return rewriting([span], with: words)
    case .list(let items):
      let spans = items.compactMap { item -> TextSpan? in
        if case .span(let span) = item { return span }
        return nil
      }
      return spans.count == items.count ? rewriting(spans, with: words) : nil
    default: return nil
    }
  }

  private func rewriting(_ spans: [TextSpan], with words: String) -> [Fix.Change]? {
    var changes: [Fix.Change] = []
    var nodes: [NodeReference] = []
    for span in spans where !nodes.contains(span.node) { nodes.append(span.node) }
    for node in nodes {
      guard let entry = model.text(of: node), let location = location(of: node) else { return nil }
      let bytes = Array(entry.string.utf8)
      var result: [UInt8] = []
      var end = 0
      for span in spans.filter({ $0.node == node }).sorted(by: { $0.start < $1.start }) {
        guard Int(span.start) >= end, Int(span.end) <= bytes.count else { return nil }
        result += bytes[end..<Int(span.start)] + Array(words.utf8)
        end = Int(span.end)
      }
      result += bytes[end...]
      changes.append(.rewrite(location, to: String(decoding: result, as: UTF8.self)))
    }
    return changes
  }

  // MARK: Values

  /// Returns a value as the format writes it; nil for one that can't be written.
  private func written(_ value: Value) -> WrittenValue? {
    switch value {
    case .bool(let bool): return .verbatim(bool ? "true" : "false")
    case .int(let int): return .verbatim(String(int))
    case .double(let double): return double.isFinite ? .verbatim(Self.decimal(double)) : nil
    case .string(let text): return .string(text)
    case .color(let color): return .string(color.name)
    case .list(let items):
      let values = items.compactMap { written($0) }
      return values.count == items.count ? .list(values) : nil
    case .map(let map):
      var fields: [WrittenField] = []
      for (key, value) in map.entries {
        guard case .string(let name) = key, let value = written(value) else { return nil }
        fields.append(WrittenField(name, value))
      }
      return .mapping(fields)
    case .null, .interval, .node, .span, .type, .unknown, .error: return nil
    }
  }

  /// Returns a number as text, a whole one without its point.
  private static func decimal(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return number.description
  }
}

extension FieldType {
  /// Whether the value is a text that people read, or a list or a map of them.
  fileprivate var isText: Bool {
    switch self {
    case .text: true
    case .list(let element), .map(let element): element.isText
    default: false
    }
  }
}

extension Vocabulary {
  /// Returns whether a value of this type can hold a text that people read, at any depth.
  fileprivate func mayHoldTexts(_ type: FieldType) -> Bool {
    var open = [type]
    var seen: Set<String> = []
    while let type = open.popLast() {
      switch type {
      case .text, .opaque: return true
      case .list(let element), .map(let element): open.append(element)
      case .node(let name):
        guard seen.insert(name).inserted else { continue }
        open += self.type(named: name)?.fields.map(\.type) ?? []
      default: continue
      }
    }
    return false
  }
}
