import HIGReading

/// The rules of files that were read together, and the mistakes in them.
public struct LoadedRules: Sendable {
  package let rules: [RuleReader.ReadRule]
  package let files: [(source: SourceFile, lists: [Rule.WordListSource])]
  /// The phrases that the files add to the lexicon.
  package let lexicon: [Lexicon.Entry]
  package let vocabulary: Vocabulary
  package let functions: [Function]
  /// The mistakes, in the order of the files. With any of them the rules are not fit to run.
  public let diagnostics: [Diagnostic]

  /// The rules as a set.
  public var ruleSet: RuleSet {
    RuleSet(rules, files: files, lexicon: lexicon, vocabulary: vocabulary, functions: functions)
  }
}

extension RuleReader {
  /// Reads rule files, and checks the rules against each other and against those that are there already.
  ///
  /// - Parameters:
  ///   - others: The rules beside which a team's rules stand, to which they may yield and whose functions they may call.
  ///   - functions: The functions that the rules bring with them, besides those of `RuleFunctions`.
  public static func read(
    _ files: [SourceFile], beside others: RuleSet? = nil, vocabulary: Vocabulary = .shared,
    functions: [Function] = []
  ) -> LoadedRules {
    let table = RuleFunctions.declaredTable.adding((others?.functions ?? []) + functions)
    var rules: [ReadRule] = []
    var sources: [(source: SourceFile, lists: [Rule.WordListSource])] = []
    var lexicon: [Lexicon.Entry] = []
    var diagnostics: [Diagnostic] = []
    for (index, source) in files.enumerated() {
      var reader = RuleReader(YAMLReader.read(source), index: index, vocabulary: vocabulary, functions: table)
      reader.file.acceptsOneLanguage = others != nil
      reader.readFile()
      rules += reader.rules
      sources.append((source, reader.wordLists))
      lexicon += reader.lexicon
      diagnostics += reader.file.problems
    }
    var links = RuleLinks(rules: rules, files: files, others: others)
    links.check()
    diagnostics += links.problems
    let order = Dictionary(files.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    diagnostics = diagnostics.enumerated().sorted { a, b in
      let (here, there) = (a.element.location, b.element.location)
      let (x, y) = (order[ObjectIdentifier(here.file)] ?? 0, order[ObjectIdentifier(there.file)] ?? 0)
      if x != y { return x < y }
      return here.range == there.range ? a.offset < b.offset : here.range < there.range
    }.map(\.element)
    return LoadedRules(
      rules: rules, files: sources, lexicon: lexicon, vocabulary: vocabulary, functions: functions,
      diagnostics: diagnostics)
  }

  /// Returns the documentation of a file's rules, without compiling them.
  package static func documentation(of tree: SyntaxTree, vocabulary: Vocabulary) -> [RuleDocumentation] {
    var reader = RuleReader(tree, index: 0, vocabulary: vocabulary, functions: FunctionTable())
    // Whether a text is there in both has been told when the rules were loaded.
    reader.file.acceptsOneLanguage = true
    return reader.readDocumentation()
  }
}

/// The links between the rules of a set.
private struct RuleLinks {
  let rules: [RuleReader.ReadRule]
  let files: [SourceFile]
  let others: RuleSet?
  var problems: [Diagnostic] = []

  private func location(_ range: SourceRange, of rule: RuleReader.ReadRule) -> Location {
    Location(file: files[rule.file], range: range)
  }

  private mutating func report(
    _ kind: String, _ range: SourceRange, of rule: RuleReader.ReadRule, _ message: Message,
    notes: [Diagnostic.Note] = []
  ) {
    problems.append(
      Diagnostic(
        rule: "rule/\(kind)", severity: .error, message: message, at: location(range, of: rule), notes: notes))
  }

  mutating func check() {
    let positions = checkIDs()
    checkNames(positions)
    checkExpectations(positions)
    checkCycles(positions)
  }

  private mutating func checkIDs() -> [String: Int] {
    var positions: [String: Int] = [:]
    for (position, rule) in rules.enumerated() {
      guard let first = positions[rule.rule.id] else {
        positions[rule.rule.id] = position
        continue
      }
      let place = location(rules[first].idRange, of: rules[first])
      report(
        "duplicate-id", rule.idRange, of: rule,
        Message(en: "there is another rule `\(rule.rule.id)`", zhHans: "规则 `\(rule.rule.id)` 重复"),
        notes: [.init(Message(en: "the first one", zhHans: "第一条"), at: place)])
    }
    return positions
  }

  private mutating func checkNames(_ positions: [String: Int]) {
    let known = Set(positions.keys).union(others?.ids ?? [])
    for rule in rules {
      for (name, range) in zip(rule.rule.yieldsTo, rule.yieldRanges) where !known.contains(name) {
        let hint = Suggestion(for: name, among: known.sorted())
        report(
          "unknown-rule", range, of: rule,
          Message(en: "there is no rule `\(name)`\(hint.en)", zhHans: "没有规则 `\(name)`\(hint.zhHans)"))
      }
    }
  }

  /// Checks that an example expects diagnostics of known rules, or of reading the spec.
  private mutating func checkExpectations(_ positions: [String: Int]) {
    let known = Set(positions.keys).union(others?.ids ?? [])
    for rule in rules {
      for example in rule.documentation.examples {
        for expectation in example.expectations where !known.contains(expectation.rule) {
          let area = expectation.rule.utf8.prefix { $0 != UInt8(ascii: "/") }
          if ["spec", "syntax", "rule"].contains(where: { area.elementsEqual($0.utf8) }) { continue }
          report(
            "unknown-rule", example.location.range, of: rule,
            Message(
              en: "this example expects a diagnostic of `\(expectation.rule)`, and there is no such rule",
              zhHans: "此示例期望规则 `\(expectation.rule)` 的诊断，但没有这条规则"))
        }
      }
    }
  }

  /// Reports rules that yield to each other in a circle: they would all be silent.
  private mutating func checkCycles(_ positions: [String: Int]) {
    /// The states of the rules: 0 not visited, 1 on the way, 2 done.
    var states = [UInt8](repeating: 0, count: rules.count)
    for start in rules.indices where states[start] == 0 {
      var way: [(rule: Int, next: Int)] = [(start, 0)]
      states[start] = 1
      while let (current, next) = way.last {
        let names = rules[current].rule.yieldsTo
        guard next < names.count else {
          states[current] = 2
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        guard let target = positions[names[next]] else { continue }
        if states[target] == 0 {
          states[target] = 1
          way.append((target, 0))
        } else if states[target] == 1, next < rules[current].yieldRanges.count {
          let circle = way.drop { $0.rule != target }.map { rules[$0.rule].rule.id } + [names[next]]
          report(
            "cycle", rules[current].yieldRanges[next], of: rules[current],
            Message(
              en: "these rules yield to each other in a circle: \(circle.joined(separator: ", "))",
              zhHans: "这些规则循环让步：\(circle.joined(separator: "、"))"))
        }
      }
    }
  }
}
