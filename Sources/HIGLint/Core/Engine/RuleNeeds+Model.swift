import HIGLanguage

extension RuleNeeds.Node {
  package init(_ node: NodeReference, in model: Model) {
    let record = model.nodes[Int(node.index)]
    self.init(type: record.type, fields: record.fields)
    if model.mayHaveUnreadStatements(node) { fields |= Names.unreadStatements.bit }
    guard Int(type) == model.screenType else { return }
    role = WordBits.bit(of: model.string(Names.role, of: node), in: .screenRole)
    presentation = WordBits.bit(of: model.string(Names.presentation, of: node), in: .presentation)
    if case .bool(true) = model.value(of: Names.isVariant, at: node) { isVariant = true }
  }
}

extension Model {
  /// The bits of the fields that the app states (`AppFieldBits`); none without an app.
  var appFields: UInt64 {
    guard app != .none else { return 0 }
    let bits = AppFieldBits.of(vocabulary)
    return slots(of: nodes[Int(app.index)]).reduce(0) { $0 | bits.bit(of: $1.name) }
  }
}
