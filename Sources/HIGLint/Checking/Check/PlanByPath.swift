import HIGCore
import HIGLanguage
import HIGReading

/// The options of a run's files, to be asked for by path.
struct PlanByPath: Sendable {
  private let parts: [AppPart]
  /// The numbers of the parts in the order of their paths: a table would take more room.
  private let order: [Int]
  private let sets: [RuleOptions]

  init(_ parts: [AppPart], _ plan: CheckPlan) {
    self.parts = parts
    order = parts.indices.sorted { parts[$0].work.path < parts[$1].work.path }
    sets = plan.sets.map(\.options)
  }

  private func options(of path: String) -> CheckPlan.FileOptions? {
    let place = order.partitioningIndex { parts[$0].work.path >= path }
    return place < order.count && parts[order[place]].work.path == path ? parts[order[place]].work.options : nil
  }

  /// Returns a finding as the options of the file that it lies in have it; nil where they turn its rule off.
  func applied(to finding: Finding) -> Finding? {
    guard let file = options(of: finding.location.file.path) else { return finding }
    let set = finding.screen.flatMap { file.screens[String($0)] } ?? file.base
    return finding.applying(sets[set].change(of: finding.rule)).map { [$0].applying(file.objects) }?.first
  }
}
