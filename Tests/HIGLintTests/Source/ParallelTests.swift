import Testing

@testable import HIGLint

@Suite struct ParallelTests {
  @Test("Results come in the order of the work, whatever the number of threads", arguments: [1, 2, 3, 8, 100])
  func map(threads: Int) {
    let results = Parallel.map(count: 50, threads: threads, makeState: { 0 }) { index, _ in String(index) }
    #expect(results == (0..<50).map { String($0) })
  }

  @Test("What threads make is taken over in the order of the work, each once", arguments: [1, 2, 3, 8, 100])
  func inOrder(threads: Int) {
    var taken: [String] = []
    Parallel.inOrder(count: 50, threads: threads) { index in
      // Earlier ones take longer, so that later ones have to wait.
      (0..<(50 - index) * 200).reduce(into: [index]) { $0.append($1) }.first.map { String($0) } ?? ""
    } take: { index, text in
      #expect(index == taken.count)
      taken.append(text)
    }
    #expect(taken == (0..<50).map { String($0) })
  }

  @Test("Without work nothing is done")
  func nothing() {
    Parallel.inOrder(count: 0, threads: 4) { _ in
      ""
    } take: { _, _ in
      Issue.record("there is nothing to take")
    }
    #expect(Parallel.map(count: 0, threads: 4, makeState: {}) { index, _ in index }.isEmpty)
  }
}
