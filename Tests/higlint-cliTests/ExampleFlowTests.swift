import Foundation
import HIGCore
import HIGLint
import HIGReading
import HIGRules
import Testing

@testable import HIGPage

/// The map of the example app.
@Suite struct ExampleFlowTests {
  private static let harbor = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Harbor").path

  private var map: FlowMap {
    let models = SpecModels(
      LintRequest(paths: [Self.harbor]), rules: BuiltInRules.ruleSet, workspace: DiskWorkspace())
    return FlowMap(apps: models.apps())
  }

  @Test func `Harbor's map begins with its tabs, and reaches every screen`() {
    let map = map
    let tabs = map.nodes.filter { $0.x == 0 }.sorted { $0.y < $1.y }
    #expect(tabs.map(\.id) == ["departures", "map", "tickets", "favourites", "settings"])
    let marks = map.nodes.flatMap { node in node.marks.map { "\(node.id) \($0.rawValue)" } }
    #expect(marks == ["departures start"])
    #expect(map.nodes.count == 14)
    let ways = map.edges.map { "\(map.nodes[$0.from].id) \($0.kind) \(map.nodes[$0.to].id)" }
    #expect(
      ways == [
        "departures push alertList", "departures modal search", "departures push routeDetail",
        "departures modal onboarding", "favourites modal purchase", "map push pier", "routeDetail modal purchase",
        "alertList push crewAnnouncement", "settings modal login", "tickets modal ticket", "tickets modal purchase",
        "departures tab map", "map tab tickets", "tickets tab favourites", "favourites tab settings",
      ])
    #expect(map.edges[3].transition == "coverVertical")
  }
}
