import Testing

struct OutlineFunctionTests {
  @Test func `a view of a group keeps to the edge of most of its mates, and is not left of its parent`() {
    let spec = """
      screen: test
      size: [375, 667]
      views:
        - {kind: label, id: a, group: g, level: 1, frame: [16, 80, 100, 20]}
        - {kind: label, id: b, group: g, level: 2, frame: [32, 110, 100, 20]}
        - {kind: label, id: c, group: g, level: 2, frame: [40, 140, 100, 20]}
        - {kind: label, id: d, group: g, level: 2, frame: [40, 170, 100, 20]}
        - {kind: label, id: e, group: g, level: 1, frame: [16, 200, 100, 20]}
        - {kind: label, id: f, group: g, level: 2, frame: [40, 230, 100, 20]}
        - {kind: label, id: g, frame: [50, 260, 100, 20]}
      """
    func others(_ function: String) -> [String] {
      answer("self.id + \(function)(self).map(other, other.id).join('')", about: spec, select: "view", isLocal: true)
    }
    #expect(others("outlineMates") == ["a", "bc", "c", "dc", "ea", "fc", "g"])
    #expect(others("outlineParents") == ["a", "ba", "ca", "da", "e", "fe", "g"])
  }

  @Test func `a column begins with the first of the views near its edge`() {
    let spec = """
      screen: test
      size: [375, 667]
      views:
        - {kind: label, id: a, frame: [16, 80, 100, 20]}
        - {kind: image, id: b, frame: [18, 110, 100, 20]}
        - {kind: label, id: c, frame: [20, 140, 100, 20]}
        - {kind: label, id: d, frame: [60, 170, 100, 20]}
        - {kind: button, id: e, title: Go, frame: [24, 200, 100, 44]}
        - {kind: label, id: f, hidden: true, frame: [16, 260, 100, 20]}
        - {kind: label, id: g, text: Where}
      """
    func column(_ least: Int, _ most: Int) -> [String] {
      answer(
        "self.id + columnFrom(self, ['label', 'button'], 8.0, \(least), \(most)).map(other, other.id).join('')",
        about: spec, select: "view", isLocal: true)
    }
    #expect(column(2, 24) == ["aace", "b", "c", "dd", "e", "f", "g"])
    #expect(column(8, 24) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(column(2, 6) == ["a", "b", "c", "d", "e", "f", "g"])
  }
}
