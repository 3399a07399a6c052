import Foundation
import Testing

@Suite struct EvalTests {
  @Test(arguments: [
    ("1 + 2", "3\n"),
    ("7.0 / 2.0", "3.5\n"),
    ("4.0", "4.0\n"),
    ("'a' + \"b\"", "\"ab\"\n"),
    ("[1, true, null, {'k': [2.5]}]", "[1, true, null, {\"k\": [2.5]}]\n"),
    ("type(1)", "int\n"),
  ])
  func `an expression is shown as it would be written`(expression: String, shown: String) throws {
    #expect(try Sandbox().run("eval", "--", expression) == Outcome(status: 0, output: shown, error: ""))
  }

  @Test func `programs see the type of every value`() throws {
    let outcome = try Sandbox().run("eval", "--format", "json", "--", "{'a': [1, 2.5], 'b': null}")
    #expect(
      outcome.output
        == "{\"type\":\"map\",\"value\":[[{\"type\":\"string\",\"value\":\"a\"},{\"type\":\"list\",\"value\":"
        + "[{\"type\":\"int\",\"value\":\"1\"},{\"type\":\"double\",\"value\":\"2.5\"}]}],"
        + "[{\"type\":\"string\",\"value\":\"b\"},{\"type\":\"null\",\"value\":null}]]}\n")
  }

  @Test func `bindings are variables`() throws {
    let sandbox = try Sandbox(["b.json": "{\"x\": {\"name\": 1024}, \"y\": [1.5]}"])
    #expect(try sandbox.run("eval", "--bindings", "b.json", "x.name + 1").output == "1025\n")
    #expect(try sandbox.run("eval", "--bindings=b.json", "y[0]").output == "1.5\n")
  }

  @Test func `a mistake is underlined in the expression`() throws {
    let outcome = try Sandbox().run("eval", "--", "'a' + 1")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    let lines = outcome.error.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("<expression>:1:5: error: "))
    #expect(lines[1...] == ["    1 | 'a' + 1", "      |     ^"])
  }

  @Test func `without a check the mistake shows at run time`() throws {
    let outcome = try Sandbox().run("eval", "--no-check", "--", "'a' + 1")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("<expression>:1:1: error: "))
    let json = try Sandbox().run("eval", "--no-check", "--format", "json", "--", "1 / 0")
    #expect(json.status == 1)
    #expect(json.output == "{\"type\":\"error\",\"value\":\"division by zero\"}\n")
  }

  private static let spec = """
    screen: pay
    views:
      - {kind: button, id: now, frame: [0, 0, 100, 44]}
      - {kind: label, id: sum}
      - {kind: button, id: later}

    """

  @Test func `every selected node of a spec is asked`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.spec])
    let outcome = try sandbox.run("eval", "--spec", "pay.yaml", "--select", "button", "--", "self.frame.height")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines[0] == "pay/views/now: 44.0")
    #expect(lines[1].hasPrefix("pay/views/later: unknown (frame: the spec does not say"))
  }

  @Test func `a selection that there is not is named with what was meant`() throws {
    let outcome = try Sandbox(["pay.yaml": Self.spec]).run("eval", "--spec", "pay.yaml", "--select", "buton", "1")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix("higlint: `buton` is neither a type of node nor a kind of view; did you mean `button`?"))
  }
}

@Suite struct ParseTests {
  private enum Item: Decodable, Equatable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      do { self = .number(try value.decode(Int.self)) } catch { self = .text(try value.decode(String.self)) }
    }
  }

  @Test func `values and events are shown`() throws {
    let sandbox = try Sandbox(["a.yaml": "a: [1, x]\n"])
    let json = try sandbox.run("parse", "a.yaml")
    #expect(json.status == 0)
    let value = try JSONDecoder().decode([String: [Item]].self, from: Data(json.output.utf8))
    #expect(value == ["a": [.number(1), .text("x")]])
    #expect(
      try sandbox.run("parse", "a.yaml", "--format", "events").output
        == "+STR\n+DOC\n+MAP\n=VAL :a\n+SEQ []\n=VAL :1\n=VAL :x\n-SEQ\n-MAP\n-DOC\n-STR\n")
  }

  @Test func `what is wrong goes to standard error`() throws {
    let outcome = try Sandbox().run("parse", "-", input: "a: [1\nb: 2\n")
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("<stdin>:1:4: error: "))
  }
}

@Suite struct RuleListTests {
  private struct Rule: Decodable {
    var id, area, title, severity: String
    var automatic: Bool
    var covers, editions: [String]
    var fix: String?
  }

  private func rules(_ arguments: String...) throws -> [Rule] {
    let outcome = try Sandbox().shell("higlint rules --format json " + arguments.joined(separator: " "))
    #expect(outcome.status == 0)
    return try JSONDecoder().decode([Rule].self, from: Data(outcome.output.utf8))
  }

  @Test func `every rule is listed once, and can be explained in both languages`() throws {
    let rules = try rules()
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules.prefix(3) {
      #expect(rule.id.hasPrefix(rule.area + "/"))
      let english = try Sandbox().run("explain", rule.id)
      #expect(english.status == 0)
      #expect(english.output.hasPrefix("\(rule.id): \(rule.title)\n"))
      let chinese = try Sandbox().run("explain", rule.id, "--language", "zh-Hans")
      #expect(chinese.output.hasPrefix("\(rule.id)：") && chinese.output != english.output)
    }
    guard let first = rules.first else { return }
    #expect(try Set(self.rules("--area", first.area).map(\.area)) == [first.area])
  }

  @Test func `whether a rule has a fix, and whether that is safe, is said`() throws {
    let rules = try rules()
    #expect(try Sandbox().run("rules", "--format", "json").output.contains("\"fix\":null,"))
    for (fix, remark) in [
      ("safe", "Fix: safe, `higlint fix` makes it\n"), ("unsafe", "Fix: unsafe, `higlint fix --unsafe` makes it\n"),
      (nil, "Fix: none\n"),
    ] as [(String?, String)] {
      let rule = try #require(rules.first { $0.fix == fix && $0.automatic })
      #expect(try Sandbox().run("explain", rule.id, "--language", "en").output.contains("\n" + remark), "\(rule.id)")
    }
    #expect(rules.first { $0.id == "layout/tap-target" }?.fix == "unsafe")
  }

  @Test func `a misspelt rule is named with the nearest`() throws {
    guard let id = try rules().first?.id else { return }
    let outcome = try Sandbox().run("explain", id + "x")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: there is no rule `\(id)x`; did you mean `\(id)`"))
  }

  @Test func `an area that there is not is a mistake`() throws {
    let outcome = try Sandbox().run("rules", "--area", "nowhere")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: there is no area `nowhere`"))
  }
}

@Suite struct ReviewTests {
  @Test func `the checklist is whole for people and programs`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\n"])
    let human = try sandbox.run("review")
    #expect(human.status == 0)
    #expect(human.output.contains("in 1 file"))
    let json = try sandbox.run("review", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let reviews = try #require(report?["reviews"] as? [[String: Any]])
    let summary = try #require(report?["summary"] as? [String: Int])
    #expect(summary["review"] == reviews.count)
  }
}
