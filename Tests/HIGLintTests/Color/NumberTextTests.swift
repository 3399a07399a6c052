import Testing

@testable import HIGReading

@Suite("Numbers and suggestions")
struct NumberTextTests {
  @Test(
    arguments: [
      (4.498, "4.49"), (4.4999999, "4.49"), (4.5, "4.5"), (21, "21"), (4.49, "4.49"), (0.29, "0.29"), (1.005, "1"),
      (0, "0"), (-0.0, "0"), (-0.001, "0"), (-1.239, "-1.23"), (0.05, "0.05"), (0.009, "0"), (1e-7, "0"), (120, "120"),
      (1e21, "1000000000000000000000"), (1.25e16, "12500000000000000"), (0.1 + 0.2, "0.3"), (100.999, "100.99"),
      (.infinity, "∞"), (-.infinity, "-∞"), (.nan, "NaN"),
    ] as [(Double, String)])
  func `A number is cut, not rounded, and has no trailing zeros`(value: Double, expected: String) {
    #expect(cut(value) == expected)
  }

  @Test
  func `The number of decimals can be chosen`() {
    #expect(cut(4.4781, to: 4) == "4.4781")
    #expect(cut(4.4781, to: 0) == "4")
    #expect(cut(1e-7, to: 7) == "0.0000001")
    #expect(cut(-0.5, to: 0) == "0")
  }

  @Test
  func `Every hundredth is shown as it is written`() {
    for i in 0..<10_000 {
      let text = "\(i / 100).\(i / 10 % 10)\(i % 10)"
      let shown = cut(Double(i) / 100)
      #expect(Double(shown) == Double(text))
      #expect(shown.utf8.count <= text.utf8.count)
    }
  }

  @Test(arguments: [
    ("backgroundcolor", ["backgroundColor"]), ("background-color", ["backgroundColor"]),
    ("BACKGROUND_COLOR", ["backgroundColor"]),
    ("tilte", ["title"]), ("fram", ["frame"]), ("xyz", []), ("", []), ("t", []), ("间剧", ["间距"]),
    ("itle", ["title"]),
  ])
  func `The nearest names are those of the smallest slips`(name: String, expected: [String]) {
    #expect(nearest(to: name, among: ["title", "frame", "backgroundColor", "间距", "id"]) == expected)
  }

  @Test
  func `Suggestions are few, ordered by likeness, then by name, and do not depend on the order of the names`() {
    let known = ["label", "labels", "lable", "table", "Label", "cable"]
    let found = nearest(to: "lable", among: known)
    #expect(found == ["lable", "Label", "cable"] || found == ["lable", "Label", "label"])
    #expect(nearest(to: "lable", among: known.reversed()) == found)
    #expect(nearest(to: "lable", among: known, limit: 1) == ["lable"])
    #expect(nearest(to: "lable", among: known, limit: 0) == [])
  }

  @Test
  func `A pasted text is answered at once`() {
    let long = String(repeating: "ab", count: 200_000)
    #expect(nearest(to: long, among: ["a", long + "c", long.uppercased()]) == [long.uppercased()])
  }

  @Test(arguments: [
    ("system-blue", "systemBlue"), ("a_b-c", "aBC"), ("system-gray-2", "systemGray2"), ("plain", nil), ("-x", nil),
    ("x-", nil), ("a--b", nil),
  ])
  func `A kebab-case or snake_case name is turned into camelCase`(name: String, expected: String?) {
    #expect(camelCase(fromSeparated: name) == expected)
  }
}
