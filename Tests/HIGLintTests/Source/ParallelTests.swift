import Testing

@testable import HIGReading

@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 3, 8, 100])
  func `Results come in the order of the work, whatever the number of threads`(threads: Int) {
    let results = Parallel.map(count: 50, threads: threads, makeState: { 0 }) { index, _ in String(index) }
    #expect(results == (0..<50).map { String($0) })
  }

  @Test
  func `Without work nothing is done`() {
    #expect(Parallel.map(count: 0, threads: 4, makeState: {}) { index, _ in index }.isEmpty)
  }
}
