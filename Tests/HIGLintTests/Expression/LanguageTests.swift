import Testing

@testable import HIGLanguage
@testable import HIGReading

@Suite struct `The rule language` {
  /// The problems of an expression as `start-end: message`.
  private func problems(
    _ source: String, _ variables: [(String, ValueType)] = [("self", .node(["view"])), ("any", .any)]
  ) -> [String] {
    do throws(ExpressionError) {
      _ = try Expression.compile(
        source: source, variables: variables, catalog: TestCatalog(), functions: testFunctions)
      return []
    } catch {
      for problem in error.problems {
        #expect(!problem.message.zhHans.isEmpty && problem.message.zhHans != problem.message.en)
      }
      return error.problems.map { "\($0.range.start)-\($0.range.end): \($0.message.en)" }
    }
  }

  @Test(arguments: [
    ("", "0-0: the expression ends where a value is expected"),
    ("1 +", "3-3: the expression ends where a value is expected"),
    ("1 2", "2-3: expected an operator, found `2`"),
    ("(1", "0-1: `(` is not closed by `)`"),
    ("(1]", "2-3: expected `)`, found `]`"),
    ("[1, 2", "0-1: `[` is not closed by `]`"),
    ("[1 2]", "3-4: expected `,` or `]`, found `2`"),
    ("size('a'", "4-5: `(` is not closed by `)`"),
    ("{'a' 1}", "5-6: expected `:`, found `1`"),
    ("true ? 1", "8-8: the expression ends where `:` is expected"),
    ("self.", "5-5: the expression ends where a name is expected"),
    ("self.1", "4-6: expected an operator, found `.1`"),
    ("a = 1", "2-3: `=` is no operator; write `==`"),
    ("a & b", "2-3: `&` is no operator; write `&&`"),
    ("a # b", "2-3: `#` has no meaning here"),
    ("宽 > 1", "0-3: `宽` has no meaning here"),
    ("'abc", "0-4: this text is not closed by its quote"),
    ("'a\nb'", "0-2: this text is not closed by its quote"),
    ("'''a", "0-4: this text is not closed by its quote"),
    ("'\\q'", "1-3: `\\q` is no escape; a backslash is written `\\\\`"),
    ("'\\uD800'", "1-7: `\\uD800` is no escape; a backslash is written `\\\\`"),
    ("'\\x4'", "1-4: `\\x4` is no escape; a backslash is written `\\\\`"),
    ("12u", "0-3: unsigned integers are not part of the rule language"),
    ("b'a'", "0-2: byte strings are not part of the rule language"),
    ("12ab", "0-4: `12ab` is not a number"),
    ("0x", "0-2: `0x` is not a number"),
    ("9223372036854775808", "0-19: `9223372036854775808` does not fit into 64 bits"),
    ("has(self)", "4-8: `has` takes a field: `has(self.font)`"),
    ("known()", "0-7: `known` takes one expression"),
    ("[1].all(x)", "8-9: `all` takes a name for the item and an expression: `x.all(item, …)`"),
    ("[1].all(1, true)", "8-9: `all` takes a name for the item and an expression: `x.all(item, …)`"),
    ("`", "0-1: this quoted name is empty or not closed by \"`\""),
  ])
  func `a wrong syntax is reported at its place`(_ source: String, _ expected: String) {
    #expect(problems(source) == [expected])
  }

