import HIGReading

/// Reading the documentation of a rule: reasons, sources, examples.
extension RuleReader {
  mutating func readDocumentation(_ fields: RuleFile.Fields, id: String, title: Message?) -> RuleDocumentation {
    let examples = fields["examples"].map { readExamples($0, rule: id) } ?? []
    let hasRequirement = fields["require"] != nil || fields["checks"] != nil
    return RuleDocumentation(
      id: id, title: title ?? Message(verbatim: ""), why: fields["why"].flatMap { file.message($0) },
      sources: fields["source"].map { readSources($0) } ?? [],
      covers: fields["covers"].map { readCovers($0) } ?? [id],
      asks: fields["asks"].flatMap { file.string($0, expected: Message(en: "a reason", zhHans: "原因")) },
      examples: examples, hasRequirement: hasRequirement,
      location: file.location(fields["id"].map { file.tree[$0].range } ?? file.tree[fields.node].range))
  }

  private mutating func readSources(_ node: NodeIndex) -> [RuleDocumentation.Reference] {
    var sources: [RuleDocumentation.Reference] = []
    let what = Message(en: "source", zhHans: "出处")
    let expected = Message(
      en: "a place in the guidelines, `{edition: …, section: …}`", zhHans: "指南中的位置 `{edition: …, section: …}`")
    for item in file.items(of: node) {
      guard let fields = file.fields(of: item, ["edition", "section"], expected: expected) else { continue }
      let edition = file.require("edition", in: fields, of: what).flatMap { node in
        file.string(node).flatMap { readEdition($0, at: node) }
      }
      let section = file.require("section", in: fields, of: what).flatMap { file.string($0) }
      if let edition, let section { sources.append(.init(edition: edition, section: section)) }
    }
    return sources
  }

  private mutating func readCovers(_ node: NodeIndex) -> [String] {
    var covers: [String] = []
    for item in file.items(of: node) {
      guard let key = file.string(item) else { continue }
      guard Self.isID(key) else {
        file.report(
          "covers", at: file.tree.target(of: item),
          Message(en: "`\(key)` is no guideline's key: `area/name`", zhHans: "`\(key)` 不是指南条目的键：应为“领域/名称”"))
        continue
      }
      covers.append(key)
    }
    return covers
  }

  // MARK: Examples

  private mutating func readExamples(_ node: NodeIndex, rule: String) -> [RuleDocumentation.Example] {
    var examples: [RuleDocumentation.Example] = []
    let what = Message(en: "example", zhHans: "示例")
    let expected = Message(en: "an example, `{spec: …, expect: …}`", zhHans: "示例 `{spec: …, expect: …}`")
    for item in file.list(node, expected: Message(en: "a list of examples", zhHans: "示例列表")) {
      guard
        let fields = file.fields(
          of: item, ["spec", "file", "beside", "edition", "expect"], of: RuleKeys.example, in: "examples",
          expected: expected)
      else {
        continue
      }
      let spec = file.require("spec", in: fields, of: what).flatMap {
        file.string($0, expected: Message(en: "a spec", zhHans: "规格"))
      }
      let name = fields["file"].flatMap { file.string($0, expected: Message(en: "a file name", zhHans: "文件名")) }
      let edition = fields["edition"].flatMap { node in file.string(node).flatMap { readEdition($0, at: node) } }
      let expectations = file.require("expect", in: fields, of: what).map { readExpectations($0, rule: rule) }
      guard let spec, let expectations, let specNode = fields["spec"] else { continue }
      examples.append(
        .init(
          spec: spec, file: name ?? "screen.yaml", beside: fields["beside"].map { readFiles($0) } ?? [],
          edition: edition ?? .current, expectations: expectations,
          location: file.location(file.tree[specNode].range)))
    }
    return examples
  }

  /// Reads texts by their paths.
  private mutating func readFiles(_ node: NodeIndex) -> [RuleDocumentation.Example.OtherFile] {
    let target = file.tree.target(of: node)
    guard target != .none, file.tree[target].kind == .mapping else {
      file.report("beside", at: target, Message(en: "`beside` holds files by their paths", zhHans: "`beside` 按路径列出文件"))
      return []
    }
    var files: [RuleDocumentation.Example.OtherFile] = []
    for entry in file.tree.entries(of: target) {
      guard let text = file.string(entry.value) else { continue }
      files.append(.init(path: file.tree.text(of: entry.key), text: text))
    }
    return files
  }

  private mutating func readExpectations(
    _ node: NodeIndex, rule: String
  ) -> [RuleDocumentation.Example.Expectation] {
    var expectations: [RuleDocumentation.Example.Expectation] = []
    let what = Message(en: "expected diagnostic", zhHans: "预期诊断")
    let expected = Message(en: "a diagnostic, `{text: …, severity: …}`", zhHans: "诊断 `{text: …, severity: …}`")
    for item in file.list(node, expected: Message(en: "a list of diagnostics", zhHans: "诊断列表")) {
      guard let fields = file.fields(of: item, ["text", "severity", "rule", "review"], expected: expected) else {
        continue
      }
      let isReview = fields["review"].flatMap { file.bool($0) } ?? false
      let name = fields["rule"].flatMap { file.string($0) } ?? rule
      let text =
        isReview
        ? fields["text"].flatMap { file.string($0) } ?? ""
        : file.require("text", in: fields, of: what).flatMap { file.string($0) }
      let severity =
        isReview ? nil : file.require("severity", in: fields, of: what).flatMap { readFixedSeverity($0) }
      guard let text, isReview || severity != nil else { continue }
      expectations.append(.init(text: text, severity: severity, rule: name))
    }
    return expectations
  }
}
