import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// Reads configuration files, and reports every mistake at its place, as a rule `configuration/…`.
///
/// Nothing is ignored: an unknown key, rule or parameter, a wrong type, an empty section and a circle of `extends` are
/// errors, so that every setting that is written holds.
struct ConfigurationReader {
  private let workspace: any Workspace
  private let builtIn: RuleSet
  /// The paths that were named to be checked.
  private let roots: [String]
  private let ruleFiles: CompiledRuleFiles
  /// The built-in rules and the team's own.
  private(set) var rules: RuleSet {
    didSet { positions = nil }
  }
  /// The position of each of the rules, once one has been looked for.
  private var positions: [String: Int]?
  private(set) var problems: [Diagnostic] = []
  /// The files that extend each other on the way to the one being read.
  private var way: [String] = []
  private var file = RuleFile(SyntaxTree(source: SourceFile(path: "", stored: [])), area: "configuration")

  init(
    workspace: any Workspace, rules: RuleSet, roots: [String] = [], ruleFiles: CompiledRuleFiles = CompiledRuleFiles()
  ) {
    self.workspace = workspace
    self.ruleFiles = ruleFiles
    self.roots = roots
    builtIn = rules
    self.rules = rules
  }

  private static let keys = ConfigurationKeys.all.map(\.name)
  private static var deepestExtension: Int { 32 }

  /// Returns the configuration in a file, over those that it extends.
  mutating func read(_ path: String) -> Configuration {
    let path = Path.normalized(path)
    do throws(WorkspaceError) {
      return read(SourceFile(path: path, stored: try workspace.read(path)), folder: Path.parent(path))
    } catch {
      problems.append(
        Diagnostic(
          rule: "configuration/unreadable", severity: .error, message: error.message,
          at: Location(file: SourceFile(path: path, stored: []), range: SourceRange(at: 0))))
      return Configuration()
    }
  }

  private mutating func read(_ source: SourceFile, folder: String) -> Configuration {
    let format = FileFormat(name: source.path) == .json ? FileFormat.json : .yaml
    let outer = file
    file = RuleFile(format.read(source), area: "configuration")
    way.append(source.path)
    defer {
      way.removeLast()
      file = outer
    }
    var configuration = Configuration()
    configuration.path = source.path
    configuration.folder = folder
    configuration.files = [source.path]
    let documents = file.tree.documents
    if documents.count > 1, let second = documents.last {
      file.report(
        "documents", at: second.root,
        Message(en: "a configuration is one document", zhHans: "配置文件只能有一个文档"))
    }
    var base: Configuration?
    let root = documents.first.map { file.tree.target(of: $0.root) } ?? .none
    // A file with nothing but comments says nothing, and is no mistake.
    if root != .none, !isEmpty(root),
      let fields = file.fields(
        of: root, Self.keys, of: ConfigurationKeys.all,
        expected: Message(en: "settings by name", zhHans: "按名称列出的设置"))
    {
      for name in fields.names {
        if let value = fields[name], let key = fields.key(name) { checkContent(of: name, key: key, value: value) }
      }
      base = fields["extends"].flatMap { readExtended($0, folder: folder) }
      readValues(fields, into: &configuration)
      readFiles(fields, folder: folder, into: &configuration)
      if let node = fields["rules"] { configuration.rules = readRules(node) }
      if let node = fields["overrides"] { configuration.overrides = readOverrides(node) }
      if let node = hasContent(fields["reviewed"]) { configuration.answers = readAnswers(node) }
    }
    problems += file.problems
    return base.map { configuration.over($0) } ?? configuration
  }

  private func isEmpty(_ node: NodeIndex) -> Bool {
    guard file.tree[node].kind == .scalar else { return false }
    if case .null = file.tree.scalarValue(of: node) { return true }
    return false
  }

  /// Reports a key without a value: somebody would believe in the setting.
  private mutating func checkContent(of name: String, key: NodeIndex, value: NodeIndex) {
    let target = file.tree.target(of: value)
    guard target != .none, isEmpty(target) else { return }
    file.report(
      "empty", at: key,
      Message(
        en: "`\(name)` has no value; write one, or remove the line", zhHans: "`\(name)` 没有值；请补上，或删除此行"))
  }

  private func hasContent(_ node: NodeIndex?) -> NodeIndex? {
    guard let node else { return nil }
    let target = file.tree.target(of: node)
    return target == .none || isEmpty(target) ? nil : node
  }

  private func place(_ node: NodeIndex) -> Location {
    file.location(file.tree[file.tree.target(of: node)].range)
  }

  // MARK: Single values

