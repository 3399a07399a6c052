import HIGCore
import HIGLanguage
import HIGReading

/// The suppressions of one checked file.
struct FileSuppressions: Sendable {
  var file: SourceFile
  var suppressions: Suppressions
  var requiresReason: Bool

  init(file: SourceFile, suppressions: Suppressions, requiresReason: Bool) {
    self.file = file
    self.suppressions = suppressions
    self.requiresReason = requiresReason
  }

  /// Creates the suppressions of a file; nil where it has none.
  init?(_ tree: SyntaxTree, requiresReason: Bool) {
    suppressions = SuppressionReader.read(tree)
    if suppressions.isEmpty { return nil }
    file = tree.source
    self.requiresReason = requiresReason
  }
}

extension LintResult {
  /// Removes suppressed findings, and reports suppressions that suppress nothing, name no rule or lack a reason.
  ///
  /// - Parameters:
  ///   - ids: The ids of all rules.
  ///   - isWhole: Whether all is there that a suppression may be for; without that none is told to be of no use.
  mutating func apply(_ files: [FileSuppressions], ids: Set<String>, isWhole: Bool = true) {
    guard !files.isEmpty else { return }
    var used = files.map { file in file.suppressions.all.map { [Bool](repeating: false, count: $0.names.count) } }
    var indexes = files.map { SuppressionIndex($0.suppressions) }
    let positions = Dictionary(files.enumerated().map { ($1.file.path, $0) }) { first, _ in first }
    func isSuppressed(_ rule: String, _ location: Location) -> Bool {
      guard let position = positions[location.file.path] else { return false }
      return indexes[position].covers(rule, at: location.range.start) { used[position][$0][$1] = true }
    }
    diagnostics.removeAll { isSuppressed($0.rule, $0.location) }
    reviews.removeAll { isSuppressed($0.rule, $0.location) }
    guard isWhole else { return }
    let areas = Set(ids.map { RuleSet.area(of: $0) })
    var found: [Diagnostic] = []
    lazy var sorted = ids.sorted()
    for (position, file) in files.enumerated() {
      found += file.suppressions.problems
      for (number, suppression) in file.suppressions.all.enumerated() {
        if file.requiresReason, suppression.reason == nil { found.append(file.missingReason(suppression)) }
        for (index, name) in suppression.names.enumerated() {
          if !Self.exists(name.pattern, ids: ids, areas: areas) {
            found.append(file.unknownRule(name, ids: sorted))
          } else if !used[position][number][index], name.pattern != SuppressionRule.unused.id {
            found.append(file.unused(suppression, name))
          }
        }
      }
    }
    guard !found.isEmpty else { return }
    // What says that a suppression is unused can be suppressed like anything else.
    diagnostics += found.filter { !isSuppressed($0.rule, $0.location) }
    sort()
  }

  /// The areas of the diagnostics that are found while files are read.
  private static var readingAreas: Set<String> { ["spec", "syntax", "file", "suppression"] }

  private static func exists(_ pattern: String, ids: Set<String>, areas: Set<String>) -> Bool {
    if pattern == "*" || ids.contains(pattern) { return true }
    let area = RuleSet.area(of: pattern)
    if readingAreas.contains(area), area.utf8.count < pattern.utf8.count { return true }
    return pattern.hasSuffix("/*") && areas.contains(area)
  }
}

extension FileSuppressions {
  private func diagnostic(_ rule: SuppressionRule, _ severity: Severity, _ range: SourceRange, _ message: Message)
    -> Diagnostic
  {
    Diagnostic(
      rule: rule.id, severity: severity, message: message, at: Location(file: file, range: range))
  }

  fileprivate func missingReason(_ suppression: Suppression) -> Diagnostic {
    diagnostic(
      .missingReason, .error, suppression.range,
      Message(
        en: "this suppression gives no reason: add ` -- ` and why", zhHans: "此处停用规则未说明原因：请加上 ` -- ` 和原因"))
  }

  fileprivate func unknownRule(_ name: Suppression.Name, ids: [String]) -> Diagnostic {
    let near = nearest(to: name.pattern, among: ids)
    let hint = Message.alternatives(near)
    var result = diagnostic(
      .unknownRule, .error, name.range,
      Message(
        en: "there is no rule `\(name.pattern)`\(hint.en)", zhHans: "没有规则 `\(name.pattern)`\(hint.zhHans)"))
    // The name of another rule would hide what nobody meant to hide.
    if near.count == 1, TypingSlip.explains(name.pattern, as: near[0]) {
      result.fix = Fix([.edit(Location(file: file, range: content(of: name.range)), near[0])])
    }
    return result
  }

  fileprivate func unused(_ suppression: Suppression, _ name: Suppression.Name) -> Diagnostic {
    var result = diagnostic(
      .unused, .warning, suppression.names.count == 1 ? suppression.range : name.range,
      Message(
        en: "`\(name.pattern)` finds nothing here; remove the suppression",
        zhHans: "`\(name.pattern)` 在此处没有发现问题；请删除这条停用说明"))
    result.fix = removal(of: name, from: suppression)
    return result
  }
}
