import Testing

@testable import HIGLanguage

@Suite struct RulePatternTests {
  @Test(arguments: [
    ("color/contrast", "color/contrast", true), ("color/*", "color/contrast", true), ("*", "color/contrast", true),
    ("color/*", "colors/contrast", false), ("color/con", "color/contrast", false), ("/*", "color/contrast", false),
    ("color", "color/contrast", false), ("", "color/contrast", false),
  ])
  func `a pattern is an id, an area or everything`(pattern: String, rule: String, isCovered: Bool) {
    #expect(RulePattern(pattern).covers(rule) == isCovered)
  }
}
