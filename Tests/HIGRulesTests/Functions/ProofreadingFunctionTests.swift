import Testing

struct ProofreadingFunctionTests {
  private func ask(_ expression: String, _ description: String) -> [String] {
    answer(expression, about: "app: {store: {description: \"\(description)\"}}", select: "store.description")
  }

  @Test(arguments: [
    ("The the best app", "The the"), ("Plan your your day", "your your"), ("Bye, bye", ""), ("That that is", ""),
    ("A day-to-day plan", ""), ("Very very  very good", "Very very, very  very"), ("To {name} {name}", ""),
    ("12 12", ""), ("我的的路线", ""), ("café Café", "café Café"),
  ])
  func `a word counts as doubled where only white space parts the two`(text: String, found: String) {
    #expect(ask("doubledWords(self, ['that'])", text) == [found])
  }

  @Test(arguments: [
    ("Trails (and maps", "("), ("Trails and maps)", ")"), ("Trails (and maps)", ""), ("路线（和地图", "（"),
    ("“路线”和《地图》", ""), ("“路线", "“"), ("1) Plan 2) Go a) by bus", ""), ("Have fun :) ;-)", ""),
    ("(a [b) c", "["), ("See the map 12)", ""), ("Plan trips2)", ")"), ("（1）规划（2）出发", ""),
  ])
  func `a bracket or quotation mark without its counterpart is found`(text: String, found: String) {
    #expect(ask("unpairedMarks(self)", text) == [found])
  }
}