  @Test(arguments: [
    ("slf.kind", ["0-3: there is no variable `slf`; did you mean `self`?"]),
    ("self.knd == 'button'", ["5-8: `view` has no fact `knd`; did you mean `kind`?"]),
    ("self.frame.widht < 44", ["11-16: `frame` has no fact `widht`; did you mean `width`?"]),
    ("has(self.knd)", ["9-12: `view` has no fact `knd`; did you mean `kind`?"]),
    ("self.kind == 'buton'", ["13-20: `buton` is no kind; did you mean `button`?"]),
    ("self.kind in ['label', 'buton']", ["23-30: `buton` is no kind; did you mean `button`?"]),
    ("'bld' in self.traits", ["0-5: `bld` is no trait; did you mean `bold`?"]),
    ("self.kind == (self.enabled ? 'button' : 'labl')", ["40-46: `labl` is no kind; did you mean `label`?"]),
    ("self.children.exists(c, c.kind == 'imag')", ["34-40: `imag` is no kind; did you mean `image`?"]),
    ("siz(self.text) > 1", ["0-3: there is no function `siz`; did you mean `size`?"]),
    ("self.text.startWith('a')", ["10-19: there is no function `startWith`; did you mean `startsWith`?"]),
    (
      "self.children.any(c, c.enabled)",
      ["14-17: there is no macro `any`; there are `all`, `exists`, `filter`, `map`, `exists_one`"]
    ),
    ("size(1)", ["0-7: `size` takes (string) or (list(any)) or (map(any, any)), not (int)"]),
    ("'a'.charAt('b')", ["0-15: `charAt` takes (string, int), not (string, string)"]),
    ("half('a')", ["0-9: `half` takes (double), not (string)"]),
    ("self.enabled && self.text", ["16-25: expected true or false, found `string`"]),
    ("!self.text", ["1-10: expected true or false, found `string`"]),
    ("-self.text", ["0-1: `-` does not work on `string`"]),
    ("self.text > 1", ["10-11: `>` does not work on `string` and `int`"]),
    ("self.text == 1", ["10-12: `==` does not work on `string` and `int`"]),
    ("self.text == null", ["0-17: a `string` is never null; `has(…)` tells whether it is stated"]),
    ("self.text + 1", ["10-11: `+` does not work on `string` and `int`"]),
    ("1.5 % 2", ["4-5: `%` does not work on `double` and `int`"]),
    ("self.text[0]", ["0-9: a value of type `string` has no index"]),
    ("[1]['a']", ["4-7: expected `int`, found `string`"]),
    ("1.kind", ["2-6: a value of type `int` has no fields"]),
    ("self.children.kind", ["14-18: a value of type `list(view)` has no fields"]),
    ("self.enabled.all(x, x)", ["0-12: expected a list or a map, found `bool`"]),
    ("self.color.hu", ["11-13: there is no fact `hu`; did you mean `hue`?"]),
    ("self.enabled ? 1 : 'a'", ["0-22: the two branches have types that don't go together: `int` and `string`"]),
    ("self.text.matches('(')", ["18-21: this group is not closed: `)` is missing"]),
    (
      "self.text.matches('\\bferry')",
      ["18-27: this pattern holds a backspace; the edge of a word is `\\\\b`, or `\\b` in a text written as r'…'"]
    ),
    ("self.text.matches('\\\\bferry')", []), ("self.text.matches(r'\\bferry')", []),
    (
      "self.knd == 'a' && self.hiden",
      [
        "5-8: `view` has no fact `knd`; did you mean `kind`?",
        "24-29: `view` has no fact `hiden`; did you mean `hidden`?",
      ]
    ),
  ])
  func `the checker reports every mistake, and what was perhaps meant`(_ source: String, _ expected: [String]) {
    #expect(problems(source) == expected)
  }

  @Test(arguments: [
    ("self.kind == 'button'", "bool"), ("self.frame.width + 1", "double"), ("self.length + 1", "int"),
    ("self.frame.width < 44 && self.length < 2.5", "bool"), ("[1, 2.5]", "list(double)"), ("[1, 'a']", "list(any)"),
    ("self.children.filter(c, c.enabled)", "list(view)"), ("self.children.map(c, c.text)", "list(string)"),
    ("self.children[0].frame", "frame"), ("{'a': 1}.a", "int"), ("any.whatever == null", "bool"), ("any + 1", "any"),
    ("self.color.hue", "double"), ("self.words[0].text", "string"), ("half(3)", "double"),
    ("self.kind + 's'", "string"),
    ("self.enabled ? 1 : 2.0", "double"), ("reverse([1])", "list(int)"), ("max(1, 2, 3.5)", "double"),
    ("strings.quote('a')", "string"), ("contains(self, 'a')", "bool"), ("type(1) == int", "bool"), ("dyn(1)", "any"),
    ("self.text.split(' ').map(w, size(w))", "list(int)"),
  ])
  func `a sound expression has a type`(_ source: String, _ expected: String) throws {
    let compiled = try Expression.compile(
      source: source, variables: [("self", .node(["view"])), ("any", .any)], catalog: TestCatalog(),
      functions: testFunctions)
    #expect(compiled.type.description == expected)
  }

