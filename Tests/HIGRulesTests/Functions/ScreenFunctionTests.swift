import Testing

struct ScreenFunctionTests {
  private func alike(_ views: [String]) -> [String] {
    let spec =
      "app: {name: Trips}\nscreens:\n"
      + views.enumerated().map { "  - {id: s\($0.offset), views: \($0.element)}" }.joined(separator: "\n")
    return answer(
      "self.id + ' ' + (self.shape == '' ? '-' : screensAlike(self).map(s, s.id).join(''))", about: spec,
      select: "screen")
  }

  @Test func `screens are alike whatever the ids of their views`() {
    #expect(
      alike([
        "[{kind: label, id: a, text: Boats}]", "[{kind: label, id: b, text: Boats}]", "[{kind: label, text: Piers}]",
        "[]",
        "[{kind: label, text: Boats, alpha: 0.5}]",
      ]) == ["s0 ", "s1 s0", "s2 ", "s3 -", "s4 "])
  }

  @Test func `what lies in another view is not what lies beside it`() {
    #expect(
      alike([
        "[{kind: group, children: [{kind: label}]}]", "[{kind: group}, {kind: label}]",
        "[{kind: group, children: [{kind: label}]}]",
      ]) == ["s0 ", "s1 ", "s2 s0"])
  }

  private func steps(_ links: [String: String]) -> [String] {
    let spec =
      "app: {name: Trips}\nscreens:\n"
      + links.sorted { $0.key < $1.key }.map { "  - {id: \($0.key), links: [\($0.value)]}" }.joined(separator: "\n")
    return answer("self.id + string(stepsInARow(self, ['a', 'b', 'c']))", about: spec, select: "screen")
  }

  @Test(arguments: [
    (["a": "b", "b": "c", "c": ""], ["a1", "b2", "c3"]),
    (["a": "b", "b": "c", "c": "", "home": "a, c"], ["a1", "b2", "c1", "home0"]),
    (["a": "home", "b": "c", "c": "", "home": "b"], ["a1", "b1", "c2", "home0"]),
    // Round and round, with no way in.
    (["a": "b", "b": "c", "c": "a"], ["a0", "b0", "c0"]),
  ])
  func `steps are counted from the last screen that is none`(links: [String: String], counts: [String]) {
    #expect(steps(links) == counts)
  }
}
