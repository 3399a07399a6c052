import Testing

@testable import HIGReading

@Suite struct ContentDigestTests {
  @Test func `a fingerprint depends on every byte, its place and the length`() {
    var seen: Set<ContentDigest> = []
    var count = 0
    for length in 0..<70 {
      seen.insert(ContentDigest(of: [UInt8](repeating: 0, count: length)))
      count += 1
      for place in 0..<length {
        for bit in [0, 7] as [UInt8] {
          var bytes = [UInt8](repeating: 0, count: length)
          bytes[place] = 1 << bit
          seen.insert(ContentDigest(of: bytes))
          count += 1
        }
      }
    }
    #expect(seen.count == count)
  }

  @Test func `it is the same on every machine`() {
    // As computed once: a shard that was written on another machine must be understood on this one.
    let digest = ContentDigest(first: 0x23FB_171D_BCFF_5512, second: 0xEF3C_629B_92A0_AB50)
    #expect(ContentDigest(of: Array("screen: pay\n".utf8)) == digest)
    var hasher = ContentHasher()
    hasher.add("screen: pay\n")
    #expect(hasher.digest == digest)
  }

  @Test func `two texts in a row are no other two`() {
    func digest(_ texts: String...) -> ContentDigest {
      var hasher = ContentHasher()
      for text in texts { hasher.add(text) }
      return hasher.digest
    }
    #expect(
      Set([digest("ab", "c"), digest("a", "bc"), digest("abc"), digest("abc", ""), digest("", "abc")]).count == 5)
  }

  @Test func `half of the bits differ where one bit does`() {
    var differing = 0
    for number in 0..<1000 {
      let bytes = Array("spec number \(number), with some text behind it".utf8)
      var other = bytes
      other[number % bytes.count] ^= 1 << UInt8(number % 8)
      let (a, b) = (ContentDigest(of: bytes), ContentDigest(of: other))
      differing += (a.first ^ b.first).nonzeroBitCount + (a.second ^ b.second).nonzeroBitCount
    }
    // Of 128,000 bits; the standard deviation is 179.
    #expect(abs(differing - 64_000) < 1_500)
  }
}
