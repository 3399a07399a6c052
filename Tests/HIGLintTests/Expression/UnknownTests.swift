import Testing

@testable import HIGLanguage

@Suite struct `Unknown facts in expressions` {
  // `u` is unknown for want of `frame`, `v` of `text`; `i` is a number from 10 to 20; `e` is an error.

  @Test(arguments: [
    // Every pair of true, false, unknown and error.
    ("true && true", "true"), ("true && false", "false"), ("true && u", "unknown(frame)"), ("true && e", "error"),
    ("false && true", "false"), ("false && false", "false"), ("false && u", "false"), ("false && e", "false"),
    ("u && true", "unknown(frame)"), ("u && false", "false"), ("u && v", "unknown(frame, text)"),
    ("u && e", "unknown(frame)"),
    ("e && true", "error"), ("e && false", "false"), ("e && u", "unknown(frame)"), ("e && e", "error"),
    ("u && true && v && true", "unknown(frame, text)"), ("u && e && v && false", "false"),
  ])
  func `and is decided by a false operand`(_ source: String, _ expected: String) throws {
    #expect(word(try evaluate(source)) == expected)
  }

  @Test(arguments: [
    ("true || true", "true"), ("true || false", "true"), ("true || u", "true"), ("true || e", "true"),
    ("false || true", "true"), ("false || false", "false"), ("false || u", "unknown(frame)"), ("false || e", "error"),
    ("u || true", "true"), ("u || false", "unknown(frame)"), ("u || v", "unknown(frame, text)"),
    ("u || e", "unknown(frame)"),
    ("e || true", "true"), ("e || false", "error"), ("e || u", "unknown(frame)"), ("e || e", "error"),
  ])
  func `or is decided by a true operand`(_ source: String, _ expected: String) throws {
    #expect(word(try evaluate(source)) == expected)
  }

  @Test(arguments: [
    ("!true", "false"), ("!false", "true"), ("!u", "unknown(frame)"), ("!e", "error"), ("-u", "unknown(frame)"),
    ("-e", "error"),
  ])
  func `a sign leaves unknowns and errors as they are`(_ source: String, _ expected: String) throws {
    #expect(word(try evaluate(source)) == expected)
  }

  @Test(arguments: [
    ("true ? 1 : u", "1"), ("true ? u : 1", "unknown(frame)"), ("true ? e : 1", "error"), ("true ? 1 : e", "1"),
    ("false ? 1 : u", "unknown(frame)"), ("false ? u : 1", "1"), ("false ? e : 1", "1"), ("false ? 1 : e", "error"),
    ("u ? 1 : 1", "1"), ("u ? 1 : 2", "unknown(frame)"), ("u ? 'a' : 'a'", "\"a\""), ("u ? [1] : [1]", "[1]"),
    ("u ? v : v", "unknown(frame, text)"), ("u ? v : 1", "unknown(frame, text)"), ("u ? e : 1", "unknown(frame)"),
    ("u ? e : e", "unknown(frame)"), ("e ? 1 : 1", "error"), ("e ? u : u", "error"),
  ])
  func `a condition that is unknown asks whether the branches agree`(_ source: String, _ expected: String) throws {
    #expect(word(try evaluate(source)) == expected)
  }

