/// The scalars by the distinctions that a pattern makes: all that are in the same of its sets are one symbol.
///
/// A typical pattern has fewer than ten symbols, whatever the size of its sets, so a state's transitions are a short
/// row.
package struct PatternAlphabet: Sendable {
  /// The symbol of each ASCII scalar.
  let ascii: [UInt32]
  /// The first scalar of each run of scalars with one symbol, from 0.
  private let starts: [UInt32]
  private let symbols: [UInt32]
  /// The number of symbols; the last is for a byte that is part of no scalar, and is in no set.
  let count: Int

  var invalid: UInt32 { UInt32(count - 1) }

  init(_ sets: [ScalarSet]) {
    var bounds: [UInt32] = [0, 0x80]
    for set in sets { bounds += set.bounds }
    bounds.sort()
    var starts: [UInt32] = []
    for bound in bounds where bound != starts.last && bound < ScalarSet.limit { starts.append(bound) }
    let partition = Self.partition(starts, by: sets)
    self.starts = starts
    symbols = partition.symbols
    count = partition.count + 1
    var ascii: [UInt32] = []
    for (run, start) in starts.enumerated() where start < 0x80 {
      let end = run + 1 < starts.count ? min(starts[run + 1], 0x80) : 0x80
      ascii += repeatElement(symbols[run], count: Int(end - start))
    }
    self.ascii = ascii
  }

  /// Begins with one symbol for all and splits off, set by set, the part of each symbol that is in the set.
  private static func partition(_ starts: [UInt32], by sets: [ScalarSet]) -> (symbols: [UInt32], count: Int) {
    var symbols = [UInt32](repeating: 0, count: starts.count)
    // For each symbol: its number of runs, how many of them are in the set at hand, and its name there.
    var sizes = [starts.count]
    var touched = [0]
    var renamed: [UInt32] = [0]
    var found: [UInt32] = []
    for set in sets {
      let ranges = set.ranges.map { run(from: $0.lowerBound, in: starts)..<run(from: $0.upperBound, in: starts) }
      for range in ranges {
        for symbol in symbols[range] {
          if touched[Int(symbol)] == 0 { found.append(symbol) }
          touched[Int(symbol)] += 1
        }
      }
      for symbol in found {
        let size = touched[Int(symbol)]
        touched[Int(symbol)] = 0
        renamed[Int(symbol)] = symbol
        guard size < sizes[Int(symbol)] else { continue }
        renamed[Int(symbol)] = UInt32(sizes.count)
        sizes[Int(symbol)] -= size
        sizes.append(size)
        touched.append(0)
        renamed.append(0)
      }
      found.removeAll(keepingCapacity: true)
      for range in ranges { for index in range { symbols[index] = renamed[Int(symbols[index])] } }
    }
    return (symbols, sizes.count)
  }

  /// Returns the index of the run that begins at `bound`, which is one of the starts or the limit.
  private static func run(from bound: UInt32, in starts: [UInt32]) -> Int {
    starts.partitioningIndex { $0 >= bound }
  }

  /// Returns the symbol of a scalar that is not ASCII. `run` remembers the last answer: neighbours are often alike.
  @inline(__always)
  func symbol(of scalar: UInt32, run: inout Run) -> UInt32 {
    if scalar &- run.start < run.length { return run.symbol }
    guard scalar != UTF8Decoding.invalid else { return invalid }
    run = self.run(of: scalar)
    return run.symbol
  }

  package struct Run {
    package var start: UInt32 = 0
    package var length: UInt32 = 0
    package var symbol: UInt32 = 0
  }

  private func run(of scalar: UInt32) -> Run {
    let next = starts.partitioningIndex { $0 > scalar }
    let end = next < starts.count ? starts[next] : ScalarSet.limit
    return Run(start: starts[next - 1], length: end - starts[next - 1], symbol: symbols[next - 1])
  }

  /// Calls `body` with the symbols that a set consists of, some of them several times. The set must be one of those that
  /// the alphabet was made for.
  func forEachSymbol(in set: ScalarSet, _ body: (UInt32) -> Void) {
    for range in set.ranges {
      for symbol in symbols[Self.run(from: range.lowerBound, in: starts)..<Self.run(from: range.upperBound, in: starts)]
      {
        body(symbol)
      }
    }
  }
}
