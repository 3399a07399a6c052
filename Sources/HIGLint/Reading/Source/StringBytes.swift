/// Comparison of texts by their bytes, which is by Unicode scalar. Swift's own operators compare canonical equivalents.
public enum StringBytes {
  @inlinable public static func equal(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    return with(a, b) { equal($0, $1) }
  }

  @inline(__always)
  @inlinable public static func equal(_ p: UnsafeBufferPointer<UInt8>, _ q: UnsafeBufferPointer<UInt8>) -> Bool {
    guard p.count == q.count else { return false }
    let (a, b) = (UnsafeRawBufferPointer(p), UnsafeRawBufferPointer(q))
    var i = 0
    while i + 8 <= a.count {
      if a.loadUnaligned(fromByteOffset: i, as: UInt64.self) != b.loadUnaligned(fromByteOffset: i, as: UInt64.self) {
        return false
      }
      i += 8
    }
    while i < a.count {
      if p[i] != q[i] { return false }
      i += 1
    }
    return true
  }

  /// Whether bytes spell a word.
  @inline(__always)
  @inlinable public static func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    equal(bytes, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Calls `body` with the bytes of both texts, without a copy. A closure in a closure would count references to the
  /// inner one's text.
  @inline(__always)
  @inlinable public static func with<Result>(
    _ a: String, _ b: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let (x, y) = (a.utf8, b.utf8)
    let result = x.withContiguousStorageIfAvailable { p in y.withContiguousStorageIfAvailable { q in body(p, q) } }
    if let result, let result { return result }
    return a.withCopiedBytes { p in b.withCopiedBytes { q in body(p, q) } }
  }

  /// The seed of hashes, another one in every run, so that nobody can write texts that collide.
  @usableFromInline static let seed = UInt64.random(in: .min ... .max)

  @inline(__always)
  @inlinable public static func hash(_ text: String) -> UInt64 {
    text.withBytes { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var state = seed ^ UInt64(raw.count)
      var i = 0
      while i + 8 <= raw.count {
        state = folded(state ^ raw.loadUnaligned(fromByteOffset: i, as: UInt64.self))
        i += 8
      }
      var rest: UInt64 = 0
      while i < raw.count {
        rest = rest << 8 | UInt64(raw[i])
        i += 1
      }
      return folded(folded(state ^ rest) ^ seed)
    }
  }

  /// Returns both halves of a product, folded into one.
  @inline(__always)
  @inlinable static func folded(_ number: UInt64) -> UInt64 {
    let product = number.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// Returns a number below, at or above zero as `a` comes before, at or after `b`. UTF-8 orders as its scalars do.
  public static func order(_ a: String, _ b: String) -> Int {
    with(a, b) { order($0, $1) }
  }

  @inline(__always)
  public static func order(_ p: UnsafeBufferPointer<UInt8>, _ q: UnsafeBufferPointer<UInt8>) -> Int {
    let count = min(p.count, q.count)
    var i = 0
    while i < count {
      if p[i] != q[i] { return p[i] < q[i] ? -1 : 1 }
      i += 1
    }
    return p.count - q.count
  }

  /// Returns the number of Unicode scalars.
  public static func scalarCount(_ text: String) -> Int {
    text.withBytes { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  /// Returns the first place, at or after `start`, of a needle that is not empty.
  public static func find(
    _ needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int = 0
  )
    -> Int?
  {
    let count = needle.count
    guard start + count <= text.count, let first = needle.first else { return nil }
    if count > 16 { return findLong(needle, in: text, from: start) }
    var i = start
    while i + count <= text.count {
      if text[i] == first {
        var k = 1
        while k < count, text[i + k] == needle[k] { k += 1 }
        if k == count { return i }
      }
      i += 1
    }
    return nil
  }

  /// Searches by the method of Knuth, Morris and Pratt, which is linear for long needles, too.
  private static func findLong(
    _ needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var borders = [Int](repeating: 0, count: needle.count)
    var k = 0
    for i in 1..<needle.count {
      while k > 0, needle[i] != needle[k] { k = borders[k - 1] }
      if needle[i] == needle[k] { k += 1 }
      borders[i] = k
    }
    k = 0
    for i in start..<text.count {
      while k > 0, text[i] != needle[k] { k = borders[k - 1] }
      if text[i] == needle[k] { k += 1 }
      if k == needle.count { return i - k + 1 }
    }
    return nil
  }

  public static func contains(_ text: String, _ needle: String) -> Bool {
    if needle.isEmpty { return true }
    return with(text, needle) { p, q in find(q, in: p) != nil }
  }

  public static func starts(_ text: String, with prefix: String) -> Bool {
    with(text, prefix) { p, q in p.count >= q.count && equal(UnsafeBufferPointer(rebasing: p[..<q.count]), q) }
  }

  public static func ends(_ text: String, with suffix: String) -> Bool {
    with(text, suffix) { p, q in
      p.count >= q.count && equal(UnsafeBufferPointer(rebasing: p[(p.count - q.count)...]), q)
    }
  }
}

extension String {
  /// Calls `body` with the bytes in place. It needs no mutable copy, for which `withUTF8` counts a reference.
  @inline(__always)
  @inlinable public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return withCopiedBytes(body)
  }

  /// Calls `body` with copied bytes: only a text made by another language's library lies in pieces.
  @inline(never)
  @inlinable func withCopiedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Array(utf8).withUnsafeBufferPointer(body)
  }
}
