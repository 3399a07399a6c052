import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// Help in `.higlint.yml`: its keys and their values.
extension LanguageServer {
  private struct Setting {
    var name: String
    var summary: Message
    var words: [String] = []
    /// The beginning of what follows on the next line.
    var block: String?
  }

  private static let severities = Severity.allCases.map(\.word)

  private static let settings: [Setting] = [
    Setting(
      name: "edition", summary: Message(en: "The edition of the guidelines", zhHans: "指南的版本"),
      words: Edition.allCases.map(\.rawValue)),
    Setting(
      name: "language", summary: Message(en: "The language of messages", zhHans: "消息的语言"),
      words: Language.allCases.map(\.rawValue)),
    Setting(
      name: "include", summary: Message(en: "The only files that are checked", zhHans: "只检查这些文件"), block: "- "),
    Setting(
      name: "exclude", summary: Message(en: "Files that are not checked", zhHans: "不检查的文件"), block: "- "),
    Setting(
      name: "failOn", summary: Message(en: "The severity that fails a run", zhHans: "使检查失败的级别"),
      words: severities + ["never"]),
    Setting(
      name: "minSeverity", summary: Message(en: "The least severity that is shown", zhHans: "显示的最低级别"),
      words: severities),
    Setting(
      name: "rules", summary: Message(en: "What rules ask: off, a severity, parameters", zhHans: "规则的设置：off、级别、参数"),
      block: ""),
    Setting(
      name: "overrides",
      summary: Message(en: "Rules for some files, screens or objects", zhHans: "针对部分文件、界面或对象的规则设置"), block: "- "),
    Setting(
      name: "extends", summary: Message(en: "Settings that these build on", zhHans: "所继承的配置文件")),
    Setting(
      name: "ruleFiles", summary: Message(en: "Files with the team's own rules", zhHans: "团队自己的规则文件"), block: "- "),
    Setting(
      name: "reviewed", summary: Message(en: "Answers about files that can't hold them", zhHans: "无法自存答案的文件的答案"),
      block: "- "),
    Setting(
      name: "baseline", summary: Message(en: "The file with known findings", zhHans: "已知问题的文件")),
    Setting(
      name: "format", summary: Message(en: "The form of reports", zhHans: "报告的格式"),
      words: ReportFormat.allCases.map(\.rawValue)),
    Setting(
      name: "output", summary: Message(en: "Files that reports go to", zhHans: "报告写入的文件"), block: ""),
    Setting(
      name: "requireReason",
      summary: Message(en: "Whether a suppression must say why", zhHans: "停用规则是否必须说明原因"), words: ["true", "false"]),
  ]

  private static let overrideKeys: [Setting] = [
    Setting(name: "files", summary: Message(en: "Patterns of files", zhHans: "文件的模式"), block: "- "),
    Setting(name: "screens", summary: Message(en: "Ids of screens", zhHans: "界面的 id")),
    Setting(name: "objects", summary: Message(en: "Ids of views or objects", zhHans: "视图或对象的 id")),
    Setting(name: "rules", summary: Message(en: "What rules ask there", zhHans: "该处的规则设置"), block: ""),
  ]

  /// Returns the keys around a place, from the top.
  private func keys(around index: Int, _ outline: SpecOutline) -> [String] {
    outline.chain(from: index).reversed().compactMap { index in
      let key = outline.places[index].key
      return key == .none ? nil : outline.tree.text(of: key)
    }
  }

  func hoverOfSettings(_ reading: DocumentReading, at offset: Int) -> HoverText? {
    let path = path(at: offset, in: reading.tree)
    guard let key = path.keys.last, reading.tree[key].range.contains(SourceRange(at: offset)) else { return nil }
    let names = path.keys.map { reading.tree.text(of: $0) }
    let table = names.first == "overrides" && names.count > 1 ? Self.overrideKeys : Self.settings
    guard names.count == (names.first == "overrides" ? min(names.count, 2) : 1),
      let setting = table.first(where: { $0.name == names.last })
    else { return nil }
    var lines = ["**\(setting.name)**: \(Markdown.escaped(setting.summary[options.language]))"]
    if !setting.words.isEmpty { lines.append(setting.words.map { "`\($0)`" }.joined(separator: ", ")) }
    return (lines.joined(separator: "\n\n"), reading.tree[key].range.bounds)
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
    let names = keys(around: site.index, site.outline)
    let around = Array(site.isKey ? names.dropLast() : names[...])
    let isOfRules = around.last == "rules" && (around.count == 1 || around.first == "overrides")
    if site.isKey {
      switch around.count {
      case 0: addSettings(Self.settings, site, &items)
      case 1 where around[0] == "overrides": addSettings(Self.overrideKeys, site, &items)
      case _ where isOfRules: addRules(reading, &items) { $0 + ": " }
      case _ where around.dropLast().last == "rules": addChanges(of: around.last ?? "", site, reading, &items)
      case 1 where around[0] == "output":
        for format in ReportFormat.allCases { items.add(format.rawValue, .enumeration, plain: format.rawValue + ": ") }
      default: addSettingValues(around, &items)
      }
      return
    }
    addSettingValues(around, &items)
  }

  private func addSettingValues(_ names: [String], _ items: inout CompletionItems) {
    if names.count == 1, let setting = Self.settings.first(where: { $0.name == names[0] }) {
      for word in setting.words { items.add(word, .enumeration) }
    } else if names.dropLast().last == "rules" {
      for word in ["off", "on"] + Self.severities { items.add(word, .keyword) }
    } else if names.last == "severity" {
      for word in Self.severities { items.add(word, .keyword) }
    } else if names.last == "screens", names.first == "overrides" {
      for (path, place) in (folders.first?.names.definitions(.screen) ?? []) {
        items.add(place.name, .reference, detail: path)
      }
    }
  }

  /// Adds what a setting may change of a rule: its severity and its parameters.
  private func addChanges(
    of id: String, _ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems
  ) {
    items.add("severity", .field, plain: "severity: ")
    guard let rule = ruleTexts.summary(id) else { return }
    for parameter in rule.parameters {
      items.add(
        parameter.name, .property, detail: ValueText(language: options.language).text(parameter.value),
        plain: parameter.name + ": ")
    }
  }

  private func addSettings(_ settings: [Setting], _ site: CompletionSite, _ items: inout CompletionItems) {
    let parent = site.outline.places[site.index].parent
    let present = Set(
      site.outline.children(of: parent).filter { $0 != site.index && site.outline.places[$0].key != .none }
        .map { site.outline.tree.text(of: site.outline.places[$0].key) })
    for setting in settings where !present.contains(setting.name) {
      let name = setting.name
      let key = site.isJSON && !site.isQuoted ? "\"\(name)\"" : name
      guard !site.hasColon, !site.isQuoted else {
        items.add(name, .field, detail: setting.summary[options.language], plain: key)
        continue
      }
      let snippet = setting.block.map { CompletionItems.escaped(key) + (site.isInFlow ? ": $0" : ":\n  \($0)$0") }
      items.add(
        name, .field, detail: setting.summary[options.language], plain: key + ": ",
        snippet: snippet ?? CompletionItems.escaped(key) + ": $0")
    }
  }
}
