import HIGReading

extension RuleSet {
  /// Returns the ids of the rules that read each fact of a type of nodes, in the order of the rules.
  ///
  /// The rules are compiled once more for it, from the text of their files: nothing of it is needed to run them.
  public func readers() -> [FactRead: [String]] {
    let sources = (0..<fileCount).map { source(ofFile: $0) }
    var readers: [FactRead: [String]] = [:]
    for rule in RuleReader.read(sources, vocabulary: vocabulary, functions: functions).rules {
      var reads = rule.allReads
      // A rule about the texts of a field reads the field.
      for selector in rule.rule.selectors {
        switch selector {
        case .text(let type, let field): reads.insert(FactRead(nodeType: type, fact: field))
        case .textOfKind(_, let field): reads.insert(FactRead(nodeType: "view", fact: field))
        case .type, .kind, .screenStates: break
        }
      }
      for read in reads { readers[read, default: []].append(rule.rule.id) }
    }
    return readers
  }
}