  private mutating func readValues(_ fields: RuleFile.Fields, into configuration: inout Configuration) {
    if let node = hasContent(fields["edition"]),
      let word = word(of: "edition", node, among: Edition.allCases.map(\.rawValue))
    {
      configuration.edition = Edition(rawValue: word).map { .init($0, at: place(node)) }
    }
    if let node = hasContent(fields["language"]),
      let word = word(of: "language", node, among: Language.allCases.map(\.rawValue))
    {
      configuration.language = Language(rawValue: word).map { .init($0, at: place(node)) }
    }
    let severities = Severity.allCases.map(\.word)
    if let node = hasContent(fields["failOn"]), let word = word(of: "failOn", node, among: severities + ["never"]) {
      configuration.failOn = .init(Severity(word: word), at: place(node))
    }
    if let node = hasContent(fields["minSeverity"]), let word = word(of: "minSeverity", node, among: severities) {
      configuration.minimumSeverity = Severity(word: word).map { .init($0, at: place(node)) }
    }
    if let node = hasContent(fields["requireReason"]), let value = file.bool(node) {
      configuration.requiresReason = .init(value, at: place(node))
    }
    if let node = hasContent(fields["format"]),
      let word = word(of: "format", node, among: ReportFormat.allCases.map(\.rawValue))
    {
      configuration.format = ReportFormat(word: word).map { .init($0, at: place(node)) }
    }
    if let node = hasContent(fields["include"]) { configuration.include = readGlobs(node) }
    if let node = hasContent(fields["exclude"]) { configuration.exclude = readGlobs(node) }
  }

  /// Returns a word that must be one of those that a setting takes.
  private mutating func word(of name: String, _ node: NodeIndex, among words: [String]) -> String? {
    file.word(node, among: words, of: ConfigurationKeys.all.first { $0.name == name })
  }

  private mutating func readGlobs(_ node: NodeIndex) -> [Configuration.Setting<Glob>] {
    let expected = Message(en: "a list of patterns such as `drafts/`", zhHans: "模式列表，例如 `drafts/`")
    return file.list(node, expected: expected).compactMap { item in
      guard let text = file.string(item, expected: Message(en: "a pattern", zhHans: "模式")) else { return nil }
      guard let glob = Glob(text) else {
        file.report(
          "pattern", at: file.tree.target(of: item),
          Message(en: "`\(text)` matches nothing", zhHans: "`\(text)` 不匹配任何路径"))
        return nil
      }
      return .init(glob, at: place(item))
    }
  }

  // MARK: Other files

  private mutating func readFiles(
    _ fields: RuleFile.Fields, folder: String, into configuration: inout Configuration
  ) {
    if let node = hasContent(fields["baseline"]), let path = file.string(node),
      isInReach(path, of: folder, for: .baseline, at: node)
    {
      configuration.baseline = .init(Path.resolved(path, in: folder), at: place(node))
    }
    if let node = hasContent(fields["output"]) {
      let expected = Message(
        en: "files by format, `{sarif: higlint.sarif}`", zhHans: "按格式列出的文件，`{sarif: higlint.sarif}`")
      for (name, key, value) in file.names(node, expected: expected) {
        guard word(of: "output", key, among: ReportFormat.allCases.map(\.rawValue)) != nil,
          let format = ReportFormat(word: name), let path = file.string(value),
          isInReach(path, of: folder, for: .report(format), at: value)
        else { continue }
        configuration.outputs.append(
          .init(.init(format: format, path: Path.resolved(path, in: folder)), at: place(value)))
      }
    }
    if let node = hasContent(fields["ruleFiles"]) { readRuleFiles(node, folder: folder, into: &configuration) }
  }

  /// Returns whether a configuration may name a file, and reports the place where it may not.
  private mutating func isInReach(
    _ written: String, of folder: String, for use: ConfigurationReach.Use, at node: NodeIndex
  ) -> Bool {
    let reach = ConfigurationReach(from: folder, roots: roots, in: workspace)
    let path = Path.resolved(written, in: folder)
    guard let message = reach.refusal(of: path, written: written, for: use, in: workspace) else { return true }
    file.report("outside", at: file.tree.target(of: node), message)
    return false
  }

  private mutating func readRuleFiles(
    _ node: NodeIndex, folder: String, into configuration: inout Configuration
  ) {
    var sources: [SourceFile] = []
    for (path, item) in readPaths(node, folder: folder) {
      guard let source = open(path, at: item) else { continue }
      sources.append(source)
      configuration.ruleFiles.append(.init(path, at: place(item)))
    }
    guard !sources.isEmpty else { return }
    let compiled = ruleFiles.rules(of: sources, beside: rules)
    problems += compiled.diagnostics
    rules = compiled.rules
  }

