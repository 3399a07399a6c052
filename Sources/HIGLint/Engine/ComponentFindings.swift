/// Decides where a finding in a component's definition is reported.
///
/// What the component does by itself is reported once, in its definition. What depends on arguments or surroundings is
/// reported at the use, with a note at the definition. Of components within components the innermost decides that can.
public struct ComponentFindings {
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

  /// What each component does by itself, by name.
  private var own: [String: Set<Key>] = [:]

  public init() {}

  /// Adds what `Engine.check(_:)` found in a component's own model.
  public mutating func add(_ findings: [Finding], ofComponent name: String) {
    own[name, default: []].formUnion(findings.map { Key($0) })
  }

  /// The findings of a model, each at the place where it is to be reported.
  public func resolve(_ findings: [Finding], in model: Model) -> [Finding] {
    guard !model.uses.isEmpty else { return findings }
    return findings.map { resolve($0, in: model) }
  }

  private func resolve(_ finding: Finding, in model: Model) -> Finding {
    guard finding.node != .none else { return finding }
    var chain = Self.uses(around: finding.node, in: model)
    // A place within an argument belongs to whoever wrote the argument.
    while let use = chain.first, !Self.contains(use.definition, finding.location) { chain.removeFirst() }
    guard let innermost = chain.first, let outermost = chain.last else { return finding }
    let key = Key(finding)
    var result = finding
    let level = chain.firstIndex { own[$0.component]?.contains(key) == true }
    if let level { result.uses = [chain[level].location] }
    if level == 0 { return result }
    result.location = level.map { chain[$0 - 1].location } ?? outermost.location
    result.add(
      .init(
        Message(
          en: "in the component `\(innermost.component)`, here", zhHans: "位于组件 `\(innermost.component)` 的此处"),
        at: finding.location))
    return result
  }

  /// The uses that a node comes from, the innermost first.
  private static func uses(around node: NodeReference, in model: Model) -> [ComponentUse] {
    var uses: [ComponentUse] = []
    var index = model.nodes[Int(node.index)].use
    while index >= 0, uses.count < 1000 {
      let use = model.uses[Int(index)]
      uses.append(use)
      index = use.parent
    }
    return uses
  }

  private static func contains(_ outer: Location, _ inner: Location) -> Bool {
    outer.file.path == inner.file.path && outer.range.contains(inner.range)
  }
}

extension [Finding] {
  /// The number of uses that are shown.
  private static var shownUses: Int { 3 }

  /// Adds notes about where components are used; to be called once, after `combined()` has brought equal findings of all
  /// files together.
  public func notingUses() -> [Finding] {
    map { finding in
      guard !finding.uses.isEmpty else { return finding }
      var result = finding
      let uses = finding.uses.sorted { a, b in
        a.file.path == b.file.path ? a.range < b.range : a.file.path < b.file.path
      }
      for use in uses.prefix(Self.shownUses) {
        result.add(.init(Message(en: "used here", zhHans: "在此使用"), at: use))
      }
      if uses.count > Self.shownUses {
        result.add(.init(Message(en: "used \(uses.count) times in all", zhHans: "共使用 \(uses.count) 次")))
      }
      result.uses = []
      return result
    }
  }
}
