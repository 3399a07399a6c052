import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// Brings the findings of a rule about one text in several languages together: people mend a text, not a line of each table.
struct LanguageMerge {
  private struct Group: Hashable {
    var rule: String
    var severity: Severity
    var node: NodeReference
  }

  /// The texts of a model that stand in other files, by these, in the order of their places.
  private var texts: [String: [(range: SourceRange, language: String)]] = [:]
  /// The app's own language.
  private var own: String?

  /// Returns findings in which of those that a rule has about one text in several tables only the ones in the app's own
  /// language stay, or those in the first, with the other languages in their message.
  static func merged(_ findings: [Finding], in model: Model) -> [Finding] {
    var tables: [String: Bool] = [:]
    func isInTable(_ finding: Finding) -> Bool {
      let path = finding.location.file.path
      if let known = tables[path] { return known }
      tables[path] = FileFormat(beside: path)?.holdsTexts ?? false
      return tables[path] ?? false
    }

    var groups: [Group: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard case .violation(let diagnostic) = finding.outcome else { continue }
      // The texts of a field stand in one object.
      let node = model.text(of: finding.node) == nil ? finding.node : model.parent(of: finding.node)
      groups[Group(rule: finding.rule, severity: diagnostic.severity, node: node), default: []].append(index)
    }
    groups = groups.filter { _, indices in
      indices.count > 1 && indices.contains { isInTable(findings[$0]) }
    }
    guard !groups.isEmpty else { return findings }
    let merge = LanguageMerge(model)
    var result = findings
    var dropped: Set<Int> = []
    for indices in groups.values {
      let languages = indices.map { merge.language(at: findings[$0].location) }
      guard let own = merge.first(languages, indices.map { isInTable(findings[$0]) }) else { continue }
      let others = languages.filter { $0 != own }
      guard !others.isEmpty, let kept = zip(indices, languages).first(where: { $0.1 == own })?.0 else { continue }
      for (index, language) in zip(indices, languages) where language != own { dropped.insert(index) }
      guard case .violation(var diagnostic) = result[kept].outcome else { continue }
      diagnostic.message = diagnostic.message.also(in: Array(Set(others.compactMap { $0 })).sorted())
      result[kept].outcome = .violation(diagnostic)
    }
    return result.indices.filter { !dropped.contains($0) }.map { result[$0] }
  }

  private init(_ model: Model) {
    if model.app != .none, case .list(let tags) = model.value(of: Names.languages, at: model.app),
      case .string(let tag) = tags.first
    {
      own = tag
    }
    for index in model.nodes.indices {
      let node = NodeReference(UInt32(index))
      guard let language = model.text(of: node)?.language else { continue }
      let location = model.location(of: node)
      texts[location.file.path, default: []].append((location.range, language))
    }
    for path in texts.keys { texts[path]?.sort { $0.range.start < $1.range.start } }
  }

  /// Returns the language of the text that holds a place; nil for the file's own words.
  private func language(at location: Location) -> String? {
    guard let texts = texts[location.file.path] else { return nil }
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].range.start <= location.range.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, texts[low - 1].range.end >= location.range.end else { return nil }
    return texts[low - 1].language
  }

  /// Returns the language that stays: that of the file itself, else the app's, else the first. Nil where there is only
  /// one.
  private func first(_ languages: [String?], _ areInTables: [Bool]) -> String?? {
    guard languages.contains(where: { $0 != languages[0] }) else { return nil }
    if let index = areInTables.firstIndex(of: false) { return .some(languages[index]) }
    return .some(languages.contains(own) ? own : languages[0])
  }
}

extension Message {
  /// Returns the message with the other languages that it holds for.
  fileprivate func also(in languages: [String]) -> Message {
    guard !languages.isEmpty else { return self }
    return Message(
      en: "\(en) (also in \(languages.joined(separator: ", ")))",
      zhHans: "\(zhHans)（\(languages.joined(separator: "、")) 亦然）")
  }
}
