import Testing

@testable import HIGLanguage

struct WordSetTests {
  private static let words: WordSet = ["", "map", "zstack1", "textview", "segmentedControl", "activityIndicators"]

  @Test(arguments: ["", "map", "zstack1", "textview", "segmentedControl", "activityIndicators"])
  func `a set has the words that it was made of`(_ word: String) {
    #expect(Self.words.contains(word))
  }

  @Test(arguments: [
    "a", "mat", "maps", "pam", "zstack2", "textviem", "sextview", "segmentedcontrol", "segmentedControls",
    // Of just the first and the last bytes of a long word.
    "activityXXdicators", "activityIndicator", "支付",
  ])
  func `it has no other, however much alike`(_ word: String) {
    #expect(!Self.words.contains(word))
  }
}