  @Test(arguments: ["==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "%"])
  func `an operator with an unknown operand is unknown, an error beside it or not`(_ sign: String) throws {
    #expect(word(try evaluate("u \(sign) 1")) == "unknown(frame)")
    #expect(word(try evaluate("1 \(sign) u")) == "unknown(frame)")
    #expect(word(try evaluate("u \(sign) v")) == "unknown(frame, text)")
    #expect(word(try evaluate("v \(sign) u")) == "unknown(text, frame)")
    #expect(word(try evaluate("u \(sign) u")) == "unknown(frame)")
    #expect(word(try evaluate("u \(sign) e")) == "unknown(frame)")
    #expect(word(try evaluate("e \(sign) u")) == "unknown(frame)")
    #expect(word(try evaluate("e \(sign) 1")) == "error")
    #expect(word(try evaluate("1 \(sign) e")) == "error")
  }

  @Test(arguments: [
    ("u in [1]", "unknown(frame)"), ("1 in u", "unknown(frame)"), ("e in [1]", "error"), ("e in u", "unknown(frame)"),
    ("1 in [1, u]", "unknown(frame)"), ("[u, v]", "unknown(frame, text)"), ("[u, e]", "unknown(frame)"),
    ("[1, e]", "error"), ("{'a': u}", "unknown(frame)"), ("{'a': e}", "error"), ("u[0]", "unknown(frame)"),
    ("[1][u]", "unknown(frame)"), ("u[e]", "unknown(frame)"), ("e[0]", "error"), ("u.width", "unknown(frame)"),
    ("u.width.height", "unknown(frame)"), ("e.width", "error"), ("size(u)", "unknown(frame)"), ("size(e)", "error"),
    ("'a'.startsWith(u)", "unknown(frame)"), ("e.startsWith(u)", "unknown(frame)"),
    ("'a'.replace(e, u)", "unknown(frame)"), ("half(u)", "unknown(frame)"), ("half(e)", "error"),
    ("causes(u)", "1"), ("max(1, u)", "unknown(frame)"), ("max([1, 2], e)", "error"), ("type(u)", "unknown(frame)"),
  ])
  func `calls, indices and selections are unknown with what they work on`(_ source: String, _ expected: String) throws {
    #expect(word(try evaluate(source)) == expected)
  }

  @Test(
    arguments: [
      // `r` is [true, unknown, error, false] in part.
      ("r.all(x, x)", [.bool(true), .bool(true)], "true"), ("r.all(x, x)", [.bool(true), .bool(false)], "false"),
      ("r.all(x, x)", [.unknown(Unknown("a", .bound)), .bool(false)], "false"),
      ("r.all(x, x)", [.unknown(Unknown("a", .bound)), .bool(true)], "unknown(a)"),
      ("r.all(x, x)", [.error(.overflow), .bool(false)], "false"), ("r.all(x, x)", [.error(.overflow)], "error"),
      ("r.all(x, x)", [.error(.overflow), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.exists(x, x)", [.bool(false), .bool(false)], "false"),
      ("r.exists(x, x)", [.bool(false), .bool(true)], "true"),
      ("r.exists(x, x)", [.unknown(Unknown("a", .bound)), .bool(true)], "true"),
      ("r.exists(x, x)", [.unknown(Unknown("a", .bound)), .bool(false)], "unknown(a)"),
      ("r.exists(x, x)", [.error(.overflow), .bool(true)], "true"),
      ("r.exists(x, x)", [.error(.overflow), .bool(false)], "error"),
      ("r.exists(x, x)", [.error(.overflow), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.exists_one(x, x)", [.bool(true), .bool(false)], "true"),
      ("r.exists_one(x, x)", [.bool(true), .bool(true)], "false"),
      ("r.exists_one(x, x)", [.bool(true), .bool(true), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.exists_one(x, x)", [.bool(true), .error(.overflow)], "error"),
      ("r.exists_one(x, x)", [.error(.overflow), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.filter(x, x)", [.bool(true), .bool(false)], "[true]"),
      ("r.filter(x, x)", [.bool(true), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.filter(x, x)", [.bool(true), .error(.overflow)], "error"),
      ("r.filter(x, x)", [.error(.overflow), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.map(x, !x)", [.bool(true), .bool(false)], "[false, true]"),
      ("r.map(x, !x)", [.bool(true), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.map(x, !x)", [.bool(true), .error(.overflow)], "error"),
      ("r.map(x, !x)", [.error(.overflow), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.map(x, x, !x)", [.bool(true), .bool(false)], "[false]"),
      ("r.map(x, x, 1)", [.bool(true), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("r.map(x, x, 1)", [.bool(true), .error(.overflow)], "error"),
      ("r.map(x, true, x)", [.error(.overflow), .unknown(Unknown("a", .bound))], "unknown(a)"),
      ("true in r", [.unknown(Unknown("a", .bound)), .bool(true)], "true"),
      ("true in r", [.unknown(Unknown("a", .bound)), .bool(false)], "unknown(a)"),
      ("r == [true, false]", [.unknown(Unknown("a", .bound)), .bool(true)], "false"),
      ("r == [true, false]", [.unknown(Unknown("a", .bound)), .bool(false)], "unknown(a)"),
    ] as [(String, [Value], String)])
  func `macros and comparisons of lists look for an item that decides`(
    _ source: String, _ list: [Value], _ expected: String
  ) throws {
    #expect(word(try evaluate(source, [("r", .list(list))])) == expected)
  }

  @Test(arguments: ["all(x, true)", "exists(x, true)", "exists_one(x, x)", "filter(x, x)", "map(x, x)", "map(x, x, 1)"])
  func `a macro over an unknown range is unknown`(_ macro: String) throws {
    #expect(word(try evaluate("u.\(macro)")) == "unknown(frame)")
    #expect(word(try evaluate("e.\(macro)")) == "error")
    #expect(word(try evaluate("1.\(macro)")) == "error")
  }

  @Test(arguments: [
    ("known(u)", "false"), ("known(1)", "true"), ("known(e)", "error"), ("known(i)", "false"),
    ("known(u && false)", "true"),
    ("known(self.text)", "false"), ("has(self.text)", "false"), ("has(self.kind)", "true"),
    ("has(self.frame.width)", "false"), ("has(self.nonsense)", "false"), ("has({'a': 1}.a)", "true"),
    ("has({'a': 1}.b)", "false"), ("has(u.width)", "false"), ("has(e.width)", "error"), ("has(1.width)", "error"),
    ("self.nonsense", "error"), ("self.text", "unknown(text)"), ("self.frame.width", "unknown(frame)"),
  ])
  func `has is true or false, and known asks`(_ source: String, _ expected: String) throws {
    #expect(word(try evaluate(source, facts: TestFacts([["kind": .string("button")]]))) == expected)
  }

  @Test(arguments: [
    ("i < 21", "true"), ("i < 20", "unknown()"), ("i < 10", "false"), ("i <= 20", "true"), ("i <= 9", "false"),
    ("i > 9", "true"), ("i > 10", "unknown()"), ("i > 20", "false"), ("i >= 10", "true"), ("i >= 20.5", "false"),
    ("21 > i", "true"), ("i == 21", "false"), ("i == 15", "unknown()"), ("i != 9", "true"), ("i != 10", "unknown()"),
    ("i == i", "unknown()"), ("i == 'a'", "false"), ("i < 'a'", "error"), ("i < u", "unknown(frame)"),
    ("i + 1", "11.0...21.0"), ("1 - i", "-19.0...-9.0"), ("i * -2", "-40.0...-20.0"), ("i - i", "-10.0...10.0"),
    ("i * i", "100.0...400.0"), ("-i", "-20.0...-10.0"), ("i / 4", "2.0...5.0"), ("i / 0", "error"),
    ("1 / i", "unknown()"), ("i % 3", "unknown()"), ("i + 'a'", "error"), ("i + u", "unknown(frame)"),
    ("i in [1, 2]", "false"), ("i in [1, 12]", "unknown()"), ("i in {1: 2}", "false"), ("[1, 2][i]", "unknown()"),
    ("max(i, 15)", "15.0...20.0"), ("min(i, 5)", "5"), ("min(i, 12.0, 30)", "10.0...12.0"), ("abs(-i)", "10.0...20.0"),
    ("double(i) < 30.0", "true"), ("string(i)", "unknown()"), ("half(i)", "unknown(half)"), ("size(i)", "error"),
    ("i + 0 < 5 || i > 3", "true"), ("i == 15 ? 1 : 1", "1"),
  ])
  func `a comparison with an interval is known where all its numbers agree`(_ source: String, _ expected: String) throws
  {
    #expect(word(try evaluate(source)) == expected)
  }

  @Test func `what an interval leaves open names the fact`() throws {
    let facts = TestFacts([["length": .interval(Interval(low: 3, high: 9)), "frame": .node(NodeReference(1))]])
    for source in [
      "self.length > 5", "5 < self.length", "self.length + 1 == 5", "self.length in [4, 5]", "10 / self.length > 1",
      "true && self.length % 2 == 0", "['a', 'b'][self.length] == 'a'",
    ] {
      let value = try evaluate(source, facts: facts)
      guard case .unknown(let unknown) = value else {
        Issue.record("\(source) is \(word(value))")
        continue
      }
      #expect(unknown.causes == [.init("length", .placeholder)], "\(source)")
    }
  }
}