  @Test func `the parameters of a rule have known names`() {
    let variables: [(String, ValueType)] = [("params", .record(RecordType(["minimum": .double, "large": .int])))]
    #expect(problems("params.minimum > params.large", variables).isEmpty)
    #expect(problems("params.minimun > 1", variables) == ["7-14: there is no key `minimun`; did you mean `minimum`?"])
  }

  @Test func `an expression tells which facts it reads`() throws {
    let compiled = try Expression.compile(
      source: "self.children.exists(c, has(c.frame.width)) && any.kind == 'a' && self.owner.enabled",
      variables: [("self", .node(["view", "text"])), ("any", .any)], catalog: TestCatalog(), functions: testFunctions)
    let reads = compiled.reads.map { "\($0.nodeType).\($0.fact)" }.sorted()
    #expect(reads == [".kind", "frame.width", "text.owner", "view.children", "view.enabled", "view.frame"])
  }

  @Test func `nesting is bounded, a long condition is not`() {
    for (open, close) in [("(", ")"), ("[", "]"), ("-(", ")"), ("size([", "])")] {
      let deep = String(repeating: open, count: 5000) + "1" + String(repeating: close, count: 5000)
      #expect(problems(deep).first?.contains("nested more than 250 levels") == true)
    }
    #expect(problems("1" + String(repeating: " + 1", count: 5000)).first?.contains("nested more than 250") == true)
    #expect(problems(String(repeating: "!", count: 5000) + "true").first?.contains("nested more than 250") == true)
    #expect(problems("true" + String(repeating: " && true", count: 5000)).isEmpty)
    #expect(problems(String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)).isEmpty)
  }

