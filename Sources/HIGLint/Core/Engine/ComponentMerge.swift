import HIGLanguage
import HIGReading

/// Decides where a finding in a component's definition is reported.
///
/// A finding that the component causes by itself is reported once, in its definition, with notes at the first uses. One
/// that depends on arguments or surroundings is reported at the use, with a note at the definition. Of components
/// within components, the innermost that can decide does.
package struct ComponentMerge {
  private struct Key: Hashable {
    var rule: String
    var path: String
    var range: SourceRange

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.location.file.path
      range = finding.location.range
    }
  }

  /// The places of the components that cause a finding by themselves, by the finding's key.
  private var own: [Key: [Location]] = [:]

  /// The findings of one file.
  package struct Part: Sendable {
    package var path: String
    /// The findings on its screens.
    package var findings: [Finding]
    /// The findings in its components, each checked by itself.
    package var isolated: [Finding] = []

    package init(path: String, findings: [Finding], isolated: [Finding] = []) {
      self.path = path
      self.findings = findings
      self.isolated = isolated
    }
  }

  /// Merges the findings of a run's files, on several threads, into lists in no order: a place's findings share a list.
  ///
  /// - Parameter origins: Findings of components in other files; they are reported only where these are used.
  package static func merged(_ parts: [Part], origins: [Finding] = [], threads: Int) -> [[Finding]] {
    let isolated = parts.flatMap(\.isolated)
    var merge = ComponentMerge()
    for finding in isolated + origins {
      if let component = finding.component { merge.own[Key(finding), default: []].append(component) }
    }
    let resolved = Parallel.map(count: parts.count, threads: threads, isDeep: false, makeState: {}) {
      [merge] index, _ in
      let found = parts[index].findings
      // To make them anew takes room for all of them.
      let findings = found.allSatisfy(\.chain.isEmpty) ? found : found.map(merge.resolve)
      return (findings, elsewhere: Set(findings.lazy.map(\.location.file.path).filter { $0 != parts[index].path }))
    }
    // Most files have their findings to themselves. The others' are looked at together.
    let shared = resolved.reduce(into: Set(isolated.map(\.location.file.path))) { $0.formUnion($1.elsewhere) }
    var common = isolated.map(merge.resolve)
    for (part, found) in zip(parts, resolved) where !found.elsewhere.isEmpty || shared.contains(part.path) {
      common += found.0.filter { shared.contains($0.location.file.path) }
    }
    let single = Parallel.map(count: parts.count, threads: threads, isDeep: false, makeState: {}) { index, _ in
      guard !shared.contains(parts[index].path) else { return [Finding]() }
      let found = resolved[index]
      let own = found.elsewhere.isEmpty ? found.0 : found.0.filter { $0.location.file.path == parts[index].path }
      let combined = own.combined()
      return combined.allSatisfy(\.uses.isEmpty) ? combined : combined.map { $0.notingUses() }
    }
    return single + [common.combined().map { $0.notingUses() }]
  }

  private func resolve(_ finding: Finding) -> Finding {
    // A place within an argument belongs to whoever wrote the argument.
    let chain = finding.chain.drop { !Self.contains($0.definition, finding.location) }
    guard let innermost = chain.first, let outermost = chain.last else {
      var result = finding
      result.chain = []
      return result
    }
    var result = finding
    result.chain = []
    let components = own[Key(finding)] ?? []
    let level = chain.firstIndex { use in components.contains { Self.contains(use.definition, $0) } }
    if let level { result.uses = [chain[level].location] }
    if level == chain.startIndex { return result }
    result.location = level.map { chain[$0 - 1].location } ?? outermost.location
    result.declineFix(
      Message(
        en: "it would change the component `\(innermost.component)`, and so every use of it",
        zhHans: "这会修改组件 `\(innermost.component)`，影响其所有使用处"))
    result.add(
      .init(
        Message(
          en: "in the component `\(innermost.component)`, here", zhHans: "位于组件 `\(innermost.component)` 的此处"),
        at: finding.location))
    return result
  }

  private static func contains(_ outer: Location, _ inner: Location) -> Bool {
    outer.file.path == inner.file.path && outer.range.contains(inner.range)
  }
}

extension Finding {
  /// The number of uses that a diagnostic's notes show.
  private static let shownUses = 3

  /// Records the components that the finding comes from: the model is gone when findings are merged.
  mutating func noteOrigin(in model: Model) {
    guard node != .none else { return }
    var index = model.nodes[Int(node.index)].use
    while index >= 0, chain.count < 1000 {
      let use = model.uses[Int(index)]
      chain.append(Use(component: use.component, location: use.location, definition: use.definition))
      index = use.parent
    }
    let root = NodeReference(0)
    if model.nodeCount > 0, model.typeName(of: root) == "component" { component = model.location(of: root) }
  }

  fileprivate func notingUses() -> Finding {
    guard !uses.isEmpty else { return self }
    var result = self
    let sorted = uses.sorted { a, b in
      a.file.path == b.file.path ? a.range < b.range : a.file.path < b.file.path
    }
    for use in sorted.prefix(Self.shownUses) {
      result.add(.init(Message(en: "used here", zhHans: "在此使用"), at: use))
    }
    if sorted.count > Self.shownUses {
      result.add(.init(Message(en: "used \(sorted.count) times in all", zhHans: "共使用 \(sorted.count) 次")))
    }
    result.uses = []
    return result
  }
}
