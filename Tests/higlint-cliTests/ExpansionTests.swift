import Foundation
import Testing

/// What little text multiplies to is bounded: the bound is told at its cause, and the rest is checked.
struct ExpansionTests {
  /// The number of views that a check looked at, and its lines.
  private static func check(_ sandbox: borrowing Sandbox, _ path: String = "a.yaml") throws -> (
    views: Int, lines: [String]
  ) {
    let concise = try sandbox.run(
      "check", "--no-config", "--format", "concise", "--output", "json=report.json", path)
    let json = try Data(contentsOf: sandbox.folder.appendingPathComponent("report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let summary = try #require(report["summary"] as? [String: Int])
    return (summary["views"] ?? 0, concise.output.split(separator: "\n").map(String.init))
  }

  @Test func `components that use the next one twice are put in place as far as there is room`() throws {
    let components = (0..<25).map {
      "  C\($0): {view: {kind: group, children: [{use: C\($0 + 1)}, {use: C\($0 + 1)}]}}\n"
    }
    let sandbox = try Sandbox([
      "a.yaml": "components:\n" + components.joined()
        + "  C25: {view: {kind: label, text: x}}\nscreen: a\nviews: [{use: C0}, {kind: label, txet: y}]\n"
    ])
    let (views, lines) = try Self.check(sandbox)
    #expect(views < 6_000)
    // Once of the screen, and once of the components by themselves.
    #expect(lines.count == 3)
    #expect(lines.first?.contains(": the components of this file put more than ") == true)
    #expect(lines.first?.hasSuffix("[spec/too-many-views]") == true)
    #expect(lines.last?.contains("`txet`") == true)
  }

  @Test func `variants of many views are checked as far as there is room`() throws {
    let views = (0..<300).map { "  - {kind: label, text: T\($0)}\n" }.joined()
    let variants = (0..<300).map { _ in "  - {orientation: landscapeLeft}\n" }.joined()
    let sandbox = try Sandbox(["a.yaml": "screen: a\nviews:\n\(views)variants:\n\(variants)"])
    let (_, lines) = try Self.check(sandbox)
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.contains("the states and variants of this file state more than"))
    // The room is for some thirty of them: it is the first of those left out that is named.
    let number = try #require(line.split(separator: ":").dropFirst().first.flatMap { Int($0) })
    #expect((320..<360).contains(number))
  }

  @Test func `a slot that is there twice does not double without end`() throws {
    var spec = "components:\n  W: {view: {kind: group, children: [{kind: slot}, {kind: slot}]}}\nscreen: a\nviews:\n"
    var indentation = "  "
    for _ in 0..<20 {
      spec += "\(indentation)- use: W\n\(indentation)  children:\n"
      indentation += "    "
    }
    let sandbox = try Sandbox(["a.yaml": spec + "\(indentation)- {kind: label, text: x}\n"])
    let (views, lines) = try Self.check(sandbox)
    #expect(views < 6_000)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("[spec/too-many-views]") == true)
  }

  @Test(arguments: [90, 110, 1_600])
  func `components that use each other are followed a hundred deep, and the end is told`(depth: Int)
    throws
  {
    // Each is the root of the one before, so that no object is nested.
    let chain = (0..<depth).map { "  C\($0): {view: {use: C\($0 + 1)}}\n" }.joined()
    let sandbox = try Sandbox([
      "a.yaml": "components:\n\(chain)  C\(depth): {view: {kind: label, text: x}}\nscreen: a\nviews: [{use: C0}]\n"
    ])
    let outcome = try sandbox.shell("ulimit -t 30; higlint check --no-config --format concise a.yaml")
    guard depth > 100 else { return #expect(outcome.output.isEmpty && outcome.status == 0) }
    let lines = outcome.output.split(separator: "\n").filter { $0.hasSuffix("[spec/depth]") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("components use each other more than 100 deep; what is inside is not checked") == true)
  }

  @Test func `a real design has room for what it multiplies`() throws {
    // A card of twelve views, forty of them on a screen, in four variants and three states.
    let card = (0..<11).map { "{kind: label, text: T\($0)}" }.joined(separator: ", ")
    let uses = (0..<40).map { _ in "  - {use: Card}\n" }.joined()
    let sandbox = try Sandbox([
      "a.yaml": """
      components:
        Card: {view: {kind: card, children: [\(card)]}}
      screen: a
      views:
      \(uses)variants: [{device: ipad}, {device: iphone5}, {orientation: landscapeLeft}, {textSize: xxxLarge}]
      states: {loading: {}, empty: {}, error: {}}
      """
    ])
    #expect(try Self.check(sandbox).lines.filter { $0.contains("too-many-views") } == [])
  }

  @Test func `a mapping that merges itself ends, and so does what is made of aliases of aliases`() throws {
    let doubled = (0..<30).map { "a\($0 + 1): &a\($0 + 1) [*a\($0), *a\($0)]\n" }.joined()
    let sandbox = try Sandbox(["m.yaml": "x: &a\n  b: {<<: *a}\n", "b.yaml": "a0: &a0 [1]\n" + doubled])
    let parsed = try sandbox.run("parse", "m.yaml")
    #expect(parsed.output == "{\n  \"x\": {\n    \"b\": {}\n  }\n}\n")
    #expect(parsed.status == 1)
    let evaluated = try sandbox.run("eval", "--bindings", "b.yaml", "a30")
    #expect(evaluated.status == 2)
    #expect(
      evaluated.error
        == "higlint: b.yaml:15:12: with `*a13` the aliases of this file stand for more than 100000 values; they are not followed\n"
    )
  }

  @Test(arguments: [".higlint.yml", "brand.yaml"])
  func `settings and rules that merge themselves end, too`(_ name: String) throws {
    let sandbox = try Sandbox([
      "a.yaml": "screen: a\n", name: "x: &a\n  b: {<<: *a}\nrules: &r\n  <<: *r\n  color/contrast: {<<: *r}\n",
    ])
    let run = try sandbox.run(name == "brand.yaml" ? "test" : "check", name == "brand.yaml" ? name : "a.yaml")
    #expect(run.status == 2)
    #expect(run.error.contains("`*a` stands for what it is itself part of"))
  }

  @Test func `what is overridden for single screens holds for these, however many there are`() throws {
    let overrides = (0..<200).map { number in
      "  - {screens: [s\(number)], rules: {layout/tap-target: \(number % 3 == 0 ? "off" : number % 3 == 1 ? "advice" : "warning")}}\n"
    }
    let screens = (0..<200).map { number in
      "  - {id: s\(number), views: [{kind: button, title: Pay, action: pay, frame: [0, 100, 30, 30]}]}\n"
    }
    let sandbox = try Sandbox([
      ".higlint.yml": "overrides:\n" + overrides.joined(), "a.yaml": "screens:\n" + screens.joined(),
    ])
    let run = try sandbox.run("check", "--min-severity", "advice", "--format", "concise", "a.yaml")
    let found = run.output.split(separator: "\n").filter { $0.hasSuffix("[layout/tap-target]") }
    #expect(found.count { $0.contains(": advice: ") } == 67)
    #expect(found.count { $0.contains(": warning: ") } == 66)
    #expect(found.count { $0.contains(": error: ") } == 0)
  }
}