  @Test func `any bytes at all give a value or an error`() {
    var random: UInt64 = 42
    let pieces = [
      "self", ".", "kind", "(", ")", "[", "]", "{", "}", "'", "\"", "\\", "1", "2.5", "e", "all", "(x, ", "&&", "||",
      "?", ":", "in", "-", "!", "==", "<", "宽", "\u{0}", "`", "r'", "'''", ",", "has(", "known(", "size(", " ",
    ]
    for _ in 0..<3000 {
      var source = ""
      for _ in 0..<12 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(random >> 33) % pieces.count]
      }
      _ = problems(source)
      _ = try? evaluate(source)
    }
  }

  @Test(arguments: [
    ("self.kind == 'button' && self.frame.width < 44", "true"), ("self.frame.width", "40.0"),
    ("self.color.hue", "210.0"), ("hue(self.color)", "210.0"), ("self.color.nonsense", "error"),
    ("self.words[0].text", "\"span 3\""), ("self.words[0].start", "3"), ("self.words[0].end", "7"),
    ("has(self.color.hue)", "true"), ("has(self.words[0].nonsense)", "false"), ("contains(self, 'a')", "true"),
    ("self.contains('a')", "true"), ("'abc'.contains('b')", "true"), ("half(3)", "1.5"), ("half('a')", "error"),
    ("self.children.map(c, c.kind)", "[\"label\"]"),
    ("self.children.exists(c, c.children.all(d, d == c))", "unknown(children)"),
    ("string(self)", "\"node 0\""), ("type(self)", "view"), ("self == self.children[0]", "false"),
    ("self.children[0] in self.children", "true"), ("self.length + 1", "6"), ("{1: 'a', 1.0: 'b'}", "error"),
    ("{'a': 1, 'b': 2}.map(k, k)", "[\"a\", \"b\"]"), ("[3, 1, 2].sort()", "[1, 2, 3]"),
    ("sort(['b', 'a'])", "[\"a\", \"b\"]"),
    ("[1, 'a'].sort()", "error"), ("distinct([1, 2, 1.0, 'a', 'a'])", "[1, 2, \"a\"]"),
    ("distinct([[1], [1], []])", "[[1], []]"),
    ("sum([1, 2.5])", "3.5"), ("sum([])", "0"), ("max([])", "error"), ("min(2, 1.5)", "1.5"), ("max([1, 3, 2])", "3"),
    ("math.greatest(1, 2)", "2"), ("abs(-3)", "3"), ("round(2.5)", "3"), ("floor(-0.5)", "-1"), ("ceil(1.2)", "2"),
    ("floor(1e300)", "error"), ("'é' == 'e\\u0301'", "false"), ("size('e\\u0301')", "2"),
    ("'e\\u0301' in ['é']", "false"), ("{'é': 1}['e\\u0301']", "error"), ("'a\\u0000b'.size()", "3"),
    ("'abc'.split('')", "[\"a\", \"b\", \"c\"]"), ("''.split(',')", "[\"\"]"), ("''.split('')", "[]"),
    ("'a,b,'.split(',')", "[\"a\", \"b\", \"\"]"), ("'abab'.replace('', '-', 2)", "\"-a-bab\""),
    ("'%.2f|%.0e'.format([0.125, 15])", "\"0.12|2e+01\""), ("'%f'.format([1e-7])", "\"0.000000\""),
    ("'%.3f'.format([0.0006])", "\"0.001\""), ("'%.1f'.format([9.96])", "\"10.0\""),
    ("'%e'.format([0])", "\"0.000000e+00\""),
    ("'%.0f'.format([0.5])", "\"0\""), ("'%.0f'.format([0.6])", "\"1\""),
    ("'%.2f'.format([1e22])", "\"10000000000000000000000.00\""),
    ("'%s'.format([{'b': 1, 'a': [null]}])", "\"{a: [null], b: 1}\""), ("int('0x1')", "error"),
    ("double('inf')", "error"),
    ("'aXbX'.lastIndexOf('X', 2)", "1"), ("self.kind.matches('^but{2}on$')", "true"),
    ("'a'.matches(self.kind)", "false"),
    ("'a'.matches('(' + '')", "error"),
  ])
  func `an expression has this value`(_ source: String, _ expected: String) throws {
    let facts = TestFacts([
      [
        "kind": .string("button"), "frame": .node(NodeReference(1)), "color": .color(.clear), "length": .int(5),
        "words": .list([.span(TextSpan(node: NodeReference(0), start: 3, end: 7))]),
        "children": .list([.node(NodeReference(2))]),
      ],
      ["width": .int(40)], ["kind": .string("label")],
    ])
    let unchecked = word(try evaluate(source, facts: facts))
    // Unchecked, nothing says that a width is a double.
    #expect(unchecked == expected || (source == "self.frame.width" && unchecked == "40"))
    guard
      let compiled = try? Expression.compile(
        source: source, variables: [("self", .node(["view"]))], catalog: TestCatalog(), functions: testFunctions)
    else { return }
    let evaluator = Evaluator(facts: facts)
    evaluator.bind(.node(NodeReference(0)), to: 0)
    #expect(word(evaluator.evaluate(compiled.program)) == expected)
  }

  @Test func `work is bounded`() throws {
    let list = (0..<200).map { Value.int($0) }
    let compiled = try Expression.compile(
      source: "l.all(a, l.all(b, l.all(c, true)))", variables: [("l", .list(.int))], catalog: TestCatalog(),
      functions: testFunctions)
    let evaluator = Evaluator(facts: TestFacts(), stepBudget: 100_000)
    evaluator.bind(.list(list), to: 0)
    #expect(word(evaluator.evaluate(compiled.program)) == "error")
    let doubling = "['x']" + String(repeating: ".map(s, s + s)", count: 100) + ".size()"
    let bomb = try Expression.compile(
      source: doubling, variables: [], catalog: TestCatalog(), functions: testFunctions)
    #expect(word(evaluator.evaluate(bomb.program)) == "error")
  }
}
