import HIGLanguage
import Testing

@testable import HIGCore

@Suite struct HandedPatternTests {
  /// More patterns than stand at hand are asked for by turns, view after view: each is compiled once.
  @Test func isKept() {
    let sources = (0..<600).map { "(ferry|boat) number \($0) leaves" }
    var patterns = HandedPatterns(nil)
    let first = sources.map { patterns.pattern($0) }
    #expect(sources.indices.filter { patterns.pattern(sources[$0]) !== first[$0] } == [])
  }

  /// A text that is made up anew with every call is no reason to keep them all.
  @Test func areBounded() {
    var patterns = HandedPatterns(nil)
    weak let early = patterns.pattern("ferry number -1 of a long line")
    for number in 0..<5000 { _ = patterns.pattern("ferry number \(number) of a long line") }
    #expect(early == nil)
  }
}
