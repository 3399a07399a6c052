/// Looks for a word in bytes by Horspool's method: from the word's end, so that a byte that is not in it lets the
/// search jump over the word's whole length.
package struct ByteSearch: Sendable {
  private let word: [UInt8]
  /// The distance that the word's end moves on, by the byte found there.
  private let skips: [Int]

  /// - Parameter word: The word, which is not empty.
  package init(_ word: String) {
    self.word = Array(word.utf8)
    var skips = [Int](repeating: self.word.count, count: 256)
    for (index, byte) in self.word.dropLast().enumerated() { skips[Int(byte)] = self.word.count - 1 - index }
    self.skips = skips
  }

  /// Whether the word is somewhere in the bytes and passes a test, which is given the offset behind it.
  package func finds(in bytes: UnsafeBufferPointer<UInt8>, where test: (_ end: Int) -> Bool = { _ in true }) -> Bool {
    var last = word.count - 1
    while last < bytes.count {
      var count = 0
      while count < word.count, bytes[last - count] == word[word.count - 1 - count] { count += 1 }
      if count == word.count, test(last + 1) { return true }
      last += skips[Int(bytes[last])]
    }
    return false
  }
}