  private mutating func readPaths(_ node: NodeIndex, folder: String) -> [(path: String, item: NodeIndex)] {
    file.items(of: node).compactMap { item in
      guard let path = file.string(item, expected: Message(en: "a path", zhHans: "路径")),
        isInReach(path, of: folder, for: .reading, at: item)
      else { return nil }
      return (Path.resolved(path, in: folder), item)
    }
  }

  private mutating func open(_ path: String, at node: NodeIndex) -> SourceFile? {
    do throws(WorkspaceError) {
      return SourceFile(path: path, stored: try workspace.read(path))
    } catch {
      file.report(
        "unreadable", at: file.tree.target(of: node),
        Message(en: "\(path): \(error.message.en)", zhHans: "\(path)：\(error.message.zhHans)"))
      return nil
    }
  }

  /// Reads the extended files, each over the one before. Their patterns count from the folder of the file that extends
  /// them: paths are excluded there.
  private mutating func readExtended(_ node: NodeIndex, folder: String) -> Configuration? {
    guard let node = hasContent(node) else { return nil }
    var base: Configuration?
    for (path, item) in readPaths(node, folder: folder) {
      if way.contains(path) {
        let circle = (way.drop { $0 != path } + [path]).joined(separator: " → ")
        file.report(
          "cycle", at: file.tree.target(of: item),
          Message(en: "these files extend each other in a circle: \(circle)", zhHans: "这些文件循环继承：\(circle)"))
        continue
      }
      guard way.count < Self.deepestExtension else {
        file.report(
          "depth", at: file.tree.target(of: item),
          Message(
            en: "more than \(Self.deepestExtension) files extend each other",
            zhHans: "继承的文件超过 \(Self.deepestExtension) 层"))
        continue
      }
      guard let source = open(path, at: item) else { continue }
      let extended = read(source, folder: Path.parent(path))
      base = base.map { extended.over($0) } ?? extended
    }
    return base
  }

  /// Reads answers for files that can't hold them; only a path can say what such an answer is about.
  private mutating func readAnswers(_ node: NodeIndex) -> [ReviewAnswer] {
    let section = ReviewSection.read(file.tree, rules: rules.ids)
    problems += section.problems
    for answer in section.answers where answer.paths.isEmpty {
      problems.append(
        Diagnostic(
          rule: "configuration/missing", severity: .error,
          message: Message(
            en: "this answer does not say what it is about; add `of: PATH`", zhHans: "此答案没有写明所针对的内容；请加上 `of: 路径`"),
          at: answer.location))
    }
    return section.answers
  }

  // MARK: Rules

  private mutating func readRules(_ node: NodeIndex) -> [Configuration.RuleSetting] {
    guard let node = hasContent(node) else { return [] }
    let expected = Message(
      en: "settings by rule, `color/contrast: warning`", zhHans: "按规则列出的设置，`color/contrast: warning`")
    return file.names(node, expected: expected).compactMap { name, key, value in
      guard checkRule(name, at: key) else { return nil }
      checkContent(of: name, key: key, value: value)
      guard let value = hasContent(value), let change = readChange(value, of: name) else { return nil }
      return .init(pattern: name, change: change, location: file.location(file.tree[key].range))
    }
  }

  private mutating func position(of rule: String) -> Int? {
    if let positions { return positions[rule] }
    let positions = Dictionary(zip(rules.ids, 0...)) { first, _ in first }
    self.positions = positions
    return positions[rule]
  }

  private mutating func checkRule(_ name: String, at key: NodeIndex) -> Bool {
    if name == "*" || position(of: name) != nil || rules.matches(name) { return true }
    let ids = rules.ids
    let areas = ids.reduce(into: [String]()) { areas, id in
      let area = RuleSet.area(of: id) + "/*"
      if areas.last != area { areas.append(area) }
    }
    let hint = Suggestion(for: name, among: ids + areas)
    file.report(
      "unknown-rule", at: key,
      Message(en: "there is no rule `\(name)`\(hint.en)", zhHans: "没有规则 `\(name)`\(hint.zhHans)"),
      help: hint.first.flatMap { rules.documentation(of: $0) }.map { rule in
        Message(
          en: "`\(rule.id)`: \(rule.title.en). `higlint explain \(rule.id)` tells more",
          zhHans: "`\(rule.id)`：\(rule.title.zhHans)。详见 `higlint explain \(rule.id)`")
      } ?? Message(en: "`higlint rules` lists them all", zhHans: "`higlint rules` 列出所有规则"))
    return false
  }

  private static var words: [String] { ["off", "on"] + Severity.allCases.map(\.word) }

