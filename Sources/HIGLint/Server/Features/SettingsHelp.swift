import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// Help in `.higlint.yml`: its keys and their values.
extension LanguageServer {
  func hoverOfSettings(_ reading: DocumentReading, at offset: Int) -> HoverText? {
    if let name = reading.names.place(at: offset), let text = text(of: name, around: reading) {
      return (text, name.range.bounds)
    }
    let path = path(at: offset, in: reading.tree)
    guard let key = path.keys.last, reading.tree[key].range.contains(SourceRange(at: offset)) else { return nil }
    let names = path.keys.map { reading.tree.text(of: $0) }
    let range = reading.tree[key].range.bounds
    let shapes = KeyShapes(.object(ConfigurationKeys.all), at: names.dropLast())
    if let setting = shapes.keys.first(where: { $0.name == names.last }) { return (text(of: setting), range) }
    if names.last == "severity", names.dropLast(2).last == "rules" {
      return RuleKeys.check.first { $0.name == "severity" }.map { (text(of: $0), range) }
    }
    return nil
  }

  /// Returns the keys that lead to an offset, and the innermost node around it.
  func path(at offset: Int, in tree: SyntaxTree) -> (keys: [NodeIndex], node: NodeIndex) {
    var keys: [NodeIndex] = []
    var node =
      tree.documents.first { tree[$0.root].range.bounds.contains(offset) || tree[$0.root].range.end == offset }?
      .root ?? .none
    for _ in 0..<256 {
      guard node != .none else { break }
      var next = NodeIndex.none
      switch tree[node].kind {
      case .mapping:
        for entry in SyntaxTree.Entries(unmerged: node, in: tree) {
          let start = Int(tree[entry.key].range.start)
          let end = max(Int(tree[entry.key].range.end), entry.value == .none ? 0 : Int(tree[entry.value].range.end))
          guard start <= offset, offset <= end else { continue }
          keys.append(entry.key)
          next = entry.value
        }
      case .sequence:
        for item in tree.children(of: node)
        where Int(tree[item].range.start) <= offset && offset <= Int(tree[item].range.end) { next = item }
      default: break
      }
      guard next != .none else { break }
      node = next
    }
    return (keys, node)
  }

  func completeSettings(_ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems) {
    let around = site.keysAround
    let isOfRules = around.last == "rules" && (around.count == 1 || around.first == "overrides")
    if site.isKey {
      addKeys(KeyShapes(.object(ConfigurationKeys.all), at: around).keys, site, &items)
      if isOfRules {
        addRules(reading, &items) { $0 + ": " }
      } else if around.dropLast().last == "rules" {
        addChanges(of: around.last ?? "", site, reading, &items)
      } else if around == ["output"] {
        for format in ReportFormat.allCases { items.add(format.rawValue, .enumeration, plain: format.rawValue + ": ") }
      } else if around == ["reviewed"] {
        addAnswerKeys(site, &items)
      }
    }
    // A value on a line of its own looks like a key as long as nothing follows.
    addSettingValues(around, site, reading, &items)
  }

  private static let answer = Vocabulary.shared.type(named: "reviewAnswer")

  private func addAnswerKeys(_ site: CompletionSite, _ items: inout CompletionItems) {
    let texts = FieldTexts(language: options.language)
    for field in Self.answer?.fields ?? [] where !site.keysBeside.contains(field.name) {
      addName(field.name, .field, detail: texts.summary(field, of: "reviewAnswer"), site, &items)
    }
  }

  private func addSettingValues(
    _ names: [String], _ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems
  ) {
    for word in KeyShapes(.object(ConfigurationKeys.all), at: names).words { items.add(word, .enumeration) }
    func addDefinitions(_ kinds: [NameKind]) {
      let known = self.names(around: reading)
      for kind in kinds {
        for (path, place) in known.definitions(kind) { items.add(place.name, .reference, detail: path) }
      }
    }
    switch (names.first, names.last) {
    case ("rules", "severity"), ("overrides", "severity"):
      for word in Severity.allCases.map(\.word) { items.add(word, .keyword) }
    case ("overrides", "screens"): addDefinitions([.screen])
    case ("overrides", "objects"): addDefinitions([.view])
    case ("overrides", "files"), ("include", _), ("exclude", _): addFiles(of: [], reading, &items)
    case ("extends", _), ("ruleFiles", _), ("baseline", _): addFiles(of: ["yaml", "yml"], reading, &items)
    case ("reviewed", "rule"): addRules(reading, &items, areas: false)
    case ("reviewed", "of"): addDefinitions([.screen, .view])
    case ("reviewed", let key?):
      guard let field = Self.answer?.fields.first(where: { $0.name == key }) else { return }
      if case .word(let words) = field.type { for word in words.words { add(word, of: words, &items) } }
    default: break
    }
  }

  /// Adds what a setting may change of a rule: its severity and its parameters.
  private func addChanges(
    of id: String, _ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems
  ) {
    items.add("severity", .field, plain: "severity: ")
    guard let rule = summary(ofRule: id, around: reading) else { return }
    for parameter in rule.parameters {
      items.add(
        parameter.name, .property, detail: ValueText(language: options.language).text(parameter.value),
        plain: parameter.name + ": ")
    }
  }
}
