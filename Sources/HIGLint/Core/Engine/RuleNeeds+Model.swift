import HIGLanguage

extension RuleNeeds.Node {
  package init(_ node: NodeReference, in model: Model) {
    let record = model.nodes[Int(node.index)]
    self.init(type: record.type, fields: record.fields)
    guard Int(type) == model.screenType else { return }
    role = WordBits.bit(of: model.string(Names.role, of: node), in: .screenRole)
    presentation = WordBits.bit(of: model.string(Names.presentation, of: node), in: .presentation)
    if case .bool(true) = model.value(of: Names.isVariant, at: node) { isVariant = true }
  }
}