  /// Reads `off`, `on`, a severity, or a mapping with a severity and parameters.
  private mutating func readChange(_ node: NodeIndex, of rule: String) -> RuleOptions.Change? {
    let target = file.tree.target(of: node)
    guard file.tree[target].kind == .mapping else {
      guard let word = word(of: "rules", node, among: Self.words) else { return nil }
      return RuleOptions.Change(isOn: word != "off", severity: Severity(word: word))
    }
    var change = RuleOptions.Change(isOn: true)
    for (name, key, value) in file.names(node, expected: Message(en: "parameters", zhHans: "参数")) {
      if name == "severity" {
        guard let word = word(of: "rules", value, among: Self.words) else { continue }
        change.isOn = word != "off"
        change.severity = Severity(word: word)
      } else if let value = readParameter(name, key: key, value: value, of: rule) {
        change.parameters[name] = value
      }
    }
    return change
  }

  private mutating func readParameter(_ name: String, key: NodeIndex, value: NodeIndex, of rule: String) -> Value? {
    guard let position = position(of: rule) else {
      file.report(
        "unknown-parameter", at: key,
        Message(
          en: "parameters belong to single rules; of `\(rule)` only the severity can be set",
          zhHans: "参数只属于单条规则；`\(rule)` 只能设置严重程度"))
      return nil
    }
    let parameters = rules.record(at: position)?.parameters ?? []
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      let hint = Suggestion(for: name, among: parameters.map(\.name) + ["severity"])
      let all = parameters.map { "`\($0.name)`" }
      file.report(
        "unknown-parameter", at: key,
        Message(
          en: all.isEmpty
            ? "`\(rule)` has no parameters"
            : "`\(rule)` has no parameter `\(name)`, only \(all.joined(separator: ", "))\(hint.en)",
          zhHans: all.isEmpty
            ? "`\(rule)` 没有参数" : "`\(rule)` 没有参数 `\(name)`，只有 \(all.joined(separator: "、"))\(hint.zhHans)"),
        help: Message(
          en: "`higlint explain \(rule)` tells what it has", zhHans: "参数说明见 `higlint explain \(rule)`"))
      return nil
    }
    // A value is no expression, and calls nothing.
    var reader = RuleReader(file.tree, index: 0, vocabulary: rules.vocabulary, functions: FunctionTable())
    guard let read = reader.readValue(value) else { return nil }
    guard RuleReader.accepts(parameter.type, read.type) else {
      file.report(
        "type", at: file.tree.target(of: value),
        Message(
          en: "`\(name)` of `\(rule)` is a value such as \(ValueText(language: .english).text(parameter.value))",
          zhHans: "`\(rule)` 的 `\(name)` 应为 \(ValueText(language: .english).text(parameter.value)) 这样的值"))
      return nil
    }
    return read.value
  }

  private mutating func readOverrides(_ node: NodeIndex) -> [Configuration.Override] {
    guard let node = hasContent(node) else { return [] }
    let expected = Message(en: "an override, `{files: […], rules: {…}}`", zhHans: "覆盖设置 `{files: […], rules: {…}}`")
    var overrides: [Configuration.Override] = []
    for item in file.list(node, expected: Message(en: "a list of overrides", zhHans: "覆盖设置列表")) {
      guard
        let fields = file.fields(
          of: item, ConfigurationKeys.override.map(\.name), of: ConfigurationKeys.override, in: "overrides",
          expected: expected)
      else {
        continue
      }
      for name in fields.names {
        if let value = fields[name], let key = fields.key(name) { checkContent(of: name, key: key, value: value) }
      }
      let override = Configuration.Override(
        files: hasContent(fields["files"]).map { readGlobs($0).map(\.value) } ?? [],
        screens: hasContent(fields["screens"]).map { readNames($0) } ?? [],
        objects: hasContent(fields["objects"]).map { readNames($0) } ?? [],
        rules: file.require("rules", in: fields, of: Message(en: "override", zhHans: "覆盖设置")).map { readRules($0) }
          ?? [])
      if override.files.isEmpty, override.screens.isEmpty, override.objects.isEmpty {
        if fields["files"] == nil, fields["screens"] == nil, fields["objects"] == nil {
          file.report(
            "missing", at: fields.node,
            Message(
              en: "this override says for no files, screens or objects what holds; write `rules` at the top instead",
              zhHans: "此覆盖设置没有指明文件、界面或对象；若对全部生效，请写在顶层的 `rules`"))
        }
        continue
      }
      if !override.objects.isEmpty, override.rules.contains(where: { !$0.change.parameters.isEmpty }) {
        file.report(
          "objects", at: fields["rules"] ?? fields.node,
          Message(
            en: "for single objects a rule can be off or have another severity; parameters hold for files and screens",
            zhHans: "对单个对象只能关闭规则或改变严重程度；参数按文件和界面生效"))
      }
      overrides.append(override)
    }
    return overrides
  }

  private mutating func readNames(_ node: NodeIndex) -> [String] {
    file.items(of: node).compactMap { file.string($0, expected: Message(en: "an id", zhHans: "标识")) }
  }
}
