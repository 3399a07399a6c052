extension [UInt8] {
  /// Whether a word, which is not empty, is somewhere in the bytes.
  func holds(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return withUnsafeBufferPointer { bytes in
      let last = bytes.count - word.count
      var i = 0
      while i <= last {
        if bytes[i] == word[0] {
          var k = 1
          while k < word.count, bytes[i + k] == word[k] { k += 1 }
          if k == word.count { return true }
        }
        i += 1
      }
      return false
    }
  }
}
