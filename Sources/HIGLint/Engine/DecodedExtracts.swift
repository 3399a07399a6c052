/// Extracts as they are decoded, a hundred or so at a time: on several threads, and never all of them at once.
struct DecodedExtracts: Sequence, IteratorProtocol {
  private static let batchSize = 128

  private let encoded: [ArraySlice<UInt8>]
  private let threads: Int
  /// The first that is not decoded.
  private var position = 0
  private var batch: [Extract?] = []
  /// The place in the batch.
  private var taken = 0

  init(_ encoded: [ArraySlice<UInt8>], threads: Int) {
    self.encoded = encoded
    self.threads = threads
  }

  mutating func next() -> Extract? {
    while true {
      while taken < batch.count {
        taken += 1
        if let extract = batch[taken - 1] { return extract }
      }
      guard position < encoded.count else { return nil }
      decode()
    }
  }

  private mutating func decode() {
    let part = encoded[position..<Swift.min(position + Self.batchSize, encoded.count)]
    position = part.endIndex
    taken = 0
    guard threads > 1, part.count > 16 else {
      batch = part.map { bytes in Extract([UInt8](bytes)) }
      return
    }
    batch = Parallel.map(count: part.count, threads: threads, makeState: {}) { index, _ in
      Extract([UInt8](part[part.startIndex + index]))
    }
  }
}
